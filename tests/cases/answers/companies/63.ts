/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const EVENWICHT = withRivals(
  {
    name: 'Osteopathiepraktijk Evenwicht',
    aliases: ['Evenwicht', 'Praktijk Evenwicht', 'OPE'],
    legalForm: 'maatschap',
    websites: ['https://evenwicht-deventer.nl'],
    phones: ['0570 55 51 28'],
    emails: ['info@evenwicht-deventer.nl'],
    addresses: [{ street: 'Brinkgreverweg 84', postalCode: '7413 AC', city: 'Deventer' }],
    foundingYear: 2006,
    kvk: '08153927',
    vat: 'NL815392704B01',
    sector: 'osteopaat',
    services: ['Osteopathie voor volwassenen', 'Babyosteopathie', 'Behandeling tijdens de zwangerschap', 'Sportosteopathie'],
    team: [
      { name: 'Marleen Ketelaar', role: 'osteopaat' },
      { name: 'Joost Veldwijk', role: 'osteopaat' },
    ],
    hours: ['ma,di,do 08:00-18:00; wo 08:00-21:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Osteopathie Bergkwartier', website: 'https://osteopathiebergkwartier.nl' },
    { name: 'Van Ommen Osteopaten' },
    { name: 'De Manuele Praktijk', website: 'https://www.demanuelepraktijk.nl' },
  ],
)

export const HOEKZEMA = withRivals(
  {
    name: 'Schoorsteenveegbedrijf Hoekzema',
    aliases: ['Hoekzema', 'Hoekzema Schoorstenen', 'SBH'],
    legalForm: 'eenmanszaak',
    websites: ['https://hoekzemaschoorstenen.nl'],
    phones: ['0592 55 54 07'],
    emails: ['veger@hoekzemaschoorstenen.nl'],
    addresses: [{ street: 'Rolderstraat 119', postalCode: '9402 AJ', city: 'Assen' }],
    foundingYear: 1994,
    kvk: '04061583',
    vat: 'NL001739264B17',
    sector: 'schoorsteenveger',
    services: ['Schoorsteen vegen', 'Camera-inspectie', 'Nestverwijdering', 'Plaatsen van schoorsteenkappen', 'Rookgasmeting'],
    team: [
      { name: 'Harm Hoekzema', role: 'eigenaar' },
      { name: 'Rick Dekens', role: 'schoorsteenveger' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'De Zwarte Ladder', website: 'https://dezwarteladder.nl' },
    { name: 'Noorder Schoorsteenvegers', website: 'https://www.noorderschoorsteenvegers.nl' },
    { name: 'Bakker & Smid Rookkanalen' },
  ],
)

export const KURKDROOG = withRivals(
  {
    name: 'Kurkdroog',
    aliases: ['Kurkdroog Wijnen', 'Wijnwinkel Kurkdroog', 'KDW'],
    legalName: 'Kurkdroog Wijnimport B.V.',
    legalForm: 'bv',
    websites: ['https://www.kurkdroogwijnen.nl'],
    phones: ['0164 55 52 63'],
    emails: ['winkel@kurkdroogwijnen.nl'],
    addresses: [{ street: 'Kremerstraat 22', postalCode: '4611 TR', city: 'Bergen op Zoom' }],
    foundingYear: 2012,
    kvk: '54829173',
    vat: 'NL851473920B01',
    sector: 'wijnwinkel',
    services: ['Proeverijen', 'Wijnpakketten', 'Wijnadvies voor horeca', 'Bezorging'],
    team: [
      { name: 'Nathalie Broos', role: 'eigenaar' },
      { name: 'Pim Adriaansen', role: 'vinoloog' },
    ],
    hours: ['ma gesloten; di,wo,do 10:00-18:00; vr 10:00-20:00; za 09:30-17:00; zo 12:00-16:00'],
  },
  [
    { name: 'Wijnhuis De Markies', website: 'https://wijnhuisdemarkies.nl' },
    { name: 'Vinotheek Scheldezicht', website: 'https://www.vinotheekscheldezicht.nl' },
    { name: 'Slijterij Van Aert' },
  ],
)
