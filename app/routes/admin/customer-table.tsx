import { useSearchParams } from 'react-router'
import type { AdminUser, CustomerWebsite } from '#features/admin/admin-users.schema.ts'
import { CustomerRow } from './customer-row.tsx'
import { SortLink } from './list-links.tsx'
import type { RowAction } from './row-actions.ts'
import { WebsiteRow } from './website-row.tsx'

const HEADS: { label: string; sort?: string; first?: 'asc' | 'desc' }[] = [
  { label: 'Naam', sort: 'name', first: 'asc' },
  { label: 'E-mail', sort: 'email', first: 'asc' },
  { label: 'Plan' },
  { label: 'Abonnement' },
  { label: 'Rapporten' },
  { label: 'Website' },
  { label: 'Status' },
  { label: 'Aangemaakt', sort: 'created_at', first: 'desc' },
  { label: 'Laatste login', sort: 'last_sign_in_at', first: 'desc' },
]

/** One row an account, and beneath it those of its websites when it is open. On a phone each row is a card. */
export function CustomerTable({
  users,
  websites,
  adminId,
  onAction,
}: {
  users: AdminUser[]
  websites: CustomerWebsite[]
  adminId: string
  onAction: (action: RowAction, user: AdminUser) => void
}) {
  const [search] = useSearchParams()
  const open = search.get('open')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label="Tabel met klanten" tabIndex={0} className="relative overflow-x-auto">
      <table className="block w-full md:table md:min-w-[72rem]">
        <thead className="block border-b border-edge text-sm text-soft md:table-header-group">
          <tr className="flex flex-wrap gap-x-4 md:table-row">
            {HEADS.map(({ label, sort, first = 'asc' }) => (
              <th
                key={label}
                scope="col"
                aria-sort={sort ? ariaSort(search, sort, first) : undefined}
                className={`font-medium whitespace-nowrap md:px-3 md:first:ps-0 ${sort ? '' : 'max-md:hidden'} ${label === 'Rapporten' ? 'text-end' : 'text-start'}`}
              >
                {sort ? (
                  <SortLink sort={sort} first={first}>
                    {label}
                  </SortLink>
                ) : (
                  label
                )}
              </th>
            ))}
            <th scope="col" className="px-3 max-md:hidden">
              <span className="sr-only">Acties</span>
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {users.map((user) => {
            const own = websites.filter(({ userId }) => userId === user.id)
            const isOpen = open === user.id
            return [
              <CustomerRow
                key={user.id}
                user={user}
                websites={own.length}
                isOpen={isOpen}
                isSelf={user.id === adminId}
                onAction={onAction}
              />,
              ...(isOpen ? own.map((website) => <WebsiteRow key={website.id} website={website} />) : []),
            ]
          })}
        </tbody>
      </table>
    </section>
  )
}

function ariaSort(search: URLSearchParams, sort: string, first: 'asc' | 'desc') {
  if ((search.get('sort') ?? 'created_at') !== sort) return undefined
  return (search.get('order') ?? first) === 'asc' ? 'ascending' : 'descending'
}
