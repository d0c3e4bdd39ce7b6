/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const NIJENKAMP = withRivals(
  {
    name: 'Slagerij Nijenkamp',
    aliases: ['Nijenkamp', 'Nijenkamp Catering', 'Slagerij & Catering Nijenkamp'],
    legalName: 'Slagerij Nijenkamp V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijnijenkamp.nl'],
    phones: ['0314 55 57 23'],
    emails: ['bestellen@slagerijnijenkamp.nl'],
    addresses: [{ street: 'Waterstraat 38', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 1958,
    kvk: '09058417',
    vat: 'NL803561742B01',
    sector: 'slagerij',
    services: ['Catering', 'Barbecuepakketten', 'Gourmetschotels', 'Belegde broodjes', 'Kant-en-klaarmaaltijden'],
    team: [
      { name: 'Rob Nijenkamp', role: 'eigenaar' },
      { name: 'Marloes Nijenkamp', role: 'eigenaar' },
      { name: 'Ilse Tankink', role: 'chef catering' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:00-18:30; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Wisselink', website: 'https://slagerijwisselink.nl' },
    { name: 'Ambachtsslager Te Dorsthorst' },
    { name: 'De Achterhoekse Tafel', website: 'https://deachterhoeksetafel.nl' },
  ],
)

export const KWAST = withRivals(
  {
    name: 'De Kwast',
    aliases: ['Schildersbedrijf De Kwast', 'De Kwast Schilderwerken', 'SDK'],
    legalForm: 'eenmanszaak',
    websites: ['https://schildersbedrijfdekwast.nl'],
    phones: ['0229 55 51 64'],
    emails: ['info@schildersbedrijfdekwast.nl'],
    addresses: [{ street: 'Dampten 14', postalCode: '1624 NR', city: 'Hoorn' }],
    foundingYear: 2004,
    kvk: '37114826',
    vat: 'NL001948263B57',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotherstel', 'Glaszetten'],
    team: [{ name: 'Jeroen Beemster', role: 'eigenaar' }, { name: 'Kim Schoorl', role: 'schilder' }],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Laan & Zn.' },
    { name: 'Westfries Schilderwerk', website: 'https://westfriesschilderwerk.nl' },
    { name: 'Kleurrijk Hoorn', website: 'https://kleurrijkhoorn.nl' },
  ],
)

export const VAARTLAND = withRivals(
  {
    name: 'Vaartland Systeembeheer',
    aliases: ['Vaartland', 'VSB', 'Vaartland ICT'],
    legalName: 'Vaartland Systeembeheer B.V.',
    legalForm: 'bv',
    websites: ['https://vaartland.nl'],
    phones: ['0592 55 56 40'],
    emails: ['servicedesk@vaartland.nl'],
    addresses: [{ street: 'Balkendwarsweg 9', postalCode: '9405 PT', city: 'Assen' }],
    foundingYear: 1998,
    kvk: '04068293',
    vat: 'NL807143926B01',
    sector: 'IT-dienstverlener',
    services: ['Werkplekbeheer', 'Microsoft 365', 'Back-up', 'Netwerkbeheer', 'VoIP-telefonie', 'Cybersecurity'],
    team: [{ name: 'Harm Eising', role: 'directeur' }, { name: 'Fenna Dekens', role: 'servicedeskmanager' }],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Drentse IT Partners', website: 'https://drentseitpartners.nl' },
    { name: 'NoordNet ICT' },
    { name: 'Stellingwerf Computers', website: 'https://stellingwerfcomputers.nl' },
  ],
)
