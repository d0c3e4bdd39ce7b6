import { describe, expect, test } from 'vitest'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import type { ComparedFact, FactValues, SourceComparison } from './facts.ts'
import { NO_VALUES } from './facts.ts'
import { compareLinkedPage, comparePastedPage, compareWebsite } from './reading/compare-sources.ts'

const WEBSITE = 'https://dekorenaar.nl/'
const TAKEN_AT = '2026-11-22T08:00:00.000Z'
const PRESENT: FactValues = {
  ...NO_VALUES,
  name: ['Bakkerij De Korenaar B.V.'],
  legalForm: ['bv'],
  address: [{ street: 'Burgemeester Jansenstraat 12a', postalCode: '1811 AB', city: "'s-Hertogenbosch" }],
  phone: ['0725413900'],
  email: ['info@dekorenaar.nl'],
  website: [WEBSITE],
  kvk: ['54812736'],
  vat: ['NL002455799B11'],
  foundingYear: ['1987'],
}

const answer = (kind: Source['kind'], url: string, text: string, type = 'text/html; charset=utf-8'): Source => ({
  ...emptySource(kind, url),
  status: 200,
  headers: { 'content-type': type },
  body: new TextEncoder().encode(text),
})
const missing = (kind: Source['kind'], url: string): Source => ({ ...emptySource(kind, url), status: 404 })
const FILLER = '<p>Wij bakken elke dag brood voor de hele stad, met meel uit de streek en veel geduld.</p>'.repeat(5)

function website(body: string, head = '', also: Partial<SiteEvidence> = {}): SiteEvidence {
  const html = `<!doctype html><html lang="nl"><head><title>Bakkerij De Korenaar</title>${head}</head><body><main><h1>Bakkerij De Korenaar</h1>${FILLER}${body}</main></body></html>`
  return {
    url: WEBSITE,
    takenAt: TAKEN_AT,
    mode: 'network',
    home: answer('home', WEBSITE, html),
    robots: missing('robots', `${WEBSITE}robots.txt`),
    llms: missing('llms', `${WEBSITE}llms.txt`),
    sitemap: missing('sitemap', `${WEBSITE}sitemap.xml`),
    pages: [],
    ...also,
  }
}
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Bakery', name: 'Bakkerij De Korenaar', url: WEBSITE, ...data })}</script>`

function compared(evidence: SiteEvidence, former: Partial<FactValues> = {}): SourceComparison[] {
  return compareWebsite(evidence, null, { present: PRESENT, former: { ...NO_VALUES, ...former } }).sources
}
const factOf = (sources: SourceComparison[], kind: SourceComparison['kind'], fact: ComparedFact) =>
  sources.find((source) => source.kind === kind)?.facts[fact]

describe('a notation of the same value is the same', () => {
  test.each<[ComparedFact, string]>([
    ['phone', 'Bel (072) 541 39 00'],
    ['phone', 'T. +31 (0)72-541.39.00'],
    ['phone', '<a href="https://wa.me/31725413900">App ons</a>'],
    ['address', "Burg. Jansenstr. 12-A, 1811AB 'S-HERTOGENBOSCH"],
    ['address', 'Burgemeester Jansenstraat 12 a<br>1811 AB Den Bosch'],
    ['kvk', 'KvK 5481 2736'],
    ['kvk', 'ingeschreven onder nummer 54.81.27.36 bij de Kamer van Koophandel'],
    ['vat', 'btw NL 0024.55.799.B.11'],
    ['email', 'info [at] dekorenaar.nl'],
    ['name', '© 2026 BAKKERIJ DE KORENAAR'],
    ['legalForm', 'Bakkerij De Korenaar b.v.'],
    ['foundingYear', 'Wij zijn opgericht in 1987.'],
  ])('%s: %s', (fact, text) => {
    expect(factOf(compared(website(`<p>${text}</p>`)), 'website', fact)).toMatchObject({ outcome: 'same' })
  })

  test.each<[ComparedFact, object]>([
    ['phone', { telephone: '+31 72 541 3900' }],
    [
      'address',
      { address: { '@type': 'PostalAddress', streetAddress: 'Burgemeester Jansenstraat 12a', postalCode: '1811AB' } },
    ],
    ['address', { address: { '@type': 'PostalAddress', addressLocality: 'Den Bosch' } }],
    ['kvk', { iso6523Code: '0106:54812736' }],
    ['kvk', { identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '54812736' } }],
    ['vat', { vatID: 'NL002455799B11' }],
    ['name', { name: 'De Korenaar' }],
    ['legalForm', { legalName: 'Bakkerij De Korenaar BV' }],
    ['website', { url: 'http://www.dekorenaar.nl' }],
    ['foundingYear', { foundingDate: '1987-05-01' }],
  ])('%s in JSON-LD: %o', (fact, data) => {
    expect(factOf(compared(website('', jsonLd(data))), 'markup', fact)).toMatchObject({ outcome: 'same' })
  })
})

