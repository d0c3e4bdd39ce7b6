/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZILVERMEEUW = withRivals(
  {
    name: 'De Zilvermeeuw',
    aliases: ['Vishandel De Zilvermeeuw', 'Zilvermeeuw Vis'],
    legalName: 'V.O.F. Vishandel De Zilvermeeuw',
    legalForm: 'vof',
    websites: ['https://zilvermeeuwvis.nl'],
    phones: ['0229 55 52 17'],
    emails: ['bestel@zilvermeeuwvis.nl'],
    addresses: [{ street: 'Kleine Noord 41', postalCode: '1621 JE', city: 'Hoorn' }],
    foundingYear: 1974,
    kvk: '36015582',
    vat: 'NL806413927B01',
    sector: 'viswinkel',
    services: ['Verse vis', 'Visschotels', 'Gebakken vis', 'Haring'],
    team: [
      { name: 'Klaas Tuijp', role: 'eigenaar' },
      { name: 'Mirjam Tuijp', role: 'eigenaar' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Vishuis Molenaar', website: 'https://vishuismolenaar.nl' },
    { name: 'De Zeeparel' },
    { name: 'Volendammer Vis Schilder', website: 'https://www.visschilder.nl' },
  ],
)

export const CLAESSENS = withRivals(
  {
    name: 'Steenhouwerij Claessens',
    aliases: ['Claessens Natuursteen', 'Claessens'],
    legalName: 'Claessens Natuursteen B.V.',
    legalForm: 'bv',
    websites: ['https://claessensnatuursteen.nl'],
    phones: ['0475 55 54 06'],
    emails: ['info@claessensnatuursteen.nl'],
    addresses: [{ street: 'Molengriendweg 23', postalCode: '6041 GA', city: 'Roermond' }],
    foundingYear: 1962,
    kvk: '12038814',
    vat: 'NL008215364B01',
    sector: 'steenhouwerij',
    services: ['Grafmonumenten', 'Keukenbladen', 'Gevelrestauratie', 'Vensterbanken'],
    team: [
      { name: 'Roel Claessens', role: 'eigenaar' },
      { name: 'Inge Peeters', role: 'ontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Natuursteen Limburg Noord', website: 'https://natuursteenlimburgnoord.nl' },
    { name: 'Steengoed Swalmen' },
    { name: 'Van Heugten Grafmonumenten', website: 'https://vanheugtengrafmonumenten.nl' },
  ],
)

export const TAALCENTRALE = withRivals(
  {
    name: 'Taalcentrale Midden-Brabant',
    aliases: ['Taalcentrale', 'TMB'],
    legalName: 'Coöperatie Taalcentrale Midden-Brabant U.A.',
    legalForm: 'cooperatie',
    websites: ['https://taalcentrale-mb.nl'],
    phones: ['013 555 52 64'],
    emails: ['projecten@taalcentrale-mb.nl'],
    addresses: [{ street: 'Spoorlaan 302', postalCode: '5038 CC', city: 'Tilburg' }],
    foundingYear: 2009,
    kvk: '18093347',
    vat: 'NL821567043B01',
    sector: 'vertaalbureau',
    services: ['Vertalingen', 'Beëdigde vertalingen', 'Copywriting', 'Ondertiteling'],
    team: [
      { name: 'Noortje van Esch', role: 'directeur' },
      { name: 'Samir Haddouchi', role: 'vertaler' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Lingua Brabantia', website: 'https://linguabrabantia.nl' },
    { name: 'Vertaalhuis De Komma', website: 'https://vertaalhuisdekomma.nl' },
    { name: 'Perfect Verwoord' },
  ],
)
