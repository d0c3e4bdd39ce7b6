import { ChevronDown } from 'lucide-react'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { ReportBlocks } from '#app/routes/dashboard/analysis/report-blocks.tsx'
import { SourceTable } from '#app/routes/dashboard/analysis/source-table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { ComparedSite } from '#engine/compare.ts'
import type { ComparisonView } from '#features/comparisons/comparison-view.ts'

export function CompetitorsResult({ comparison }: { comparison: ComparisonView }) {
  const { sites, winner, finishedAt } = comparison
  const [verdict = '', ...lessons] = comparison.conclusion
  return (
    <section aria-labelledby="vergelijking" className="grid grid-cols-1 gap-8 border-t border-edge pt-8">
      <div className="grid gap-4">
        <h2 id="vergelijking" className="max-w-[40ch] text-2xl wrap-anywhere">
          {verdict}
        </h2>
        {lessons.map((lesson) => (
          <p key={lesson} className="max-w-prose">
            {lesson}
          </p>
        ))}
        <p className="text-soft">
          Vergeleken op <time dateTime={finishedAt}>{dutchMoment(finishedAt)}</time>. De assistenten zelf zijn niet
          bevraagd: hoe zij jullie noemen is niet gemeten.
        </p>
      </div>
      <ScoreBars sites={sites} title={verdict} />
      <SiteTable sites={sites} fieldCount={comparison.fields.length} winner={winner} />
      <div className="border-t border-edge">
        {sites.map((site, at) => (
          <details key={site.url} className="group/site border-b border-hairline">
            <summary className="flex items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 wrap-anywhere">
                Wat we zagen op {at === 0 ? 'jouw website' : plainUrl(site.url)}
              </span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-soft transition-transform group-open/site:rotate-180 print:hidden"
              />
            </summary>
            <div className="grid grid-cols-1 gap-6 pb-6">
              {site.sections.map((section) => (
                <ReportBlocks key={section.id} section={section} />
              ))}
              <SourceTable sources={site.sources_analyzed} label={`Wat we lazen op ${plainUrl(site.url)}`} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

/** The scores on their scale, highest first; the table below says the same to a screen reader. */
function ScoreBars({ sites, title }: { sites: ComparedSite[]; title: string }) {
  const own = sites[0]
  const ranked = sites.toSorted((a, b) => (b.total_score ?? -1) - (a.total_score ?? -1))
  return (
    <figure aria-label={`Staafdiagram. ${title}`} className="grid grid-cols-1 gap-3">
      <div aria-hidden="true" className="grid gap-3">
        {ranked.map((site) => (
          <div
            key={site.url}
            className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)_3rem]"
          >
            <span className={`col-span-2 wrap-anywhere sm:col-span-1 ${site === own ? 'font-semibold' : ''}`}>
              {plainUrl(site.url)}
              {site === own ? ' (jij)' : ''}
            </span>
            <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-5 w-full">
              <rect width="100" height="10" className="fill-shade" />
              <rect width={site.total_score ?? 0} height="10" className={site === own ? 'fill-marker' : 'fill-edge'} />
            </svg>
            <span className="text-end font-serif text-lg font-semibold tabular-nums">{site.total_score ?? '–'}</span>
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)_3rem] gap-x-4 text-sm text-soft sm:grid-cols-[14rem_minmax(0,1fr)_3rem]">
          <span className="hidden sm:block" />
          <span className="flex justify-between border-t border-edge pt-1 tabular-nums">
            <span>0</span>
            <span>50</span>
            <span>100</span>
          </span>
          <span />
        </div>
      </div>
      <figcaption className="text-sm text-soft">Score van 0 tot 100.</figcaption>
    </figure>
  )
}

function SiteTable({
  sites,
  fieldCount,
  winner,
}: {
  sites: ComparedSite[]
  fieldCount: number
  winner: string | null
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section className="relative overflow-x-auto" tabIndex={0} aria-label="Tabel met de websites">
      <table className="w-full min-w-[34rem] text-start">
        <caption className="sr-only">Score en bekende gegevens per website</caption>
        <thead className="border-b border-edge text-sm text-soft">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              Website
            </th>
            <th scope="col" className="px-4 py-2 text-end font-medium">
              Score
            </th>
            <th scope="col" className="px-4 py-2 text-end font-medium">
              Bekende gegevens
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              Bronnen gelezen
            </th>
          </tr>
        </thead>
        <tbody>
          {sites.map((site, at) => (
            <tr key={site.url} className="border-b border-hairline align-top">
              <th scope="row" className="py-2.5 text-start font-medium">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <a href={site.url} rel="noreferrer" className="wrap-anywhere">
                    {plainUrl(site.url)}
                  </a>
                  {at === 0 ? <Badge>Jij</Badge> : null}
                  {site.url === winner ? <Badge tone="marker">Winnaar</Badge> : null}
                  {site.total_score === null ? (
                    <Badge tone="warn">{site.not_read?.title ?? 'Niet gelezen'}</Badge>
                  ) : null}
                </span>
              </th>
              <td className="px-4 py-2.5 text-end whitespace-nowrap">
                {site.total_score === null ? 'Niet gemeten' : `${site.total_score} van 100`}
              </td>
              <td className="px-4 py-2.5 text-end">
                {site.total_score === null ? 'Niet gemeten' : `${site.known_fields_count} van ${fieldCount}`}
                {site.total_score === null || site.known_fields_with_profile === undefined ? null : (
                  <span className="block text-sm text-soft">met profiel {site.known_fields_with_profile}</span>
                )}
              </td>
              <td className="py-2.5 text-end">
                {site.sources_analyzed.filter(({ problem, status }) => !problem && status === 200).length} van{' '}
                {site.sources_analyzed.length}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {winner ? null : <p className="mt-3 font-medium">Geen duidelijke winnaar.</p>}
    </section>
  )
}
