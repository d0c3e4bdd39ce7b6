/** What comes of judging an llms.txt: types alone, for whoever may not read one. */
import type { Problem } from './problems.ts'

export interface RepairOptions {
  /** Where the file stands: makes relative links absolute. */
  baseUrl?: string
  /** The name where the file has none. */
  name?: string
  /** 2026-01-31; said where the file says no date. */
  today: string
}

export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
  /** In the old text, or in the new one where the line was added; from 1. */
  number: number
}

export interface LlmsTxtJudgement {
  /** The first ones. */
  problems: Problem[]
  /** How many there are of each kind. */
  faults: number
  advices: number
  /** Null where nothing needed repair, or nothing could be repaired. */
  repaired: string | null
  /** Empty where it is too long to show. */
  difference: DiffLine[]
}
