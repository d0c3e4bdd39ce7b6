import { shortDutchDate } from '#app/copy/dates.ts'
import { ListCell, ListRow, ListTable, RowActs, RowHead } from '#app/routes/admin/list-table.tsx'
import { QuestionLink } from '#app/routes/admin/question-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { Subscriber } from '#features/newsletter/subscribers.schema.ts'
import { listAddress, REMOVE_QUESTION } from './list-address.ts'

const HEADS = ['E-mail', 'Stand', 'Aangevraagd', 'Bevestigd', 'Afgemeld']
const STATES = {
  asked: { label: 'Aangevraagd', tone: 'marker' },
  confirmed: { label: 'Bevestigd', tone: 'good' },
  unsubscribed: { label: 'Afgemeld', tone: 'neutral' },
} as const

export function SubscribersTable({
  subscribers,
  onRemove,
}: {
  subscribers: Subscriber[]
  onRemove: (subscriber: Subscriber) => void
}) {
  return (
    <ListTable label="Tabel met abonnees" heads={HEADS} acts>
      {subscribers.map((subscriber) => (
        <Row key={subscriber.id} subscriber={subscriber} onRemove={onRemove} />
      ))}
    </ListTable>
  )
}

function Row({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: (subscriber: Subscriber) => void }) {
  const { id, email, state, suppressed } = subscriber
  const { label, tone } = STATES[state]
  const day = (iso: string | null) => (iso ? shortDutchDate(iso) : null)
  return (
    <ListRow>
      <RowHead>{email ?? <span className="font-normal text-soft">Adres gewist</span>}</RowHead>
      <ListCell label="Stand">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{label}</Badge>
          {suppressed && state !== 'unsubscribed' ? <Badge tone="bad">Krijgt geen mail meer</Badge> : null}
        </span>
      </ListCell>
      <ListCell label="Aangevraagd">{day(subscriber.requestedAt)}</ListCell>
      <ListCell label="Bevestigd">{day(subscriber.confirmedAt)}</ListCell>
      <ListCell label="Afgemeld">{day(subscriber.unsubscribedAt)}</ListCell>
      <RowActs>
        <QuestionLink
          to={listAddress.write({}, { abonnee: id })}
          onAsk={() => onRemove(subscriber)}
          label={`${REMOVE_QUESTION.confirm} ${email ?? 'een gewist adres'}`}
          className="text-bad"
        >
          {REMOVE_QUESTION.confirm}
        </QuestionLink>
      </RowActs>
    </ListRow>
  )
}
