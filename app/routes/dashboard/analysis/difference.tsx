import { plainUrl } from '#app/copy/labels.ts'
import type { DifferenceView } from '#features/analyses/revision.rules.ts'

/** The rest is folded, so that the report itself stays near on a phone. */
const SHOWN = 2

/** The effect of reading the website again, or of reading a missed page first: the scores, and each check with another outcome. */
export function Difference({ difference, page }: { difference: DifferenceView; page?: string }) {
  const { scoreBefore, scoreAfter } = difference
  const changes = difference.changes.filter(({ before, after }) => before !== after)
  const title = page === undefined ? 'Opnieuw gelezen' : 'Nagekeken'
  const rest = changes.slice(SHOWN)
  return (
    <section aria-labelledby="verschil" className="grid grid-cols-1 gap-2 border-s-4 border-marker ps-4 wrap-anywhere">
      <h3 id="verschil" tabIndex={-1} className="text-lg">
        {changes.length === 0 ? `${title}: er veranderde niets` : `${title}: dit veranderde`}
      </h3>
      <p className="max-w-prose">
        {page === undefined ? null : `We lazen ${plainUrl(page)} als eerste. `}
        {scoreBefore === scoreAfter
          ? `Je score bleef ${shownScore(scoreAfter)}.`
          : `Je score ging van ${shownScore(scoreBefore)} naar ${shownScore(scoreAfter)}.`}
      </p>
      <Changes changes={changes.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary className="w-fit py-1 font-medium text-link underline underline-offset-4">
            {rest.length === 1 ? 'Nog één verschil' : `Nog ${rest.length} verschillen`}
          </summary>
          <Changes changes={rest} />
        </details>
      ) : null}
    </section>
  )
}

const shownScore = (score: number | null) => (score === null ? 'niet gemeten' : String(score))

function Changes({ changes }: { changes: DifferenceView['changes'] }) {
  if (changes.length === 0) return null
  return (
    <dl className="grid max-w-prose divide-y divide-hairline">
      {changes.map(({ title, before, after }) => (
        <div key={title} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <dt className="font-semibold">{title}</dt>
          <dd>
            <span className="sr-only">eerst </span>
            <del className="text-soft">{before || 'niet gemeten'}</del>{' '}
            <span aria-hidden="true" className="text-soft">
              →
            </span>
            <span className="sr-only">, nu</span> <ins className="no-underline">{after || 'niet gemeten'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
