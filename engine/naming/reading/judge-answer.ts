/**
 * What an assistant's answer says of a company, judged without a model: whether it names it, each fact right, wrong or absent,
 * which competitors it names and which pages it cites. Takes linear time in the length of the answer.
 *
 * Answers are texts of strangers, so this runs in the worker thread only (the task `judgeAnswers`, docs/decisions/0020), within its
 * limits of time and memory. Of a longer answer the first `MAX_ANSWER` characters are read, and `cut` says so.
 */

import { type Citation, citationsOf } from './citations.ts'
import { countedMentions, denialsOfThat, negatedSentences } from './denials/counted-mentions.ts'
import { onlyAsks } from './denials/only-asked.ts'
import { isReply, statedInReply } from './denials/replies.ts'
import { isEcho, saysNothing } from './denials/says-nothing.ts'
import { type FactKind, OF_THE_QUESTION, type Statement } from './facts.ts'
import { headEnd, isPartOfName } from './heads-of-blocks.ts'
import { inStep, type Steps } from './in-step.ts'
import { type JudgedFact, judgedFacts, placeIn } from './judged-facts.ts'
import type { Prepared } from './known-company.ts'
import { type Mark, newMark } from './marks.ts'
import { type AnswerText, answerText } from './markup/answer-text.ts'
import { pastedAnswer } from './markup/pasted-turns.ts'
import type { Place } from './markup/pieces.ts'
import type { ShownSigns } from './markup/shown-signs.ts'
import { mentionsIn } from './mentions.ts'
import { areOtherLetters, withoutInnerPoints } from './namesakes/abbreviations.ts'
import { groupMentions, withoutOtherOfName } from './namesakes/described.ts'
import { goOnByPlace, goOnByTrade, leaveByPlace } from './namesakes/going-on.ts'
import { otherCompanies } from './namesakes/other-companies.ts'
import { isOfAny, isPerhapsNoun, isPlainNoun } from './namesakes/plain-nouns.ts'
import { pronounsIn } from './namesakes/pronouns.ts'
import { setApart } from './namesakes/same-name.ts'
import { onlyOthersOfName } from './namesakes/several-of-name.ts'
import { aboutElse } from './namesakes/too-little.ts'
import { emailsIn } from './statements/contact.ts'
import { LASTING, withoutThePast } from './statements/past-facts.ts'
import { sitesIn } from './statements/sites.ts'
import { statementsIn } from './statements/statements-in.ts'
import { parentsOf, type Subjects, subjectsOf } from './subjects.ts'
import { nameBehindLabels } from './turns.ts'
import { Vocabulary, wordsOf } from './words.ts'

export interface Judgement {
  named: boolean
  /** Why the answer does not name the company; null where it does. */
  because: 'denied' | 'only-asked' | 'another-company' | 'another-name' | 'absent' | null
  mentions: Place[]
  /** Those of which the company's own value is known. */
  facts: JudgedFact[]
  competitors: { index: number; mentions: Place[] }[]
  /** Which of the named companies comes first: the company's place among itself and its competitors, null where it is not named. */
  rank: number | null
  citations: Citation[]
  /** For showing the answer. */
  signs: ShownSigns
  /** The answer was longer than is read. */
  cut: boolean
}

interface Asked {
  /** A short answer to a question that names the company need not repeat the name. */
  question?: string
  /** Pages that the assistant gives beside its answer. */
  sources?: readonly string[]
}

export function judgeAnswer(pasted: string, known: Prepared, asked?: Asked): Judgement {
  return inStep([stepsOfJudging(pasted, known, asked)])[0]!
}

