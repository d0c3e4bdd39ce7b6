/** Answers of some length about something of the company's name, in which hardly anything is the company's. */

import { type FactKind, OF_THE_QUESTION, type Statement, TELL_APART } from '#engine/naming/reading/facts.ts'
import type { JudgedFact } from '#engine/naming/reading/judged-facts.ts'
import type { KnownCompany } from '#engine/naming/reading/known-company.ts'
import { FACT_LABELS } from '#engine/naming/reading/labels.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { AnswerText } from '#engine/naming/reading/markup/answer-text.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { fold } from '#engine/text.ts'
import { isDismissed } from './dismissed.ts'

/** In characters. Shorter ones may well tell nothing that is known: 'We switched to Lumen last year.' */
export const AT_LENGTH = 180
/** The same where the question is known: 'De Linde is een bakkerij uit Assen, met brood en taart' may be about the company. */
const AT_SOME_LENGTH = 130
/** Of which the company's own value is known. Of a company that gave fewer an answer can hardly tell more than its place and trade. */
const MANY_FACTS = 6
/** 'De Linde zit in Assen': behind the name. */
const SITS_IN = /^ (?:zit|is|staat|ligt|sits)(?: (?:gevestigd|te vinden|based|located))? (?:in|te|uit|from) $/
/** These change: what is said of them and not so is still said of the company. */
const CHANGING: ReadonlySet<FactKind> = new Set<FactKind>(['hours', 'services'])
/** What every company of the trade may have. */
const OF_THE_TRADE: ReadonlySet<FactKind> = new Set<FactKind>(['sector', 'services'])

const PLACE: ReadonlySet<FactKind> = new Set<FactKind>(['city'])

const REVIEWED =
  /(?<!\p{L})(?:klanten|gasten|bezoekers|patiënten|cliënten|reviews?|recensies|beoordelingen|ervaringen|customers|guests|visitors|patients|clients|reviewers)(?!\p{L})/iu
/** 'Een telefoonnummer kwam ik nergens tegen' is said of the company that was asked after; 'that it does tax advice I could not find' is not. */
const OF_A_FACT = new RegExp(
  `(?<!\\p{L})(?:${FACT_LABELS}|\\p{L}+nummer|number|when|wanneer|who|wie|how|hoe|\\p{L}*jaar|year|date|datum|zekerheid|certainty|more|meer|details?)(?!\\p{L})`,
  'iu',
)

/** What was asked, and what the answer says not to know. */
interface Asked {
  /** The company's name where the question names it; null where the question is not known. */
  asked: string | null
  /** The sentences that say what is not known or not so. */
  unknown: readonly string[]
  of: KnownCompany
}

/**
 * Whether an answer in flowing text is about something else, as it tells hardly anything of a company of which much is known: only another place or trade, or no more
 * than one thing that a question may hold, or one thing that is wrong. An answer that repeats the name in full as it was asked is about the company unless it is placed
 * elsewhere. `own`: the places of the name that count. Gives what it is about then, null where that is the company.
 */
export function aboutElse(
  read: AnswerText,
  facts: readonly JudgedFact[],
  own: readonly Mark[],
  statements: readonly Statement[],
  subjects: Subjects,
  question: Asked,
): 'another-company' | 'another-name' | null {
  if (isDismissed(read.text, own, statements)) return 'another-company'
  if (facts.length < MANY_FACTS) return null
  const named = own.map(({ at }) => subjects.sentenceAt(at)!)
  // A word on each of several: 'Het Tolhuis heeft een grote zaal, De Lindeboom is intiemer', '- Het Tolhuis: grote zaal'.
  const isOfName = ({ at, end }: Mark) =>
    own.some((mark) => read.text.slice(mark.at, mark.end).includes(read.text.slice(at, end)))
  if (named.some(({ marks }) => marks.some((mark) => mark.who !== 'own' && !isOfName(mark)))) return null
  const items = read.blocks.filter(({ kind }) => kind === 'item' || kind === 'row')
  if (items.some(({ from, to }) => own.some(({ at }) => from <= at && at < to))) return null
  if (namesItsPeople(read.text, question.of)) return null
  const kindsOf = (one: JudgedFact['verdict']) => facts.filter(({ verdict }) => verdict === one).map(({ fact }) => fact)
  const [rights, wrongs] = [kindsOf('right'), kindsOf('wrong')]
  const other = wrongs.some((fact) => TELL_APART.has(fact)) ? 'another-company' : 'another-name'
  // Before the name stands what was asked: 'Voor een dakdekker in Drachten …'.
  const told = statements.filter(
    ({ at, of }) => at >= named[0]!.from && (of ?? subjects.ownerAt(at))?.group === own[0]!.group,
  )
  const isInFull = (name: string) => own.some(({ at, end }) => fold(read.text.slice(at, end)) === fold(name))
  if (isSuchElsewhere(read.text, told, isInFull, question) || isOtherKind(told, named, subjects, question))
    return 'another-company'
  const isThing = statements.some(
    ({ distinguishes, of, at }) =>
      (distinguishes === 'country' || distinguishes === 'thing') && (of ?? subjects.ownerAt(at))?.who === 'own',
  )
  const atLength = question.asked === null ? AT_LENGTH : AT_SOME_LENGTH
  if (read.text.length < atLength || tellsOfIt(read.text, rights, wrongs, isInFull, isThing ? null : question.asked))
    return null
  // 'Letselschade verhalen kan bij Smit & De Wit.'
  if (
    statements.some(({ fact, right, at }) => fact === 'services' && right && named.includes(subjects.sentenceAt(at)!))
  )
    return null
  const isIn = (at: number) =>
    own.some(({ end }) => end < at && at - end < 40 && SITS_IN.test(read.text.slice(end, at)))
  const isPlaced = wrongs.length === 0 && statements.some(({ fact, right, at }) => fact === 'city' && right && isIn(at))
  return isPlaced ? null : other
}

