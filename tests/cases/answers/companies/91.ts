/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZWALUW = withRivals(
  {
    name: 'Zwaluw Installatietechniek',
    aliases: ['Zwaluw', 'Zwaluw Installaties', 'ZIT'],
    legalName: 'Zwaluw Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://zwaluwinstallaties.nl'],
    phones: ['0229 55 56 18'],
    emails: ['service@zwaluwinstallaties.nl'],
    addresses: [{ street: 'Dampten 14', postalCode: '1624 NR', city: 'Hoorn' }],
    foundingYear: 1979,
    kvk: '36019472',
    vat: 'NL806142573B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Airconditioning', 'Loodgieterswerk', 'Zonnepanelen'],
    team: [
      { name: 'Peter Zwaluw', role: 'eigenaar' },
      { name: 'Tineke Komen', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Westfries Warmte', website: 'https://westfrieswarmte.nl' },
    { name: 'Koopman Klimaat', website: 'https://koopmanklimaat.nl' },
    { name: 'De Warme Draad' },
  ],
)

export const BRUINSMA = withRivals(
  {
    name: 'Tandartspraktijk Bruinsma',
    aliases: ['Bruinsma', 'Tandartsen Bruinsma', 'Bruinsma Mondzorg', 'TPB'],
    legalForm: 'maatschap',
    websites: ['https://bruinsmamondzorg.nl'],
    phones: ['0592 55 53 27'],
    emails: ['balie@bruinsmamondzorg.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 72', postalCode: '9401 GP', city: 'Assen' }],
    foundingYear: 1992,
    kvk: '04058213',
    sector: 'tandartspraktijk',
    services: ['Controle', 'Mondhygiëne', 'Implantaten', 'Kronen en bruggen', 'Vullingen'],
    team: [
      { name: 'Femke Bruinsma', role: 'tandarts' },
      { name: 'Arjan Pot', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Kloosterveen', website: 'https://mondzorgkloosterveen.nl' },
    { name: 'Tandartsen aan de Brink' },
    { name: 'Drents Gebit', website: 'https://drentsgebit.nl' },
  ],
)

export const ANKER = withRivals(
  {
    name: 'Boekhandel Het Anker',
    aliases: ['Het Anker', 'Anker Boeken'],
    legalForm: 'eenmanszaak',
    websites: ['https://ankerboeken.nl'],
    phones: ['010 555 62 48'],
    emails: ['winkel@ankerboeken.nl'],
    addresses: [{ street: 'Hoogstraat 149', postalCode: '3131 BL', city: 'Vlaardingen' }],
    foundingYear: 1983,
    kvk: '24175936',
    vat: 'NL001538294B27',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Tweedehands boeken', 'Boekbestellingen', 'Lezingen', 'Cadeaubonnen'],
    team: [
      { name: 'Corrie Maasland', role: 'eigenaar' },
      { name: 'Teun Vellekoop', role: 'boekverkoper' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'De Leeskamer', website: 'https://deleeskamer.nl' },
    { name: 'Boekwinkel Maassluis' },
    { name: 'Paginagroot', website: 'https://paginagroot.nl' },
  ],
)
