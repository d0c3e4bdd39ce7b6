/** Comparing two periods on the same questions, asked of the same assistants with the same models. */
import { type Change, changeBetween, FEWEST_ANSWERS, type Share, shareOf } from '#engine/naming/intervals.ts'

/** Answers of one period to one question, of one assistant with one model. */
export interface AnswersToOne {
  /** With the country and the language that it is asked in. */
  question: string
  assistant: string
  model: string
  /** Of each answer, newest first: whether it names the company. */
  named: readonly boolean[]
}

export type Comparison =
  | { compared: false; because: 'other-questions' | 'other-assistants' | 'other-models' | 'too-few'; answers: number }
  /** `answers`: in each of the two. */
  | {
      compared: true
      change: Exclude<Change, 'too-few' | 'not-comparable'>
      before: Share
      after: Share
      answers: number
    }

/**
 * What is in one period alone is left out, and of the rest equally many answers a question are taken, the newest: otherwise a question that
 * was asked more often would look like a change.
 */
export function compareOnSame(before: readonly AnswersToOne[], after: readonly AnswersToOne[]): Comparison {
  const [first, second] = [byKey(before), byKey(after)]
  const asked: { question: string; assistant: string; model: string }[] = []
  const counts = [0, 0]
  for (const [key, { question, assistant, model, named }] of first) {
    const other = second.get(key)
    if (!other) continue
    const most = Math.min(named.length, other.named.length)
    for (let i = 0; i < most; i++) asked.push({ question, assistant, model })
    counts[0]! += countNamed(named.slice(0, most))
    counts[1]! += countNamed(other.named.slice(0, most))
  }
  const answers = asked.length
  if (answers === 0) return { compared: false, because: whatDiffers(before, after), answers }
  if (answers < FEWEST_ANSWERS) return { compared: false, because: 'too-few', answers }
  const change = changeBetween({ asked, count: counts[0]! }, { asked, count: counts[1]! })
  if (change === 'too-few' || change === 'not-comparable') return { compared: false, because: 'too-few', answers }
  return { compared: true, change, before: shareOf(counts[0]!, answers), after: shareOf(counts[1]!, answers), answers }
}

const countNamed = (named: readonly boolean[]) => named.filter(Boolean).length

function byKey(answers: readonly AnswersToOne[]): Map<string, AnswersToOne> {
  return new Map(answers.map((one) => [JSON.stringify([one.question, one.assistant, one.model]), one]))
}

function whatDiffers(before: readonly AnswersToOne[], after: readonly AnswersToOne[]) {
  const shares = (keyOf: (one: AnswersToOne) => string) => {
    const keys = new Set(before.map(keyOf))
    return after.some((one) => keys.has(keyOf(one)))
  }
  if (shares(({ question, assistant }) => JSON.stringify([question, assistant]))) return 'other-models'
  return shares(({ question }) => question) ? 'other-assistants' : 'other-questions'
}
