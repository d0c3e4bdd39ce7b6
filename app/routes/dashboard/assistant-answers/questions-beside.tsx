import { Link } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import type { OwnQuestions } from '#features/assistant-answers/questions.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import { QuestionList } from './question-list.tsx'

/** One of each kind; the rest is on a page of its own. */
const KINDS = ['naming', 'choice', 'fact'] as const

export function QuestionsBeside({ own: { questions } }: { own: OwnQuestions }) {
  const { domainInAddress } = useDashboard()
  const some = KINDS.flatMap((kind) => questions.find((question) => question.kind === kind) ?? [])
  return (
    <aside aria-labelledby="goede-vragen" className="grid grid-cols-1 content-start gap-3">
      <h3 id="goede-vragen" className="text-lg">
        Goede vragen
      </h3>
      <QuestionList questions={some} domainInAddress={domainInAddress} />
      <p>
        <Link to={aboutDomain(URLS.questions, domainInAddress)}>Alle {questions.length} vragen voor jouw bedrijf</Link>
      </p>
    </aside>
  )
}
