/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OLDENHOF = withRivals(
  {
    name: 'Verhuisbedrijf Oldenhof',
    aliases: ['Oldenhof', 'Oldenhof Verhuizingen', 'Oldenhof Verhuizingen en Opslag', 'OVO'],
    legalName: 'Oldenhof Verhuizingen en Opslag B.V.',
    legalForm: 'bv',
    websites: ['https://oldenhofverhuizingen.nl'],
    phones: ['0570 55 52 14'],
    emails: ['planning@oldenhofverhuizingen.nl'],
    addresses: [{ street: 'Hanzeweg 38', postalCode: '7418 AV', city: 'Deventer' }],
    foundingYear: 1964,
    kvk: '08052917',
    vat: 'NL804517362B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Pianotransport', 'Verhuislift'],
    team: [
      { name: 'Henk Oldenhof', role: 'eigenaar' },
      { name: 'Mirjam Slots', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Van Essen Verhuizers', website: 'https://vanessenverhuizers.nl' },
    { name: 'IJsselstreek Verhuizingen', website: 'https://ijsselstreekverhuizingen.nl' },
    { name: 'Tillers & Zn.' },
  ],
)

export const DAUW = withRivals(
  {
    name: 'Dauw',
    aliases: ['Salon Dauw', 'Dauw Huid & Beauty', 'DHB'],
    legalForm: 'eenmanszaak',
    websites: ['https://salondauw.nl'],
    phones: ['0118 55 54 07'],
    emails: ['hallo@salondauw.nl'],
    addresses: [{ street: 'Lange Noordstraat 61', postalCode: '4331 CC', city: 'Middelburg' }],
    foundingYear: 2011,
    kvk: '52648190',
    vat: 'NL002184736B19',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Harsen', 'Wenkbrauwen en wimpers', 'Manicure'],
    team: [
      { name: 'Eline Francke', role: 'eigenaar' },
      { name: 'Yara Bouzid', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo 09:30-17:30; do 09:30-21:00; vr 09:30-17:30; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Huidpraktijk Walcheren', website: 'https://huidpraktijkwalcheren.nl' },
    { name: 'Beautysalon Noor' },
    { name: 'Studio Porselein', website: 'https://studioporselein.nl' },
  ],
)

export const MERKWAARTS = withRivals(
  {
    name: 'Merkwaarts',
    aliases: ['Merkwaarts Marketing & Communicatie', 'Merkwaarts Marketing', 'MMC'],
    legalName: 'V.O.F. Merkwaarts Marketing & Communicatie',
    legalForm: 'vof',
    websites: ['https://merkwaarts.nl'],
    phones: ['013 555 80 26'],
    emails: ['info@merkwaarts.nl'],
    addresses: [{ street: 'Spoorlaan 286', postalCode: '5038 CC', city: 'Tilburg' }],
    foundingYear: 2014,
    kvk: '60713845',
    vat: 'NL853902417B01',
    sector: 'marketingbureau',
    services: ['Zoekmachineoptimalisatie', 'Online adverteren', 'Social media', 'Merkstrategie', 'Websites'],
    team: [
      { name: 'Joris Verhagen', role: 'mede-oprichter' },
      { name: 'Lotte Smulders', role: 'mede-oprichter' },
      { name: 'Bram Kuijpers', role: 'copywriter' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Bureau Tegendraads', website: 'https://bureautegendraads.nl' },
    { name: 'Klikkracht', website: 'https://klikkracht.nl' },
    { name: 'De Merkfabriek' },
  ],
)
