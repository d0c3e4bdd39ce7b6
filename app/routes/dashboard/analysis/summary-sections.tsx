import { Link } from 'react-router'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { URLS } from '#features/urls.ts'
import { groupsOf, isHidden, labelOf, pointsOf } from './category-list.tsx'
import { ReportBlocks } from './report-blocks.tsx'

/** The report in words. `hidden`: the checks of a report of which the plan may not read every section. */
export function SummarySections({
  id,
  title,
  sections,
  hidden = [],
}: {
  id: string
  title: string
  sections: AnalysisView['sections']
  hidden?: AnalysisView['checks']
}) {
  if (sections.length === 0 && hidden.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-b border-edge pb-3 text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-8 wrap-anywhere">
        {sections.map((section) => (
          <ReportBlocks key={section.id} section={section} />
        ))}
        {hidden.length > 0 ? <HiddenSections checks={hidden} /> : null}
      </div>
    </section>
  )
}

/** Filler of our own: nothing of the report is in it. */
const FILLER = [
  'Hier staat per punt wat we op je website vonden en op welke pagina dat stond.',
  'Daaronder lees je wat je kunt veranderen en waarom een assistent daar iets aan heeft.',
  'Waar dat kan staat er tekst bij die je zo kunt overnemen op je eigen website.',
]

/** In the place of the sections that the plan may not read: their names and points. */
function HiddenSections({ checks }: { checks: AnalysisView['checks'] }) {
  return (
    <>
      {groupsOf(checks)
        .filter(isHidden)
        .map((group) => (
          <div key={group.category} className="prose">
            <h3>
              {labelOf(group)} <span className="font-sans text-base font-normal text-soft">({pointsOf(group)})</span>
            </h3>
            <div aria-hidden="true" className="blur-[4px] select-none print:hidden">
              {FILLER.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        ))}
      <p className="max-w-prose rounded-md border border-edge bg-sheet px-4 py-3">
        De uitwerking van deze onderdelen, wat elke assistent te zien krijgt en de tekst om over te nemen horen bij Pro.{' '}
        <Link to={URLS.pricing}>Bekijk Pro</Link>
      </p>
    </>
  )
}
