/** What the competitors tab shows: the month's usage, the comparison that runs, and else the last one. */
import { and, desc, eq } from 'drizzle-orm'
import { comparisons } from '#db/schema/comparisons.ts'
import type { ComparedSite, Comparison } from '#engine/compare.ts'
import { summarySections } from '#engine/report-text.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import type { ComparisonUsage } from './comparison.schema.ts'
import type { ComparisonProgress, SiteProgress } from './comparison-progress.server.ts'
import { getComparisonUsage, isAlive } from './quota.server.ts'

/** What goes well and what would win most; the rest is for whoever runs that website. */
const SHOWN_SECTIONS = 2

export interface ComparisonView extends Comparison {
  id: string
  /** ISO 8601. */
  finishedAt: string
}

export interface ComparisonsTab {
  usage: ComparisonUsage
  running: ComparisonProgress | null
  latest: ComparisonView | null
}

export async function getComparisonsTab(services: Services, session: Session): Promise<ComparisonsTab> {
  const usage = await getComparisonUsage(services, session)
  const mine = eq(comparisons.user_id, session.userId)
  return services.db.as(actorOf(session), async (tx) => {
    const [running] = await tx
      .select({ id: comparisons.id, sites: comparisons.sites })
      .from(comparisons)
      .where(and(mine, isAlive(services.now())))
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
      running: running ? { id: running.id, sites: running.sites as SiteProgress[], finished: false } : null,
      latest: latest ? viewOf(latest.id, latest.result as Comparison, latest.finishedAt!) : null,
    }
  })
}

function viewOf(id: string, comparison: Comparison, finishedAt: Date): ComparisonView {
  return {
    ...comparison,
    client_analysis: shown(comparison.client_analysis),
    results: comparison.results.map(shown),
    id,
    finishedAt: finishedAt.toISOString(),
  }
}

function shown(site: ComparedSite): ComparedSite {
  const sections = summarySections(site.summary).slice(0, SHOWN_SECTIONS)
  return { ...site, summary: sections.map(({ markdown }) => markdown).join('\n\n') }
}
