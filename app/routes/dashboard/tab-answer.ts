import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import type { Answerable } from '#app/offline-answer.ts'
import type { FieldErrors } from '#features/failure.ts'

/** The answer of every tab's action. `message` is shown above the form; null when the fields' messages suffice. */
export interface TabAnswer extends Answerable {
  fields: FieldErrors
}

export const ACCEPTED: TabAnswer = { message: null, fields: {} }

/** The answer if the server could not be reached. */
export const FAILED: TabAnswer = { message: FAILURE_TEXTS['something-went-wrong'], fields: {} }
