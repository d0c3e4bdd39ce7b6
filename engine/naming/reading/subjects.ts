import { NAME_LABELS } from './labels.ts'
import { type Mark, newMark } from './marks.ts'
import type { AnswerText, Block } from './markup/answer-text.ts'
import { brokenAt, sentencesIn } from './sentences.ts'
import { ARE_BOTH, AT_BOTH, BOTH, TOGETHER, TOGETHER_WORDS } from './together.ts'
import { BEHIND_SUBJECT, isOfMany, isPassedBy, topicOf } from './topics.ts'
import {
  CONTACT,
  endContrast,
  isAboutLast,
  latterOf,
  NO_TURNS,
  ORDINALS,
  ordinalsIn,
  type Turn,
  turnsIn,
  withoutName,
} from './turns.ts'
import type { Vocabulary } from './words.ts'

export interface Sentence {
  from: number
  to: number
  /** Those named in it, in order. */
  marks: Mark[]
  /** Whom it is about where it names nobody. */
  inherited: Mark | null
  /** 'Alle drie repareren fietsen', 'Deze bedrijven doen taxaties:': those before it or in the list below it, whom it is about together; the first is `isOfEach`. */
  together: readonly Mark[]
  isOfEach: boolean
  /** From here on the words are about one of those named before: 'die laatste doet …'. */
  turns: readonly Turn[]
  /** Others are only named in passing, behind what is said of the company: until then the words are about that one. */
  isInPassing: boolean
  /** Where a clause with a verb ends in a colon or a semicolon; -1 without one. */
  broken: number
}

export interface Subjects {
  sentences: Sentence[]
  sentenceAt(position: number): Sentence | null
  /** Whom the words at a position are about; null where nobody was named yet. */
  ownerAt(position: number): Mark | null
}

/** The index of the block that each block belongs under; -1 at the top. */
export function parentsOf(blocks: readonly Block[]): number[] {
  const open: number[] = []
  return blocks.map((block, index) => {
    while (open.length > 0 && blocks[open.at(-1)!]!.depth >= block.depth) open.pop()
    const parent = open.at(-1) ?? -1
    open.push(index)
    return parent
  })
}

