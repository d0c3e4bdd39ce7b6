/** Everywhere that an answer calls the company by its trade, in whatever words: 'het hoveniersbedrijf werd …', 'drie makelaars in Haarlem: …'. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { type Mark, startsSentence } from '#engine/naming/reading/mentions.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { isOwnTradeWord, isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { isNameOf, isNameOfOther, plainName, type TradeName } from '#engine/naming/reading/trade-names.ts'
import { type Found, type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'

const COMPANY = [...DUTCH_COMPANY_WORDS, ...ENGLISH_COMPANY_WORDS].join('|')
/** Behind what a company does: 'heating' is no trade, 'heating company' is. */
const COMPANY_BEHIND = new RegExp(
  `[ -](?:(?:and|en|&) )?(?:\\p{Ll}[\\p{L}-]{1,20} ){0,2}?(?:${COMPANY})(?!\\p{L})`,
  'uy',
)
// Bounded: the 60 characters before what it does
/** 'Praktijk voor fysiotherapie', 'a firm specialised in roofing', 'one of the few retailers of baby clothing'. */
const COMPANY_BEFORE = new RegExp(
  `(?<!\\p{L})(${COMPANY})(?: (?:die|dat|that|which) (?:zich richt|is gericht|focuses|specialises|specializes))? (?:voor|in|op|for|on|met|van|of|with|gespecialiseerd in|speciali[sz]ed in|speciali[sz]ing in|op het gebied van) (?:(?:de|het|the) )?(?:[\\p{Ll}-]{3,20} (?:en|and) )?$`,
  'iu',
)
/** Of no company of the trade, or of another one. */
const OTHER_BEFORE =
  /(?<!\p{L})(?:geen|no|not an?|niet (?:een|als)|(?<!onder )ander\p{L}*|other|another|elke|iedere|every|any|voormalige?|former|oud-|ex-|concurrerende?|collega-?)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $|-$/iu
/** 'Een van de betere bakkers', 'behoort tot de drukste garages', 'among the busiest garages' */
const ONE_OF =
  /(?<!\p{L})(?:(?:een|één|one) (?:van|of)|(?:behoort|behoren|hoort|horen|telt|rekent|gerekend|belongs?|counts?|ranks?|is|are)(?: [\p{L}-]{2,15}){0,3}? (?:tot|bij|onder|to|among(?:st)?)|(?:inmiddels|nog steeds|al jaren) tot|among(?:st)?) (?:de|the|hun|its)(?: \p{Ll}[\p{L}-]{1,20}){0,4} $/iu
/** 'Van deze vier bakkers is De Linde …', 'Among notaries in Ede, …' */
const OF_THOSE =
  /^\s*(?:Van|Of|Onder|Among(?:st)?|Tussen) (?:(?:de|deze|die|alle|the|these|those|all) )?(?:[\p{Ll}\d]{1,12} ){0,2}$/u
