/** Telephone numbers of which all digits or some are said in words: 'nul-een-acht-drie, 55 56 14', 'zero three zero, double five …'. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { DUTCH, ENGLISH } from '#engine/vocabulary/number-words.ts'

const DIGITS = new Map<string, string>(
  [
    ['nul', ...DUTCH.slice(0, 9)],
    ['zero', ...ENGLISH.slice(0, 9)],
  ].flatMap((names) => names.map((name, digit) => [name, String(digit)] as const)),
)
DIGITS.set('één', '1')
DIGITS.set('oh', '0')
const TIMES = new Map([
  ['double', 2],
  ['dubbel', 2],
  ['dubbele', 2],
  ['triple', 3],
])
const NOUGHT = new WordList('nul zero oh')
const NUMBER = [...DIGITS.keys(), ...TIMES.keys()].join('|')
/** Every Dutch number begins with a nought. */
const SPOKEN = new RegExp(`(?:nul|zero|oh)(?:[ ,–-]{1,2}(?:(?:${NUMBER})(?!\\p{L})|\\d{1,7}(?!\\d))){3,12}`, 'iuy')
const LENGTH = 10

export function spokenPhones(text: string, vocabulary: Vocabulary): { raw: string; at: number; end: number }[] {
  return vocabulary.matches(text, NOUGHT, SPOKEN).flatMap(({ index, 0: said }) => {
    let raw = ''
    let times = 1
    for (const word of said.toLowerCase().split(/[ ,–-]+/)) {
      const more = TIMES.get(word)
      if (more === undefined) raw += (DIGITS.get(word) ?? word).repeat(times)
      times = more ?? 1
    }
    return raw.length === LENGTH ? [{ raw, at: index, end: index + said.length }] : []
  })
}
