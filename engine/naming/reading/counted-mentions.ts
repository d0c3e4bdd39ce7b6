/** Which of the places where the company's name stands are mentions: not those in which the answer says that it knows nothing. */
import { clauseAround, isDenial, isDenialOfThat, isStatement } from './denials.ts'
import type { Mark } from './mentions.ts'
import type { Subjects } from './subjects.ts'

export function countedMentions(
  text: string,
  own: readonly Mark[],
  subjects: Subjects,
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
  if (own.length > 0 && deniesThat(text, subjects)) {
    denied = true
    for (const mark of [...states.keys()]) if (!isIdentified(mark)) states.delete(mark)
  }
  // After a denial, a question and the advice to look elsewhere repeat the name without knowing anything.
  const counted = [...states].filter(([, stated]) => stated || !denied).map(([mark]) => mark)
  return { counted, denied }
}

const MOST_SENTENCES = 50

/** Sentences that say that nothing of the name was found: what they ask for is nobody's. */
export function isInDenial(text: string, { sentenceAt }: Subjects, position: number): boolean {
  const sentence = sentenceAt(position)
  return sentence !== null && isDenialOfThat(text.slice(sentence.from, sentence.to))
}

function deniesThat(text: string, { sentences }: Subjects): boolean {
  return sentences
    .slice(0, MOST_SENTENCES)
    .some(({ from, to }) => text.slice(from, to).split(/; /).some(isDenialOfThat))
}

/** 'De Linde? Daar heb ik niets over gevonden.' */
function deniesElsewhere(text: string, { sentences }: Subjects): boolean {
  return sentences.slice(0, MOST_SENTENCES).some(({ from, to }) => isDenial(text.slice(from, to), '', ''))
}
