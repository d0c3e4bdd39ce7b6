import { useSearchParams } from 'react-router'
import { FilterLinks } from '#app/routes/admin/list-links.tsx'
import { ListSearch } from '#app/routes/admin/list-search.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { SubscriberCounts } from '#features/newsletter/subscribers.schema.ts'
import { URLS } from '#features/urls.ts'
import { listAddress } from './list-address.ts'

const counted = (count: number) => count.toLocaleString('nl-NL')

const STATES = [
  { label: 'Bevestigd', state: 'confirmed' },
  { label: 'Aangevraagd', state: 'asked' },
  { label: 'Afgemeld', state: 'unsubscribed' },
] as const

export function SubscriberFilters({ counts }: { counts: SubscriberCounts }) {
  const [search] = useSearchParams()
  const { state, query } = listAddress.read(search)
  const total = counts.asked + counts.confirmed + counts.unsubscribed
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ListSearch action={URLS.adminNewsletter} query={query} placeholder="E-mailadres" kept={{ stand: state }} />
        <ButtonAnchor href={listAddress.write({ state, query }, {}, URLS.adminNewsletterFile)} download>
          Download als CSV
        </ButtonAnchor>
      </div>
      <FilterLinks
        label="Stand"
        items={[
          { label: 'Alle', count: counted(total), href: listAddress.write({ query }), current: !state },
          ...STATES.map((one) => ({
            label: one.label,
            count: counted(counts[one.state]),
            href: listAddress.write({ state: one.state, query }),
            current: state === one.state,
          })),
        ]}
      />
      {counts.suppressed > 0 ? (
        <p className="text-soft">
          {counts.suppressed === 1
            ? '1 adres krijgt geen mail meer.'
            : `${counted(counts.suppressed)} adressen krijgen geen mail meer.`}{' '}
          Daar gaat nooit een mailing heen.
        </p>
      ) : null}
    </div>
  )
}
