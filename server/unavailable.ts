/** What is answered while we cannot: 503 in the form that whoever asks can use, and never that nobody is signed in. */
import type { Context } from 'hono'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import type { Failure } from '#features/failure.ts'
import type { LastAnswer } from './open-requests.ts'
import type { Screens } from './screens.ts'

const FUNCTIONS = /^\/(?:functions|api)\//

type Render = Awaited<ReturnType<Screens>>['renderUnavailable']

export function unavailableAnswer(
  { method, path, accept }: { method: string; path: string; accept: string },
  { code, fields, retryAfter = 1 }: Failure,
  render: Render,
): LastAnswer {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) }
  const json = (body: object) => ({
    status: 503,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  // A browser gives up a stream for good on any other status; so it asks again after a while.
  if (accept.includes('text/event-stream')) {
    const stream = { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' }
    return { status: 200, headers: stream, body: `retry: ${retryAfter * 1_000}\n\n` }
  }
  const told = { error: FAILURE_TEXTS[code], code, fields }
  if (FUNCTIONS.test(path)) return json(told)
  // The scripts of a screen see no headers of this answer (app/away.ts).
  if (path.endsWith('.data')) return json({ ...told, retryAfter })
  if (!accept.includes('text/html')) {
    return { status: 503, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, body: told.error }
  }
  const sent = method === 'POST'
  return {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      ...(sent ? {} : { Refresh: String(retryAfter) }),
    },
    body: render({ sent }),
  }
}

export async function answerUnavailable(c: Context, failure: Failure, screens: Screens): Promise<Response> {
  const { renderUnavailable } = await screens()
  const request = { method: c.req.method, path: c.req.path, accept: c.req.header('accept') ?? '' }
  const { status, headers, body } = unavailableAnswer(request, failure, renderUnavailable)
  return new Response(body, { status, headers })
}
