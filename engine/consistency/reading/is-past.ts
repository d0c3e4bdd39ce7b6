/** Whether a text tells of former days: a value that a company names as its former one is no leftover. */
import { PAST_AFTER, PAST_BEFORE } from '#engine/vocabulary/past-words.ts'

/** How far a sentence is looked back and on, in characters. */
const BEFORE = 140
const AFTER = 70

// Bounded: the 140 characters before a value
const SAYS_BEFORE = new RegExp(`(?<!\\p{L})(?:${PAST_BEFORE.join('|')})(?!\\p{L})`, 'iu')
// Bounded: the 70 characters after a value
const SAYS_AFTER = new RegExp(`^[\\s,(–-]{0,4}(?:${PAST_AFTER.join('|')})`, 'u')

export function isPast(text: string, at: number, length: number): boolean {
  return SAYS_BEFORE.test(sentenceBefore(text, at)) || SAYS_AFTER.test(text.slice(at + length, at + length + AFTER))
}

/** The part of the sentence before the value. A line belongs to the one above it when that ends with a colon: 'Ons oude adres:'. */
function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - BEFORE), at)
  const ends = [...before.matchAll(/[.!?]\s+(?=\p{Lu})|\n/gu)]
  let from = 0
  for (const end of ends) {
    const lead = before.slice(0, end.index).trimEnd()
    if (end[0].includes('\n') && lead.endsWith(':')) continue
    from = end.index + end[0].length
  }
  return before.slice(from)
}