/** `asked`: whom the question names, where the answer names nobody. */
export function subjectsOf(
  { text, blocks }: AnswerText,
  parents: readonly number[],
  marks: readonly Mark[],
  people: readonly { at: number }[],
  vocabulary: Vocabulary,
  asked: Mark | null,
): Subjects {
  const mayBeTogether = vocabulary.has(TOGETHER_WORDS)
  const mayPoint = vocabulary.has(ORDINALS)
  /** Those of the last list, or named together in the last sentence that names several. */
  let listed: readonly (Mark | null)[] = []
  let inList: (Mark | null)[] = []
  let isInList = false
  let listDepth = 0
  /** 'One is a lunchroom in Breda. The other is …': one of each sentence. */
  const inTurn: Mark[] = []
  const own = people.length > 0 ? marks.find(({ who }) => who === 'own') : undefined
  const sentences: Sentence[] = []
  /** The blocks that end without a name, and the last sentence of each block. */
  const [introducing, last]: [number[], number[]] = [[], []]
  const subjectOf: (Mark | null)[] = []
  let next = 0
  let before: readonly Mark[] = []
  /** 'De Linde zit in Assen. De Boom is een slager. Je moet bij de eerste zijn.' */
  const oneByOne = () =>
    [
      ...new Map(
        marks
          .slice(0, Math.min(next, MOST_IN_TURN))
          .map((mark) => [text.slice(mark.at, mark.end).toLowerCase(), mark] as const)
          .reverse(),
      ).values(),
    ].reverse()
  /** The subject of the last paragraph at the top: the next one goes on about it. */
  let carried: Mark | null = asked
  /** '- De Linde biedt les aan.', '- Open op zaterdag': behind an item that is a sentence about the company, where nobody else is named. */
  const goesOnInList = ({ to }: Block) => {
    const last = marks[next - 1]
    return (
      last !== undefined &&
      marks.slice(0, next).every(({ who }) => who === 'own') &&
      (last.at === 0 || text[last.at - 1] === '\n') &&
      / \p{Ll}/u.test(text.slice(last.end, last.end + 2)) &&
      (marks[next]?.at ?? to) >= to
    )
  }
  /** Behind a table or list that names the company only. */
  const onlyOne = ({ kind }: Block) =>
    kind === 'text' && next > 0 && marks.slice(0, next).every(({ who }) => who === 'own') ? marks[0]! : null
  const withPoints = marks.filter(({ who, at, end }) => who === 'own' && text.slice(at, end).includes('. '))
  let isNamedInHeading = false
  /** Of '- Naam: De Linde': the items after it are about that one too. */
  let labelled: { of: Mark; parent: number; depth: number } | null = null
  blocks.forEach((block, index) => {
    const parent = parents[index]!
    // Below a heading that is a question, as 'Waar koop je droge worst?', the next paragraph goes on about that of the last, also behind a list.
    let sibling = index - 1
    if (block.kind === 'text' && parent >= 0) while (sibling > parent && parents[sibling] !== parent) sibling--
    const isGoingOn = block.kind === 'text' && parent >= 0 && sibling > parent
    const above: Mark | null =
      parent >= 0 ? (subjectOf[parent] ?? (isGoingOn ? subjectOf[sibling]! : null)) : (carried ?? onlyOne(block))
    const isBeside = labelled?.parent === parent && labelled.depth === block.depth
    const isOfLast =
      block.kind === 'item' &&
      parents[index - 1] === parent &&
      (isAboutLast(text.slice(block.from, block.from + 60)) || goesOnInList(block))
    let inherited: Mark | null = (isBeside ? labelled?.of : isOfLast ? subjectOf[index - 1]! : null) ?? above
    let subject: Mark | null = null
    if (block.kind === 'heading') {
      isNamedInHeading ||= firstFrom(marks, block.from) < firstFrom(marks, block.to)
      if (!isNamedInHeading && above?.who !== 'own' && CONTACT.test(text.slice(block.from, block.to)))
        subject = marks[0]?.who === 'own' ? marks[0] : null
    }
    for (const [from, to] of sentencesIn(text, block, withPoints)) {
      const here: Mark[] = []
      while (next < marks.length && marks[next]!.at < to) {
        if (marks[next]!.at >= from) here.push(marks[next]!)
        next++
      }
      if (here.length > 1) endContrast(text, here)
      const said = text.slice(from, to)
      const pointed =
        here.length === 0 && mayPoint ? ordinalsIn(said, from, listed.length > 1 ? listed : oneByOne()) : NO_TURNS
      if (pointed.length > 0 && (pointed[0]!.at - from < BEHIND_SUBJECT || FOR_WHAT.test(said)))
        inherited = pointed[0]!.to
      // '… en een kliniek in Delft. Die laatste …'
      if (here.length === 0) inherited = latterOf(said, before, text, from) ?? inherited
      // 'Claire Marlowe founded the firm': one of its people, and nobody else.
      const mayBeOwn = own && here.length === 0 && inherited?.who !== 'own'
      if (mayBeOwn && people.some(({ at }) => at >= from && at < to)) inherited = own
      // 'Both are notaries' below a table of two
      const isBelowList = from === block.from && isOfList(blocks[index - 1]) && listed.length > 1
      const several = isBelowList ? listed.filter((mark) => mark !== null) : before
      const together =
        here.length === 0 && several.length > 0 && mayBeTogether && TOGETHER.test(said)
          ? several
          : here.length === 0 && mayBeTogether && AT_BOTH.test(said)
            ? oneByOne()
            : here.length > 1 && (BOTH.test(said) || (mayBeTogether && ARE_BOTH.test(said)))
              ? here
              : NOBODY
      // 'Nina begon er in 2016, nadat ze bij X had gewerkt': another is only a place in what is said of the company.
      const isInPassing =
        inherited?.who === 'own' && here.length > 0 && here.every((mark) => isPassedBy(text, mark, from))
      const turns = here.length === 0 ? pointed : turnsIn(said, from, here)
      sentences.push({
        from,
        to,
        marks: here,
        inherited: here.length === 0 && inherited !== null && isOfMany(said) ? ANYBODY : inherited,
        isInPassing,
        together,
        isOfEach: together !== NOBODY,
        turns,
        broken: here.length > 0 ? brokenAt(said, from) : -1,
      })
      before = here
      if (here.length > 0 && here.every(({ isPronoun }) => isPronoun)) inTurn.push(here.at(-1)!)
      if (here.length > 0 && inTurn.length > 1 && inTurn.at(-1) === here.at(-1)) listed = inTurn
      else if (here.length > 1 && block.kind === 'text') listed = withoutName(here)
      const first: Mark | null = (isInPassing ? inherited : topicOf(text, here, from)) ?? inherited ?? here[0] ?? null
      subject ??= here.length > 0 ? first : null
      // 'Dan moet je bij de eerste zijn. Bellen kan op …'
      inherited = turns.length === 1 && turns[0]!.at >= (here.at(-1)?.end ?? 0) ? turns[0]!.to : first
    }
    if (!isOfList(block)) isInList = false
    else if (!isInList || block.depth <= listDepth) {
      const head = firstMarkIn(marks, block)
      if (isInList && block.depth === listDepth) inList.push(head)
      else inList = [head]
      listed = inList
      listDepth = block.depth
      isInList = true
    }
    if (!isOfList(block) && before.length === 0) introducing.push(index)
    last[index] = sentences.length - 1
    // Of a paragraph that begins with another and ends with the company, the next goes on about the company.
    if (block.kind === 'text' && subject && inherited?.who === 'own') subject = inherited
    subjectOf.push(subject ?? (isOfLast ? subjectOf[index - 1]! : parent >= 0 ? subjectOf[parent]! : carried))
    if (subject && block.kind === 'item' && NAME_LABEL.test(text.slice(block.from, block.from + 30)))
      labelled = { of: subject, parent, depth: block.depth }
    if (block.kind === 'text' || block.kind === 'heading') carried = subjectOf[index]!
  })
  for (const index of introducing) {
    const sentence = sentences[last[index]!]
    const isLead =
      sentence &&
      (blocks[index]!.kind === 'heading' || isLeadTo(text.slice(sentence.from, sentence.to), blocks[index + 1]))
    if (isLead && sentence.together.length === 0) sentence.together = namedBelow(blocks, index, marks)
  }
  const sentenceAt = (position: number) => findSentence(sentences, position)
  return {
    sentences,
    sentenceAt,
    ownerAt: (position) => {
      const sentence = sentenceAt(position)
      return sentence && ownerIn(sentence, position)
    },
  }
}

