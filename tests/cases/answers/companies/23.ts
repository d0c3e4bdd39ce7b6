/** Companies of answers that a stranger to the rules wrote: a dental practice, an installer of heating, an estate agent. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KROON = withRivals(
  {
    name: 'Tandartspraktijk De Kroon',
    aliases: ['De Kroon Tandartsen', 'De Kroon Mondzorg'],
    legalName: 'Mondzorg De Kroon B.V.',
    legalForm: 'bv',
    websites: ['https://www.dekroontandartsen.nl'],
    phones: ['055 555 31 84'],
    emails: ['info@dekroontandartsen.nl'],
    addresses: [{ street: 'Asselsestraat 118', postalCode: '7312 TP', city: 'Apeldoorn' }],
    foundingYear: 1987,
    kvk: '08162943',
    vat: 'NL806514279B01',
    sector: 'tandartspraktijk',
    services: ['Implantaten', 'Kunstgebitten', 'Wortelkanaalbehandelingen', 'Tanden bleken'],
    team: [
      { name: 'Saskia Dekkers', role: 'eigenaar' },
      { name: 'Amir Hosseini', role: 'implantoloog' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Het Loo', website: 'https://mondzorghetloo.nl' },
    { name: 'Tandartsen Orderpark' },
    { name: 'Apeldent', website: 'https://apeldent.nl' },
  ],
)

export const WIERSMA = withRivals(
  {
    name: 'Wiersma Installatietechniek',
    aliases: ['Wiersma Warmte', 'WIT Friesland'],
    legalName: 'Wiersma Installatietechniek Leeuwarden B.V.',
    legalForm: 'bv',
    websites: ['https://wiersma-installatie.nl'],
    phones: ['058 555 64 19', '06 18 55 27 40'],
    emails: ['service@wiersma-installatie.nl'],
    addresses: [{ street: 'Zwettestraat 27', postalCode: '8912 AV', city: 'Leeuwarden' }],
    foundingYear: 1976,
    kvk: '01093758',
    vat: 'NL812350947B01',
    sector: 'installatiebedrijf',
    services: ['Warmtepompen', 'Cv-ketels', 'Vloerverwarming', 'Airconditioning'],
    team: [
      { name: 'Jelle Wiersma', role: 'directeur' },
      { name: 'Douwe Postma', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Noorderwarmte', website: 'https://noorderwarmte.nl' },
    { name: 'Installatiebedrijf Hoogland' },
    { name: 'Klimaat Fryslân', website: 'https://klimaatfryslan.nl' },
  ],
)

export const HVM = withRivals(
  {
    name: 'HVM Makelaars',
    aliases: ['Hoekstra Van Meurs', 'HVM Makelaardij'],
    legalName: 'Hoekstra Van Meurs Makelaardij V.O.F.',
    legalForm: 'vof',
    websites: ['https://hvm-makelaars.nl'],
    phones: ['023 555 90 26'],
    emails: ['wonen@hvm-makelaars.nl'],
    addresses: [{ street: 'Kleverparkweg 41', postalCode: '2023 CC', city: 'Haarlem' }],
    foundingYear: 2003,
    kvk: '34192605',
    vat: 'NL821467311B01',
    sector: 'makelaar',
    services: ['Verkoop van woningen', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Ingrid Hoekstra', role: 'eigenaar' },
      { name: 'Bas van Meurs', role: 'eigenaar' },
    ],
  },
  [
    { name: 'Spaarne Makelaars', website: 'https://spaarnemakelaars.nl' },
    { name: 'Duinrand Makelaardij' },
    { name: 'Van Leeuwen & Kok', website: 'https://vanleeuwenkok.nl' },
  ],
)
