/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const GLANSRIJK = withRivals(
  {
    name: 'Glansrijk Schoonmaakdiensten',
    aliases: ['Glansrijk'],
    legalName: 'Glansrijk Facilitair B.V.',
    legalForm: 'bv',
    websites: ['https://www.glansrijkschoonmaak.nl'],
    phones: ['033 555 29 14'],
    emails: ['info@glansrijkschoonmaak.nl'],
    addresses: [{ street: 'Nijverheidsweg-Noord 74', postalCode: '3812 PM', city: 'Amersfoort' }],
    foundingYear: 1997,
    kvk: '32084617',
    vat: 'NL808462915B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Vloeronderhoud', 'Opleveringsschoonmaak'],
    team: [
      { name: 'Naima Bouzid', role: 'directeur' },
      { name: 'Peter Hakvoort', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Schoonmaakbedrijf Eemland', website: 'https://schoonmaakeemland.nl' },
    { name: 'Helder & Hoekstra' },
    { name: 'Cleanpoint Amersfoort', website: 'https://www.cleanpoint-amersfoort.nl' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Dijkema Makelaars',
    aliases: ['TDM Makelaars', 'TDM'],
    legalForm: 'maatschap',
    websites: ['https://tdmmakelaars.nl'],
    phones: ['0513 555 083', '06 20 55 50 83'],
    emails: ['welkom@tdmmakelaars.nl'],
    addresses: [{ street: 'Burgemeester Falkenaweg 38', postalCode: '8442 LD', city: 'Heerenveen' }],
    foundingYear: 1988,
    kvk: '01093746',
    vat: 'NL819375264B01',
    sector: 'makelaar',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Hylke Terpstra', role: 'makelaar-taxateur' },
      { name: 'Marga Dijkema', role: 'makelaar' },
      { name: 'Sanne Wiersma', role: 'binnendienst' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Makelaardij Friesland Zuid' },
    { name: 'De Haan Wonen', website: 'https://dehaanwonen.nl' },
    { name: 'Huis & Hof Makelaars' },
  ],
)

export const VECHTSTREEK = withRivals(
  {
    name: 'Muziekschool Vechtstreek',
    aliases: ['MSV'],
    legalName: 'Stichting Muziekonderwijs Vechtstreek',
    legalForm: 'stichting',
    websites: ['https://muziekschoolvechtstreek.nl'],
    phones: ['0346 555 712'],
    emails: ['lessen@muziekschoolvechtstreek.nl'],
    addresses: [{ street: 'Kaatsbaan 21', postalCode: '3601 EB', city: 'Maarssen' }],
    foundingYear: 1974,
    kvk: '41187263',
    vat: 'NL006493817B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot'],
    team: [
      { name: 'Jurre Blom', role: 'directeur' },
      { name: 'Eline van Houten', role: 'zangdocent' },
    ],
    hours: ['ma,di,do 14:00-21:00; wo 12:30-21:00; vr 14:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekatelier Breukelen' },
    { name: 'De Toonladder', website: 'https://detoonladder-muziek.nl' },
    { name: 'Popschool Vecht & Plassen' },
  ],
)
