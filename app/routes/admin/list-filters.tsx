import { useSearchParams } from 'react-router'
import type { CustomerCounts } from '#features/admin/admin-users.schema.ts'
import { URLS } from '#features/urls.ts'
import { FilterLinks, useListLink } from './list-links.tsx'
import { ListSearch } from './list-search.tsx'

const PLAN_TABS: { label: string; of: keyof CustomerCounts; set: Record<string, string> }[] = [
  { label: 'Alle', of: 'everyone', set: {} },
  { label: 'Gratis', of: 'free', set: { plan: 'free' } },
  { label: 'Pro', of: 'pro', set: { plan: 'pro' } },
  { label: 'Expert', of: 'expert', set: { plan: 'expert' } },
  { label: 'Admin', of: 'admins', set: { role: 'admin' } },
]

const STATUS_TABS = [
  { label: 'Alle klanten', value: null },
  { label: 'Status: Actief', value: 'active' },
  { label: 'Vergrendeld', value: 'suspended' },
  { label: 'Verwijderd', value: 'deleted' },
]

const KEPT = ['plan', 'role', 'status', 'sort', 'order']
/** Counting stops here (db/sql/customer-list.sql). */
const MOST = 1_000

export function ListFilters({ counts }: { counts: CustomerCounts | null }) {
  const [search] = useSearchParams()
  const link = useListLink()
  const query = search.get('query') ?? ''
  const isPlan = (set: Record<string, string>) =>
    (set.plan ?? null) === search.get('plan') && (set.role ?? null) === search.get('role')
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
      <ListSearch
        action={URLS.admin}
        query={query}
        placeholder="Naam, e-mail, bedrijf of domein"
        kept={Object.fromEntries(KEPT.map((name) => [name, search.get(name)]))}
      />
      <FilterLinks
        label="Plan"
        items={PLAN_TABS.map(({ label, of, set }) => ({
          label,
          ...(counts && { count: counted(counts[of]) }),
          href: link({ plan: null, role: null, ...set }),
          current: isPlan(set),
        }))}
      />
      <FilterLinks
        label="Status"
        items={STATUS_TABS.map(({ label, value }) => ({
          label,
          href: link({ status: value }),
          current: search.get('status') === value,
        }))}
      />
    </div>
  )
}

function counted(count: number): string {
  return count > MOST ? 'meer dan 1.000' : String(count)
}
