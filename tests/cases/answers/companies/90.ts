/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HOVING = withRivals(
  {
    name: 'Hoving Uitvaartzorg',
    aliases: ['Uitvaartzorg Hoving', 'Hoving Uitvaart'],
    legalForm: 'eenmanszaak',
    websites: ['https://hovinguitvaart.nl'],
    phones: ['0592 55 50 83'],
    emails: ['bericht@hovinguitvaart.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 64', postalCode: '9401 GK', city: 'Assen' }],
    foundingYear: 1989,
    kvk: '04058216',
    vat: 'NL001946285B73',
    sector: 'uitvaartondernemer',
    services: ['Opbaring thuis', 'Natuurbegraven', 'Rouwkaarten', 'Uitvaartwensen vastleggen'],
    team: [
      { name: 'Harmke Hoving', role: 'eigenaar' },
      { name: 'Roelof Santing', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Drentse Uitvaartzorg', website: 'https://drentseuitvaartzorg.nl' },
    { name: 'Stille Wende', website: 'https://www.stillewende.nl' },
    { name: 'Uitvaarthuis Lubbers' },
  ],
)

export const BRANDING = withRivals(
  {
    name: 'De Branding',
    aliases: ['Fysiotherapie De Branding', 'FDB'],
    legalName: 'Maatschap Fysiotherapie De Branding',
    legalForm: 'maatschap',
    websites: ['https://fysiodebranding.nl'],
    phones: ['071 555 37 16'],
    emails: ['balie@fysiodebranding.nl'],
    addresses: [{ street: 'Voorstraat 85', postalCode: '2225 EM', city: 'Katwijk' }],
    foundingYear: 1998,
    kvk: '28096417',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Kinderfysiotherapie', 'Dry needling', 'Sportrevalidatie'],
    team: [
      { name: 'Leendert Haasnoot', role: 'fysiotherapeut' },
      { name: 'Mirjam van Duijn', role: 'kinderfysiotherapeut' },
    ],
    hours: ['ma,di,do 07:30-20:00; wo,vr 07:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Fysio Duinzicht', website: 'https://fysioduinzicht.nl' },
    { name: 'Beweegcentrum Kust & Kracht', website: 'https://kustenkracht.nl' },
    { name: 'Praktijk Ouwehand' },
  ],
)

export const TUINPALET = withRivals(
  {
    name: 'Tuinpalet',
    aliases: ['Tuinpalet Hoveniers', 'Hoveniersbedrijf Tuinpalet'],
    legalName: 'Tuinpalet Hoveniers B.V.',
    legalForm: 'bv',
    websites: ['https://tuinpalet-ede.nl'],
    phones: ['0318 55 52 90'],
    emails: ['groen@tuinpalet-ede.nl'],
    addresses: [{ street: 'Galvanistraat 9', postalCode: '6716 AE', city: 'Ede' }],
    foundingYear: 2006,
    kvk: '09163528',
    vat: 'NL816035274B01',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Vijvers'],
    team: [
      { name: 'Ruben Achterberg', role: 'eigenaar' },
      { name: 'Esther Bos', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Groenmakers Veluwe', website: 'https://groenmakersveluwe.nl' },
    { name: 'Van Ginkel Tuinen', website: 'https://www.vanginkeltuinen.nl' },
    { name: 'Buitenkans Hoveniers' },
  ],
)
