import { ChevronDown } from 'lucide-react'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { ReportBlocks } from '#app/routes/dashboard/analysis/report-blocks.tsx'
import { SourceTable } from '#app/routes/dashboard/analysis/source-table.tsx'
import type { ComparisonView } from '#features/comparisons/comparison-view.ts'
import { CompetitorsBars } from './competitors-bars.tsx'
import { CompetitorsDifferences } from './competitors-differences.tsx'
import { letterOf } from './letters.ts'

/** The ranking with its advice, then the scores, the differences, and the findings per website. */
export function CompetitorsResult({ comparison }: { comparison: ComparisonView }) {
  const { sites, finishedAt, conclusion } = comparison
  const [verdict = '', ...lessons] = conclusion
  // The last paragraph is the most valuable change, or says that there is nothing to catch up on.
  const advice = lessons.at(-1)
  return (
    <div className="grid grid-cols-1 gap-12">
      <section aria-labelledby="vergelijking" className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 gap-4">
          <h2 id="vergelijking" tabIndex={-1} className="max-w-[40ch] text-xl text-pretty wrap-anywhere md:text-2xl">
            {verdict}
          </h2>
          {advice ? (
            <p className="max-w-prose border-s-4 border-marker ps-4 font-medium wrap-anywhere">{advice}</p>
          ) : null}
          {lessons.slice(0, -1).map((lesson) => (
            <p key={lesson} className="max-w-prose wrap-anywhere">
              {lesson}
            </p>
          ))}
        </div>
        <CompetitorsBars comparison={comparison} />
        <p className="text-sm text-soft">
          Vergeleken op <time dateTime={finishedAt}>{dutchMoment(finishedAt)}</time>. De assistenten zelf zijn niet
          bevraagd: hoe zij jullie noemen is niet gemeten.
        </p>
      </section>
      <CompetitorsDifferences comparison={comparison} />
      <section aria-labelledby="gezien" className="grid grid-cols-1 gap-4">
        <h2 id="gezien" className="text-xl">
          Wat we op elke website zagen
        </h2>
        <div className="border-t border-edge">
          {sites.map((site, at) => (
            <details key={site.url} className="group/site border-b border-hairline">
              <summary className="flex items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 wrap-anywhere">
                  {letterOf(at)}: {plainUrl(site.url)}
                </span>
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 text-soft transition-transform group-open/site:rotate-180 print:hidden"
                />
              </summary>
              <div className="grid grid-cols-1 gap-6 pb-6 wrap-anywhere">
                {site.sections.map((section) => (
                  <ReportBlocks key={section.id} section={section} />
                ))}
                <SourceTable sources={site.sources_analyzed} label={`Wat we lazen van ${plainUrl(site.url)}`} />
              </div>
            </details>
          ))}
        </div>
      </section>
    </div>
  )
}
