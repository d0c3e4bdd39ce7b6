/** Which of the places where the company's name stands are mentions: not those in which the answer says that it knows nothing. */

import type { Mark } from '#engine/naming/reading/marks.ts'
import { deniesOneCalled, deniesTrade, isLookedUp, isNotAmongFound } from '#engine/naming/reading/namesakes/no-such.ts'
import { FOR_THAT } from '#engine/naming/reading/namesakes/several-of-name.ts'
import { placeBeside } from '#engine/naming/reading/places-in-answer.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { BEYOND, BEYOND_ME, FICTION, FICTIONAL } from './beyond-me.ts'
import { clauseAround, deniesOneThere, isDenial, isDenialOfThat, isNegated, isNoSuch, isStatement } from './denials.ts'
import { goesOnOfIt, isFound } from './found.ts'
import { isGuessed, isSeeming } from './guessed.ts'
import { ONLY, ONLY_FOUND, ONLY_OTHERS } from './in-vain.ts'
import { NEGATIONS } from './negations.ts'
import { affirms, affirmsOfIt, deniesDetails, isOfOthers, isPartial, statesAt } from './partial-denials.ts'

/** Where an answer states something of the company. */
interface StatedPlaces {
  /** What only this company has. */
  proofs: readonly number[]
  /** Anything that is its own, which may come from the question. */
  rights: readonly number[]
  /** Something that is wrong, where the answer goes on about it. */
  claims: readonly number[]
}

/** `isWeighed`: a denial was found, and weighed against what else is stated. */
export function countedMentions(
  text: string,
  own: readonly Mark[],
  subjects: Subjects,
  negated: ReadonlySet<Sentence>,
  denials: ReadonlySet<Sentence>,
  isIdentified: (mark: Mark) => boolean,
  { proofs, rights, claims }: StatedPlaces,
): { counted: Mark[]; denied: boolean; isWeighed: boolean } {
  // Most answers deny nothing.
  if (negated.size === 0) return { counted: [...own], denied: false, isWeighed: false }
  let denied = false
  const refused: { mark: Mark; from: number; to: number }[] = []
  const states = new Map<Mark, boolean>()
  for (const mark of own) {
    const sentence = subjects.sentenceAt(mark.at)
    if (!sentence) continue
    const said = text.slice(sentence.from, sentence.to)
    const isGuess = isGuessed(text.slice(sentence.from, mark.at), text.slice(mark.end, sentence.to))
    if (!negated.has(sentence)) {
      // A heading states nothing: what is below it does.
      const rest = said.slice(0, mark.at - sentence.from) + said.slice(mark.end - sentence.from).replace(BRACKETED, '')
      const isBare = !/\p{L}{3}/u.test(rest.replace(INTERJECTION, ''))
      // 'De Linde? Geen idee.'
      const isAnswered = () => proofs.length > 0 || !said.includes('?') || !deniesElsewhere(text, negated)
      states.set(
        mark,
        isBare
          ? goesOn(text, subjects, negated, proofs, rights) && isAnswered()
          : (isStatement(said) && !isGuess) || isA(text, mark),
      )
      continue
    }
    const { from, to } = clauseAround(said, mark.at - sentence.from)
    const before = said.slice(from, mark.at - sentence.from)
    const after = said.slice(mark.end - sentence.from, to)
    // 'I found De Linde in Ede, not in Assen': another one.
    const found =
      (isFound(before, after) &&
        !BEYOND_ME.test(said.slice(from, to)) &&
        (placeBeside(text, mark.end) === null || isIdentified(mark))) ||
      (isPartial(said.slice(from, to), before, after) && goesOnOfIt(said.slice(to)))
    if (
      isNotAmongFound(said.slice(0, mark.at - sentence.from), said.slice(mark.end - sentence.from)) ||
      (!found && isDenial(said.slice(from, to), before, after)) ||
      // 'Vermoedelijk is De Linde een bakker, maar ik heb er geen gegevens over.'
      ((isGuess || isSeeming(after)) &&
        isDenial(said.slice(to), '', '') &&
        !isPartial(said.slice(to), '', '') &&
        !deniesDetails(said.slice(to)))
    ) {
      denied = true
      refused.push({ mark, from: sentence.from + from, to: sentence.from + to })
      continue
    }
    states.set(mark, (isStatement(said) && !isGuess) || found)
  }
  // 'Ik vond geen openingstijden van De Linde, maar het kantoor zit aan de Molenstraat 12.'
  const isKept = (at: number) => !refused.some(({ from, to }) => from <= at && at < to)
  const isPartlyDenied = refused.some(({ mark, from, to }) =>
    isPartial(text.slice(from, to), text.slice(from, mark.at), text.slice(mark.end, to)),
  )
  const isPartly =
    (isPartlyDenied && claims.some(isKept)) ||
    goesOnKnowing(text, subjects, negated, isPartlyDenied, rights.filter(isKept))
  const isProven = isPartly || proofs.some(isKept)
  // 'Ik heb gezocht naar De Linde. Dit kan ik bevestigen: …'
  if (isProven && ![...states.values()].includes(true))
    for (const mark of states.size === 0 ? refused.map(({ mark }) => mark) : [...states.keys()]) states.set(mark, true)
  denied ||= own.length > 0 && ![...states.values()].includes(true) && deniesElsewhere(text, negated)
  if (own.length > 0 && denials.size > 0 && !isPartly) {
    denied = true
    // The place may come from the question.
    for (const mark of [...states.keys()]) if (!isIdentified(mark) || proofs.length === 0) states.delete(mark)
  }
  // After a denial, a question and the advice to look elsewhere repeat the name without knowing anything; what goes on about the
  // name itself has it for its subject, or states a fact.
  const counted = [...states]
    .filter(([mark, stated]) => !denied || (stated && (isProven || GOES_ON.test(text.slice(mark.end, mark.end + 30)))))
    .map(([mark]) => mark)
  return { counted, denied, isWeighed: refused.length > 0 }
}

