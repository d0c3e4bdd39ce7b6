/** Readings of websites, documents and single pages: counted before anything is fetched, followed while they run, and refunded if the failure is ours. */
import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, lte } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { type MissedPages, type READING_KINDS, readings } from '#db/schema/proposals.ts'
import type { DocumentProblem } from '#engine/documents/document-problems.ts'
import type { HomeOutcomeId } from '#engine/outcomes.ts'
import type { NotRead } from '#engine/report/report.ts'
import { type Limit, limit } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay, secondsToNextDay } from '#features/calendar.ts'
import { Failure, type FailureCode } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { keepWriting, LEASE_MS, lockTurns, oneByOne, requireRoom } from '#features/turns/turns.server.ts'
import type { FoundValue } from './found-values.rules.ts'
import type { ReadingView } from './proposals.schema.ts'
import { keepFound, type ProposalProfile, profileFor, viewOf } from './proposals.server.ts'

type Kind = (typeof READING_KINDS)[number]

const COUNTED: Record<Kind, { limit: Limit; reached: FailureCode }> = {
  website: { limit: 'readings-a-day', reached: 'reading-limit-reached' },
  document: { limit: 'documents-a-day', reached: 'document-limit-reached' },
  'landing-page': { limit: 'landing-pages-a-day', reached: 'landing-page-limit-reached' },
}

export interface Reading {
  id: string
  kind: Kind
  profile: ProposalProfile
}

/** Throws the limit's failure, 'too-many-at-once' or 'domain-not-found'. `prepare` runs in the same transaction. */
export function beginReading(
  services: Services,
  session: Session,
  asked: { kind: Kind; subject: string; domainId: string; id?: string | undefined },
  prepare?: (tx: Tx, profile: ProposalProfile) => Promise<void>,
): Promise<Reading> {
  const { kind, subject, domainId, id = randomUUID() } = asked
  return oneByOne(session, () =>
    services.db.as(actorOf(session), async (tx) => {
      const now = services.now()
      await lockTurns(tx, session)
      const profile = await profileFor(tx, session, domainId)
      const own = eq(readings.user_id, session.userId)
      // Readings without a recent heartbeat: their process died.
      await tx
        .update(readings)
        .set({ state: 'failed', finished_at: now })
        .where(and(own, eq(readings.state, 'running'), lte(readings.seen_at, new Date(now.getTime() - LEASE_MS))))
      await requireRoom(tx, session, limit(profile.plan, 'at-once'), now)
      const day = amsterdamDay(now)
      const [used] = await tx
        .select({ turns: count() })
        .from(readings)
        .where(and(own, eq(readings.kind, kind), eq(readings.day, day), inArray(readings.state, ['running', 'done'])))
      if (used!.turns >= limit(profile.plan, COUNTED[kind].limit))
        throw new Failure(COUNTED[kind].reached, { retryAfter: secondsToNextDay(now) })
      const [begun] = await tx
        .insert(readings)
        .values({
          ...{ id, kind, subject: subject.slice(0, 2000), day, started_at: now, seen_at: now },
          ...{ user_id: session.userId, domain_id: profile.domainId },
        })
        .onConflictDoNothing()
        .returning({ id: readings.id })
      if (!begun) throw new Failure('invalid-input', { log: 'The id of a reading was used before' })
      await prepare?.(tx, profile)
      return { id, kind, profile }
    }),
  )
}

/** Records the steps of a reading, its results so far, and its heartbeat. */
export function followReading(services: Services, session: Session, { id, kind, profile }: Reading) {
  const shown = { ahead: null as number | null, step: 'start', done: 0, total: 1, url: null as string | null }
  let found: FoundValue[] | null = null
  let changes = 0
  const writer = keepWriting(
    () =>
      services.db.as(actorOf(session), async (tx) => {
        const values = found
        found = null
        if (values && kind !== 'landing-page') {
          changes++
          const current = await profileFor(tx, session, profile.domainId)
          await keepFound(tx, session, current, { kind, values, now: services.now(), isComplete: false })
        }
        await tx
          .update(readings)
          .set({ ...shown, changes, seen_at: services.now() })
          .where(and(eq(readings.id, id), eq(readings.state, 'running')))
      }),
    (err) => services.log.warn({ err }, 'Voortgang van het lezen van een website kon niet worden bewaard'),
  )
  return {
    ahead(ahead: number | null) {
      shown.ahead = ahead
      writer.note()
    },
    step({ step, done, total, url }: { step: string; done: number; total: number; url?: string }) {
      Object.assign(shown, { step, done, total }, url ? { url } : {})
      writer.note()
    },
    found(values: FoundValue[]) {
      found = values
      writer.note()
    },
    end: writer.end,
  }
}

export interface ReadingResult {
  outcome: HomeOutcomeId | DocumentProblem
  notRead: NotRead | null
  /** Null if nothing was read: earlier proposals stay. */
  values: FoundValue[] | null
  /** True if what is not in `values` is not there any more either. */
  isComplete: boolean
  /** Null if no page was missed. */
  missed?: MissedPages | null
}

/** Stores the results of a reading and ends it, in one transaction, with what else its caller keeps of it. */
export function endReading(
  services: Services,
  session: Session,
  { id, kind, profile }: Reading,
  { outcome, notRead, values, isComplete, missed = null }: ReadingResult,
  alsoKeep?: (tx: Tx) => Promise<void> | null,
): Promise<void> {
  const now = services.now()
  return services.db.as(actorOf(session), async (tx) => {
    if (values && kind !== 'landing-page') {
      const current = await profileFor(tx, session, profile.domainId)
      await keepFound(tx, session, current, { kind, values, now, isComplete })
    }
    await tx
      .update(readings)
      .set({ state: 'done', outcome, not_read: notRead, missed, finished_at: now })
      .where(eq(readings.id, id))
    await alsoKeep?.(tx)
  })
}

/** Refunds a reading that failed on our side. */
export function giveReadingBack(services: Services, session: Session, { id }: Reading): Promise<void> {
  return services.db
    .as(actorOf(session), async (tx) => {
      await tx
        .update(readings)
        .set({ state: 'failed', finished_at: services.now() })
        .where(and(eq(readings.id, id), eq(readings.state, 'running')))
    })
    .catch((err: unknown) =>
      services.log.warn({ err }, 'De beurt van een mislukte lezing kon niet worden teruggegeven'),
    )
}

/** A reading with the current proposals; null if the account, or the given website, has no reading with this id. */
export async function findReading(
  services: Services,
  session: Session,
  id: string,
  domainId: string | null,
): Promise<(ReadingView & { until: Date | null }) | null> {
  return services.db.as(actorOf(session), async (tx) => {
    const [row] = await tx
      .select()
      .from(readings)
      .where(
        and(
          eq(readings.user_id, session.userId),
          eq(readings.id, id),
          domainId === null ? undefined : eq(readings.domain_id, domainId),
        ),
      )
    if (!row) return null
    const until = new Date(row.seen_at.getTime() + LEASE_MS)
    const died = row.state === 'running' && until <= services.now()
    const finished = died || row.state !== 'running'
    const { kind, subject, ahead, step, done, total, url } = row
    return {
      ...{ id, kind, subject, ahead, step, done, total, url, finished },
      lost: died || row.state === 'failed',
      outcome: row.outcome as ReadingView['outcome'],
      notRead: row.not_read,
      proposals: await viewOf(tx, session, await profileFor(tx, session, row.domain_id)),
      until: finished ? null : until,
    }
  })
}
