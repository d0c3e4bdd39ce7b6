/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WESSELS = withRivals(
  {
    name: 'Slagerij Wessels',
    aliases: ['Wessels', 'Slagerij Wessels & Zn.'],
    legalName: 'V.O.F. Slagerij Wessels',
    legalForm: 'vof',
    websites: ['https://www.slagerijwessels.nl'],
    phones: ['0314 55 51 27'],
    emails: ['winkel@slagerijwessels.nl'],
    addresses: [{ street: 'Waterstraat 18', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 1958,
    kvk: '09104372',
    vat: 'NL008615402B01',
    sector: 'slagerij',
    services: ['Huisgemaakte worst', 'Barbecuepakketten', 'Gourmetschotels', 'Catering'],
    team: [
      { name: 'Henk Wessels', role: 'eigenaar' },
      { name: 'Marloes Wessels', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:00-18:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Te Winkel', website: 'https://slagerijtewinkel.nl' },
    { name: 'De Vleeschmeesters', website: 'https://www.devleeschmeesters.nl' },
    { name: 'Slagerij Bulten' },
  ],
)

export const STADSPOORT = withRivals(
  {
    name: 'Stadspoort Makelaars',
    aliases: ['Stadspoort', 'Stadspoort Makelaars & Taxateurs', 'SMT'],
    legalName: 'Stadspoort Makelaars & Taxateurs B.V.',
    legalForm: 'bv',
    websites: ['https://stadspoortmakelaars.nl'],
    phones: ['033 555 18 40'],
    emails: ['info@stadspoortmakelaars.nl'],
    addresses: [{ street: 'Kamp 44', postalCode: '3811 AS', city: 'Amersfoort' }],
    foundingYear: 1996,
    kvk: '32065718',
    vat: 'NL806214957B01',
    sector: 'makelaarskantoor',
    services: ['Verkoop van woningen', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Pieter van Loon', role: 'directeur' },
      { name: 'Yasmina El Idrissi', role: 'aankoopmakelaar' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Eemland Wonen', website: 'https://eemlandwonen.nl' },
    { name: 'Van Rossum Makelaardij', website: 'https://www.vanrossummakelaardij.nl' },
    { name: 'Huis & Haard Amersfoort' },
  ],
)

export const GETIJ = withRivals(
  {
    name: 'Yogastudio Getij',
    aliases: ['Getij', 'Getij Yoga'],
    legalForm: 'eenmanszaak',
    websites: ['https://getijyoga.nl'],
    phones: ['0118 55 56 03'],
    emails: ['hallo@getijyoga.nl'],
    addresses: [{ street: 'Vlasmarkt 21', postalCode: '4331 PC', city: 'Middelburg' }],
    foundingYear: 2014,
    kvk: '60274913',
    vat: 'NL002174839B57',
    sector: 'yogastudio',
    services: ['Yin yoga', 'Vinyasa yoga', 'Zwangerschapsyoga', 'Strandyoga', 'Privélessen'],
    team: [
      { name: 'Noor de Visser', role: 'eigenaar en docent' },
      { name: 'Jelle Maas', role: 'docent' },
    ],
    hours: ['ma,wo 09:00-21:30; di,do 17:00-21:30; vr 09:00-13:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Yogahuis Walcheren', website: 'https://yogahuiswalcheren.nl' },
    { name: 'Studio Zout', website: 'https://www.studiozout.nl' },
    { name: 'Asana Zeeland' },
  ],
)
