/** How sure a share of answers is: Wilson's interval, and when a difference between two of them is more than noise. */

/** The 97.5th percentile of the normal distribution: intervals of 95%. */
const Z = 1.959964
/** With fewer answers there is no figure: 'te weinig antwoorden'. */
export const FEWEST_ANSWERS = 10

export interface Share {
  count: number
  of: number
  /** Between 0 and 1; null with too few answers. */
  share: number | null
  low: number
  high: number
}

/** E.B. Wilson, 'Probable inference', JASA 22 (1927), p. 209: holds for few answers and for shares near 0 and 1. */
export function shareOf(count: number, of: number): Share {
  if (!Number.isInteger(count) || !Number.isInteger(of) || count < 0 || count > of)
    throw new RangeError(`No share: ${count} of ${of}`)
  if (of === 0) return { count, of, share: null, low: 0, high: 1 }
  const share = count / of
  const square = Z * Z
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const half = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  return {
    count,
    of,
    share: of < FEWEST_ANSWERS ? null : share,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  }
}

/** Answers that may be compared: to the same questions, of the same assistants, with the same models. */
export interface Series {
  /** One for each answer that was counted: its question, assistant and model. */
  asked: readonly { question: string; assistant: string; model: string }[]
  count: number
}

export type Change = 'up' | 'down' | 'within-noise' | 'too-few' | 'not-comparable'

/**
 * R.G. Newcombe, 'Interval estimation for the difference between independent proportions', Statistics in Medicine 17 (1998),
 * method 10: a change is one only where the interval of the difference does not hold zero.
 */
export function changeBetween(before: Series, after: Series): Change {
  const [first, second] = [keysOf(before), keysOf(after)]
  if (first.size !== second.size || [...first].some((key) => !second.has(key))) return 'not-comparable'
  const [a, b] = [shareOf(before.count, before.asked.length), shareOf(after.count, after.asked.length)]
  if (a.share === null || b.share === null) return 'too-few'
  const difference = b.share - a.share
  const lowest = difference - Math.hypot(b.share - b.low, a.high - a.share)
  const highest = difference + Math.hypot(b.high - b.share, a.share - a.low)
  if (lowest > 0) return 'up'
  return highest < 0 ? 'down' : 'within-noise'
}

function keysOf({ asked }: Series): Set<string> {
  return new Set(asked.map(({ question, assistant, model }) => JSON.stringify([question.trim(), assistant, model])))
}

/**
 * Whether two are named unequally often in the same answers. Q. McNemar, 'Note on the sampling error of the difference between correlated
 * proportions', Psychometrika 12 (1947), in its exact form: only the answers that name one of the two tell anything, and without a
 * difference each is as likely the one as the other.
 */
export function differsInSameAnswers(onlyFirst: number, onlySecond: number): boolean {
  const of = onlyFirst + onlySecond
  const least = Math.min(onlyFirst, onlySecond)
  // As logarithms: 2 to the power of thousands is no number.
  let term = -of * Math.LN2
  let tail = Math.exp(term)
  for (let k = 1; k <= least; k++) {
    term += Math.log(of - k + 1) - Math.log(k)
    tail += Math.exp(term)
  }
  return 2 * tail < 0.05
}
