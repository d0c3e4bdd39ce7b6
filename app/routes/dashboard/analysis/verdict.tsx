import type { ReactNode } from 'react'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { Notice } from '#app/ui/notice.tsx'
import { EmptyDial, ScoreDial } from '#app/ui/score-dial.tsx'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { GOOD_SCORE, type ScoreWord, scoreWord } from '#features/analyses/score-words.ts'

const CONCLUSIONS: Record<ScoreWord, string> = {
  goed: 'Assistenten kunnen je goed vinden, lezen en herkennen',
  matig: 'Assistenten kunnen je vinden, maar missen nog het een en ander',
  zwak: 'Assistenten kunnen nog weinig met je website',
}

/** The score on its dial, what it comes to, and what holds it down. The same in the dashboard and in the example of the public site. */
export function Verdict({ analysis, children }: { analysis: AnalysisView; children?: ReactNode }) {
  const { score, gates, notRead, url, takenAt, rubricVersion } = analysis
  return (
    <section
      aria-labelledby="oordeel"
      className={`grid items-center gap-x-5 gap-y-4 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-x-14 ${score === null ? 'grid-cols-1' : 'grid-cols-[9.5rem_minmax(0,1fr)]'}`}
    >
      <div className="md:row-span-2">
        {score === null ? (
          <EmptyDial label="Score" cause={notRead?.title ?? 'Niet gelezen'} />
        ) : (
          <ScoreDial score={score} label="Score" word={scoreWord(score)} goal={{ score: GOOD_SCORE, word: 'goed' }} />
        )}
      </div>
      <h2 id="oordeel" className="max-w-[26ch] text-lg text-pretty md:self-end md:text-2xl">
        {conclusion(score)}
      </h2>
      <div className="col-span-full grid gap-4 md:col-span-1 md:col-start-2 md:self-start">
        <p className="text-sm text-soft md:text-base">
          {plainUrl(url)}, gelezen op <time dateTime={takenAt}>{dutchMoment(takenAt)}</time>. Meetlat versie{' '}
          {rubricVersion}. De assistenten zelf zijn niet bevraagd: hoe zij je noemen is niet gemeten.
        </p>
        {notRead ? (
          <Notice kind="warn" title={`Aan zet: ${notRead.who}`}>
            <p>{notRead.cause}</p>
            <p>{notRead.advice}</p>
          </Notice>
        ) : null}
        {gates.map((gate) => (
          <Notice key={gate.id} kind="warn" title={`Daardoor is je score hooguit ${gate.maxScore}`}>
            <p>{gate.says}</p>
          </Notice>
        ))}
        {children}
      </div>
    </section>
  )
}

function conclusion(score: number | null): string {
  if (score === null) return 'We konden je website niet lezen'
  return CONCLUSIONS[scoreWord(score)]
}