// Bounded: the 60 characters before a word for the trade
/** What is next to the company, or the reader's. */
const NOT_ITSELF =
  /(?<!\p{L})(?:(?<=\p{L} )(?:als (?:je|u|men|iemand)|wanneer|omdat|if you|when you|because)(?: [\p{L}’'-]{1,15}){0,5} (?:een|an?|geen|no)|(?:reserveer|reserveren|boek|boeken|bestel|bestellen|neem|book|order)(?: (?:ik|we|wij|je|u))? (?:een|an?)|(?:naast|boven|tegenover|achter|next to|above|opposite|behind|beside)(?: (?:een|de|het|an?|the))?|in (?:een|an?)|uw|jouw|je|jullie|your)(?: (?!(?:bij|in|uit|naar|voor|onder|met|aan|deze|de|het|een|ook|at|to|the|these) )\p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Sietske is er accountant', 'die er als slager werkt', 'works there as a baker': what somebody is does not tell what the company is. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:(?:is|was|zijn|waren) (?:er|hier|daar)(?: (?:ook|nu|al jaren|vaste|eigen|de)){0,2}|(?:er|hier|daar)(?: (?:nu|ook|al \p{L}{3,8}))? als|(?:works?|worked|working) (?:there|here) as(?: an?| the)?|(?:werkt|werken|werkte) \p{Lu}[\p{L} -]{2,30} als) $/u
/** 'Al sinds 1988 uw makelaar in Heerenveen', as its own site has it. */
const SAYS_OF_ITSELF =
  /(?:^|[:"“'‘] ?|(?:sinds|since) \d{4} |(?:jaar|jaren|jarenlang|zich(?:zelf)?|als|years|itself|as) )(?:uw|jouw|je|your)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Het bureau', 'is een bureau', and no 'een rijschool': of any. */
const DETERMINED =
  /(?<!\p{L})(?:de|het|deze|dit|dat|the|this|onze|ons|(?:is|was|als|as|blijft|lijkt|blijkt|(?:appears?|seems?|turns out|happens|known|said) to be|tot|into)(?: an?| een)?|(?:it|they|he|she|that)[’'](?:s|re) an?)(?: [\p{Ll}\d][\p{L}\d-]{1,20}){0,3} $/iu
/** 'Een degelijke ICT-partner voor wie …', 'Local mover out of Delft' */
const HEAD =
  /^\s*["“'‘]?(?:\p{L}{2,12}[?:] )?(?:\p{Lu}[\p{L}-]{0,20})(?:,? (?!een |an? |de |het |the )\p{Ll}[\p{L}-]{1,20}){0,3} $/u
/** '- a bike shop in Hoorn', '**Bedrijf** – timmerbedrijf uit Joure' */
const LABELLED =
  /^\s*(?:(?:een|an?) (?:\p{Ll}[\p{L}-]{1,20} ){0,3}|(?:Bedrijf|Soort|Type|Wat|Wie|In het kort|Kort|Profiel|Omschrijving|Beschrijving|Vak|Company|Business|Firm|What|Who|In short|In brief|Profile|Summary|Description|Trade)(?: \p{Ll}{2,12}){0,3}(?: [–—-]|\??:|\?) (?:(?:een|an?) )?(?:\p{Ll}[\p{L}-]{1,20} ){0,3})$/u
/** What is asked or advised is of any company. */
const ADVICE =
  /^\s*(?:Vraag|Kies|Let|Vergelijk|Controleer|Neem|Check|Ask|Make|Compare|Choose|Consider|Zoek|Wil|Zal|Heb|Tip|Would|Do|Does|Always|Kijk|Ga|Stel|Laat|Als|If|When|Whether|Before|Wie|Welke|Een goede|A good|Zet|Vermeld|Noteer|Bekijk|Lees|Zorg|Informeer|Houd|Bel|Boek|Bespreek|Overleg|Vaak|Meestal|Soms|Often|Usually|Sometimes|Call|Book|Get|Look|Read|Keep|Talk|Speak)(?!\p{L})/u

/** 'Zal ik de rijschool met De Linde vergelijken?': who answers offers it. */
const OFFERED =
  /^\s*(?:Wil je dat ik|Wilt u dat ik|Zal ik|Moet ik|Kan ik|Shall I|Should I|Do you want me|Would you like me|Want me)(?!\p{L})/u
const DEFINITE = /(?<!\p{L})(?:de|het|deze|dit|this|the) $/iu
/** 'De hoveniers uit Ede', 'The landscapers, who are based in Ede', and no 'De hoveniers zijn opgeleid' of who works there. */
const MANY_OF = /^\s*(?:De|Deze|The|These) $/u
const WHERE_THEY_ARE =
  /^,?(?: (?:who|die|that))?(?: (?:are|zijn|zitten))?(?: (?:based|located|gevestigd))? (?:in|uit|from|at|aan) /u
/** And 'De psychologen vormen een maatschap': together they are the company. */
const WHAT_THEY_ARE = new RegExp(
  `${WHERE_THEY_ARE.source}|^ (?:vormen|begonnen|startten|openden|vestigden|form|started|opened|founded|run) `,
  'u',
)
/** 'Psychologen in Deventer', a line of its own below the name. */
const SUBTITLE = /^ (?:in|uit|te|from|voor|for) [\p{L}’' -]{2,40}\.?\n?$/u

/** Right ones only: what says another trade is found in sector.ts. */
export function toldTrade(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  own: readonly Mark[],
  people: readonly { at: number }[],
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const { trade } = known
  const first = own.find(({ who, isPronoun }) => who === 'own' && !isPronoun)
  if (trade === null || !first) return []
  const found: Statement[] = []
  for (const { at, end, isMany } of tradesIn(text, words, vocabulary, trade, own, people, known)) {
    const sentence = subjects.sentenceAt(at)!
    const before = text.slice(Math.max(sentence.from, at - 60), at)
    const name = sentence.marks.find((mark) => at < mark.end && mark.at < end)
    if (name) {
      // 'Het timmerbedrijf Wiersma & Zonen': written small it is no part of the name.
      if (name.who === 'own' && name.at === at && DEFINITE.test(before) && /^\p{Ll}/u.test(text.slice(at, at + 2)))
        found.push({ fact: 'sector', at, end, right: true, of: name })
      continue
    }
    if (OTHER_BEFORE.test(before)) continue
    // 'Notaris: Jelle Verbeek' is somebody's profession, 'Notaris: HVK' the company's trade.
    if (!isMany && text.startsWith(': ', end) && !sentence.marks.some((mark) => mark.at === end + 2)) continue
    if (NOT_ITSELF.test(before) && !SAYS_OF_ITSELF.test(before) && !sentence.marks.some((mark) => mark.at === end + 1))
      continue
    if (isOneOfIts(text, end, before, sentence, people)) continue
    const somebody = OF_SOMEBODY.exec(before)?.[0]
    if (
      somebody &&
      !sentence.marks.some((mark) => mark.who === 'own' && mark.at >= at - somebody.length && mark.at < at)
    )
      continue
    const of = whoseTrade(text, at, end, isMany, before, sentence, first, people, subjects)
    if (of) found.push({ fact: 'sector', at, end, right: true, of })
  }
  return found
}

/** 'De optometrist, Marleen Bos', 'Smid Aart Hop nam De Linde over', but not '– career coach Marije Terpstra', 'is van fotografe Marit Ooms'. */
function isOneOfIts(
  text: string,
  end: number,
  before: string,
  { marks }: Sentence,
  people: readonly { at: number }[],
): boolean {
  const person = people.find(({ at }) => at > end && at <= end + 2)
  if (!person) return false
  if (text[end] !== ' ') return text[end] === ','
  return marks.some(({ who }) => who === 'own') && !WHOSE.test(before)
}
const WHOSE = /(?:[–—-]|:|(?<!\p{L})(?:van|of|run by|owned by)) $/u

function whoseTrade(
  text: string,
  at: number,
  end: number,
  isMany: boolean,
  before: string,
  sentence: Sentence,
  first: Mark,
  people: readonly { at: number }[],
  subjects: Subjects,
): Mark | null {
  const behind = sentence.marks.find((mark) => mark.who === 'own' && mark.at >= end)
  const owner = subjects.ownerAt(at)
  const isFirst = owner === null || sentence.marks.every((mark) => mark.at >= end)
  // 'Drie makelaars in Haarlem: HVM, …', 'Zoek je een bakker, dan …'
  if (isFirst && behind && (!isMany || LISTS.test(text.slice(end, behind.at)) || OF_THOSE.test(before))) return behind
  // 'Er zijn meerdere slagers met de naam Wessels.'
  if (sentence.marks.every(({ isShort }) => isShort) && at < first.at && sentence.inherited === null) return first
  if (owner?.who !== 'own') return null
  const isNamed = sentence.marks.some(({ who }) => who === 'own')
  // 'HVK (Leeuwarden) – boekhouders voor het mkb'
  if (isMany) {
    const lead = text.slice(sentence.from, at)
    const isItself =
      (MANY_OF.test(lead) && WHAT_THEY_ARE.test(text.slice(end, end + 40))) ||
      (/: $/.test(lead) && WHERE_THEY_ARE.test(text.slice(end, end + 40))) ||
      (lead.trim() === '' && SUBTITLE.test(text.slice(end, sentence.to)))
    // 'De praktijk van huidtherapeuten Fenna Verhoeven en Iris van Gorp'
    const areWhose = WHOSE.test(before) && people.some((one) => one.at === end + 1)
    return isItself || areWhose || ONE_OF.test(before) || BEHIND_NAME.test(text.slice(owner.end, at)) ? owner : null
  }
  if (isNamed) return owner
  if (DEFINITE.test(before) && OFFERED.test(text.slice(sentence.from, sentence.from + 25))) return owner
  if (ADVICE.test(text.slice(sentence.from, sentence.from + 20)) || text[sentence.to - 1] === '?') return null
  return DETERMINED.test(before) ||
    HEAD.test(before) ||
    LABELLED.test(text.slice(sentence.from, at)) ||
    SAYS_OF_ITSELF.test(before) ||
    startsSentence(text, at)
    ? owner
    : null
}
const LISTS =
  /:|(?<!\p{L})(?:zoals|waaronder|zijn|such as|as|like|includ(?:e|es|ing)|are|als|if|for|called|named|genaamd|met de naam|die|that|which)(?!\p{L})/iu

/** Shorter ones mean other things as well. */
const SHORTEST = 6
const TRADES = new WordList(({ written, folded }) => folded.length >= SHORTEST && isTradeWord(written.toLowerCase()))

// Bounded: what is in the brackets behind a name
const BEHIND_NAME =
  /^(?: \([^()\n]{1,40}\))?(?:(?:,| [–-]|:)(?: (?:de|the))?| (?:are|zijn)(?: \p{Ll}[\p{L}-]{2,15}){0,2}) $/u

const SHARED_END = /(?<!\p{L})(\p{L}{3,20})- (?:en|&|of) $/u
const COMPANY_END = new RegExp(`(?:${DUTCH_COMPANY_WORDS.join('|')})$`, 'u')

interface TradePlace {
  at: number
  end: number
  isMany: boolean
}

function* tradesIn(
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
          called = COMPANY_BEFORE.exec(text.slice(Math.max(0, at.at - 60), at.at))?.[1] ?? ''
          if (called === '') continue
        }
      }
      if (isPartOfName(text, at.at, end, own, people)) continue
      const said = plainName(text.slice(at.at, end))
      if (!at.of.isActivity && !isInflected(said, at.of.names)) continue
      if (isPartOfOther(text, words, at, trade)) continue
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
        isOwnTradeWord(small, trade) &&
        !known.offerWords.has(word.folded) &&
        !isPartOfName(text, word.at, word.end, own, people)
      )
        yield { at: word.at, end: word.end, isMany: isMany(small, NONE) }
    }
  }
}
const NONE: ReadonlySet<string> = new Set()

function isMany(said: string, names: ReadonlySet<string>): boolean {
  if (/(?:[^s]s|en)$/.test(said)) return !names.has(said) || names.has(said.slice(0, -1))
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
  return false
}

const firstOf = (name: string, rest: string) => (name.endsWith(rest) ? [name.slice(0, -rest.length)] : [])

/** A 'tree nursery' and a 'nursery school' are no 'nursery'. */
function isPartOfOther(text: string, words: readonly Word[], { first, last }: Found<TradeName>, trade: string) {
  const [before, next] = [words[first - 1], words[last + 1]]
  const from = before && before.end + 1 === words[first]!.at ? before.at : words[first]!.at
  const to = next && words[last]!.end + 1 === next.at ? next.end : words[last]!.end
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
  if (own.some((mark) => mark.at === end + 1 || mark.at === at) || people.some((one) => one.at === end + 1)) return false
  return /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3))
}
