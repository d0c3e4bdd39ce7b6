/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TVL = withRivals(
  {
    name: 'Terpstra Van Loon Advocaten',
    aliases: ['Terpstra Van Loon', 'TVL Advocaten', 'TVL'],
    legalForm: 'maatschap',
    websites: ['https://terpstravanloon.nl'],
    phones: ['058 555 12 74'],
    emails: ['info@terpstravanloon.nl'],
    addresses: [{ street: 'Zuidergrachtswal 14', postalCode: '8933 AD', city: 'Leeuwarden' }],
    foundingYear: 1996,
    kvk: '01084527',
    vat: 'NL008463217B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Letselschade', 'Mediation'],
    team: [
      { name: 'Hinke Terpstra', role: 'advocaat en oprichter' },
      { name: 'Maarten van Loon', role: 'advocaat arbeidsrecht' },
      { name: 'Yara Benali', role: 'advocaat familierecht' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Noorderhof Advocaten', website: 'https://noorderhofadvocaten.nl' },
    { name: 'Bouma De Vries Advocaten', website: 'https://boumadevries.nl' },
    { name: 'Advocatenkantoor Prinsentuin' },
  ],
)

export const KORENBLOEM = withRivals(
  {
    name: 'De Korenbloem',
    aliases: ['Bakkerij De Korenbloem', 'Ambachtelijke Bakkerij De Korenbloem'],
    legalName: 'Bakkerij De Korenbloem V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijdekorenbloem.nl'],
    phones: ['033 555 28 63'],
    emails: ['bestellen@bakkerijdekorenbloem.nl'],
    addresses: [{ street: 'Langestraat 118', postalCode: '3811 AK', city: 'Amersfoort' }],
    foundingYear: 1958,
    kvk: '32047196',
    vat: 'NL805317264B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Taarten op bestelling', 'Glutenvrij brood', 'Broodjeslunch', 'Bruidstaarten'],
    team: [
      { name: 'Joost Hagenaar', role: 'bakker en eigenaar' },
      { name: 'Marijke Hagenaar', role: 'winkelmanager' },
      { name: 'Tarik Aydin', role: 'banketbakker' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-17:30; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Van Wijngaarden' },
    { name: 'Het Broodhuys', website: 'https://hetbroodhuys.nl' },
    { name: 'Bakker Eemstra', website: 'https://bakkereemstra.nl' },
  ],
)

export const LEKDIJK = withRivals(
  {
    name: 'Autocentrum Lekdijk',
    aliases: ["Lekdijk Auto's", 'ACL'],
    legalName: 'Autocentrum Lekdijk B.V.',
    legalForm: 'bv',
    websites: ['https://autocentrumlekdijk.nl'],
    phones: ['030 555 47 19'],
    emails: ['verkoop@autocentrumlekdijk.nl'],
    addresses: [{ street: 'Structuurbaan 23', postalCode: '3439 MB', city: 'Nieuwegein' }],
    foundingYear: 2003,
    kvk: '30185746',
    vat: 'NL812649305B01',
    sector: 'autobedrijf',
    services: ['Verkoop van occasions', 'APK-keuring', 'Onderhoud en reparatie', 'Bandenwissel', 'Private lease'],
    team: [
      { name: 'Ruben Slagboom', role: 'directeur' },
      { name: 'Chantal Oudijk', role: 'verkoopadviseur' },
      { name: 'Mo El Khatib', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Autobedrijf Verkuil', website: 'https://autobedrijfverkuil.nl' },
    { name: 'Merwede Mobiel', website: 'https://merwedemobiel.nl' },
    { name: 'Garage Galecop' },
  ],
)
