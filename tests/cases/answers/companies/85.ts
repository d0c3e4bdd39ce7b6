/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KRUL = withRivals(
  {
    name: 'De Krul',
    aliases: ['Kapsalon De Krul', 'Krul Haarmode'],
    legalName: 'Kapsalon De Krul V.O.F.',
    legalForm: 'vof',
    websites: ['https://dekrulamersfoort.nl'],
    phones: ['033 555 41 27'],
    emails: ['afspraak@dekrulamersfoort.nl'],
    addresses: [{ street: 'Kamp 38', postalCode: '3811 AR', city: 'Amersfoort' }],
    foundingYear: 1994,
    kvk: '32064718',
    vat: 'NL804517236B01',
    sector: 'kapsalon',
    services: ['Knippen', 'Kleuren', 'Permanent', 'Bruidskapsels', 'Baard trimmen'],
    team: [
      { name: 'Anneke Verburg', role: 'eigenaar' },
      { name: 'Joris Tamminga', role: 'kapper' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-20:00; vr 09:00-17:30; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Haarhuis Van Dalen', website: 'https://haarhuisvandalen.nl' },
    { name: 'Knip & Co' },
    { name: 'Salon Belle', website: 'https://www.salonbelle-amersfoort.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Hoekstra Zonnetechniek',
    aliases: ['Hoekstra Zon', 'HZT'],
    legalName: 'Hoekstra Zonnetechniek B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrazon.nl'],
    phones: ['0512 55 58 04'],
    emails: ['info@hoekstrazon.nl'],
    addresses: [{ street: 'Lavendelheide 21', postalCode: '9202 PD', city: 'Drachten' }],
    foundingYear: 2009,
    kvk: '01146392',
    vat: 'NL820613547B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Thuisbatterijen', 'Laadpalen', 'Zonneboilers', 'Reiniging van zonnepanelen', 'Vervangen van omvormers'],
    team: [
      { name: 'Sietse Hoekstra', role: 'directeur' },
      { name: 'Marije Bakker', role: 'adviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Friesland Solar', website: 'https://frieslandsolar-advies.nl' },
    { name: 'Zonnegilde Noord', website: 'https://zonnegildenoord.nl' },
    { name: 'Dakstroom' },
  ],
)

export const BOOMHUT = withRivals(
  {
    name: 'Kinderopvang De Boomhut',
    aliases: ['De Boomhut', 'KOB'],
    legalName: 'Stichting Kinderopvang De Boomhut',
    legalForm: 'stichting',
    websites: ['https://kinderopvangdeboomhut.nl'],
    phones: ['0113 55 52 69'],
    emails: ['planning@kinderopvangdeboomhut.nl'],
    addresses: [{ street: 'Bergweg 12', postalCode: '4461 LV', city: 'Goes' }],
    foundingYear: 2002,
    kvk: '22051984',
    sector: 'kinderopvang',
    services: ['Dagopvang 0-4 jaar', 'Buitenschoolse opvang', 'Peuteropvang', 'Voorschoolse opvang'],
    team: [
      { name: 'Willemijn de Jonge', role: 'directeur' },
      { name: 'Tessa Koole', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Zeeuwse Rakkers', website: 'https://zeeuwserakkers.nl' },
    { name: 'Het Duinnest', website: 'https://hetduinnest.nl' },
    { name: 'De Zandloper' },
  ],
)
