/**
 * Who may index a public profile. noindex names the search engines one by one: a bare `robots: noindex` would also drop
 * the page from OAI-SearchBot and PerplexityBot, for which it exists (docs/spec.md, 'Noindex and AI crawlers').
 */
import { CRAWLERS, type Crawler } from '#engine/crawlers.ts'

const SEARCH_ENGINES = CRAWLERS.filter((crawler: Crawler) => crawler.searchEngine).map(({ token }) =>
  token.toLowerCase(),
)

/** The AI crawlers and robots.txt tokens that a vendor documents. */
const AI_CRAWLERS = CRAWLERS.filter(({ searchEngine, documentation }: Crawler) => !searchEngine && documentation).map(
  ({ token }) => token,
)

/** A crawler's name and its restrictions, e.g. { agent: 'googlebot', content: 'noindex, noarchive' }. */
export interface RobotsRule {
  agent: string
  content: string
}

export function robotsRules(profile: { noindex_google: boolean; zichtbaarheid_ai: boolean }): RobotsRule[] {
  const forSearch = profile.noindex_google ? SEARCH_ENGINES : []
  const forAi = profile.zichtbaarheid_ai ? [] : AI_CRAWLERS
  return [...forSearch, ...forAi].map((agent) => ({ agent, content: 'noindex, noarchive' }))
}

/** The same rules as an X-Robots-Tag header: `agent: rule` pairs, one header line each. */
export function robotsHeaders(rules: RobotsRule[]): string[] {
  return rules.map((rule) => `${rule.agent}: ${rule.content}`)
}
