/** Maps everything thrown to an answer, in the format that the client can use: JSON, an event stream, text or a page. */
import type { Context } from 'hono'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import type { Failure, FailureCode } from '#features/failure.ts'
import { URLS } from '#features/urls.ts'
import type { Screens } from './screens.ts'

/** Functions, streams, the autosave and the data of a screen: programs request those. */
const FOR_PROGRAMS = new RegExp(`^/(?:functions|api)(?:/|$)|^(?:${URLS.visitStream}|${URLS.saveProfile})$|\\.data$`)

/** The service cannot answer now, but will soon. */
const AWAY: ReadonlySet<FailureCode> = new Set(['database-away', 'stopping'])
/** The rest of the body is not read, so the connection cannot be reused. */
const BODY_UNREAD: ReadonlySet<FailureCode> = new Set(['body-too-large', 'too-many-fields', 'body-too-slow'])

/** Codes that have their own page for browsers. */
const MISSING: ReadonlySet<FailureCode> = new Set(['profile-not-found', 'profile-gone'])

/** What is known of a failed request. */
export interface Asked {
  method: string
  path: string
  accept: string
}

export interface FailureAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export type Pages = Pick<Awaited<ReturnType<Screens>>, 'renderFailed' | 'renderUnavailable' | 'renderProfileMissing'>

export function failureAnswer(asked: Asked, failure: Failure, pages: Pages | null): FailureAnswer {
  const { code, status, fields, retryAfter = status === 503 ? 1 : undefined } = failure
  const error = FAILURE_TEXTS[code]
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(BODY_UNREAD.has(code) ? { Connection: 'close' } : {}),
  }
  const answer = (type: string, body: string, more = {}) => ({
    status,
    headers: { ...headers, 'Content-Type': type, ...more },
    body,
  })
  // A browser gives up a stream for good on any other status; this one makes it retry after a while.
  if (AWAY.has(code) && asked.accept.includes('text/event-stream')) {
    const stream = { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' }
    return { status: 200, headers: stream, body: `retry: ${(retryAfter ?? 1) * 1_000}\n\n` }
  }
  const isPage = asked.accept.includes('text/html')
  // A cross-origin request that does not ask for a page comes from a program; other refusals of a page's address are for people.
  if (FOR_PROGRAMS.test(asked.path) || (!isPage && code === 'wrong-origin')) {
    // The scripts of a screen do not see this answer's headers (app/away.ts).
    const seconds = asked.path.endsWith('.data') && retryAfter !== undefined ? { retryAfter } : {}
    return answer('application/json', JSON.stringify({ error, code, fields, ...seconds }))
  }
  const html = 'text/html; charset=utf-8'
  if (isPage && pages && MISSING.has(code)) return answer(html, pages.renderProfileMissing())
  if (!isPage || !pages || status < 500) return answer('text/plain; charset=utf-8', error)
  if (status !== 503 || code === 'page-failed') return answer(html, pages.renderFailed())
  const sent = asked.method === 'POST'
  return answer(html, pages.renderUnavailable({ sent }), sent ? {} : { Refresh: String(retryAfter) })
}

export async function answerFailure(c: Context, failure: Failure, screens: Screens): Promise<Response> {
  const asked = { method: c.req.method, path: c.req.path, accept: c.req.header('accept') ?? '' }
  const showsPage = failure.status >= 500 && asked.accept.includes('text/html') && !FOR_PROGRAMS.test(asked.path)
  const { status, headers, body } = failureAnswer(asked, failure, showsPage ? await screens() : null)
  return new Response(body, { status, headers: { ...headers, ...allowHeader(failure) } })
}

const allowHeader = ({ allow }: Failure) => (allow ? { Allow: allow.join(', ') } : undefined)
