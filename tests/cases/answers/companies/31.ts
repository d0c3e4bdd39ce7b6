/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Verhuizingen',
    aliases: ['Gebroeders Terpstra', 'Terpstra Verhuisservice'],
    legalName: 'V.O.F. Gebroeders Terpstra Verhuizingen',
    legalForm: 'vof',
    websites: ['https://www.terpstraverhuizingen.nl'],
    phones: ['0513 55 52 84'],
    emails: ['planning@terpstraverhuizingen.nl'],
    addresses: [{ street: 'Wetterwille 22', postalCode: '8447 GC', city: 'Heerenveen' }],
    foundingYear: 1978,
    kvk: '01049372',
    vat: 'NL801946273B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag van inboedels', 'Pianotransport'],
    team: [
      { name: 'Sietse Terpstra', role: 'vennoot' },
      { name: 'Froukje Terpstra', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Friesland Verhuist', website: 'https://frieslandverhuist.nl' },
    { name: 'Wijbenga Verhuizers' },
    { name: 'Noorderhuis', website: 'https://www.noorderhuis-verhuizingen.nl' },
  ],
)

export const ANKER = withRivals(
  {
    name: 'Hotel Restaurant Het Anker',
    aliases: ['Hotel Het Anker', 'Het Anker'],
    legalName: 'Ankerhof Horeca B.V.',
    legalForm: 'bv',
    websites: ['https://hotelhetanker.nl'],
    phones: ['0111 55 57 30'],
    emails: ['receptie@hotelhetanker.nl'],
    addresses: [{ street: 'Havenpark 41', postalCode: '4301 JG', city: 'Zierikzee' }],
    foundingYear: 1926,
    kvk: '22037815',
    vat: 'NL807351964B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Diner à la carte', 'Vergaderzalen', 'Bruiloften'],
    team: [
      { name: 'Marleen de Waal', role: 'eigenaar' },
      { name: 'Jeroen Bakx', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,zo 07:00-22:30; vr,za 07:00-23:30'],
  },
  [
    { name: 'Hotel Schouwenduin', website: 'https://hotelschouwenduin.nl' },
    { name: 'Logement De Havenpoort', website: 'https://www.dehavenpoort.nl' },
    { name: 'De Zeeuwse Hoeve' },
  ],
)

export const CTB = withRivals(
  {
    name: 'CTB Salland',
    aliases: ['CTB', 'Coaching & Training Bureau Salland'],
    legalName: 'Maatschap CTB Salland',
    legalForm: 'maatschap',
    websites: ['https://www.ctbsalland.nl'],
    phones: ['0570 55 51 96', '06 48 55 53 07'],
    emails: ['contact@ctbsalland.nl'],
    addresses: [{ street: 'Brinkgreverweg 118', postalCode: '7413 AE', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '08194726',
    vat: 'NL820475916B01',
    sector: 'coachingbureau',
    services: ['Loopbaancoaching', 'Burn-outbegeleiding', 'Teamtraining', 'Leiderschapstrajecten'],
    team: [
      { name: 'Ingrid Brouwer', role: 'coach' },
      { name: 'Menno Haverkate', role: 'trainer' },
      { name: 'Saskia ten Have', role: 'coach' },
    ],
    hours: ['ma,di,do 09:00-21:00; wo,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Loopbaanhuis IJssel', website: 'https://loopbaanhuisijssel.nl' },
    { name: 'Bureau Meander' },
    { name: 'Koers Coaching', website: 'https://koerscoaching.nl' },
  ],
)
