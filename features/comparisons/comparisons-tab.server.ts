/** The data of the competitors tab: the month's usage, and the running comparison or else the last one. */
import { and, desc, eq } from 'drizzle-orm'
import { comparisons } from '#db/schema/comparisons.ts'
import type { Comparison } from '#engine/compare.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { isAlive } from '#features/turns/turns.server.ts'
import type { ComparisonUsage } from './comparison.schema.ts'
import { type ComparisonProgress, ofDomain, type SiteProgress } from './comparison-progress.server.ts'
import { type ComparisonView, comparisonView } from './comparison-view.ts'
import { getComparisonUsage } from './quota.server.ts'

export interface ComparisonsTab {
  usage: ComparisonUsage
  running: ComparisonProgress | null
  latest: ComparisonView | null
}

/** Usage counts for the account; comparisons belong to the domain's website. Throws 'domain-not-found'. */
export async function getComparisonsTab(
  services: Services,
  session: Session,
  domainId: string,
): Promise<ComparisonsTab> {
  const usage = await getComparisonUsage(services, session)
  const mine = and(eq(comparisons.user_id, session.userId), ofDomain(domainId))
  return services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const [running] = await tx
      .select({ id: comparisons.id, sites: comparisons.sites, ahead: comparisons.ahead })
      .from(comparisons)
      .where(and(mine, isAlive(comparisons, services.now())))
      .orderBy(desc(comparisons.started_at))
      .limit(1)
    const [latest] = await tx
      .select({ id: comparisons.id, result: comparisons.result, finishedAt: comparisons.finished_at })
      .from(comparisons)
      .where(and(mine, eq(comparisons.state, 'done')))
      .orderBy(desc(comparisons.finished_at))
      .limit(1)
    return {
      usage,
      running: running ? { ...running, sites: running.sites as SiteProgress[], finished: false, lost: false } : null,
      latest: latest ? comparisonView(latest.id, latest.result as Comparison, latest.finishedAt!) : null,
    }
  })
}
