import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ANSWERING_ASSISTANTS, MOST_AT_ONCE, NO_ANSWER } from '#features/assistant-answers/answers.schema.ts'
import { ANSWERS_ID, type AnswersForm, readAnswersState } from './answers-state.ts'

/** Pasting one answer or several, each with its question and assistant. The fields keep what was typed when the server refuses it. */
export function PasteForm({
  form,
  competitors,
  isFirst,
}: {
  form: AnswersForm | null
  competitors: readonly string[]
  isFirst: boolean
}) {
  const { hrefOf } = useDashboard()
  const [search] = useSearchParams()
  const navigation = useNavigation()
  const busy = navigation.formData?.get('intent') === 'judge-answers'
  const typed = form?.typed?.answers ?? []
  const [count, setCount] = useState(Math.max(1, typed.length))
  const place = useRef<HTMLFormElement>(null)
  const { question } = readAnswersState(search)
  const fields = form?.fields ?? {}
  const refused = form?.message ?? fields.answers

  // The first field with an error, or the new answer's first field.
  useEffect(() => {
    if (form) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form])
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    place.current?.querySelectorAll('select')[count - 1]?.focus()
  }, [count])

  return (
    <Form
      ref={place}
      method="post"
      action={`${hrefOf('analysis')}#${ANSWERS_ID}`}
      preventScrollReset
      noValidate
      className="grid grid-cols-1 content-start gap-6"
    >
      {/* The default button for Enter in a field. */}
      <button type="submit" name="intent" value="judge-answers" tabIndex={-1} aria-hidden className="hidden" />
      <h3 className="text-lg">{isFirst ? 'Plak je eerste antwoord' : 'Plak een antwoord'}</h3>
      {Array.from({ length: count }, (_, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: answers are only added, at the end.
          key={at}
          className={`grid grid-cols-1 gap-4 ${at > 0 ? 'border-t border-hairline pt-6' : ''}`}
        >
          <legend className={count > 1 ? 'font-semibold' : 'sr-only'}>Antwoord {at + 1}</legend>
          <Field label="Welke assistent?" error={fields[`answers.${at}.assistant`]} required>
            <Select name="assistant" defaultValue={(typed[at] ?? NO_ANSWER).assistant}>
              <option value="">Kies een assistent</option>
              {ANSWERING_ASSISTANTS.map((assistant) => (
                <option key={assistant} value={assistant}>
                  {assistantLabel(assistant)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Welke vraag stelde je?" error={fields[`answers.${at}.question`]} required>
            <TextInput
              // A question that is chosen from the list comes in the address.
              key={at === 0 ? question : ''}
              name="question"
              autoComplete="off"
              defaultValue={typed[at]?.question || (at === 0 ? question : '')}
            />
          </Field>
          <Field label="Het antwoord" error={fields[`answers.${at}.answer`]} required>
            <TextArea
              name="answer"
              rows={6}
              className="max-h-96 min-h-40"
              defaultValue={(typed[at] ?? NO_ANSWER).answer}
            />
          </Field>
        </fieldset>
      ))}
      <Field
        label="Je concurrenten"
        hint="Een naam of website per regel. We markeren ze als het antwoord ze noemt."
        error={fields.competitors}
      >
        <TextArea
          name="competitors"
          rows={2}
          className="min-h-16"
          defaultValue={form?.typed?.competitors ?? competitors.join('\n')}
        />
      </Field>
      {refused ? (
        <Notice kind="bad" live="alert">
          {refused}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button name="intent" value="judge-answers" busy={busy}>
          {count > 1 ? 'Markeer de antwoorden' : 'Markeer het antwoord'}
        </Button>
        {count < MOST_AT_ONCE ? (
          <Button
            look="quiet"
            name="intent"
            value="add-answer"
            busy={busy}
            onClick={(event) => {
              event.preventDefault()
              setCount(count + 1)
            }}
          >
            Nog een antwoord
          </Button>
        ) : null}
        <p role="status" className="text-soft">
          {busy ? 'We zoeken je naam en je gegevens op…' : ''}
        </p>
      </div>
    </Form>
  )
}
