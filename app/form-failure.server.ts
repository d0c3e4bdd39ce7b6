/** Turns an error of an action into something its form can show; an unexpected error is logged and described in general terms. */
import { type FieldErrors, failureOf } from '#features/failure.ts'
import { FAILURE_TEXTS } from './copy/messages.ts'
import type { RequestServices } from './services.ts'

export interface FormFailure {
  status: number
  /** The message above the form; null when the fields' messages suffice. */
  message: string | null
  fields: FieldErrors
}

export function formFailure(
  error: unknown,
  asked: RequestServices,
  fallback: string = FAILURE_TEXTS['something-went-wrong'],
): FormFailure {
  if (error instanceof Response) throw error
  const failure = failureOf(error)
  // The screen's scripts keep the input, and retry.
  if (failure?.code === 'database-away' && asked.isData) throw failure
  if (!failure) {
    asked.services.log.error({ err: error }, 'Een formulier kon niet worden verwerkt')
    return { status: 500, message: fallback, fields: {} }
  }
  const { code, status, fields, retryAfter } = failure
  if (retryAfter !== undefined) asked.retryAfter = retryAfter
  const fieldsSayIt = code === 'invalid-input' && Object.keys(fields).length > 0
  const message = code === 'something-went-wrong' ? fallback : FAILURE_TEXTS[code]
  return { status, message: fieldsSayIt ? null : message, fields }
}
