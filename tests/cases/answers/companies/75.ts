/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROSSEM = withRivals(
  {
    name: 'Uitvaartzorg Van Rossem',
    aliases: ['Van Rossem', 'Van Rossem Uitvaarten', 'UVR'],
    legalName: 'Uitvaartzorg Van Rossem V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanrossemuitvaart.nl'],
    phones: ['033 555 24 17'],
    emails: ['info@vanrossemuitvaart.nl'],
    addresses: [{ street: 'Leusderweg 214', postalCode: '3817 KD', city: 'Amersfoort' }],
    foundingYear: 1964,
    kvk: '31074926',
    vat: 'NL804719263B01',
    sector: 'uitvaartondernemer',
    services: ['Begrafenis', 'Crematie', 'Natuurbegrafenis', 'Thuisopbaring', 'Rouwkaarten'],
    team: [
      { name: 'Elske van Rossem', role: 'eigenaar' },
      { name: 'Joost Hendriks', role: 'uitvaartleider' },
    ],
  },
  [
    { name: 'Eemland Uitvaarten', website: 'https://eemlanduitvaarten.nl' },
    { name: 'Hofstra & Dochter' },
    { name: 'De Laatste Groet', website: 'https://delaatstegroet-amersfoort.nl' },
  ],
)

export const NOORDKOERS = withRivals(
  {
    name: 'Verkeersschool Noordkoers',
    aliases: ['Noordkoers', 'Rijschool Noordkoers', 'VSN'],
    legalName: 'Noordkoers Rijopleidingen B.V.',
    legalForm: 'bv',
    websites: ['https://noordkoers.frl'],
    phones: ['058 555 31 60', '06 55 55 07 84'],
    emails: ['lessen@noordkoers.frl'],
    addresses: [{ street: 'Schrans 83', postalCode: '8932 NC', city: 'Leeuwarden' }],
    foundingYear: 2009,
    kvk: '68215043',
    vat: 'NL857340916B01',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Aanhangerrijbewijs (BE)', 'Spoedcursus', 'Theoriecursus'],
    team: [
      { name: 'Tjeerd Wiersma', role: 'eigenaar' },
      { name: 'Fenna de Boer', role: 'motorinstructeur' },
      { name: 'Rachid Amrani', role: 'theoriedocent' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-21:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Poelstra', website: 'https://rijschoolpoelstra.nl' },
    { name: 'Friesland op Weg', website: 'https://www.frieslandopweg.nl' },
    { name: 'Blokhuis Rijopleidingen' },
  ],
)

export const KRUIMEL = withRivals(
  {
    name: 'De Kruimel',
    aliases: ['Lunchroom De Kruimel', 'Kruimel'],
    legalForm: 'eenmanszaak',
    websites: ['https://dekruimeldeventer.nl'],
    phones: ['0570 55 51 92'],
    emails: ['hallo@dekruimeldeventer.nl'],
    addresses: [{ street: 'Kleine Overstraat 41', postalCode: '7411 JJ', city: 'Deventer' }],
    foundingYear: 2016,
    kvk: '65903718',
    vat: 'NL002184573B64',
    sector: 'lunchroom',
    services: ['High tea', 'Ontbijt', 'Taarten op bestelling', 'Lunch bezorgen', 'Kinderfeestjes'],
    team: [
      { name: 'Marjolein Pasman', role: 'eigenaar' },
      { name: 'Bram Kuiper', role: 'kok' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-16:30; za 09:00-17:00; zo 11:00-16:00'],
  },
  [
    { name: 'Brood & Boter', website: 'https://broodenboterdeventer.nl' },
    { name: 'Tante Toos' },
    { name: 'Lunchcafé Het Wantij', website: 'https://hetwantij.nl' },
  ],
)
