/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LIEVE = withRivals(
  {
    name: 'Haarstudio Lieve',
    aliases: ['Studio Lieve', 'Lieve Kappers', 'HSL'],
    legalForm: 'eenmanszaak',
    websites: ['https://haarstudiolieve.nl'],
    phones: ['050 555 23 71'],
    emails: ['info@haarstudiolieve.nl'],
    addresses: [{ street: 'Folkingestraat 38', postalCode: '9711 JX', city: 'Groningen' }],
    foundingYear: 2014,
    kvk: '60318427',
    vat: 'NL001948263B52',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Balayage', 'Bruidskapsels'],
    team: [
      { name: 'Lieve Postma', role: 'eigenaar' },
      { name: 'Jorn Wiersma', role: 'kapper' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kapsalon Noorderlicht', website: 'https://kapsalonnoorderlicht.nl' },
    { name: 'Knip & Zo' },
    { name: 'Hair by Sanne', website: 'https://hairbysanne.nl' },
  ],
)

export const TEBRAKE = withRivals(
  {
    name: 'Te Brake Installatietechniek',
    aliases: ['Te Brake Installaties', 'Te Brake Warmtetechniek', 'TBI'],
    legalName: 'Te Brake Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://tebrake-installatie.nl'],
    phones: ['0543 55 51 82'],
    emails: ['service@tebrake-installatie.nl'],
    addresses: [{ street: 'Misterweg 112', postalCode: '7102 BJ', city: 'Winterswijk' }],
    foundingYear: 1987,
    kvk: '09062718',
    vat: 'NL804517392B01',
    sector: 'installateur',
    services: ['Warmtepompen', 'Cv-ketels', 'Onderhoud cv-ketel', 'Vloerverwarming'],
    team: [
      { name: 'Gerben te Brake', role: 'directeur' },
      { name: 'Marloes Hesselink', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Wiggers' },
    { name: 'Achterhoek Klimaat', website: 'https://achterhoekklimaat.nl' },
    { name: 'Lensink Techniek', website: 'https://lensinktechniek.nl' },
  ],
)

export const KERKHOVE = withRivals(
  {
    name: 'Kerkhove & Maas Notarissen',
    aliases: ['Notariskantoor Kerkhove & Maas', 'Kerkhove Maas', 'KMN'],
    legalForm: 'maatschap',
    websites: ['https://kerkhovemaas.nl'],
    phones: ['0118 55 56 40'],
    emails: ['info@kerkhovemaas.nl'],
    addresses: [{ street: 'Lange Noordstraat 27', postalCode: '4331 CC', city: 'Middelburg' }],
    foundingYear: 1996,
    kvk: '22058143',
    vat: 'NL809372156B01',
    sector: 'notaris',
    services: ['Testament', 'Levenstestament', 'Hypotheekakte', 'Samenlevingscontract'],
    team: [
      { name: 'Joost Kerkhove', role: 'notaris' },
      { name: 'Annelies Maas', role: 'notaris' },
    ],
    hours: ['ma,di,do,vr 08:30-17:00; wo 08:30-19:00; za,zo gesloten'],
  },
  [
    { name: 'Walcherse Notarissen', website: 'https://walchersenotarissen.nl' },
    { name: 'Notariaat De Abdij' },
    { name: 'Van Sluijs Notariaat', website: 'https://vansluijsnotariaat.nl' },
  ],
)

export const TRAPPER = withRivals(
  {
    name: 'De Vrije Trapper',
    aliases: ['Fietsenwinkel De Vrije Trapper', 'Vrije Trapper Meppel', 'DVT'],
    legalName: 'De Vrije Trapper V.O.F.',
    legalForm: 'vof',
    websites: ['https://devrijetrapper.nl'],
    phones: ['0522 55 57 09'],
    emails: ['winkel@devrijetrapper.nl'],
    addresses: [{ street: 'Hoofdstraat 64', postalCode: '7941 AK', city: 'Meppel' }],
    foundingYear: 2006,
    kvk: '04075391',
    vat: 'NL815630274B01',
    sector: 'fietsenwinkel',
    services: ['E-bikes', 'Fietsreparatie', 'Bakfietsen', 'Leasefietsen'],
    team: [
      { name: 'Arjan Booij', role: 'eigenaar' },
      { name: 'Tineke Booij', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Tweewielercentrum Reestdal', website: 'https://reestdaltweewielers.nl' },
    { name: 'Kuiper Rijwielen' },
    { name: 'Fietsplein Meppel', website: 'https://fietspleinmeppel.nl' },
  ],
)

export const CLAESSEN = withRivals(
  {
    name: 'Claessen Optiek',
    aliases: ['Optiek Claessen', 'Claessen Brillen & Lenzen', 'CBL'],
    legalName: 'Claessen Optiek B.V.',
    legalForm: 'bv',
    websites: ['https://claessenoptiek.nl'],
    phones: ['0475 55 58 16'],
    emails: ['contact@claessenoptiek.nl'],
    addresses: [{ street: 'Neerstraat 19', postalCode: '6041 KA', city: 'Roermond' }],
    foundingYear: 1972,
    kvk: '13024685',
    vat: 'NL803846517B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Brillen', 'Contactlenzen', 'Sportbrillen'],
    team: [
      { name: 'Maud Claessen', role: 'eigenaar' },
      { name: 'Rik Janssen', role: 'optometrist' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Oogwereld Roermond', website: 'https://oogwereldroermond.nl' },
    { name: 'Brillerie Maas' },
    { name: 'Optique Munster', website: 'https://optiquemunster.nl' },
  ],
)

export const BOOMHUT = withRivals(
  {
    name: 'Kinderopvang De Boomhut',
    aliases: ['De Boomhut', 'KDV De Boomhut', 'KDB'],
    legalName: 'Stichting Kinderopvang De Boomhut',
    legalForm: 'stichting',
    websites: ['https://boomhutalmere.nl'],
    phones: ['036 555 90 24'],
    emails: ['info@boomhutalmere.nl'],
    addresses: [{ street: 'Grootzeil 45', postalCode: '1319 BA', city: 'Almere' }],
    foundingYear: 2009,
    kvk: '39101752',
    vat: 'NL821047365B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Flexibele opvang'],
    team: [
      { name: 'Jeroen Blok', role: 'directeur' },
      { name: 'Farida Aksoy', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kindercentrum Zonnestraal', website: 'https://zonnestraalalmere.nl' },
    { name: 'Villa Vrolijk' },
    { name: 'Kiddo Flevoland', website: 'https://kiddoflevoland.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Uitvaartzorg Hoekstra',
    aliases: ['Hoekstra Uitvaartverzorging', 'Hoekstra Uitvaarten', 'UZH'],
    legalForm: 'eenmanszaak',
    websites: ['https://uitvaartzorghoekstra.nl'],
    phones: ['0519 55 54 33'],
    emails: ['info@uitvaartzorghoekstra.nl'],
    addresses: [{ street: 'Woudweg 8', postalCode: '9101 VK', city: 'Dokkum' }],
    foundingYear: 2003,
    kvk: '01104827',
    vat: 'NL001637284B19',
    sector: 'uitvaartondernemer',
    services: ['Begrafenissen', 'Crematies', 'Opbaring thuis', 'Uitvaartwensen vastleggen'],
    team: [
      { name: 'Sietske Hoekstra', role: 'eigenaar' },
      { name: 'Wiebe Dijkstra', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Yn Frede Uitvaart', website: 'https://ynfrede-uitvaart.nl' },
    { name: 'Uitvaartcentrum Dongeradeel' },
    { name: 'Van der Wal Uitvaartbegeleiding', website: 'https://vanderwaluitvaart.nl' },
  ],
)

export const SPOORZONE = withRivals(
  {
    name: 'Drukkerij Spoorzone',
    aliases: ['Spoorzone Drukwerk', 'Spoorzone Print', 'DSZ'],
    legalName: 'Drukkerij Spoorzone B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijspoorzone.nl'],
    phones: ['013 555 61 20'],
    emails: ['order@drukkerijspoorzone.nl'],
    addresses: [{ street: 'Ringbaan-Noord 88', postalCode: '5046 AB', city: 'Tilburg' }],
    foundingYear: 1964,
    kvk: '18027436',
    vat: 'NL802915738B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures', 'Geboortekaartjes', 'Spandoeken'],
    team: [
      { name: 'Karel Verhoeven', role: 'directeur' },
      { name: 'Lotte Smulders', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Brabants Drukhuis', website: 'https://brabantsdrukhuis.nl' },
    { name: 'PrintPunt Tilburg' },
    { name: 'Drukkerij De Textielkade', website: 'https://textielkade.nl' },
  ],
)

export const FITFORT = withRivals(
  {
    name: 'Sportschool FitFort',
    aliases: ['FitFort', 'FitFort Gym', 'SFF'],
    legalName: 'FitFort V.O.F.',
    legalForm: 'vof',
    websites: ['https://fitfort.nl'],
    phones: ['0183 55 57 75'],
    emails: ['hallo@fitfort.nl'],
    addresses: [{ street: 'Spijksedijk 26', postalCode: '4207 GN', city: 'Gorinchem' }],
    foundingYear: 2017,
    kvk: '68472915',
    vat: 'NL857413629B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Spinning'],
    team: [
      { name: 'Kevin de Ruiter', role: 'eigenaar' },
      { name: 'Esra Yildiz', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 06:30-22:30; vr 06:30-21:00; za,zo 08:00-16:00'],
  },
  [
    { name: 'Merwede Gym', website: 'https://merwedegym.nl' },
    { name: 'Health Club Lingepoort' },
    { name: 'Sportcentrum De Doelen', website: 'https://sportcentrumdedoelen.nl' },
  ],
)

export const NIJHUIS = withRivals(
  {
    name: 'Stukadoorsbedrijf Oude Nijhuis',
    aliases: ['Oude Nijhuis Stucwerk', 'Oude Nijhuis Afbouw', 'SON'],
    legalForm: 'eenmanszaak',
    websites: ['https://oudenijhuisstucwerk.nl'],
    phones: ['06 55 51 83 46'],
    emails: ['info@oudenijhuisstucwerk.nl'],
    addresses: [{ street: 'Denekamperstraat 15', postalCode: '7631 AB', city: 'Ootmarsum' }],
    foundingYear: 2008,
    kvk: '08173952',
    vat: 'NL001375928B64',
    sector: 'stukadoor',
    services: ['Glad stucwerk', 'Spachtelputz', 'Sierpleister', 'Buitengevels stucen'],
    team: [
      { name: 'Bart Oude Nijhuis', role: 'eigenaar' },
      { name: 'Stan Reef', role: 'stukadoor' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Twents Stucwerk', website: 'https://twentsstucwerk.nl' },
    { name: 'Morsink Afbouw' },
    { name: 'Stukadoor Veldhuis', website: 'https://stukadoorveldhuis.nl' },
  ],
)
