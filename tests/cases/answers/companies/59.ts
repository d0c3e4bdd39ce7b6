/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BRUG = withRivals(
  {
    name: 'Orthodontiepraktijk De Brug',
    aliases: ['De Brug', 'De Brug Orthodontie', 'OPDB'],
    legalName: 'Orthodontiepraktijk De Brug B.V.',
    legalForm: 'bv',
    websites: ['https://debrugorthodontie.nl'],
    phones: ['033 555 18 42'],
    emails: ['balie@debrugorthodontie.nl'],
    addresses: [{ street: 'Utrechtseweg 214', postalCode: '3818 EP', city: 'Amersfoort' }],
    foundingYear: 2004,
    kvk: '32098517',
    vat: 'NL813406275B01',
    sector: 'orthodontist',
    services: ['Vaste beugel', 'Onzichtbare beugel', 'Plaatbeugel', 'Retentie'],
    team: [
      { name: 'Marlies Hoekema', role: 'orthodontist' },
      { name: 'Tarik Benali', role: 'orthodontist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Ortho Eemland', website: 'https://orthoeemland.nl' },
    { name: 'Beugelkliniek Vathorst' },
    { name: 'Van Rossum Orthodontie', website: 'https://vanrossumorthodontie.nl' },
  ],
)

export const PLUIS = withRivals(
  {
    name: 'Trimsalon Pluis',
    aliases: ['Pluis', 'Pluis Hondentrimsalon'],
    legalForm: 'eenmanszaak',
    websites: ['https://trimsalonpluis.nl'],
    phones: ['0229 55 54 06'],
    emails: ['hallo@trimsalonpluis.nl'],
    addresses: [{ street: 'Kleine Noord 38', postalCode: '1621 JG', city: 'Hoorn' }],
    foundingYear: 2015,
    kvk: '62715489',
    vat: 'NL003817264B19',
    sector: 'hondentrimsalon',
    services: ['Wassen en föhnen', 'Knippen en scheren', 'Plukken', 'Nagels knippen'],
    team: [{ name: 'Ilse Ruijter', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Hondenkapsalon Blaf' },
    { name: 'De Natte Neus', website: 'https://denatteneus.nl' },
    { name: 'Trimstudio Westfriesland', website: 'https://trimstudiowestfriesland.nl' },
  ],
)

export const ELDEREN = withRivals(
  {
    name: 'Van Elderen Ongediertebestrijding',
    aliases: ['Van Elderen', 'Van Elderen Plaagdierbeheersing', 'VEO'],
    legalName: 'V.O.F. Van Elderen',
    legalForm: 'vof',
    websites: ['https://vanelderen-ongedierte.nl'],
    phones: ['0485 55 56 90'],
    emails: ['meldpunt@vanelderen-ongedierte.nl'],
    addresses: [{ street: 'Spoorstraat 61', postalCode: '5831 CK', city: 'Boxmeer' }],
    foundingYear: 1994,
    kvk: '17083952',
    vat: 'NL806153927B01',
    sector: 'ongediertebestrijding',
    services: [
      'Wespennest verwijderen',
      'Rattenbestrijding',
      'Muizenbestrijding',
      'Houtwormbestrijding',
      'Bedwantsen bestrijden',
    ],
    team: [
      { name: 'Theo van Elderen', role: 'eigenaar' },
      { name: 'Kim van Elderen', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-18:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Plaagstop Maasland', website: 'https://plaagstopmaasland.nl' },
    { name: 'Brabant Ongediertevrij' },
    { name: 'Peelland Pest Control', website: 'https://peellandpestcontrol.nl' },
  ],
)
