/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TAX = withRivals(
  {
    name: 'Hamstra Kuiper Belastingadvies',
    aliases: ['Hamstra Kuiper', 'HKB'],
    legalName: 'Maatschap Hamstra Kuiper',
    legalForm: 'maatschap',
    websites: ['https://hamstrakuiper.nl'],
    phones: ['0513 55 52 18'],
    emails: ['info@hamstrakuiper.nl'],
    addresses: [{ street: 'Oude Koemarkt 23', postalCode: '8441 EP', city: 'Heerenveen' }],
    foundingYear: 1994,
    kvk: '01087342',
    vat: 'NL804415972B01',
    sector: 'belastingadviseur',
    services: ['Aangifte inkomstenbelasting', 'Bedrijfsoverdracht', 'Btw-advies', 'Estate planning'],
    team: [
      { name: 'Jelle Hamstra', role: 'eigenaar' },
      { name: 'Marijke Kuiper', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Friesland Fiscaal', website: 'https://frieslandfiscaal.nl' },
    { name: 'Brouwer Tax & Advies' },
    { name: 'De Aangiftemakers', website: 'https://www.deaangiftemakers.nl' },
  ],
)

export const FARM = withRivals(
  {
    name: 'De Korenbloem',
    aliases: ['Landwinkel De Korenbloem', 'Korenbloem Streekproducten'],
    legalName: 'V.O.F. De Korenbloem',
    legalForm: 'vof',
    websites: ['https://korenbloemlochem.nl'],
    phones: ['0573 55 54 06'],
    emails: ['winkel@korenbloemlochem.nl'],
    addresses: [{ street: 'Zwiepseweg 114', postalCode: '7241 GR', city: 'Lochem' }],
    foundingYear: 2006,
    kvk: '08154290',
    vat: 'NL815203377B01',
    sector: 'boerderijwinkel',
    services: ['Zuivel van eigen koeien', 'Streekpakketten', 'Vlees van eigen boerderij', 'Kinderfeestjes'],
    team: [
      { name: 'Herman Wansink', role: 'eigenaar' },
      { name: 'Ilse Wansink', role: 'kaasmaker' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 09:30-17:30; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Erve Nijland', website: 'https://ervenijland.nl' },
    { name: 'Boerderijwinkel Groot Roessink' },
    { name: 'De Melktap', website: 'https://demelktap.nl' },
  ],
)

export const WINDOWS = withRivals(
  {
    name: 'Streeploos Glasbewassing',
    aliases: ['Streeploos', 'SGB'],
    legalName: 'Streeploos Glas- en Gevelreiniging B.V.',
    legalForm: 'bv',
    websites: ['https://www.streeploos.nl'],
    phones: ['033 555 57 29'],
    emails: ['planning@streeploos.nl'],
    addresses: [{ street: 'Kleine Koppel 38', postalCode: '3812 PH', city: 'Amersfoort' }],
    foundingYear: 2013,
    kvk: '58273916',
    vat: 'NL852963147B01',
    sector: 'glazenwasser',
    services: ['Glasbewassing', 'Gevelreiniging', 'Zonnepanelen reinigen', 'Dakgoten legen'],
    team: [
      { name: 'Youssef Amrani', role: 'directeur' },
      { name: 'Linda van Dam', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Keistad Glazenwassers', website: 'https://keistadglazenwassers.nl' },
    { name: 'Ruitenmeester', website: 'https://www.ruitenmeester.nl' },
    { name: 'Schoonmaakbedrijf Van Ginkel' },
  ],
)