/** A verb, an addition or a fact behind the name; none where the name ends what is said: 'the TV programme Brandpunt.' */
const GOES_ON = /^[’']?s?["”’)]{0,2}(?: B\.?V\.?)?(?: \p{Ll}|,| ?[(:–—-]|\n[^\n]| [–—-]| V)/u

/** 'De Linde is a bakery where you can …', not 'De Linde is a common name'. */
const IS_A =
  /^(?: B\.?V\.?)? (?:is|was) (?:een|an?|dé|hét|de|het|the) (?!(?:\p{Ll}{2,15} )?(?:naam|name|woord|word|begrip)(?!\p{L}))\p{Ll}{3}/u
const isA = (text: string, { end }: Mark) => IS_A.test(text.slice(end, end + 60))

/** 'Ik weet er weinig van. Wat ik wel heb gevonden: het is een kantoor in Haarlem.' */
function goesOnKnowing(
  text: string,
  { sentences, sentenceAt }: Subjects,
  negated: ReadonlySet<Sentence>,
  isPartlyDenied: boolean,
  rights: readonly number[],
): boolean {
  const said = ({ from, to }: Sentence) => text.slice(from, to)
  if (isPartlyDenied && sentences.some((one) => affirmsOfIt(said(one)) && !isOfOthers(said(one)))) return true
  const isKnown = rights.some((at) => {
    const sentence = sentenceAt(at)
    if (!sentence || !statesAt(said(sentence), at - sentence.from) || isOfOthers(said(sentence))) return false
    // 'Wil je een testament laten opmaken, dan zijn er andere kantoren in Assen.', 'In Assen vond ik Boekwijs, dat …'
    const isOfIt = sentence.marks.some(({ who }) => who === 'own')
    if (!isOfIt && (FOR_THAT.test(said(sentence)) || FOUND_OTHERS.test(said(sentence)))) return false
    const { from, to } = clauseAround(said(sentence), at - sentence.from)
    return !isNegated(said(sentence).slice(from, to))
  })
  if (!isKnown) return false
  return (
    isPartlyDenied ||
    [...negated].some((one) => isPartial(said(one), '', '')) ||
    sentences.some((one) => affirms(said(one)))
  )
}

// Bounded: a sentence
const FOUND_OTHERS =
  /(?<!\p{L})(?:(?:vond|vind|zie|zag|ken) ik|I (?:found|find|see|saw|know)) (?:\p{Ll}{2,10} ){0,2}(?:[Dd]e |[Hh]et )?\p{Lu}/u

/** Whether anything is stated where nobody is named. */
function goesOn(
  text: string,
  { sentences, sentenceAt }: Subjects,
  negated: ReadonlySet<Sentence>,
  proofs: readonly number[],
  rights: readonly number[],
): boolean {
  if (proofs.length > 0) return true
  // '| De Linde | Assen |': a cell of its row, however short
  const isOfIt = (sentence: Sentence | null) =>
    sentence?.marks.length === 0 && sentence.inherited?.who === 'own' && !negated.has(sentence)
  if (rights.some((at) => isOfIt(sentenceAt(at)))) return true
  return sentences.some((sentence) => {
    if (negated.has(sentence) || sentence.marks.length > 0 || sentence.inherited?.who !== 'own') return false
    const said = text.slice(sentence.from, sentence.to)
    return said.trim().length > 15 && isStatement(said)
  })
}

/** 'Hmm, De Linde …' */
const INTERJECTION = /^\s*(?:Hm+|Tja|Sorry|Nee|Helaas|Well|Ah|Oh)(?!\p{L})/u
/** '### De Linde (Assen)' */
const BRACKETED = /^ \([^()\n]{1,40}\)/
const MOST_SENTENCES = 50
const DENYING = new WordList(NEGATIONS.join(' '))
/** What denies without one of these. */
const WITHOUT_NEGATION: readonly (readonly [WordList, RegExp])[] = [
  [ONLY, ONLY_OTHERS],
  [ONLY, ONLY_FOUND],
  [BEYOND, BEYOND_ME],
  [FICTIONAL, FICTION],
]
/** Of 'isn’t'. */
const T = new WordList('t')

/** Those in which something is denied; nothing else need be looked at for it. */
export function negatedSentences(text: string, subjects: Subjects, vocabulary: Vocabulary): ReadonlySet<Sentence> {
  const shortened = vocabulary.placesOf(T).filter((at) => /n[’']$/i.test(text.slice(at - 2, at)))
  const places = [...vocabulary.placesOf(DENYING), ...shortened].sort((a, b) => a - b)
  const others = WITHOUT_NEGATION.flatMap(([words, pattern]) =>
    vocabulary.placesOf(words).filter((at) => {
      const sentence = subjects.sentenceAt(at)
      return sentence !== null && pattern.test(text.slice(sentence.from, Math.min(sentence.to, sentence.from + 400)))
    }),
  )
  if (places.length === 0 && others.length === 0) return NONE
  return new Set(
    [...places, ...others]
      .slice(0, MOST_SENTENCES)
      .map((at) => subjects.sentenceAt(at))
      .filter((sentence) => sentence !== null),
  )
}

/** 'De Linde? Ik …': behind the name as a question. */
const isAskedAgain = (text: string, from: number) => /\?["'”’]?\s*$/.test(text.slice(Math.max(0, from - 4), from))

/** Sentences that say that nothing of the name was found: what they ask for is nobody's. */
export function denialsOfThat(
  text: string,
  negated: ReadonlySet<Sentence>,
  /** Whether the company's own place stands in a sentence. */
  isHere: (sentence: Sentence) => boolean,
  trade: string | null,
  vocabulary: Vocabulary,
): ReadonlySet<Sentence> {
  if (negated.size === 0) return NONE
  return new Set(
    [...negated].filter((sentence) => {
      const { from, to, marks } = sentence
      const said = text.slice(from, to)
      const own = marks.filter(({ who }) => who === 'own')
      const has = (words: WordList) => vocabulary.isBetween(words, from, to)
      return (
        (isAskedAgain(text, from) && marks.length > 0 && own.length === 0 && ONLY_FOUND.test(said.slice(0, 400))) ||
        own.some(({ at }) => isNoSuch(text.slice(Math.max(from, at - 40), at))) ||
        untilAffirmed(said, from, own)
          .split('; ')
          .some((part) => isDenialOfThat(part, has)) ||
        deniesTrade(
          said,
          text.slice(Math.max(0, from - 120), from),
          own.some(({ at, end }) => !isLookedUp(text.slice(from, at), text.slice(end, end + 50))),
          trade,
          has,
        ) ||
        own.some(
          ({ at, end }) =>
            deniesOneCalled(said, text.slice(from, at), text.slice(end, to)) &&
            (placeBeside(text, end) === null || isHere(sentence)),
        ) ||
        (isHere(sentence) && deniesOneThere(said))
      )
    }),
  )
}
const NONE: ReadonlySet<Sentence> = new Set()

/** 'De Lind vond ik niet, wel De Linde, en dat bedrijf …': behind the name the words are about the company. */
function untilAffirmed(said: string, start: number, own: readonly Mark[]): string {
  const affirmed = own.find(({ at }) => {
    const { from, to } = clauseAround(said, at - start)
    return from > 0 && isNegated(said.slice(0, from)) && !isNegated(said.slice(from, to))
  })
  return affirmed ? said.slice(0, affirmed.at - start) : said
}

/** 'Over De Lind vind ik niets, maar mogelijk bedoel je De Linde': the name that is not the company's is what is not known. */
function isDeniedAside(said: string, start: number, { who, aside, at }: Mark): boolean {
  if (who !== 'other' || !aside) return false
  const { from, to } = clauseAround(said, at - start)
  return isNegated(said.slice(from, to))
}

/** 'De Linde? Daar heb ik niets over gevonden.' */
function deniesElsewhere(text: string, negated: ReadonlySet<Sentence>): boolean {
  return [...negated].some(({ from, to, marks, inherited }) => {
    // '| De Boom | onbekend |' is of another.
    if ((marks.length > 0 ? marks : inherited ? [inherited] : []).some(({ who }) => who === 'competitor')) return false
    const said = text.slice(from, to)
    return isDenial(said, '', '') && !deniesDetails(said) && !marks.some((mark) => isDeniedAside(said, from, mark))
  })
}
