import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import { AssistantTable } from './assistant-table.tsx'
import { CategoryList } from './category-list.tsx'
import { ConflictList } from './conflict-list.tsx'
import { KnownFieldList } from './known-field-list.tsx'
import { ScoreHistory } from './score-history.tsx'
import { SourceTable } from './source-table.tsx'

/** The report below its verdict and its changes: the facts, then what each part is worth and why. Each check is told once. */
export function Report({ analysis, history }: { analysis: AnalysisView; history: PastScore[] }) {
  return (
    <div className="grid grid-cols-1 gap-14">
      <KnownFieldList analysis={analysis} />
      <CategoryList checks={analysis.checks} />
      <ConflictList conflicts={analysis.conflicts} />
      {analysis.consequences.length > 0 ? <AssistantTable consequences={analysis.consequences} /> : null}
      <ScoreHistory history={history} />
      <SourceTable sources={analysis.sources} />
    </div>
  )
}
