/**
 * What PostgreSQL's text cannot hold is replaced in every value of every query: NUL, and half of a character that JavaScript
 * writes as two (a lone surrogate). Websites and visitors send both, and a query that fails on them would be a fault of ours.
 */

const REPLACEMENT = '\uFFFD'
/** As JSON writes them. Only a text that holds one of these is read as JSON at all. */
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

/** A text that is no JSON may say '\u0000' as it is. */
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

/** Inside a value that was read from JSON, texts are only texts. */
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
