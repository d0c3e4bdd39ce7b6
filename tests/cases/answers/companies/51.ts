/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VAN_HAAREN = withRivals(
  {
    name: 'Van Haaren Dakwerken',
    aliases: ['Van Haaren', 'Dakdekkersbedrijf Van Haaren', 'VHD'],
    legalName: 'Van Haaren Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://www.vanhaarendakwerken.nl'],
    phones: ['0413 55 52 18'],
    emails: ['info@vanhaarendakwerken.nl'],
    addresses: [{ street: 'Nijverheidsstraat 22', postalCode: '5405 AM', city: 'Uden' }],
    foundingYear: 1974,
    kvk: '16045827',
    vat: 'NL804519263B01',
    sector: 'dakdekkersbedrijf',
    services: ['Platte daken', 'Dakpannen vervangen', 'Zinkwerk', 'Dakisolatie', 'Lekkage opsporen'],
    team: [
      { name: 'Wim van Haaren', role: 'directeur' },
      { name: 'Joost van Haaren', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za gesloten; zo gesloten'],
  },
  [
    { name: 'Maasland Daken', website: 'https://maaslanddaken.nl' },
    { name: 'Kuijpers Dakbedekking', website: 'https://www.kuijpersdakbedekking.nl' },
    { name: 'Dakmeesters Veghel' },
  ],
)

export const SCHERP = withRivals(
  {
    name: 'Scherp Optiek',
    aliases: ['Scherp', 'Scherp Opticiens'],
    legalName: 'Scherp Optiek V.O.F.',
    legalForm: 'vof',
    websites: ['https://scherpoptiek.nl'],
    phones: ['0182 55 57 40'],
    emails: ['hallo@scherpoptiek.nl'],
    addresses: [{ street: 'Lange Groenendaal 61', postalCode: '2801 LS', city: 'Gouda' }],
    foundingYear: 2003,
    kvk: '29051734',
    vat: 'NL812670345B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Brillen', 'Contactlenzen', 'Zonnebrillen op sterkte', 'Behandeling van droge ogen'],
    team: [
      { name: 'Marleen Bos', role: 'optometrist en eigenaar' },
      { name: 'Ruud Bos', role: 'opticien en eigenaar' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Optiek Van Leeuwen', website: 'https://optiekvanleeuwen.nl' },
    { name: 'Brillenatelier Gouwe', website: 'https://www.brillenateliergouwe.nl' },
    { name: 'Oogwereld Reeuwijk' },
  ],
)

export const KNOOPJESKIND = withRivals(
  {
    name: 'Knoopjeskind',
    aliases: ['Knoopjeskind Babykleding', 'KJK'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.knoopjeskind.nl'],
    phones: ['0522 55 51 96'],
    emails: ['vragen@knoopjeskind.nl'],
    addresses: [{ street: 'Woldstraat 48', postalCode: '7941 LM', city: 'Meppel' }],
    foundingYear: 2016,
    kvk: '65829143',
    vat: 'NL001938274B67',
    sector: 'babykledingwinkel',
    services: ['Babykleding van biologisch katoen', 'Kraamcadeaus', 'Prematuurkleding', 'Borduren met naam'],
    team: [{ name: 'Lotte Hidding', role: 'eigenaar' }],
    hours: ['ma,di gesloten; wo,do,vr 10:00-17:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Babyhuis Drenthe', website: 'https://babyhuisdrenthe.nl' },
    { name: 'Petit Noor', website: 'https://www.petitnoor.nl' },
    { name: 'De Bonte Beer' },
  ],
)
