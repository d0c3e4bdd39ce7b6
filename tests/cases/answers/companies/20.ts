/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TONGEREN = withRivals(
  {
    name: 'Van Tongeren Horecagroothandel',
    aliases: ['Van Tongeren Foodservice'],
    legalName: 'Van Tongeren Foodservice B.V.',
    legalForm: 'bv',
    websites: ['https://www.vantongeren-horeca.nl'],
    phones: ['077 555 48 60'],
    emails: ['verkoop@vantongeren-horeca.nl'],
    addresses: [{ street: 'Columbusweg 15', postalCode: '5928 LA', city: 'Venlo' }],
    foundingYear: 1964,
    kvk: '12017385',
    vat: 'NL846281946B01',
    sector: 'groothandel',
    services: ['Diepvriesproducten', 'Dranken', 'Disposables', 'Verse groenten'],
    team: [
      { name: 'Roel van Tongeren', role: 'directeur' },
      { name: 'Anouk Heijnen', role: 'hoofd verkoop' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-18:00; za 07:00-13:00; zo gesloten'],
  },
  [
    { name: 'Horecapartner Limburg', website: 'https://horecapartnerlimburg.nl' },
    { name: 'Maasfood' },
    { name: 'Zuiderfrost', website: 'https://zuiderfrost.nl' },
  ],
)

export const LINKSAF = withRivals(
  {
    name: 'Rijschool Linksaf',
    aliases: ['Linksaf Rijopleidingen'],
    legalForm: 'vof',
    websites: ['https://rijschoollinksaf.nl'],
    phones: ['078 555 17 63', '06 42 55 51 76'],
    emails: ['les@rijschoollinksaf.nl'],
    addresses: [{ street: 'Krispijnseweg 92', postalCode: '3314 KH', city: 'Dordrecht' }],
    foundingYear: 2010,
    kvk: '49836127',
    vat: 'NL882199353B01',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Spoedcursussen', 'Faalangsttraining'],
    team: [
      { name: 'Kemal Aydin', role: 'eigenaar' },
      { name: 'Wilma Stam', role: 'eigenaar' },
    ],
  },
  [
    { name: 'Rijschool Drechtstad', website: 'https://rijschooldrechtstad.nl' },
    { name: 'Verkeersschool Merwede' },
    { name: 'Rijacademie Zuid' },
  ],
)

export const LETTERHUIS = withRivals(
  {
    name: 'Drukkerij Het Letterhuis',
    aliases: ['Het Letterhuis'],
    legalName: 'Het Letterhuis Grafisch B.V.',
    legalForm: 'bv',
    websites: ['https://hetletterhuis.nl'],
    phones: ['013 555 72 45'],
    emails: ['order@hetletterhuis.nl'],
    addresses: [{ street: 'Goirleseweg 64', postalCode: '5026 PB', city: 'Tilburg' }],
    foundingYear: 1952,
    kvk: '18027436',
    vat: 'NL818190930B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures', 'Boeken drukken', 'Spandoeken'],
    team: [
      { name: 'Toon Verhagen', role: 'directeur' },
      { name: 'Lieke Smulders', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-15:30; za,zo gesloten'],
  },
  [
    { name: 'Printcentrum Spoorzone' },
    { name: 'Drukwerk Brabant', website: 'https://drukwerkbrabant.nl' },
    { name: 'De Zetterij' },
  ],
)
