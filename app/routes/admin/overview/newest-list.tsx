import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { URLS } from '#features/urls.ts'

/** In the address: the place that the page goes on from. */
export const AFTER = 'na'

interface Row {
  id: string
  at: string
  /** One a head. */
  cells: { key: string; shown: ReactNode }[]
}

/** What no other tab lists, newest first. On a phone each row is a card. */
export function NewestList({
  email,
  title,
  about,
  empty,
  heads,
  rows,
  next,
}: {
  email: string
  title: string
  about: string
  empty: string
  heads: string[]
  rows: Row[]
  next: string | null
}) {
  const [search] = useSearchParams()
  const isLater = search.has(AFTER)
  return (
    <AdminFrame email={email} tab={URLS.adminOverview}>
      <p>
        <Link to={URLS.adminOverview}>Terug naar het overzicht</Link>
      </p>
      <section aria-labelledby="lijst" className="grid grid-cols-1 gap-5">
        <div>
          <h2 id="lijst" className="text-xl">
            {title}
          </h2>
          <p className="max-w-prose text-soft">{about}</p>
        </div>
        {rows.length === 0 ? (
          <EmptyState title={empty} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
          <section aria-label={`Tabel: ${title}`} tabIndex={0} className="relative overflow-x-auto">
            <table className="block w-full md:table">
              <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
                <tr>
                  {['Wanneer', ...heads].map((head) => (
                    <th key={head} scope="col" className="px-3 py-2 text-start font-medium first:ps-0">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="block md:table-row-group">
                {rows.map(({ id, at, cells }) => (
                  <tr key={id} className="block border-b border-hairline py-3 align-top md:table-row">
                    <th scope="row" className="block text-start font-normal md:table-cell md:py-3 md:pe-3">
                      <time dateTime={at}>{dutchMoment(at)}</time>
                    </th>
                    {cells.map(({ key, shown }, column) => (
                      <td key={key} className="flex items-baseline gap-2 py-0.5 md:table-cell md:max-w-80 md:p-3">
                        <span aria-hidden className="w-24 shrink-0 text-sm text-soft md:hidden">
                          {heads[column]}
                        </span>
                        <span className="min-w-0 wrap-anywhere">{shown}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {next || isLater ? (
          <nav aria-label="Pagina's" className="flex flex-wrap gap-x-6 gap-y-2">
            {isLater ? <Link to="?">Naar het begin</Link> : null}
            {next ? <Link to={`?${new URLSearchParams({ [AFTER]: next })}`}>Volgende pagina</Link> : null}
          </nav>
        ) : null}
      </section>
    </AdminFrame>
  )
}
