import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import type { Answerable } from '#app/offline-answer.ts'
import type { FieldErrors } from '#features/failure.ts'

/** What the action of every tab answers. `message` stands above the form; null where the fields say it all. */
export interface TabAnswer extends Answerable {
  fields: FieldErrors
}

export const ACCEPTED: TabAnswer = { message: null, fields: {} }

/** Where the server could not be reached at all. */
export const FAILED: TabAnswer = { message: FAILURE_TEXTS['something-went-wrong'], fields: {} }
