/** What the competitors tab shows: the month's usage, the comparison that runs, and else the last one. */
import { and, desc, eq } from 'drizzle-orm'
import { comparisons } from '#db/schema/comparisons.ts'
import { type ComparedCheck, type ComparedSite, type Comparison, type Standing, standingOf } from '#engine/compare.ts'
import type { ReportSection } from '#engine/report/report.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { isAlive } from '#features/turns/turns.server.ts'
import type { ComparisonUsage } from './comparison.schema.ts'
import { type ComparisonProgress, ofDomain, type SiteProgress } from './comparison-progress.server.ts'
import { getComparisonUsage } from './quota.server.ts'

/** The rest is for whoever runs that website. */
const SHOWN_SECTIONS: ReportSection['id'][] = ['good', 'changes', 'cause', 'remedy']

export interface ComparisonView {
  id: string
  /** ISO 8601. */
  finishedAt: string
  /** The own website first; the values below are in the same order. */
  sites: ComparedSite[]
  winner: string | null
  /** Paragraphs; the first says who is ahead. */
  conclusion: string[]
  fields: { name: string; found: (boolean | null)[]; standing: Standing }[]
  /** What is the same everywhere and gives no points is left out. */
  checks: (ComparedCheck & { standing: Standing })[]
}

export interface ComparisonsTab {
  usage: ComparisonUsage
  running: ComparisonProgress | null
  latest: ComparisonView | null
}

/** Turns count for the account, comparisons are those of the domain's website. Throws 'domain-not-found'. */
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
      latest: latest ? viewOf(latest.id, latest.result as Comparison, latest.finishedAt!) : null,
    }
  })
}

function viewOf(id: string, comparison: Comparison, finishedAt: Date): ComparisonView {
  return {
    id,
    finishedAt: finishedAt.toISOString(),
    sites: [comparison.client_analysis, ...comparison.results].map(shown),
    winner: comparison.winner,
    conclusion: comparison.conclusion.split('\n\n'),
    fields: Object.entries(comparison.fields).map(([name, found]) => ({ name, found, standing: standingOf(found) })),
    checks: comparison.checks
      .map((check) => ({ ...check, standing: standingOf(check.points) }))
      .filter(({ standing, maxPoints }) => standing !== 'equal' || maxPoints > 0),
  }
}

/** A comparison from before reports had sections shows the figures without the sentences. */
function shown(site: StoredSite): ComparedSite {
  return { ...site, sections: (site.sections ?? []).filter(({ id }) => SHOWN_SECTIONS.includes(id)) }
}

type StoredSite = Omit<ComparedSite, 'sections'> & Partial<Pick<ComparedSite, 'sections'>>
