import { describe, expect, it } from 'vitest'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { readSite } from './read-site.ts'

const site = (html: string, pages: Record<string, string> = {}) =>
  readSite(makeEvidence({ home: `<title>Jansen Bouw</title><h1>Jansen Bouw</h1><main>${html}</main>`, pages }))
const addressOf = (html: string) => {
  const { street, postalCode, city } = site(html).facts.address?.value ?? {}
  return [street, postalCode, city].map((part) => part ?? '').join('|')
}

describe('an address in other orders', () => {
  it.each([
    ['Jansen Bouw is gevestigd te Gorinchem.', '||Gorinchem'],
    ['Wij zijn gevestigd in Bergen op Zoom en werken in heel Zeeland.', '||Bergen op Zoom'],
    ["Mijn praktijk is gevestigd in 's-Hertogenbosch.", "||'s-Hertogenbosch"],
    ['Jansen Bouw, statutair gevestigd te Utrecht', '||Utrecht'],
    ['Wij zijn gevestigd aan de Molenstraat 12 in Gorinchem.', 'Molenstraat 12||Gorinchem'],
    ['Molenstraat 12, 4201cw Gorinchem', 'Molenstraat 12|4201 CW|Gorinchem'],
    ['Molenstraat 12<br>4201cw gorinchem', 'Molenstraat 12|4201 CW|'],
    ['Gorinchem, Molenstraat 12, 4201 CW', 'Molenstraat 12|4201 CW|Gorinchem'],
    ['Ons kantoor: 4201 CW Gorinchem, Molenstraat 12', 'Molenstraat 12|4201 CW|Gorinchem'],
    ['<p>4201 CW Gorinchem</p><p>Molenstraat 12</p>', 'Molenstraat 12|4201 CW|Gorinchem'],
  ])('is read in: %s', (html, expected) => expect(addressOf(html)).toBe(expected))

  it.each([
    'De rechtbank is gevestigd te Utrecht.',
    'Onze hostingpartij is gevestigd in Ierland.',
    'De Autoriteit Persoonsgegevens is gevestigd te Den Haag.',
    'Wij werken voor klanten die gevestigd zijn in Amsterdam.',
    'Gevestigd in een oude fabriek.',
    'Onze leverancier, gevestigd te Eindhoven, levert het hout.',
    'Wij zijn gevestigd in Noord-Brabant.',
  ])('is not read in: %s', (html) => expect(addressOf(html)).toBe('||'))
})

describe('a company that says where it is from', () => {
  const cityOf = (description: string) =>
    site(`</main><meta name="description" content="${description}">`).facts.address?.value.city

  it('is there', () =>
    expect(cityOf('Jansen: hoveniersbedrijf uit Bergen op Zoom, voor tuinaanleg.')).toBe('Bergen op Zoom'))
  it.each([
    'Hovenier in Baarn en omgeving',
    'Bloemen uit Holland',
    'Hoveniersbedrijf uit Noord-Holland',
  ])('%s says less', (text) => expect(cityOf(text)).toBeUndefined())
})

describe('questions', () => {
  it('are read from buttons with their panels', () => {
    const html = `<h2>Veelgestelde vragen</h2>
      <div><button aria-expanded="false">Wat kost een dakkapel?</button><div hidden>Een dakkapel kost vanaf zevenduizend euro, geplaatst.</div></div>
      <div><button aria-expanded="false">Hoe lang duurt het?</button><div hidden>Het plaatsen duurt gemiddeld een dag of twee.</div></div>`
    expect(site(html).facts.faqs?.map((one) => one.value.question)).toEqual([
      'Wat kost een dakkapel?',
      'Hoe lang duurt het?',
    ])
  })

  it('are not read from a menu that folds open', () => {
    const html = `<nav><details><summary>Diensten</summary><p>Dakkapel Aanbouw Uitbouw Dakopbouw Erker</p></details></nav>
      <h2>Veelgestelde vragen</h2><details><summary>Wat kost een dakkapel?</summary><p>Een dakkapel kost vanaf zevenduizend euro.</p></details>`
    expect(site(html).facts.faqs?.map((one) => one.value.question)).toEqual(['Wat kost een dakkapel?'])
  })

  it('are read from headings that are buttons, without a heading that says so', () => {
    const html = ['Wat kost een dakkapel?', 'Hoe lang duurt het?', 'Is een vergunning nodig?']
      .map(
        (question) =>
          `<h3><button>${question}</button></h3><div role="region">Daar is een duidelijk antwoord op te geven.</div>`,
      )
      .join('')
    expect(site(html).facts.faqs?.length).toBe(3)
  })
})

describe('markup', () => {
  it('that names another street than the contact page is a contradiction', () => {
    const { conflicts } = site(
      `<script type="application/ld+json">{"@type":"LocalBusiness","name":"Jansen Bouw","address":{"@type":"PostalAddress","streetAddress":"Oudeweg 5","postalCode":"2012 JG","addressLocality":"Haarlem"}}</script>`,
      { '/contact': '<h1>Contact</h1><p>Adres: Nieuweweg 99, 2106 AS Heemstede</p>' },
    )
    expect(conflicts.find(({ field }) => field === 'address')?.values.map(({ value }) => value)).toEqual([
      'Oudeweg 5, 2012 JG, Haarlem',
      'Nieuweweg 99, 2106 AS, Heemstede',
    ])
  })

  it('that names another phone number than the contact page is a contradiction', () => {
    const { conflicts } = site(
      `<script type="application/ld+json">{"@type":"LocalBusiness","name":"Jansen Bouw","telephone":"030 555 01 77"}</script>`,
      { '/contact': '<h1>Contact</h1><p>Tel. <a href="tel:0235550128">023 555 01 28</a></p>' },
    )
    expect(conflicts.find(({ field }) => field === 'phone')?.values.map(({ value }) => value)).toEqual([
      '+31305550177',
      '+31235550128',
    ])
  })

  it('may name its type beside a general one', () => {
    const { facts } = site(
      '<div itemscope itemtype="https://schema.org/LocalBusiness"><link itemprop="additionalType" href="https://schema.org/RoofingContractor"><span itemprop="name">Jansen Bouw</span></div>',
    )
    expect(facts.sector?.value).toBe('roofing contractor')
  })
})

describe('short numbers', () => {
  it.each([
    ['<p>Bel 14 030 voor een afspraak.</p>', '+3114030'],
    ['<p>Telefoon: 14 0182</p>', '+31140182'],
    ['<p>Bel ons gratis: 0800-1234</p>', '+318001234'],
    ['<p>Klantenservice: 0900 9292</p>', '+319009292'],
    ['<p><a href="tel:14030">14 030</a></p>', '+3114030'],
  ])('are read in %s', (html, expected) => expect(site(html).facts.phone?.value).toBe(expected))

  it.each([
    '<p>14 030 klanten gingen je voor</p>',
    '<p>Artikel 14 030</p>',
    '<p>€ 14 030</p>',
  ])('are not read in %s', (html) => expect(site(html).facts.phone).toBeUndefined())
})
