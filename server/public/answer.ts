/** The answer that one request can take: a kept page plain, compressed or unchanged; or why there is none. */
import type { Failure } from '#features/failure.ts'
import { failureAnswer, type Pages } from '#server/failures.ts'
import { contentSecurityPolicy } from '#server/requests/security-headers.ts'
import type { KeptPage } from './cache.ts'
import type { PublicRequest } from './plain-requests.ts'
import { type RawHeaders, Reply, replyOf } from './reply.ts'

/** The page as this visitor can take it, or that it has not changed since. */
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

/** `pages` where people read the answer: of a profile's page, whatever the request says that it accepts. */
export function failureReply(failure: Failure, security: RawHeaders, pages: Pages | null): Reply {
  const asked = { method: 'GET', path: '/', accept: pages ? 'text/html' : '' }
  const answer = failureAnswer(asked, failure, pages)
  return replyOf(answer, [
    ...security,
    ...(pages ? ['Content-Security-Policy', contentSecurityPolicy(null, false)] : []),
    // Not of what fails for now: its page stays in the indexes.
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
