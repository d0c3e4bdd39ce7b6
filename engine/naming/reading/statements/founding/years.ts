/** Years in figures and in words. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { DUTCH, DUTCH_TENS, ENGLISH, ENGLISH_TENS } from '#engine/vocabulary/number-words.ts'

export interface Year {
  /** Where its date begins: 'op 1 april 1987'. */
  from: number
  at: number
  end: number
  value: number
}

/** '05/03/’16' */
const SHORT_DATE = /(?<![\d.,€£])\d{1,2}[-/.]\d{1,2}[-/.][’'‘](\d\d)(?!\d)/g
/** Also the year of '01-04-1987' and '1987-04-01'. */
const YEAR =
  /(?<![\d.,€£])(?:\d{1,2}[-/.]\d{1,2}[-/.])?(1[5-9]\d\d|20\d\d)(?!\d|[.,]\d|%|[’']?s(?![a-z]))(?:-[01]\d-[0-3]\d(?!\d))?/g
/** '01-04-1987' */
const MOST_BEFORE_YEAR = 6
const MONTH =
  '(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|maart|mrt|march|mar|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|aug(?:ustus|ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
/** 'May 1, ' and '1st of May ' before a year: 'may' is no guess there. */
// Bounded: the 25 characters before a year
const DAY_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|e)? (?:of |van )?${MONTH}|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?),? (?:of |van )?$`,
  'iu',
)

/** What is behind the century, as it is folded: of 87 'zevenentachtig' and 'eightyseven'. */
const REST = new Map<string, number>()
function addNumbers(
  units: readonly string[],
  tens: readonly string[],
  join: (unit: string, ten: string) => string,
): void {
  for (const [at, unit] of units.entries()) REST.set(unit, at + 1)
  for (const [at, ten] of tens.entries()) {
    REST.set(ten, (at + 2) * 10)
    for (const [one, unit] of units.slice(0, 9).entries()) REST.set(join(unit, ten), (at + 2) * 10 + one + 1)
  }
}
addNumbers(DUTCH, DUTCH_TENS, (unit, ten) => `${unit}en${ten}`)
addNumbers(ENGLISH, ENGLISH_TENS, (unit, ten) => `${ten}${unit}`)

/** Up to 100, also as 'twintigste', 'fiftieth' and the 'tien' of 'tienjarig'. */
export function numberOf(written: string): number | null {
  if (/^\d+$/.test(written)) return Number(written)
  const folded = fold(written)
  const plain = folded
    .replace(/jarige?$/, '')
    .replace(/ie(?:th)?$/, 'y')
    .replace(/fth$/, 've')
    .replace(/ninth$/, 'nine')
    .replace(/eighth$/, 'eight')
    .replace(/(?:th|ste|de)$/, '')
  return /^(?:honderd|hundred)$/.test(plain) ? 100 : (REST.get(folded) ?? REST.get(plain) ?? null)
}

const CENTURIES: readonly [RegExp, number][] = [
  [/^(?:achttien(?:honderd)?|eighteen(?:hundred)?)/, 1800],
  [/^(?:negentien(?:honderd)?|nineteen(?:hundred)?)/, 1900],
  [/^(?:tweeduizend|twothousand(?:and)?|twenty)/, 2000],
]

/** In one word. */
const WRITTEN = new Map<string, number>()
for (const [rest, value] of REST) {
  for (const [century, year] of [
    ['achttien', 1800],
    ['negentien', 1900],
  ] as const) {
    if (value > 19 || rest.length > 3) WRITTEN.set(`${century}${rest}`, year + value)
    WRITTEN.set(`${century}honderd${rest}`, year + value)
  }
  WRITTEN.set(`tweeduizend${rest}`, 2000 + value)
}
const CENTURY_WORDS = new WordList(
  'achttien negentien achttienhonderd negentienhonderd tweeduizend eighteen nineteen two twenty',
)
const IN_ONE_WORD = new WordList([...WRITTEN.keys()].join(' '))
const SEVERAL_WORDS =
  /(?:(?:achttien|negentien)(?:honderd)?|tweeduizend|two thousand|eighteen|nineteen|twenty)(?:[ -](?:en |and )?\p{Ll}{3,16}(?:[ -](?!in |en |als |and )\p{Ll}{3,9})?)?(?!\p{L})/iuy
const WORD = /\p{L}+/uy

/** 'MCMLXXXVII' */
const ROMAN = new WordList(
  ({ folded }) => folded.length > 2 && /^m{1,2}(?:cm|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(folded),
)
const IN_CAPITALS = /[MDCLXVI]+(?!\p{L})/uy
const OF_LETTER: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 }
const fromRoman = (said: string) =>
  [...said].reduce((sum, letter, index) => {
    const value = OF_LETTER[letter]!
    return value < (OF_LETTER[said[index + 1] ?? ''] ?? 0) ? sum - value : sum + value
  }, 0)

/** 'Sinds '88', 'voorjaar '99', 'september '16', but not 'in the '80s'. */
const SHORT =
  /(?<=(?:^|[\s(])(?:voorjaar|najaar|lente|zomer|herfst|winter|spring|summer|autumn|fall|jan(?:uari|uary)?|feb(?:ruari|ruary)?|maart|march|april|mei|may|jun[ie]|jul[iy]|aug(?:ustus|ust)?|sept(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|dec(?:ember)?|in|sinds|sedert|since|anno|uit|from|vanaf|van|of|est\.?|jaar|begin|eind|opgericht|gestart|founded|established):? )[’'‘](\d\d)(?![\d\p{L}’'-]|[.,:]\d| ?uur)/giu
/** A short year up to this one is of this century. */
const LAST_SHORT = 29

export function yearsIn(text: string, vocabulary: Vocabulary): Year[] {
  const digits = text.search(/\d{4}/)
  const found =
    digits < 0
      ? []
      : allMatches(text, YEAR, Math.max(0, digits - MOST_BEFORE_YEAR)).map(({ index, 0: said, 1: year }): Year => {
          const end = index + said.length
          const day =
            said === year && text[index - 1] === ' '
              ? DAY_BEFORE.exec(text.slice(Math.max(0, index - 25), index))
              : null
          const at = index + said.indexOf(year!)
          return { from: index - (day?.[0].length ?? 0), at, end, value: Number(year) }
        })
  if (/[’'‘]\d\d/.test(text))
    for (const { index, 0: said, 1: short } of [...allMatches(text, SHORT), ...allMatches(text, SHORT_DATE)]) {
      const value = Number(short) + (Number(short) > LAST_SHORT ? 1900 : 2000)
      found.push({ from: index, at: index, end: index + said.length, value })
    }
  for (const { index, 0: said } of vocabulary.matches(text, IN_ONE_WORD, WORD)) {
    const value = WRITTEN.get(fold(said))
    if (value !== undefined) found.push({ from: index, at: index, end: index + said.length, value })
  }
  for (const { index, 0: said } of vocabulary.matches(text, CENTURY_WORDS, SEVERAL_WORDS)) {
    const year = inWords(said)
    if (year) found.push({ from: index, at: index, end: index + year.length, value: year.value })
  }
  for (const { index, 0: said } of vocabulary.matches(text, ROMAN, IN_CAPITALS)) {
    const value = fromRoman(said)
    if (value >= 1500 && value < 2100) found.push({ from: index, at: index, end: index + said.length, value })
  }
  return found
}

/** 'Nineteen eighty-seven', of 'nineteen eighty started' the first two words. */
function inWords(said: string): { value: number; length: number } | null {
  for (let { length } = said; length > 0; length = said.slice(0, length).search(/[ -]\p{L}+$/u)) {
    const folded = fold(said.slice(0, length))
    for (const [century, year] of CENTURIES) {
      const rest = folded.replace(century, '').replace(/^(?:en|and)(?=\p{L}{3})/u, '')
      const value = REST.get(rest)
      const isRest = value !== undefined && (year === 2000 && folded.startsWith('twenty') ? value >= 10 : true)
      if (rest !== folded && isRest) return { value: year + value, length }
    }
  }
  return null
}
