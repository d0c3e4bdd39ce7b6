/** How what a company has is compared: telephone numbers, postcodes, btw-ids and addresses of pages, however they are written. */

import { withoutWww } from '#engine/fetch/same-site.ts'
import { parseBtw } from '#engine/identity/btw.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import { parsePostcode } from '#engine/identity/postcode.ts'
import { parseRechtsvorm, type Rechtsvorm } from '#engine/identity/rechtsvorm.ts'
import { kept } from '#engine/naming/reading/kept.ts'

/** '+31 (0)20 555 01 23' and '0031 20 5550123' → '+31205550123'; of '020 555 01 23' the country is not known. */
export const phoneDigits = kept((phone): string => {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return digits.replace(/^\+3[12]0?/, '0')
})

/** In international form; none where it is no number. */
export function phoneNumbers(phone: string): string[] {
  const dutch = parsePhone(phone)
  if (dutch.ok) return [dutch.value]
  const belgian = parsePhone(phone, 'BE')
  return belgian.ok ? [belgian.value] : []
}

export const postcodeKey = kept((postcode): string => {
  const parsed = parsePostcode(postcode)
  return parsed.ok ? parsed.value : postcode.replace(/\s/g, '').toUpperCase()
})

export const vatKey = kept((vat): string => {
  const parsed = parseBtw(vat)
  return parsed.ok ? parsed.value : vat.replace(/[\s.-]/g, '').toUpperCase()
})

/** Null where it is no form that is known. */
export function legalFormOf(text: string): Rechtsvorm | null {
  const parsed = parseRechtsvorm(text)
  return parsed.ok ? parsed.value : null
}

/** Host and first parts of the path, as the pages of one party on a shared host begin. */
export function pathKey(url: URL): string {
  return `${withoutWww(url.host)}${url.pathname.toLowerCase().replace(/\/$/, '')}`
}
