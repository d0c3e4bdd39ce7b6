/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TIJM = withRivals(
  {
    name: 'Restaurant Tijm',
    aliases: ['Tijm', 'Tijm Amersfoort'],
    legalName: 'Tijm Horeca V.O.F.',
    legalForm: 'vof',
    websites: ['https://eetbijtijm.nl'],
    phones: ['033 555 47 12'],
    emails: ['reserveren@eetbijtijm.nl'],
    addresses: [{ street: 'Havik 23', postalCode: '3811 EX', city: 'Amersfoort' }],
    foundingYear: 2014,
    kvk: '61407285',
    vat: 'NL854312907B01',
    sector: 'restaurant',
    services: ['Lunch', 'Diner', 'Privédineren', 'Catering', 'Wijnproeverij'],
    team: [
      { name: 'Bram Oosterling', role: 'eigenaar en gastheer' },
      { name: 'Jasmijn Verkerk', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 12:00-22:30; zo 12:00-21:00'],
  },
  [
    { name: 'Bistro Langegracht', website: 'https://bistrolangegracht.nl' },
    { name: 'De Smidse' },
    { name: 'Eetlokaal Noord', website: 'https://www.eetlokaalnoord.nl' },
  ],
)

export const TVL = withRivals(
  {
    name: 'Terpstra & Van Loon Administraties',
    aliases: ['Terpstra & Van Loon', 'TVL', 'TVL Administraties'],
    legalName: 'Terpstra & Van Loon Administraties B.V.',
    legalForm: 'bv',
    websites: ['https://tvl-administraties.nl'],
    phones: ['0513 55 52 64'],
    emails: ['info@tvl-administraties.nl'],
    addresses: [{ street: 'Dracht 118', postalCode: '8442 BX', city: 'Heerenveen' }],
    foundingYear: 1998,
    kvk: '01087346',
    vat: 'NL807615243B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Btw-aangifte', 'Salarisadministratie', 'Jaarrekening', 'Belastingaangifte'],
    team: [
      { name: 'Wiebe Terpstra', role: 'eigenaar' },
      { name: 'Marloes van Loon', role: 'fiscalist' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Cijferwijs Friesland', website: 'https://cijferwijsfriesland.nl' },
    { name: 'Administratiekantoor Hoekstra' },
    { name: 'De Boekhoudkamer', website: 'https://deboekhoudkamer.nl' },
  ],
)

export const GRASDUIN = withRivals(
  {
    name: 'Grasduin Hoveniers',
    aliases: ['Grasduin', 'Hoveniersbedrijf Grasduin', 'GDH'],
    legalForm: 'eenmanszaak',
    websites: ['https://grasduinhoveniers.nl'],
    phones: ['076 555 83 90'],
    emails: ['tuin@grasduinhoveniers.nl'],
    addresses: [{ street: 'Hoevenseweg 41', postalCode: '4877 LA', city: 'Etten-Leur' }],
    foundingYear: 2006,
    kvk: '20124938',
    vat: 'NL001947286B40',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Bestrating', 'Vijvers'],
    team: [
      { name: 'Joost Goverde', role: 'eigenaar' },
      { name: 'Lieke Aarts', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Van Hooijdonk Tuinen', website: 'https://vanhooijdonktuinen.nl' },
    { name: 'De Groene Spade', website: 'https://degroenespade.nl' },
    { name: 'Buitenkamer Brabant' },
  ],
)
