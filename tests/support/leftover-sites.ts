/** Made-up companies that changed something, with their websites: planted leftovers of the old value, and things that only look like one. */
import type { ComparedFact, FactValues, SourceKind } from '#engine/consistency/facts.ts'
import { NO_VALUES } from '#engine/consistency/facts.ts'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import { parseBtw } from '#engine/identity/btw.ts'
import { parsePhone } from '#engine/identity/phone.ts'

export interface Planted {
  kind: SourceKind
  fact: ComparedFact
  /** The path of the page, or the address of one elsewhere. */
  page: string
}

export interface MadeUpSite {
  title: string
  website: string
  present: FactValues
  former: FactValues
  evidence: SiteEvidence
  profileJson: Source
  linked: Source[]
  pasted: { url: string; text: string }[]
  planted: Planted[]
}

interface Company {
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
function dice(seed: number) {
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

function companyOf(roll: ReturnType<typeof dice>, at: number): Company {
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

function changed(old: Company, change: Change, roll: ReturnType<typeof dice>, at: number): Company {
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

const valuesOf = (company: Company): FactValues => ({
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

const PHONES = [
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
const FORMS: Record<string, string[]> = {
  bv: ['B.V.', 'BV', 'b.v.'],
  vof: ['VOF', 'V.O.F.', 'vof'],
  eenmanszaak: ['(eenmanszaak)', 'eenmanszaak', '(eenmanszaak)'],
}

/** One fact as a page shows it, in one of its notations. */
function shown(fact: ComparedFact, one: Company, way: number): string {
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
function decoys(old: Company, now: Company, change: Change): string[] {
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

const answer = (kind: Source['kind'], url: string, text: string, type = 'text/html; charset=utf-8'): Source => ({
  ...emptySource(kind, url),
  status: 200,
  headers: { 'content-type': type },
  body: new TextEncoder().encode(text),
})

export function madeUpSite(at: number): MadeUpSite {
  const change = CHANGES[at % CHANGES.length]!
  const roll = dice(at + 1)
  const old = companyOf(roll, at)
  const now = changed(old, change, roll, at)
  const website = `https://${now.host}/`
  const planted: Planted[] = []
  const facts = changedFacts(change)
  // The kind of change repeats every six sites: this makes every spot and notation meet every kind.
  const turn = Math.floor(at / CHANGES.length)
  const way = at + turn
  /** Each spot holds the old value in about a third of the sites. */
  const isOld = (spot: number, fact: ComparedFact) => facts.includes(fact) && (turn + (spot >> 1)) % 3 === 0
  const spot = (number: number, kind: SourceKind, fact: ComparedFact, page: string): Company => {
    // A name before its legal form is a leftover of its own; the two are planted apart.
    const useOld = isOld(number, fact)
    if (useOld) planted.push({ kind, fact, page })
    return useOld ? (fact === 'legalForm' ? { ...now, form: old.form } : { ...old }) : now
  }
  const say = (number: number, kind: SourceKind, fact: ComparedFact, page: string, way: number) =>
    shown(fact, spot(number, kind, fact, page), way)

  const at1 = (fact: ComparedFact, number: number) => spot(number, 'markup', fact, '/')
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: at1('name', 1).name,
    url: `https://${at1('website', 2).host}/`,
    telephone: PHONES[way % PHONES.length]!(at1('phone', 3).phone),
    email: at1('email', 4).email,
    vatID: at1('vat', 5).vat,
    iso6523Code: `0106:${at1('kvk', 6).kvk}`,
    address: (() => {
      const one = at1('address', 7)
      return {
        '@type': 'PostalAddress',
        streetAddress: `${one.street} ${one.number}`,
        postalCode: one.postalCode,
        addressLocality: one.city,
        addressCountry: 'NL',
      }
    })(),
    ...(at % 2 ? { legalName: `${now.name} ${FORMS[at1('legalForm', 8).form]![0]}` } : {}),
  }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: `${old.name} opent`,
    articleBody: `${old.name}, ${old.street} ${old.number}, ${old.phone}`,
  }
  const document = (
    path: string,
    title: string,
    head: string,
    body: string,
    footer: string,
  ) => `<!doctype html><html lang="nl"><head><title>${title}</title>${head}</head><body>
<header><a href="/">Home</a> <a href="/contact">Contact</a> <a href="/over-ons">Over ons</a></header><main>${body}</main><footer>${footer}</footer></body></html>${path ? '' : ''}`
  const filler =
    '<p>Wij werken elke dag met plezier voor onze klanten in de hele regio, van maandag tot en met zaterdag.</p>'.repeat(
      4,
    )
  const footer = `<p>© 2026 ${now.name}</p><p>${say(9, 'website', 'kvk', '/', way)}</p><p>${say(10, 'website', 'vat', '/', way)}</p><p>${say(11, 'website', 'legalForm', '/', way)}</p>`
  const pages = {
    '/': document(
      '/',
      `${now.name} | Welkom`,
      `<meta property="og:site_name" content="${say(12, 'website', 'name', '/', 0)}"><meta name="description" content="${shown('phone', spot(13, 'website', 'phone', '/'), way + 1)} voor een afspraak.">
<script type="application/ld+json">${JSON.stringify(jsonLd)}</script><script type="application/ld+json">${JSON.stringify(article)}</script>`,
      `<h1>${now.name}</h1>${filler}`,
      footer,
    ),
    '/contact': document(
      '/contact',
      `Contact | ${now.name}`,
      '',
      `<h1>Contact</h1><p>${say(14, 'website', 'address', '/contact', way)}</p><p>${say(15, 'website', 'phone', '/contact', way + 2)}</p><p>${say(16, 'website', 'email', '/contact', way)}</p>
<iframe src="https://www.google.com/maps/embed?q=${(() => {
        const one = spot(17, 'website', 'address', '/contact')
        return encodeURIComponent(`${one.street} ${one.number} ${one.city}`).replaceAll('%20', '+')
      })()}"></iframe>`,
      `<p>© 2026 ${now.name}</p>`,
    ),
    '/over-ons': document(
      '/over-ons',
      `Over ons | ${now.name}`,
      '',
      `<h1>Over ons</h1>${filler}${decoys(old, now, change).join('\n')}<p>${say(18, 'website', 'website', '/over-ons', 0)}</p><img src="/pand.jpg" alt="Ons pand: ${(() => {
        const one = spot(19, 'website', 'address', '/over-ons')
        return `${one.street} ${one.number}`
      })()}">`,
      `<p>© 2026 ${now.name}</p>`,
    ),
  }
  const one = (number: number, kind: SourceKind, fact: ComparedFact, page: string) => spot(number, kind, fact, page)
  const llmsUrl = `${website}llms.txt`
  const llms = `# ${one(20, 'llms-txt', 'name', llmsUrl).name}\n\n> Vakwerk uit de regio.\n\nBedrijfsgegevens:\n\n- Rechtsvorm: ${one(21, 'llms-txt', 'legalForm', llmsUrl).form}\n- KvK-nummer: ${one(22, 'llms-txt', 'kvk', llmsUrl).kvk}\n- Btw-id: ${one(23, 'llms-txt', 'vat', llmsUrl).vat}\n- E-mail: ${one(24, 'llms-txt', 'email', llmsUrl).email}\n- Telefoon: ${PHONES[(way + 1) % 5]!(one(25, 'llms-txt', 'phone', llmsUrl).phone)}\n\n${(() => {
    const place = one(26, 'llms-txt', 'address', llmsUrl)
    return `Vestiging 1:\n\n- Straat: ${place.street} ${place.number}\n- Postcode: ${place.postalCode}\n- Plaats: ${place.city}\n`
  })()}\n## Contact\n\n- [Website](https://${one(27, 'llms-txt', 'website', llmsUrl).host}/): de website\n`
  const jsonUrl = `${website}.well-known/llm-profile.json`
  const place = one(28, 'llm-profile', 'address', jsonUrl)
  const json = {
    version: '1.0',
    company: {
      company_name: one(29, 'llm-profile', 'name', jsonUrl).name,
      url: `https://${one(30, 'llm-profile', 'website', jsonUrl).host}/`,
      public_email: one(31, 'llm-profile', 'email', jsonUrl).email,
      sales_telefoon: one(32, 'llm-profile', 'phone', jsonUrl).phone,
      rechtsvorm: one(33, 'llm-profile', 'legalForm', jsonUrl).form,
      kvk_nummer: one(34, 'llm-profile', 'kvk', jsonUrl).kvk,
      btw_nummer: one(35, 'llm-profile', 'vat', jsonUrl).vat,
      locaties_uitgebreid: [
        { straat: `${place.street} ${place.number}`, postcode: place.postalCode, plaats: place.city, land: 'NL' },
      ],
    },
  }
  const guide = `https://www.bedrijvengids.example/${at}`
  const guidePage = `<!doctype html><html lang="nl"><head><title>${now.name} | Bedrijvengids</title></head><body><main><h1>${say(36, 'linked-page', 'name', guide, 0)}</h1>
<p>${say(37, 'linked-page', 'address', guide, 0)}</p><p>${say(38, 'linked-page', 'phone', guide, 0)}</p><p><a href="https://${spot(39, 'linked-page', 'website', guide).host}/">Website</a></p>
<h2>Andere bedrijven</h2><p>Testbedrijf Ver Weg, Verweglaan 3, 9711 LM Groningen, 050 318 42 67</p><p>Testbedrijf Nog Verder, 050 525 71 43</p></main></body></html>`
  const social = `https://www.facebook.com/madeup${at}`
  const pastedText = `${one(40, 'pasted-page', 'name', social).name}\nPagina · Lokaal bedrijf\n${shown('phone', one(41, 'pasted-page', 'phone', social), way + 3)}\n${one(42, 'pasted-page', 'email', social).email}\n${shown('address', one(43, 'pasted-page', 'address', social), 0)}\nAltijd geopend\n`

  const evidence: SiteEvidence = {
    url: website,
    takenAt: '2026-11-22T08:00:00.000Z',
    mode: 'network',
    home: answer('home', website, pages['/']),
    robots: answer('robots', `${website}robots.txt`, 'User-agent: *\nAllow: /\n', 'text/plain'),
    llms: answer('llms', llmsUrl, llms, 'text/plain; charset=utf-8'),
    sitemap: { ...emptySource('sitemap', `${website}sitemap.xml`), status: 404 },
    pages: [
      answer('page', `${website}contact`, pages['/contact']),
      answer('page', `${website}over-ons`, pages['/over-ons']),
    ],
  }
  return {
    title: `${at}: ${change}, ${old.name}`,
    website,
    present: valuesOf(now),
    former: valuesOf(old),
    evidence,
    profileJson: answer('llms', jsonUrl, JSON.stringify(json), 'application/json'),
    linked: [answer('page', guide, guidePage)],
    pasted: [{ url: social, text: pastedText }],
    planted: planted.map((spotted) => ({
      ...spotted,
      page: spotted.page.startsWith('/') ? new URL(spotted.page, website).href : spotted.page,
    })),
  }
}
