/** The monthly comparisons of an account. A turn is taken before the work, and given back when the failure is ours. */
import { and, count, eq, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { comparisons } from '#db/schema/comparisons.ts'
import { domains } from '#db/schema/domains.ts'
import { type Limit, limit } from '#features/access/plans.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamMonth, firstOfNextMonth, secondsToNextMonth } from '#features/calendar.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { isAlive, LEASE_MS, lockTurns, oneByOne, requireRoom } from '#features/turns/turns.server.ts'
import type { ComparisonUsage } from './comparison.schema.ts'

export interface Turn {
  id: string
  ownUrl: string
  competitors: string[]
}

export async function getComparisonUsage(services: Services, session: Session): Promise<ComparisonUsage> {
  return services.db.as(actorOf(session), (tx) => usageIn(tx, services, session))
}

async function usageIn(tx: Tx, services: Services, session: Session): Promise<ComparisonUsage> {
  const month = amsterdamMonth(services.now())
  const [counted] = await tx
    .select({ used: count() })
    .from(comparisons)
    .where(and(eq(comparisons.user_id, session.userId), eq(comparisons.month, month), countsAt(services.now())))
  const used = counted?.used ?? 0
  const allowed = await accountLimit(tx, session, 'comparisons-a-month')
  return { used, limit: allowed, remaining: Math.max(0, allowed - used), resets_on: firstOfNextMonth(services.now()) }
}

/** Quotas count per account; if its domains have different plans, the best of them sets the limit. */
export async function accountLimit(tx: Tx, session: AccountHolder, thing: Limit): Promise<number> {
  const rows = await tx
    .select({ plan: planInForce(domains.user_id, domains.id) })
    .from(domains)
    .where(and(eq(domains.user_id, session.userId), sql`${domains.deleted_at} is null`))
  return Math.max(0, ...rows.map(({ plan }) => limit(plan, thing)))
}

function countsAt(now: Date) {
  return or(eq(comparisons.state, 'done'), isAlive(comparisons, now))
}

/**
 * Takes a turn, or joins the running comparison that is the same: the same id, or the same websites.
 * Throws 'comparison-limit-reached' or 'too-many-at-once'.
 */
export function takeTurn(services: Services, session: Session, turn: Turn): Promise<{ joined: string | null }> {
  return oneByOne(session, () => takeCounted(services, session, turn))
}

async function takeCounted(services: Services, session: Session, turn: Turn): Promise<{ joined: string | null }> {
  const now = services.now()
  return services.db.as(actorOf(session), async (tx) => {
    await lockTurns(tx, session)
    await giveBackTheDead(tx, session, now)
    const joined = await findSame(tx, session, turn)
    if (joined) return { joined }

    const { remaining } = await usageIn(tx, services, session)
    if (remaining === 0) throw new Failure('comparison-limit-reached', { retryAfter: secondsToNextMonth(now) })
    await requireRoom(tx, session, await accountLimit(tx, session, 'at-once'), now)
    const row = {
      month: amsterdamMonth(now),
      state: 'running' as const,
      own_url: turn.ownUrl,
      competitors: turn.competitors,
      started_at: now,
      seen_at: now,
    }
    await tx
      .insert(comparisons)
      .values({ user_id: session.userId, id: turn.id, ...row })
      // A failed comparison, retried under its own id.
      .onConflictDoUpdate({
        target: [comparisons.user_id, comparisons.id],
        set: { ...row, finished_at: null, ahead: null, sites: [] },
      })
    return { joined: null }
  })
}

async function giveBackTheDead(tx: Tx, session: Session, now: Date): Promise<void> {
  await tx
    .update(comparisons)
    .set({ state: 'failed', finished_at: now })
    .where(
      and(
        eq(comparisons.user_id, session.userId),
        eq(comparisons.state, 'running'),
        lte(comparisons.seen_at, new Date(now.getTime() - LEASE_MS)),
      ),
    )
}

async function findSame(tx: Tx, session: Session, turn: Turn): Promise<string | null> {
  const sameId = and(eq(comparisons.id, turn.id), sql`${comparisons.state} <> 'failed'`)
  const sameSites = and(
    eq(comparisons.state, 'running'),
    eq(comparisons.own_url, turn.ownUrl),
    eq(comparisons.competitors, turn.competitors),
  )
  const [same] = await tx
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(and(eq(comparisons.user_id, session.userId), or(sameId, sameSites)))
    .limit(1)
  return same?.id ?? null
}

export async function giveTurnBack(services: Services, session: Session, id: string): Promise<void> {
  await services.db.as(actorOf(session), (tx) =>
    tx
      .update(comparisons)
      .set({ state: 'failed', finished_at: services.now() })
      .where(and(eq(comparisons.user_id, session.userId), eq(comparisons.id, id), eq(comparisons.state, 'running'))),
  )
}
