import { Link } from 'react-router'
import { assistantLabel, countsText } from '#app/copy/assistant-answers.ts'
import { dutchDate } from '#app/copy/dates.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { KeptAnswers } from '#features/assistant-answers/kept-answers.server.ts'
import { ANSWERS_ID, answersPage, JUDGED_ID, showAnswers } from './answers-state.ts'
import { RemoveAnswer } from './remove-answer.tsx'

/** The kept answers, newest first, each opening as it was marked. */
export function AnswerHistory({ answers: { newest, total, page, pages } }: { answers: KeptAnswers }) {
  const { hrefOf } = useDashboard()
  if (total === 0) return <p className="text-soft">Nog geen antwoorden. We bewaren ze hier voor je.</p>
  const to = (wanted: number) => `${hrefOf('analysis', answersPage(wanted))}#${ANSWERS_ID}`
  return (
    <section aria-labelledby="eerdere-antwoorden" className="grid grid-cols-1 gap-3">
      <h3 id="eerdere-antwoorden" className="text-lg">
        {total === 1 ? 'Eén antwoord bewaard' : `${total} antwoorden bewaard`}
      </h3>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {newest.map((answer) => (
          <li key={answer.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div className="grid min-w-0 gap-1">
              <Link
                to={`${hrefOf('analysis', { ...answersPage(page), ...showAnswers([answer.id]) })}#${JUDGED_ID}`}
                preventScrollReset
                className="line-clamp-3 wrap-anywhere"
              >
                {answer.question}
              </Link>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
                <span>
                  {assistantLabel(answer.assistant)}, {answer.model ? 'door ons gevraagd op ' : ''}
                  <time dateTime={answer.at}>{dutchDate(answer.at)}</time>
                </span>
                <Badge tone={answer.named ? 'marker' : 'neutral'}>{answer.named ? 'Genoemd' : 'Niet genoemd'}</Badge>
                <span className={answer.wrong > 0 ? 'font-semibold text-bad' : ''}>{countsText(answer)}</span>
              </p>
            </div>
            <RemoveAnswer answer={answer} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label="Bewaarde antwoorden" className="flex flex-wrap gap-x-6 gap-y-2">
          {page > 1 ? <Link to={to(page - 1)}>Nieuwere antwoorden</Link> : null}
          {page < pages ? <Link to={to(page + 1)}>Oudere antwoorden</Link> : null}
        </nav>
      ) : null}
    </section>
  )
}
