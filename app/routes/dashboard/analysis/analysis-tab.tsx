import { Link } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import { GOOD_SCORE } from '#features/analyses/score-words.ts'
import { AnalysisLost } from './analysis-lost.tsx'
import { AnalysisProgressPanel } from './analysis-progress.tsx'
import { AssistantTable } from './assistant-table.tsx'
import { CategoryList } from './category-list.tsx'
import { ConflictList } from './conflict-list.tsx'
import { Doubt, Revised } from './doubt.tsx'
import { KnownFieldList } from './known-field-list.tsx'
import { Reanalyze } from './reanalyze.tsx'
import { ScoreHistory } from './score-history.tsx'
import { SourceTable } from './source-table.tsx'
import { SummarySections } from './summary-sections.tsx'
import { Verdict } from './verdict.tsx'

/** What goes well, and the three changes worth most: the summary's own opening. */
const OPENING = 2

export function AnalysisTab({
  analysis,
  history,
  refused,
  doubted,
}: {
  analysis: AnalysisView | null
  history: PastScore[]
  /** Why the last request without JavaScript was turned down. */
  refused: string | null
  /** The page that was named in that request, where it was 'Klopt dit niet?'. */
  doubted: string | null
}) {
  const { profile, analysis: run, hrefOf } = useDashboard()
  if (run.running) return <AnalysisProgressPanel run={run} />
  if (run.lost && !analysis) return <AnalysisLost retry={() => run.start(profile.form)} />
  if (!analysis) {
    return (
      <EmptyState title="Nog geen analyse">
        <p>
          Zodra je je profiel publiceert, lezen we je website. Hier zie je dan je score, en bij elk punt wat we vonden.
        </p>
        <Link to={hrefOf('geo-optimized')}>Naar publicatie</Link>
      </EmptyState>
    )
  }
  const { sections, hiddenSections } = analysis
  const verdict = (
    <>
      {run.lost ? <AnalysisLost retry={() => run.start(profile.form)} /> : null}
      <Verdict analysis={analysis}>
        {analysis.score !== null && analysis.score < GOOD_SCORE ? (
          <Notice kind="info" title="Tip">
            <p>
              Vul meer gegevens in: wat in je profiel staat, hoeft een assistent niet te raden.{' '}
              <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
            </p>
          </Notice>
        ) : null}
        {allows(profile.plan, 'analysis-on-demand') ? (
          <Reanalyze start={() => run.start(profile.form)} refused={doubted === null ? refused : null} />
        ) : null}
      </Verdict>
      {analysis.revision ? <Revised revision={analysis.revision} /> : null}
    </>
  )
  if (analysis.score === null) {
    return (
      <div className="grid grid-cols-1 gap-14">
        {verdict}
        <SummarySections id="samenvatting" title="Wat er aan de hand is" sections={sections} />
        <ScoreHistory history={history} />
        <SourceTable sources={analysis.sources} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-14">
      {verdict}
      <SummarySections id="samenvatting" title="Samenvatting" sections={sections.slice(0, OPENING)} />
      <CategoryList checks={analysis.checks} />
      <KnownFieldList analysis={analysis} />
      <ConflictList conflicts={analysis.conflicts} />
      {analysis.consequences.length > 0 ? <AssistantTable consequences={analysis.consequences} /> : null}
      <SummarySections
        id="uitwerking"
        title="Uitgewerkt, met tekst om over te nemen"
        sections={sections.slice(OPENING)}
        hidden={hiddenSections > 0 ? analysis.checks : []}
      />
      <Doubt
        start={(address) => run.start(profile.form, address)}
        refused={run.refused?.text ?? (doubted === null ? undefined : (refused ?? undefined))}
        typed={run.refused?.address ?? doubted ?? ''}
        once={!allows(profile.plan, 'analysis-on-demand')}
      />
      <ScoreHistory history={history} />
      <SourceTable sources={analysis.sources} />
    </div>
  )
}
