import { Controller, useWatch } from 'react-hook-form'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Checkbox, CheckboxGroup } from '#app/ui/checkbox.tsx'
import { PickList } from '#app/ui/chips.tsx'
import { Counter, Field, TextArea } from '#app/ui/field.tsx'
import { allows, limit } from '#features/access/plans.ts'
import { characterCount, LLM_PLATFORMS, type LlmPlatform, PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { useCompanyForm, useFieldError, useInput } from './company-form.ts'
import { EntryList } from './entry-list.tsx'
import { FormField } from './form-field.tsx'
import { BASIC_EXTRAS } from './sections.ts'

/** What we cannot enforce is stated beside the choice (docs/spec.md, 'Noindex and AI crawlers'). */
const PLATFORM_NOTES: Partial<Record<LlmPlatform, string>> = {
  gemini: 'Gemini leest mee met de crawler van Google Zoeken. Dat kunnen we niet apart regelen.',
  grok: 'xAI noemt nergens hoe zijn crawler heet. We kunnen deze keuze niet afdwingen.',
}

/** Step 1: the basic company data and the choices for AI assistants. */
export function BasicStep() {
  const { profile } = useDashboard()
  return (
    <section id="stap-1" aria-labelledby="titel-stap-1" className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-7">
      <div className="grid gap-2">
        <h2 id="titel-stap-1" className="text-xl">
          Stap 1. Basis
        </h2>
        <p className="max-w-prose text-soft">
          Wie je bent, waar je zit en waar je om bekend wilt staan. We slaan vanzelf op, een halve minuut na je laatste
          wijziging.
        </p>
      </div>
      <FormField spec={{ name: 'companyName', label: 'Bedrijfsnaam', required: true, autoComplete: 'organization' }} />
      <FormField
        spec={{
          name: 'andereNamen',
          label: 'Andere namen',
          hint: 'Hoe je ook heet, zoals een handelsnaam of afkorting. We zoeken er ook naar in antwoorden van assistenten.',
          kind: 'texts',
        }}
      />
      <FormField
        spec={{
          name: 'url',
          label: 'Website',
          hint: 'Bijvoorbeeld https://voorbeeld.nl',
          kind: 'link',
          required: true,
          autoComplete: 'url',
        }}
      />
      <FormField
        spec={{
          name: 'locations',
          label: 'Plaatsen',
          hint: 'Waar je zit of werkt. Druk op Enter na elke plaats.',
          kind: 'texts',
        }}
      />
      <Countries />
      <ShortDescription profile={profile} />
      {allows(profile.plan, 'extended-info') ? (
        <>
          {BASIC_EXTRAS.map((spec) => (
            <FormField key={spec.name} spec={spec} />
          ))}
          <EntryList name="socialProfielen" />
        </>
      ) : null}
      <Platforms profile={profile} />
    </section>
  )
}

function Countries() {
  const { form, countries } = useCompanyForm()
  return (
    <Field label="Landen" error={useFieldError('countries')}>
      <Controller
        control={form.control}
        name="countries"
        render={({ field }) => (
          <PickList
            name={field.name}
            values={field.value}
            onChange={field.onChange}
            addLabel="Voeg toe"
            placeholder="Kies een land"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      />
    </Field>
  )
}

function ShortDescription({ profile }: { profile: OwnProfile }) {
  const { form } = useCompanyForm()
  const input = useInput('desiredInfo')
  const maximum = limit(profile.plan, 'description-characters')
  const text = String(useWatch({ control: form.control, name: 'desiredInfo' }) ?? '')
  const used = characterCount(text)
  const limited = Number.isFinite(maximum)
  return (
    <Field
      label="Korte omschrijving"
      hint="Waar wil je om bekend staan? Schrijf het zoals je het een klant zou vertellen."
      error={useFieldError('desiredInfo')}
      aside={limited ? <Counter used={used} limit={maximum} /> : undefined}
    >
      <TextArea
        {...input}
        // The browser counts some characters (emoji) as two; we count characters as people see them.
        maxLength={limited ? maximum + text.length - used : undefined}
      />
    </Field>
  )
}

function Platforms({ profile }: { profile: OwnProfile }) {
  const { form } = useCompanyForm()
  const all = allows(profile.plan, 'all-platforms')
  const chosen = (form.getValues('llmPlatforms') as LlmPlatform[] | undefined) ?? []
  return (
    <CheckboxGroup
      legend="AI-assistenten die je profiel mogen lezen"
      hint={all ? undefined : 'Met Gratis is dat ChatGPT. De andere vier horen bij Pro.'}
      error={useFieldError('llmPlatforms')}
    >
      {LLM_PLATFORMS.toSorted((a, b) => Number(b === 'chatgpt') - Number(a === 'chatgpt')).map((platform) => (
        <Checkbox
          key={platform}
          label={PLATFORM_LABELS[platform]}
          note={PLATFORM_NOTES[platform]}
          value={platform}
          {...(all
            ? { ...form.register('llmPlatforms'), defaultChecked: chosen.includes(platform) }
            : { disabled: true, defaultChecked: platform === 'chatgpt' })}
        />
      ))}
    </CheckboxGroup>
  )
}
