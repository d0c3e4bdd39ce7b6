/** One thing by two names, the second in brackets: 'betonciré (microcement)'. */
import type { Place } from '#engine/naming/reading/markup/pieces.ts'

/** The words in brackets behind a service, with it, or those in front of the brackets in which it stands; null without brackets. */
export function namedTwice(text: string, at: number, end: number): Place | null {
  const behind = text.startsWith(' (', end) ? / \([^()\n]{2,40}\)/uy : null
  if (behind) {
    behind.lastIndex = end
    const length = behind.exec(text)?.[0].length ?? 0
    return length > 0 ? { at, end: end + length } : null
  }
  const word =
    text[at - 1] === '(' && text[end] === ')' ? /[\p{L}-]{3,40} \($/u.exec(text.slice(Math.max(0, at - 44), at)) : null
  return word && { at: at - word[0].length, end: end + 1 }
}
