/** What is said to be a company of a year: 'een kleine bakkerij uit 1987', 'een pizzeria die in 1990 werd geopend'. */
import { isCompany } from './works-since.ts'

// Bounded in this file: the at most 80 characters before a year and 100 behind it

const FROM = /(?<!\p{L})(?:een|an?)(?: \p{Ll}{3,15})? (?:familie\p{Ll}{3,14}|(?<noun>\p{Ll}{4,30})) uit $/u
const THAT_IN = /(?<noun>\p{Ll}{4,30}),? (?:die|dat) in $/u
const WAS_OPENED = /^ (?:werd|is) geopend(?!\p{L})/u

export function isOneOf(before: string, after: string): boolean {
  const one = FROM.exec(before) ?? (WAS_OPENED.test(after) ? THAT_IN.exec(before) : null)
  return one !== null && (one.groups!.noun === undefined || isCompany(one.groups!.noun))
}
