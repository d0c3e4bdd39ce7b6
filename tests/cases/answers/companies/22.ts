/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LENTE = withRivals(
  {
    name: 'Restaurant Lente',
    aliases: ['Lente'],
    legalForm: 'eenmanszaak',
    websites: ['https://restaurantlente.nl'],
    phones: ['038 555 74 19'],
    emails: ['reserveren@restaurantlente.nl'],
    addresses: [{ street: 'Thorbeckegracht 33', postalCode: '8011 VN', city: 'Zwolle' }],
    foundingYear: 2015,
    kvk: '63418205',
    vat: 'NL002184637B62',
    sector: 'restaurant',
    services: ['Lunch', 'Verrassingsmenu', 'Vegetarische gerechten', 'Catering', 'Private dining'],
    team: [
      { name: 'Nina Scholten', role: 'eigenaar' },
      { name: 'Daan Veltkamp', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 12:00-23:00; zo 12:00-21:00'],
  },
  [
    { name: 'Brasserie Sassenpoort' },
    { name: 'De Gouden Lepel', website: 'https://degoudenlepelzwolle.nl' },
    { name: 'Bistro Kade' },
  ],
)

export const KOSTER = withRivals(
  {
    name: 'Koster Uitvaartzorg',
    aliases: ['Uitvaartzorg Koster'],
    legalName: 'Koster Uitvaartverzorging V.O.F.',
    legalForm: 'vof',
    websites: ['https://www.kosteruitvaart.nl'],
    phones: ['023 555 80 12'],
    emails: ['info@kosteruitvaart.nl'],
    addresses: [{ street: 'Kleverlaan 57', postalCode: '2023 JC', city: 'Haarlem' }],
    foundingYear: 1973,
    kvk: '34081759',
    vat: 'NL803951724B01',
    sector: 'uitvaartondernemer',
    services: ['Begrafenis', 'Crematie', 'Thuisopbaring', 'Rouwkaarten', 'Nazorg'],
    team: [
      { name: 'Gerard Koster', role: 'eigenaar' },
      { name: 'Ilse Duin', role: 'uitvaartbegeleider' },
    ],
  },
  [
    { name: 'Uitvaarthuis Kennemerduin' },
    { name: 'Morgenrood Uitvaarten', website: 'https://morgenrooduitvaarten.nl' },
    { name: 'Van Ees Uitvaartbegeleiding' },
  ],
)

export const DELFLAND = withRivals(
  {
    name: 'Delfland Verhuizingen',
    aliases: ['DVT'],
    legalName: 'Delflandse Verhuis- en Transportdienst B.V.',
    legalForm: 'bv',
    websites: ['https://delflandverhuizingen.nl'],
    phones: ['015 555 43 68'],
    emails: ['planning@delflandverhuizingen.nl'],
    addresses: [{ street: 'Schieweg 82', postalCode: '2627 AN', city: 'Delft' }],
    foundingYear: 1981,
    kvk: '27190463',
    vat: 'NL805618293B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift', 'Pianotransport'],
    team: [
      { name: 'Ruud van Velzen', role: 'directeur' },
      { name: 'Samira Bakkali', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:30; za 08:00-14:00; zo gesloten'],
  },
  [
    { name: 'Verhuisgigant Haaglanden' },
    { name: 'Prinsenstad Verhuizers', website: 'https://prinsenstadverhuizers.nl' },
    { name: 'Mulder & Zn Verhuizingen' },
  ],
)
