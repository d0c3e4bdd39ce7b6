/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WILG = withRivals(
  {
    name: 'De Wilg',
    aliases: ['Fysiotherapie De Wilg', 'Fysio De Wilg'],
    legalName: 'Maatschap Fysiotherapie De Wilg',
    legalForm: 'maatschap',
    websites: ['https://fysiodewilg.nl'],
    phones: ['0570 55 56 31'],
    emails: ['balie@fysiodewilg.nl'],
    addresses: [{ street: 'Brinkgreverweg 46', postalCode: '7413 AC', city: 'Deventer' }],
    foundingYear: 1999,
    kvk: '38021947',
    sector: 'fysiotherapiepraktijk',
    services: ['Manuele therapie', 'Dry needling', 'Bekkenfysiotherapie', 'Sportrevalidatie'],
    team: [
      { name: 'Lotte Wagenaar', role: 'praktijkhouder' },
      { name: 'Bram Kuiper', role: 'manueel therapeut' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Salland', website: 'https://fysiosalland.nl' },
    { name: 'Bewegingscentrum Hanze', website: 'https://bewegingscentrumhanze.nl' },
    { name: 'Praktijk Colmschate' },
  ],
)

export const DIJKGRAAF = withRivals(
  {
    name: 'Dijkgraaf Schilderwerken',
    aliases: ['Dijkgraaf', 'Schildersbedrijf Dijkgraaf'],
    legalForm: 'eenmanszaak',
    websites: ['https://dijkgraafschilderwerken.nl'],
    phones: ['0182 55 59 04'],
    emails: ['kees@dijkgraafschilderwerken.nl'],
    addresses: [{ street: 'Karnemelksloot 91', postalCode: '2806 BC', city: 'Gouda' }],
    foundingYear: 1981,
    kvk: '29036185',
    vat: 'NL001478263B37',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotherstel', 'Glaszetten'],
    team: [
      { name: 'Kees Dijkgraaf', role: 'eigenaar' },
      { name: 'Niels Dijkgraaf', role: 'schilder' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Van Tol Schilders', website: 'https://vantolschilders.nl' },
    { name: 'Kleurrijk Gouda', website: 'https://kleurrijkgouda.nl' },
    { name: 'De Kwastmeester' },
  ],
)

export const MAASOEVER = withRivals(
  {
    name: 'Dierenkliniek Maasoever',
    aliases: ['Maasoever', 'DKM'],
    legalName: 'Dierenkliniek Maasoever B.V.',
    legalForm: 'bv',
    websites: ['https://dierenkliniekmaasoever.nl'],
    phones: ['077 555 36 82'],
    emails: ['info@dierenkliniekmaasoever.nl'],
    addresses: [{ street: 'Kaldenkerkerweg 63', postalCode: '5913 AC', city: 'Venlo' }],
    foundingYear: 2011,
    kvk: '52719438',
    vat: 'NL850571934B01',
    sector: 'dierenkliniek',
    services: ['Vaccinaties', 'Gebitsreiniging', 'Sterilisatie en castratie', 'Röntgenonderzoek', 'Spoedzorg'],
    team: [
      { name: 'Femke Janssen', role: 'dierenarts en eigenaar' },
      { name: 'Luuk Peeters', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsen Blerick', website: 'https://dierenartsenblerick.nl' },
    { name: 'Dierenhospitaal De Peel', website: 'https://dierenhospitaaldepeel.nl' },
    { name: 'Dierenpraktijk Tegelen' },
  ],
)
