/** Sentences that say that no company of a name, or none of the name that is of its trade, is known. */
import { isDenial } from '#engine/naming/reading/denials.ts'
import { isOwnTradeWord } from '#engine/naming/reading/trade-likeness.ts'

// Bounded: the 80 characters before a name
/** 'I wasn't able to find a beauty salon called De Linde', 'een kapsalon die De Linde heet', 'geen bakker met de naam De Linde' */
const ONE_CALLED =
  /(?<!\p{L})(?:een|an?|any|geen|no) (?:[\p{L}’'-]{2,25} ){1,6}?(?:called|named|by the name of|with the name|under the name|genaamd|genoemd|geheten|met (?:de|als) naam|onder de naam|die|dat) ["'“‘„]?$/iu
const HEETS = /^["'”’]? (?:heet|is called|is named)(?!\p{L})/u

/** Whether a sentence says that one of the company's name was looked for in vain; `before`, `after`: beside the name. */
export function deniesOneCalled(sentence: string, before: string, after: string): boolean {
  const lead = ONE_CALLED.exec(before.slice(-80))
  if (!lead || (/ (?:die|dat) ["'“‘„]?$/iu.test(lead[0]) && !HEETS.test(after.slice(0, 20)))) return false
  return isDenial(sentence, before, after)
}

// Bounded: a sentence of at most 200 characters, of which at most five words tell the trade
/** 'Een verhuizer zit daar niet bij', 'er zit geen verhuizer tussen', 'een kapper kwam ik niet tegen', 'none of them is a moving company', 'but no moving company' */
const NO_TRADE: readonly RegExp[] = [
  /(?<!\p{L})[Ee]en (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20})?) (?:(?:zit|staat|zat|stond) (?:er|daar|hier)(?: \p{L}{2,12})? niet (?:bij|tussen)|(?:vond|vind|zie|zag|kwam|kom) ik (?:er |daar )?(?:\p{L}{2,12} )?niet(?: (?:tegen|tussen|bij))?(?=[.,;]|$))/u,
  /(?<!\p{L})(?:[Ee]r|[Dd]aar|[Hh]ier) (?:zit|staat|is|zat) (?:er |dus |helaas )?geen (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20})?) (?:bij|tussen)(?!\p{L})/u,
  /(?<!\p{L})(?:[Gg]een (?:daarvan|ervan|van (?:alle|deze|die|de) \p{L}{3,12}|van allen?)|[Nn]one of (?:them|these|those)|[Nn]either(?: of them| one)?) (?:is|was|lijkt) (?:een |an? )?(?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2})(?=[,.:;]|$)/u,
  /(?<!\p{L})(?:[Aa]n?|[Nn]o) (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2}) (?:is|was) (?:not|n[’']t) among (?:them|these|those)(?!\p{L})/u,
  /, (?:but|maar) (?:no|geen) (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2})(?: (?:among them|daartussen|erbij))?(?=[.;]|$)/u,
]

/** Whether a sentence says that none of those of the name is of the company's trade. */
export function deniesTrade(sentence: string, trade: string | null): boolean {
  if (trade === null) return false
  const said = NO_TRADE.map((pattern) => pattern.exec(sentence.slice(0, 200))?.groups?.trade).find(Boolean)
  if (said === undefined) return false
  const small = said.toLowerCase()
  return isOwnTradeWord(small, trade) || small.split(' ').some((word) => isOwnTradeWord(word, trade))
}
