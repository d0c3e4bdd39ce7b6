/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LENT = withRivals(
  {
    name: 'Autobedrijf Van Lent',
    aliases: ['Garage Van Lent', 'Van Lent', 'AVL'],
    legalName: 'Autobedrijf Van Lent B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfvanlent.nl'],
    phones: ['076 555 21 48'],
    emails: ['werkplaats@autobedrijfvanlent.nl'],
    addresses: [{ street: 'Ettensebaan 71', postalCode: '4813 AH', city: 'Breda' }],
    foundingYear: 1979,
    kvk: '20036418',
    vat: 'NL803752146B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Occasions', 'Aircoservice', 'Bandenwissel'],
    team: [
      { name: 'Peter van Lent', role: 'eigenaar' },
      { name: 'Kim Roovers', role: 'receptionist' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage De Baronie', website: 'https://garagedebaronie.nl' },
    { name: 'Autoservice Haagse Beemden', website: 'https://autoservicehaagsebeemden.nl' },
    { name: 'Autohuis Princenhage' },
  ],
)

export const WILGENROOS = withRivals(
  {
    name: 'De Wilgenroos',
    aliases: ['Hoveniersbedrijf De Wilgenroos', 'Wilgenroos Tuinen'],
    legalForm: 'eenmanszaak',
    websites: ['https://wilgenroostuinen.nl'],
    phones: ['0592 55 51 63'],
    emails: ['info@wilgenroostuinen.nl'],
    addresses: [{ street: 'Graswijk 26', postalCode: '9405 TC', city: 'Assen' }],
    foundingYear: 2003,
    kvk: '04071853',
    vat: 'NL001942758B36',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Bestrating', 'Beregening'],
    team: [
      { name: 'Jelle Oosting', role: 'eigenaar' },
      { name: 'Femke Hidding', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Groenbedrijf Smilde', website: 'https://groenbedrijfsmilde.nl' },
    { name: 'Tuinmeesters Drenthe', website: 'https://tuinmeestersdrenthe.nl' },
    { name: 'Kamps Groenvoorziening' },
  ],
)

export const KRULLENBOL = withRivals(
  {
    name: 'Krullenbol',
    aliases: ['Kapsalon Krullenbol', 'Salon Krullenbol'],
    legalForm: 'eenmanszaak',
    websites: ['https://kapsalonkrullenbol.nl'],
    phones: ['023 555 70 34'],
    emails: ['afspraak@kapsalonkrullenbol.nl'],
    addresses: [{ street: 'Gierstraat 45', postalCode: '2011 GC', city: 'Haarlem' }],
    foundingYear: 2016,
    kvk: '65829104',
    vat: 'NL003271864B72',
    sector: 'kapsalon',
    services: ['Knippen', 'Kleuren en highlights', 'Bruidskapsels', 'Hairextensions', 'Baard trimmen'],
    team: [
      { name: 'Samira Bakkali', role: 'eigenaar' },
      { name: 'Daan Vermeer', role: 'kapper' },
    ],
    hours: ['ma gesloten; di,wo 09:00-18:00; do 09:00-21:00; vr 09:00-18:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Haarstudio Spaarne', website: 'https://haarstudiospaarne.nl' },
    { name: 'Coupe Vijfhoek', website: 'https://coupevijfhoek.nl' },
    { name: 'Knipperij Noord' },
  ],
)
