/** Finds a known KvK number or btw-id in a text, with spaces, dots and dashes between its signs. */
import type { Passage } from './passages.ts'
import type { Found } from './words-in-text.ts'

const MOST_TRIES = 20_000

/** Every place where these signs follow each other, with at most one separator between two of them. */
function spelled(text: string, signs: string, separator: RegExp): Found[] {
  const found: Found[] = []
  for (let at = 0, tries = 0; at < text.length && tries < MOST_TRIES; at++) {
    if (text[at]!.toUpperCase() !== signs[0]) continue
    tries++
    let end = at
    let read = 0
    while (end < text.length && read < signs.length) {
      if (text[end]!.toUpperCase() === signs[read]) read++
      else if (!separator.test(text[end]!) || separator.test(text[end - 1]!)) break
      end++
    }
    if (read === signs.length) found.push({ at, length: end - at })
  }
  return found
}

/** Labels of other numbers right before one. */
const OTHER_NUMBER =
  /(?:order|bestel|artikel|factuur|klant|polis|dossier|rekening|vestigings?|serie|product|zaak|bank|iban|rsin|agb|big|ean|isbn|btw|vat|tel|fax|phone|telefoon|mobiel|sku|ref)[\p{L}-]{0,14}\.?\s{0,2}(?:nr|no|nummer|code|id)?[.:#\s]{0,4}$/iu
const OTHER_PROPERTY = /^(?:sku|mpn|gtin\w{0,4}|isbn|productid|ordernumber|telephone|faxnumber|postalcode|vatid)$/
const REGISTER = /kvk[.]nl|handelsregister|opencorporates|companyinfo/i

export function findKvk({ text, kind, property }: Passage, value: string): Found[] {
  if (kind === 'link' && !REGISTER.test(text)) return []
  if (kind === 'property' && OTHER_PROPERTY.test(property ?? '')) return []
  return spelled(text, value, /[ .\u00a0]/).filter(({ at, length }) => {
    const before = text.slice(Math.max(0, at - 40), at)
    const after = text.slice(at + length, at + length + 2)
    if (/(?:\d|\d[.,]|[€+])$/.test(before) || /^[.,]?\d/.test(after)) return false
    return kind !== 'text' || !OTHER_NUMBER.test(before)
  })
}

const LEAD = /(?:NL|BE)[ .-]?0?[ .-]?$/

/** 'NL0024.55.799.B11', with or without its country; a Belgian number also without its zero. */
export function findVat({ text, kind }: Passage, value: string): Found[] {
  if (kind === 'link') return []
  const country = value.slice(0, 2)
  const signs = value.slice(2)
  const ways = country === 'BE' && signs.startsWith('0') ? [signs, signs.slice(1)] : [signs]
  return ways.flatMap((way) =>
    spelled(text, way, /[\s.-]/).flatMap(({ at, length }) => {
      const before = text.slice(Math.max(0, at - 5), at).toUpperCase()
      const lead = LEAD.exec(before)?.[0] ?? ''
      const outside = before.slice(0, before.length - lead.length)
      if (/[\p{L}\d]$/u.test(outside) || /\d[.]$/.test(outside)) return []
      if (/^[\p{L}\d]/u.test(text.slice(at + length))) return []
      return [{ at: at - lead.length, length: length + lead.length }]
    }),
  )
}
