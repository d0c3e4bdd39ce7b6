import { describe, expect, it } from 'vitest'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { readSite } from './read-site.ts'

const factsOf = (html: string) =>
  readSite(makeEvidence({ home: `<title>Jansen Bouw</title><h1>Welkom</h1><div>${html}</div>` })).facts

describe('addresses in text', () => {
  it.each([
    ['Adres: Dorpsstraat 12, 3511AB, Utrecht', 'Dorpsstraat 12|3511 AB|Utrecht'],
    ['Dorpsstraat 12 | 3511 AB | Utrecht | 030-5550177', 'Dorpsstraat 12|3511 AB|Utrecht'],
    ['Kerkstraat 5-7 3511AB UTRECHT Nederland', 'Kerkstraat 5-7|3511 AB|Utrecht'],
    ['Hoofdweg 12 bis, 3511 ab Utrecht', 'Hoofdweg 12 bis|3511 AB|Utrecht'],
    ["Laan van Meerdervoort 1022, 2564 AX 's-Gravenhage", "Laan van Meerdervoort 1022|2564 AX|'s-Gravenhage"],
    ['2e Hugo de Grootstraat 12-hs<br>1052 LB Amsterdam', '2e Hugo de Grootstraat 12-hs|1052 LB|Amsterdam'],
    ['Burg. van der Lendestraat 3 / 4261 CX Wijk en Aalburg', 'Burg. van der Lendestraat 3|4261 CX|Wijk en Aalburg'],
    ['Straat: Dorpsstraat 1<br>Postcode: 3511 AB<br>Plaats: Utrecht', 'Dorpsstraat 1|3511 AB|Utrecht'],
    ['Je vindt ons aan de Dorpsstraat 1, 3511 AB in Utrecht.', 'Dorpsstraat 1|3511 AB|Utrecht'],
    ['Jansen Bouw<br>Dorpsstraat 1<br>NL-3511 AB Utrecht', 'Dorpsstraat 1|3511 AB|Utrecht'],
    ['<span>Dorpsstraat 1</span><span>3511 AB Utrecht</span>', 'Dorpsstraat 1|3511 AB|Utrecht'],
    ['Zuid-Hollandlaan 7 (3e etage), 2596 AL Den Haag Tel: 070 555 0128', 'Zuid-Hollandlaan 7|2596 AL|Den Haag'],
    ['Dorpsstraat 1, 3511 AB Alphen aan den Rijn', 'Dorpsstraat 1|3511 AB|Alphen aan den Rijn'],
  ])('reads %s', (html, expected) => {
    const { street, postalCode, city } = factsOf(html).address?.value ?? {}
    expect([street, postalCode, city].join('|')).toBe(expected)
  })

  it.each([
    'Prijs vanaf 1250 EU per stuk, maat 2000 MM breed, model 3000 XL',
    '© 2026 DE Bakkers. Sinds 1998 IS dit zo. 1500 GB opslag',
    '© 2026 AB Schilderwerken',
    'Straatnaam 1, 1234 AB Plaats',
    'Dorpsstraat 1, 1234 AB Utrecht',
  ])('takes nothing from %s', (html) => expect(factsOf(html).address).toBeUndefined())
})

describe('phone numbers in text', () => {
  it.each([
    ['Tel.: 030 - 555 01 77', '+31305550177'],
    ['030.555.01.77', '+31305550177'],
    ['+31(0)30-5550177', '+31305550177'],
    ['Tel +31 (0) 6 410 27745', '+31641027745'],
    ['06/41027745', '+31641027745'],
    ['06 — 41 02 77 45', '+31641027745'],
    ['(+31) 6 41027745', '+31641027745'],
    ['0031 (0)30 5550177', '+31305550177'],
    ['06&nbsp;4102&nbsp;7745', '+31641027745'],
    ['<a href="tel:06%2041027745">bel</a>', '+31641027745'],
    ['<a href="https://wa.me/31641027745?text=hoi">app</a>', '+31641027745'],
    ['Fax: 030-5550178, tel: 030-5550177', '+31305550177'],
  ])('reads %s', (html, expected) => expect(factsOf(html).phone?.value).toBe(expected))

  it.each([
    'IBAN NL91 ABNA 0417 1643 00',
    'Fax: 030-5550178',
    'KvK 06410277',
    'Artikelnummer 0641027745',
    'tel: 020-1234567',
  ])('takes nothing from %s', (html) => expect(factsOf(html).phone).toBeUndefined())
})

