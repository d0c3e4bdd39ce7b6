/** Turns what went wrong in an action into something its form can show; the unexpected is logged and said in general terms. */
import { Failure, type FieldErrors } from '#features/failure.ts'
import { FAILURE_TEXTS } from './copy/messages.ts'
import type { RequestServices } from './services.ts'

export interface FormFailure {
  status: number
  /** What to say above the form; null when the fields say it all. */
  message: string | null
  fields: FieldErrors
}

export function formFailure(
  error: unknown,
  asked: RequestServices,
  fallback: string = FAILURE_TEXTS['something-went-wrong'],
): FormFailure {
  if (error instanceof Response) throw error
  if (!(error instanceof Failure)) {
    asked.services.log.error({ err: error }, 'Een formulier kon niet worden verwerkt')
    return { status: 500, message: fallback, fields: {} }
  }
  if (error.retryAfter !== undefined) asked.retryAfter = error.retryAfter
  const fieldsSayIt = error.code === 'invalid-input' && Object.keys(error.fields).length > 0
  const message = error.code === 'something-went-wrong' ? fallback : FAILURE_TEXTS[error.code]
  return { status: error.status, message: fieldsSayIt ? null : message, fields: error.fields }
}
