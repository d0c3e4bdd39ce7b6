/** The company's address, from all addresses that its pages and markup give. */
import { choose, conflictOf, isMarkup } from '#engine/extract/choose.ts'
import { ownAddress } from '#engine/extract/markup/structured-facts.ts'
import { type SiteContext, titleParts } from '#engine/extract/site-context.ts'
import { parsePostcode } from '#engine/identity/postcode.ts'
import type { Address, Conflict, Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { addressesInText, originsOf, seatsInText, streetBefore } from './address-in-text.ts'
import { metaAddresses } from './meta-contact.ts'

/** Every address of the website, its markup's first. */
export function addressesOf(site: SiteContext, stated: Fact<Address>[]): Fact<Address>[] {
  const inText = (legal: boolean) =>
    site.pages.filter((page) => (page.kind === 'legal') === legal).flatMap((page) => addressesInText(page, site))
  // Terms and privacy pages name the addresses of others; they count only where no other page gives one.
  const told = [...metaAddresses(site), ...inText(false)]
  return [...stated, ...(told.length > 0 ? told : inText(true))].flatMap(validAddress)
}

/** Where no address is given: the place that the company says it is in. With a place alone: the street before that place. */
export function placesOf(
  site: SiteContext,
  found: Fact<Address>[],
  stated: Fact<Address>[],
  names: string[],
): Fact<Address>[] {
  const places: Fact<Address>[] = []
  if (found.length === 0)
    places.push(...site.pages.flatMap((page) => seatsInText(page, [...names, ...titleParts(site)])))
  if (found.length + places.length === 0) places.push(...originsOf(site))
  const place = stated.find((one) => one.value.city && !one.value.street)?.value.city
  if (place) places.push(...site.pages.flatMap((page) => streetBefore(page, place) ?? []))
  return places
}

function validAddress(one: Fact<Address>): Fact<Address>[] {
  const own = ownAddress(one.value)
  if (!own) return []
  const { postalCode, ...rest } = own
  if (!postalCode) return [{ ...one, value: own }]
  const dutch = parsePostcode(postalCode)
  const value = dutch.ok
    ? dutch.value
    : /^[1-9]\d{3}$/.test(postalCode) || /^[A-Z0-9 -]{3,10}$/i.test(postalCode)
      ? postalCode
      : undefined
  const address: Address = value ? { ...rest, postalCode: value } : rest
  return Object.keys(address).length ? [{ ...one, value: address }] : []
}

/** The fullest address of the most trusted source; what it lacks is taken from one that agrees with it. */
export function chooseAddress(found: Fact<Address>[], marked: boolean): Fact<Address> | undefined {
  const fullness = (address: Address) =>
    (address.street ? 4 : 0) + (address.postalCode ? 2 : 0) + (address.city ? 1 : 0)
  const structured = found.filter(isMarkup)
  const best =
    marked && structured.length
      ? [...structured].sort((a, b) => fullness(b.value) - fullness(a.value))[0]
      : choose(found, (value) => `${fullness(value)} ${addressKey(value)}`)
  const rich =
    !marked && best
      ? (found.find(
          (one) => addressKey(one.value) === addressKey(best.value) && fullness(one.value) > fullness(best.value),
        ) ?? best)
      : best
  if (!rich) return undefined
  const fill = found.find(
    (one) =>
      one !== rich &&
      fullness(one.value) > 1 &&
      ((rich.value.postalCode && one.value.postalCode === rich.value.postalCode) ||
        (!rich.value.postalCode && rich.value.city && fold(one.value.city ?? '') === fold(rich.value.city))) &&
      (!rich.value.street || !one.value.street || sameStreet(rich.value.street, one.value.street)),
  )
  return fill ? { ...rich, value: { ...fill.value, ...rich.value } } : rich
}

function addressKey(address: Address): string {
  return address.postalCode ?? fold(`${address.street ?? ''}${address.city ?? ''}`)
}

function sameStreet(a: string, b: string): boolean {
  return fold(a) === fold(b) || fold(a).startsWith(fold(b)) || fold(b).startsWith(fold(a))
}

/**
 * Two locations are not a contradiction. The same street with another postcode is, and so is a contact page with another
 * address than the markup when it does not show the markup's address as well.
 */
export function addressConflict(
  found: Fact<Address>[],
  chosen: Fact<Address> | undefined,
  contact: ReadonlySet<string>,
): Conflict | null {
  if (!chosen?.value.street || !chosen.value.postalCode) return null
  const complete = found.filter((one) => one.value.street && one.value.postalCode)
  const against = complete.filter(
    (one) => sameStreet(one.value.street!, chosen.value.street!) && one.value.postalCode !== chosen.value.postalCode,
  )
  const onContactPage = complete.filter((one) => contact.has(one.page) && !isMarkup(one))
  const markup = new Set(complete.filter(isMarkup).map((one) => one.value.postalCode))
  if (isMarkup(chosen) && onContactPage.every((one) => !markup.has(one.value.postalCode)))
    against.push(...onContactPage)
  return against.length
    ? conflictOf('address', [chosen, ...against], (value) =>
        [value.street, value.postalCode, value.city].filter(Boolean).join(', '),
      )
    : null
}
