/** Whom each sentence of an answer is about, so that one company's telephone number is not another's. */
import type { AnswerText, Block } from './answer-text.ts'
import type { Mark } from './mentions.ts'

export interface Sentence {
  from: number
  to: number
  /** Those named in it, in order. */
  marks: Mark[]
  /** Whom it is about where it names nobody. */
  inherited: Mark | null
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

/** 'Molenstr. 12', 'tel. 030' and 'B.V. Utrecht' do not end a sentence. */
const END = /[.!?](?=["”’)]?\s+["“‘(’']?[\p{Lu}\d])|\n/gu
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|str|tel|nr|no|est|ca|bijv|bv|o\.a|m\.b\.t|dhr|mevr|mw|drs|ing|ir|mr|st|gebr|e\.g|i\.e|approx|\p{Lu}\.\p{Lu}|v\.o\.f|n\.v)$/iu

export function subjectsOf({ text, blocks }: AnswerText, parents: readonly number[], marks: readonly Mark[]): Subjects {
  const sentences: Sentence[] = []
  const subjectOf: (Mark | null)[] = []
  let next = 0
  /** The subject of the last paragraph at the top: the next one goes on about it. */
  let carried: Mark | null = null
  blocks.forEach((block, index) => {
    const parent = parents[index]!
    let inherited: Mark | null = parent >= 0 ? subjectOf[parent]! : carried
    let subject: Mark | null = null
    for (const [from, to] of sentencesIn(text, block)) {
      const here: Mark[] = []
      while (next < marks.length && marks[next]!.at < to) {
        if (marks[next]!.at >= from) here.push(marks[next]!)
        next++
      }
      sentences.push({ from, to, marks: here, inherited })
      const first: Mark | null = here.find(({ aside }) => !aside) ?? inherited ?? here[0] ?? null
      subject ??= here.length > 0 ? first : null
      inherited = first
    }
    subjectOf.push(subject ?? (parent >= 0 ? subjectOf[parent]! : carried))
    if (block.kind === 'text' || block.kind === 'heading') carried = subjectOf[index]!
  })
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

function ownerIn({ marks, inherited }: Sentence, position: number): Mark | null {
  let before: Mark | null = null
  let asideBefore: Mark | null = null
  let after: Mark | null = null
  for (const mark of marks) {
    if (mark.at <= position) {
      if (mark.aside) asideBefore = mark
      else [before, asideBefore] = [mark, null]
    } else if (!mark.aside) after ??= mark
  }
  // 'Anders dan X, opgericht in 1998, is De Linde …': until the subject comes, the words are about X.
  if (asideBefore && after) return asideBefore
  return before ?? (asideBefore ? inherited : null) ?? (marks.length > 0 ? after : null) ?? inherited ?? asideBefore
}

function sentencesIn(text: string, { from, to }: Block): [number, number][] {
  const found: [number, number][] = []
  let start = from
  END.lastIndex = from
  for (let match = END.exec(text); match && match.index < to; match = END.exec(text)) {
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(start, match.index - 8), match.index))) continue
    if (match.index > start) found.push([start, match.index + 1])
    start = match.index + 1
  }
  if (start < to) found.push([start, to])
  return found
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
