/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const STEENHUIS = withRivals(
  {
    name: 'Steenhuis Dakwerken',
    aliases: ['Dakdekker Steenhuis'],
    legalName: 'Steenhuis Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://www.steenhuisdakwerken.nl'],
    phones: ['0570 55 51 84', '06 30 55 51 84'],
    emails: ['info@steenhuisdakwerken.nl'],
    addresses: [{ street: 'Hanzeweg 28', postalCode: '7418 AT', city: 'Deventer' }],
    foundingYear: 1989,
    kvk: '08043617',
    vat: 'NL852601815B01',
    sector: 'dakdekker',
    services: ['Platte daken', 'Zinkwerk', 'Dakisolatie', 'Dakgoten'],
    team: [
      { name: 'Marcel Steenhuis', role: 'directeur' },
      { name: 'Ilona Steenhuis', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Dakmeesters Salland', website: 'https://dakmeesterssalland.nl' },
    { name: 'IJsselstreek Dakbedekking' },
    { name: 'Roofing Oost' },
  ],
)

export const LINIE = withRivals(
  {
    name: 'Tandartsenpraktijk De Linie',
    aliases: ['De Linie Tandartsen'],
    legalForm: 'maatschap',
    websites: ['https://tandartsdelinie.nl'],
    phones: ['0229 55 53 41'],
    emails: ['balie@tandartsdelinie.nl'],
    addresses: [{ street: 'Draafsingel 52', postalCode: '1623 LC', city: 'Hoorn' }],
    foundingYear: 2007,
    kvk: '37128405',
    sector: 'tandarts',
    services: ['Implantaten', 'Mondhygiëne', 'Kronen en bruggen', 'Kindertandheelkunde'],
    team: [
      { name: 'Farida El Amrani', role: 'tandarts' },
      { name: 'Jeroen Bleeker', role: 'tandarts' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:30; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Westfriesland', website: 'https://mondzorgwestfriesland.nl' },
    { name: 'Tandartsen Grote Noord' },
    { name: 'Dental Clinic Hoorn' },
  ],
)

export const ROOSTERLY = withRivals(
  {
    name: 'Roosterly',
    aliases: [],
    legalName: 'Roosterly B.V.',
    legalForm: 'bv',
    websites: ['https://www.roosterly.nl'],
    phones: ['050 555 26 70'],
    emails: ['support@roosterly.nl'],
    addresses: [{ street: 'Gedempte Zuiderdiep 98', postalCode: '9711 HL', city: 'Groningen' }],
    foundingYear: 2016,
    kvk: '65284190',
    vat: 'NL859083019B01',
    sector: 'softwarebedrijf',
    services: ['Personeelsplanning', 'Urenregistratie', 'Verlofbeheer'],
    team: [
      { name: 'Niels Hofstra', role: 'CEO' },
      { name: 'Priya Raman', role: 'CTO' },
    ],
  },
  [
    { name: 'Shiftwijzer', website: 'https://shiftwijzer.nl' },
    { name: 'Planvloed', website: 'https://planvloed.com' },
    { name: 'Dienstenwijs' },
  ],
)
