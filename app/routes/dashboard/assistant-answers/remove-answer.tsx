import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { RemoveForm } from '#app/ui/remove-form.tsx'
import type { KeptAnswer } from '#features/assistant-answers/kept-answers.server.ts'
import { ANSWERS_ID, REMOVE_QUESTION } from './answers-state.ts'

export function RemoveAnswer({ answer: { id, assistant, question } }: { answer: KeptAnswer }) {
  const { hrefOf } = useDashboard()
  return (
    <RemoveForm
      intent="remove-answer"
      id={id}
      action={`${hrefOf('analysis')}#${ANSWERS_ID}`}
      question={REMOVE_QUESTION}
    >
      antwoord van {assistantLabel(assistant)} op ‘{question}’
    </RemoveForm>
  )
}
