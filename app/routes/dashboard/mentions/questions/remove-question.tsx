import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { QUESTIONS_ID, REMOVE_QUESTION } from './questions-state.ts'

/** Removes a question, after asking; without JavaScript the page asks. */
export function RemoveQuestion({ question: { id, question } }: { question: Pick<StandingView, 'id' | 'question'> }) {
  const { hrefOf } = useDashboard()
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const form = useNavigation().formData
  const action = `${hrefOf('mentions')}#${QUESTIONS_ID}`
  const fields = { intent: 'remove-question', id }
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="text" className="text-bad" busy={form?.get('intent') === fields.intent && form.get('id') === id}>
        Verwijder<span className="sr-only"> ‘{question}’</span>
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
          ‘{question}’ {REMOVE_QUESTION.says}
        </Confirm>
      ) : null}
    </Form>
  )
}
