/** How else a company's name is written in full: 'Het Hofje' for ’t Hofje, 'Oosting Schildersbedrijf' for Schildersbedrijf Oosting. */
import { withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { DUTCH, DUTCH_TENS, ENGLISH, ENGLISH_TENS } from '#engine/vocabulary/number-words.ts'

const isTrade = (word: string) => isTradeWord(word.toLowerCase())
/** 'De Bakkerij' is no name and a trade, and of 'Bakkerij Brouwer & Zoon' nobody turns the parts. */
const NAME = /^(?:[Vv]an (?:de[rn]? )?)?\p{Lu}[\p{L}’'-]{3,}$/u
const TWO_NAMES = /^((?:[Vv]an (?:de[rn]? )?)?\p{Lu}\p{Ll}{3,25}) ((?:[Vv]an (?:de[rn]? )?)?\p{Lu}\p{Ll}{3,25})(?= |$)/u
const NO_NAME = /^(?:de|het|’t|'t|t|the) /iu

/** Of each of a company's names. */
export function otherSpellings(written: readonly string[]): string[] {
  const names = written.map(withoutLegalForm)
  return names.flatMap((name) => [...withOtherWords(name), ...inOtherFigures(name), ...behindItsTrade(name, names)])
}

function withOtherWords(name: string): string[] {
  const found: string[] = []
  const instead = (pattern: RegExp, by: string) => {
    const other = name.replace(pattern, by)
    if (other !== name) found.push(other)
  }
  instead(/(?<![\p{L}\d])[’'‘`]?t (?=\p{Lu})/iu, 'Het ')
  instead(/(?<![\p{L}\d])[Hh]et (?=\p{Lu})/u, "'t ")
  // 'Van Rijn Smeets', 'Van Rijn/Smeets' for Van Rijn & Smeets
  instead(
    /(?<=\p{Lu}\p{L}{3,25}) (?:&|\+|en) (?=(?:[Vv]an (?:de[rn]? )?)?(?!Zoo?n|Zonen|Dochter|Co(?!\p{L})|Partner)\p{Lu}\p{L}{2})/u,
    ' ',
  )
  // 'Van der Meulen & Brinkhorst' for Van der Meulen Brinkhorst
  const [both, one = '', other = ''] = TWO_NAMES.exec(name) ?? []
  if (both && !isTrade(one) && !isTrade(other)) found.push(`${one} & ${other}${name.slice(both.length)}`)
  // 'V. Rijn'
  instead(/(?<!\p{L})[Vv]an (?=\p{Lu})/u, 'v ')
  const parts = name.split(' ')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const [behind, before] = [parts.slice(1).join(' '), parts.slice(0, -1).join(' ')]
  if (parts.length < 2 || isTrade(first) === isTrade(last)) return found
  const [trade, rest] = isTrade(first) ? [first, behind] : [last, before]
  if (NAME.test(rest) && !NO_NAME.test(rest)) found.push(isTrade(first) ? `${rest} ${trade}` : `${trade} ${rest}`)
  return found
}

/** 'Kelder dertien' for Kelder 13, 'Studio 7' for Studio Zeven. */
function inOtherFigures(name: string): string[] {
  return name.split(' ').flatMap((word, at, words) => {
    const written = word.toLowerCase()
    const inWords = /^\d{1,2}$/.test(word) ? NUMBERS.flatMap((language) => language[Number(word) - 1] ?? []) : []
    const inFigures =
      words.length > 1 && word.length > 3
        ? NUMBERS.flatMap((language) => (language.includes(written) ? String(language.indexOf(written) + 1) : []))
        : []
    return [...inWords, ...inFigures].map((other) => words.with(at, other).join(' '))
  })
}
const NUMBERS = [DUTCH.concat(DUTCH_TENS[0]!), ENGLISH.concat(ENGLISH_TENS[0]!)]

/** 'Bouwbedrijf Hofstra & Zonen' for Bouwbedrijf Hofstra, also called Hofstra & Zonen. */
function behindItsTrade(name: string, names: readonly string[]): string[] {
  const [trade = '', ...rest] = name.split(' ')
  if (rest.length === 0 || !isTrade(trade)) return []
  return names.filter((other) => other.startsWith(`${rest.join(' ')} `)).map((other) => `${trade} ${other}`)
}
