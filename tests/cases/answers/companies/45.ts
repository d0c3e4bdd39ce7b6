/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const PLANKGOED = withRivals(
  {
    name: 'Plankgoed',
    aliases: ['Plankgoed Vloeren', 'PGV'],
    legalName: 'Plankgoed Vloeren B.V.',
    legalForm: 'bv',
    websites: ['https://plankgoed.nl'],
    phones: ['0412 55 58 27'],
    emails: ['info@plankgoed.nl'],
    addresses: [{ street: 'Kantsingel 14', postalCode: '5349 AJ', city: 'Oss' }],
    foundingYear: 2004,
    kvk: '17164283',
    vat: 'NL813556204B01',
    sector: 'vloerenspecialist',
    services: ['PVC-vloeren', 'Parketvloeren', 'Traprenovatie', 'Vloeren schuren'],
    team: [
      { name: 'Roel van Dommelen', role: 'eigenaar' },
      { name: 'Kim Hendriks', role: 'verkoopadviseur' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Maasland Parket', website: 'https://maaslandparket.nl' },
    { name: 'Vloerenhal Oss' },
    { name: 'Van Erp Vloeren', website: 'https://vanerpvloeren.nl' },
  ],
)

export const DAUW = withRivals(
  {
    name: 'Schoonheidssalon Dauw',
    aliases: ['Salon Dauw', 'Dauw'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.salondauw.nl'],
    phones: ['0182 55 51 94'],
    emails: ['hallo@salondauw.nl'],
    addresses: [{ street: 'Lange Tiendeweg 63', postalCode: '2801 KE', city: 'Gouda' }],
    foundingYear: 2016,
    kvk: '65820471',
    vat: 'NL002318847B19',
    sector: 'schoonheidsspecialist',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Wenkbrauwen epileren', 'Waxen'],
    team: [{ name: 'Marloes Verkerk', role: 'eigenaar en schoonheidsspecialist' }],
    hours: ['ma,di 09:00-17:00; wo gesloten; do 10:00-21:00; vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Huidinstituut Zuidplas', website: 'https://huidinstituutzuidplas.nl' },
    { name: 'Beauty by Noor' },
    { name: 'Puur Schoonheid', website: 'https://puurschoonheidgouda.nl' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra & Van Houwelingen Advocaten',
    aliases: ['Terpstra Van Houwelingen', 'TVH Advocaten', 'TVH'],
    legalForm: 'maatschap',
    websites: ['https://tvhadvocaten.nl'],
    phones: ['0592 55 53 06'],
    emails: ['secretariaat@tvhadvocaten.nl'],
    addresses: [{ street: 'Vaart Z.Z. 88', postalCode: '9401 GP', city: 'Assen' }],
    foundingYear: 1994,
    kvk: '04071935',
    vat: 'NL805114927B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Strafrecht'],
    team: [
      { name: 'Ids Terpstra', role: 'advocaat arbeidsrecht' },
      { name: 'Corine van Houwelingen', role: 'advocaat familierecht' },
      { name: 'Joost Meinders', role: 'advocaat strafrecht' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'De Brink Advocaten', website: 'https://debrinkadvocaten.nl' },
    { name: 'Hofstee Koster Advocaten', website: 'https://hofsteekoster.nl' },
    { name: 'Advocatenkantoor Luinge' },
  ],
)
