/** Which of the places where the company's name stands are mentions: not those in which the answer says that it knows nothing. */
import { clauseAround, isDenial, isDenialOfThat, isStatement, NEGATED } from './denials.ts'
import type { Mark } from './mentions.ts'
import type { Sentence, Subjects } from './subjects.ts'

export function countedMentions(
  text: string,
  own: readonly Mark[],
  subjects: Subjects,
  denials: ReadonlySet<Sentence>,
  isIdentified: (mark: Mark) => boolean,
): { counted: Mark[]; denied: boolean } {
  let denied = false
  const states = new Map<Mark, boolean>()
  for (const mark of own) {
    const sentence = subjects.sentenceAt(mark.at)
    if (!sentence) continue
    const said = text.slice(sentence.from, sentence.to)
    const { from, to } = clauseAround(said, mark.at - sentence.from)
    if (
      isDenial(
        said.slice(from, to),
        said.slice(from, mark.at - sentence.from),
        said.slice(mark.end - sentence.from, to),
      )
    ) {
      denied = true
      continue
    }
    states.set(mark, isStatement(said))
  }
  denied ||= own.length > 0 && ![...states.values()].includes(true) && deniesElsewhere(text, subjects)
  if (own.length > 0 && denials.size > 0) {
    denied = true
    for (const mark of [...states.keys()]) if (!isIdentified(mark)) states.delete(mark)
  }
  // After a denial, a question and the advice to look elsewhere repeat the name without knowing anything.
  const counted = [...states].filter(([, stated]) => stated || !denied).map(([mark]) => mark)
  return { counted, denied }
}

const MOST_SENTENCES = 50

/** Sentences that say that nothing of the name was found: what they ask for is nobody's. */
export function denialsOfThat(text: string, { sentences }: Subjects): ReadonlySet<Sentence> {
  if (!NEGATED.test(text)) return NONE
  const found = sentences
    .slice(0, MOST_SENTENCES)
    .filter(({ from, to }) => text.slice(from, to).split(/; /).some(isDenialOfThat))
  return found.length === 0 ? NONE : new Set(found)
}
const NONE: ReadonlySet<Sentence> = new Set()

/** 'De Linde? Daar heb ik niets over gevonden.' */
function deniesElsewhere(text: string, { sentences }: Subjects): boolean {
  return (
    NEGATED.test(text) &&
    sentences.slice(0, MOST_SENTENCES).some(({ from, to }) => isDenial(text.slice(from, to), '', ''))
  )
}
