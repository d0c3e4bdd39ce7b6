/** More invented companies: names with accents, a name that is a common noun, a name that many hotels have, a Belgian company called after a person. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZONNEHOF = withRivals(
  {
    name: 'Tandartspraktijk Zonnehof',
    aliases: ['Zonnehof Tandartsen'],
    legalForm: 'maatschap',
    websites: ['https://www.zonnehoftandartsen.nl'],
    phones: ['033 555 06 78'],
    emails: ['balie@zonnehoftandartsen.nl'],
    addresses: [{ street: 'Stadsring 75-2', postalCode: '3811 HN', city: 'Amersfoort' }],
    foundingYear: 1998,
    kvk: '32098471',
    sector: 'tandarts',
    services: ['Implantaten', 'Mondhygiëne', 'Wortelkanaalbehandeling'],
    team: [
      { name: 'Noor El Amrani', role: 'tandarts' },
      { name: 'Pieter-Jan Visser', role: 'praktijkhouder' },
    ],
  },
  [
    { name: 'Mondzorg Eemplein', website: 'https://mondzorgeemplein.nl' },
    { name: 'Tandheelkundig Centrum Vathorst', website: 'https://tcvathorst.nl' },
  ],
)

export const KROLLER = withRivals(
  {
    name: 'Kröller & Łuczak Advocaten',
    aliases: ['Kröller Advocaten'],
    legalName: 'Kröller & Łuczak Advocaten N.V.',
    legalForm: 'nv',
    websites: ['https://krollerluczak.nl'],
    phones: ['070 555 07 89'],
    emails: ['kantoor@krollerluczak.nl'],
    addresses: [{ street: 'Lange Voorhout 33a', postalCode: '2514 EC', city: 'Den Haag' }],
    foundingYear: 2001,
    kvk: '27193845',
    vat: 'NL810293847B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Anaïs Kröller', role: 'oprichter' },
      { name: 'Tomasz Łuczak', role: 'oprichter' },
    ],
  },
  [{ name: 'Hofstad Legal', website: 'https://hofstadlegal.nl' }, { name: 'Van Rijn & Partners' }],
)

export const KETTING = withRivals(
  {
    name: 'Ketting',
    aliases: ['Fietsenmakerij Ketting'],
    legalForm: 'eenmanszaak',
    websites: ['https://kettingfietsen.nl'],
    phones: ['06 55 50 77 88', '073 555 08 90'],
    emails: ['joost@kettingfietsen.nl'],
    addresses: [{ street: 'Hinthamerstraat 118', postalCode: '5211 MT', city: "'s-Hertogenbosch" }],
    foundingYear: 2016,
    kvk: '65829174',
    sector: 'fietsenmaker',
    services: ['Bandreparatie', 'E-bikes', 'Bakfietsen'],
    team: [{ name: 'Joost Ketting', role: 'eigenaar' }],
  },
  [{ name: 'De Fietskamer' }, { name: 'Wielerhuis Brabant', website: 'https://wielerhuisbrabant.nl' }],
)

export const PIXELWERK = withRivals(
  {
    name: 'Pixelwerk',
    aliases: ['PW Software'],
    legalName: 'Pixelwerk Software B.V.',
    legalForm: 'bv',
    websites: ['https://www.pixelwerk.io'],
    phones: ['040 555 09 01'],
    emails: ['hello@pixelwerk.io'],
    addresses: [{ street: 'Torenallee 20', postalCode: '5617 BC', city: 'Eindhoven' }],
    foundingYear: 2011,
    kvk: '53471829',
    vat: 'NL850947361B01',
    sector: 'softwarebedrijf',
    services: ['Webapplicaties', 'Koppelingen', 'App-ontwikkeling'],
    team: [
      { name: 'Bram Hendriks', role: 'CEO' },
      { name: 'Fatma Yıldız', role: 'CTO' },
    ],
  },
  [
    { name: 'CodeKantoor', website: 'https://codekantoor.nl' },
    { name: 'Bitfabriek', website: 'https://bitfabriek.nl' },
  ],
)

export const ZEEZICHT = withRivals(
  {
    name: 'Hotel Zeezicht',
    aliases: ['Zeezicht Zandvoort'],
    legalForm: 'bv',
    websites: ['https://hotelzeezicht-zandvoort.nl'],
    phones: ['023 555 10 12'],
    emails: ['receptie@hotelzeezicht-zandvoort.nl'],
    addresses: [{ street: 'Boulevard Barnaart 14', postalCode: '2041 JB', city: 'Zandvoort' }],
    foundingYear: 1926,
    kvk: '34057219',
    sector: 'hotel',
    services: ['Vergaderzalen', 'Ontbijtbuffet', 'Fietsverhuur'],
    team: [],
  },
  [{ name: 'Hotel Duinrand' }, { name: 'Strandhotel Noordzee', website: 'https://www.strandhotelnoordzee.nl' }],
)

export const DEWAELE = withRivals(
  {
    name: 'Jan De Waele',
    aliases: ['Schilderwerken De Waele', 'De Waele Schilderwerken'],
    legalForm: 'eenmanszaak',
    websites: ['https://dewaele-schilder.be'],
    phones: ['+32 9 223 61 62'],
    emails: ['jan@dewaele-schilder.be'],
    addresses: [{ street: 'Kortrijksesteenweg 410', postalCode: '9000', city: 'Gent' }],
    foundingYear: 2003,
    sector: 'schildersbedrijf',
    services: ['Binnenschilderwerk', 'Gevelrenovatie', 'Behangen'],
    team: [{ name: 'Jan De Waele', role: 'zaakvoerder' }],
  },
  [{ name: 'Kleur & Co' }, { name: 'Schilders Verlinden', website: 'https://schildersverlinden.be' }],
)

export const NEST = withRivals(
  {
    name: 'Kinderopvang Het Nest',
    aliases: ['Het Nest'],
    legalName: 'Stichting Kinderopvang Het Nest',
    legalForm: 'stichting',
    websites: ['https://www.hetnest-deventer.nl'],
    phones: ['0570 55 51 20'],
    emails: ['planning@hetnest-deventer.nl'],
    addresses: [{ street: 'Brinkgreverweg 3', postalCode: '7413 AA', city: 'Deventer' }],
    foundingYear: 1994,
    kvk: '41244556',
    sector: 'kinderdagverblijf',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang'],
    team: [{ name: 'Saskia ter Horst', role: 'directeur' }],
  },
  [{ name: 'Kindercentrum De Boomhut', website: 'https://boomhut.nl' }, { name: 'Partou' }],
)
