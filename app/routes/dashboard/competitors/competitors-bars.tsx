import { plainUrl } from '#app/copy/labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ComparedSite } from '#engine/compare.ts'
import { scoreWord } from '#features/analyses/score-words.ts'
import type { ComparisonView } from '#features/comparisons/comparison-view.ts'
import { letterOf } from './letters.ts'

/** The scores on one scale, highest first, with names and values. Also the legend of the letters. */
export function CompetitorsBars({ comparison: { sites, winner, fields } }: { comparison: ComparisonView }) {
  const ranked = sites
    .map((site, at) => ({ site, at }))
    .sort((a, b) => (b.site.total_score ?? -1) - (a.site.total_score ?? -1))
  return (
    <section aria-labelledby="scores" className="grid grid-cols-1 gap-4">
      <h3 id="scores" className="font-sans text-base font-semibold">
        Score van 0 tot 100
      </h3>
      <ul className="grid grid-cols-1 gap-4">
        {ranked.map(({ site, at }) => (
          <li key={site.url} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1.5">
            <Letter at={at} />
            <span
              className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${site.total_score === null ? 'col-span-2' : ''}`}
            >
              <a href={site.url} rel="noreferrer" className={`wrap-anywhere ${at === 0 ? 'font-semibold' : ''}`}>
                {plainUrl(site.url)}
              </a>
              {site.url === winner ? <Badge tone="marker">Winnaar</Badge> : null}
              {site.total_score === null ? <Badge tone="warn">{site.not_read?.title ?? 'Niet gelezen'}</Badge> : null}
            </span>
            {site.total_score === null ? null : <Score of={site.total_score} />}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              className="col-span-2 col-start-2 block h-4 w-full"
            >
              <rect width="100" height="10" className="fill-shade" />
              <rect width={site.total_score ?? 0} height="10" className={at === 0 ? 'fill-marker' : 'fill-edge'} />
            </svg>
            <span className="col-span-2 col-start-2 text-sm text-soft">
              {site.total_score === null ? 'Niet gemeten' : knownOf(site, fields.length)}
            </span>
          </li>
        ))}
      </ul>
      {winner ? null : <p className="font-medium">Geen duidelijke winnaar.</p>}
    </section>
  )
}

/** The short name that the differences use. */
export function Letter({ at }: { at: number }) {
  return (
    <span
      className={`inline-grid h-7 min-w-7 place-items-center justify-self-start rounded-md px-1.5 text-sm font-semibold ${at === 0 ? 'bg-ink text-paper' : 'border border-edge bg-sheet'}`}
    >
      {letterOf(at)}
    </span>
  )
}

function Score({ of }: { of: number }) {
  return (
    <span className="text-end whitespace-nowrap">
      <span className="font-serif text-lg font-semibold tabular-nums">{of}</span>{' '}
      <span className="text-sm text-soft">{scoreWord(of)}</span>
    </span>
  )
}

function knownOf({ known_fields_count, known_fields_with_profile }: ComparedSite, of: number): string {
  const known = `${known_fields_count} van ${of} gegevens bekend`
  return known_fields_with_profile === undefined ? known : `${known}, met profiel ${known_fields_with_profile}`
}
