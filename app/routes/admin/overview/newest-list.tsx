import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { ListPages } from '#app/routes/admin/list-pages.tsx'
import { ListCell, ListRow, ListTable, RowHead } from '#app/routes/admin/list-table.tsx'
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

/** What no other tab lists, newest first. */
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
          <ListTable label={`Tabel: ${title}`} heads={['Wanneer', ...heads]}>
            {rows.map(({ id, at, cells }) => (
              <ListRow key={id}>
                <RowHead look="font-normal">
                  <time dateTime={at}>{dutchMoment(at)}</time>
                </RowHead>
                {cells.map(({ key, shown }, column) => (
                  <ListCell key={key} label={heads[column]!}>
                    {shown}
                  </ListCell>
                ))}
              </ListRow>
            ))}
          </ListTable>
        )}
        <ListPages start={search.has(AFTER) ? '?' : null} next={next && `?${new URLSearchParams({ [AFTER]: next })}`} />
      </section>
    </AdminFrame>
  )
}
