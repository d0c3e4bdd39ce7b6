/**
 * Replaces in every value of every query what PostgreSQL's text type cannot hold: NUL, and lone surrogates (half of a character that
 * JavaScript writes as two). Websites and visitors send both, and a query that fails on them would be our bug.
 */

const REPLACEMENT = '\uFFFD'
/** The same characters as JSON escapes. A text is parsed as JSON only if it contains one of these. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i

export function cleanValues(values: unknown[]): unknown[] {
  return values.every((value) => clean(value) === value) ? values : values.map(clean)
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return ESCAPED.test(value) ? cleanJson(cleanText(value)) : cleanText(value)
  if (Array.isArray(value)) return cleanValues(value)
  return isPlain(value) ? cleanObject(value) : value
}

function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replaceAll('\0', REPLACEMENT) : whole
}

/** A text that is not JSON may contain '\u0000' literally. */
function cleanJson(text: string): string {
  if (!/^\s*[{["]/.test(text)) return text
  try {
    const value = JSON.parse(text)
    const cleaned = cleanDeep(value)
    return cleaned === value ? text : JSON.stringify(cleaned)
  } catch {
    return text
  }
}

/** Strings inside a parsed JSON value are not parsed as JSON again. */
function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return same(value, value.map(cleanDeep))
  return isPlain(value) ? cleanObject(value) : value
}

function cleanObject(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value)
  const cleaned = entries.map(([key, one]) => [cleanText(key), cleanDeep(one)] as const)
  const isSame = cleaned.every(([key, one], at) => key === entries[at]![0] && one === entries[at]![1])
  return isSame ? value : Object.fromEntries(cleaned)
}

const same = (before: unknown[], after: unknown[]) => (after.every((one, at) => one === before[at]) ? before : after)

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
