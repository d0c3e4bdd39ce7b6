import type { ReactNode } from 'react'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { AssistantTable } from './assistant-table.tsx'
import { CategoryList } from './category-list.tsx'
import { ConflictList } from './conflict-list.tsx'
import { Fold } from './fold.tsx'
import { KnownFieldList } from './known-field-list.tsx'
import { SourceTable } from './source-table.tsx'
import { toldOnce } from './told-once.ts'

/** The report below its verdict and its changes: the facts, then what each part is worth and why. Needs no router, so that a public page can show it. */
export function Report({
  analysis,
  hidden,
  children,
}: {
  analysis: AnalysisView
  /** In place of what the plan may not read, for who is not its owner; absent: the way to Pro. */
  hidden?: string
  children?: ReactNode
}) {
  const { checks, conflicts, consequences, rubricVersion, sources } = toldOnce(analysis)
  return (
    <div className="grid grid-cols-1 gap-8 sm:gap-12">
      <KnownFieldList analysis={analysis} />
      <ConflictList conflicts={conflicts} />
      <CategoryList
        checks={checks}
        rubricVersion={rubricVersion}
        good={goodBesides(analysis, checks)}
        hidden={hidden}
      />
      <div className="border-t border-edge">
        {consequences.length > 0 ? (
          <Fold title="Wat dit betekent per assistent">
            <AssistantTable consequences={consequences} />
          </Fold>
        ) : null}
        <Fold title={`Wat we lazen: ${sources.length === 1 ? '1 adres' : `${sources.length} adressen`}`}>
          <SourceTable sources={sources} label="Wat we lazen" />
        </Fold>
        {children}
      </div>
    </div>
  )
}

/** What goes well in the parts that the plan may not read: the summary says it to everyone. */
function goodBesides({ hiddenSections, sections }: AnalysisView, checks: AnalysisView['checks']): string[] {
  if (hiddenSections === 0) return []
  const told = new Set(checks.map(({ says }) => says))
  const blocks = sections.find(({ id }) => id === 'good')?.blocks ?? []
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])).filter((item) => !told.has(item))
}
