/** Paths and path patterns of robots.txt: RFC 9309 2.2.2 and 2.2.3. */

export interface PathPattern {
  /** The pieces between the wildcards. */
  pieces: string[]
  /** Ends with '$'. */
  anchored: boolean
  /** Length of the normalised pattern: the most specific one wins. */
  octets: number
}

/** What RFC 3986 calls unreserved: the same character whether it is percent-encoded or not. */
const UNRESERVED = /[A-Za-z\d\-._~]/
/** Reserved characters keep their meaning in a path; in a query the RFC's own example treats both forms as equal. */
const RESERVED = /[:/?[\]@!'()+,;]/

/** `octets`: text with one character per octet. */
function normalise(octets: string): string {
  if (/^[!-$&->@-~]*$/.test(octets)) return octets // neither percent signs nor a query: nearly every line
  let inQuery = false
  return octets.replace(/%([\dA-Fa-f]{2})|[\s\S]/g, (match, hex: string | undefined) => {
    const char = hex === undefined ? match : String.fromCharCode(Number.parseInt(hex, 16))
    if (hex === undefined && char === '?') inQuery = true
    if (hex === undefined && char > ' ' && char <= '~') return char
    if (UNRESERVED.test(char) || (inQuery && RESERVED.test(char))) return char
    return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  })
}

/** A URL's path with its query, as it is compared. '*' and '$' are ordinary characters there. */
export function normalisePath(path: string): string {
  const octets = Buffer.from(path.replace(/#.*$/s, ''), 'utf8').toString('latin1')
  return normalise(octets || '/')
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24')
}

/** The value of an allow or disallow line, one character per octet. */
export function normalisePattern(octets: string): PathPattern {
  const anchored = octets.endsWith('$')
  const pattern = normalise(anchored ? octets.slice(0, -1) : octets).replaceAll('$', '%24')
  return { pieces: pattern.split('*'), anchored, octets: pattern.length + (anchored ? 1 : 0) }
}

/** Like Google, an allowed '/folder/index.html' also allows '/folder/'. */
export function patternMatches(pattern: PathPattern, path: string, allow: boolean): boolean {
  if (matches(pattern.pieces, pattern.anchored, path)) return true
  if (!allow || !path.endsWith('/')) return false
  const last = pattern.pieces.at(-1)!
  const index = last.lastIndexOf('/index.htm')
  const folder = index >= 0 && !last.includes('/', index + 1)
  return folder && matches([...pattern.pieces.slice(0, -1), last.slice(0, index + 1)], true, path)
}

/** The leftmost match of each piece is always right, so there is no backtracking. */
function matches(pieces: string[], anchored: boolean, path: string): boolean {
  const [first = '', ...rest] = pieces
  if (!path.startsWith(first)) return false
  if (rest.length === 0) return !anchored || path.length === first.length
  const last = anchored ? rest.pop()! : ''
  let at = first.length
  for (const piece of rest) {
    at = indexAfter(path, piece, at)
    if (at < 0) return false
  }
  return path.length - at >= last.length && path.endsWith(last)
}

/** Up to here the cost of `indexOf` is bounded by a constant. */
const SHORT = 16

/** The end of the first occurrence of `piece` from `from`, or -1. Knuth-Morris-Pratt, because `indexOf` can be quadratic. */
function indexAfter(path: string, piece: string, from: number): number {
  if (piece.length > path.length - from) return -1
  if (piece.length <= SHORT) {
    const index = path.indexOf(piece, from)
    return index < 0 ? -1 : index + piece.length
  }
  const fallback = new Int32Array(piece.length)
  for (let i = 1, k = 0; i < piece.length; i++) {
    while (k > 0 && piece[i] !== piece[k]) k = fallback[k - 1]!
    if (piece[i] === piece[k]) k++
    fallback[i] = k
  }
  let k = 0
  for (let i = from; i < path.length; i++) {
    while (k > 0 && path[i] !== piece[k]) k = fallback[k - 1]!
    if (path[i] === piece[k]) k++
    if (k === piece.length) return i + 1
  }
  return -1
}
