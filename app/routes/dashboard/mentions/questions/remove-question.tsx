import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { RemoveForm } from '#app/ui/remove-form.tsx'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { QUESTIONS_ID, REMOVE_QUESTION } from './questions-state.ts'

export function RemoveQuestion({ question: { id, question } }: { question: Pick<StandingView, 'id' | 'question'> }) {
  const { hrefOf } = useDashboard()
  return (
    <RemoveForm
      intent="remove-question"
      id={id}
      action={`${hrefOf('mentions')}#${QUESTIONS_ID}`}
      question={REMOVE_QUESTION}
      subject={`‘${question}’`}
    >
      ‘{question}’
    </RemoveForm>
  )
}
