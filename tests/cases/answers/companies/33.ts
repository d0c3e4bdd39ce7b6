/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ATC = withRivals(
  {
    name: 'Achterhoekse Taxi Centrale',
    aliases: ['ATC', 'ATC Taxi'],
    legalName: 'Achterhoekse Taxi Centrale Coöperatie U.A.',
    legalForm: 'cooperatie',
    websites: ['https://www.atctaxi.nl'],
    phones: ['0314 55 58 21', '06 20 55 51 44'],
    emails: ['rit@atctaxi.nl'],
    addresses: [{ street: 'Terborgseweg 88', postalCode: '7005 BD', city: 'Doetinchem' }],
    foundingYear: 1978,
    kvk: '09063417',
    vat: 'NL803174652B01',
    sector: 'taxibedrijf',
    services: ['Luchthavenvervoer', 'Rolstoelvervoer', 'Leerlingenvervoer', 'Zakelijk vervoer'],
    team: [
      { name: 'Gerrit Wissink', role: 'directeur' },
      { name: 'Marloes te Brake', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-23:00; za 08:00-23:00; zo 09:00-20:00'],
  },
  [
    { name: 'Taxi Slingeland', website: 'https://taxislingeland.nl' },
    { name: 'Graafschap Taxi' },
    { name: 'Wiegerinck Personenvervoer', website: 'https://www.wiegerinckvervoer.nl' },
  ],
)

export const KIEZEL = withRivals(
  {
    name: 'Kiezel Webdesign',
    aliases: ['Kiezel', 'Bureau Kiezel'],
    legalForm: 'vof',
    websites: ['https://kiezelwebdesign.nl'],
    phones: ['038 555 61 09'],
    emails: ['hallo@kiezelwebdesign.nl'],
    addresses: [{ street: 'Thomas a Kempisstraat 41', postalCode: '8021 BA', city: 'Zwolle' }],
    foundingYear: 2012,
    kvk: '54921876',
    vat: 'NL851490273B01',
    sector: 'webdesignbureau',
    services: ['Websites op maat', 'Webshops', 'Zoekmachineoptimalisatie', 'Websiteonderhoud'],
    team: [
      { name: 'Femke Oosterhuis', role: 'eigenaar' },
      { name: 'Joris Bakker', role: 'eigenaar' },
      { name: 'Daan Kroeze', role: 'ontwikkelaar' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Pixelwerf', website: 'https://pixelwerf.nl' },
    { name: 'Studio Hanze' },
    { name: 'Webbureau Overijssel', website: 'https://webbureau-overijssel.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Meubelmakerij Hofstra',
    aliases: ['Hofstra Maatmeubelen'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.meubelmakerijhofstra.nl'],
    phones: ['0513 55 53 47'],
    emails: ['info@meubelmakerijhofstra.nl'],
    addresses: [{ street: 'Leeuwarderstraatweg 127', postalCode: '8441 PK', city: 'Heerenveen' }],
    foundingYear: 1989,
    kvk: '01084562',
    vat: 'NL001583947B62',
    sector: 'meubelmakerij',
    services: ['Eettafels op maat', 'Inbouwkasten', 'Meubelrestauratie', 'Stoelen stofferen'],
    team: [{ name: 'Sietse Hofstra', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 08:30-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Eikenhuys' },
    { name: 'Houtatelier De Compagnie', website: 'https://houtatelierdecompagnie.nl' },
    { name: 'Jorritsma Interieurbouw' },
  ],
)
