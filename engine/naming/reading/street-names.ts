/** The names of streets as an answer may spell them. */
import { fold } from '#engine/text.ts'
import { SHORT_STREET_WORDS } from '#engine/vocabulary/places.ts'
import { kept } from './kept.ts'
import { nameOf } from './words.ts'

/** 'Molenstraat 12 a' → 'Molenstraat' and '12a'. */
export function splitStreet(street: string): { name: string; number: string } {
  // Bounded: the first 120 characters of a street
  const match = /^(.{2,80}?)[\s,]+(\d{1,5}.{0,20})$/.exec(street.slice(0, 120).trim())
  return match ? { name: match[1]!, number: houseNumberKey(match[2]!) } : { name: street.trim(), number: '' }
}

export function houseNumberKey(number: string): string {
  return fold(number.replace(/\s?[-–]\s?(?=\d)/g, 'x'))
}

/** Not 'Sint', which is part of the name. */
const TITLES = new Map(
  Object.entries(SHORT_STREET_WORDS).flatMap(([short, long]): [string, string][] =>
    short === 'st' || short === 'str'
      ? []
      : [
          [short, long],
          [long, short],
        ],
  ),
)

/** 'Slachtedyk' and 'Slachtedijk', 'Dr. A.F. Philipsweg', 'Doctor A.F. Philipsweg', 'Dr. Philipsweg' and 'Philipsweg'. */
export function streetForms(name: string): string[] {
  // Bounded: a street of at most 120 characters
  const [first = '', ...rest] = name.slice(0, 120).split(/[ .]+/)
  const other = TITLES.get(fold(first))
  const called = rest.filter((word) => word.length > 1).join(' ')
  const titled =
    other === undefined || called === ''
      ? [name]
      : [name, ...[first, other].flatMap((title) => [rest, [called]].map((one) => `${title} ${one.join(' ')}`)), called]
  return [...new Set(titled.flatMap((form) => [form, form.replace(/y/g, 'ij'), form.replace(/ij/g, 'y')]))]
}

/** 'Molenstr.' for 'Molenstraat'. */
export const streetKey = kept((written): string => nameOf(written).replace(/str$/, 'straat'))
