/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BRINKHOF = withRivals(
  {
    name: 'Brinkhof Hoveniers & Tuinaanleg',
    aliases: ['Brinkhof Hoveniers', 'Hoveniersbedrijf Brinkhof', 'BHT'],
    legalName: 'Brinkhof Hoveniers V.O.F.',
    legalForm: 'vof',
    websites: ['https://brinkhofhoveniers.nl'],
    phones: ['0573 55 52 14'],
    emails: ['info@brinkhofhoveniers.nl'],
    addresses: [{ street: 'Zutphenseweg 118', postalCode: '7241 SE', city: 'Lochem' }],
    foundingYear: 1994,
    kvk: '08057329',
    vat: 'NL806241937B01',
    sector: 'hoveniersbedrijf',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Sierbestrating', 'Vijvers'],
    team: [
      { name: 'Arjan Brinkhof', role: 'eigenaar' },
      { name: 'Marloes Brinkhof', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Hoveniersbedrijf Wesselink', website: 'https://wesselinktuinen.nl' },
    { name: 'De Groene Gaarde', website: 'https://degroenegaarde.nl' },
    { name: 'Tuinmeesters Berkelland' },
  ],
)

export const ROTONDE = withRivals(
  {
    name: 'Rijschool De Rotonde',
    aliases: ['De Rotonde', 'Verkeersschool De Rotonde'],
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolderotonde.nl'],
    phones: ['078 555 31 46'],
    emails: ['lessen@rijschoolderotonde.nl'],
    addresses: [{ street: 'Krommedijk 211', postalCode: '3312 CP', city: 'Dordrecht' }],
    foundingYear: 2008,
    kvk: '24436081',
    vat: 'NL001928374B56',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Spoedcursus', 'Automaatlessen', 'Faalangstexamen'],
    team: [
      { name: 'Farid El Amrani', role: 'eigenaar' },
      { name: 'Wendy Kooijman', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-21:00; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Drechtstad', website: 'https://rijschooldrechtstad.nl' },
    { name: 'Verkeersschool Van Pelt', website: 'https://vanpeltverkeersschool.nl' },
    { name: 'Rijschool Groen Licht' },
  ],
)

export const KANTOORWACHT = withRivals(
  {
    name: 'Kantoorwacht IT-beheer',
    aliases: ['Kantoorwacht', 'Kantoorwacht ICT', 'KWI'],
    legalName: 'Kantoorwacht B.V.',
    legalForm: 'bv',
    websites: ['https://kantoorwacht.nl'],
    phones: ['0492 55 57 30'],
    emails: ['helpdesk@kantoorwacht.nl'],
    addresses: [{ street: 'Engelseweg 164', postalCode: '5705 AD', city: 'Helmond' }],
    foundingYear: 2012,
    kvk: '55861904',
    vat: 'NL851877206B01',
    sector: 'IT-beheer',
    services: ['Werkplekbeheer', 'Microsoft 365-beheer', 'Back-up', 'Netwerkbeheer', 'Cybersecurity'],
    team: [
      { name: 'Joost van Lieshout', role: 'directeur' },
      { name: 'Priya Ramdin', role: 'systeembeheerder' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'PeelSupport', website: 'https://peelsupport.nl' },
    { name: 'Brabant IT Partners', website: 'https://brabantitpartners.nl' },
    { name: 'Sysmaat' },
  ],
)