/** 'De Sluis is owned by the Verbist brothers': by a surname that is in no name of the company. */
const namesItsPeople = (text: string, { name, legalName, aliases, team }: KnownCompany) => {
  const names = [name, legalName ?? '', ...aliases].join('\n')
  return team.some((person) => {
    const surname = person.name.slice(person.name.lastIndexOf(' ') + 1)
    const at = surname.length > 3 && !names.includes(surname) ? text.indexOf(` ${surname}`) : -1
    return at >= 0 && !/\p{L}/u.test(text[at + 1 + surname.length] ?? '')
  })
}

/** 'Noorderlicht is a platform for photography in Groningen', of a roofer: what it is said to be is no trade, and hardly anything is the company's. */
const isOtherKind = (
  told: readonly Statement[],
  named: readonly Sentence[],
  { sentenceAt }: Subjects,
  { asked, unknown }: Asked,
): boolean =>
  asked !== null &&
  told.every(({ fact, right }) => !right || fact === 'city') &&
  told.some(
    ({ distinguishes, at, end }) =>
      end === at && (distinguishes === 'kind' || distinguishes === 'thing') && named.includes(sentenceAt(at)!),
  ) &&
  !unknown.some((sentence) => OF_A_FACT.test(sentence))

/** An answer to 'wat kost een abonnement bij Titaan?' about a gym in Genk: all that is right is what any gym has. */
function isSuchElsewhere(
  text: string,
  told: readonly Statement[],
  isInFull: (name: string) => boolean,
  { asked, unknown, of }: Asked,
): boolean {
  if (asked === null || text.length < AT_SOME_LENGTH) return false
  const stated = told.filter(({ at, end }) => end > at)
  const rights = new Set(stated.flatMap(({ fact, right }) => (right ? [fact] : [])))
  const wrongs = new Set(stated.flatMap(({ fact }) => (rights.has(fact) ? [] : [fact])))
  const isOnly = (facts: ReadonlySet<FactKind>) => [...rights].every((fact) => facts.has(fact))
  return (
    (([...TELL_APART].some((fact) => wrongs.has(fact)) && isOnly(OF_THE_TRADE)) ||
      (wrongs.has('sector') && isOnly(PLACE)) ||
      // Of its name in full these may be its own, and wrong.
      (isOnly(PLACE) && [...wrongs].filter((fact) => !CHANGING.has(fact)).length > 1 && !isInFull(of.name))) &&
    !unknown.some((sentence) => OF_A_FACT.test(sentence))
  )
}

function tellsOfIt(
  text: string,
  rights: readonly FactKind[],
  wrongs: readonly FactKind[],
  isInFull: (name: string) => boolean,
  asked: string | null,
): boolean {
  // 'Titaan is a gym in Genk, opened in 2009 by two brothers': another town or trade, and nothing that is its own.
  if (rights.length === 0 && wrongs.some((fact) => TELL_APART.has(fact))) return false
  if (rights.length > 1 || wrongs.length > 1) return true
  // A question about the company may be answered with what nobody knew, as what its customers think.
  if (asked && (REVIEWED.test(text) || isInFull(asked))) return true
  const [[right], [wrong]] = [rights, wrongs]
  if (right && !OF_THE_QUESTION.has(right)) return true
  // 'De Waterpoort is een brasserie in Sneek'
  if (right && wrong && (right !== 'city' || wrong !== 'sector')) return true
  return !right && wrong !== undefined && CHANGING.has(wrong)
}
