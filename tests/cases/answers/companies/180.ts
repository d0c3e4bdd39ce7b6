/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LANTERNA = withRivals(
  {
    name: 'Pizzeria La Lanterna',
    aliases: ['La Lanterna', 'La Lanterna Doetinchem', 'PLL'],
    legalName: 'Pizzeria La Lanterna V.O.F.',
    legalForm: 'vof',
    websites: ['https://lalanterna-doetinchem.nl'],
    phones: ['0314 55 56 21'],
    emails: ['ciao@lalanterna-doetinchem.nl'],
    addresses: [{ street: 'Waterstraat 18', postalCode: '7001 BG', city: 'Doetinchem' }],
    foundingYear: 1987,
    kvk: '09071836',
    vat: 'NL803516724B01',
    sector: 'pizzeria',
    services: ['Pizza uit de houtoven', 'Afhalen', 'Bezorgen', 'Verse pasta'],
    team: [
      { name: 'Salvatore Greco', role: 'eigenaar' },
      { name: 'Ilaria Greco', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 16:00-22:00; vr,za 16:00-23:00; zo 15:00-22:00'],
  },
  [
    { name: 'Trattoria Oude IJssel', website: 'https://trattoriaoudeijssel.nl' },
    { name: 'Pizzeria Il Ponte' },
    { name: 'Pizzabakkers Simonsplein', website: 'https://pizzabakkerssimonsplein.nl' },
  ],
)

export const MERIDIAAN = withRivals(
  {
    name: 'Landmeetbureau Meridiaan',
    aliases: ['Meridiaan Landmeters', 'Meridiaan', 'LBM'],
    legalName: 'Landmeetbureau Meridiaan B.V.',
    legalForm: 'bv',
    websites: ['https://meridiaanlandmeters.nl'],
    phones: ['0528 55 53 07'],
    emails: ['info@meridiaanlandmeters.nl', 'offerte@meridiaanlandmeters.nl'],
    addresses: [{ street: 'Industrieweg 46', postalCode: '7903 AK', city: 'Hoogeveen' }],
    foundingYear: 2001,
    kvk: '04062917',
    vat: 'NL809613258B01',
    sector: 'landmeter',
    services: ['Kadastrale metingen', 'Maatvoering in de bouw', '3D-laserscannen', 'Dronemetingen'],
    team: [
      { name: 'Freek Oldenbeuving', role: 'directeur' },
      { name: 'Sanne Kruit', role: 'landmeter' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Geodesie Zuidwolde', website: 'https://geodesiezuidwolde.nl' },
    { name: 'Meetbureau Schepers' },
    { name: 'Nulpunt Landmeten', website: 'https://nulpuntlandmeten.nl' },
  ],
)

export const BEER = withRivals(
  {
    name: 'Kinderdagverblijf De Kleine Beer',
    aliases: ['De Kleine Beer', 'KDV De Kleine Beer', 'KDKB'],
    legalName: 'Stichting Kinderopvang De Kleine Beer',
    legalForm: 'stichting',
    websites: ['https://kdvdekleinebeer.nl'],
    phones: ['0318 55 57 40'],
    emails: ['planning@kdvdekleinebeer.nl'],
    addresses: [{ street: 'Kerkewijk 131', postalCode: '3904 JA', city: 'Veenendaal' }],
    foundingYear: 2008,
    kvk: '30247185',
    vat: 'NL819354062B01',
    sector: 'kinderdagverblijf',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang'],
    team: [
      { name: 'Lianne Budding', role: 'locatiemanager' },
      { name: 'Roos van Ginkel', role: 'pedagogisch coach' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Spitsbergen', website: 'https://kinderopvangspitsbergen.nl' },
    { name: 'Het Dolfijntje' },
    { name: 'KDV Petteflet', website: 'https://kdvpetteflet.nl' },
  ],
)

export const DORSTEN = withRivals(
  {
    name: 'Juwelier Van Dorsten',
    aliases: ['Van Dorsten Juweliers', 'Van Dorsten', 'JVD'],
    legalName: 'Juwelier Van Dorsten V.O.F.',
    legalForm: 'vof',
    websites: ['https://vandorstenjuwelier.nl'],
    phones: ['0412 55 52 68'],
    emails: ['winkel@vandorstenjuwelier.nl', 'atelier@vandorstenjuwelier.nl'],
    addresses: [{ street: 'Walstraat 27', postalCode: '5341 CH', city: 'Oss' }],
    foundingYear: 1934,
    kvk: '16038452',
    vat: 'NL801947362B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Inkoop van goud', 'Sieraden op maat'],
    team: [
      { name: 'Bas van Dorsten', role: 'eigenaar' },
      { name: 'Mieke van Dorsten', role: 'goudsmid' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Goudsmederij Heuvel', website: 'https://goudsmederijheuvel.nl' },
    { name: 'Juwelier Kanters' },
    { name: 'Karaat Oss', website: 'https://karaatoss.nl' },
  ],
)

export const HOEFSLAG = withRivals(
  {
    name: 'Manege De Hoefslag',
    aliases: ['De Hoefslag', 'De Hoefslag Nunspeet', 'MDH'],
    legalName: 'Manege De Hoefslag',
    legalForm: 'eenmanszaak',
    websites: ['https://manegedehoefslag.nl'],
    phones: ['0341 55 54 16'],
    emails: ['lessen@manegedehoefslag.nl'],
    addresses: [{ street: 'Elspeterweg 60', postalCode: '8071 PA', city: 'Nunspeet' }],
    foundingYear: 1996,
    kvk: '08079264',
    vat: 'NL001836492B27',
    sector: 'manege',
    services: ['Rijlessen', 'Ponykampen', 'Pensionstalling', 'Buitenritten'],
    team: [
      { name: 'Annemiek Foppen', role: 'eigenaar' },
      { name: 'Tim Hulst', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-21:30; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Stal Zandenbos', website: 'https://stalzandenbos.nl' },
    { name: 'Manege Hulshorst' },
    { name: 'Ruitercentrum Vierhouten', website: 'https://ruitercentrumvierhouten.nl' },
  ],
)

export const HAVIK = withRivals(
  {
    name: 'Steigerbouw Havik',
    aliases: ['Havik Steigers', 'Havik', 'SBH'],
    legalName: 'Steigerbouw Havik B.V.',
    legalForm: 'bv',
    websites: ['https://haviksteigers.nl'],
    phones: ['078 555 41 90'],
    emails: ['planning@haviksteigers.nl'],
    addresses: [{ street: 'Lindtsedijk 88', postalCode: '3336 LE', city: 'Zwijndrecht' }],
    foundingYear: 2004,
    kvk: '23094617',
    vat: 'NL813257496B01',
    sector: 'steigerbouwer',
    services: ['Gevelsteigers', 'Verhuur van rolsteigers', 'Hangsteigers', 'Steigerkeuring'],
    team: [
      { name: 'Ruud van der Giessen', role: 'directeur' },
      { name: 'Dennis Pols', role: 'uitvoerder' },
    ],
    hours: ['ma,di,wo,do,vr 06:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Drechtsteigers', website: 'https://drechtsteigers.nl' },
    { name: 'Steigerbedrijf Noordam' },
    { name: 'Hoogland Steigerverhuur', website: 'https://hooglandsteigerverhuur.nl' },
  ],
)

export const AMARANT = withRivals(
  {
    name: 'Schoonheidssalon Amarant',
    aliases: ['Salon Amarant', 'Amarant', 'SSA'],
    legalName: 'Schoonheidssalon Amarant',
    legalForm: 'eenmanszaak',
    websites: ['https://amarantgoes.nl'],
    phones: ['0113 55 52 83'],
    emails: ['afspraak@amarantgoes.nl'],
    addresses: [{ street: 'Lange Kerkstraat 42', postalCode: '4461 JH', city: 'Goes' }],
    foundingYear: 2013,
    kvk: '57318204',
    vat: 'NL001594827B63',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Ontharen', 'Manicure'],
    team: [
      { name: 'Janneke Poortvliet', role: 'eigenaar' },
      { name: 'Lotte de Visser', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-17:30; do 09:00-21:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Huidhuis De Poel', website: 'https://huidhuisdepoel.nl' },
    { name: 'Beautysalon Ganzepoort' },
    { name: 'Studio Zeehuid', website: 'https://studiozeehuid.nl' },
  ],
)

export const LIGHTHOUSE = withRivals(
  {
    name: 'Lighthouse Marketing',
    aliases: ['Lighthouse', 'Lighthouse Marketing The Hague', 'LHM'],
    legalName: 'Lighthouse Marketing B.V.',
    legalForm: 'bv',
    websites: ['https://lighthousemarketing.nl'],
    phones: ['070 555 28 46'],
    emails: ['hello@lighthousemarketing.nl', 'jobs@lighthousemarketing.nl'],
    addresses: [{ street: 'Prinsegracht 73', postalCode: '2512 EX', city: 'Den Haag' }],
    foundingYear: 2016,
    kvk: '65127839',
    vat: 'NL856013947B01',
    sector: 'marketingbureau',
    services: ['SEO', 'Google Ads', 'Content marketing', 'Social media'],
    team: [
      { name: 'Fiona McAllister', role: 'managing director' },
      { name: 'Joris Verhagen', role: 'strateeg' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Hofstad Online', website: 'https://hofstadonline.nl' },
    { name: 'Bureau Zeeheld' },
    { name: 'Dune Digital', website: 'https://dunedigital.nl' },
  ],
)

export const ZONNEHOEVE = withRivals(
  {
    name: 'Kaasboerderij De Zonnehoeve',
    aliases: ['De Zonnehoeve', 'De Zonnehoeve Bodegraven', 'KDZ'],
    legalName: 'Maatschap Verweij De Zonnehoeve',
    legalForm: 'maatschap',
    websites: ['https://zonnehoevekaas.nl'],
    phones: ['0172 55 50 38'],
    emails: ['boerderij@zonnehoevekaas.nl'],
    addresses: [{ street: 'Noordzijde 76', postalCode: '2411 RE', city: 'Bodegraven' }],
    foundingYear: 1952,
    kvk: '28049173',
    vat: 'NL805274913B01',
    sector: 'kaasboerderij',
    services: ['Boerenkaas', 'Rondleidingen', 'Kaasworkshops', 'Boerderijwinkel'],
    team: [
      { name: 'Gerda Verweij', role: 'eigenaar' },
      { name: 'Cees Verweij', role: 'kaasmaker' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kaasboerderij Meijegraaf', website: 'https://meijegraaf.nl' },
    { name: 'De Nieuwerbrugse Hoeve' },
    { name: 'Boerenkaas Van Rooijen', website: 'https://boerenkaasvanrooijen.nl' },
  ],
)

export const OTTER = withRivals(
  {
    name: 'Zwemschool De Otter',
    aliases: ['De Otter', 'De Otter Drachten', 'ZDO'],
    legalName: 'Zwemschool De Otter V.O.F.',
    legalForm: 'vof',
    websites: ['https://zwemschooldeotter.nl'],
    phones: ['0512 55 58 92'],
    emails: ['zwemles@zwemschooldeotter.nl'],
    addresses: [{ street: 'Burgemeester Wuiteweg 109', postalCode: '9203 KK', city: 'Drachten' }],
    foundingYear: 2010,
    kvk: '50193746',
    vat: 'NL822640175B01',
    sector: 'zwemschool',
    services: ['Zwemles voor A, B en C', 'Turbozwemles', 'Zwemles voor volwassenen', 'Aquafit'],
    team: [
      { name: 'Wietske Bouma', role: 'eigenaar' },
      { name: 'Sjoerd Dijkstra', role: 'zweminstructeur' },
    ],
    hours: ['ma,wo,vr 14:00-19:00; di,do 15:00-20:00; za 08:30-13:00; zo gesloten'],
  },
  [
    { name: 'Zwemschool Plons Smallingerland', website: 'https://plonssmallingerland.nl' },
    { name: 'Aquaschool De Wijken' },
    { name: 'Zwemles Opeinde', website: 'https://zwemlesopeinde.nl' },
  ],
)
