/** Enforces the promised retention periods (docs/spec.md, 'States'): daily, in batches, idempotent. */
import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { type ActedBy, recordAct } from '#features/audit-log/record-act.server.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import type { Services } from '#features/services.ts'
import { DELETED_ACCOUNT_DAYS } from './days-left.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const VISIT_DAYS = 90
const NOTICE_DAYS = 365
/** The longest window of a counter is one day. */
const COUNTER_DAYS = 2
/** Rows per batch: far below the statement timeout, and short for queries that wait on PGlite's one connection. */
const AT_ONCE = 1_000
const ACCOUNTS_AT_ONCE = 100

function daysAgo({ now }: Services, days: number): string {
  return new Date(now().getTime() - days * DAY_MS).toISOString()
}

/** Finds the accounts that were deleted thirty days ago, and queues the purge of each: one that fails does not block the others. */
export async function findDeletedAccounts(services: Services, { data, signal, send }: JobRun): Promise<void> {
  const { db } = services
  const before = daysAgo(services, DELETED_ACCOUNT_DAYS)
  let last = { id: '00000000-0000-0000-0000-000000000000', at: '-infinity' }
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await db.asJobs((tx) =>
      tx.execute<typeof last>(sql`
        select user_id as id, deleted_at::text as at from accounts
        where deleted_at is not null and deleted_at < ${before}::timestamptz
          and (deleted_at, user_id) > (${last.at}::timestamptz, ${last.id}::uuid)
        order by deleted_at, user_id limit ${ACCOUNTS_AT_ONCE}`),
    )
    // With the day in the key, so that an account that failed for good is tried anew tomorrow.
    if (rows.length > 0)
      await send(
        'purge-account',
        rows.map(({ id }) => ({ key: `${id} ${data.day}`, data: { id } })),
      )
    if (rows.length < ACCOUNTS_AT_ONCE) return
    last = rows.at(-1)!
  }
}

/** By the daily job: unless the account was restored since it was found. */
export const purgeDueAccount = (services: Services, id: string) =>
  purge(services, id, daysAgo(services, DELETED_ACCOUNT_DAYS), { kind: 'job' })

/** At once, however long ago it was deleted. False: the account is not deleted, or is gone already. */
export const purgeAccount = (services: Services, id: string, by: ActedBy, from?: string) =>
  purge(services, id, 'infinity', by, from)

/** Large tables go first, so that the last step is short; that step removes the account and records it, in one transaction. */
async function purge(
  services: Services,
  id: string,
  deletedBefore: string,
  by: ActedBy,
  from?: string,
): Promise<boolean> {
  const { db } = services
  const isDue = async (tx: Tx) => {
    const { rows } = await tx.execute(
      sql`select 1 from accounts where user_id = ${id} and deleted_at < ${deletedBefore}::timestamptz for update`,
    )
    return rows.length > 0
  }
  await inBatches(() =>
    db.asJobs(async (tx) =>
      (await isDue(tx))
        ? tx.execute(sql`
            delete from crawler_visits where id in (
              select id from crawler_visits where user_id = ${id} limit ${AT_ONCE}) returning 1`)
        : { rows: [] },
    ),
  )
  return db.asJobs(async (tx) => {
    if (!(await isDue(tx))) return false
    await tx.execute(sql`select purge_account(${id})`)
    await recordAct(tx, services, { act: 'account-purged', to: { userId: id }, from, by })
    return true
  })
}

/** Single visits are removed after a while; the daily totals stay. */
export async function forgetOldVisits(services: Services, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(services, VISIT_DAYS)
  await inBatches(
    () =>
      services.db.asJobs((tx) =>
        tx.execute(sql`
          delete from crawler_visits where id in (
            select id from crawler_visits where visited_at < ${before}::timestamptz order by visited_at limit ${AT_ONCE})
          returning 1`),
      ),
    signal,
  )
}

/** Read or not: what it told stands in the analyses and reports. */
export async function forgetOldNotices(services: Services, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(services, NOTICE_DAYS)
  await inBatches(
    () =>
      services.db.asJobs((tx) =>
        tx.execute(sql`
          delete from notices where id in (
            select id from notices where created_at < ${before}::timestamptz order by created_at limit ${AT_ONCE})
          returning 1`),
      ),
    signal,
  )
}

/** Expired sessions and links. */
export async function forgetExpiredSignIns(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, now } = services
  for (;;) {
    if (signal?.aborted) return
    const { rows } = await db.asJobs((tx) =>
      tx.execute<{ gone: number }>(
        sql`select forget_expired_sign_ins(${now().toISOString()}::timestamptz, ${AT_ONCE}) as gone`,
      ),
    )
    if (!rows[0]?.gone) return
  }
}

/** Removes expired counters of requests, sign-in failures and progress. What a reading found stands in `proposals`. */
export async function forgetOldCounters(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = services
  const before = daysAgo(services, COUNTER_DAYS)
  const counters = [
    { table: 'rate_limits', keys: ['key'], moment: 'window_start' },
    { table: 'sign_in_attempts', keys: ['email', 'scope'], moment: 'since' },
  ]
  for (const { table, keys, moment } of counters) {
    const columns = sql.join(
      keys.map((key) => sql.identifier(key)),
      sql`, `,
    )
    const newestFirst = sql.join(
      keys.map((key) => sql`${sql.identifier(key)} desc`),
      sql`, `,
    )
    // By primary key: an index on the time would cost a write for each counted request.
    for (let last: string[] | undefined = keys.map(() => ''); last && !signal?.aborted; ) {
      const after = sql.join(
        last.map((value) => sql`${value}`),
        sql`, `,
      )
      const { rows } = await db.asJobs((tx) =>
        tx.execute<Record<string, string>>(sql`
          with step as materialized (
            select ${columns} from ${sql.identifier(table)} where (${columns}) > (${after}) order by ${columns} limit ${AT_ONCE}
          ), gone as (
            delete from ${sql.identifier(table)}
            where (${columns}) in (select ${columns} from step) and ${sql.identifier(moment)} < ${before}::timestamptz
          )
          select ${columns} from step order by ${newestFirst} limit 1`),
      )
      last = rows[0] && keys.map((key) => rows[0]![key]!)
    }
  }
  for (const turns of [sql.identifier('analyses'), sql.identifier('readings')]) {
    await inBatches(
      () =>
        db.asJobs((tx) =>
          tx.execute(sql`
            delete from ${turns} where id in (
              select id from ${turns} where started_at < ${before}::timestamptz limit ${AT_ONCE}) returning 1`),
        ),
      signal,
    )
  }
}

/** Repeats until a batch is not full. */
async function inBatches(removeSome: () => Promise<{ rows: unknown[] }>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await removeSome()).rows.length === AT_ONCE);
}
