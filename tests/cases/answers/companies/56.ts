/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HEUMEN = withRivals(
  {
    name: 'Van Heumen Afbouw',
    aliases: ['Van Heumen', 'Van Heumen Stukadoors', 'VHA'],
    legalForm: 'vof',
    websites: ['https://vanheumenafbouw.nl'],
    phones: ['0492 55 51 36'],
    emails: ['info@vanheumenafbouw.nl'],
    addresses: [{ street: 'Binderseind 44', postalCode: '5701 SH', city: 'Helmond' }],
    foundingYear: 1996,
    kvk: '17094538',
    vat: 'NL806314927B01',
    sector: 'stukadoorsbedrijf',
    services: ['Glad stucwerk', 'Sierpleister', 'Gevelisolatie', 'Betonciré', 'Leemstuc'],
    team: [
      { name: 'Rob van Heumen', role: 'eigenaar' },
      { name: 'Marlies van Heumen', role: 'planning en administratie' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Stukadoorsbedrijf Kuijpers', website: 'https://stukadoorkuijpers.nl' },
    { name: 'Peelstuc', website: 'https://peelstuc.nl' },
    { name: 'De Gladde Wand' },
  ],
)

export const KLANKKAST = withRivals(
  {
    name: 'Logopediepraktijk De Klankkast',
    aliases: ['De Klankkast', 'LDK'],
    legalForm: 'maatschap',
    websites: ['https://klankkastlogopedie.nl'],
    phones: ['0592 55 53 07'],
    emails: ['praktijk@klankkastlogopedie.nl'],
    addresses: [{ street: 'Beilerstraat 92', postalCode: '9401 PM', city: 'Assen' }],
    foundingYear: 2004,
    kvk: '04077263',
    sector: 'logopediepraktijk',
    services: ['Stottertherapie', 'Taalontwikkelingsstoornissen', 'Afasietherapie', 'Slikproblemen', 'Stemtherapie'],
    team: [
      { name: 'Ineke Drenth', role: 'praktijkhouder' },
      { name: 'Jorrit Postma', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:00-17:30; wo 08:00-12:30; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Noorderpark', website: 'https://logopedienoorderpark.nl' },
    { name: 'Spraakpunt' },
    { name: 'Praktijk Hofstee', website: 'https://praktijkhofstee.nl' },
  ],
)

export const LETTERWERF = withRivals(
  {
    name: 'Letterwerf',
    aliases: ['Boekhandel Letterwerf', 'BLW'],
    legalName: 'Letterwerf Boeken B.V.',
    legalForm: 'bv',
    websites: ['https://letterwerf.nl'],
    phones: ['0118 55 54 29'],
    emails: ['hallo@letterwerf.nl'],
    addresses: [{ street: 'Walstraat 67', postalCode: '4381 EA', city: 'Vlissingen' }],
    foundingYear: 2011,
    kvk: '52386417',
    vat: 'NL850419273B01',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Engelstalige boeken', 'Tweedehands boeken', 'Auteursavonden', 'Boekenbonnen'],
    team: [
      { name: 'Femke de Rijke', role: 'eigenaar' },
      { name: 'Olaf Meertens', role: 'boekverkoper' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekhandel Het Zeepaard', website: 'https://hetzeepaard.nl' },
    { name: 'Scheldeboek', website: 'https://scheldeboek.nl' },
    { name: 'Van Dalen Boeken' },
  ],
)
