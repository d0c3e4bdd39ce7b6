import { describe, expect, it } from 'vitest'
import { readSite } from '#engine/extract/read-site.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'

const read = (html: string, pages: Record<string, string> = {}) =>
  readSite(makeEvidence({ home: `<title>De Linde</title><h1>De Linde</h1>${html}`, pages })).facts
const servicesOf = (html: string, pages?: Record<string, string>) => read(html, pages).services?.map((one) => one.value)
const headings = (...texts: string[]) => texts.map((text) => `<h3>${text}</h3><p>Meer hierover.</p>`).join('')
const list = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

describe('services', () => {
  it.each([
    [
      `<h2>Onze diensten</h2>${headings('Tuinaanleg', 'Tuinonderhoud', 'Beregening')}`,
      ['Tuinaanleg', 'Tuinonderhoud', 'Beregening'],
    ],
    [
      `<h2>Wat we doen</h2>${list('Airco installeren', 'Airco vervangen', 'Storingen')}`,
      ['Airco installeren', 'Airco vervangen', 'Storingen'],
    ],
    [
      `<h2>Rechtsgebieden</h2>${list('Huurrecht', 'Arbeidsrecht', 'Vreemdelingenrecht')}`,
      ['Huurrecht', 'Arbeidsrecht', 'Vreemdelingenrecht'],
    ],
    [
      `<h2>Kies wat bij je past</h2>${headings('Klassieke massage', 'Sportmassage', 'Hoofdpijnmassage')}`,
      ['Klassieke massage', 'Sportmassage', 'Hoofdpijnmassage'],
    ],
    [`<h2>Ons aanbod</h2>${headings('Brood', 'Gebak', 'Hartige taart')}`, ['Brood', 'Gebak', 'Hartige taart']],
    [
      `<footer><h4>Diensten</h4>${list('Dakreparatie', 'Dakisolatie', 'Zinkwerk')}</footer>`,
      ['Dakreparatie', 'Dakisolatie', 'Zinkwerk'],
    ],
    [
      '<nav><a href="/diensten/bestekken">Bestekken</a><a href="/diensten/begrotingen">Begrotingen</a></nav>',
      ['Bestekken', 'Begrotingen'],
    ],
    [
      `<h2>Onze diensten</h2>${headings('Schilderwerk', 'Behangen', 'Vraag een offerte aan', 'Waarom wij?')}`,
      ['Schilderwerk', 'Behangen'],
    ],
  ])('are read from %s', (html, expected) => expect(servicesOf(html)).toEqual(expected))

  it.each([
    [
      'projects',
      `<h2>Bewezen in de praktijk</h2>${headings('Hoogoven Zes Revamp', 'Kraanbaan Haven Noord', 'Sluis Oost')}`,
    ],
    [
      'projects on a page about a service',
      `<h2>Diensten</h2>${headings('Kraftwerk Volt', 'Oven Zes', 'Brug Zuid Delta')}`,
    ],
    [
      'praise',
      `<h2>Onze diensten</h2>${headings('Persoonlijke aandacht', 'Eerlijk advies', 'Snelle levering', 'Vaste prijzen')}`,
    ],
    ['reasons', `<h2>Waarom wij</h2>${list('Vakmanschap', 'Betrouwbare planning', 'Scherpe prijzen')}`],
    ['news', `<h2>Laatste nieuws</h2>${headings('Nieuw: lente-actie', 'Een afspraak maken', 'Gesloten met Pasen')}`],
    ['lessons', `<h2>Lesrooster</h2>${headings('Blok 1: de basis', 'Blok 2: verdieping', 'Blok 3: examen')}`],
    [
      'slogans',
      `<h2>Wat wij doen</h2>${headings('Samen naar een mooier huis!', 'Wij denken met je mee.', 'Bereken het tarief')}`,
    ],
    ['steps', `<h2>Zo werkt het</h2>${list('Vraag een offerte aan', 'Kies een dag', 'Wij komen langs')}`],
    ['people', `<h2>Wat doen wij?</h2>${headings('Jansen', 'Pietersen')}`],
    ['thanks', `<h2>Onze diensten</h2>${headings('Bedankt voor uw aanvraag!', 'Offerte aanvragen')}`],
    ['for whom', `<h2>Onze diensten</h2>${headings('Particulieren', 'Bedrijven', 'Scholen')}`],
    [
      'blog posts',
      '<nav><a href="/a">De impact van overtuigingen</a><a href="/b">Overprikkeling verminderen</a><a href="/c">Grenzen en vermoeidheid</a></nav>',
    ],
  ])('are not read from %s', (_, html) => expect(servicesOf(html)).toBeUndefined())
})

describe('cases', () => {
  it('are pieces of work with a name', () => {
    const html = `<h2>Projecten</h2>${headings('Papaverwerf Amsterdam', 'Woningen Blerick Venlo')}`
    expect(read(html).cases?.map((one) => one.value)).toEqual(['Papaverwerf Amsterdam', 'Woningen Blerick Venlo'])
  })

  it.each([
    `<h1>Tuinen, vakkundig gerealiseerd</h1>${headings('Kies direct de juiste dienst', 'Tuinaanleg', 'Bedankt voor uw aanvraag!')}`,
    `<h2>Portfolio</h2>${headings('Overkappingen & schuttingen', 'Binnenwerk', 'Timmerwerk')}`,
  ])('are not read from %s', (html) => expect(read(html).cases).toBeUndefined())
})
