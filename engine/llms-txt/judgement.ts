/** The result of judging an llms.txt, as types, for modules that may not parse one. */
import type { DiffLine } from '#engine/diff-lines.ts'
import type { Problem } from './problems.ts'

export interface RepairOptions {
  /** The address of the file, to make relative links absolute. */
  baseUrl?: string
  /** The name to use when the file has none. */
  name?: string
  /** Such as 2026-01-31; used when the file has no date. */
  today: string
}

export interface LlmsTxtJudgement {
  /** The first ones. */
  problems: Problem[]
  /** How many there are of each kind. */
  faults: number
  advices: number
  /** Null when nothing needed repair or could be repaired. */
  repaired: string | null
  /** Empty where it is too long to show. */
  difference: DiffLine[]
}
