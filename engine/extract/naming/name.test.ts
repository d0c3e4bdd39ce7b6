import { describe, expect, it } from 'vitest'
import { judged, type NamedSite } from '#tests/golden/named-site.ts'

const nameOf = (site: NamedSite) => judged(site).facts.name?.value

const organization = (name: string) => ({ '@context': 'https://schema.org', '@type': 'Organization', name })

const CASES: [what: string, site: NamedSite, name: string][] = [
  [
    'title, h1, text and footer against the domain',
    {
      domain: 'versbroodtestdam.example',
      title: 'Bakkerij De Korenaar',
      h1: 'Bakkerij De Korenaar',
      body: '<p>Bakkerij De Korenaar bakt elke ochtend vers brood.</p>',
      footer: 'Bakkerij De Korenaar, Dorpsstraat 1',
    },
    'Bakkerij De Korenaar',
  ],
  [
    'a title with what is sold behind the pipe, which is what the domain says too',
    {
      domain: 'versbroodtestdam.example',
      title: 'Bakkerij De Korenaar | Vers brood in Testdam',
      h1: 'Vers brood, elke dag',
      footer: '© 2026 Bakkerij De Korenaar',
    },
    'Bakkerij De Korenaar',
  ],
  [
    'the name behind what is sold',
    { title: 'Vers brood in Testdam | Bakkerij De Korenaar', h1: 'Bakkerij De Korenaar' },
    'Bakkerij De Korenaar',
  ],
  [
    'a comma in the title',
    { title: 'Rietveld Installatie, al veertig jaar een begrip', footer: '© Rietveld Installatie' },
    'Rietveld Installatie',
  ],
  ['an em dash without spaces', { title: 'Studio Zon—grafisch ontwerp', h1: 'Studio Zon' }, 'Studio Zon'],
  ['a dash', { title: 'Hoveniersbedrijf Groen - Home', h1: 'Hoveniersbedrijf Groen' }, 'Hoveniersbedrijf Groen'],
  ['a colon', { title: 'Taxi Testdam: snel en goedkoop', footer: '© 2025 Taxi Testdam B.V.' }, 'Taxi Testdam'],
  [
    'a name with a hyphen of its own',
    { title: 'Vis-à-Vis | Restaurant', h1: 'Vis-à-Vis', footer: '© Vis-à-Vis' },
    'Vis-à-Vis',
  ],
  [
    'maintenance mode in the markup',
    { title: 'Coaching voor jou - Anker &amp; Zeil', jsonLd: organization('Anker & Zeil [Maintenance Mode]') },
    'Anker & Zeil',
  ],
  [
    'maintenance mode in the title',
    { title: 'Anker &amp; Zeil [Maintenance Mode]', footer: '© Anker &amp; Zeil' },
    'Anker & Zeil',
  ],
  ['a greeting', { title: 'Welkom bij Eetcafé Het Anker', h1: 'Eetcafé Het Anker' }, 'Eetcafé Het Anker'],
  [
    'a greeting in title and heading',
    { title: 'Welkom bij Eetcafé Het Anker', h1: 'Welkom bij Eetcafé Het Anker' },
    'Eetcafé Het Anker',
  ],
  [
    'a maker behind the name',
    { title: 'Studio Zon by Anna Smit', h1: 'Studio Zon', footer: '© Studio Zon' },
    'Studio Zon',
  ],
  ['a maker as a part of the title', { title: 'Studio Zon | by Anna Smit', h1: 'Studio Zon' }, 'Studio Zon'],
  [
    'a person and the company in the copyright line',
    { title: 'Kinepunt Testdam', h1: 'Kinepunt Testdam', footer: '© 2025 Anna Smit &amp; Kinepunt Testdam' },
    'Kinepunt Testdam',
  ],
  [
    'two partners whose names are the company',
    {
      title: 'Smit &amp; De Boer Advocaten | Home',
      h1: 'Smit &amp; De Boer Advocaten',
      footer: '© Smit &amp; De Boer Advocaten',
    },
    'Smit & De Boer Advocaten',
  ],
  [
    'and and & as one',
    {
      title: 'Smit en De Boer Advocaten',
      head: '<meta property="og:site_name" content="Smit &amp; De Boer Advocaten">',
    },
    'Smit & De Boer Advocaten',
  ],
  [
    'a slogan as heading',
    { title: 'Kwast Schilders', h1: 'Vakwerk voor een eerlijke prijs', footer: '© Kwast Schilders' },
    'Kwast Schilders',
  ],
  [
    'a slogan in og:title',
    {
      title: 'Kwast Schilders | Uw huis in goede handen',
      head: '<meta property="og:title" content="Uw huis in goede handen">',
      footer: 'Kwast Schilders',
    },
    'Kwast Schilders',
  ],
  [
    'a page word as title',
    { title: 'Home', h1: 'Home', head: '<meta property="og:site_name" content="Fietsen Van Dam">' },
    'Fietsen Van Dam',
  ],
  [
    'only the copyright line',
    { title: 'Welkom', h1: 'Welkom', footer: '© 2019-2026 Fietsen Van Dam. Alle rechten voorbehouden.' },
    'Fietsen Van Dam',
  ],
  [
    'a legal form in one place only',
    { title: 'Groot Bouw', h1: 'Groot Bouw', footer: '© 2026 Groot Bouw B.V. Privacybeleid' },
    'Groot Bouw',
  ],
  [
    'the markup of another page',
    {
      title: 'Welkom op onze website',
      pages: {
        '/contact': `<title>Contact</title><script type="application/ld+json">${JSON.stringify(
          organization('Drukkerij Inkt'),
        )}</script><p>Drukkerij Inkt</p>`,
      },
    },
    'Drukkerij Inkt',
  ],
  [
    'the privacy page',
    {
      title: 'Home',
      pages: {
        '/privacy':
          '<title>Privacy</title><p>Drukkerij Inkt, gevestigd aan Kade 3 te Testdam, is verantwoordelijk voor de verwerking van persoonsgegevens.</p>',
      },
      body: '<p>Drukkerij Inkt drukt alles.</p>',
    },
    'Drukkerij Inkt',
  ],
  [
    'the label on the contact page',
    {
      title: 'Home',
      body: '<p>Bel Drukkerij Inkt.</p>',
      pages: { '/contact': '<title>Contact</title><p>Handelsnaam: Drukkerij Inkt</p><p>Kade 3</p>' },
    },
    'Drukkerij Inkt',
  ],
  [
    'the line above the street',
    {
      title: 'Massage en ontspanning',
      h1: 'Rust voor lijf en hoofd',
      body: '<p>Kom bij Praktijk Mira tot rust.</p>',
      footer: '<p>Praktijk Mira</p><p>Molenweg 12</p><p>1234 AB Testdam</p>',
    },
    'Praktijk Mira',
  ],
  [
    'a theme that left its own name in the markup',
    {
      title: 'Slagerij Van Houten | Testdam',
      h1: 'Slagerij Van Houten',
      footer: '© 2026 Slagerij Van Houten',
      jsonLd: organization('My Blog'),
    },
    'Slagerij Van Houten',
  ],
  [
    'a trade and a place as title',
    { title: 'Loodgieter Testdam', h1: 'Loodgieter Testdam', footer: '© 2026 Jansen &amp; Zoon' },
    'Jansen & Zoon',
  ],
  ['capitals in the heading', { title: 'Autobedrijf Wiel | Testdam', h1: 'AUTOBEDRIJF WIEL' }, 'Autobedrijf Wiel'],
  ['one word', { title: 'Zonnig', h1: 'Zonnig', footer: '© Zonnig' }, 'Zonnig'],
  [
    'a name that begins with a number',
    { title: '4 Seizoenen Tuinen | Hovenier', footer: '© 4 Seizoenen Tuinen' },
    '4 Seizoenen Tuinen',
  ],
  ['digits and letters', { title: 'B3 Architecten', h1: 'B3 Architecten' }, 'B3 Architecten'],
  [
    'the logo',
    {
      title: 'Home',
      body: '<header><img class="logo" src="/l.png" alt="Logo Kapsalon Krul"></header><p>Kapsalon Krul knipt iedereen.</p>',
      pages: { '/contact': '<title>Contact - Kapsalon Krul</title><p>Bel ons.</p>' },
    },
    'Kapsalon Krul',
  ],
  [
    'English pages',
    {
      title: 'Welcome to Harbour Books | Home',
      h1: 'Harbour Books',
      footer: 'Copyright 2024 Harbour Books. All rights reserved.',
    },
    'Harbour Books',
  ],
  [
    'the same part of the title on every page',
    {
      title: 'Loodgieter | Van Rijn Techniek',
      pages: {
        '/contact': '<title>Contact | Van Rijn Techniek</title>',
        '/over': '<title>Over | Van Rijn Techniek</title>',
      },
    },
    'Van Rijn Techniek',
  ],
  [
    'a question as title',
    { title: 'Lekkage? Bel Van Rijn Techniek!', h1: 'Lekkage?', footer: '© Van Rijn Techniek' },
    'Van Rijn Techniek',
  ],
]

describe('the name by agreement', () => {
  it.each(CASES)('%s', (_what, site, name) => {
    expect(nameOf(site)).toBe(name)
  })

  it('is not given when there are only page words and promises', () => {
    expect(nameOf({ title: 'Home', h1: 'Welkom', footer: 'Alle rechten voorbehouden' })).toBeUndefined()
    expect(nameOf({ title: 'De beste kwaliteit voor jou', h1: 'Altijd betaalbaar' })).toBeUndefined()
  })

  it('is never the maker of the site, a slogan or a page word', () => {
    for (const title of [
      'Home',
      'Contact',
      'Welkom',
      'Over ons',
      'Onze diensten',
      'Untitled',
      'Website door Jan Jansen',
    ])
      expect(nameOf({ title, footer: 'Website by Pixelpaleis' })).toBeUndefined()
  })
})
