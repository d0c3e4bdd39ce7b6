/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SPIL = withRivals(
  {
    name: 'De Spil Fysiotherapie',
    aliases: ['De Spil', 'Fysiotherapie De Spil', 'FDS'],
    legalName: 'Maatschap De Spil Fysiotherapie',
    legalForm: 'maatschap',
    websites: ['https://despilfysio.nl'],
    phones: ['0183 55 54 27'],
    emails: ['balie@despilfysio.nl'],
    addresses: [{ street: 'Appeldijk 34', postalCode: '4201 AG', city: 'Gorinchem' }],
    foundingYear: 1996,
    kvk: '23085417',
    vat: 'NL008154273B01',
    sector: 'fysiotherapiepraktijk',
    services: ['Manuele therapie', 'Dry needling', 'Bekkenfysiotherapie', 'Medische fitness'],
    team: [
      { name: 'Marloes Kuijpers', role: 'praktijkhouder' },
      { name: 'Jeroen van Dalen', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'FysioPlus Gorinchem', website: 'https://fysioplusgorinchem.nl' },
    { name: 'Beweegcentrum Merwede' },
    { name: 'Fysiotherapie Van Andel', website: 'https://vanandelfysio.nl' },
  ],
)

export const HOEKZEMA = withRivals(
  {
    name: 'Schildersbedrijf Hoekzema',
    aliases: ['Hoekzema', 'Hoekzema Schilderwerken', 'SBH'],
    legalName: 'Schildersbedrijf Hoekzema V.O.F.',
    legalForm: 'vof',
    websites: ['https://hoekzemaschilders.nl'],
    phones: ['0592 55 51 83'],
    emails: ['info@hoekzemaschilders.nl'],
    addresses: [{ street: 'Rolderstraat 112', postalCode: '9401 AV', city: 'Assen' }],
    foundingYear: 1974,
    kvk: '04052968',
    vat: 'NL006382915B01',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotherstel', 'Glaszetten'],
    team: [
      { name: 'Harm Hoekzema', role: 'eigenaar' },
      { name: 'Linda Hoekzema', role: 'planning' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Kleurrijk Drenthe', website: 'https://kleurrijkdrenthe.nl' },
    { name: 'Schildersbedrijf Boxem' },
    { name: 'Van Rozen Schilders', website: 'https://vanrozenschilders.nl' },
  ],
)

export const SPITGOED = withRivals(
  {
    name: 'Spitgoed',
    aliases: ['Spitgoed Tuingereedschap', 'SGT'],
    legalName: 'Spitgoed Webshops B.V.',
    legalForm: 'bv',
    websites: ['https://www.spitgoed.nl'],
    phones: ['077 555 38 62'],
    emails: ['klantenservice@spitgoed.nl'],
    addresses: [{ street: 'Kaldenkerkerweg 88', postalCode: '5913 AE', city: 'Venlo' }],
    foundingYear: 2011,
    kvk: '52718364',
    vat: 'NL850572614B01',
    sector: 'webwinkel in tuingereedschap',
    services: ['Spades en schoppen', 'Snoeischaren', 'Slijpservice', 'Kindergereedschap'],
    team: [
      { name: 'Ruud Cremers', role: 'oprichter' },
      { name: 'Anouk Peeters', role: 'klantenservice' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Tuinschuur Online', website: 'https://tuinschuuronline.nl' },
    { name: 'De Groene Greep', website: 'https://degroenegreep.nl' },
    { name: 'Harkenhuis' },
  ],
)
