/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TAXI = withRivals(
  {
    name: 'Taxibedrijf Roelfsema',
    aliases: ['Taxi Roelfsema', 'Roelfsema', 'TBR'],
    legalName: 'Taxibedrijf Roelfsema V.O.F.',
    legalForm: 'vof',
    websites: ['https://taxiroelfsema.nl'],
    phones: ['0592 55 51 84'],
    emails: ['planning@taxiroelfsema.nl'],
    addresses: [{ street: 'Industrieweg 23', postalCode: '9403 AB', city: 'Assen' }],
    foundingYear: 1968,
    kvk: '04038215',
    vat: 'NL003418276B01',
    sector: 'taxibedrijf',
    services: ['Taxivervoer', 'Luchthavenvervoer', 'Rolstoelvervoer', 'Leerlingenvervoer', 'Zakelijk vervoer'],
    team: [
      { name: 'Harm Roelfsema', role: 'eigenaar' },
      { name: 'Jannie Kuipers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-23:00; za 07:00-23:30; zo 08:00-22:00'],
  },
  [
    { name: 'Taxi Drentheland', website: 'https://taxidrentheland.nl' },
    { name: 'Assense Taxicentrale' },
    { name: 'Hulshof Personenvervoer', website: 'https://hulshofpersonenvervoer.nl' },
  ],
)

export const NAILS = withRivals(
  {
    name: 'De Parel',
    aliases: ['Nagelstudio De Parel', 'De Parel Nails & Beauty', 'DPNB'],
    legalForm: 'eenmanszaak',
    websites: ['https://deparelnails.nl'],
    phones: ['0164 55 52 70'],
    emails: ['hallo@deparelnails.nl'],
    addresses: [{ street: 'Zuivelstraat 41', postalCode: '4611 PJ', city: 'Bergen op Zoom' }],
    foundingYear: 2012,
    kvk: '20173946',
    vat: 'NL001946382B17',
    sector: 'nagelstudio',
    services: ['Gelnagels', 'Manicure', 'Pedicure', 'Gezichtsbehandeling', 'Wimperextensions'],
    team: [
      { name: 'Kelly van Oevelen', role: 'eigenaar' },
      { name: 'Samira Bouzid', role: 'nagelstylist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Studio Glans', website: 'https://studioglans.nl' },
    { name: 'Beautysalon Mirre' },
    { name: 'Nails by Danique', website: 'https://nailsbydanique.nl' },
  ],
)

export const SOFT = withRivals(
  {
    name: 'Codewerf',
    aliases: ['Codewerf Software', 'Softwarebureau Codewerf', 'CWS'],
    legalName: 'Codewerf Software B.V.',
    legalForm: 'bv',
    websites: ['https://codewerf.nl'],
    phones: ['033 555 51 62'],
    emails: ['hoi@codewerf.nl'],
    addresses: [{ street: 'Stadsring 118', postalCode: '3811 HS', city: 'Amersfoort' }],
    foundingYear: 2009,
    kvk: '32149507',
    vat: 'NL820374615B01',
    sector: 'softwarebureau',
    services: ['Maatwerksoftware', 'Webapplicaties', 'App-ontwikkeling', 'API-koppelingen', 'Software-onderhoud'],
    team: [
      { name: 'Marijn Teeuwen', role: 'directeur' },
      { name: 'Ilse Hofkamp', role: 'lead developer' },
      { name: 'Bas Verdonk', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Bitbaas', website: 'https://bitbaas.nl' },
    { name: 'Keistad Software' },
    { name: 'Vathorst Digital', website: 'https://vathorstdigital.nl' },
  ],
)
