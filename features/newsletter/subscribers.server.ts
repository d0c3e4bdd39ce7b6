/** The newsletter's subscribers for admins: newest first, by page, searched by the database (db/sql/mail/mailings.sql). */
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import type { SubscriptionState } from '#db/schema/choices.ts'
import { newsletter_subscriptions } from '#db/schema/mail/newsletter.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { readPlace, writePlace } from '#features/admin/list-place.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import {
  removeSubscriberSchema,
  type Subscriber,
  type SubscriberCounts,
  subscribersPageSchema,
} from './subscribers.schema.ts'

const ON_A_PAGE = 50
interface Page {
  subscribers: Subscriber[]
  next: string | null
}
type Asked = z.input<typeof subscribersPageSchema>

/** Throws 'invalid-input' or 'not-allowed'. */
export async function getSubscribers(
  services: Services,
  session: Session,
  input: Asked,
  most = ON_A_PAGE,
): Promise<Page> {
  requireAdmin(session)
  return services.db.as(actorOf(session), (tx) => readSubscribers(tx, input, most))
}

/** Throws 'invalid-input'. */
export async function readSubscribers(tx: Tx, input: Asked, most: number): Promise<Page> {
  const { state, query, after } = parseInput(subscribersPageSchema, input)
  const place = readPlace(after, 'created_at')
  const { rows } = await tx.execute<Row>(sql`
    select * from find_subscribers(${state ?? null}, ${query ?? null}, ${place?.key ?? null}::timestamptz,
      ${place?.id ?? null}::uuid, ${most + 1})`)
  const subscribers = rows.slice(0, most).map(toSubscriber)
  const last = subscribers.at(-1)
  const isMore = rows.length > most && last
  return { subscribers, next: isMore ? writePlace({ sort: 'created_at', key: last.requestedAt, id: last.id }) : null }
}

/** Throws 'not-allowed'. */
export async function countSubscribers(services: Services, session: Session): Promise<SubscriberCounts> {
  requireAdmin(session)
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<SubscriberCounts & Record<string, number>>(sql`select * from count_subscribers()`),
  )
  return rows[0]!
}

/** Null when there is no such subscription. */
export async function findSubscriber(
  services: Services,
  session: Session,
  id: string,
): Promise<{ id: string; email: string | null } | null> {
  requireAdmin(session)
  if (!removeSubscriberSchema.safeParse({ id }).success) return null
  const [found] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({ id: newsletter_subscriptions.id, email: newsletter_subscriptions.email })
      .from(newsletter_subscriptions)
      .where(eq(newsletter_subscriptions.id, id)),
  )
  return found ?? null
}

/**
 * For whoever asks to be erased: the address, the consent and the mailings that it got. A suppression stays, as a hash. A row that is gone
 * already is no failure. Throws 'invalid-input' or 'not-allowed'.
 */
export async function removeSubscriber(
  services: Services,
  session: Session,
  input: z.input<typeof removeSubscriberSchema>,
): Promise<void> {
  const admin = requireAdmin(session)
  const { id } = parseInput(removeSubscriberSchema, input)
  await services.db.as(actorOf(admin), async (tx) => {
    const removed = await tx
      .delete(newsletter_subscriptions)
      .where(eq(newsletter_subscriptions.id, id))
      .returning({ id: newsletter_subscriptions.id })
    if (removed.length > 0) await recordAct(tx, services, ownAct('subscriber-removed', admin))
  })
}

interface Row extends Record<string, unknown> {
  id: string
  email: string | null
  state: SubscriptionState
  requested_at: Date | string
  confirmed_at: Date | string | null
  unsubscribed_at: Date | string | null
  suppressed: boolean
}

function toSubscriber({ id, email, state, suppressed, ...at }: Row): Subscriber {
  const iso = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString())
  return {
    ...{ id, email, state, suppressed },
    requestedAt: iso(at.requested_at)!,
    confirmedAt: iso(at.confirmed_at),
    unsubscribedAt: iso(at.unsubscribed_at),
  }
}
