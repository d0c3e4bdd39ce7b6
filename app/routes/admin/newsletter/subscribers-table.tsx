import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { shortDutchDate } from '#app/copy/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Subscriber } from '#features/newsletter/subscribers.schema.ts'
import { listAddress, REMOVE_QUESTION } from './list-address.ts'

const HEADS = ['E-mail', 'Stand', 'Aangevraagd', 'Bevestigd', 'Afgemeld']
const STATES = {
  asked: { label: 'Aangevraagd', tone: 'marker' },
  confirmed: { label: 'Bevestigd', tone: 'good' },
  unsubscribed: { label: 'Afgemeld', tone: 'neutral' },
} as const

/** On a phone each row is a card. */
export function SubscribersTable({
  subscribers,
  onRemove,
}: {
  subscribers: Subscriber[]
  onRemove: (subscriber: Subscriber) => void
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label="Tabel met abonnees" tabIndex={0} className="relative overflow-x-auto">
      <table className="block w-full md:table">
        <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Acties</span>
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {subscribers.map((subscriber) => (
            <Row key={subscriber.id} subscriber={subscriber} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: (subscriber: Subscriber) => void }) {
  const { id, email, state, suppressed } = subscriber
  const { label, tone } = STATES[state]
  const day = (iso: string | null) => (iso ? shortDutchDate(iso) : null)
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onRemove(subscriber)
  }
  return (
    <tr className="block border-b border-hairline py-3 align-top md:table-row">
      <th scope="row" className="block text-start font-semibold wrap-anywhere md:table-cell md:p-3">
        {email ?? <span className="font-normal text-soft">Adres gewist</span>}
      </th>
      <Cell label="Stand">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{label}</Badge>
          {suppressed && state !== 'unsubscribed' ? <Badge tone="bad">Krijgt geen mail meer</Badge> : null}
        </span>
      </Cell>
      <Cell label="Aangevraagd">{day(subscriber.requestedAt)}</Cell>
      <Cell label="Bevestigd">{day(subscriber.confirmedAt)}</Cell>
      <Cell label="Afgemeld">{day(subscriber.unsubscribedAt)}</Cell>
      <td className="block md:table-cell md:px-3 md:py-1 md:text-end">
        <Link
          to={listAddress.write({}, { abonnee: id })}
          onClick={ask}
          aria-label={`${REMOVE_QUESTION.confirm} ${email ?? 'een gewist adres'}`}
          className="inline-flex min-h-11 items-center text-bad"
        >
          {REMOVE_QUESTION.confirm}
        </Link>
      </td>
    </tr>
  )
}

/** On a phone a row without a value is left out. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={`${children === null ? 'hidden' : 'flex'} gap-2 md:table-cell md:p-3`}>
      <span className="shrink-0 text-soft md:hidden">{label}:</span>
      {children}
    </td>
  )
}
