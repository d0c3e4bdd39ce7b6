import type { ReactNode } from 'react'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { ScoreDial } from '#app/ui/figures/score-dial.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import type { PastReport, PastScore } from '#features/analyses/history.server.ts'
import { GOOD_SCORE, type ScoreWord, scoreWord } from '#features/analyses/score-words.ts'
import { ScoreHistory } from './score-history.tsx'

const CONCLUSIONS: Record<ScoreWord, string> = {
  goed: 'Assistenten kunnen je goed vinden, lezen en herkennen',
  matig: 'Assistenten kunnen je vinden, maar missen nog het een en ander',
  zwak: 'Assistenten kunnen nog weinig met je website',
}

/** The score on its dial, its meaning, its trend, and what limits it. Shared by the dashboard and the example of the public site. */
export function Verdict({
  analysis,
  score,
  history = [],
  headingId = 'oordeel',
  children,
}: {
  analysis: Pick<AnalysisView, 'gates' | 'url' | 'takenAt'>
  score: number
  /** The customer's own has the reports' files, the example has none. */
  history?: (PastScore & Partial<PastReport>)[]
  headingId?: string
  children?: ReactNode
}) {
  const { gates, url, takenAt } = analysis
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-14"
    >
      <div className="md:row-span-2">
        <ScoreDial score={score} label="Score" word={scoreWord(score)} goal={{ score: GOOD_SCORE, word: 'goed' }} />
      </div>
      <h2 id={headingId} tabIndex={-1} className="max-w-[26ch] text-lg text-pretty md:self-end md:text-2xl">
        {CONCLUSIONS[scoreWord(score)]}
      </h2>
      <div className="col-span-full grid gap-3 md:col-span-1 md:col-start-2 md:self-start">
        <p className="text-sm text-soft">
          {plainUrl(url)}, gelezen op <time dateTime={takenAt}>{dutchMoment(takenAt)}</time>
        </p>
        {gates.map((gate) => (
          <Notice key={gate.id} kind="warn" title="Wat je score tegenhoudt">
            <p>{gate.says}</p>
          </Notice>
        ))}
        <ScoreHistory history={history} />
        {children}
      </div>
    </section>
  )
}
