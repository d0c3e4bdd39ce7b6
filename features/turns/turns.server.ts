/**
 * What analyses, comparisons and readings share: each is counted in the database (it takes a turn) before anything is fetched, one account
 * at a time, and records a heartbeat every few seconds. A turn whose process died is given back.
 */
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { analyses } from '#db/schema/analyses.ts'
import { comparisons } from '#db/schema/comparisons.ts'
import { readings } from '#db/schema/proposals.ts'
import type { AccountHolder } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'

/**
 * Work without a heartbeat for this long is stale: its process died. Its followers are notified within half a minute. Not a lease like
 * that of mail_outbox: no process takes the work over, because its caller retries it.
 */
export const LEASE_MS = 20_000
const BEAT_MS = 5_000
/** Roughly until a running one is done. */
const TRY_AGAIN_SECONDS = 15

type Counted = typeof analyses | typeof comparisons | typeof readings

export function isAlive(table: Counted, now: Date) {
  return and(eq(table.state, 'running'), gt(table.seen_at, new Date(now.getTime() - LEASE_MS)))
}

/** Per account, in this process: more than anyone needs. */
const MOST_ASKING = 20
const asking = new Map<string, { last: Promise<unknown>; length: number }>()

/**
 * Runs one after another within this process, so that a flood from one account waits here and not on the database connections, which
 * all accounts share. Throws 'too-many-at-once' when many wait already.
 */
export async function oneByOne<T>({ userId }: AccountHolder, take: () => Promise<T>): Promise<T> {
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

/** Locks out the account's other requests until the transaction ends, so that two never take the same last turn. */
export async function lockTurns(tx: Tx, session: AccountHolder): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${session.userId}`}, 0))`)
}

/** Call within `lockTurns`. Throws 'too-many-at-once'. */
export async function requireRoom(tx: Tx, session: AccountHolder, most: number, now: Date): Promise<void> {
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
 * Writes the newest state of running work, one write after another, and a heartbeat every few seconds. A failed
 * write never ends the work.
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
    /** Writes what is left, and nothing after it. */
    async end() {
      clearInterval(beat)
      await writing
    },
  }
}
