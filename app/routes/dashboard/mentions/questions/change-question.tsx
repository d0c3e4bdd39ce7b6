import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AskedAssistant } from '#features/asking/asking.ts'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { AssistantsAndSchedule, CountryAndLanguage } from './question-settings.tsx'
import { QUESTIONS_ID, type QuestionsForm } from './questions-state.ts'

interface Props {
  question: StandingView
  possible: readonly AskedAssistant[]
  form: QuestionsForm | null
}

export function ChangeQuestion({ question: own, possible, form }: Props) {
  const { hrefOf } = useDashboard()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input[name="question"]')?.focus(), [])
  const busy = useNavigation().formData?.get('intent') === 'change-question'
  const typed = form?.typed ?? own
  const fields = form?.fields ?? {}
  const overview = `${hrefOf('mentions')}#${QUESTIONS_ID}`
  return (
    <div ref={place} id={`vraag-${own.id}`} className="scroll-mt-4">
      <Form
        method="post"
        action={overview}
        preventScrollReset
        noValidate
        aria-label={`Wijzig ‘${own.question}’`}
        className="grid max-w-prose grid-cols-1 gap-4"
      >
        <input type="hidden" name="id" value={own.id} />
        <Field
          label="Vraag"
          hint="Met andere woorden is het een andere vraag: de cijfers beginnen dan opnieuw."
          error={fields.question}
          required
        >
          <TextInput name="question" autoComplete="off" defaultValue={typed.question} />
        </Field>
        <CountryAndLanguage settings={typed} fields={fields} />
        <AssistantsAndSchedule settings={typed} fields={fields} possible={possible} />
        {form?.message ? (
          <Notice kind="bad" live="alert">
            {form.message}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="change-question" busy={busy}>
            Bewaar de vraag
          </Button>
          <ButtonLink to={overview} preventScrollReset>
            Annuleren
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