const isOfList = (block: Block | undefined) => block?.kind === 'item' || block?.kind === 'row'

/** 'Drie bakkers:', and 'Vergelijking van bakkers in Assen' above a table. */
const isLeadTo = (said: string, next: Block | undefined) =>
  /:\s*$/.test(said) || (next?.kind === 'row' && !/[.!?]\s*$/.test(said))

/** Those at the heads of the items right below a block. */
function namedBelow(blocks: readonly Block[], index: number, marks: readonly Mark[]): Mark[] {
  const found: Mark[] = []
  let next = firstFrom(marks, blocks[index]!.to)
  for (let below = index + 1; next < marks.length; below++) {
    const block = blocks[below]
    if (!block || !isOfList(block) || block.depth <= blocks[index]!.depth) break
    while (next < marks.length && marks[next]!.at < block.from) next++
    const mark = marks[next]
    if (mark && mark.at < Math.min(block.to, block.from + LONGEST_HEAD)) found.push(mark)
  }
  return found
}

function firstFrom(marks: readonly Mark[], position: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (marks[middle]!.at < position) low = middle + 1
    else high = middle
  }
  return low
}
const LONGEST_HEAD = 60
/** More than anybody numbers. */
const MOST_IN_TURN = 20

const ANYBODY = newMark(-1, -1, 'other')
/** 'Voor een bruidskapsel moet je bij de eerste zijn' */
const FOR_WHAT = /^\s*(?:Voor|For) /u
const NAME_LABEL = new RegExp(`^(?:(?:wie|who)\\s?[:?]|(?:${NAME_LABELS})\\s?:)`, 'iu')
const NOBODY: readonly Mark[] = []
function firstMarkIn(marks: readonly Mark[], { from, to }: Block): Mark | null {
  const mark = marks[firstFrom(marks, from)]
  return mark && mark.at < Math.min(to, from + LONGEST_HEAD) ? mark : null
}

function ownerIn({ marks, inherited, turns, broken, isInPassing }: Sentence, position: number): Mark | null {
  if (marks.length === 0) return turns.findLast(({ at }) => at <= position)?.to ?? inherited
  const against = marks.find(({ at, until }) => at <= position && position < until)
  if (against) return against
  const turn = turns.findLast(({ at }) => at <= position)
  if (turn && !marks.some(({ at }) => at > turn.at && at <= position)) return turn.to
  let before: Mark | null = null
  let asideBefore: Mark | null = null
  let after: Mark | null = null
  for (const mark of marks) {
    if (mark.at <= position) {
      if (!mark.aside) before = mark
      asideBefore = mark.aside ? mark : null
    } else if (!mark.aside) after ??= mark
  }
  if (isInPassing && position < marks[0]!.at) return inherited
  // 'Dat het bureau in Zwolle zit, gaf de doorslag: X ligt verder weg.'
  if (!before && !asideBefore && after && inherited && broken >= 0 && position < broken && broken < after.at)
    return inherited
  // 'Anders dan X, opgericht in 1998, is De Linde …': until the subject comes, the words are about X.
  if (asideBefore && after) return asideBefore
  return before ?? (asideBefore ? inherited : null) ?? (marks.length > 0 ? after : null) ?? inherited ?? asideBefore
}
function findSentence(sentences: readonly Sentence[], position: number): Sentence | null {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (sentences[middle]!.from <= position) low = middle
    else high = middle - 1
  }
  return sentences[low] ?? null
}
