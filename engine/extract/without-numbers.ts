/** A citizen service number on a site is not ours to repeat, wherever a snippet would carry it along. */
import type { Fact } from '#engine/report/report.ts'

/** `found` with these btw numbers' digits covered, in whatever text they stand. */
export function withoutNumbers<T>(found: T, numbers: Fact<string>[]): T {
  if (numbers.length === 0) return found
  const owners = numbers.map(({ value }) => value.slice(2, 11))
  const text = JSON.stringify(found).replace(DIGITS, (run) => owners.reduce(masked, run))
  return JSON.parse(text) as T
}

/** Digits as people group them. */
const DIGITS = /\d(?:[\s.-]?\d){8,}/g

/** The run without the number, wherever it stands in it. */
function masked(run: string, number: string): string {
  const at = [...run].flatMap((sign, index) => (/\d/.test(sign) ? [index] : []))
  const found = at
    .map((index) => run[index])
    .join('')
    .indexOf(number)
  if (found < 0) return run
  const end = at[found + number.length - 1]! + 1
  return `${run.slice(0, at[found])}•••••••••${masked(run.slice(end), number)}`
}
