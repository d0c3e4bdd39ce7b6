/** A state-changing request must come from our own pages (docs/spec.md, 'Backend'). */

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True when the request changes nothing, or comes from one of our own origins. A request without Origin and
 * Sec-Fetch-Site does not come from a browser; one that carries no cookie either cannot borrow anyone's session.
 */
export function comesFromOurPages(request: Request, ownOrigins: ReadonlySet<string>): boolean {
  if (SAFE_METHODS.has(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== 'null') return ownOrigins.has(origin)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return origin === null && !request.headers.has('cookie')
}

/**
 * The request as the visitor sent it. Behind a proxy that ends TLS it reaches us under another address, and React Router
 * compares the Origin of a form with that. Only for requests that `comesFromOurPages` let through.
 */
export function publicRequest(request: Request, ownOrigins: ReadonlySet<string>, baseUrl: string): Request {
  const seen = new URL(request.url)
  const origin = ownOrigins.has(seen.origin) ? seen.origin : new URL(baseUrl).origin
  const headers = new Headers(request.headers)
  // An origin of 'null' (a page without a referrer) and our other names were checked above as well.
  if (headers.has('origin')) headers.set('origin', origin)
  const { method, body, signal } = request
  // A streamed body needs `duplex`, which the types lack.
  const init = { method, headers, body, signal, duplex: 'half' }
  return new Request(origin + seen.pathname + seen.search, init)
}
