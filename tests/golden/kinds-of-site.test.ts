/** Made-up websites in the styles in which companies have them, with the facts that a reader finds there. */
import { describe, expect, it } from 'vitest'
import { judgeEvidence } from '#engine/judge/judge.ts'
import { makeEvidence } from './evidence.ts'
import { type Expected, scoreFacts } from './score-facts.ts'

interface Kind {
  title: string
  body: string
  head?: string
  lang?: string
  pages?: Record<string, string>
  facts: Expected['facts']
  absent?: string[]
}

const KINDS: Record<string, Kind> = {
  'a WordPress theme with the details in footer widgets': {
    title: 'Home - Stukadoorsbedrijf Hendriks',
    head: '<meta property="og:site_name" content="Stukadoorsbedrijf Hendriks"><meta name="generator" content="WordPress 6.8">',
    body: `<header class="site-header"><a class="site-title" href="/">Stukadoorsbedrijf Hendriks</a><nav><a href="/">Home</a><a href="/contact/">Contact</a></nav></header>
      <main><h1>Strak stucwerk in Twente</h1><p>Al sinds 1998 stucen wij wanden en plafonds voor particulieren en aannemers.</p></main>
      <footer class="site-footer"><div class="widget"><h4>Contact</h4><p>Molenstraat 14<br>7601 AB Almelo<br>T: 0546 - 55 01 78<br>E: info@voorbeeldbedrijf.example</p></div>
      <div class="widget"><p>KvK: 54 81 27 36<br>BTW: NL811294080B01</p></div><p>Copyright 2026 Stukadoorsbedrijf Hendriks | Website door Pixelpaleis 085-5550199</p></footer>`,
    facts: {
      name: 'Stukadoorsbedrijf Hendriks',
      street: 'Molenstraat 14',
      postalCode: '7601 AB',
      city: 'Almelo',
      phone: '+31546550178',
      email: 'info@voorbeeldbedrijf.example',
      kvk: '54812736',
      vat: 'NL811294080B01',
      sector: 'stukadoorsbedrijf',
    },
    absent: ['reviews', 'faqs', 'socials'],
  },
  'a Wix page of spans': {
    title: 'Salon Mirte | Pedicure Assen',
    body: `<div id="SITE_CONTAINER"><div><h1><span style="font-size:40px"><span>Salon Mirte</span></span></h1><p class="font_8"><span>Medisch pedicure aan huis en in de praktijk.</span></p></div>
      <div><p class="font_8"><span>Tel:&nbsp;</span><a href="tel:0612 84 55 90"><span>06-12 84 55 90</span></a></p><p class="font_8"><span>Vaart Zz 22</span></p><p class="font_8"><span>9401 GN Assen</span></p></div>
      <div><p>©2023 by Salon Mirte. Proudly created with Wix.com</p></div></div>`,
    facts: { name: 'Salon Mirte', phone: '+31612845590', street: 'Vaart Zz 22', postalCode: '9401 GN', city: 'Assen', sector: 'pedicure' },
    absent: ['kvk', 'vat', 'email', 'foundingYear'],
  },
  'a Shopify webshop': {
    title: 'Kaarsenhuis Vlam – Handgemaakte kaarsen',
    head: '<meta property="og:site_name" content="Kaarsenhuis Vlam">',
    body: `<header><a href="/"><img src="/logo.png" alt="Kaarsenhuis Vlam"></a></header><main><h2>Populair</h2><a href="/products/a">Blokkaars rood €12,95</a><a href="/products/b">Blokkaars blauw €14,95</a>
      <p>Onze klanten geven ons een 9,3 op WebwinkelKeur (412 beoordelingen)</p></main>
      <footer><p>Klantenservice: hallo@voorbeeldbedrijf.example</p><p>Kaarsenhuis Vlam V.O.F., Nieuwstraat 3, 8011 TN Zwolle (geen bezoekadres)</p><p>KVK 66190387 | BTW-nummer NL 8433.72.928.B.01</p><a href="https://www.instagram.com/kaarsenhuisvlam">Instagram</a><p>© 2026, Kaarsenhuis Vlam Powered by Shopify</p></footer>`,
    facts: {
      name: 'Kaarsenhuis Vlam',
      email: 'hallo@voorbeeldbedrijf.example',
      street: 'Nieuwstraat 3',
      postalCode: '8011 TN',
      city: 'Zwolle',
      kvk: '66190387',
      vat: 'NL843372928B01',
      socials: ['instagram.com/kaarsenhuisvlam'],
      reviews: true,
      legalName: ['Kaarsenhuis Vlam V.O.F.'],
    },
    absent: ['phone', 'foundingYear'],
  },
  'tables of 2008, written by hand': {
    title: 'Welkom bij Loodgietersbedrijf Van Pelt',
    body: `<table width="760" border="0"><tr><td bgcolor="#003366"><font color="white" size="6"><b>Loodgietersbedrijf Van Pelt</b></font></td></tr><tr><td><font face="Verdana" size="2">Voor al uw loodgieterswerk in en rond Tiel.</font></td></tr>
      <tr><td><table><tr><td>Adres:</td><td>Waalkade 5a</td></tr><tr><td>Postcode:</td><td>4001 XZ</td></tr><tr><td>Plaats:</td><td>Tiel</td></tr><tr><td>Telefoon:</td><td>(0344) 55 01 23</td></tr><tr><td>Fax:</td><td>(0344) 55 01 24</td></tr><tr><td>K.v.K.:</td><td>57304118</td></tr></table></td></tr></table>`,
    facts: { name: 'Loodgietersbedrijf Van Pelt', street: 'Waalkade 5a', postalCode: '4001 XZ', city: 'Tiel', phone: '+31344550123', kvk: '57304118', sector: 'loodgietersbedrijf' },
    absent: ['email', 'vat'],
  },
  'one page with anchors': {
    title: 'Yogastudio Adem',
    body: `<nav><a href="#lessen">Lessen</a><a href="#contact">Contact</a></nav><h1>Yogastudio Adem</h1><section id="lessen"><h2>Onze lessen</h2><h3>Hatha yoga</h3><p>Rustig.</p><h3>Yin yoga</h3><p>Diep.</p><h3>Zwangerschapsyoga</h3><p>Zacht.</p></section>
      <section id="contact"><h2>Contact</h2><p>Yogastudio Adem | Oude Gracht 108 | 3511 AW Utrecht | 030 555 01 44 | adem@voorbeeldbedrijf.example</p><p>Kamer van Koophandel Utrecht 71409325</p></section>`,
    facts: { name: 'Yogastudio Adem', street: 'Oude Gracht 108', postalCode: '3511 AW', city: 'Utrecht', phone: '+31305550144', email: 'adem@voorbeeldbedrijf.example', kvk: '71409325', sector: 'yogastudio' },
  },
  'a chain with branches': {
    title: 'Opticien Helder | 3 winkels in Gelderland',
    body: `<h1>Opticien Helder</h1><p>Hoofdkantoor: Velperweg 30, 6824 BJ Arnhem. Telefoon 026-5550133. Mail: info@voorbeeldbedrijf.example</p>
      <h2>Onze winkels</h2><h3>Arnhem</h3><p>Rijnstraat 8, 6811 EV Arnhem<br>026-5550134</p><h3>Ede</h3><p>Grotestraat 61, 6711 AJ Ede<br>0318-550135</p><h3>Zutphen</h3><p>Beukerstraat 2, 7201 LD Zutphen<br>0575-550136</p>`,
    facts: { name: 'Opticien Helder', email: 'info@voorbeeldbedrijf.example', phone: '+31265550133', sector: 'opticien', street: 'Velperweg 30', city: 'Arnhem' },
  },
  'a freelancer': {
    title: 'Sanne de Wit – Tekstschrijver',
    body: `<h1>Sanne de Wit, tekstschrijver</h1><p>Ik schrijf heldere webteksten. In 2014 begon ik voor mezelf.</p><p>Mail me: sanne@voorbeeldbedrijf.example of app 06 5550 1234.</p><p>Zzp'er, KvK-nr. 76024418, btw-id NL005549376B19. Werkplek in Haarlem.</p>`,
    facts: { name: ['Sanne de Wit'], email: 'sanne@voorbeeldbedrijf.example', phone: '+31655501234', kvk: '76024418', vat: 'NL005549376B19', sector: 'tekstschrijver' },
    absent: ['street', 'postalCode'],
  },
  'a foundation': {
    title: 'Stichting Buurtmoestuin De Ploeg',
    body: `<h1>Stichting Buurtmoestuin De Ploeg</h1><p>Samen tuinieren in de wijk. De stichting is opgericht in 2011.</p><p>Bezoekadres: Ploegpad 2, 5622 KL Eindhoven</p><p>Postadres: Postbus 88, 5600 AB Eindhoven</p><p>RSIN 811294080 · KvK 08133562 · IBAN NL91 ABNA 0417 1643 00</p><p>secretaris@voorbeeldbedrijf.example</p>`,
    facts: { name: ['Stichting Buurtmoestuin De Ploeg', 'Buurtmoestuin De Ploeg'], foundingYear: 2011, street: 'Ploegpad 2', postalCode: '5622 KL', city: 'Eindhoven', kvk: '08133562', email: 'secretaris@voorbeeldbedrijf.example' },
    absent: ['phone', 'vat'],
  },
  'a company with its holding in the footer': {
    title: 'Zandstra Koeltechniek | Koeling en airco',
    body: `<h1>Zandstra Koeltechniek</h1><p>Uw specialist in koeling, airco en warmtepompen in Friesland.</p><p>Storing? Bel 0513 55 01 66, dag en nacht.</p>
      <footer><p>Zandstra Koeltechniek B.V.</p><p>De Kuinder 9</p><p>8444 DC Heerenveen</p><p>verkoop@voorbeeldbedrijf.example</p><p>Zandstra Koeltechniek B.V. is onderdeel van Zandstra Holding B.V. KvK 32097715</p></footer>`,
    facts: { name: 'Zandstra Koeltechniek', legalName: 'Zandstra Koeltechniek B.V.', street: 'De Kuinder 9', postalCode: '8444 DC', city: 'Heerenveen', phone: '+31513550166', email: 'verkoop@voorbeeldbedrijf.example', kvk: '32097715', sector: 'koeltechniek' },
  },
  'a practice with opening hours in a list': {
    title: 'Fysiotherapie De Linde - Praktijk in Leiden',
    body: `<h1>Fysiotherapie De Linde</h1><p>Drie fysiotherapeuten onder één dak.</p><ul><li>Maandag 8.00 - 20.00 uur</li><li>Dinsdag 8.00 - 18.00 uur</li><li>Woensdag gesloten</li><li>Donderdag 8.00 - 20.00 uur</li><li>Vrijdag 8.00 - 17.00 uur</li></ul>
      <address>Lindelaan 77<br>2321 EK Leiden<br>Telefoon 071 - 555 01 20<br>praktijk@voorbeeldbedrijf.example</address><p>AGB-code 04012345</p><p>Cliënten geven ons gemiddeld een 9,1 op ZorgkaartNederland.</p>`,
    facts: { name: 'Fysiotherapie De Linde', street: 'Lindelaan 77', postalCode: '2321 EK', city: 'Leiden', phone: '+31715550120', email: 'praktijk@voorbeeldbedrijf.example', openingHours: true, sector: ['fysiotherapie', 'fysiotherapeut'], reviews: true },
    absent: ['kvk'],
  },
  'an English company in Amsterdam': {
    title: 'Northlight Studio – Design agency in Amsterdam',
    lang: 'en',
    body: `<h1>We design brands that last</h1><p>Northlight Studio is a design agency founded in 2016 in Amsterdam.</p><footer><p>Northlight Studio B.V.</p><p>Keizersgracht 391A, 1016 EJ Amsterdam, The Netherlands</p><p>+31 (0)20 555 01 22 — hello@voorbeeldbedrijf.example</p><p>Chamber of Commerce: 83105527. VAT: NL830865408B01</p><a href="https://www.linkedin.com/company/northlight-studio/">LinkedIn</a></footer>`,
    facts: { name: 'Northlight Studio', legalName: 'Northlight Studio B.V.', street: 'Keizersgracht 391A', postalCode: '1016 EJ', city: 'Amsterdam', country: 'NL', phone: '+31205550122', email: 'hello@voorbeeldbedrijf.example', kvk: '83105527', vat: 'NL830865408B01', foundingYear: 2016, sector: 'design agency' },
  },
  'a Belgian company': {
    title: 'Bakkerij Claes | Warme bakker in Hasselt',
    body: `<h1>Bakkerij Claes</h1><p>Warme bakker sinds 1974.</p><footer><p>Bakkerij Claes BV<br>Kempische Steenweg 45<br>3500 Hasselt<br>België</p><p>Tel. 011 55 01 44 - bakkerij@voorbeeldbedrijf.example</p><p>Ondernemingsnummer: BE 0786.876.866</p></footer>`,
    facts: { name: 'Bakkerij Claes', street: 'Kempische Steenweg 45', postalCode: '3500', city: 'Hasselt', country: 'BE', phone: '+3211550144', email: 'bakkerij@voorbeeldbedrijf.example', vat: 'BE0786876866', sector: 'bakkerij' },
    absent: ['kvk'],
  },
  'two phone numbers, sales and support': {
    title: 'Kassasystemen Tiptop',
    body: `<h1>Kassasystemen Tiptop</h1><p>Kassa's voor horeca en winkel.</p><div class="contact"><p>Verkoop: 010 - 555 01 10 (verkoop@voorbeeldbedrijf.example)</p><p>Storing en support: 010 - 555 01 11 (support@voorbeeldbedrijf.example)</p><p>Algemeen: info@voorbeeldbedrijf.example</p><p>Maashaven 60, 3081 AE Rotterdam</p></div>`,
    facts: { name: 'Kassasystemen Tiptop', phone: ['+31105550110', '+31105550111'], email: 'info@voorbeeldbedrijf.example', street: 'Maashaven 60', postalCode: '3081 AE', city: 'Rotterdam' },
  },
  'lawyers with details on the contact page only': {
    title: 'Van Rijn Advocaten',
    body: '<h1>Van Rijn Advocaten</h1><p>Wij staan ondernemers bij in arbeidsrecht en huurrecht.</p><a href="/contact">Contact</a>',
    pages: { '/contact': '<title>Contact - Van Rijn Advocaten</title><h1>Contact</h1><p>Van Rijn Advocaten<br>Javastraat 2 B<br>2585 AM ’s-Gravenhage<br>070-555 01 55<br>kantoor@voorbeeldbedrijf.example<br>Handelsregister nr. 34812297</p>' },
    facts: { name: 'Van Rijn Advocaten', sector: 'advocaat', street: 'Javastraat 2 B', postalCode: '2585 AM', city: ["'s-Gravenhage", 'Den Haag'], phone: '+31705550155', email: 'kantoor@voorbeeldbedrijf.example', kvk: '34812297' },
  },
  'a partnership with the names of the partners': {
    title: 'Hoveniersbedrijf Bos & Kuiper VOF',
    body: `<h1>Hoveniersbedrijf Bos &amp; Kuiper</h1><p>Tuinaanleg en tuinonderhoud in de Achterhoek. Ons bedrijf werd in 2003 gestart door Henk Bos en Jan Kuiper.</p><p>Henk: 06-55501231 | Jan: 06-55501232 | Kantoor: 0544-550123</p><p>Lievelderweg 12, 7131 ZC Lichtenvoorde</p><p>info@voorbeeldbedrijf.example - KvK-nummer 04093317</p><p>“Henk en Jan hebben onze tuin prachtig aangelegd.” – fam. Smit</p>`,
    facts: { name: ['Hoveniersbedrijf Bos & Kuiper', 'Hoveniersbedrijf Bos & Kuiper VOF'], sector: 'hoveniersbedrijf', phone: '+31544550123', street: 'Lievelderweg 12', postalCode: '7131 ZC', city: 'Lichtenvoorde', email: 'info@voorbeeldbedrijf.example', kvk: '04093317', foundingYear: 2003 },
    absent: ['vat'],
  },
}

describe('a reader and the extraction find the same on', () => {
  it.each(Object.entries(KINDS))('%s', (_kind, { title, body, head = '', lang = 'nl', pages = {}, facts, absent = [] }) => {
    const home = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`
    const report = judgeEvidence(makeEvidence({ home, pages }))
    const notes = scoreFacts(report.facts, { facts, absent }).filter(({ wrong, missed }) => wrong + missed > 0)
    expect(notes.map(({ field, note }) => `${field}: ${note}`)).toEqual([])
  })
})
