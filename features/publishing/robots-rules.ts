/**
 * Who may index a public profile. noindex names the search engines one by one: a bare `robots: noindex` would also drop
 * the page from OAI-SearchBot and PerplexityBot, which it exists for (decisions: Noindex and AI crawlers).
 */
import type { RobotsRule } from './public-profile-model.ts'

const SEARCH_ENGINES = [
  'googlebot',
  'bingbot',
  'yandex',
  'duckduckbot',
  'baiduspider',
  'slurp',
  'applebot',
  'qwant',
  'seznambot',
]

/** AI crawlers whose documentation says that they fetch pages; product tokens as their vendors publish them. */
const AI_CRAWLERS = [
  'OAI-SearchBot',
  'GPTBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'ClaudeBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'meta-externalagent',
  'CCBot',
  'Amazonbot',
]

export function robotsRules(profile: { noindexGoogle: boolean; visibleToAi: boolean }): RobotsRule[] {
  const forSearch = profile.noindexGoogle ? SEARCH_ENGINES : []
  const forAi = profile.visibleToAi ? [] : AI_CRAWLERS
  return [...forSearch, ...forAi].map((agent) => ({ agent, content: 'noindex, noarchive' }))
}

/** The same rules as an X-Robots-Tag header: `agent: rule` pairs, each in a header line of its own. */
export function robotsHeaders(rules: RobotsRule[]): string[] {
  return rules.map((rule) => `${rule.agent}: ${rule.content}`)
}