describe('another value differs, with its place and quote', () => {
  test.each<[ComparedFact, object, string]>([
    ['phone', { telephone: '020 624 77 31' }, '020 624 77 31'],
    ['email', { email: 'hallo@dekorenaar.nl' }, 'hallo@dekorenaar.nl'],
    ['kvk', { iso6523Code: '0106:61234598' }, '61234598'],
    ['name', { name: 'Slagerij Het Anker' }, 'Slagerij Het Anker'],
    ['legalForm', { legalName: 'Bakkerij De Korenaar VOF' }, 'VOF'],
    [
      'address',
      {
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Dorpsplein 3',
          postalCode: '1811 CD',
          addressLocality: 'Alkmaar',
        },
      },
      'Dorpsplein 3, 1811 CD Alkmaar',
    ],
  ])('%s in JSON-LD: %o', (fact, data, value) => {
    const found = factOf(compared(website('', jsonLd(data))), 'markup', fact)
    expect(found).toMatchObject({
      outcome: 'differs',
      stated: [{ value, place: 'json-ld', page: WEBSITE, isFormer: false }],
    })
    expect(found!.stated[0]!.quote).not.toBe('')
  })

  test('also beside the right one where a company has only one', () => {
    const sources = compared(website('<p>KvK 54812736</p><p>KvK-nummer 61234598</p>'))
    expect(factOf(sources, 'website', 'kvk')).toMatchObject({ outcome: 'differs', stated: [{ value: '61234598' }] })
  })

  test('and not where a company may have several', () => {
    const sources = compared(website('<p>Bel 072 541 39 00</p><p>of mobiel 06 24 18 39 55</p>'))
    expect(factOf(sources, 'website', 'phone')).toMatchObject({ outcome: 'same' })
  })
})

describe('what is no leftover', () => {
  const FORMER: Partial<FactValues> = {
    phone: ['0206247731'],
    name: ['De Gouden Korenaar', 'Zon'],
    kvk: ['61234598'],
    address: [{ street: 'Dorpsplein 3', postalCode: '1811 CD', city: 'Alkmaar' }],
    website: ['https://goudenkorenaar.nl/'],
  }
  test.each<[ComparedFact, string]>([
    ['address', 'Tot eind 2019 waren we te vinden op Dorpsplein 3 in Alkmaar.'],
    ['address', 'Ons oude adres:<br>Dorpsplein 3'],
    ['address', 'We verhuisden in 2020 van Dorpsplein 3 naar de Jansenstraat.'],
    ['address', 'Klant: Kapper Krul, Dorpsplein 3, Heiloo'],
    ['address', 'Parkeren kan bij Dorpsplein 30, Dorpsplein 3-5 en Dorpsplein 3b'],
    ['phone', 'Ons nummer 020 624 77 31 is vervallen.'],
    ['phone', 'Fax: 020 624 77 31'],
    ['phone', 'IBAN NL91 ABNA 0206 2477 31'],
    ['name', 'Voorheen De Gouden Korenaar'],
    ['name', 'Wij heetten vroeger De Gouden Korenaar.'],
    ['name', 'Elke dag in de zon op ons terras.'],
    ['kvk', 'Bestelnummer 61234598'],
    ['kvk', 'Rekening 6123459811'],
    ['website', 'Mail naar verkoop@goudenkorenaar.nl of kijk op nietgoudenkorenaar.nl'],
  ])('%s: %s', (fact, text) => {
    const { stated = [] } = factOf(compared(website(`<p>${text}</p>`), FORMER), 'website', fact) ?? {}
    expect(stated.filter(({ isFormer }) => isFormer)).toEqual([])
  })

  test('a street that is right, where only its postcode was corrected', () => {
    const before: Partial<FactValues> = { address: [{ ...PRESENT.address[0], postalCode: '1811 XX' }] }
    const stated = (text: string) => factOf(compared(website(`<p>${text}</p>`), before), 'website', 'address')
    expect(stated('Burgemeester Jansenstraat 12a')).toMatchObject({ outcome: 'same' })
    expect(stated('Burgemeester Jansenstraat 12a, 1811 XX Den Bosch')).toMatchObject({ stated: [{ isFormer: true }] })
  })

  test('but a longer name is one, though the name of today is its beginning', () => {
    const name = ['Bakkerij De Korenaar en Dochters']
    const { stated = [] } =
      factOf(compared(website('<p>Welkom bij Bakkerij De Korenaar en Dochters</p>'), { name }), 'website', 'name') ?? {}
    expect(stated).toMatchObject([{ value: name[0], isFormer: true }])
  })

  test('news in the markup of its own day', () => {
    const news = jsonLd({
      '@type': 'NewsArticle',
      headline: 'De Gouden Korenaar opent op Dorpsplein 3',
      articleBody: '020 624 77 31',
    })
    const sources = compared(website('', news), FORMER)
    for (const { facts } of sources)
      for (const { stated } of Object.values(facts)) expect(stated.filter(({ isFormer }) => isFormer)).toEqual([])
  })
})

