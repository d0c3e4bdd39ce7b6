/** Made-up companies that changed something, and how a page shows one of their facts: in many notations, and in ways that only look like one. */
import type { ComparedFact, FactValues } from '#engine/consistency/facts.ts'
import { NO_VALUES } from '#engine/consistency/facts.ts'
import { parseBtw } from '#engine/identity/btw.ts'
import { parsePhone } from '#engine/identity/phone.ts'

export interface Company {
  name: string
  form: string
  street: string
  number: string
  postalCode: string
  city: string
  phone: string
  email: string
  host: string
  kvk: string
  vat: string
}

export type Change = 'move' | 'number' | 'name' | 'bv' | 'domain' | 'all'
export const CHANGES: Change[] = ['move', 'number', 'name', 'bv', 'domain', 'all']

const TRADES = [
  'Bakkerij',
  'Schildersbedrijf',
  'Fysiotherapie',
  'Hoveniersbedrijf',
  'Rijwielhandel',
  'Advocatenkantoor',
]
const NAMES = [
  'De Korenaar',
  'Van der Velde & Zonen',
  'Het Anker',
  'Smit-Blauw',
  "'t Zonnetje",
  'Molenwiek',
  'Krul',
  'Bos en Duin',
]
const OTHER_NAMES = ['Tulpenhof', 'De Gouden Leeuw', 'Noordster', 'Weijland', 'Elzenhaag', 'De Vier Winden']
const STREETS = [
  'Molenstraat',
  'Burgemeester Jansenlaan',
  'Lange Nieuwstraat',
  'Dorpsplein',
  '1e Havenkade',
  'Kerkweg',
  "Van 't Hoffsingel",
]
const CITIES = [
  'Alkmaar',
  'Den Haag',
  'Bergen op Zoom',
  "'s-Hertogenbosch",
  'Gouda',
  'Heerhugowaard',
  'Zwolle',
  'Hoorn',
]
const AREAS = ['072', '070', '0164', '073', '0182', '038', '0229']

/** The same number gives the same site. */
export function dice(seed: number) {
  let state = seed * 7919 + 17
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const upTo = (most: number) => Math.floor(next() * most)
  return { upTo, pick: <T>(list: readonly T[]): T => list[upTo(list.length)]! }
}

function phoneOf(roll: ReturnType<typeof dice>): string {
  for (;;) {
    const area = roll.pick(AREAS)
    const rest = `${2 + roll.upTo(7)}${String(100_000 + roll.upTo(899_999))}`.slice(0, 10 - area.length)
    if (parsePhone(area + rest).ok && !/(\d)\1{3}|1234|4321/.test(rest)) return area + rest
  }
}

function vatOf(roll: ReturnType<typeof dice>): string {
  for (;;) {
    const digits = String(800_000_000 + roll.upTo(60_000_000))
    for (let last = 1; last < 100; last++) {
      const vat = `NL${digits}B${String(last).padStart(2, '0')}`
      const whole = vat.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
      if (BigInt(whole) % 97n === 1n && parseBtw(vat).ok) return vat
    }
  }
}

export function companyOf(roll: ReturnType<typeof dice>, at: number): Company {
  const trade = TRADES[at % TRADES.length]!
  const own = NAMES[at % NAMES.length]!
  const host = `${`${trade}${own}`.toLowerCase().replace(/[^a-z]/g, '')}${at}.nl`
  return {
    name: `${trade} ${own}`,
    form: at % 2 ? 'vof' : 'eenmanszaak',
    street: STREETS[at % STREETS.length]!,
    number: `${11 + roll.upTo(180)}${at % 3 === 0 ? 'a' : ''}`,
    postalCode: `${1100 + roll.upTo(8000)} ${'ABCEGHJKLMN'[roll.upTo(11)]}${'BCEGHJKLMN'[roll.upTo(10)]}`,
    city: CITIES[at % CITIES.length]!,
    phone: phoneOf(roll),
    email: `info@${host}`,
    host,
    kvk: String(21_000_000 + roll.upTo(60_000_000)),
    vat: vatOf(roll),
  }
}

export function changed(old: Company, change: Change, roll: ReturnType<typeof dice>, at: number): Company {
  const fresh = companyOf(roll, at + 3)
  const out = { ...old }
  if (change === 'move' || change === 'all')
    Object.assign(out, {
      street: STREETS[(at + 2) % STREETS.length],
      number: fresh.number,
      postalCode: fresh.postalCode,
      city: at % 2 ? old.city : fresh.city,
    })
  if (change === 'number' || change === 'all') out.phone = fresh.phone
  if (change === 'name' || change === 'all')
    out.name = `${old.name.split(' ')[0]} ${OTHER_NAMES[at % OTHER_NAMES.length]}`
  if (change === 'bv' || change === 'all') Object.assign(out, { form: 'bv', kvk: fresh.kvk, vat: fresh.vat })
  if (change === 'domain' || change === 'all') {
    out.host = `nieuw${at}-${old.host}`
    out.email = `info@${out.host}`
  }
  return out
}

export const valuesOf = (company: Company): FactValues => ({
  ...NO_VALUES,
  name: [company.name],
  legalForm: [company.form],
  address: [{ street: `${company.street} ${company.number}`, postalCode: company.postalCode, city: company.city }],
  phone: [company.phone],
  email: [company.email],
  website: [`https://${company.host}/`],
  kvk: [company.kvk],
  vat: [company.vat],
})

