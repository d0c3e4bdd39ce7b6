/** The one mapping of failures to HTTP for endpoints: `error` is the Dutch text, `fields` a message a field. */
import type { Context, Env, Handler } from 'hono'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { Failure } from '#features/failure.ts'

export function failureAnswer({ code, status, fields, retryAfter }: Failure): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) }
  return Response.json({ error: FAILURE_TEXTS[code], code, fields }, { status, headers })
}

/** A handler whose expected failures are answers. */
export function answerFailures<E extends Env>(handle: (c: Context<E>) => Promise<Response>): Handler<E> {
  return (c) =>
    handle(c).catch((error: unknown) => {
      if (error instanceof Failure) return failureAnswer(error)
      throw error
    })
}
