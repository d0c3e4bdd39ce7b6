/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VISSCHERS = withRivals(
  {
    name: 'Autobedrijf Visschers',
    aliases: ['Garage Visschers', 'Visschers'],
    legalName: 'Autobedrijf Visschers B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfvisschers.nl'],
    phones: ['0475 55 51 38'],
    emails: ['werkplaats@autobedrijfvisschers.nl'],
    addresses: [{ street: 'Oranjelaan 67', postalCode: '6043 GB', city: 'Roermond' }],
    foundingYear: 1982,
    kvk: '13024871',
    vat: 'NL003716284B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoudsbeurten', 'Bandenwissel', 'Aircoservice', 'Occasions'],
    team: [
      { name: 'Paul Visschers', role: 'eigenaar' },
      { name: 'Kim Houben', role: 'receptie' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage Maasplein', website: 'https://garagemaasplein.nl' },
    { name: 'Autoservice Swalmen' },
    { name: "Van der Borgh Auto's", website: 'https://vanderborghautos.nl' },
  ],
)

export const KLIMOP = withRivals(
  {
    name: 'Dierenkliniek Klimop',
    aliases: ['Klimop', 'Klimop Dierenartsen'],
    legalName: 'Maatschap Dierenkliniek Klimop',
    legalForm: 'maatschap',
    websites: ['https://klimopdieren.nl'],
    phones: ['0528 55 56 21'],
    emails: ['assistente@klimopdieren.nl'],
    addresses: [{ street: 'Schutstraat 140', postalCode: '7907 CD', city: 'Hoogeveen' }],
    foundingYear: 1999,
    kvk: '04073925',
    vat: 'NL808241573B01',
    sector: 'dierenartsenpraktijk',
    services: ['Vaccinaties', 'Gebitsbehandeling', 'Sterilisatie en castratie', 'Röntgenonderzoek'],
    team: [
      { name: 'Esther Wolting', role: 'dierenarts en eigenaar' },
      { name: 'Rick Salomons', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsen Zuidwolde', website: 'https://dierenartsenzuidwolde.nl' },
    { name: 'De Viervoeter' },
    { name: 'Dierenzorg Drenthe-Zuid', website: 'https://dierenzorgdrenthezuid.nl' },
  ],
)

export const DRUPPEL = withRivals(
  {
    name: 'De Druppel Loodgieters',
    aliases: ['De Druppel', 'Loodgietersbedrijf De Druppel'],
    legalForm: 'eenmanszaak',
    websites: ['https://druppelloodgieters.nl'],
    phones: ['0570 55 57 36'],
    emails: ['info@druppelloodgieters.nl'],
    addresses: [{ street: 'Brinkgreverweg 91', postalCode: '7413 AB', city: 'Deventer' }],
    foundingYear: 2012,
    kvk: '55720418',
    vat: 'NL002185947B23',
    sector: 'loodgieter',
    services: ['Lekkages verhelpen', 'Riool ontstoppen', 'Badkamerrenovatie', 'Cv-ketels', 'Dakgoten'],
    team: [
      { name: 'Mark Jolink', role: 'eigenaar' },
      { name: 'Daan Reuvers', role: 'loodgieter' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Wesseling', website: 'https://wesseling-installatie.nl' },
    { name: 'Snelstroom Deventer', website: 'https://snelstroomdeventer.nl' },
    { name: 'Loodgieter Salland' },
  ],
)
