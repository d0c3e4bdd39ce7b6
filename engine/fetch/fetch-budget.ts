/** How much one audited site may cost: one budget is shared by all its requests. */
import type { SourceKind } from '#engine/evidence.ts'
import { openDeadline } from './deadline.ts'

export interface FetchLimits {
  requests: number
  /** Redirects within one request. */
  redirects: number
  /** For all requests together, counted from the opening of the fetcher. */
  siteMs: number
  /** For one request with all its redirects. */
  requestMs: number
  /** To the response headers of one hop. */
  firstByteMs: number
  /** For all requests together, before and after decompression alike. */
  siteBytes: number
  bytes: Record<SourceKind, number>
}

const MB = 1024 * 1024

export const FETCH_LIMITS: FetchLimits = {
  requests: 8,
  redirects: 5,
  siteMs: 10_000,
  requestMs: 8_000,
  firstByteMs: 5_000,
  siteBytes: 10 * MB,
  // RFC 9309 2.5: at least 500 KiB of robots.txt must be read.
  bytes: { robots: 500 * 1024, home: 4 * MB, page: 2 * MB, sitemap: 2 * MB, llms: MB, image: 5 * MB },
}

/** Returns how many of the received bytes are still within the caps. */
export type ByteMeter = (bytes: number) => number

export interface FetchBudget {
  limits: FetchLimits
  /** Aborts every request when the site's time is up or the caller aborts. */
  signal: AbortSignal
  takeRequest: () => void
  /** To be called after the last request: removes the listener from the caller's signal. */
  end: () => void
  /** For one response: bytes on the wire, and bytes after decompression. */
  metersFor: (kind: SourceKind) => { wire: ByteMeter; decoded: ByteMeter }
}

export function openBudget(limits: FetchLimits, signal?: AbortSignal): FetchBudget {
  const deadline = openDeadline(limits.siteMs, signal)
  const site = { wire: limits.siteBytes, decoded: limits.siteBytes }
  let requests = limits.requests
  return {
    limits,
    signal: deadline.signal,
    end: deadline.end,
    takeRequest() {
      // This is a bug, not an expected failure: the collector plans within the budget.
      if (requests-- <= 0) throw new Error(`More than ${limits.requests} requests for one site`)
    },
    metersFor(kind) {
      const meter = (side: 'wire' | 'decoded'): ByteMeter => {
        let response = limits.bytes[kind]
        return (bytes) => {
          const allowed = Math.min(bytes, response, site[side])
          response -= allowed
          site[side] -= allowed
          return allowed
        }
      }
      return { wire: meter('wire'), decoded: meter('decoded') }
    },
  }
}
