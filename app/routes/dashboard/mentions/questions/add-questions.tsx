import { ChevronDown } from 'lucide-react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { QUESTION_KINDS } from '#app/copy/assistant-answers.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldError, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnAskings } from '#features/asking/own-askings.server.ts'
import type { OwnQuestions } from '#features/assistant-answers/questions.server.ts'
import { ASSISTANTS } from '#features/standing-questions/choices.ts'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { DOMAIN_PARAM } from '#features/urls.ts'
import { AssistantsAndSchedule, CountryAndLanguage } from './question-settings.tsx'
import { ADD_ID, COUNTRY, LANGUAGE, QUESTIONS_ID, type QuestionsForm, readQuestionsState } from './questions-state.ts'

interface Props {
  questions: readonly StandingView[]
  suggested: OwnQuestions
  askings: OwnAskings
  form: QuestionsForm | null
}

const KINDS = ['naming', 'choice', 'fact'] as const

/** Adds questions: those that the profile suggests for a country and a language, and the customer's own. */
export function AddQuestions({ questions, suggested, askings, form }: Props) {
  const { hrefOf, domainInAddress } = useDashboard()
  const [search] = useSearchParams()
  const { country, language, isAdding } = readQuestionsState(search)
  const busy = useNavigation().formData?.get('intent') === 'add-questions'
  const typed = form?.typed
  const fields = form?.fields ?? {}
  const settings = {
    country: typed?.country || country || suggested.country,
    language: typed?.language || language,
    assistants: typed?.assistants ?? (askings.possible.length > 0 ? askings.possible : ASSISTANTS),
    schedule: typed?.schedule || 'monthly',
  }
  const isThere = (text: string) =>
    questions.some(
      (one) => one.question === text && one.country === settings.country && one.language === settings.language,
    )
  const left = suggested.questions.filter(({ text }) => !isThere(text))
  // One of each kind, for a beginning.
  const first = questions.length > 0 ? [] : KINDS.flatMap((kind) => left.find((one) => one.kind === kind)?.text ?? [])
  const chosen = typed?.chosen ?? first
  return (
    <details open={questions.length === 0 || isAdding || form !== null} className="group/add">
      <summary className="flex items-center gap-4 border-b border-hairline py-3 [&::-webkit-details-marker]:hidden">
        <h3 id={ADD_ID} className="me-auto scroll-mt-4 font-sans text-base font-semibold">
          {questions.length === 0 ? 'Begin met deze vragen' : 'Voeg vragen toe'}
        </h3>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open/add:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-6 pt-5">
        <Form
          action={`${hrefOf('mentions')}#${ADD_ID}`}
          preventScrollReset
          className="grid max-w-2xl grid-cols-1 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          {domainInAddress ? <input type="hidden" name={DOMAIN_PARAM} value={domainInAddress} /> : null}
          <CountryAndLanguage settings={settings} fields={{}} names={{ country: COUNTRY, language: LANGUAGE }} />
          <Button look="quiet" className="justify-self-start">
            Toon vragen
          </Button>
        </Form>
        <Form
          method="post"
          action={`${hrefOf('mentions')}#${QUESTIONS_ID}`}
          preventScrollReset
          noValidate
          className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
        >
          <input type="hidden" name="country" value={settings.country} />
          <input type="hidden" name="language" value={settings.language} />
          <div className="grid grid-cols-1 content-start gap-5">
            {KINDS.map((kind) => {
              const some = left.filter((one) => one.kind === kind)
              return some.length === 0 ? null : (
                // The suggestions of another country or language are other fields; what else was filled in stays.
                <fieldset key={`${kind} ${settings.country} ${settings.language}`}>
                  <legend className="font-semibold">{QUESTION_KINDS[kind]}</legend>
                  <div className="mt-2 divide-y divide-hairline border-y border-hairline">
                    {some.map(({ text }) => (
                      <Checkbox
                        key={text}
                        name="chosen"
                        value={text}
                        label={<span className="font-serif font-normal wrap-anywhere">{text}</span>}
                        defaultChecked={chosen.includes(text)}
                      />
                    ))}
                  </div>
                </fieldset>
              )
            })}
            <Field label="Een eigen vraag" hint="Zoals een klant hem zou stellen." error={fields.question}>
              <TextInput name="question" autoComplete="off" defaultValue={typed?.question ?? ''} />
            </Field>
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <AssistantsAndSchedule settings={settings} fields={fields} possible={askings.possible} />
            <FieldError id="land-of-taal">{fields.country ?? fields.language}</FieldError>
            {form?.message ? (
              <Notice kind="bad" live="alert">
                {form.message}
              </Notice>
            ) : null}
            <Button name="intent" value="add-questions" busy={busy} className="justify-self-start">
              Voeg toe
            </Button>
          </div>
        </Form>
      </div>
    </details>
  )
}
