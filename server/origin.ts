/** A state-changing request must come from our own pages (decisions: Backend). */

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