describe('pages elsewhere', () => {
  const given = {
    present: PRESENT,
    former: { ...NO_VALUES, phone: ['0206247731'] },
    website: WEBSITE,
    takenAt: TAKEN_AT,
  }
  const linked = (html: string) => compareLinkedPage(answer('page', 'https://www.gids.example/k', html), given)

  test('the numbers of other companies on a directory contradict nothing', () => {
    const { state, facts } = linked(`<!doctype html><title>Bakkers</title><h1>Bakkers in de stad</h1>
      <p>Bakkerij De Korenaar, 072 541 39 00</p><p>Bakkerij Krul, 010 412 55 66, KvK 61234598</p><p>Bakkerij Bos, 030 231 99 18</p>`)
    expect(state).toBe('read')
    expect(facts.phone).toMatchObject({ outcome: 'same' })
    expect(Object.values(facts).filter(({ outcome }) => outcome === 'differs')).toEqual([])
  })

  test('a sign-in wall is not readable, and not an absence', () => {
    const wall = linked('<!doctype html><title>Log in</title><h1>Log in om verder te gaan</h1><form><input></form>')
    expect(wall).toMatchObject({
      state: 'not-readable',
      reason: 'other-company',
      facts: { phone: { outcome: 'not-readable' } },
    })
  })

  test.each([
    [999, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [500, 'unreachable'],
  ] as const)('status %s is %s', (status, reason) => {
    const source = { ...answer('page', 'https://www.gids.example/k', 'x'), status }
    expect(compareLinkedPage(source, given)).toMatchObject({ state: 'not-readable', reason })
  })

  test('a pasted register is read by its labels', () => {
    const text = `KvK-nummer: 54812736\nRechtsvorm: Vennootschap onder firma\nHandelsnaam: Bakkerij De Korenaar\nTelefoon: 020-6247731\n`
    const { facts } = comparePastedPage({ url: 'https://www.kvk.nl/x', text }, given)
    expect(facts).toMatchObject({
      kvk: { outcome: 'same' },
      name: { outcome: 'same' },
      legalForm: { outcome: 'differs', stated: [{ value: 'VOF' }] },
      phone: { outcome: 'differs', stated: [{ isFormer: true }] },
    })
  })
})

describe('a source that was not read', () => {
  test('a home page that fails is not readable, whatever its files say', () => {
    const home = { ...answer('home', WEBSITE, 'x'), status: 503 }
    const sources = compared(website('', '', { home }))
    expect(sources.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'website not-readable',
      'markup not-readable',
      'llms-txt missing',
    ])
    expect(factOf(sources, 'website', 'phone')).toEqual({ outcome: 'not-readable', stated: [] })
  })

  test('a page that is gone is read: what stood there is gone too', () => {
    const gone = { ...emptySource('page', `${WEBSITE}contact`), status: 410 }
    const broken = { ...emptySource('page', `${WEBSITE}over-ons`), status: 500 }
    const [site] = compared(website('', '', { pages: [gone, broken] }))
    expect(site!.pages).toEqual([WEBSITE, `${WEBSITE}contact`])
  })
})
