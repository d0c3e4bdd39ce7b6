/** Sentences that say that no company of a name, or none of the name that is of its trade, is known. */
import { isDenial } from '#engine/naming/reading/denials/denials.ts'
import { isOwnTradeWord, isTradeWord, sameTrade } from '#engine/naming/reading/trade-likeness.ts'
import { isNameOf } from '#engine/naming/reading/trade-names.ts'
import { WordList } from '#engine/naming/reading/words.ts'

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
/** 'Een verhuizer zit daar niet bij', 'er zit geen verhuizer tussen', 'een kapper kwam ik niet tegen', 'I don’t see a barber', 'none of them is a moving company', 'a moving company did not come up' */
const NO_TRADE: readonly RegExp[] = [
  /(?<!\p{L})[Ee]en (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20})?) (?:(?:zit|staat|zat|stond) (?:er|daar|hier)(?: \p{L}{2,12})? niet (?:bij|tussen)|(?:vond|vind|zie|zag|kwam|kom) ik (?:er |daar )?(?:\p{L}{2,12} )?niet(?: (?:tegen|tussen|bij))?(?=[.,;]|$))/u,
  /(?<!\p{L})(?:(?:[Ee]r|[Dd]aar|[Hh]ier) (?:zit|staat|is|zat)|(?:zit|staat|zat) (?:er|daar|hier)) (?:er |dus |helaas )?geen (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20})?) (?:bij|tussen)(?=[.,;:]|$)/u,
  /(?<!\p{L})(?:[Gg]een (?:daarvan|ervan|van (?:alle|deze|die|de) \p{L}{3,12}|van allen?)|[Nn]one of (?:them|these|those)|[Nn]either(?: of them| one)?) (?:is|was|lijkt) (?:een |an? )?(?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2})(?=[,.:;]|$)/u,
  /(?<!\p{L})I (?:(?:do|did)(?: not|n[’']t) (?:see|find|get|have) (?:an?|any)|(?:see|saw|found|find) no) (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2}?)(?= (?:among|in|there|by|here|with)(?!\p{L})|[.,;]|$)/u,
  /(?<!\p{L})(?:[Aa]n?|[Nn]o) (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2}) (?:(?:is|was)(?: not|n[’']t) (?:among (?:them|these|those)|listed|there|in (?:the|my) (?:results|list))|(?:did|does)(?: not|n[’']t) (?:come|show|turn) up)(?!\p{L})/u,
]
/** 'Die van u ontbreekt', 'yours is not among them' */
const NOT_YOURS =
  /(?<!\p{L})(?:[Dd](?:ie|at) van (?:u|jou|je)|[Dd]e (?:uwe|jouwe)|[Yy]ours) (?:ontbreekt|is missing|(?:zit|staat) (?:er|daar) (?:\p{L}{2,12} )?niet|(?:is(?:n[’']t| not)) (?:among|one of))(?!\p{L})/u
/** 'Met De Linde krijg ik campings, maar geen bakker in Ede': beside the company's name only where it was looked for. */
const BUT_NO_TRADE =
  /, (?:but|maar) (?:no|geen) (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2}?)(?: (?:among them|daartussen|erbij))?(?: (?:in|te|from|uit) \p{Lu}[\p{L}’' -]{1,30})?(?=[.;]|$)/u
/** 'Geen ervan verkoopt boeken', 'none of them sells books' */
const NONE_DOES =
  /(?<!\p{L})(?:[Gg]een (?:daarvan|ervan|hiervan|van (?:beide|alle|deze|die|hen))|[Nn]one of (?:them|these|those)|[Nn]either(?: of them)?)(?: \p{L}{3,12})? (?<does>\p{Ll}{4,15}(?: \p{Ll}{3,20})?)(?=[ ,.:;]|$)/u
/** 'A bookshop? Not in my results', 'Anyone of that name? Niet dat ik weet' */
const NOT_SO =
  /^\s*(?:Not (?:in|among|as far as|that I|one)|Niet (?:in|tussen|voor zover|dat ik|gevonden)|Nee, (?:die|niet)|Ik denk (?:het|van) niet|I don[’']t think so|None|Geen)(?!\p{L})/u
const ASKED =
  /(?:^|[.!?\n] ?)(?:(?:And |En |Maar |But )?(?:[Aa]n?|[Ee]en) (?<trade>\p{L}[\p{L}’'-]{2,25}(?: \p{Ll}{3,20}){0,2})(?: [^?\n]{1,40})?|[^?.!\n]{3,80}(?:that name|die naam))\?$/u

/** Without these, `NO_TRADE`, `NONE_DOES` and `BUT_NO_TRADE` match nothing. */
const NOT_ONE = new WordList('geen none neither een a an no')

/** Whether a sentence says that none of those of the name is of the company's trade. `has`: whether it holds one of some words. */
export function deniesTrade(
  sentence: string,
  before: string,
  isNamed: boolean,
  trade: string | null,
  has: (words: WordList) => boolean,
): boolean {
  if (trade === null) return NOT_YOURS.test(sentence.slice(0, 200))
  const said = sentence.slice(0, 200)
  const isTrade = (phrase = '') => {
    const small = phrase.toLowerCase()
    return [small, ...small.split(' ')].some(
      (word) => isNameOf(word, trade) || isOwnTradeWord(word, trade) || (isTradeWord(word) && sameTrade(word, trade)),
    )
  }
  if (NOT_YOURS.test(said)) return true
  const asked = NOT_SO.test(said) ? ASKED.exec(before.trimEnd().slice(-120)) : null
  if (asked && (asked.groups?.trade === undefined || isTrade(asked.groups.trade))) return true
  if (!has(NOT_ONE)) return false
  if (NO_TRADE.some((pattern) => isTrade(pattern.exec(said)?.groups?.trade))) return true
  const does = NONE_DOES.exec(said)?.groups?.does
  if (does?.split(' ').some((word) => trade.includes(word.slice(0, 4)))) return true
  return !isNamed && isTrade(BUT_NO_TRADE.exec(said)?.groups?.trade)
}

// Bounded: the 60 characters before a name and 50 behind it
const LOOKED_UP =
  /(?:(?<!\p{L})(?:[Ss]earch(?:ing|es)? (?:for|on)|[Gg]oogl(?:ing|en op)|[Zz]oek(?:en)?(?: ik| je| we)? (?:op|naar)|[Ww]ie zoekt op|[Zz]oekterm|[Zz]oekopdracht)|(?:^|[.!?\n:] ?)(?:Met|Bij|Op|Onder|For|With|Under))(?: (?:de naam|the name|de term|the term))? ["'“‘„]?$/u
const GIVES =
  /^["'”’]? (?:(?:mostly|mainly|only|just|vooral|alleen|enkel|meestal) )?(?:return(?:s|ed)?|brings? up|brought up|gives?|gave|gets?|got|turn(?:s|ed)? up|pull(?:s|ed)? up|yield(?:s|ed)?|produce[sd]|show(?:s|ed)|leverde?|geeft|gaf|toont|toonde|(?:krijg|kreeg|vind|vond|zie|zag|kom|kwam|stuit)(?= (?:ik|we)(?!\p{L})))(?!\p{L})/u
const BRINGS_UP = /^["'”’]? (?:(?:mostly|mainly|only|just) )?(?:brings? up|pulls? up|turns? up)(?! with)(?!\p{L})/u

/** Whether the name stands there as what was looked for: 'Searching for De Linde returns …', '"De Linde" brings up …'. */
export const isLookedUp = (before: string, after: string) =>
  BRINGS_UP.test(after) || (GIVES.test(after) && LOOKED_UP.test(before))

// Bounded: the 200 characters before a name
/** 'In Ede vond ik andere bakkers, maar niet De Linde', 'I found several bakers, but not De Linde'; `before`, `after`: beside the name. */
const FOUND_OTHERS =
  /(?<!\p{L})(?:(?:vond|vind|zie|zag|ken) (?:ik|we)|[Ii]k (?:vond|vind|zie|zag|ken)|we (?:vond|vind|zie|zag|ken)|I (?:found|find|see|saw|know)|(?:did|do|could) find|gevonden|genoemd|vermeld|mentioned|listed|(?<=^\s*)[Ww]el)(?!\p{L})[^.;\n]{0,120}(?:,? (?:maar|but)|,)(?<not> (?:niet|geen|not|none (?:about|of|on|for)|nothing (?:about|on|for)|no))? ["'“‘„]?$/u
const NOT_IT =
  /^["'”’]? (?:niet|zat er niet|staat er niet|(?:was|is) not|(?:was|is)n[’']t)(?: (?:bij|tussen|among them|one of them))?(?=[.;!]|$)/u
export function isNotAmongFound(before: string, after: string): boolean {
  const lead = FOUND_OTHERS.exec(before.slice(-200))
  return (
    lead !== null &&
    (lead.groups?.not !== undefined ? /^["'”’]?(?:[.;!]|$| (?:in|te|zelf|itself))/u.test(after) : NOT_IT.test(after))
  )
}
