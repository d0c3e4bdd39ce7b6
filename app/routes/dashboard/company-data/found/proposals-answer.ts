import type { FieldErrors } from '#features/failure.ts'
import type { ProposalsView, ReadingView } from '#features/proposals/proposals.schema.ts'

export interface ProposalsAnswer {
  /** Null where it was refused; then the message or the fields say why. */
  proposals: ProposalsView | null
  /** Of `intent=read`. */
  reading: ReadingView | null
  message: string | null
  /** By field: 'url', or of a value that was adjusted 'value' and 'value.postcode'. */
  fields: FieldErrors
}

export function emptyAnswer(given: Partial<ProposalsAnswer> = {}): ProposalsAnswer {
  return { proposals: null, reading: null, message: null, fields: {}, ...given }
}

/** What a form of the tab may ask about what was found. */
export const FOUND_INTENTS: readonly string[] = ['read', 'accept', 'adjust', 'dismiss', 'reopen', 'accept-all']
