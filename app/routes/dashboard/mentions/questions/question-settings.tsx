import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { LANGUAGE_LABELS, SCHEDULE_LABELS } from '#app/copy/standing-questions.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Checkbox, CheckboxGroup } from '#app/ui/checkbox.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import type { AskedAssistant } from '#features/asking/asking.ts'
import type { FieldErrors } from '#features/failure.ts'
import { ASSISTANTS, QUESTION_SCHEDULES } from '#features/standing-questions/choices.ts'

export interface Settings {
  country: string
  language: string
  assistants: readonly string[]
  schedule: string
}

interface Props {
  settings: Settings
  fields: FieldErrors
  /** Those with a key. */
  possible: readonly AskedAssistant[]
}

/** Which assistants are asked, and how often. */
export function AssistantsAndSchedule({ settings, fields, possible }: Props) {
  return (
    <>
      <CheckboxGroup legend="Aan wie?" hint="Elke assistent telt elke keer als één antwoord." error={fields.assistants}>
        {ASSISTANTS.map((assistant) => (
          <Checkbox
            key={assistant}
            name="assistants"
            value={assistant}
            label={assistantLabel(assistant)}
            note={possible.includes(assistant) ? undefined : 'Geen sleutel ingesteld: nog niet te vragen.'}
            defaultChecked={settings.assistants.includes(assistant)}
          />
        ))}
      </CheckboxGroup>
      <Field
        label="Hoe vaak?"
        hint="Op de dag waarop je dit kiest: elke week dezelfde weekdag, of elke maand dezelfde datum."
        error={fields.schedule}
        required
      >
        <Select name="schedule" defaultValue={settings.schedule}>
          {QUESTION_SCHEDULES.toReversed().map((schedule) => (
            <option key={schedule} value={schedule}>
              {SCHEDULE_LABELS[schedule]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

/** From where and in which language it is asked. */
export function CountryAndLanguage({
  settings,
  fields,
  names = { country: 'country', language: 'language' },
}: Omit<Props, 'possible'> & { names?: { country: string; language: string } }) {
  const { countries } = useDashboard()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Vanuit welk land?" error={fields.country} required>
        <Select name={names.country} defaultValue={settings.country}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="In welke taal?" error={fields.language} required>
        <Select name={names.language} defaultValue={settings.language}>
          {Object.entries(LANGUAGE_LABELS).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
