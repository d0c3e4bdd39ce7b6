import type { FieldErrors } from '#features/failure.ts'
import type { ProposalsView, ReadingView } from '#features/proposals/proposals.schema.ts'

export interface ProposalsAnswer {
  /** Null after a refusal: the message or the fields then give the reason. */
  proposals: ProposalsView | null
  /** The result of `intent=read`. */
  reading: ReadingView | null
  message: string | null
  /** The proposal that was decided about. */
  about: string | null
  /** By field: 'url', or 'value' and 'value.postcode' for an adjusted value. */
  fields: FieldErrors
}

export function emptyAnswer(given: Partial<ProposalsAnswer> = {}): ProposalsAnswer {
  return { proposals: null, reading: null, message: null, about: null, fields: {}, ...given }
}

/** The intents of the tab's forms that concern proposals. */
export const FOUND_INTENTS: readonly string[] = ['read', 'accept', 'adjust', 'dismiss', 'reopen', 'accept-all']
