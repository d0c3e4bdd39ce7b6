import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Checkbox, CheckboxGroup } from '#app/ui/checkbox.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnAskings } from '#features/asking/own-askings.server.ts'
import { URLS } from '#features/urls.ts'
import { ANSWERS_ID, type AnswersForm, readAnswersState } from './answers-state.ts'
import { AssistantKeys } from './assistant-keys.tsx'

/** Having us ask a question of the assistants; without a key it says that nothing is measured, and what would change that. */
export function AskForm({ own, form, suggestion }: { own: OwnAskings; form: AnswersForm | null; suggestion: string }) {
  const names = own.possible.map(assistantLabel)
  return (
    <section aria-labelledby="laat-vragen" className="grid grid-cols-1 gap-4">
      <h3 id="laat-vragen" className="text-lg">
        Laat ons de vraag stellen
      </h3>
      {own.possible.length === 0 ? (
        <AssistantKeys keys={own.keys}>Een antwoord plakken kan altijd.</AssistantKeys>
      ) : own.limit === 0 ? (
        <Notice kind="info" title="Dit hoort bij Pro en Expert">
          <p>
            Dan stellen wij je vraag aan {new Intl.ListFormat('nl', { type: 'disjunction' }).format(names)}, en bewaren
            we het antwoord met zijn bronnen. Zelf een antwoord plakken kan in elk plan.
          </p>
          <p className="mt-2">
            <ButtonAnchor href={URLS.pricing}>Upgrade naar Pro</ButtonAnchor>
          </p>
        </Notice>
      ) : (
        <Ask own={own} form={form} suggestion={suggestion} />
      )}
    </section>
  )
}

function Ask({ own, form, suggestion }: { own: OwnAskings; form: AnswersForm | null; suggestion: string }) {
  const { hrefOf, countries } = useDashboard()
  const [search] = useSearchParams()
  const busy = useNavigation().formData?.get('intent') === 'ask-assistants'
  const chosen = readAnswersState(search).question || suggestion
  const typed = form?.typed?.asked
  const fields = form?.fields ?? {}
  const place = useRef<HTMLFormElement>(null)
  // The first field with an error.
  useEffect(() => {
    const [name] = Object.keys(form?.fields ?? {})
    if (name) place.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }, [form])
  return (
    <Form
      ref={place}
      method="post"
      action={`${hrefOf('analysis')}#${ANSWERS_ID}`}
      preventScrollReset
      noValidate
      className="grid max-w-prose grid-cols-1 gap-4"
    >
      <Field label="Je vraag" error={fields.question} required>
        <TextInput key={chosen} name="question" autoComplete="off" defaultValue={typed?.question ?? chosen} />
      </Field>
      <CheckboxGroup legend="Aan wie?" hint="Elke assistent telt als één antwoord." error={fields.assistants}>
        {own.possible.map((assistant) => (
          <Checkbox
            key={assistant}
            name="assistants"
            value={assistant}
            label={assistantLabel(assistant)}
            defaultChecked={typed ? typed.assistants.includes(assistant) : true}
          />
        ))}
      </CheckboxGroup>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Vanuit welk land?" error={fields.country} required>
          <Select name="country" defaultValue={typed?.country ?? 'NL'}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In welke taal?" error={fields.language} required>
          <Select name="language" defaultValue={typed?.language ?? 'nl'}>
            <option value="nl">Nederlands</option>
            <option value="en">Engels</option>
          </Select>
        </Field>
      </div>
      {form?.message ? (
        <Notice kind="bad" live="alert">
          {form.message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button name="intent" value="ask-assistants" busy={busy}>
          Stel de vraag
        </Button>
        <p className="text-soft">
          Nog {own.remaining} van {own.limit} antwoorden deze maand.
        </p>
      </div>
    </Form>
  )
}
