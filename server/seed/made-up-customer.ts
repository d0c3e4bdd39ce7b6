/** Customer number n of a seed: plausible, evidently made up (every address is under .example, every number begins with zeros), and the same each time. */
import { createHash } from 'node:crypto'
import type { Plan } from '#db/schema/accounts.ts'

const TRADES = [
  ['Bakkerij', 'Voeding'],
  ['Garage', 'Auto'],
  ['Kapsalon', 'Persoonlijke verzorging'],
  ['Schildersbedrijf', 'Bouw'],
  ['Loodgietersbedrijf', 'Installatie'],
  ['Hoveniersbedrijf', 'Groen'],
  ['Fysiotherapie', 'Zorg'],
  ['Administratiekantoor', 'Zakelijke dienstverlening'],
  ['Café', 'Horeca'],
  ['Timmerwerken', 'Bouw'],
  ['Bloemisterij', 'Detailhandel'],
  ['Rijschool', 'Onderwijs'],
] as const
const FIRST = [
  ...['Anna', 'Bram', 'Chloé', 'Daan', 'Emre', 'Fleur', 'Gijs', 'Hanneke', 'Ilse', 'Jan', 'Kees', 'Lotte', 'Mohamed'],
  ...['Noor', 'Omar', 'Pieter', 'Renée', 'Sanne', 'Thijs', 'Wout', 'Yara', 'Zoë'],
]
const LAST = [
  ...['Bakker', 'van den Berg', 'de Boer', 'Bos', 'Çelik', 'van Dijk', 'Dekker', 'Öztürk', 'de Graaf', 'Hendriks'],
  ...['Jansen', 'Kok', 'van der Meulen', 'Mulder', 'Peters', 'Prins', 'Smit', 'Visser', 'de Vries', 'Yılmaz'],
]
const PLACES = [
  ...['Alkmaar', 'Amersfoort', 'Arnhem', 'Assen', 'Breda', 'Delft', 'Deventer', 'Goes', 'Gouda', 'Haarlem', 'Leiden'],
  ...['Maastricht', 'Meppel', 'Nijmegen', 'Sneek', 'Tiel', 'Utrecht', 'Venlo', 'Zutphen', 'Zwolle'],
]
const DAY = 24 * 60 * 60_000
/** The oldest account. */
const DAYS = 3 * 365

export interface MadeUpCustomer {
  n: number
  id: string
  domainId: string
  email: string
  name: string
  plan: Plan
  /** In the past for some: their plan has lapsed. */
  planEnds: Date | null
  createdAt: Date
  signedInAt: Date | null
  suspendedAt: Date | null
  /** Empty: never filled in. */
  company: string
  /** Empty until the first publish. */
  domain: string
  url: string | null
  place: string
  sector: string
  kvk: string | null
  btw: string | null
  slug: string | null
  publishedAt: Date | null
}

/** The last of `count` was made on the day `until`, the first three years before it. */
export function madeUpCustomer(seed: number, n: number, count: number, until: Date): MadeUpCustomer {
  // One digest gives everything that is chosen: 32 bytes for the ids, 32 for the choices.
  const digest = createHash('sha512').update(`${seed} ${n}`).digest()
  const pick = <Item>(place: number, from: readonly Item[]) => from[digest.readUInt16BE(place) % from.length]!
  const share = (place: number) => digest.readUInt16BE(place) / 65_536
  const [trade, sector] = pick(32, TRADES)
  const [first, last] = [pick(34, FIRST), pick(36, LAST)]
  const plan = share(38) < 0.7 ? 'free' : share(38) < 0.9 ? 'pro' : 'expert'
  const end = until.getTime()
  const createdAt = new Date(end - Math.floor(((count - n + share(40)) / count) * DAYS * DAY))
  const since = (place: number) =>
    new Date(createdAt.getTime() + Math.floor(share(place) * (end - createdAt.getTime())))
  const isFilled = share(42) < 0.8
  const isPublished = isFilled && share(42) < 0.5
  const isLegal = plan !== 'free' && isFilled
  const label = addressPart(`${trade} ${last} ${n}`)
  const domain = `${label}.example`
  return {
    n,
    id: uuid(digest.subarray(0, 16)),
    domainId: uuid(digest.subarray(16, 32)),
    email: `${addressPart(`${first} ${last}`).replaceAll('-', '.')}@${domain}`,
    name: `${first} ${last}`,
    plan,
    planEnds: plan === 'free' || share(44) < 0.3 ? null : new Date(end + Math.floor((share(44) - 0.4) * 600) * DAY),
    createdAt,
    signedInAt: share(46) < 0.15 ? null : since(46),
    suspendedAt: share(48) < 0.005 ? since(48) : null,
    company: isFilled ? `${trade} ${last}` : '',
    domain: isFilled ? domain : '',
    url: isFilled ? `https://${domain}/` : null,
    place: pick(50, PLACES),
    sector,
    kvk: isLegal ? `${n % 1_000_000}`.padStart(8, '0') : null,
    btw: isLegal ? vatNumber(n) : null,
    slug: isPublished ? uuid(digest.subarray(24, 40)) : null,
    publishedAt: isPublished ? since(52) : null,
  }
}

/** Lower-case letters, digits and hyphens. */
const addressPart = (text: string) =>
  text
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Version 8: made by a rule of our own. */
function uuid(bytes: Buffer): string {
  const hex = Buffer.from(bytes)
  hex[6] = (hex[6]! & 0x0f) | 0x80
  hex[8] = (hex[8]! & 0x3f) | 0x80
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** NL, nine digits of which the last checks the others (the eleven test of the tax office), B01. Too few begin with zeros to be distinct. */
export function vatNumber(n: number): string {
  for (let body = n % 10_000_000; ; body++) {
    const digits = `${body}`.padStart(8, '0')
    const check = [...digits].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0) % 11
    if (check < 10) return `NL${digits}${check}B01`
  }
}
