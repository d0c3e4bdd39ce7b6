/** What a website says for fields of the profile that no check asks about. Each rule has a page that says it and one that only seems to. */
import { describe, expect, it } from 'vitest'
import { factsOfSite } from '#engine/extract/found-facts.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'

const STORY =
  'Wij bakken elke dag desembrood in Testwoude en bezorgen het met de fiets bij de winkel om de hoek. '.repeat(8)
const home = (body: string, head = '', lang = 'nl') =>
  `<!doctype html><html lang="${lang}"><head><title>De Proefoven</title>${head}</head><body><main><h1>De Proefoven</h1><p>${STORY}</p>${body}</main></body></html>`
const found = (body = '', { head = '', lang = 'nl', pages = {} as Record<string, string> } = {}) =>
  factsOfSite(makeEvidence({ home: home(body, head, lang), pages }))
const values = <T>(facts: { value: T }[]) => facts.map(({ value }) => value)
const company = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Bakery', name: 'De Proefoven', ...more })}</script>`

describe('the languages in which a company helps', () => {
  it('are those of its pages and of its contact persons, each once', () => {
    const head = `<link rel="alternate" hreflang="en" href="https://voorbeeldbedrijf.example/en/">
      <link rel="alternate" hreflang="nl-NL" href="https://voorbeeldbedrijf.example/"><link rel="alternate" hreflang="x-default" href="https://voorbeeldbedrijf.example/">
      ${company({ contactPoint: { availableLanguage: ['Dutch', { '@type': 'Language', name: 'Duits' }] } })}`
    const { languages } = found('', { head })
    expect(values(languages)).toEqual(['nl', 'en', 'de'])
    expect(languages[1]).toMatchObject({ source: 'meta', snippet: expect.stringContaining('hreflang="en"') })
  })
  it('are not the language of a template or of another website', () => {
    expect(values(found('', { lang: 'en-US' }).languages)).toEqual([])
    const elsewhere = '<link rel="alternate" hreflang="fr" href="https://elders.example/fr/">'
    expect(values(found('', { head: elsewhere }).languages)).toEqual(['nl'])
  })
})

describe('the other names of a company', () => {
  it('are those in its markup, without its name, a trade, its town or a website', () => {
    const names = ['Proefoven', 'de proefoven', 'DPO', 'Bakkerij', 'Testwoude', 'proefoven.example', 'DPO']
    const head = company({
      alternateName: names,
      address: { addressLocality: 'Testwoude', streetAddress: 'Dorpsweg 1' },
    })
    const { otherNames } = found('', { head })
    expect(values(otherNames)).toEqual(['Proefoven', 'DPO'])
    expect(otherNames[0]).toMatchObject({ source: 'json-ld', snippet: 'alternateName: Proefoven' })
  })
})

describe('packages', () => {
  const cards =
    '<h2>Onze pakketten</h2><h3>Basis</h3><p>€ 49 per maand</p><ul><li>Elke week brood</li><li>Gratis bezorging</li></ul>'
  it('are price cards below a heading that announces them', () => {
    const { packages } = found(`${cards}<h3>Feest</h3><p>Vanaf € 125,- per maand</p>`)
    expect(values(packages)).toEqual([
      { name: 'Basis', price: '€ 49 per maand', description: 'Elke week brood, Gratis bezorging' },
      { name: 'Feest', price: 'Vanaf € 125,- per maand', description: '' },
    ])
  })
  it('are rows of a table with a name and a price', () => {
    const table =
      '<h2>Abonnementen</h2><table><tr><td>Proef</td><td>€ 10</td></tr><tr><td>Vast</td><td>€ 1.250,00</td></tr></table>'
    expect(values(found(table).packages).map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Proef € 10',
      'Vast € 1.250,00',
    ])
  })
  it('are offers in markup that are called so, with their price', () => {
    const offer = (name: string, price: string) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      itemOffered: { '@type': 'Service', name },
    })
    const catalogue = {
      '@type': 'OfferCatalog',
      name: 'Pakketten',
      itemListElement: [offer('Ontbijt', '12.50'), offer('Borrel', '0')],
    }
    const other = {
      '@type': 'OfferCatalog',
      name: 'Diensten',
      itemListElement: [offer('Bezorgen', '5'), offer('Feestpakket', '80.00')],
    }
    const { packages } = found('', { head: company({ hasOfferCatalog: [catalogue, other] }) })
    expect(values(packages).map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Ontbijt € 12,50',
      'Feestpakket € 80',
    ])
  })
  it.each([
    ['a list in which one has no price', `${cards}<h3>Maatwerk</h3><p>Neem contact op</p>`],
    ['a card with two prices', `${cards}<h3>Feest</h3><p>€ 100</p><p>€ 200</p>`],
    ['a list of hourly rates', '<h2>Tarieven</h2><h3>Knippen</h3><p>€ 30</p><h3>Verven</h3><p>€ 60</p>'],
    [
      'sentences with a price',
      '<h2>Pakketten</h2><h3>Basis</h3><p>Je bespaart al € 10 per maand</p><h3>Feest</h3><p>Goed voor € 20 korting</p>',
    ],
  ])('are not read from %s', (_, body) => expect(values(found(body).packages)).toEqual([]))
})

