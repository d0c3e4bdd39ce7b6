import { Link } from 'react-router'
import { dutchDate } from '#app/copy/dates.ts'
import { ScoreLine } from '#app/routes/dashboard/analysis/score-history.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { EmptyDial, ScoreDial } from '#app/ui/figures/score-dial.tsx'
import type { SinceLastMonth } from '#features/analyses/change-since.server.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import { GOOD_SCORE, scoreWord } from '#features/analyses/score-words.ts'
import { changeOf } from '#features/analyses/since-last-month.ts'
import type { Standing } from './standing.ts'

/** The score with its label, its change since last month, and its line over time. */
export function ScoreCard({
  standing: { score, cause, takenAt },
  history,
  since,
}: {
  standing: Standing
  history: PastScore[]
  since: SinceLastMonth
}) {
  const { hrefOf } = useDashboard()
  return (
    <section
      aria-labelledby="score"
      className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-2 rounded-md border border-hairline bg-sheet px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <h2 id="score" className="sr-only">
        Je score
      </h2>
      {score === null ? (
        <EmptyDial label="Score" cause={cause ?? 'Niet gelezen'} />
      ) : (
        <ScoreDial score={score} label="Score" word={scoreWord(score)} goal={{ score: GOOD_SCORE, word: 'goed' }} />
      )}
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-soft">Sinds vorige maand</p>
        <Since score={score} since={since} />
        <p className="text-sm text-soft">Gemeten op {dutchDate(takenAt)}</p>
        <p className="text-sm">
          <Link to={hrefOf('analysis')}>Hele analyse</Link>
        </p>
      </div>
      {history.length > 1 ? (
        <div className="col-span-full">
          <ScoreLine low history={history} />
        </div>
      ) : null}
    </section>
  )
}

/** What changed, each line only if both months have it. */
function Since({ score, since: { score: scores, known, visits } }: { score: number | null; since: SinceLastMonth }) {
  if (score === null) return <p>We konden je website niet lezen</p>
  if (!scores && !visits) return <p>Nog niets om mee te vergelijken</p>
  return (
    <ul className="grid gap-0.5">
      {scores ? <li>Score {scoreText(scores)}</li> : null}
      {known && known.from !== known.to ? (
        <li>
          Bekende gegevens <FromTo {...known} />
        </li>
      ) : null}
      {visits ? (
        <li>
          AI-bezoek: {amount(visits.to)}, op dezelfde dagen vorige maand {amount(visits.from)}
        </li>
      ) : null}
    </ul>
  )
}

const amount = (count: number) => count.toLocaleString('nl-NL')

function scoreText({ from, to }: { from: number; to: number }) {
  if (changeOf({ from, to }).direction === 'same')
    return from === to ? `gelijk gebleven op ${to}` : `vrijwel gelijk: toen ${from}, nu ${to}`
  return <FromTo from={from} to={to} />
}

function FromTo({ from, to }: { from: number; to: number }) {
  return (
    <span className="tabular-nums">
      van {from} naar <strong className="marked mx-0.5! font-semibold">{to}</strong>
    </span>
  )
}