/** The same in steps, for `inStep`. */
export function* stepsOfJudging(
  pasted: string,
  known: Prepared,
  { question, sources = [] }: Asked = {},
): Steps<Judgement> {
  const { answer, from, question: askedAbove } = pastedAnswer(pasted, (said) => namesSomebody(said, known))
  const read = answerText(answer, (cell) => namesSomebody(cell, known) || isPartOfName(cell, known.company))
  yield
  const { text, written } = read
  const emails = emailsIn(written, read.links)
  const sites = sitesIn(written, read.links).filter(
    ({ at }) => !emails.some((one) => at >= one.at && at < one.at + one.length),
  )
  const addresses = [
    ...emails.map(({ at, length }) => ({ at, end: at + length })),
    ...sites.filter(({ behind }) => !behind),
  ]
  const words = wordsOf(
    text,
    addresses.sort((a, b) => a.at - b.at),
  )
  const vocabulary = new Vocabulary(words)
  const parents = parentsOf(read.blocks)
  const said = mentionsIn(text, words, known)
  yield
  const others = otherCompanies(read, parents, words, vocabulary, said, known)
  const shorts = said.shorts.filter(({ at, end }) => !others.some((other) => other.at < end && at < other.end))
  const marks = [...said.marks, ...pronounsIn(text, vocabulary, said.marks), ...shorts, ...others].sort(
    (a, b) => a.at - b.at,
  )
  yield
  const asksAfter = namedIn(question || askedAbove, known)
  const askedName = asksAfter.has('own') ? known.company.name : question || askedAbove ? '' : null
  const isNameless = marks.length === 0 && asksAfter.has('own') && asksAfter.size === 1
  const asked = isNameless && isReply(text) ? newMark(0, 0, 'own') : null
  const subjects = subjectsOf(read, parents, marks, said.people, vocabulary, asked)
  nameBehindLabels(text, subjects.sentences, marks)
  const full = marks.filter(({ who, isShort }) => who === 'own' && !isShort)
  const names = withoutOtherOfName(text, full, known)
  const beside = {
    competitors: competitorsIn(read, marks),
    citations: citationsOf(sites, sources, known),
    signs: from > 0 ? { ...read.signs, hidden: [{ at: 0, end: from }, ...read.signs.hidden] } : read.signs,
    cut: read.cut,
  }
  // Most answers to 'goede bakkers in Utrecht' do not name it: then nothing that they state is about it.
  if (names.length === 0 && !isNameless) {
    const because = said.alike ? 'another-name' : 'absent'
    return { named: false, because, mentions: [], facts: judgedFacts([], read, subjects, known), rank: null, ...beside }
  }
  yield
  const heads = headsOf(read, names)
  const { statements: besideNames, described } = groupMentions(text, names, heads, known)
  // Of several companies of the name, a short form may be any.
  if (described.length > 1) for (const short of said.shorts) short.who = 'other'
  const all = [
    ...besideNames,
    ...(yield* statementsIn({ read, words, vocabulary, people: said.people, subjects, names, emails, sites, known })),
  ]
  yield
  const told = withoutInnerPoints(text, names)
  const negated = negatedSentences(told, subjects, vocabulary)
  const today = withoutThePast(text, all, subjects, vocabulary)
  const denials = denialsOfThat(
    told,
    negated,
    ({ from, to }) => today.some(({ fact, right, at }) => fact === 'city' && right && from <= at && at < to),
    known.trade,
    vocabulary,
  )
  const statements =
    denials.size === 0
      ? today
      : today.filter(({ fact, at }) => !OF_THE_QUESTION.has(fact) || !denials.has(subjects.sentenceAt(at)!))
  yield
  const isAmongRivals = marks.some(({ who }) => who === 'competitor')
  goOnByPlace(text, names, described, today, subjects)
  leaveByPlace(text, today, subjects)
  const apart = setApart(
    text,
    names,
    described,
    statements,
    subjects,
    isAmongRivals ? known.fullNames : known.surnames,
    known,
  )
  goOnByTrade(text, names, described, statements, subjects)
  const isOfOthers =
    names.some(({ who }) => who === 'own') &&
    onlyOthersOfName(
      text,
      names.filter(({ who }) => who === 'own'),
      statements,
      subjects,
      vocabulary,
      known,
    )
  if (isOfOthers) for (const mark of names) mark.who = 'other'
  yield
  const own = names.filter(
    ({ who, isPronoun, isNamesake, group }) => who === 'own' && (!isPronoun || isNamesake || described[group]?.isHere),
  )
  for (const one of statements) if (one.isOfAll && own[0]) one.of = own[0]
  const isNothingOwn =
    !marks.some(({ who }) => who === 'competitor') &&
    !statements.some((one) => one.right && !isOfAny(text, one, subjects))
  const isNoun =
    isNothingOwn &&
    own.length > 0 &&
    (isPerhapsNoun(answer, read, own, heads) ||
      areOtherLetters(text, own, vocabulary) ||
      isPlainNoun(text, own, statements, subjects))
  const rights = negated.size === 0 ? [] : rightsOf(statements, subjects)
  const { counted, denied, isWeighed } = countedMentions(
    told,
    own,
    subjects,
    negated,
    denials,
    ({ group }) => described[group]?.identified ?? false,
    {
      proofs: proofsOf(text, statements, subjects),
      rights,
      claims: negated.size === 0 ? [] : claimsOf(text, statements, subjects),
    },
  )
  const isNamed = counted.length > 0 && !isNoun
  const stated = isNamed ? statements : isNameless ? statedInReply(text, statements, negated, asked !== null) : []
  const facts = judgedFacts(stated, read, subjects, known)
  const unknown = [...negated].map(({ from, to }) => told.slice(from, to))
  const other =
    isNamed && aboutElse(read, facts, counted, statements, subjects, { asked: askedName, unknown, of: known.company })
  const isUnknown = isNamed && negated.size > 0 && !isWeighed && saysNothing(told, counted, facts, rights, subjects)
  const isAsked =
    isNamed && !isUnknown && onlyAsks(told, counted, facts, subjects, () => rightsOf(statements, subjects))
  const named = isNamed && !isUnknown && !isAsked && !other
  return {
    named,
    because: named
      ? null
      : denied || isUnknown
        ? 'denied'
        : isAsked
          ? 'only-asked'
          : apart || isOfOthers || other === 'another-company'
            ? 'another-company'
            : said.alike || isNoun || other
              ? 'another-name'
              : 'absent',
    mentions: (named ? counted : []).map((mark) => placeIn(read, mark)),
    facts: isUnknown || isAsked || other ? judgedFacts([], read, subjects, known) : facts,
    rank: named ? 1 + rivalsBefore(marks, counted[0]!.at) : null,
    ...beside,
  }
}

