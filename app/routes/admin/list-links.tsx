/** Links that change the list: its filters, its order and its page are in the address, so they survive a reload and work without JavaScript. */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { URLS } from '#features/urls.ts'

/** What belongs to a moment, and not to the list: a question, and a place in the pages. */
const PASSING = ['after', 'klant', 'actie', 'open', 'nieuw']

export function useListLink(): (changes: Record<string, string | null>) => string {
  const [search] = useSearchParams()
  return (changes) => {
    const next = new URLSearchParams(search)
    for (const name of PASSING) next.delete(name)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return next.size > 0 ? `${URLS.admin}?${next}` : URLS.admin
  }
}

export function FilterLinks({
  label,
  items,
}: {
  label: string
  items: { label: string; count?: string; href: string; current: boolean }[]
}) {
  return (
    <nav aria-label={`Filter op ${label.toLowerCase()}`}>
      <ul className="flex flex-wrap gap-x-5">
        {items.map((item) => (
          <li key={item.label}>
            <Link
              to={item.href}
              replace
              preventScrollReset
              aria-current={item.current ? 'true' : undefined}
              className={`inline-block py-2.5 no-underline ${item.current ? 'text-ink' : 'text-soft hover:text-ink'}`}
            >
              <span className={`inline-block font-semibold ${item.current ? 'marker-stroke' : ''}`}>{item.label}</span>
              {item.count ? <span className="ms-1.5 text-sm text-soft tabular-nums">{item.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The head of a column that the list can be sorted by; a second press turns the order round. */
export function SortLink({ sort, first, children }: { sort: string; first: 'asc' | 'desc'; children: string }) {
  const [search] = useSearchParams()
  const link = useListLink()
  const isCurrent = (search.get('sort') ?? 'created_at') === sort
  const order = isCurrent ? (search.get('order') ?? first) : null
  const other = first === 'asc' ? 'desc' : 'asc'
  const Icon = order === 'asc' ? ChevronUp : ChevronDown
  return (
    <Link
      to={link({ sort, order: order === first ? other : first })}
      replace
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-1 text-soft no-underline hover:text-ink"
    >
      {children}
      {order ? <Icon aria-hidden className="size-4" /> : null}
      <span className="sr-only">{order === 'asc' ? ' (oplopend)' : order === 'desc' ? ' (aflopend)' : ''}</span>
    </Link>
  )
}
