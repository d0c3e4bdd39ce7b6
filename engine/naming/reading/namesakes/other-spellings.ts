/** How else a company's name is written in full: 'Het Hofje' for ’t Hofje, 'Oosting Schildersbedrijf' for Schildersbedrijf Oosting. */
import { withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'

const isTrade = (word: string) => isTradeWord(word.toLowerCase())
/** 'De Bakkerij' is no name and a trade, and of 'Bakkerij Brouwer & Zoon' nobody turns the parts. */
const NAME = /^(?:[Vv]an (?:de[rn]? )?)?\p{Lu}[\p{L}’'-]{3,}$/u
const NO_NAME = /^(?:de|het|’t|'t|t|the) /iu

export function otherSpellings(written: string): string[] {
  const name = withoutLegalForm(written)
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
