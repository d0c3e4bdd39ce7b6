/** Compares two texts line by line: kept, removed and added lines. */

export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
  /** In the old text, or in the new one where the line was added; from 1. */
  number: number
}

/** Above this size the middle is shown as replaced, because the table of a longest common subsequence grows quadratically. */
const MOST_CELLS = 4_000_000

export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split('\n'))) as [string[], string[]]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let tail = 0
  while (tail < old.length - start && tail < now.length - start && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const same = (from: number, to: number): DiffLine[] =>
    old.slice(from, to).map((text, index) => ({ kind: 'same', text, number: from + index + 1 }))
  return [
    ...same(0, start),
    ...middle(old.slice(start, old.length - tail), now.slice(start, now.length - tail), start),
    ...same(old.length - tail, old.length),
  ]
}

function middle(old: string[], now: string[], offset: number): DiffLine[] {
  const removed = (at: number): DiffLine => ({ kind: 'removed', text: old[at]!, number: offset + at + 1 })
  const added = (at: number): DiffLine => ({ kind: 'added', text: now[at]!, number: offset + at + 1 })
  if (old.length * now.length > MOST_CELLS)
    return [...old.map((_, at) => removed(at)), ...now.map((_, at) => added(at))]
  const width = now.length + 1
  /** Length of the longest common subsequence of what is left from (i, j) on. */
  const longest = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        old[i] === now[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
    }
  }
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i]!, number: offset + i + 1 })
      i++
      j++
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) lines.push(removed(i++))
    else lines.push(added(j++))
  }
  while (i < old.length) lines.push(removed(i++))
  while (j < now.length) lines.push(added(j++))
  return lines
}
