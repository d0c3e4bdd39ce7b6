/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SCHELP = withRivals(
  {
    name: 'Hoorwinkel De Schelp',
    aliases: ['De Schelp', 'HDS'],
    legalName: 'Hoorwinkel De Schelp V.O.F.',
    legalForm: 'vof',
    websites: ['https://hoorwinkeldeschelp.nl'],
    phones: ['0183 55 57 24'],
    emails: ['balie@hoorwinkeldeschelp.nl'],
    addresses: [{ street: 'Arkelstraat 38', postalCode: '4201 KB', city: 'Gorinchem' }],
    foundingYear: 2004,
    kvk: '23104587',
    vat: 'NL813450926B01',
    sector: 'audicien',
    services: ['Hoortoestellen', 'Hoortest', 'Gehoorbescherming op maat', 'Tinnitusbegeleiding'],
    team: [
      { name: 'Marloes van Dieren', role: 'eigenaar' },
      { name: 'Hakim Bouzid', role: 'audicien' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Oorwijs Gorinchem' },
    { name: 'Van Tuyl Hooradvies', website: 'https://vantuylhooradvies.nl' },
    { name: 'Hoorcentrum Merwede', website: 'https://www.hoorcentrummerwede.nl' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Steigerbouw',
    aliases: ['Terpstra Steigers', 'TSB'],
    legalName: 'Terpstra Steigerbouw Drachten B.V.',
    legalForm: 'bv',
    websites: ['https://terpstrasteigers.nl'],
    phones: ['0512 55 54 16'],
    emails: ['planning@terpstrasteigers.nl'],
    addresses: [{ street: 'Loswal 22', postalCode: '9206 AJ', city: 'Drachten' }],
    foundingYear: 1996,
    kvk: '01078342',
    vat: 'NL805217634B01',
    sector: 'steigerbouw',
    services: ['Steigerverhuur', 'Rolsteigers', 'Hangsteigers', 'Tijdelijke overkappingen'],
    team: [
      { name: 'Jelle Terpstra', role: 'directeur' },
      { name: 'Anouk Rietveld', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Noorderzon Steigers', website: 'https://noorderzonsteigers.nl' },
    { name: 'Hofstra Bouwhulp' },
    { name: 'De Jong Klimmaterieel', website: 'https://dejongklimmaterieel.nl' },
  ],
)

export const KORHOEN = withRivals(
  {
    name: 'Vakantiepark Het Korhoen',
    aliases: ['Het Korhoen', 'VHK'],
    legalName: 'Coöperatie Vakantiepark Het Korhoen U.A.',
    legalForm: 'cooperatie',
    websites: ['https://hetkorhoen.nl'],
    phones: ['0529 55 51 90'],
    emails: ['receptie@hetkorhoen.nl'],
    addresses: [{ street: 'Hammerweg 61', postalCode: '7731 PD', city: 'Ommen' }],
    foundingYear: 1974,
    kvk: '05043219',
    vat: 'NL004718235B01',
    sector: 'vakantiepark',
    services: ['Bungalowverhuur', 'Kampeerplaatsen', 'Groepsaccommodatie', 'Zwembad'],
    team: [
      { name: 'Wilma Nijhuis', role: 'parkmanager' },
      { name: 'Ruben Schutte', role: 'hoofd receptie' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-18:00; zo 10:00-16:00'],
  },
  [
    { name: 'Bungalowpark De Vechtstroom', website: 'https://devechtstroom.nl' },
    { name: 'Camping Lemelerzicht' },
    { name: 'Landgoed Eerderhof', website: 'https://landgoedeerderhof.nl' },
  ],
)