/** Who is named in a question, or in what may be one. */
function namedIn(text: string, known: Prepared): ReadonlySet<'own' | 'competitor'> {
  const short = text.slice(0, 500)
  return new Set(
    known.names
      .find(short, wordsOf(short))
      .flatMap(({ of }) => (of.kind === 'competitor' || (of.kind === 'own' && !of.name.isShort) ? [of.kind] : [])),
  )
}
const namesSomebody = (text: string, known: Prepared) => namedIn(text, known).size > 0

/** 'It may be listed on a delivery platform' */
const PERHAPS = /(?<!\p{L})(?:may|might|could|mogelijk|misschien|wellicht)(?!\p{L})/iu
const GOES_ON = /^\s*(?:De(?! meeste )|Het|Deze|Dit|Ze|Zij|The|They|It) \p{Ll}/u

/** Where the answer states what no other company of the name has; a place is part of many a question. */
function proofsOf(text: string, statements: readonly Statement[], subjects: Subjects): number[] {
  // 'De opvang biedt ook buitenschoolse opvang.'
  const goesOn = (fact: FactKind, at: number) => {
    const sentence = fact === 'services' ? subjects.sentenceAt(at) : null
    if (sentence === null || sentence.marks.length > 0) return false
    const start = text.slice(sentence.from, sentence.from + 40)
    return GOES_ON.test(start) && !PERHAPS.test(start)
  }
  return statements.flatMap(({ fact, at, right, identifies, of }) => {
    const isProof =
      right && ((identifies && fact !== 'city' && fact !== 'website') || LASTING.has(fact) || goesOn(fact, at))
    if (!isProof || (of ?? subjects.ownerAt(at))?.who !== 'own') return []
    const { from, to } = subjects.sentenceAt(at)!
    return isEcho(text.slice(from, to)) ? [] : [at]
  })
}

function rightsOf(statements: readonly Statement[], subjects: Subjects): number[] {
  return statements.flatMap(({ at, right, of }) => (right && !of && subjects.ownerAt(at)?.who === 'own' ? [at] : []))
}

/** 'There isn't much on De Linde. It started in 2019': what goes on about the company tells something, be it wrong. */
function claimsOf(text: string, statements: readonly Statement[], subjects: Subjects): number[] {
  return statements.flatMap(({ fact, right, at, end, of }) => {
    if (right || of || end === at || OF_THE_QUESTION.has(fact) || subjects.ownerAt(at)?.who !== 'own') return []
    const sentence = subjects.sentenceAt(at)!
    return sentence.marks.length === 0 && GOES_ON.test(text.slice(sentence.from, sentence.from + 40)) ? [at] : []
  })
}

/** The names that stand at the head of a heading, an item or a row. */
function headsOf({ text, blocks }: AnswerText, names: readonly Mark[]): Set<Mark> {
  const heads = new Set<Mark>()
  let next = 0
  for (const block of blocks) {
    while (next < names.length && names[next]!.at < block.from) next++
    if (block.kind === 'text' || next >= names.length) continue
    if (names[next]!.at < headEnd(text, block)) heads.add(names[next]!)
  }
  return heads
}

function competitorsIn(read: AnswerText, marks: readonly Mark[]): Judgement['competitors'] {
  const found = new Map<number, Place[]>()
  for (const mark of marks) {
    if (mark.who !== 'competitor') continue
    const places = found.get(mark.index)
    if (places) places.push(placeIn(read, mark))
    else found.set(mark.index, [placeIn(read, mark)])
  }
  return [...found].map(([index, mentions]) => ({ index, mentions }))
}

function rivalsBefore(marks: readonly Mark[], at: number): number {
  return new Set(marks.filter((mark) => mark.who === 'competitor' && mark.at < at).map(({ index }) => index)).size
}
