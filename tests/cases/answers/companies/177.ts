/** Companies of answers, with the question of each, that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KROON = withRivals(
  {
    name: 'Kapsalon De Kroon',
    aliases: ['De Kroon', 'De Kroon Haarmode', 'KDK'],
    legalName: 'Kapsalon De Kroon V.O.F.',
    legalForm: 'vof',
    websites: ['https://dekroonhaarmode.nl'],
    phones: ['0523 55 52 17'],
    emails: ['salon@dekroonhaarmode.nl'],
    addresses: [{ street: 'Voorstraat 46', postalCode: '7772 AD', city: 'Hardenberg' }],
    foundingYear: 1992,
    kvk: '05063817',
    vat: 'NL803915274B01',
    sector: 'kapper',
    services: ['Dames- en herenknippen', 'Kleuren', 'Permanenten', 'Opsteken'],
    team: [
      { name: 'Gea Hofsink', role: 'eigenaar' },
      { name: 'Lisanne Breukelman', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo 09:00-18:00; do,vr 09:00-20:00; za 08:30-15:30; zo gesloten'],
  },
  [
    { name: 'Haarhuis Vechtstroom', website: 'https://haarhuisvechtstroom.nl' },
    { name: 'Kapsalon Baalder' },
    { name: 'Knip & Klaar Marslanden', website: 'https://knipenklaarmarslanden.nl' },
  ],
)

export const ADELAAR = withRivals(
  {
    name: 'Dakdekkersbedrijf De Adelaar',
    aliases: ['De Adelaar', 'Adelaar Daken', 'DDA'],
    legalName: 'Dakdekkersbedrijf De Adelaar B.V.',
    legalForm: 'bv',
    websites: ['https://adelaardaken.nl'],
    phones: ['0165 55 53 60'],
    emails: ['info@adelaardaken.nl', 'spoed@adelaardaken.nl'],
    addresses: [{ street: 'Bosstraat 118', postalCode: '4704 RL', city: 'Roosendaal' }],
    foundingYear: 1985,
    kvk: '20057149',
    vat: 'NL807254183B01',
    sector: 'dakdekker',
    services: ['Bitumen daken', 'Dakpannen vervangen', 'Zinkwerk', 'Daklekkage verhelpen', 'Dakisolatie'],
    team: [
      { name: 'Corné Verstraten', role: 'directeur' },
      { name: 'Ilse Goorden', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Dakwerken Tolberg', website: 'https://dakwerkentolberg.nl' },
    { name: 'Van Oers Dakbedekking' },
    { name: 'Wouwse Dakservice', website: 'https://wouwsedakservice.nl' },
  ],
)

export const UILENSPIEGEL = withRivals(
  {
    name: 'Boekhandel Uilenspiegel',
    aliases: ['Uilenspiegel', 'Uilenspiegel Boeken', 'BHU'],
    legalName: 'Boekhandel Uilenspiegel B.V.',
    legalForm: 'bv',
    websites: ['https://uilenspiegelboeken.nl'],
    phones: ['0314 55 51 84'],
    emails: ['boeken@uilenspiegelboeken.nl'],
    addresses: [{ street: 'Hamburgerstraat 73', postalCode: '7001 AG', city: 'Doetinchem' }],
    foundingYear: 1973,
    kvk: '09041628',
    vat: 'NL805183629B01',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Signeersessies', 'Leesclubs', 'Boekenbonnen'],
    team: [
      { name: 'Marijke Wissink', role: 'eigenaar' },
      { name: 'Tom Heinen', role: 'bedrijfsleider' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekwinkel Kruisberg', website: 'https://boekwinkelkruisberg.nl' },
    { name: 'De Achterhoekse Lezer' },
    { name: 'Letterhuis Oude IJssel', website: 'https://letterhuisoudeijssel.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Mediationpraktijk Kompas',
    aliases: ['Kompas', 'Kompas Mediation', 'MPK'],
    legalName: 'Mediationpraktijk Kompas',
    legalForm: 'eenmanszaak',
    websites: ['https://kompas-mediation.nl'],
    phones: ['06 55 58 27 40'],
    emails: ['contact@kompas-mediation.nl'],
    addresses: [{ street: 'Stationsweg 29', postalCode: '6711 PK', city: 'Ede' }],
    foundingYear: 2012,
    kvk: '55748213',
    vat: 'NL001894637B52',
    sector: 'mediator',
    services: ['Echtscheidingsmediation', 'Arbeidsmediation', 'Ouderschapsplan', 'Familiemediation'],
    team: [{ name: 'Hanneke Roelofsen', role: 'mediator en eigenaar' }],
    hours: ['ma,di,do 09:00-17:30; wo 09:00-21:00; vr 09:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Veluwe Mediators', website: 'https://veluwemediators.nl' },
    { name: 'Scheidingshuis Ede' },
    { name: 'Van Zetten Mediation', website: 'https://vanzettenmediation.nl' },
  ],
)

export const BUITENKANS = withRivals(
  {
    name: 'Buitenkans Tuinontwerp',
    aliases: ['Buitenkans', 'Buitenkans Tuinen', 'BKT'],
    legalName: 'Buitenkans Tuinontwerp',
    legalForm: 'eenmanszaak',
    websites: ['https://buitenkanstuinontwerp.nl'],
    phones: ['0346 555 829'],
    emails: ['hallo@buitenkanstuinontwerp.nl'],
    addresses: [{ street: 'Zandpad 14', postalCode: '3621 NE', city: 'Breukelen' }],
    foundingYear: 2008,
    kvk: '30241576',
    vat: 'NL002057148B63',
    sector: 'tuinontwerper',
    services: ['Tuinontwerp', 'Beplantingsplan', 'Dakterrassen', 'Begeleiding bij aanleg'],
    team: [{ name: 'Floor Veenendaal', role: 'tuinontwerper en eigenaar' }],
    hours: ['ma,di,do,vr 09:00-17:00; wo gesloten; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Vechtstreek Tuinen', website: 'https://vechtstreektuinen.nl' },
    { name: 'Studio Groenlijn' },
    { name: 'Atelier Loenersloot', website: 'https://atelierloenersloot.nl' },
  ],
)

export const BAKEN = withRivals(
  {
    name: 'Baken ICT',
    aliases: ['Baken', 'Baken Automatisering', 'BIA'],
    legalName: 'Baken ICT Diensten B.V.',
    legalForm: 'bv',
    websites: ['https://bakenict.nl'],
    phones: ['0223 55 56 90'],
    emails: ['support@bakenict.nl', 'sales@bakenict.nl'],
    addresses: [{ street: 'Industrieweg 61', postalCode: '1785 AE', city: 'Den Helder' }],
    foundingYear: 2001,
    kvk: '37094825',
    vat: 'NL810472935B01',
    sector: 'ICT-dienstverlener',
    services: ['Werkplekbeheer', 'Cloudmigratie', 'Netwerkbeveiliging', 'Telefonie', 'Back-ups'],
    team: [
      { name: 'Sander Kuijper', role: 'directeur' },
      { name: 'Ayla Demirel', role: 'servicedeskmanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Marsdiep Systemen', website: 'https://marsdiepsystemen.nl' },
    { name: 'Kop ICT Beheer' },
    { name: 'Noorderwerk Automatisering', website: 'https://noorderwerkautomatisering.nl' },
  ],
)

export const ZEEMEEUW = withRivals(
  {
    name: 'Vishandel De Zeemeeuw',
    aliases: ['De Zeemeeuw', 'Zeemeeuw Vis', 'VDZ'],
    legalName: 'Vishandel De Zeemeeuw V.O.F.',
    legalForm: 'vof',
    websites: ['https://zeemeeuwvis.nl'],
    phones: ['0118 55 54 26'],
    emails: ['bestellen@zeemeeuwvis.nl'],
    addresses: [{ street: 'Nieuwendijk 12', postalCode: '4381 BX', city: 'Vlissingen' }],
    foundingYear: 1959,
    kvk: '22017364',
    vat: 'NL801736452B01',
    sector: 'vishandel',
    services: ['Verse zeevis', 'Gebakken vis', 'Fruits de mer schotels', 'Visplateaus bezorgen'],
    team: [
      { name: 'Adrie Poppe', role: 'vennoot' },
      { name: 'Jolanda Poppe', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-19:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Vishuis Souburg', website: 'https://vishuissouburg.nl' },
    { name: 'Schelde Vis' },
    { name: 'Visspeciaalzaak Boone', website: 'https://visboone.nl' },
  ],
)

export const LOTUS = withRivals(
  {
    name: 'Yogastudio Lotus',
    aliases: ['Lotus', 'Lotus Yoga Delft', 'YSL Delft'],
    legalName: 'Yogastudio Lotus',
    legalForm: 'eenmanszaak',
    websites: ['https://lotusyogadelft.nl'],
    phones: ['015 555 7318'],
    emails: ['namaste@lotusyogadelft.nl'],
    addresses: [{ street: 'Voldersgracht 25', postalCode: '2611 EV', city: 'Delft' }],
    foundingYear: 2014,
    kvk: '60583917',
    vat: 'NL002481936B07',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie', 'English classes'],
    team: [
      { name: 'Priya Ramdin', role: 'owner and teacher' },
      { name: 'Emma Lindqvist', role: 'teacher' },
    ],
    hours: ['ma,di,wo,do 07:30-21:30; vr 07:30-18:00; za 09:00-13:00; zo 10:00-12:30'],
  },
  [
    { name: 'Yoga aan de Schie', website: 'https://yogaaandeschie.nl' },
    { name: 'Studio Stilpunt' },
    { name: 'Hofkwartier Yoga', website: 'https://hofkwartieryoga.nl' },
  ],
)

export const VRIENDT = withRivals(
  {
    name: 'De Vriendt Verhuizingen',
    aliases: ['De Vriendt', 'Verhuisbedrijf De Vriendt', 'DVV'],
    legalName: 'De Vriendt Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://devriendtverhuizingen.nl'],
    phones: ['0114 55 59 03'],
    emails: ['planning@devriendtverhuizingen.nl'],
    addresses: [{ street: 'Absdaalseweg 35', postalCode: '4561 GG', city: 'Hulst' }],
    foundingYear: 1966,
    kvk: '21013958',
    vat: 'NL804629517B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift huren', 'Verhuizen naar België'],
    team: [
      { name: 'Koen de Vriendt', role: 'zaakvoerder' },
      { name: 'Martine Baert', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Verhuisgroep Axel', website: 'https://verhuisgroepaxel.nl' },
    { name: 'Waasland Movers' },
    { name: 'Reynaert Verhuizers', website: 'https://reynaertverhuizers.nl' },
  ],
)

export const HAMBERG = withRivals(
  {
    name: 'Slagerij Hamberg',
    aliases: ['Hamberg', 'Keurslager Hamberg', 'SHB'],
    legalName: 'Slagerij Hamberg',
    legalForm: 'eenmanszaak',
    websites: ['https://slagerijhamberg.nl'],
    phones: ['0513 55 50 78'],
    emails: ['winkel@slagerijhamberg.nl'],
    addresses: [{ street: 'Dracht 91', postalCode: '8442 BN', city: 'Heerenveen' }],
    foundingYear: 1948,
    kvk: '01058296',
    vat: 'NL001306825B40',
    sector: 'slager',
    services: ['Vers vlees', 'Barbecuepakketten', 'Gourmetschotels', 'Droge worst'],
    team: [
      { name: 'Durk Hamberg', role: 'eigenaar' },
      { name: 'Sietske Bakker', role: 'winkelmedewerker' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 08:00-18:00; vr 08:00-20:00; za 07:30-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Nijehaske', website: 'https://slagerijnijehaske.nl' },
    { name: 'De Friese Ham' },
    { name: 'Vleeshouwerij Tjalling', website: 'https://vleeshouwerijtjalling.nl' },
  ],
)
