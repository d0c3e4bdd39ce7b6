/** The services that an answer gives. */

import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared, Term } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { AnswerText, Block } from '#engine/naming/reading/markup/answer-text.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isCalled, isNameOf } from '#engine/naming/reading/trade-names.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'
import { denies, doesNotDo, howOffered, isUnknown, mayBeDenied, NOT_WITHIN, NOT_WORDS } from './denied-services.ts'
import { servicesByParts } from './service-parts.ts'
import { isDoneTo, isListedAsDone, isListedBehind } from './services/done-to.ts'
import { isForThat, isForWhat, LONGEST_LIST } from './services/for-what.ts'
import { namedTwice } from './services/named-twice.ts'
import { isNegatedInClause } from './services/negated-clause.ts'
import { LONGEST_SENTENCE, tellsOfAny } from './services/of-any.ts'

/** What a line with a cross in front may have behind a service: '❌ Taxaties (daarvoor …)' denies it, '❌ taxaties zijn duur' does not. */
const LONGEST_REST = 8
const SET_OFF = /^(?: \(| [–—-] )/u
const NOT_SAID = /^\??: [-–?](?:\s|$)/

export function serviceStatements(
  { text, blocks }: AnswerText,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const mayDeny = vocabulary.has(NOT_WORDS)
  const crossed = mayDeny ? blocksUnder(blocks, ({ from, to }) => denies(text.slice(from, to))) : []
  const unknown = mayDeny ? blocksUnder(blocks, ({ from, to }) => isUnknown(text.slice(from, to))) : []
  let advised: readonly Block[] | undefined
  const crossedOut = [...crossed, ...blocks.filter(({ isCrossed }) => isCrossed)]
  const isCrossedOut = (at: number, end: number) =>
    crossedOut.some(
      ({ from, to }) =>
        from <= at && end <= to && (to - end < LONGEST_REST || SET_OFF.test(text.slice(end, end + LONGEST_REST))),
    )
  /** 'Controleer de waterdruk van je ketel' */
  const isToReader = (at: number, begins: RegExp) => {
    const { from, to, marks } = subjects.sentenceAt(at)!
    const start = text.slice(from, from + 40)
    if (
      OFFER_OF_HELP.test(start) ||
      (marks.length === 0 &&
        text.slice(at, to + 1).includes('?') &&
        ASKS_BACK.test(text.slice(from, Math.min(to + 1, from + LONGEST_SENTENCE))))
    )
      return true
    if (marks.length > 0) return false
    // 'Vraag bij een badkamerrenovatie altijd meerdere offertes', before anybody is named
    if (IMPERATIVE.test(start) && subjects.ownerAt(at) === null) return true
    if (tellsOfAny(text, from, to, vocabulary)) return true
    if (begins.test(start) || (vocabulary.isBetween(TELL_WORDS, from, to) && TELL_ME.test(text.slice(from, to))))
      return true
    // 'Glasbewassing bieden ze niet aan' below 'Let op' is none.
    if (mayDeny && THEY.test(text.slice(Math.max(from, at - NEAR), Math.min(to, at + NEAR)))) return false
    // 'Mijn advies: De Linde' is none.
    advised ??= blocksUnder(
      blocks,
      ({ from, to }) =>
        ADVICE_BELOW.test(text.slice(from, Math.min(to, from + 90)).trim()) &&
        (subjects.sentenceAt(from)?.marks.length ?? 0) === 0,
    )
    return holds(advised, at)
  }
  const stated = (at: number, end: number, right: boolean): Statement => {
    const { to, marks } = subjects.sentenceAt(at)!
    // 'Kookworkshops? Dat lukt bij De Linde niet.'
    const asked =
      !right && marks.length === 0 && text[to - 1] === '?' ? subjects.sentenceAt(to + 1)?.marks[0] : undefined
    const of = right ? listedFirst(text, marks, end) : asked
    const words = text.slice(at, end)
    // Beside the profile, which has it, the service alone would not show what is wrong.
    const said = right || NOT_WITHIN.test(words) ? undefined : `geen ${words}`
    return { fact: 'services', at, end, right, ...(said && { said }), ...(of && { of }) }
  }
  /** 'Voor taxaties kun je bij De Boom terecht' */
  const isOfOther = (at: number) => {
    const { from, marks } = subjects.sentenceAt(at)!
    if (marks.length === 0 || at > marks[0]!.at || marks.some(({ who }) => who === 'own')) return false
    return FOR_A_SERVICE.test(text.slice(from, at))
  }
  const said = (at: number, end: number) => {
    const how = isCrossedOut(at, end) ? 'denied' : howOffered(text, at, end, vocabulary)
    const [from, to] = how === 'offered' && mayDeny ? namedTwice(text, at, end) : [at, end]
    return from === at && to === end ? how : howOffered(text, from, to, vocabulary)
  }
  const notDoneHere = (at: number, end: number) => {
    const { to, marks } = subjects.sentenceAt(at)!
    return whoDoesNot(text, end, [...marks, ...(subjects.sentenceAt(to + 1)?.marks ?? [])])
  }
  const written = terms.flatMap(({ at, end, of }): Statement[] => {
    if (of.kind !== 'service') return []
    // '| Taxaties | - |': whether it has it is not known.
    if (text[end] === ':' && NOT_SAID.test(text.slice(end, end + 5))) return []
    // 'Wassen' is no 'was'.
    if (end - at < 4 && known.company.services[of.index]!.length > end - at) return []
    // The words of a name say nothing of what it does: 'Veluws Rompertje' sells rompertjes only where that is said.
    if (subjects.sentenceAt(at)!.marks.some((mark) => mark.at <= at && end <= mark.end)) return []
    if (isToReader(at, TIP) || holds(unknown, at) || isOfOther(at)) return []
    const not = notDoneHere(at, end)
    if (not) return [{ ...stated(at, end, false), of: not }]
    const how = said(at, end)
    if (how === 'offered' && namesTrade(text, at, end, known.trade)) return []
    return how === 'unknown' ? [] : [stated(at, end, how === 'offered')]
  })
  let offered: readonly Block[] | undefined
  const isListedBelow = (at: number) => {
    offered ??= blocksUnder(blocks, ({ from, to }) =>
      OFFERED_BELOW.test(text.slice(from, Math.min(to, from + 60)).trim()),
    )
    return holds(offered, at)
  }
  /** '- Onderhoud', '- Reparaties aan alle merken' */
  const isWholeItem = (at: number, end: number) =>
    blocks.some(
      ({ kind, from, to }) =>
        kind === 'item' && from === at && (to - end <= 1 || OF_ALL.test(text.slice(end, end + 16))),
    )
  const isListedOfName = (at: number, end: number) => {
    const { to, marks } = subjects.sentenceAt(at)!
    const [name] = marks
    return (
      name?.who === 'own' &&
      name.end < at &&
      isListedBehind(text.slice(name.end, at), text.slice(end, Math.min(to, end + NEAR)))
    )
  }
  const isName = (place: number) => subjects.sentenceAt(place)!.marks.some(({ at, end }) => at <= place && place < end)
  const meant = servicesByParts(text, words, vocabulary, known.serviceParts, isName).flatMap(
    ({ at, end, isWhole, isOfTrade, isThing, isExact }): Statement[] => {
      if (text[end] === ':' && NOT_SAID.test(text.slice(end, end + 5))) return []
      const isDone =
        isThing &&
        ((isExact && (isForThat(text, at, end, vocabulary) || isListedBelow(at))) ||
          isDoneTo(text, at, end) ||
          isListedOfName(at, end) ||
          isListedAsDone(text.slice(Math.max(0, at - LONGEST_LIST), at)))
      const isLeft =
        NO.test(text.slice(end, end + 10)) ||
        (mayDeny && (doesNotDo(text, at, end, vocabulary) || isNegatedInClause(text, at, end, vocabulary, true)))
      if (isThing && !isDone && !isLeft) return []
      const isMeant =
        !isOfTrade ||
        isForWhat(text, at, end, vocabulary) ||
        isListedBelow(at) ||
        isWholeItem(at, end) ||
        isListedOfName(at, end)
      if (!isMeant && !(isExact && mayBeDenied(at, end, vocabulary)) && crossedOut.length === 0) return []
      if (isToReader(at, TO_READER) || holds(unknown, at) || isOfOther(at)) return []
      if (isOfPerson(text, at, end, known)) return []
      // The words of a name say nothing of what it does, but 'verhuurt De Linde fietsen' does.
      const { marks } = subjects.sentenceAt(at)!
      const isOver = (one: { at: number; end: number }) => one.at < end && at < one.end
      const isWithin = (mark: Mark) => mark.who === 'own' && at < mark.at && mark.end < end
      if (written.some(isOver) || marks.some((mark) => isOver(mark) && !isWithin(mark))) return []
      const not = notDoneHere(at, end)
      if (not && isWhole) return [{ ...stated(at, end, false), of: not }]
      const how = said(at, end)
      if (how === 'offered' && isOfTrade && !isMeant) return []
      if (how === 'offered' && namesTrade(text, at, end, known.trade)) return []
      // In some of its words it may be another one that is not offered.
      return (how === 'offered' && (!isThing || isDone)) ||
        (how === 'denied' && (isWhole || isThing || (isOfTrade && isExact)))
        ? [stated(at, end, how === 'offered')]
        : []
    },
  )
  const denied = meant.filter(({ right }) => !right)
  // 'Een barbershop voor mannen en knipt geen kinderen': 'mannen en knipt' is no service.
  const isOver = ({ at, end, right }: Statement) => right && denied.some((one) => one.at < end && at < one.end)
  return [...written, ...meant.filter((one) => !isOver(one))]
}

/** 'De Boom verhuurt fietsen, De Linde niet': the company that does not. */
function whoDoesNot(text: string, end: number, marks: readonly Mark[]): Mark | undefined {
  const next = marks.find((mark) => mark.at > end)
  if (next?.who !== 'own' || next.at > end + NEAR) return undefined
  return AND_NOT.test(text.slice(next.end, next.end + 30)) && CLAUSE_BEFORE.test(text.slice(end, next.at))
    ? next
    : undefined
}
// Bounded: the 60 characters between a service and a name, and the 30 behind it
const AND_NOT = /^ (?:niet|doet (?:dat|het|dit) niet|does not|doesn[’']t|do not|don[’']t)(?=[.,;!)\n]|$)/u
const CLAUSE_BEFORE =
  /^[^.!?\n]{0,40}(?:[,;]|(?<!\p{L})(?:maar|but|en|and|terwijl|while|whereas)) (?:(?:maar|but|en|and|terwijl|while|whereas) )?$/u

