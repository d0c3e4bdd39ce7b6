/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Elektrotechniek Terpstra Sneek',
    aliases: ['Terpstra Elektrotechniek', 'Terpstra Elektro', 'ETS'],
    legalName: 'Elektrotechniek Terpstra Sneek B.V.',
    legalForm: 'bv',
    websites: ['https://terpstra-elektro.nl'],
    phones: ['0515 55 51 74'],
    emails: ['info@terpstra-elektro.nl'],
    addresses: [{ street: 'Smidsstraat 14', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1994,
    kvk: '01073826',
    vat: 'NL804517293B01',
    sector: 'elektrotechnisch installatiebedrijf',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Zonnepanelen', 'Domotica', 'Storingsdienst'],
    team: [
      { name: 'Jelle Terpstra', role: 'eigenaar' },
      { name: 'Anneke Visser', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Waterpoort Installaties', website: 'https://waterpoortinstallaties.nl' },
    { name: 'Elektro De Geeuw' },
    { name: 'Bouma Techniek', website: 'https://boumatechniek.frl' },
  ],
)

export const LICHTVAL = withRivals(
  {
    name: 'Lichtval',
    aliases: ['Lichtval Fotografie', 'Fotostudio Lichtval'],
    legalForm: 'eenmanszaak',
    websites: ['https://lichtvalfotografie.nl'],
    phones: ['033 55 58 206'],
    emails: ['hallo@lichtvalfotografie.nl'],
    addresses: [{ street: 'Krommestraat 38', postalCode: '3811 CC', city: 'Amersfoort' }],
    foundingYear: 2011,
    kvk: '52640917',
    vat: 'NL001948372B63',
    sector: 'fotograaf',
    services: ['Portretfotografie', 'Trouwfotografie', 'Gezinsfotografie', 'Zakelijke portretten'],
    team: [
      { name: 'Marit Ooms', role: 'eigenaar en fotograaf' },
      { name: 'Bas Verhulst', role: 'tweede fotograaf' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Studio Zilverzout', website: 'https://studiozilverzout.nl' },
    { name: 'Foto Eemland', website: 'https://fotoeemland.nl' },
    { name: 'Bruid & Beeld' },
  ],
)

export const BOOMHUT = withRivals(
  {
    name: 'Kinderopvang De Boomhut',
    aliases: ['De Boomhut', 'KDB'],
    legalName: 'Stichting Kinderopvang De Boomhut',
    legalForm: 'stichting',
    websites: ['https://boomhuttilburg.nl'],
    phones: ['013 55 54 617'],
    emails: ['planning@boomhuttilburg.nl'],
    addresses: [{ street: 'Hoefstraat 212', postalCode: '5014 NL', city: 'Tilburg' }],
    foundingYear: 2003,
    kvk: '18064253',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang', 'Vakantieopvang'],
    team: [
      { name: 'Ingrid van Gestel', role: 'directeur' },
      { name: 'Loes Mutsaers', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kroost & Co', website: 'https://kroostenco.nl' },
    { name: 'Kindercentrum Pinkeltje' },
    { name: 'De Speelkreek', website: 'https://despeelkreek.nl' },
  ],
)
