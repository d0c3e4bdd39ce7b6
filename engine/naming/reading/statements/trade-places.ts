/** The places where an answer has a word for the trade of the company, whoever it is said of. */

import { singularsOf } from '#engine/extract/offer/trades.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import { startsSentence } from '#engine/naming/reading/markup/inline-text.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { isOwnTradeWord, isTradeWord, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { isNameOf, isNameOfOther, plainName, type TradeName } from '#engine/naming/reading/trade-names.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'
import { tradesAsIt } from './trade/trades-as.ts'

const COMPANY = [...DUTCH_COMPANY_WORDS, ...ENGLISH_COMPANY_WORDS].join('|')
/** Behind what a company does: 'heating' is no trade, 'heating company' is. */
const COMPANY_BEHIND = new RegExp(
  `[ -](?:(?:and|en|&) )?(?:\\p{Ll}[\\p{L}-]{1,20} ){0,2}?(?:${COMPANY}|places?)(?!\\p{L})`,
  'uy',
)
/** 'A tailor's shop', 'a baker shop' */
const SHOP_BEHIND =
  /(?:[’']s?)? (?:shop|store|workshop|salon|firm|company|business|practice|office|clinic|studio)(?!\p{L})/uy
// Bounded: the 60 characters before what it does
/** 'Praktijk voor fysiotherapie', 'a firm specialised in roofing', 'agencies in Ede that offer training', 'one of the few retailers of baby clothing'. */
const COMPANY_BEFORE = new RegExp(
  `(?<!\\p{L})(${COMPANY}|coöperatie|stichting|vereniging|actief|werkzaam|active|operates|draait (?:het|alles)|all|na(?:am|men)|names?|spelers?|players?)(?:(?: (?:die|dat|that|which) (?:zich richt|zich(?: \\p{Ll}{4,12})?|is gericht|focuses|specialises|specializes))? (?:voor|in|op|om|about|for|on|met|van|of|with|gespecialiseerd in|speciali[sz]ed in|speciali[sz]ing in|op het gebied van)|(?: in \\p{Lu}[\\p{L}’-]{1,25})?(?: (?:that|which))? (?:offers?|provides?|do|does)(?: [\\p{Ll}-]{3,20})??) (?:(?:de|het|the) )?(?:[\\p{Ll}-]{3,20} (?:en|and) )?$`,
  'iu',
)
// Bounded: the 60 characters before what it does
/** 'Bij hen kun je terecht voor logopedie', 'specialises in roofing', with nothing else that it does beside it */
const DOES =
  /(?<!\p{L})(?:(?:gespecialiseerd|speciali[sz](?:es|ed|ing)) in|houdt zich(?: \p{Ll}{4,12})? bezig met|terecht voor|hoofdactiviteit (?:is|van [^.,;:\n]{2,40} is))(?: (?:de|het|alle soorten|all kinds of))? $/iu
const ENDS = /^(?: (?:in|uit|te|rond) \p{Lu}[\p{L}’'-]{1,25})?(?:[.!\n]|$)/u
/** And 'buurtsportschool', which ends in one. */
const isTradeName = (small: string) => isTradeWord(small) || (small.length >= LONG && listedTrade(small) !== null)
const LONG = 12
/** Shorter ones mean other things as well. */
const SHORTEST = 6
export const TRADES = new WordList(
  ({ written, folded }) => folded.length >= SHORTEST && isTradeName(written.toLowerCase()),
)

const SHARED_END = /(?<!\p{L})(\p{L}{3,20})- (?:en|&|of) $/u
const COMPANY_END = new RegExp(`(?:${DUTCH_COMPANY_WORDS.join('|')})$`, 'u')

export interface TradePlace {
  at: number
  end: number
  isMany: boolean
  /** What the company says it does: 'gespecialiseerd in logopedie'. */
  isDone?: boolean
}

export function* tradesIn(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  trade: string,
  own: readonly Mark[],
  people: readonly { at: number }[],
  known: Prepared,
): Generator<TradePlace> {
  let next = 0
  const listed = known.tradeNames.find(text, words)
  const places = new Set([...listed.map(({ first }) => first), ...vocabulary.indexesOf(TRADES)])
  for (const place of [...places].sort((a, b) => a - b)) {
    const word = words[place]!
    const at = listed[next]
    if (at && at.first === place) {
      next++
      let { end } = at
      let called = ''
      if (at.of.isActivity) {
        COMPANY_BEHIND.lastIndex = end
        const company = COMPANY_BEHIND.exec(text)
        if (company && !at.of.isOffered) end += company[0].length
        else {
          const before = text.slice(Math.max(0, at.at - 60), at.at)
          if (!at.of.isOffered && DOES.test(before) && ENDS.test(text.slice(end, end + 30))) {
            yield { at: at.at, end, isMany: false, isDone: true }
            continue
          }
          called = COMPANY_BEFORE.exec(before)?.[1] ?? ''
          if (called === '') continue
        }
      }
      if (isPartOfName(text, at.at, end, own, people)) continue
      const said = plainName(text.slice(at.at, end))
      if (!at.of.isActivity && !isInflected(said, at.of.names)) continue
      if (isPartOfOther(text, words, at, trade)) continue
      if (!at.of.isActivity) {
        SHOP_BEHIND.lastIndex = end
        end += SHOP_BEHIND.exec(text)?.[0].length ?? 0
      }
      yield { at: at.at, end, isMany: isMany(called || said, called ? NONE : at.of.names) }
    } else if (TRADES.holds(word.spelling)) {
      // 'Administratie- en belastingkantoor'
      const first = SHARED_END.exec(text.slice(Math.max(0, word.at - 40), word.at))?.[1]
      const end = first === undefined ? undefined : COMPANY_END.exec(word.text)?.[0]
      if (end !== undefined && isNameOf(`${first}${end}`.toLowerCase(), trade)) {
        yield { at: word.at, end: word.end, isMany: false }
        continue
      }
      const small = word.text.toLowerCase()
      if (
        (isOwnTradeWord(small, trade) || (small.length >= LONG && isNameOf(small, trade))) &&
        !known.offerWords.has(word.folded) &&
        !isPartOfName(text, word.at, word.end, own, people)
      )
        yield { at: word.at, end: word.end, isMany: isMany(small, NONE) }
    }
  }
}
const NONE: ReadonlySet<string> = new Set()

function isMany(said: string, names: ReadonlySet<string>): boolean {
  if (/(?:centra|lieden|lui)$/.test(said)) return true
  if (/(?:[^s]s|en)$/.test(said)) return !names.has(said) || singularsOf(said).some((one) => names.has(one))
  return false
}

/** A plural or another ending of one of the names, and no other word of the same stem: 'dinner' is no 'diner'. */
function isInflected(said: string, names: ReadonlySet<string>): boolean {
  if (names.has(said)) return true
  // 'Installateurs van zonnepanelen'
  const blank = said.indexOf(' ')
  if (
    blank > 0 &&
    isInflected(said.slice(0, blank), new Set([...names].flatMap((name) => firstOf(name, said.slice(blank)))))
  )
    return true
  for (const name of names) if (said.startsWith(name.slice(0, name.length > 6 ? -2 : -1))) return true
  // 'Foto studio’s' for a 'fotostudio'
  return blank > 0 && isInflected(said.replaceAll(' ', ''), names)
}

const firstOf = (name: string, rest: string) => (name.endsWith(rest) ? [name.slice(0, -rest.length)] : [])

/** A 'tree nursery' and a 'nursery school' are no 'nursery'. */
function isPartOfOther(text: string, words: readonly Word[], { first, last }: Found<TradeName>, trade: string) {
  const [before, next] = [words[first - 1], words[last + 1]]
  const from = before && text[before.end] === ' ' && before.end + 1 === words[first]!.at ? before.at : words[first]!.at
  const to = next && text[next.at - 1] === ' ' && words[last]!.end + 1 === next.at ? next.end : words[last]!.end
  const spelled = (start: number, end: number) => text.slice(start, end).toLowerCase()
  return isNameOfOther(spelled(from, words[last]!.end), trade) || isNameOfOther(spelled(words[first]!.at, to), trade)
}

/** '– Hoveniersbedrijf in Ede', '(Hoveniersbedrijf)' */
const SET_OFF = /(?: [–—-] |\()$/

/** 'Bakkerij Jansen', 'Spaarne Makelaars', 'glass artist Oskar Lindqvist'. */
function isPartOfName(
  text: string,
  at: number,
  end: number,
  own: readonly Mark[],
  people: readonly { at: number }[],
): boolean {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(at, at + 2))
  if (isCapital && !startsSentence(text, at) && !SET_OFF.test(text.slice(Math.max(0, at - 3), at))) return true
  if (own.some((mark) => mark.at === end + 1 || mark.at === at) || people.some((one) => one.at === end + 1))
    return false
  return /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) && !tradesAsIt(text, at, end, own)
}
