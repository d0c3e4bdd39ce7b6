/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const PEELLAND = withRivals(
  {
    name: 'Autoschadeherstel Peelland',
    aliases: ['Peelland Autoschade', 'ASP'],
    legalName: 'Autoschadeherstel Peelland B.V.',
    legalForm: 'bv',
    websites: ['https://www.autoschadepeelland.nl'],
    phones: ['0493 55 51 38'],
    emails: ['info@autoschadepeelland.nl'],
    addresses: [{ street: 'Energiestraat 23', postalCode: '5753 RN', city: 'Deurne' }],
    foundingYear: 1994,
    kvk: '17092846',
    vat: 'NL806314729B01',
    sector: 'autoschadeherstelbedrijf',
    services: ['Schadeherstel', 'Spuitwerk', 'Uitdeuken zonder spuiten', 'Ruitschade', 'Camperschade'],
    team: [
      { name: 'Rob Manders', role: 'eigenaar' },
      { name: 'Ilse van Bree', role: 'schadecalculator' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Carrosserie Van den Eijnde', website: 'https://vandeneijndecarrosserie.nl' },
    { name: 'Lakstraat Helmond', website: 'https://www.lakstraathelmond.nl' },
    { name: 'Autoschade Goossens' },
  ],
)

export const WENDING = withRivals(
  {
    name: 'De Wending',
    aliases: ['Praktijk De Wending', 'De Wending Acupunctuur & Shiatsu'],
    legalForm: 'eenmanszaak',
    websites: ['https://praktijkdewending.nl'],
    phones: ['06 10 55 57 23'],
    emails: ['contact@praktijkdewending.nl'],
    addresses: [{ street: 'Kleverparkweg 118', postalCode: '2023 CH', city: 'Haarlem' }],
    foundingYear: 2011,
    kvk: '53718206',
    vat: 'NL002184637B29',
    sector: 'acupunctuurpraktijk',
    services: ['Acupunctuur', 'Shiatsu', 'Zwangerschapsmassage', 'Cupping'],
    team: [
      { name: 'Marieke Vonk', role: 'eigenaar en acupuncturist' },
      { name: 'Joost Hemmes', role: 'shiatsutherapeut' },
    ],
    hours: ['ma,di,do 09:00-17:00; wo 13:00-21:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Qi Praktijk Haarlem', website: 'https://qipraktijkhaarlem.nl' },
    { name: 'Massagestudio Zandloper', website: 'https://www.studiozandloper.nl' },
    { name: 'Lotte Bosman Acupunctuur' },
  ],
)

export const TIEMERSMA = withRivals(
  {
    name: 'Tiemersma Wonen & Slapen',
    aliases: ['Tiemersma', 'Tiemersma Wonen', 'TWS'],
    legalForm: 'vof',
    websites: ['https://tiemersmawonen.nl'],
    phones: ['0512 55 59 07'],
    emails: ['winkel@tiemersmawonen.nl'],
    addresses: [{ street: 'Zuiderhogeweg 44', postalCode: '9203 KP', city: 'Drachten' }],
    foundingYear: 1968,
    kvk: '01047563',
    vat: 'NL004927185B01',
    sector: 'meubelzaak',
    services: ['Banken', 'Boxsprings', 'Verlichting', 'Interieuradvies', 'Gordijnen op maat'],
    team: [
      { name: 'Hylke Tiemersma', role: 'eigenaar' },
      { name: 'Anneke Bos', role: 'interieuradviseur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Woonhuys Dijkstra', website: 'https://woonhuysdijkstra.nl' },
    { name: 'De Lampenier', website: 'https://www.delampenier.nl' },
    { name: 'Meubelhal Smallingerland' },
  ],
)
