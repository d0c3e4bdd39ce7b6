/**
 * The daily watch: a sweep finds the websites, a job for each reads the website, compares it with what held before, stores the notices
 * and queues one mail with all of the day. The new state, the notices and the mail are one transaction, and a day is done once: a job that
 * is done twice, or killed at any step, adds nothing and loses nothing.
 */
import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { website_watches } from '#db/schema/notices.ts'
import type { AuditReport } from '#engine/report/report.ts'
import type { WatchedWebsite } from '#engine/watch/watched.ts'
import { readWatchedWebsite } from '#features/analyses/read-website.server.ts'
import { failureOf } from '#features/failure.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { addNotice } from './add-notice.server.ts'
import { mailNotices } from './mail-notices.server.ts'
import { noticesOf, planEnding } from './new-notices.server.ts'
import { NOTHING_HELD, scoreOf, type WatchState, watch } from './watch.rules.ts'
import { type WatchedDomain, watchedDomain, watchedDomains } from './watched-domains.server.ts'

const PAGE = 500
const START = '00000000-0000-0000-0000-000000000000'
/** Readings of a website that gives no answer, some minutes apart, before the day counts as not read. */
const READINGS = 3

export async function findWatchedWebsites({ db }: Services, { data, signal, send }: JobRun): Promise<void> {
  for (let last: string | null = START; last !== null; ) {
    signal.throwIfAborted()
    const after: string = last
    const { ids, next } = await db.asJobs((tx) => watchedDomains(tx, { last: after, most: PAGE }))
    if (ids.length > 0)
      await send(
        'watch-website',
        ids.map((id) => ({ key: `${id} ${data.day}`, data: { id, day: data.day! } })),
      )
    last = next
  }
}

class WebsiteNotRead extends Error {}

interface Read {
  report: AuditReport
  watched: WatchedWebsite
}

/** Does nothing where the day is done already, or the website is no longer watched. */
export async function watchWebsite(
  services: Services,
  { data, tries, signal }: Pick<JobRun, 'data' | 'tries' | 'signal'>,
): Promise<void> {
  const { db } = services
  const domain = await db.asJobs((tx) => watchedDomain(tx, data.id!))
  if (!domain || (domain.watchedOn ?? '') >= data.day!) return
  const read = await readingOf(services, domain)
  if (read && read.report.score === null && tries < READINGS - 1) throw new WebsiteNotRead()
  signal.throwIfAborted()
  const at = services.now()
  const before = domain.state ?? NOTHING_HELD
  const score = read && scoreOf(read.report)
  const compared = read ? watch(before, { ...read.watched, score }, at.toISOString()) : null
  const found = compared && read ? await noticesOf(domain.id, compared.changes, read.report, data.day!) : []
  const ending = planEnding(domain, at)
  await db.asJobs(async (tx) => {
    if (!(await noteDay(tx, domain, data.day!, { state: compared?.state ?? before, isRead: score !== null, at })))
      return
    const { id: domainId, userId } = domain
    for (const notice of found) await addNotice(tx, { userId, domainId }, notice, at)
    if (ending) await addNotice(tx, { userId, domainId: null }, ending, at)
    await mailNotices(tx, services, domain)
  })
}

/** Null where the profile has no address that may be read. */
async function readingOf(services: Services, domain: WatchedDomain): Promise<Read | null> {
  const url = domain.website !== '' && domain.url ? typedUrl(domain.url, services) : null
  if (!url) return null
  const owner = { userId: domain.userId }
  const turn = { account: owner.userId, size: 1, onAhead() {} }
  return services.work
    .run(turn, () => readWatchedWebsite(services, owner, { domain, url }))
    .catch((error) => {
      // An address that leads to where nothing may be read stays so: the customer sees why when analysing.
      if (failureOf(error)?.code === 'invalid-input') return null
      throw error
    })
}

interface Day {
  state: WatchState
  isRead: boolean
  at: Date
}

/** False where another process did the day meanwhile. */
async function noteDay(tx: Tx, domain: WatchedDomain, day: string, { state, isRead, at }: Day): Promise<boolean> {
  const columns = {
    website: domain.website,
    state,
    watched_on: day,
    ...(isRead ? { read_at: at, unread_since: null } : {}),
  }
  const rows = await tx
    .insert(website_watches)
    .values({
      user_id: domain.userId,
      domain_id: domain.id,
      ...columns,
      ...(isRead ? {} : { unread_since: at }),
    })
    .onConflictDoUpdate({
      target: website_watches.domain_id,
      set: isRead
        ? columns
        : { ...columns, unread_since: sql`coalesce(${website_watches.unread_since}, excluded.unread_since)` },
      setWhere: sql`${website_watches.watched_on} < excluded.watched_on`,
    })
    .returning({ id: website_watches.domain_id })
  return rows.length > 0
}
