/** Maps errors of sockets, TLS and HTTP parsers to one of the engine's failures. */
import type { FetchFailure } from '#engine/evidence.ts'
import { RefusedConnection } from './guarded-connector.ts'

const BY_CODE: [pattern: RegExp, failure: FetchFailure][] = [
  [/^ERR_IP_BLOCKED$/, 'blocked-address'],
  [/^(ENOTFOUND|EAI_.*)$/, 'dns-failed'],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timed-out'],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/, 'too-large'],
  [
    /^(ERR_TLS_|ERR_O?SSL_|EPROTO$|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE))/,
    'tls-failed',
  ],
]

/** Unknown errors count as a failed connection, because the caller passes only errors of a request. */
export function failureOf(error: unknown): FetchFailure {
  if (error instanceof RefusedConnection) return error.reason
  if (!(error instanceof Error)) return 'connection-failed'
  const code = 'code' in error ? String(error.code) : ''
  const known = BY_CODE.find(([pattern]) => pattern.test(code))?.[1]
  if (known) return known
  return error.cause === undefined ? 'connection-failed' : failureOf(error.cause)
}
