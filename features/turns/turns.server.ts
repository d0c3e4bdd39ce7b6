/**
 * What analyses, comparisons and readings share: they are counted in the database before anything is fetched, one account at a time, and
 * show every few seconds that their process still lives. What a process took that died comes back by itself.
 */
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { analyses } from '#db/schema/analyses.ts'
import { comparisons } from '#db/schema/comparisons.ts'
import { readings } from '#db/schema/proposals.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'

/** Work that was not seen for this long died with its process. Whoever follows it is told within half a minute. */
export const LEASE_MS = 20_000
const BEAT_MS = 5_000
/** Until one of those that run is done, likely. */
const TRY_AGAIN_SECONDS = 15

type Counted = typeof analyses | typeof comparisons | typeof readings

export function isAlive(table: Counted, now: Date) {
  return and(eq(table.state, 'running'), gt(table.seen_at, new Date(now.getTime() - LEASE_MS)))
}

/** Of one account, in this process: more than anyone means to ask for. */
const MOST_ASKING = 20
const asking = new Map<string, { last: Promise<unknown>; length: number }>()

/**
 * One after another within this process, so that a flood of one account waits here and not on the database's connections, which
 * are everyone's. Throws 'too-many-at-once' where many wait already.
 */
export async function oneByOne<T>({ userId }: Session, take: () => Promise<T>): Promise<T> {
  const line = asking.get(userId) ?? { last: Promise.resolve(), length: 0 }
  if (line.length >= MOST_ASKING) throw new Failure('too-many-at-once', { retryAfter: TRY_AGAIN_SECONDS })
  line.length++
  asking.set(userId, line)
  const taken = line.last.then(take)
  line.last = taken.catch(() => {})
  try {
    return await taken
  } finally {
    line.length--
    if (line.length === 0) asking.delete(userId)
  }
}

/** Holds off the account's other requests until the end of the transaction, so that two never take the same last turn. */
export async function lockTurns(tx: Tx, session: Session): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${session.userId}`}, 0))`)
}

/** Within `lockTurns`. Throws 'too-many-at-once'. */
export async function requireRoom(tx: Tx, session: Session, most: number, now: Date): Promise<void> {
  const running = async (table: Counted) => {
    const [row] = await tx
      .select({ running: count() })
      .from(table)
      .where(and(eq(table.user_id, session.userId), isAlive(table, now)))
    return row?.running ?? 0
  }
  if ((await running(analyses)) + (await running(comparisons)) + (await running(readings)) >= most) {
    throw new Failure('too-many-at-once', { retryAfter: TRY_AGAIN_SECONDS })
  }
}

/**
 * Writes the newest state of work under way, one write after another, and every few seconds that it is still seen. A state that
 * cannot be written never ends the work.
 */
export function keepWriting(write: () => Promise<unknown>, onError: (err: unknown) => void) {
  let writing: Promise<void> | null = null
  let changed = false

  async function writeAll() {
    while (changed) {
      changed = false
      await write().catch(onError)
    }
    writing = null
  }
  const note = () => {
    changed = true
    writing ??= writeAll()
  }
  const beat = setInterval(note, BEAT_MS).unref()
  return {
    note,
    /** Writes what is left, and no more after it. */
    async end() {
      clearInterval(beat)
      await writing
    },
  }
}
