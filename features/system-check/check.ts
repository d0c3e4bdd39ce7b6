/** What a check of the system says, for browser and server. */

export const CHECK_STATES = ['good', 'attention', 'broken'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** The three checks that the specification names. */
export const SECURITY_CHECKS = ['policies', 'visitors', 'is-admin'] as const
/** What an operator wants to know beside them. */
export const OPERATION_CHECKS = [
  'database',
  'migrations',
  'jobs',
  'mail',
  'disk',
  'backup',
  'crawler-lists',
  'assistant-keys',
  'version',
] as const
export type CheckName = (typeof SECURITY_CHECKS)[number] | (typeof OPERATION_CHECKS)[number]

export interface CheckResult {
  state: CheckState
  /** One sentence: what was found. */
  summary: string
  /** What to do; null where nothing needs to be done. */
  todo: string | null
  facts: { label: string; value: string }[]
  /** Jobs that failed for good, which an admin may start again. */
  givenUp?: number
}

/** How a check itself failed: no answer in time, or an error. */
export type CheckFailure = 'too-slow' | 'failed'

export type Checked = CheckResult & { failure: CheckFailure | null }
export type SystemChecks = Record<CheckName, Checked>
