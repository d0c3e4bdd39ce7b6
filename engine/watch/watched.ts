/** What the daily watch remembers of a website besides its score, and what it found changed. Types only. */

/** The text of a file; null: the website has none. */
export interface WatchedFile {
  text: string | null
}

export interface WatchedNoindex {
  /** The tag or header, as it was found; null: nothing keeps the home page out of an index. */
  found: string | null
}

/** Null stands for what could not be read: it is then neither the same nor changed. */
export interface WatchedWebsite {
  robots: WatchedFile | null
  llms: WatchedFile | null
  noindex: WatchedNoindex | null
}

export interface ChangedLine {
  kind: 'removed' | 'added'
  text: string
  /** In the old file where it was removed, in the new one where it was added; from 1. */
  number: number
}

export interface ChangedFile {
  lines: ChangedLine[]
  /** How many changed lines are left out. */
  more: number
  /** The line of the file that says by what the changed lines were written; null where the file does not say it. */
  cause: string | null
}

export interface ChangedAccess {
  /** The product token: 'GPTBot'. */
  token: string
  allowed: boolean
  /** The rule that decides now; null where no rule does. */
  rule: { line: number; text: string } | null
}

export interface ChangedRobots extends ChangedFile {
  crawlers: ChangedAccess[]
}
