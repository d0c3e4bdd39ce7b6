/** A function of a text that keeps its outcomes, within a bound: the same words come back in every answer. */
const MOST = 20_000
/** Longer ones hardly come back. */
const LONGEST = 60

export function kept<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>()
  return (text) => {
    const known = found.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST) return find(text)
    if (found.size >= MOST) found.clear()
    const outcome = find(text)
    found.set(apart(text), outcome)
    return outcome
  }
}

/** The same characters in a text of its own: what was cut out of another keeps the whole of that in memory. */
export const apart = (text: string) => ` ${text}`.slice(1)
