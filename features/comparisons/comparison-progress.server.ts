/** The progress of a comparison per website. Stored in its row, so that any process can report it. */
import { and, eq, sql } from 'drizzle-orm'
import { comparisons } from '#db/schema/comparisons.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import { isAlive, keepWriting, LEASE_MS } from '#features/turns/turns.server.ts'

export interface SiteProgress {
  url: string
  step: 'start' | 'robots' | 'home' | 'pages' | 'judge' | 'ready'
  done: number
  total: number
}

export interface ComparisonProgress {
  id: string
  /** The customer's own website first. */
  sites: SiteProgress[]
  /** How many wait in the queue before it; null once it runs. */
  ahead: number | null
  finished: boolean
  /** Finished without a result: it failed, or its process died. */
  lost: boolean
}

/** Those of the domain's current website, like its reports. */
export const ofDomain = (domainId: string) =>
  sql`exists (select from domains d where d.id = ${domainId} and is_on_website(${comparisons.own_url}, d.domain_name))`

/** Writes the steps of all sites, each time the newest state; a failed write never ends the work. */
export function followSites(services: Services, session: Session, id: string, urls: readonly string[]) {
  const sites: SiteProgress[] = urls.map((url) => ({ url, step: 'start', done: 0, total: 1 }))
  let ahead: number | null = null
  const writer = keepWriting(
    () =>
      services.db.as(actorOf(session), (tx) =>
        tx
          .update(comparisons)
          .set({ sites, ahead, seen_at: services.now() })
          .where(
            and(eq(comparisons.user_id, session.userId), eq(comparisons.id, id), eq(comparisons.state, 'running')),
          ),
      ),
    (err) => services.log.warn({ err }, 'Voortgang van een vergelijking kon niet worden bewaard'),
  )
  writer.note()
  return {
    ahead(now: number | null) {
      ahead = now
      writer.note()
    },
    step(at: number, { step, done, total }: Omit<SiteProgress, 'url'>) {
      Object.assign(sites[at]!, { step, done, total })
      writer.note()
    },
    ready(at: number) {
      const site = sites[at]!
      Object.assign(site, { step: 'ready', done: site.total })
      writer.note()
    },
    end: writer.end,
  }
}

/**
 * `until`: when the next heartbeat of an unfinished comparison is due. Null when the account has none by this id, or
 * none of this domain's website if one is named.
 */
export async function findComparisonProgress(
  services: Services,
  session: Session,
  id: string,
  domainId: string | null,
): Promise<(ComparisonProgress & { until: Date | null }) | null> {
  const [row] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({
        sites: comparisons.sites,
        ahead: comparisons.ahead,
        state: comparisons.state,
        seenAt: comparisons.seen_at,
        alive: sql<boolean>`${isAlive(comparisons, services.now())}`,
      })
      .from(comparisons)
      .where(
        and(
          eq(comparisons.user_id, session.userId),
          eq(comparisons.id, id),
          domainId === null ? undefined : ofDomain(domainId),
        ),
      ),
  )
  if (!row) return null
  const until = row.alive ? new Date(row.seenAt.getTime() + LEASE_MS) : null
  const lost = !row.alive && row.state !== 'done'
  return { id, sites: row.sites as SiteProgress[], ahead: row.ahead, finished: !row.alive, lost, until }
}
