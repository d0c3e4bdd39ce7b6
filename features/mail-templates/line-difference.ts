/** What changed between two texts, line by line. */

export interface Line {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Beyond this many comparisons the changed part is shown whole, as removed and added. */
const MOST_COMPARISONS = 1_000_000

export function lineDifference(before: string, after: string): Line[] {
  const [a, b] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const marked = (lines: string[], kind: Line['kind']): Line[] => lines.map((text) => ({ kind, text }))
  const [gone, added] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const middle =
    gone.length * added.length > MOST_COMPARISONS
      ? [...marked(gone, 'gone'), ...marked(added, 'new')]
      : longestCommon(gone, added)
  return [...marked(a.slice(0, start), 'same'), ...middle, ...marked(a.slice(a.length - end), 'same')]
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

/** Keeps the longest common subsequence; removed lines come before added ones. */
function longestCommon(a: string[], b: string[]): Line[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! })
      i++
      j++
    } else if (i < a.length && (j === b.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      lines.push({ kind: 'gone', text: a[i++]! })
    } else {
      lines.push({ kind: 'new', text: b[j++]! })
    }
  }
  return lines
}