describe('KvK number and btw-id in text', () => {
  it.each([
    'KvK Utrecht 54812736',
    'KvK-nr.54812736',
    'K.v.K. te Utrecht nr. 54.81.27.36',
    'ingeschreven in het Handelsregister van de Kamer van Koophandel te Utrecht onder nummer 54812736',
    'KVK54812736',
    'Chamber of Commerce (KvK) no. 54812736',
    'KvK-nummer<br><b>54812736</b>',
    '<dl><dt>KvK</dt><dd>5481 2736</dd></dl>',
  ])('reads the KvK number in %s', (html) => expect(factsOf(html).kvk?.value).toBe('54812736'))

  it.each([
    'KvK: 123456',
    'KvK: 12345678',
    'KvK vestigingsnummer 000012345678',
    'KvK 0641027745',
    'bestelnummer 54812736',
  ])('takes no KvK number from %s', (html) => expect(factsOf(html).kvk).toBeUndefined())

  it.each([
    'BTW nr. 8433.72.928.B.01',
    'btw-identificatienummer: NL843372928B01',
    'VAT: NL 8433 72 928 B01',
    'BTW NL-8433.72.928.B.01',
  ])('reads the btw-id in %s', (html) => expect(factsOf(html).vat?.value).toBe('NL843372928B01'))

  it.each([
    'BTW NL123456789B01',
    'NL999999999B99',
    'IBAN NL18RABO0123456789',
    'NL843372929B01',
  ])('takes no btw-id from %s', (html) => expect(factsOf(html).vat).toBeUndefined())

  it('reports two KvK numbers as a contradiction', () => {
    const site = readSite(
      makeEvidence({ home: '<p>KvK 54812736</p>', pages: { '/contact': '<p>Bel ons. KvK 71409325</p>' } }),
    )
    expect(site.conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)])).toEqual([
      ['kvk', ['71409325', '54812736']],
    ])
  })
})

describe('the founding year in text', () => {
  it.each([
    ['Al sinds 1952 een begrip in Utrecht', 1952],
    ['Anno 1902', 1902],
    ['In 1985 begonnen wij met twee man.', 1985],
    ['Ons bedrijf is opgericht op 1 januari 1999 door Jan.', 1999],
    ['Jansen Bouw werd in 1967 opgericht.', 1967],
    ['Jan Jansen startte in 1994 zijn eigen bedrijf.', 1994],
    ['Oprichtingsjaar: 1988', 1988],
  ])('reads %s', (text, year) => expect(factsOf(`<p>${text}</p>`).foundingYear?.value).toBe(year))

  it.each([
    '© 1998-2026 Jansen',
    'Sinds 2018 geldt de nieuwe wet, daarom passen wij ons beleid aan.',
    'Piet werkt sinds 2011 bij ons.',
    'Wij zijn sinds 2015 lid van Bouwend Nederland',
    'Het pand dateert uit 1890.',
    'De prijzen zijn sinds 2024 niet gewijzigd en wij zijn er trots op',
    'Hij begon in 2003 als leerling bij een garage.',
    'Since 1998 we build houses of wood.',
  ])('takes nothing from %s', (text) => expect(factsOf(`<p>${text}</p>`).foundingYear).toBeUndefined())
})

describe('e-mail addresses', () => {
  const own = 'info@voorbeeldbedrijf.example'
  it.each([
    [own, own],
    ['info(at)voorbeeldbedrijf.example', own],
    [`<a href="mailto:${own}, jan@voorbeeldbedrijf.example">mail</a>`, own],
    [`<a href="mailto:%20${own}?subject=x">mail</a>`, own],
    [`jan@voorbeeldbedrijf.example ${own}`, own],
    ['<footer>jansenbouw@gmail.com</footer>', 'jansenbouw@gmail.com'],
    ['jan@voorbeeldbedrijf.example', 'jan@voorbeeldbedrijf.example'],
  ])('takes the general address from %s', (html, expected) => expect(factsOf(html).email?.value).toBe(expected))

  it.each([
    'uw@email.nl',
    'naam@bedrijf.nl',
    'info@example.com',
    'logo@2x.png',
    '<a href="mailto:?subject=Kijk">deel</a>',
    '<a href="mailto:hosting@transip.nl">hosting</a>',
    '<footer>Site door info@webstudio.nl</footer>',
    '<a href="mailto:werkenbij@voorbeeldbedrijf.example">vacatures</a>',
    '<a href="mailto:p.de.boer@voorbeeldbedrijf.example">Piet</a>',
    'Iemand schreef ons vanaf iemandanders@gmail.com.',
  ])('takes nothing from %s', (html) => expect(factsOf(html).email).toBeUndefined())
})

describe('a page about work for a client', () => {
  const client = `<title>Bakkerij De Linde</title><h1>Bakkerij De Linde</h1><p>Oprichtingsjaar: 1998</p>
    <p>KvK 68750110, btw-id NL000099998B57</p><p>Dorpsstraat 12, 3511 AB Utrecht</p><p>030 555 01 77</p>`
  const factsWith = (path: string) =>
    readSite(
      makeEvidence({
        home: '<title>Jansen Webdesign</title><h1>Jansen Webdesign</h1><p>KvK 69599084</p>',
        pages: { [path]: client },
      }),
    )

  it.each([
    '/projecten/de-linde',
    '/cases/de-linde/',
    '/portfolio',
    '/klanten/de-linde.html',
    '/voorbeeld',
    '/en/projects/contact-de-linde',
  ])('at %s gives the company no number, year, address or trade, and contradicts nothing', (path) => {
    const { facts, conflicts } = factsWith(path)
    const { foundingYear, vat, address, phone } = facts
    expect([foundingYear, vat, address, phone]).toEqual([undefined, undefined, undefined, undefined])
    expect(facts.sector?.value).toBe('webdesign')
    expect(facts.kvk?.value).toBe('69599084')
    expect(conflicts).toEqual([])
  })

  it.each(['/klantenservice', '/projectmanagement', '/over-ons/projecten'])('is not one at %s', (path) =>
    expect(factsWith(path).facts.foundingYear?.value).toBe(1998))
})
