/** The answer that a request accepts: a cached page, plain, compressed or 304; or why there is none. */
import type { Failure } from '#features/failure.ts'
import { failureAnswer, type Pages } from '#server/failures.ts'
import { contentSecurityPolicy } from '#server/requests/security-headers.ts'
import type { KeptPage } from './cache.ts'
import type { PublicRequest } from './plain-requests.ts'
import { type RawHeaders, Reply, replyOf } from './reply.ts'

/** The page in an encoding that this visitor accepts, or 304. */
export function choose({ headers }: PublicRequest, kept: KeptPage<unknown>): Reply {
  const known = headers['if-none-match']
  if (known !== undefined && kept.page.status === 200 && matches(known, kept.etag)) {
    kept.notModified ??= new Reply(304, ['ETag', kept.etag, ...kept.page.headers])
    return kept.notModified
  }
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return kept.plain
  if (kept.brotli && accepts(accepted, 'br')) return kept.brotli
  if (kept.gzip && accepts(accepted, 'gzip')) return kept.gzip
  return kept.plain
}

/** `pages`: given for a page that people read, such as a profile, whatever the Accept header says. */
export function failureReply(failure: Failure, security: RawHeaders, pages: Pages | null): Reply {
  const asked = { method: 'GET', path: '/', accept: pages ? 'text/html' : '' }
  const answer = failureAnswer(asked, failure, pages)
  return replyOf(answer, [
    ...security,
    ...(pages ? ['Content-Security-Policy', contentSecurityPolicy(null, false)] : []),
    // Not for temporary failures, whose page stays indexed.
    ...(answer.status < 500 ? ['X-Robots-Tag', 'noindex'] : []),
  ])
}

function matches(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true
  const opaque = etag.slice(2)
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}

/** 'br;q=0' refuses it. */
function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length))
}