describe('cases', () => {
  const one =
    '<h2>De uitdaging</h2><p>De lunchkamer wilde elke dag vers brood.</p><h2>Aanpak</h2><p>We bezorgen nu voor zeven uur.</p><h2>Resultaat</h2><p>Een derde minder brood weggegooid.</p>'
  const html = (body: string) => `<title>Lunchkamer Zon</title><main><h1>Lunchkamer Zon</h1>${body}</main>`
  it('are the labelled parts of a page about one, with its address', () => {
    const { cases } = found('', { pages: { '/cases/lunchkamer-zon': html(`<p>Klant: Lunchkamer Zon</p>${one}`) } })
    expect(values(cases)).toEqual([
      {
        client: 'Lunchkamer Zon',
        challenge: 'De lunchkamer wilde elke dag vers brood.',
        approach: 'We bezorgen nu voor zeven uur.',
        result: 'Een derde minder brood weggegooid.',
        url: 'https://voorbeeldbedrijf.example/cases/lunchkamer-zon',
      },
    ])
  })
  it('are two where a page names two clients', () => {
    const body =
      '<h3>Opdrachtgever: Hotel Maan</h3><p>Resultaat: Gasten geven het ontbijt een negen.</p><h3>Opdrachtgever: Café Ster</h3><p>Resultaat: Elke dag om zes uur vers brood.</p>'
    expect(values(found(body).cases).map(({ client, url }) => `${client}${url}`)).toEqual(['Hotel Maan', 'Café Ster'])
  })
  it.each([
    ['a wall of clients', '<p>Klant: Hotel Maan</p><p>Klant: Café Ster</p>'],
    ['a result of something else', '<h3>Resultaat</h3><p>Brood met een knapperige korst en een zachte kruim.</p>'],
    ['a label without words below it', '<p>Klant: Hotel Maan</p><h3>Resultaat</h3>'],
  ])('are not read from %s', (_, body) => expect(values(found(body).cases)).toEqual([]))
})

