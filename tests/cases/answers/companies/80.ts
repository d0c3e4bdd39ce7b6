/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TOLHUIS = withRivals(
  {
    name: 'Het Tolhuis',
    aliases: ['Hotel Het Tolhuis', 'Hotel-Restaurant Het Tolhuis', 'Tolhuis Winterswijk'],
    legalName: 'Hotel-Restaurant Het Tolhuis V.O.F.',
    legalForm: 'vof',
    websites: ['https://tolhuiswinterswijk.nl'],
    phones: ['0543 55 51 72'],
    emails: ['receptie@tolhuiswinterswijk.nl'],
    addresses: [{ street: 'Groenloseweg 118', postalCode: '7101 AK', city: 'Winterswijk' }],
    foundingYear: 1928,
    kvk: '09142753',
    vat: 'NL814627350B01',
    sector: 'hotel met restaurant',
    services: ['Bruiloften en feesten', 'Vergaderzalen', 'Fietsarrangementen', 'Huifkartochten'],
    team: [
      { name: 'Arjan te Winkel', role: 'eigenaar' },
      { name: 'Joost Lammers', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 11:00-22:00; za 10:00-23:00; zo 10:00-21:00'],
  },
  [
    { name: 'Hotel De Lindeboom', website: 'https://delindeboom-achterhoek.nl' },
    { name: 'Landgoed Woldzicht', website: 'https://landgoedwoldzicht.nl' },
    { name: 'Herberg De Eekhoorn' },
  ],
)

export const HUISKOMPAS = withRivals(
  {
    name: 'Huiskompas Hypotheekadvies',
    aliases: ['Huiskompas', 'HKH'],
    legalName: 'Huiskompas Financieel Advies B.V.',
    legalForm: 'bv',
    websites: ['https://huiskompas-hypotheken.nl'],
    phones: ['033 555 41 28'],
    emails: ['advies@huiskompas-hypotheken.nl'],
    addresses: [{ street: 'Arnhemseweg 214', postalCode: '3817 CK', city: 'Amersfoort' }],
    foundingYear: 2009,
    kvk: '32158046',
    vat: 'NL820914673B01',
    sector: 'hypotheekadviseur',
    services: ['Hypotheek oversluiten', 'Startershypotheek', 'Overlijdensrisicoverzekering', 'Hypotheek voor ondernemers'],
    team: [
      { name: 'Nadia el Amrani', role: 'eigenaar' },
      { name: 'Bram Kuipers', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,di,wo,do 09:00-20:00; vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'De Hypotheekwinkel Eemland', website: 'https://hypotheekwinkeleemland.nl' },
    { name: 'Van Rossum Advies', website: 'https://vanrossumadvies.nl' },
    { name: 'Woonwijs Hypotheken' },
  ],
)

export const DIJKSTRA = withRivals(
  {
    name: 'Elektrotechnisch Bureau Dijkstra',
    aliases: ['ETB Dijkstra', 'EBD'],
    legalForm: 'eenmanszaak',
    websites: ['https://etbdijkstra.nl'],
    phones: ['0513 55 56 04'],
    emails: ['info@etbdijkstra.nl'],
    addresses: [{ street: 'Leeuwarderstraatweg 43', postalCode: '8441 PK', city: 'Heerenveen' }],
    foundingYear: 1996,
    kvk: '01074862',
    vat: 'NL001738264B57',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Zonnepanelen', 'Storingsdienst'],
    team: [
      { name: 'Sietse Dijkstra', role: 'eigenaar' },
      { name: 'Wytske Hoekstra', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Friesland Elektra', website: 'https://frieslandelektra.nl' },
    { name: 'Bouma Installatie', website: 'https://boumainstallatie.nl' },
    { name: 'Lichtpunt Elektrotechniek' },
  ],
)