/** The facts of which the two companies differ. */
export function changedFacts(change: Change): ComparedFact[] {
  if (change === 'move') return ['address']
  if (change === 'number') return ['phone']
  if (change === 'name') return ['name']
  if (change === 'bv') return ['legalForm', 'kvk', 'vat']
  if (change === 'domain') return ['email', 'website']
  return ['address', 'phone', 'name', 'legalForm', 'kvk', 'vat', 'email', 'website']
}

export const PHONES = [
  (phone: string) => phone.replace(/^(0\d{2,3}?)(\d{3})(\d{2})(\d+)$/, '$1-$2 $3 $4'),
  (phone: string) => `+31 (0)${phone.slice(1, 3)} ${phone.slice(3)}`,
  (phone: string) => `+31${phone.slice(1)}`,
  (phone: string) => `0031 ${phone.slice(1, 3)}-${phone.slice(3, 6)}.${phone.slice(6)}`,
  (phone: string) => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)} ${phone.slice(6)}`,
]
const ADDRESSES = [
  (one: Company) => `${one.street} ${one.number}, ${one.postalCode} ${one.city}`,
  (one: Company) =>
    `${one.street} ${one.number.replace(/([a-z])$/, '-$1')}<br>${one.postalCode.replace(' ', '')} ${one.city.toUpperCase()}`,
  (one: Company) =>
    `${one.street.replace(/straat$/, 'str.').replace(/^Burgemeester/, 'Burg.')} ${one.number.toUpperCase()}, ${one.postalCode} ${one.city}`,
]
const NOTATIONS = {
  vat: [
    (vat: string) => vat,
    (vat: string) => `${vat.slice(0, 2)} ${vat.slice(2, 6)}.${vat.slice(6, 8)}.${vat.slice(8, 11)}.${vat.slice(11)}`,
    (vat: string) => vat.slice(2),
  ],
  kvk: [
    (kvk: string) => kvk,
    (kvk: string) => `${kvk.slice(0, 4)} ${kvk.slice(4)}`,
    (kvk: string) => kvk.replace(/(\d\d)(?=\d)/g, '$1.'),
  ],
}
export const FORMS: Record<string, string[]> = {
  bv: ['B.V.', 'BV', 'b.v.'],
  vof: ['VOF', 'V.O.F.', 'vof'],
  eenmanszaak: ['(eenmanszaak)', 'eenmanszaak', '(eenmanszaak)'],
}

/** One fact as a page shows it, in one of its notations. */
export function shown(fact: ComparedFact, one: Company, way: number): string {
  if (fact === 'phone') return `Bel ${PHONES[way % PHONES.length]!(one.phone)}`
  if (fact === 'address') return ADDRESSES[way % ADDRESSES.length]!(one)
  if (fact === 'name') return way % 2 ? one.name.toUpperCase() : one.name.replace('&', 'en')
  if (fact === 'legalForm') return `${one.name} ${FORMS[one.form]![way % 3]}`
  if (fact === 'kvk') return `KvK-nummer: ${NOTATIONS.kvk[way % 3]!(one.kvk)}`
  if (fact === 'vat') return `Btw-id ${NOTATIONS.vat[way % 3]!(one.vat)}`
  if (fact === 'email')
    return way % 2 ? `<a href="mailto:${one.email}">Mail ons</a>` : one.email.replace('@', way % 4 ? '@' : ' [at] ')
  return `<a href="https://www.${one.host}/aanbod">Bekijk ons aanbod</a>`
}

/** What looks like a leftover and is none. */
export function decoys(old: Company, now: Company, change: Change): string[] {
  const out: string[] = []
  if (change === 'move' || change === 'all') {
    out.push(
      `<p>Tot 2019 zaten wij aan de ${old.street} ${old.number} in ${old.city}.</p>`,
      `<p>In dat jaar zijn we verhuisd van ${old.street} ${old.number} naar ${now.street} ${now.number}.</p>`,
      `<p>Project: de school aan de ${old.street} ${old.number}, 9999 XK Delfzijl.</p>`,
      `<p>Onze buren op ${old.street} ${Number.parseInt(old.number, 10)}77 werken ook graag met ons.</p>`,
    )
  }
  if (change === 'number' || change === 'all')
    out.push(
      `<p>Artikelnummer ${old.phone}12 en order 4${old.phone.slice(1)}.</p>`,
      `<p>Ons oude nummer ${old.phone} is vervallen.</p>`,
    )
  if (change === 'name' || change === 'all')
    out.push(`<p>Voorheen ${old.name}.</p>`, `<p>Wij heetten vroeger ${old.name}.</p>`)
  if (change === 'bv' || change === 'all')
    out.push(
      `<p>Ordernummer ${old.kvk} staat als voorbeeld op de factuur.</p>`,
      `<p>Leverancier: Meelfabriek Testwoude VOF.</p>`,
    )
  if (change === 'domain' || change === 'all')
    out.push(`<p>Onze leverancier is <a href="https://niet${old.host}/">een ander</a>: verkoop@niet${old.host}</p>`)
  return out
}