/** Marloes van Loon does no 'loonadministratie'. */
function isOfPerson(text: string, at: number, end: number, { company }: Prepared): boolean {
  if (!/^\p{Lu}/u.test(text.slice(at, at + 1))) return false
  const said = text.slice(at, end)
  return company.team.some(({ name }) => name.includes(said) && text.startsWith(name, at - name.indexOf(said)))
}

const OF_ALL = /^ (?:aan|van|voor|of|for|on|to) (?:alle|elk|ieder|all|any|every)/u

const holds = (blocks: readonly Block[], at: number) => blocks.some(({ from, to }) => from <= at && at < to)

/** 'Baby's: nee' */
const NO = /^(?:[’']s)?\??: (?:nee|no)(?=\n|$)/iu

/**
 * 'A homework support centre', 'hypotheekadviseur Marijke Postma': what somebody is called, and not what is done; but 'its executive search
 * practice' is a part of the company.
 */
function namesTrade(text: string, at: number, end: number, trade: string | null): boolean {
  const behind = COMPANY_BEHIND.exec(text.slice(end, end + 15))?.[0] ?? ''
  const said = text.slice(at, end + behind.length).toLowerCase()
  if (behind !== '' && ITS.test(text.slice(Math.max(0, at - 40), at))) return false
  // An 'employment lawyer' is more than a 'lawyer'.
  const isMore = trade !== null && said.includes(' ') && isCalled(said.slice(said.indexOf(' ') + 1), trade)
  if (behind === '' && trade !== null && !isMore && ONE_PERSON.test(said) && isCalled(said, trade)) return true
  const isPerson = PERSON.test(said)
  if (isPerson && SOMEBODY.test(text.slice(end, end + 30))) return true
  if (trade === null) return false
  const before = text.slice(Math.max(0, at - 40), at)
  if (behind === '' && !isMore && IS_ONE.test(before) && !HAS_ONE.test(before) && isCalled(said, trade)) return true
  if (!(behind !== '' || isPerson) || !isNameOf(said, trade)) return false
  // An 'employment law firm' is more than a 'law firm', and a 'homework support centre' no 'support centre'.
  const first = behind === '' ? -1 : said.indexOf(' ')
  return first < 0 || first >= end - at || !isNameOf(said.slice(first + 1), trade)
}
/** 'Is a career coach', 'the camping' */
const IS_ONE = /(?<!\p{L})(?:een|an?|the|de|deze|this) (?:\p{Ll}[\p{L}-]{2,12} )?$/iu
/** 'Er werkt ook een kinderfysiotherapeut', 'there is a manual therapist' */
const HAS_ONE =
  /(?<!\p{L})(?:(?:er|hier|daar) (?:werkt|werken|is|zit|zitten)|there (?:is|are)|terecht bij|heeft|hebben|has|have|offers?|provides?|biedt|bieden|employs?|in huis)(?: \p{L}{2,12}){0,2} (?:een|an?) (?:\p{Ll}[\p{L}-]{2,12} )?$/iu
const ITS = /(?:\p{L}[’']s?|(?<!\p{L})(?:its|their|hun))(?: \p{Ll}[\p{L}-]{2,15})? $/u
const SOMEBODY = /^ \p{Lu}\p{Ll}{1,20}(?: (?:van|de|der|den|ter|el|al)){0,2} \p{Lu}\p{Ll}/u
const COMPANY_BEHIND = new RegExp(
  `^ (?:${[...ENGLISH_COMPANY_WORDS, ...DUTCH_COMPANY_WORDS].join('|')}|homes?|directors?|parlours)(?!\\p{L})`,
  'u',
)
const PERSON =
  /(?:recruiter|headhunter|adviseur|bureau|kantoor|bedrijf|advisers?|advisors?|instituut|gym|school|studio|salon|winkel|shop)$|^\p{L}{4,}(?:ers|eurs|ors|isten)$/u
/** 'Boekhouder kiezen' tells of no 'boekhouding'. */
const ONE_PERSON = /^[\p{L}-]{4,}(?:er|eur|or|ist|ant|oog)$/u

const TO_READER =
  /^\s*(?:Controleer|Vergelijk|Check(?!-)|Compare|Make sure|Wissel|Snijd?|Zet|Bewaar|Vermijd|Combineer|Avoid|Store|Let (?:er )?op(?!: (?:ze|zij|hij|het|de|deze|they|it|the))|Vermeld|Noteer|In general|Generally|Over het algemeen|In het algemeen|Tip:)(?!\p{L})/u
const TIP =
  /^\s*(?:Vermeld|Noteer|Vergelijk|Wissel|Snijd?|Zet|Bewaar|Vermijd|Combineer|Compare|Avoid|Store|In general|Generally|Over het algemeen|In het algemeen|Tip:)(?!\p{L})/u
/** 'Zal ik uitzoeken wie taxaties doet?' */
const OFFER_OF_HELP =
  /^\s*(?:Zal ik|Wil je (?:dat ik|weten)|Moet ik|Kan ik je|Heb je liever|Would you like (?:me|to)|Do you want me|Want me to|Shall I|Should I|Let me know|Laat (?:het )?(?:me|mij) weten|If you(?:[’']d| would) like,? I|If you want,? I|Als je wilt,? )(?!\p{L})/iu
const NEAR = 60
// Bounded: at most 120 characters, those near a service
const THEY =
  /(?<!\p{L})(?:ze|zij|they) [^.\n]{0,40}(?:niet|geen|not|n[’']t)(?!\p{L})|(?:niet|geen|not|n[’']t) [^.\n]{0,40}(?<!\p{L})(?:ze|zij|they)(?!\p{L})/iu
const TELL_WORDS = new WordList('laat let')
const TELL_ME = /(?<!\p{L})(?:laat (?:het )?(?:me|mij) weten|let me know)(?!\p{L})/iu
/** 'Zoek je een bruidstaart, of gewoon brood?' */
// Bounded: at most the 300 characters of `LONGEST_SENTENCE`
const ASKS_BACK =
  /^\s*(?:[^:?.\n]{3,30}: )?(?:Zoek|Wil|Ben|Bedoel|Gaat|Heb|Are you|Do you|Is it)(?!\p{L})[^.\n]{0,90} (?:of|or) [^.\n]{0,90}\?/iu
const IMPERATIVE =
  /^\s*(?:Let|Vraag|Laat|Controleer|Vergelijk|Kies|Before you|Voordat (?:je|u)|Ask|Check|Compare|Always|Make sure|With any)(?!\p{L})/u
const FOR_A_SERVICE = /^\s*(?:(?:Maar|But) )?(?:Voor|For|Wie|Zoek|Wil|Als|If)(?!\p{L})/iu
/** 'Tip: vermeld in je mail:', 'Wat je kunt vragen:', above a list. */
const ADVICE_BELOW =
  /^[^\p{L}]{0,4}(?:Tips?|Mijn advies|Advies|Wat (?:je|u) (?:kunt|moet|wilt)(?! verwachten)|Vraag|Vermeld|Controleer|Let op(?!:? (?:er|in|de naam)(?!\p{L}))|Things|What to(?! expect)|Questions|Ask|My advice|Checklist|Check|Before you|Voordat (?:je|u)|Waar (?:(?:je|u) op|let|moet)|Wat kost|Budget|How it works|How to choose|Hoe kies|Zo (?:kies|werkt|maak)|What does it cost|Vragen)(?!\p{L})[^\n]{0,80}$/u

/** 'Lessons include:', 'Wat ze doen', 'Behandelingen', above a list. */
const OFFERED_BELOW =
  /^[^\p{L}]{0,4}(?:(?:hun |its |their )?(?:lessen|lessons|cursussen|courses|classes|diensten|services|aanbod|behandelingen|treatments|specialis(?:aties|men)|speciali[sz]ations|specialties|werkzaamheden|activiteiten)(?: (?:include|offered|on offer|zijn|onder andere|o\.a\.))?|(?:wat|what) (?:ze|zij|they|it) (?:doen|do|does|bieden|aanbieden|offers?)|(?:they|it) offers?|ze bieden)[^\p{L}]{0,4}$/iu

/** 'Voor coaching in Ede worden De Linde, De Boom en De Eik genoemd': of all that are named in a row behind it. */
function listedFirst(text: string, marks: readonly Mark[], end: number): Mark | undefined {
  if (marks.length < 2 || marks[0]!.at < end || marks[0]!.who === 'own') return undefined
  for (let at = 1; at < marks.length; at++) {
    if (!NEXT_NAME.test(text.slice(marks[at - 1]!.end, marks[at]!.at))) return undefined
    if (marks[at]!.who === 'own') return marks[at]
  }
  return undefined
}
// Bounded: a town and what is in brackets
const NEXT_NAME =
  /^(?: (?:in|uit|te|from) \p{Lu}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{1,15}){0,2})?(?: \([^()\n]{1,60}\))?(?:, (?:en |and )?| (?:en|and|&|of|or) )$/u

/** The items of a list below a block that is so: asked of those only that have a list below them. */
function blocksUnder(blocks: readonly Block[], isLead: (block: Block) => boolean): readonly Block[] {
  let above: Block | null = null
  let leads: boolean | null = null
  return blocks.filter((block) => {
    if (above && (block.kind === 'item' || above.kind === 'heading') && block.depth > above.depth) {
      leads ??= isLead(above)
      if (leads) return true
    }
    above = block
    leads = null
    return false
  })
}
