/** The compared facts of a profile, from its columns: those of today and of every time that it was published. */
import type { FactColumns } from '#db/schema/consistency/fact-comparisons.ts'
import type { FactValues } from '#engine/consistency/facts.ts'
import { parseKvk } from '#engine/identity/kvk.ts'
import type { Address } from '#engine/report/report.ts'

const text = (value: unknown): string[] =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? [String(value).trim()] : []
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function factValues(columns: FactColumns): FactValues {
  const registered = text(columns.kvk_of_legal_name)
  const kvk = registered.filter((value) => parseKvk(value).ok)
  const places = list(columns.locaties_uitgebreid).filter(
    (place): place is Record<string, unknown> => place !== null && typeof place === 'object',
  )
  const addresses = places.flatMap((place) => addressOf(place))
  return {
    name: [...text(columns.company_name), ...registered.filter((value) => !kvk.includes(value))],
    legalForm: text(columns.rechtsvorm),
    // Only a company that gives no address is compared by its place.
    address:
      addresses.length > 0
        ? addresses
        : list(columns.locations)
            .flatMap(text)
            .map((city) => ({ city })),
    phone: [
      ...text(columns.sales_telefoon),
      ...text(columns.support_telefoon),
      ...places.flatMap(({ telefoon }) => text(telefoon)),
    ],
    email: [...text(columns.public_email), ...text(columns.sales_email), ...text(columns.support_email)],
    website: text(columns.url),
    kvk,
    vat: text(columns.btw_nummer),
    foundingYear: text(columns.oprichtingsjaar),
  }
}

/** Of a company that keeps its street to itself, the place is compared and nothing else. */
function addressOf({ straat, postcode, plaats, alleen_plaats }: Record<string, unknown>): Address[] {
  const city = text(plaats)[0]
  const [street, postalCode] = alleen_plaats === true ? [] : [text(straat)[0], text(postcode)[0]]
  const address = { ...(street ? { street } : {}), ...(postalCode ? { postalCode } : {}), ...(city ? { city } : {}) }
  return Object.keys(address).length > 0 ? [address] : []
}
