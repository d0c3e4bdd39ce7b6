/** What each kind of notice tells. Stored as JSON; the words are in notice-text.rules.ts. */
import type { LlmPlatform } from '#db/schema/choices.ts'
import type { NoticeKind } from '#db/schema/notices.ts'
import type { ComparedFact, SourceKind } from '#engine/consistency/facts.ts'
import type { FactKind } from '#engine/naming/reading/facts.ts'
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

/** A former value of the company that a source still states. */
export interface StillStated {
  fact: ComparedFact
  value: string
  /** What the profile says instead; empty: nothing. */
  instead: string[]
  source: SourceKind
  /** The first page of the source that states it. */
  page: string
  /** How many other pages of the source do. */
  otherPages: number
}

/** A fact that an assistant states otherwise than the profile. */
export interface WrongFact {
  fact: FactKind
  said: string
  /** The same for the same value, however it is written. */
  key: string
  /** The profile's, at the time of the answer. */
  value: string
  /** Own pages that state it, each with the words and when it was read. */
  places: { page: string; quote: string; readAt: string }[]
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
  leftover: { stated: StillStated[] }
  /**
   * `readAt`: when own pages were read last, ISO 8601; null: none was. `same`: what it shares with those of other assistants that state the
   * same on that day (db/sql/notices/tell-wrong-facts.sql); absent where it was told before that was kept.
   */
  'assistant-wrong': {
    assistant: LlmPlatform
    question: string
    answerId: string
    wrong: WrongFact[]
    readAt: string | null
    same?: string
  }
}

export type NoticeOf<Kind extends NoticeKind = NoticeKind> = {
  [K in Kind]: { kind: K; details: NoticeDetails[K] }
}[Kind]

/** A notice that is not stored yet. */
export type NewNotice = NoticeOf & {
  /** The same cause is told once. */
  cause: string
}
