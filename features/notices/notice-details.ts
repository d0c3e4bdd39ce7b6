/** What each kind of notice tells. Stored as JSON; the words are in notice-text.rules.ts. */
import type { NoticeKind } from '#db/schema/notices.ts'
import type { ChangedFile, ChangedRobots } from '#engine/watch/watched.ts'

export type { NoticeKind } from '#db/schema/notices.ts'

interface SinceThen {
  /** When the state before it was read last or first. ISO 8601. */
  since: string
}

/** A check that won fewer points than before. */
export interface LostPoints {
  /** In the language of the account's reports. */
  title: string
  from: number
  to: number
}

export interface NoticeDetails {
  published: { website: string }
  'score-fell': SinceThen & { from: number; to: number; lost: LostPoints[]; more: number; ceilings: string[] }
  'robots-txt': SinceThen & Pick<ChangedRobots, 'lines' | 'more' | 'cause'>
  'crawler-access': SinceThen & ChangedRobots
  /** `now`: whether the website has the file. */
  'llms-txt': SinceThen & ChangedFile & { was: boolean; now: boolean }
  /** The tag or header as it was found; null: none. */
  noindex: SinceThen & { before: string | null; after: string | null }
  'proof-lost': { website: string }
  displaced: { website: string }
  'plan-ending': { plan: 'pro' | 'expert'; endsAt: string }
}

export type NoticeOf<Kind extends NoticeKind = NoticeKind> = {
  [K in Kind]: { kind: K; details: NoticeDetails[K] }
}[Kind]

/** A notice that is not stored yet. */
export type NewNotice = NoticeOf & {
  /** The same cause is told once. */
  cause: string
}
