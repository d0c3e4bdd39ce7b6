import { Link } from 'react-router'
import { percent, shareText, TOO_FEW } from '#app/copy/mentions.ts'
import type { Share } from '#engine/naming/intervals.ts'

export interface ShareRow {
  label: string
  share: Share
  /** The answers behind it; null where there are none. */
  href: string | null
  /** Of the company itself, or what is compared with it. */
  tone?: 'own' | 'other' | 'bad'
}

const FILLS = { own: 'fill-marker', other: 'fill-edge', bad: 'fill-bad' } as const

/** Shares as bars, each with its interval as a line over it, and the same as a table. */
export function ShareRows({ about, rows }: { about: string; rows: ShareRow[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-3">
        {rows.map((row) => (
          <li key={row.label} className="grid grid-cols-1 gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {row.href ? <Link to={row.href}>{row.label}</Link> : row.label}
              </span>
              <span className="text-sm text-soft tabular-nums">
                <span className="font-semibold text-ink">
                  {row.share.count} van {row.share.of}
                </span>
                , {shareText(row.share)}
              </span>
            </p>
            <Bar {...row} />
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-block text-sm font-medium text-link underline underline-offset-4">
          Toon als tabel<span className="sr-only">, {about}</span>
        </summary>
        <ShareTable about={about} rows={rows} />
      </details>
    </div>
  )
}

/** Empty where there are too few answers: then there is no share to draw. */
function Bar({ share: { share, low, high }, tone = 'own' }: ShareRow) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="block h-3 w-full">
      <rect width="100" height="12" className="fill-shade" />
      {share === null ? null : (
        <>
          <rect width={tenth(share)} height="12" className={FILLS[tone]} />
          <g className="stroke-ink" strokeWidth="2">
            <line x1={tenth(low)} x2={tenth(high)} y1="6" y2="6" vectorEffect="non-scaling-stroke" />
            {[low, high].map((end, at) => (
              <line
                key={at === 0 ? 'low' : 'high'}
                x1={tenth(end)}
                x2={tenth(end)}
                y1="2"
                y2="10"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        </>
      )}
    </svg>
  )
}

/** Server and browser must write the same digits. */
const tenth = (share: number) => Math.round(share * 1000) / 10

const HEADS = ['Antwoorden', 'Aandeel', 'Interval']

export function ShareTable({ about, rows }: { about: string; rows: ShareRow[] }) {
  return (
    <table className="mt-2 w-full max-w-xl text-sm tabular-nums">
      <caption className="sr-only">{about}</caption>
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 text-start font-medium">
            Wat
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="py-1 ps-2 text-end font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, share, href }) => (
          <tr key={label} className="border-t border-hairline align-top">
            <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
              {href ? <Link to={href}>{label}</Link> : label}
            </th>
            <td className="ps-2 text-end whitespace-nowrap">
              {share.count} van {share.of}
            </td>
            {share.share === null ? (
              <td colSpan={2} className="ps-2 text-end">
                {share.of === 0 ? 'niet gemeten' : TOO_FEW}
              </td>
            ) : (
              <>
                <td className="ps-2 text-end">{percent(share.share)}</td>
                <td className="ps-2 text-end whitespace-nowrap">
                  {percent(share.low)} tot {percent(share.high)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
