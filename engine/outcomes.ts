/** The possible outcomes of a home page. Only a page that was read has a score; for the others the report says why, what to do and who can do it. */

export const HOME_OUTCOMES = [
  'read',
  'app-shell',
  'parked',
  'dns-failed',
  'connection-failed',
  'tls-failed',
  'timed-out',
  'server-error',
  'password',
  'too-many-requests',
  'refused',
  'bot-wall',
  'only-us-shut-out',
  'all-shut-out',
  'robots-unreadable',
  'not-found',
  'endless-redirects',
  'private-redirect',
  'bad-redirect',
  'not-html',
  'empty',
  'too-large',
  'too-heavy',
] as const
export type HomeOutcomeId = (typeof HOME_OUTCOMES)[number]

export interface HomeOutcome {
  id: HomeOutcomeId
  /** The host that was asked for. */
  host: string
  /** The address that the outcome is about: the page, robots.txt, or the hop of a redirect. */
  url: string
  /** Which of the two requests failed. */
  asked: 'home' | 'robots'
  status: number | null
  /** The words or the header that show it. */
  found: string
}

interface Kind {
  /** Is there a website? Null when we were refused and cannot know. */
  live: boolean | null
  /** Is there enough to judge? */
  scored: boolean
}

/** `website_live` and the score, for each outcome. */
export const OUTCOME_KINDS: Record<HomeOutcomeId, Kind> = {
  read: { live: true, scored: true },
  'app-shell': { live: true, scored: true },
  parked: { live: true, scored: false },
  'dns-failed': { live: false, scored: false },
  'connection-failed': { live: false, scored: false },
  'tls-failed': { live: false, scored: false },
  'timed-out': { live: false, scored: false },
  'server-error': { live: false, scored: false },
  password: { live: null, scored: false },
  'too-many-requests': { live: null, scored: false },
  refused: { live: null, scored: false },
  'bot-wall': { live: null, scored: false },
  'only-us-shut-out': { live: null, scored: false },
  // robots.txt is known, and its rules for search crawlers decide.
  'all-shut-out': { live: null, scored: true },
  'robots-unreadable': { live: null, scored: false },
  'not-found': { live: false, scored: false },
  'endless-redirects': { live: false, scored: false },
  'private-redirect': { live: false, scored: false },
  'bad-redirect': { live: false, scored: false },
  'not-html': { live: false, scored: false },
  empty: { live: false, scored: false },
  'too-large': { live: true, scored: false },
  'too-heavy': { live: true, scored: false },
}
