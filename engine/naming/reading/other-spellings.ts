/** Other ways in which people write a company's name: its number in words, and with or without what joins two names. */
import { DUTCH, DUTCH_TENS, ENGLISH, ENGLISH_TENS } from '#engine/vocabulary/number-words.ts'
import { isTradeWord } from './trade-likeness.ts'

const NUMBERS = [DUTCH.concat(DUTCH_TENS[0]!), ENGLISH.concat(ENGLISH_TENS[0]!)]
const JOIN = / (?:&|\+|en|and) /iu
/** Each with what belongs to it: 'Van der Meulen', 'Brinkhorst'. */
const TWO_NAMES =
  /^((?:[Vv]an (?:de |den |der )?)?\p{Lu}\p{Ll}{3,25}) ((?:[Vv]an (?:de |den |der )?)?\p{Lu}\p{Ll}{3,25})(?= |$)/u

/**
 * 'Kelder dertien' for Kelder 13, 'Postma Veldhuis' for Postma & Veldhuis, 'Van der Meulen & Brinkhorst' for Van der Meulen Brinkhorst, and
 * 'Bouwbedrijf Hofstra & Zonen' for Bouwbedrijf Hofstra, also called Hofstra & Zonen. `names`: all that the company has.
 */
export function otherSpellings(names: readonly string[]): string[] {
  return names.flatMap((name) => [...inOtherFigures(name), ...joinedOtherwise(name), ...behindItsTrade(name, names)])
}

function inOtherFigures(name: string): string[] {
  return name.split(' ').flatMap((word, at, words) => {
    const number = Number(word)
    const written = word.toLowerCase()
    const others = /^\d{1,2}$/.test(word)
      ? NUMBERS.flatMap((language) => language[number - 1] ?? [])
      : words.length > 1 && written.length > 3
        ? NUMBERS.flatMap((language) => (language.includes(written) ? String(language.indexOf(written) + 1) : []))
        : []
    return others.map((other) => words.with(at, other).join(' '))
  })
}

function joinedOtherwise(name: string): string[] {
  const [before = '', ...behind] = name.split(JOIN)
  // Of 'Bed & Breakfast' the words would be anybody's.
  if (behind.length === 1) return isName(before) && isName(behind[0]!) ? [`${before} ${behind[0]}`] : []
  const [all, first = '', second = ''] = TWO_NAMES.exec(name) ?? []
  return all !== undefined && isName(first) && isName(second) ? [`${first} & ${second}${name.slice(all.length)}`] : []
}

function behindItsTrade(name: string, names: readonly string[]): string[] {
  const [trade = '', ...rest] = name.split(' ')
  if (rest.length === 0 || !isTradeWord(trade.toLowerCase())) return []
  return names.filter((other) => other.startsWith(`${rest.join(' ')} `)).map((other) => `${trade} ${other}`)
}

const isName = (part: string) => /^\p{Lu}\p{Ll}{3}|^[Vv]an /u.test(part) && !isTradeWord(part.toLowerCase())
