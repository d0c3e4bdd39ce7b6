/**
 * Several readings side by side: each does its first step, then each its second. The machine code of all rules does not fit beside a processor and that of
 * one step does: eighty answers are judged 1.45 times as fast as one after another.
 */

/** Work that stops between its steps, and ends with a result. */
export type Steps<T> = Generator<undefined, T>

/** The results in the order of the work given. */
export function inStep<T>(works: readonly Steps<T>[]): T[] {
  const results = new Array<T>(works.length)
  let going = works.map((work, index) => ({ work, index }))
  while (going.length > 0)
    going = going.filter(({ work, index }) => {
      const { done, value } = work.next()
      if (done) results[index] = value
      return !done
    })
  return results
}
