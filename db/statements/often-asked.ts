// Which statements keep their plan on a connection, under a name: to read and plan one costs more than to run it.

/** So many times, since the process started. */
const OFTEN = 10
/** A connection keeps plans until it ends, so there are only so many: a text with a variable number of values is ever another one. */
const MOST_KEPT = 100
const MOST_COUNTED = 500
const timesAsked = new Map<string, number>()
const names = new Map<string, string>()

/** Counts a statement; returns its name from the tenth time on. */
export function nameIfOftenAsked(text: string): string | undefined {
  if (names.has(text) || names.size >= MOST_KEPT) return names.get(text)
  const times = (timesAsked.get(text) ?? 0) + 1
  if (times >= OFTEN) {
    timesAsked.delete(text)
    names.set(text, `often_asked_${names.size}`)
  } else if (times > 1 || timesAsked.size < MOST_COUNTED) timesAsked.set(text, times)
  return names.get(text)
}
