/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WILDE = withRivals(
  {
    name: 'De Wilde Tuinen',
    aliases: ['De Wilde Hoveniers'],
    legalName: 'Hoveniersbedrijf De Wilde B.V.',
    legalForm: 'bv',
    websites: ['https://www.dewildetuinen.nl'],
    phones: ['055 555 38 27', '06 21 55 83 40'],
    emails: ['info@dewildetuinen.nl'],
    addresses: [{ street: 'Zutphensestraat 118', postalCode: '7325 WX', city: 'Apeldoorn' }],
    foundingYear: 1987,
    kvk: '08071946',
    vat: 'NL807142563B01',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Vijvers', 'Bestrating'],
    team: [
      { name: 'Joost de Wilde', role: 'eigenaar' },
      { name: 'Marieke Lubbers', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Veluwe Groen' },
    { name: 'Hoveniersbedrijf Kamphuis', website: 'https://kamphuishoveniers.nl' },
    { name: 'Tuinstudio Loenen' },
  ],
)

export const EEMLAND = withRivals(
  {
    name: 'Dierenartspraktijk Eemland',
    aliases: ['DAP Eemland'],
    legalName: 'Dierenartspraktijk Eemland V.O.F.',
    legalForm: 'vof',
    websites: ['https://dapeemland.nl'],
    phones: ['033 555 61 94'],
    emails: ['balie@dapeemland.nl'],
    addresses: [{ street: 'Leusderweg 241', postalCode: '3817 KH', city: 'Amersfoort' }],
    foundingYear: 1998,
    kvk: '32068415',
    vat: 'NL809476315B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandeling', 'Castratie en sterilisatie', 'Chippen', 'Röntgenonderzoek'],
    team: [
      { name: 'Floor Wassenaar', role: 'eigenaar' },
      { name: 'Bram Hoekstra', role: 'dierenarts' },
    ],
    hours: ['ma,di,do,vr 08:30-18:00; wo 08:30-20:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek De Koppel', website: 'https://dierenkliniekdekoppel.nl' },
    { name: 'Dierenartsencentrum Heiligenberg' },
    { name: 'Dierenkliniek Soesterkwartier', website: 'https://www.dierenkliniek-soesterkwartier.nl' },
  ],
)

export const KBO = withRivals(
  {
    name: 'KBO IT',
    aliases: ['Kantoorbeheer Oost'],
    legalName: 'Kantoorbeheer Oost B.V.',
    legalForm: 'bv',
    websites: ['https://www.kbo-it.nl'],
    phones: ['074 555 29 06'],
    emails: ['helpdesk@kbo-it.nl'],
    addresses: [{ street: 'Industrieplein 7', postalCode: '7553 LL', city: 'Hengelo' }],
    foundingYear: 2006,
    kvk: '08150372',
    vat: 'NL817290465B01',
    sector: 'IT-dienstverlener',
    services: ['Werkplekbeheer', 'Microsoft 365', 'Back-up', 'Netwerkbeheer', 'Telefonie'],
    team: [
      { name: 'Sander Oude Nijhuis', role: 'directeur' },
      { name: 'Esra Yilmaz', role: 'servicemanager' },
    ],
  },
  [
    { name: 'Twente Systemen' },
    { name: 'Netwerkhuis', website: 'https://netwerkhuis.nl' },
    { name: 'Byte & Co' },
  ],
)