describe('dates with other opening hours', () => {
  const special = (specs: object) =>
    found('', { head: company({ specialOpeningHoursSpecification: specs }) }).specialHours
  const day = (date: string, opens: string, closes: string) => ({ validFrom: date, validThrough: date, opens, closes })
  it('are read from markup: closed, open for less long, and each day of a short holiday', () => {
    const specs = [
      day('2026-12-25', '00:00', '00:00'),
      day('2026-12-24', '09:00:00', '16:00:00'),
      { ...day('2027-02-27', '00:00', '00:00'), validThrough: '2027-02-28' },
    ]
    expect(
      values(special(specs)).map(({ date, from, to, isClosed }) => `${date} ${isClosed ? 'dicht' : `${from}-${to}`}`),
    ).toEqual(['2026-12-24 09:00-16:00', '2026-12-25 dicht', '2027-02-27 dicht', '2027-02-28 dicht'])
  })
  it.each([
    ['25 december 2026: gesloten', { date: '2026-12-25', name: '', isClosed: true }],
    [
      'Eerste kerstdag (vrijdag 25 december 2026): gesloten',
      { date: '2026-12-25', name: 'Eerste kerstdag', isClosed: true },
    ],
    [
      'Donderdag 24 december 2026 van 9:00 tot 16.00 uur',
      { date: '2026-12-24', name: '', from: '09:00', to: '16:00', isClosed: false },
    ],
    [
      'Oudjaarsdag, 31 december 2026: 08:00 - 15:00',
      { date: '2026-12-31', name: 'Oudjaarsdag', from: '08:00', to: '15:00' },
    ],
  ])('are read in: %s', (text, expected) =>
    expect(values(found(`<p>${text}</p>`).specialHours)).toEqual([expect.objectContaining(expected)]))
  it.each([
    '25 december: gesloten',
    '25 december 2025: gesloten',
    '31 februari 2027: gesloten',
    'Op 25 december 2026 is het zwembad om de hoek gesloten, wij niet',
    'Workshop op 12 december 2026: 10:00 - 12:00 in de winkel',
    'Van 1 juli 2027 tot 1 september 2027: gesloten',
  ])('are not read in: %s', (text) => expect(values(found(`<p>${text}</p>`).specialHours)).toEqual([]))
  it('are not a season, hours that are missing, or dates that are over', () => {
    expect(values(special({ ...day('2027-06-01', '09:00', '21:00'), validThrough: '2027-09-01' }))).toEqual([])
    expect(values(special({ validFrom: '2026-12-25', validThrough: '2026-12-25' }))).toEqual([])
    expect(values(special(day('2025-12-25', '00:00', '00:00')))).toEqual([])
  })
})

it('a day that the opening hours call closed is known as closed, and one that they leave out is not', () => {
  const hours = 'Mo-Fr 08:00-17:00'
  expect(found('<h2>Openingstijden</h2><p>ma - vr 08:00 - 17:00</p><p>zondag gesloten</p>').closedDays).toEqual([
    { hours, days: [6] },
  ])
  expect(found('<h2>Openingstijden</h2><p>ma - vr 08:00 - 17:00</p>').closedDays).toEqual([])
  const spec = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  })
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const specs = [spec(week, '08:00', '17:00'), spec(['https://schema.org/Sunday'], '00:00', '00:00')]
  expect(found('', { head: company({ openingHoursSpecification: specs }) }).closedDays).toEqual([{ hours, days: [6] }])
})

describe('the large image', () => {
  const image = (src: string) => found('', { head: `<meta property="og:image" content="${src}">` }).heroImage?.value
  it('is what the home page shows when it is shared', () =>
    expect(image('/beeld/winkel.jpg')).toBe('https://voorbeeldbedrijf.example/beeld/winkel.jpg'))
  it.each([
    '/logo.png',
    '/beeld/favicon-512.png',
    '/huisstijl.svg',
    'data:image/png;base64,AAAA',
    '',
  ])('is not %s', (src) => expect(image(src)).toBeUndefined())
})

describe('the summary', () => {
  const about = (text: string) =>
    found('', {
      head: '<meta name="description" content="Desembrood in Testwoude, elke dag vers.">',
      pages: { '/over-ons': `<title>Over ons</title><main><h1>Over ons</h1><p>${text}</p></main>` },
    }).summary?.value
  it('is the sentence with which a company introduces itself', () =>
    expect(
      about('De Proefoven is een bakkerij in Testwoude die met eigen zuurdesem werkt. Kom eens langs op zaterdag.'),
    ).toBe('De Proefoven is een bakkerij in Testwoude die met eigen zuurdesem werkt.'))
  it.each([
    'De Proefoven is dit seizoen gestart met bezorgen aan huis en in winkels. Wij bakken voor iedereen.',
    'Dat is waarom ik De Proefoven heb gebouwd, met veel hulp van mijn familie. Wij bakken voor iedereen.',
    'Bakker Jan is een bakkerij verderop waarmee De Proefoven samen inkoopt en bakt voor de markt.',
  ])('is not: %s', (text) => expect(about(text)).toBeUndefined())
})
