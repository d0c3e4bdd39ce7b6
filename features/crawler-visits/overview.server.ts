/** The visits of crawlers for the profile's owner: per assistant, per day, and the latest. */
import { sql } from 'drizzle-orm'
import type { Verdict, VisitedFormat } from '#db/schema/crawler-visits.ts'
import { ASSISTANT_NAMES } from '#engine/assistants.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { CRAWLERS } from './crawlers.ts'

export interface LatestVisit {
  id: string
  /** ISO 8601. */
  at: string
  crawler: string
  assistant: string
  format: VisitedFormat
  verdict: Verdict
  allowed: boolean
  hits: number
}

export interface AssistantVisits {
  assistant: string
  crawlers: string[]
  verified: number
  /** Its vendor publishes no addresses, or they could not be fetched yet. */
  unverifiable: number
  forged: number
  /** Of its last visit that was not forged; null when all were. */
  lastDay: string | null
  /** When it is one of the latest. ISO 8601. */
  lastAt: string | null
}

export interface VisitOverview {
  /** The last 30 days, oldest first, including days without visits. */
  days: { day: string; verified: number; unverifiable: number; forged: number }[]
  assistants: AssistantVisits[]
  latest: LatestVisit[]
}

const DAYS = 30
const LATEST = 20

const assistantOf = (token: string) => {
  const crawler = CRAWLERS.find((one) => one.token === token)
  // A search engine serves more than one assistant.
  return crawler?.assistant && !crawler.searchEngine ? ASSISTANT_NAMES[crawler.assistant] : (crawler?.vendor ?? token)
}

type DayRow = { day: string; crawler: string; verdict: Verdict; hits: number }
type VisitRow = Omit<LatestVisit, 'assistant' | 'at'> & { at: string | Date }

/** Throws 'domain-not-found'. */
export async function visitOverview(services: Services, session: Session, domainId: string): Promise<VisitOverview> {
  const today = amsterdamDay(services.now())
  const { counted, visits } = await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const counted = await tx.execute<DayRow>(sql`
      select day::text as day, crawler, verdict, sum(hits)::int as hits from crawler_visit_days
      where user_id = ${session.userId} and domain_id = ${domainId} and day > ${today}::date - ${DAYS}::int group by 1, 2, 3 having sum(hits) > 0
      order by 1, 2, 3`)
    const visits = await tx.execute<VisitRow>(sql`
      select id, visited_at as at, crawler, format, verdict, allowed, hits from crawler_visits
      where user_id = ${session.userId} and domain_id = ${domainId} order by visited_at desc, id limit ${LATEST}`)
    return { counted, visits }
  })
  const latest = visits.rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    assistant: assistantOf(row.crawler),
  }))
  return { days: perDay(counted.rows, today), assistants: perAssistant(counted.rows, latest), latest }
}

function perDay(rows: DayRow[], today: string): VisitOverview['days'] {
  const first = new Date(`${today}T00:00:00Z`).getTime() - (DAYS - 1) * 86_400_000
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10)
    const of = (verdict: Verdict) =>
      rows.filter((row) => row.day === day && row.verdict === verdict).reduce((sum, { hits }) => sum + hits, 0)
    return { day, verified: of('verified'), unverifiable: of('unverifiable'), forged: of('forged') }
  })
}

function perAssistant(rows: DayRow[], latest: LatestVisit[]): AssistantVisits[] {
  const assistants = new Map<string, AssistantVisits>()
  for (const { day, crawler, verdict, hits } of rows) {
    const assistant = assistantOf(crawler)
    const none = { assistant, crawlers: [], verified: 0, unverifiable: 0, forged: 0, lastDay: null, lastAt: null }
    const one: AssistantVisits = assistants.get(assistant) ?? none
    if (!one.crawlers.includes(crawler)) one.crawlers.push(crawler)
    one[verdict] += hits
    // A forger is no visit of that assistant.
    if (verdict !== 'forged') {
      one.lastDay = day
      one.lastAt = latest.find((visit) => visit.assistant === assistant && visit.verdict !== 'forged')?.at ?? null
    }
    assistants.set(assistant, one)
  }
  return [...assistants.values()].sort((a, b) => b.verified - a.verified || b.unverifiable - a.unverifiable)
}
