/** A function of a text that keeps its outcomes, within a bound: the same words come back in every answer. */
const MOST = 20_000
/** Longer ones hardly come back. */
const LONGEST = 40

export function kept<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>()
  return (text) => {
    const known = found.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST) return find(text)
    if (found.size >= MOST) found.clear()
    const outcome = find(text)
    found.set(text, outcome)
    return outcome
  }
}
