import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import type { Settings } from '#features/settings/settings.schema.ts'
import { ACCOUNT_TIME_ZONES } from '#features/settings/time-zones.ts'
import type { SettingsAnswer } from './settings-answer.ts'

/** What a form shows: what was typed and refused, else what is stored. */
export interface FieldsOf {
  valueOf(name: keyof Settings): string
  isOn(name: keyof Settings): boolean
  errorOf(name: keyof Settings): string | undefined
  /** The first field with an error gets the focus on a page without JavaScript. */
  takesFocus(name: keyof Settings): boolean
}

export function fieldsOf(settings: Settings, answer: SettingsAnswer | undefined): FieldsOf {
  const shown = { ...settings, ...answer?.typed }
  const [first] = Object.keys(answer?.fields ?? {})
  return {
    valueOf: (name) => String(shown[name] ?? ''),
    isOn: (name) => shown[name] === true,
    errorOf: (name) => answer?.fields[name],
    takesFocus: (name) => name === first,
  }
}

const TIME_ZONE_LABELS: Record<Settings['tijdzone'], string> = {
  'Europe/Amsterdam': 'Amsterdam',
  'Europe/Brussels': 'Brussel',
  'Europe/London': 'Londen',
  'Europe/Paris': 'Parijs',
  UTC: 'UTC',
}
const LANGUAGE_LABELS: Record<Settings['taal'], string> = { nl: 'Nederlands', en: 'Engels' }
const FREQUENCY_LABELS: Record<Settings['rapport_frequentie'], string> = { maandelijks: 'Maandelijks', uit: 'Uit' }

interface Fields {
  fields: FieldsOf
}

export function ReportEmailField({ fields, email }: Fields & { email: string }) {
  return (
    <Field
      label="E-mailadres voor rapporten"
      hint={`Laat je dit leeg, dan is het ${email}, waarmee je inlogt.`}
      error={fields.errorOf('rapport_email')}
    >
      <TextInput
        type="email"
        name="rapport_email"
        autoComplete="email"
        defaultValue={fields.valueOf('rapport_email')}
        takesFocus={fields.takesFocus('rapport_email')}
      />
    </Field>
  )
}

/** The zone of the company data stays on offer while it is the one in use. */
export function LanguageAndZone({ fields, zone }: Fields & { zone: Settings['tijdzone'] }) {
  const zones = ACCOUNT_TIME_ZONES.some((one) => one === zone) ? ACCOUNT_TIME_ZONES : [...ACCOUNT_TIME_ZONES, zone]
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <Field
        label="Taal"
        hint="Van je rapporten. De schermen blijven Nederlands."
        error={fields.errorOf('taal')}
        required
      >
        <Select name="taal" defaultValue={fields.valueOf('taal')}>
          {Object.entries(LANGUAGE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Tijdzone" hint="Geldt ook bij je bedrijfsgegevens." error={fields.errorOf('tijdzone')} required>
        <Select name="tijdzone" defaultValue={fields.valueOf('tijdzone')}>
          {zones.map((value) => (
            <option key={value} value={value}>
              {TIME_ZONE_LABELS[value]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

export function ReportMailFields({ fields }: Fields) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Hoe vaak"
          hint="Maandelijks, of helemaal niet."
          error={fields.errorOf('rapport_frequentie')}
          required
        >
          <Select name="rapport_frequentie" defaultValue={fields.valueOf('rapport_frequentie')}>
            {Object.entries(FREQUENCY_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Dag van de maand"
          hint="Heeft een maand die dag niet, dan de laatste."
          error={fields.errorOf('rapport_dag_vd_maand')}
          required
        >
          <TextInput
            type="number"
            name="rapport_dag_vd_maand"
            min={1}
            max={31}
            defaultValue={fields.valueOf('rapport_dag_vd_maand')}
            takesFocus={fields.takesFocus('rapport_dag_vd_maand')}
          />
        </Field>
      </div>
      <div className="divide-y divide-hairline border-y border-hairline">
        <Checkbox
          name="rapport_samenvatting_email"
          defaultChecked={fields.isOn('rapport_samenvatting_email')}
          label="Samenvatting per e-mail"
          note="De score en wat er het meest toe doet, in de mail zelf."
        />
        <Checkbox
          name="rapport_volledige_pdf"
          defaultChecked={fields.isOn('rapport_volledige_pdf')}
          label="Volledige PDF als bijlage"
          note="Het hele rapport, om te bewaren of door te sturen."
        />
        <Checkbox
          name="meldingen_email"
          defaultChecked={fields.isOn('meldingen_email')}
          label="Meldingen per e-mail"
          note="Hoogstens één mail per website per dag, en alleen als er iets is. Op je dashboard staan ze altijd."
        />
      </div>
    </>
  )
}

export function PublicationFields({ fields }: Fields) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      <Checkbox
        name="zichtbaarheid_ai"
        defaultChecked={fields.isOn('zichtbaarheid_ai')}
        label="Zichtbaar voor AI-crawlers (GPTBot, ClaudeBot, PerplexityBot)"
        note="Zet je dit uit, dan weigeren we elke AI-crawler die we herkennen, en verdwijnt je profiel binnen een uur uit onze sitemap. Voor mensen met de link blijft het te lezen. Welke crawler Grok gebruikt, heeft de maker niet vastgelegd; die kunnen we niet met zekerheid weigeren."
      />
      <Checkbox
        name="noindex_google"
        defaultChecked={fields.isOn('noindex_google')}
        label="noindex voor zoekmachines"
        note="Vraagt Google, Bing en andere zoekmachines om je profiel niet in hun resultaten te zetten, zodat het niet met je eigen website concurreert. Let op: Gemini leest het web via Googlebot. Staat dit aan, dan haalt Google je profiel uit zijn index en kan Gemini het daar niet vinden. Zet het uit als je Gemini belangrijk vindt."
      />
    </div>
  )
}

/** What the settings are about, and plainly what is still being made. */
export const REPORTS_SENT =
  'Bij Pro en Expert lezen we je website elke maand opnieuw, op de dag die je hier kiest. Het rapport staat daarna bij je analyse, ook als PDF. Elke dag kijken we of er op je website iets veranderde dat ertoe doet; dat staat bij je meldingen.'
