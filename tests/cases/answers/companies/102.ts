/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BROUWERS = withRivals(
  {
    name: 'Brouwers',
    aliases: ['Brouwers Accountants', 'Accountantskantoor Brouwers'],
    legalName: 'Brouwers Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://brouwers-cijfers.nl'],
    phones: ['0475 55 58 31'],
    emails: ['info@brouwers-cijfers.nl'],
    addresses: [{ street: 'Godsweerdersingel 47', postalCode: '6041 GK', city: 'Roermond' }],
    foundingYear: 1987,
    kvk: '13024785',
    vat: 'NL806214937B01',
    sector: 'accountant',
    services: ['Jaarrekening samenstellen', 'Belastingaangifte', 'Salarisadministratie', 'Bedrijfsoverdracht begeleiden'],
    team: [
      { name: 'Ruud Brouwers', role: 'directeur' },
      { name: 'Ingrid Peeters', role: 'accountant' },
      { name: 'Tom Hendrikx', role: 'salarisadministrateur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Maasplas Accountants', website: 'https://maasplasaccountants.nl' },
    { name: 'Cuypers Administratie' },
    { name: 'Roerzicht Adviseurs', website: 'https://roerzichtadviseurs.nl' },
  ],
)

export const ZOUT = withRivals(
  {
    name: 'Zout',
    aliases: ['Restaurant Zout', 'Eethuis Zout'],
    legalName: 'Kloet en De Vrieze V.O.F.',
    legalForm: 'vof',
    websites: ['https://etenbijzout.nl'],
    phones: ['0111 55 54 62'],
    emails: ['tafel@etenbijzout.nl'],
    addresses: [{ street: 'Oude Haven 23', postalCode: '4301 JK', city: 'Zierikzee' }],
    foundingYear: 2014,
    kvk: '60183427',
    vat: 'NL853791264B01',
    sector: 'restaurant',
    services: ['Lunch', 'Viergangenmenu', 'Zeevruchtenplateau', 'Besloten feesten'],
    team: [
      { name: 'Jolien Kloet', role: 'eigenaar' },
      { name: 'Maarten de Vrieze', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do,vr,za 12:00-22:00; zo 12:00-20:00'],
  },
  [
    { name: 'De Getijdenkamer', website: 'https://getijdenkamer.nl' },
    { name: 'Brasserie Zuidhaven' },
    { name: 'Mosselhuis Schouwen', website: 'https://mosselhuisschouwen.nl' },
  ],
)

export const VHG = withRivals(
  {
    name: 'Verkeersschool Het Gooi',
    aliases: ['VHG', 'Rijschool Het Gooi'],
    legalForm: 'eenmanszaak',
    websites: ['https://verkeersschoolhetgooi.nl'],
    phones: ['035 555 27 40'],
    emails: ['lessen@verkeersschoolhetgooi.nl'],
    addresses: [{ street: 'Brinklaan 131', postalCode: '1404 GB', city: 'Bussum' }],
    foundingYear: 2006,
    kvk: '32119054',
    vat: 'NL002174638B40',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Aanhangerrijbewijs', 'Spoedcursus'],
    team: [
      { name: 'Nadia el Idrissi', role: 'eigenaar' },
      { name: 'Sjoerd Bakker', role: 'motorinstructeur' },
      { name: 'Patrick Lamers', role: 'rij-instructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-20:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Naardermeer', website: 'https://rijschoolnaardermeer.nl' },
    { name: 'Van Zanten Rijopleiding' },
    { name: 'Groen Licht Weesp', website: 'https://groenlichtweesp.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Fysiotherapie De Linde',
    aliases: ['De Linde', 'Fysio De Linde'],
    legalName: 'Maatschap Fysiotherapie De Linde',
    legalForm: 'maatschap',
    websites: ['https://delindefysio.nl'],
    phones: ['0572 55 53 18'],
    emails: ['praktijk@delindefysio.nl'],
    addresses: [{ street: 'Westdorplaan 66', postalCode: '8101 PM', city: 'Raalte' }],
    foundingYear: 1999,
    kvk: '08127346',
    vat: 'NL810947352B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Dry needling', 'Kinderfysiotherapie', 'Revalidatie na operatie'],
    team: [
      { name: 'Wouter Nijland', role: 'eigenaar' },
      { name: 'Esther Oude Kotte', role: 'kinderfysiotherapeut' },
      { name: 'Lars Bomhof', role: 'manueel therapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-18:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Salland Sport', website: 'https://fysiosallandsport.nl' },
    { name: 'Praktijk Beweegpunt' },
    { name: 'Bosch Fysiotherapie', website: 'https://boschfysio.nl' },
  ],
)

export const POSTMA = withRivals(
  {
    name: 'Postma & Veldhuis',
    aliases: ['Postma en Veldhuis', 'P&V Installatietechniek', 'P&V'],
    legalName: 'Postma & Veldhuis Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://postmaveldhuis.nl'],
    phones: ['0513 55 56 79'],
    emails: ['service@postmaveldhuis.nl'],
    addresses: [{ street: 'Venus 14', postalCode: '8448 CE', city: 'Heerenveen' }],
    foundingYear: 1991,
    kvk: '01063892',
    vat: 'NL808351726B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketel onderhoud', 'Warmtepomp installeren', 'Badkamerrenovatie', 'Zonnepanelen plaatsen'],
    team: [
      { name: 'Klaas Postma', role: 'directeur' },
      { name: 'Gerben Veldhuis', role: 'mede-eigenaar' },
      { name: 'Anneke Dijkstra', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Warmte Friesland Service', website: 'https://warmtefriesland.nl' },
    { name: 'Hofstra Klimaat' },
    { name: 'De Jouster Loodgieter', website: 'https://jousterloodgieter.nl' },
  ],
)
