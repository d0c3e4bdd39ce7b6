/**
 * Daily: reads again where old facts may still stand, so that the list of leftovers is true without anybody pressing the button, and
 * tells of those that are found twice.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { allows } from '#features/access/plans.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { isCovered } from '#features/domains/own-domain.server.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import type { Services } from '#features/services.ts'
import { type FactsOwner, readFacts, stateOf, storeComparison } from './consistency.server.ts'
import { tellLeftovers } from './tell-leftovers.server.ts'

const PAGE = 200
const START = '00000000-0000-0000-0000-000000000000'
/** Readings of a website that gives no answer, some minutes apart, before that is what is stored. */
const READINGS = 3

interface Row extends Record<string, unknown> {
  id: string
  userId: string
  isPrimary: boolean
  plan: Plan
  accountPlan: Plan
}

/** Queues a job for each website that is due; what it costs is bounded by how often each may be due. */
export async function findFactsToReread({ db, now }: Services, { signal, send }: JobRun): Promise<void> {
  const day = amsterdamDay(now())
  for (let last = START; ; ) {
    signal.throwIfAborted()
    const rows = await db.asJobs((tx) => dueRows(tx, now(), sql`d.id > ${last}::uuid`))
    const due = rows.filter(isEntitled)
    if (due.length > 0)
      await send(
        'reread-facts',
        due.map(({ id }) => ({ key: `${id} ${day}`, data: { id } })),
      )
    if (rows.length < PAGE) return
    last = rows.at(-1)!.id
  }
}

class WebsiteNotRead extends Error {}

/** Does nothing where it is no longer due: another process, or the owner's button, read it. Throws where the website gave no answer and may give one soon. */
export async function rereadFacts(
  services: Services,
  { data, tries, signal }: Pick<JobRun, 'data' | 'tries' | 'signal'>,
): Promise<void> {
  const { db, now } = services
  const found = await db.asJobs(async (tx) => {
    const [row] = await dueRows(tx, now(), sql`d.id = ${data.id!}::uuid`)
    if (!row || !isEntitled(row)) return null
    const owner: FactsOwner = { userId: row.userId, domainId: row.id }
    return { owner, plan: row.plan, state: await stateOf(tx, owner) }
  })
  if (!found) return
  const { owner, plan, state } = found
  // An address that cannot be read is told where its owner types it.
  const read = await readFacts(services, owner, { state, plan, signal })
  if (!read) return
  const isUnread = read.stored.sources.some(({ kind, state }) => kind === 'website' && state === 'not-readable')
  if (isUnread && tries < READINGS - 1) throw new WebsiteNotRead()
  signal.throwIfAborted()
  await db.asJobs(async (tx) => {
    await storeComparison(tx, owner, read)
    await tellLeftovers(tx, owner, { ...read.stored, at: read.at })
  })
}

/**
 * Due: never compared; changed since; the next day while old facts stood there last time or nothing could be read, for a month after
 * the last change, and then once a week; else once a month.
 */
async function dueRows(tx: Tx, now: Date, which: SQL): Promise<Row[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Row>(sql`
    select d.id, d.user_id as "userId", d.is_primary as "isPrimary",
      plan_in_force(d.user_id, d.id) as plan, plan_in_force(d.user_id) as "accountPlan"
    from domains d
      join accounts a on a.user_id = d.user_id and a.deleted_at is null and a.suspended_at is null
      join profiles p on p.id = d.user_id and p.domain_id = d.id and p.published and p.url is not null
      left join fact_comparisons f on f.domain_id = d.id
      cross join lateral (select max(c.confirmed_at) as at from confirmed_facts c where c.domain_id = d.id) changed
    where d.deleted_at is null and ${which}
      and (f.compared_at is null or changed.at > f.compared_at or f.compared_at < ${at} - case
        when f.leftovers = '[]'::jsonb and not jsonb_path_exists(f.sources, '$[*].sources[*] ? (@.kind == "website" && @.state == "not-readable")')
          then interval '30 days'
        when changed.at > ${at} - interval '30 days' then interval '20 hours'
        else interval '7 days' end)
    order by d.id limit ${PAGE}`)
  return rows
}

function isEntitled({ plan, accountPlan, isPrimary }: Row): boolean {
  return allows(plan, 'same-facts') && isCovered({ isPrimary, plan }, accountPlan)
}
