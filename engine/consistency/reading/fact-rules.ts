/** When two values of a fact are the same, whatever their notation, and how each is shown. */

import type { FactValues } from '#engine/consistency/facts.ts'
import { phone } from '#engine/extract/contact/contact-facts.ts'
import { cleanEmail } from '#engine/extract/contact/emails.ts'
import { nameKey } from '#engine/extract/naming/name-parts.ts'
import { parseBtw } from '#engine/identity/btw.ts'
import { parseKvk } from '#engine/identity/kvk.ts'
import { parsePostcode } from '#engine/identity/postcode.ts'
import { parseRechtsvorm } from '#engine/identity/rechtsvorm.ts'
import { dialled } from '#engine/known-fields.ts'
import type { Address } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { PLACE_OTHER_NAMES } from '#engine/vocabulary/places.ts'
import { streetKey } from './words-in-text.ts'

export type ValueOf<F extends keyof FactValues> = FactValues[F][number]

export interface Rule<Value> {
  /** The value itself, or null for what is none: a placeholder, half a number. */
  read: (value: Value, country: 'NL' | 'BE') => Value | null
  same: (a: Value, b: Value) => boolean
  shown: (value: Value) => string
}

const equal = (a: string, b: string) => a === b
const asIs = (value: string) => value
const parsed = (result: { ok: true; value: string } | { ok: false }) => (result.ok ? result.value : null)

export const RULES: { [F in keyof FactValues]: Rule<ValueOf<F>> } = {
  name: {
    read: (value) => (nameKey(value).length >= 2 ? value.trim() : null),
    same: (a, b) => nameKey(a) === nameKey(b),
    shown: asIs,
  },
  legalForm: {
    read: (value) => parsed(parseRechtsvorm(value)),
    same: equal,
    shown: (value) => (value.length <= 3 ? value.toUpperCase() : value),
  },
  address: {
    read: (value) => {
      const out: Address = {}
      for (const part of ['street', 'postalCode', 'city'] as const)
        if (value[part]?.trim()) out[part] = value[part].trim()
      return Object.keys(out).length > 0 ? out : null
    },
    same: sameAddress,
    shown: ({ street, postalCode, city }) =>
      [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  },
  phone: { read: (value, country) => phone(value, country), same: equal, shown: dialled },
  email: { read: (value) => cleanEmail(value), same: equal, shown: asIs },
  website: {
    read: (value) => (hostOf(value) ? value.trim() : null),
    same: (a, b) => hostOf(a) === hostOf(b),
    shown: asIs,
  },
  kvk: { read: (value) => parsed(parseKvk(value)), same: equal, shown: asIs },
  vat: { read: (value) => parsed(parseBtw(value)), same: equal, shown: asIs },
  foundingYear: { read: (value) => (/^\d{4}$/.test(value.trim()) ? value.trim() : null), same: equal, shown: asIs },
}

/** The values that can be compared, each once. */
export function readValues(given: FactValues, country: 'NL' | 'BE'): FactValues {
  const read = <F extends keyof FactValues>(fact: F): FactValues[F] => {
    const rule: Rule<ValueOf<F>> = RULES[fact]
    const values: ValueOf<F>[] = []
    for (const one of given[fact] as ValueOf<F>[]) {
      const value = rule.read(one, country)
      if (value !== null && !values.some((known) => rule.same(known, value))) values.push(value)
    }
    return values as FactValues[F]
  }
  return {
    name: read('name'),
    legalForm: read('legalForm'),
    address: read('address'),
    phone: read('phone'),
    email: read('email'),
    website: read('website'),
    kvk: read('kvk'),
    vat: read('vat'),
    foundingYear: read('foundingYear'),
  }
}

/** Of each fact, the newest: every one is searched in every text. */
const MOST_FORMER = 20

/** The former values that are none any more: a company that moved back has left nothing behind. */
export function withoutPresent(former: FactValues, present: FactValues): FactValues {
  const gone = <F extends keyof FactValues>(fact: F): FactValues[F] => {
    const rule: Rule<ValueOf<F>> = RULES[fact]
    const values = (former[fact] as ValueOf<F>[]).filter(
      (value) => !(present[fact] as ValueOf<F>[]).some((known) => rule.same(known, value)),
    )
    return values.slice(0, MOST_FORMER) as FactValues[F]
  }
  return {
    name: gone('name'),
    legalForm: gone('legalForm'),
    address: gone('address'),
    phone: gone('phone'),
    email: gone('email'),
    website: gone('website'),
    kvk: gone('kvk'),
    vat: gone('vat'),
    foundingYear: gone('foundingYear'),
  }
}

/** Postcode and house number name one address; without them street and place do. */
export function sameAddress(a: Address, b: Address): boolean {
  const [codeA, codeB] = [postcodeKey(a), postcodeKey(b)]
  const [placeA, placeB] = [placeKey(a.city), placeKey(b.city)]
  if (a.street && b.street) {
    if (codeA && codeB) return codeA === codeB && houseNumber(a.street) === houseNumber(b.street)
    return streetKey(a.street) === streetKey(b.street) && (!placeA || !placeB || placeA === placeB)
  }
  if (codeA && codeB) return codeA === codeB
  return placeA !== '' && placeA === placeB
}

export function postcodeKey({ postalCode }: Address): string {
  if (!postalCode) return ''
  const dutch = parsePostcode(postalCode)
  return dutch.ok ? dutch.value : fold(postalCode)
}

export function placeKey(place: string | undefined): string {
  const key = fold(place ?? '')
  return Object.hasOwn(PLACE_OTHER_NAMES, key) ? PLACE_OTHER_NAMES[key]! : key
}

/** '12a' of '1e Molenstraat 12-A'. */
function houseNumber(street: string): string {
  return fold(/\D(\d{1,5}(?:\s?[-/]?\s?[a-z0-9]{1,4})?)$/i.exec(street.slice(-40).trim())?.[1] ?? '')
}

/** Without 'www.', in lower case. */
export function hostOf(website: string): string {
  const url = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website.trim()}`)
  return url?.hostname.includes('.') || url?.hostname === 'localhost' ? url.hostname.replace(/^www\./, '') : ''
}
