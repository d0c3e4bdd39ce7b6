import type { ReactNode } from 'react'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { AssistantTable } from './assistant-table.tsx'
import { CategoryList } from './category-list.tsx'
import { ConflictList } from './conflict-list.tsx'
import { Fold } from './fold.tsx'
import { KnownFieldList } from './known-field-list.tsx'
import { SourceTable } from './source-table.tsx'
import { withoutRepeats } from './without-repeats.ts'

/** The report below the verdict and the changes: the facts, then each category and its reasons. Needs no router, so public pages can show it. */
export function Report({
  analysis,
  hidden,
  aboutFacts,
  children,
}: {
  analysis: AnalysisView
  /** Replaces what the plan hides, for anyone but the owner. If absent, the link to Pro is shown. */
  hidden?: string
  /** Beside what is said about the facts, such as a link of their owner. */
  aboutFacts?: ReactNode
  children?: ReactNode
}) {
  const { checks, conflicts, consequences, rubricVersion, sources } = withoutRepeats(analysis)
  return (
    <div className="grid grid-cols-1 gap-7 sm:gap-12">
      <KnownFieldList analysis={analysis} about={aboutFacts} />
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

/** What is in order in the parts that the plan hides: every plan's summary says it. */
function goodBesides({ hiddenSections, sections }: AnalysisView, checks: AnalysisView['checks']): string[] {
  if (hiddenSections === 0) return []
  const told = new Set(checks.map(({ says }) => says))
  const blocks = sections.find(({ id }) => id === 'good')?.blocks ?? []
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])).filter((item) => !told.has(item))
}
