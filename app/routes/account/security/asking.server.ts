/** What the security screens' actions pass on: who asks, from where, and what they answer. */
import { data } from 'react-router'
import { type FormFailure, formFailure } from '#app/form-failure.server.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { type RequestServices, signInFrom } from '#app/services.ts'
import type { FieldErrors } from '#features/failure.ts'
import type { Confirming } from '#features/security/second-look.server.ts'

/** An answer of an action that stays on its screen. */
export interface SecurityAnswer {
  /** Which form was sent. */
  intent: string
  message: string | null
  fields: FieldErrors
}

export function askingOf(asked: RequestServices, request: Request): Confirming {
  return {
    session: requireSignedIn(asked.session),
    from: signInFrom(asked, request),
    headers: request.headers,
  }
}

export function refused(error: unknown, asked: RequestServices, intent: string) {
  const failure: FormFailure = formFailure(error, asked)
  const answer: SecurityAnswer = { intent, message: failure.message, fields: failure.fields }
  return data(answer, { status: failure.status })
}
