import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { ReportBlocks } from './report-blocks.tsx'

/** The report in words. What a plan may not read is not in here: the blurred lines are filler. */
export function SummarySections({
  id,
  title,
  sections,
  hidden,
}: {
  id: string
  title: string
  sections: AnalysisView['sections']
  hidden: number
}) {
  if (sections.length === 0 && hidden === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-b border-edge pb-3 text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-8 wrap-anywhere">
        {sections.map((section) => (
          <ReportBlocks key={section.id} section={section} />
        ))}
      </div>
      {hidden > 0 ? <HiddenHalf count={hidden} /> : null}
    </section>
  )
}

function HiddenHalf({ count }: { count: number }) {
  return (
    <div className="mt-8 grid">
      <div
        aria-hidden="true"
        className="col-start-1 row-start-1 grid max-w-[68ch] gap-3 blur-[3px] select-none print:hidden"
      >
        {[92, 100, 84, 96, 60].map((width) => (
          <svg key={width} aria-hidden="true" viewBox="0 0 100 3" preserveAspectRatio="none" className="h-3 w-full">
            <rect width={width} height="3" className="fill-hairline" />
          </svg>
        ))}
      </div>
      <p className="relative col-start-1 row-start-1 max-w-prose self-center justify-self-start rounded-md border border-edge bg-sheet px-4 py-3 sm:ms-8">
        {count === 1 ? 'Nog één onderdeel' : `Nog ${count} onderdelen`} en het advies per punt horen bij Pro.
      </p>
    </div>
  )
}
