import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { CustomerCounts } from '#features/admin/customer-counts.server.ts'
import { URLS } from '#features/urls.ts'
import { FilterLinks, useListLink } from './list-links.tsx'

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
/** Counting stops here (features/admin/customer-counts.server.ts). */
const MOST = 1_000

export function ListFilters({ counts }: { counts: CustomerCounts | null }) {
  const [search] = useSearchParams()
  const link = useListLink()
  const box = useRef<HTMLInputElement>(null)
  const query = search.get('query') ?? ''
  // The box shows what was searched for, also after a link that leads elsewhere, and keeps the focus.
  useEffect(() => {
    if (box.current) box.current.value = query
  }, [query])
  const isPlan = (set: Record<string, string>) =>
    (set.plan ?? null) === search.get('plan') && (set.role ?? null) === search.get('role')
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
      <Form role="search" action={URLS.admin} className="flex items-end gap-2" replace>
        {KEPT.map((name) => {
          const value = search.get(name)
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null
        })}
        <Field label="Zoek" required>
          <TextInput
            ref={box}
            type="search"
            name="query"
            maxLength={200}
            defaultValue={query}
            placeholder="Naam, e-mail, bedrijf of domein"
          />
        </Field>
        <Button look="quiet">
          <Search aria-hidden />
          <span className="sr-only">Zoeken</span>
        </Button>
      </Form>
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
