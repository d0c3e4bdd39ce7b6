import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import type { KeptAnswer } from '#features/assistant-answers/kept-answers.server.ts'
import { ANSWERS_ID, REMOVE_QUESTION } from './answers-state.ts'

/** Removes a kept answer, after a question; without JavaScript the page asks it. */
export function RemoveAnswer({ answer: { id, assistant, question } }: { answer: KeptAnswer }) {
  const { hrefOf } = useDashboard()
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('id') === id
  const action = hrefOf('analysis')
  const fields = { intent: 'remove-answer', id }
  return (
    <Form
      method="post"
      action={`${action}#${ANSWERS_ID}`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="text" className="-mx-4 text-bad" busy={busy}>
        Verwijder
        <span className="sr-only">
          {' '}
          antwoord van {assistantLabel(assistant)} op ‘{question}’
        </span>
      </Button>
      {asking ? (
        <Confirm
          open
          onOpenChange={setAsking}
          title={REMOVE_QUESTION.title}
          confirmLabel={REMOVE_QUESTION.confirmLabel}
          onConfirm={() => {
            setAsking(false)
            void submit(confirmed(fields), { method: 'post', action, preventScrollReset: true })
          }}
        >
          {REMOVE_QUESTION.says}
        </Confirm>
      ) : null}
    </Form>
  )
}
