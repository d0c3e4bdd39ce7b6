/**
 * The crawlers whose visits to profiles are recorded: those in the registry that fetch pages, and search engines if their
 * vendor publishes how to verify them. A User-Agent is a claim; `ranges` and `reverseDns` verify it.
 */
import { type Crawler, CRAWLERS as KNOWN } from '#engine/crawlers.ts'

export type { Crawler }

export const CRAWLERS: readonly Crawler[] = KNOWN.filter(
  ({ tokenOnly, searchEngine, ranges }: Crawler) => !tokenOnly && (!searchEngine || ranges !== undefined),
)

export const RANGE_SOURCES: readonly string[] = [
  ...new Set(CRAWLERS.flatMap(({ ranges }) => (ranges === undefined ? [] : [ranges]))),
]

const BY_TOKEN = new Map(CRAWLERS.map((crawler) => [crawler.token.toLowerCase(), crawler]))
// A token ends where a version or a separator begins: 'GPTBot/1.3', 'Googlebot;' but not 'Googlebot-Image'.
const ANY = new RegExp(`(?<![\\w-])(${CRAWLERS.map(({ token }) => token).join('|')})(?![\\w-])`, 'i')

export function crawlerOf(userAgent: string): Crawler | null {
  const token = ANY.exec(userAgent)?.[1]
  return token ? BY_TOKEN.get(token.toLowerCase())! : null
}

/** Columns of a profile, or of the profile that shows an image. */
export interface Permission {
  zichtbaarheid_ai: boolean
  llm_platforms: readonly string[]
}

/** Whether a profile lets this crawler read it (docs/spec.md, 'Noindex and AI crawlers'). */
export function mayRead({ zichtbaarheid_ai, llm_platforms }: Permission, crawler: Crawler): boolean {
  if (crawler.searchEngine) return true
  return zichtbaarheid_ai && (crawler.assistant === null || llm_platforms.includes(crawler.assistant))
}
