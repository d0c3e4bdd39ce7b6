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
/** Also the year of '01-04-1987'. */
const YEAR = /(?<![\d.,€£])(?:\d{1,2}[-/.]\d{1,2}[-/.])?(1[5-9]\d\d|20\d\d)(?!\d|[.,]\d|%|[’']?s(?![a-z]))/g
/** '01-04-1987' */
const MOST_BEFORE_YEAR = 6

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
          return { from: index, at: end - 4, end, value: Number(year) }
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
