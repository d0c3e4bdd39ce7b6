/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SPAAK = withRivals(
  {
    name: 'Fietsatelier Spaak',
    aliases: ['Spaak Fietsen'],
    legalForm: 'eenmanszaak',
    websites: ['https://fietsatelierspaak.nl'],
    phones: ['0118 55 52 07'],
    emails: ['hallo@fietsatelierspaak.nl'],
    addresses: [{ street: 'Segeersstraat 19', postalCode: '4331 JN', city: 'Middelburg' }],
    foundingYear: 2015,
    kvk: '62714039',
    vat: 'NL004875749B65',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'E-bikes', 'Bandenservice', 'Fietsverhuur'],
    team: [{ name: 'Bram Koole', role: 'eigenaar' }],
    hours: ['di,wo,do,vr 09:00-18:00; za 09:00-16:00; zo,ma gesloten'],
  },
  [
    { name: 'Tweewielers Walcheren', website: 'https://tweewielerswalcheren.nl' },
    { name: 'De Fietskelder' },
    { name: 'Rijwielhuis Zeeland' },
  ],
)

export const KRUIDENKIST = withRivals(
  {
    name: 'De Kruidenkist',
    aliases: ['Webwinkel De Kruidenkist'],
    legalName: 'De Kruidenkist Webwinkel B.V.',
    legalForm: 'bv',
    websites: ['https://www.kruidenkist.nl'],
    phones: ['0317 55 54 29'],
    emails: ['klantenservice@kruidenkist.nl'],
    addresses: [{ street: 'Nude 54', postalCode: '6702 DN', city: 'Wageningen' }],
    foundingYear: 2011,
    kvk: '53610728',
    vat: 'NL809139091B01',
    sector: 'webwinkel',
    services: ['Losse thee', 'Keukenkruiden', 'Specerijen', 'Theepakketten'],
    team: [
      { name: 'Judith Aalbers', role: 'oprichter' },
      { name: 'Rens Aalbers', role: 'oprichter' },
    ],
  },
  [
    { name: 'Theehuis Online', website: 'https://theehuisonline.nl' },
    { name: 'Specerijenpakhuis', website: 'https://specerijenpakhuis.com' },
    { name: 'Tuin van Thee' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra & Van Wijk Notarissen',
    aliases: ['Notariskantoor Terpstra & Van Wijk', 'Terpstra & Van Wijk'],
    legalForm: 'maatschap',
    websites: ['https://www.terpstravanwijk.nl'],
    phones: ['058 555 39 02'],
    emails: ['kantoor@terpstravanwijk.nl'],
    addresses: [{ street: 'Willemskade 35', postalCode: '8911 BB', city: 'Leeuwarden' }],
    foundingYear: 1978,
    kvk: '01076253',
    vat: 'NL896030829B01',
    sector: 'notaris',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten', 'Levenstestamenten'],
    team: [
      { name: 'Hylke Terpstra', role: 'notaris' },
      { name: 'Marjolein van Wijk', role: 'notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Oldehove', website: 'https://notariaatoldehove.nl' },
    { name: 'Friso Notarissen' },
    { name: 'Wiarda Notariskantoor' },
  ],
)
