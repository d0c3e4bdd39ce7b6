/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HUISMAN = withRivals(
  {
    name: 'Bouwbedrijf Huisman & Kok',
    aliases: ['Aannemersbedrijf Huisman & Kok', 'Huisman en Kok', 'BHK'],
    legalName: 'Bouwbedrijf Huisman & Kok B.V.',
    legalForm: 'bv',
    websites: ['https://huismankok.nl'],
    phones: ['0523 55 51 70'],
    emails: ['info@huismankok.nl'],
    addresses: [{ street: 'Bruchterweg 58', postalCode: '7772 BJ', city: 'Hardenberg' }],
    foundingYear: 1986,
    kvk: '05061947',
    vat: 'NL804417326B01',
    sector: 'aannemer',
    services: ['Nieuwbouw', 'Verbouwingen', 'Dakkapellen', 'Aanbouwen'],
    team: [
      { name: 'Gerwin Huisman', role: 'directeur' },
      { name: 'Alinda Kok', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 07:00-17:00; vr 07:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Vechtdal', website: 'https://bouwgroepvechtdal.nl' },
    { name: 'Aannemersbedrijf Nijzink' },
    { name: 'Salland Bouw', website: 'https://sallandbouw.nl' },
  ],
)

export const DENTALAB = withRivals(
  {
    name: 'Dentalab Rivierenland',
    aliases: ['Tandtechniek Rivierenland', 'Dentalab Tiel', 'DLR'],
    legalName: 'Dentalab Rivierenland V.O.F.',
    legalForm: 'vof',
    websites: ['https://dentalabrivierenland.nl'],
    phones: ['0344 55 56 29'],
    emails: ['lab@dentalabrivierenland.nl'],
    addresses: [{ street: 'Lingeweg 17', postalCode: '4004 LK', city: 'Tiel' }],
    foundingYear: 2004,
    kvk: '11058273',
    vat: 'NL813905742B01',
    sector: 'tandtechnisch laboratorium',
    services: ['Kronen en bruggen', 'Kunstgebitten', 'Reparatie van protheses', 'Gebitsbeschermers'],
    team: [
      { name: 'Marloes van Kessel', role: 'vennoot' },
      { name: 'Hakan Yildirim', role: 'tandprotheticus' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Tandtechniek Betuwe', website: 'https://tandtechniekbetuwe.nl' },
    { name: 'Proxilab Culemborg' },
    { name: 'Dental Art Waal', website: 'https://dentalartwaal.nl' },
  ],
)

export const KLANKKAST = withRivals(
  {
    name: 'Muziekschool De Klankkast',
    aliases: ['De Klankkast', 'Klankkast Veendam', 'MDK'],
    legalName: 'Stichting Muziekschool De Klankkast',
    legalForm: 'stichting',
    websites: ['https://klankkastveendam.nl'],
    phones: ['0598 55 54 08'],
    emails: ['info@klankkastveendam.nl'],
    addresses: [{ street: 'Kerkstraat 33', postalCode: '9641 AN', city: 'Veendam' }],
    foundingYear: 1979,
    kvk: '41014682',
    vat: 'NL006381925B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot'],
    team: [
      { name: 'Jolanda Drenth', role: 'directeur' },
      { name: 'Pieter Buikema', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:00; vr 13:00-18:00; za 09:30-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Stadskanaal', website: 'https://muziekhuisstadskanaal.nl' },
    { name: 'Gitaarschool Parkstad' },
    { name: 'Pianostudio Winschoten', website: 'https://pianostudiowinschoten.nl' },
  ],
)

export const RAAF = withRivals(
  {
    name: 'Branderij Zwarte Raaf',
    aliases: ['Zwarte Raaf Koffie', 'Zwarte Raaf', 'BZR'],
    legalName: 'Branderij Zwarte Raaf V.O.F.',
    legalForm: 'vof',
    websites: ['https://zwarteraafkoffie.nl'],
    phones: ['0570 55 53 91'],
    emails: ['bonen@zwarteraafkoffie.nl'],
    addresses: [{ street: 'Smedenstraat 44', postalCode: '7411 RD', city: 'Deventer' }],
    foundingYear: 2013,
    kvk: '58271406',
    vat: 'NL853017264B01',
    sector: 'koffiebranderij',
    services: ['Versgebrande koffiebonen', 'Koffieabonnementen', 'Baristacursussen', 'Koffie voor kantoren'],
    team: [
      { name: 'Thijs Oldenhof', role: 'eigenaar' },
      { name: 'Noor Bakhuis', role: 'barista' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Hanze Koffiebranders', website: 'https://hanzekoffiebranders.nl' },
    { name: 'De Bonenbaron' },
    { name: 'Koffiebrander Salland', website: 'https://koffiebrandersalland.nl' },
  ],
)

export const LOENEN = withRivals(
  {
    name: 'Taxi Van Loenen',
    aliases: ['Van Loenen Taxi', 'Taxibedrijf Van Loenen', 'TVL'],
    legalName: 'Taxi Van Loenen B.V.',
    legalForm: 'bv',
    websites: ['https://taxivanloenen.nl'],
    phones: ['0341 55 52 36'],
    emails: ['centrale@taxivanloenen.nl'],
    addresses: [{ street: 'Handelsweg 12', postalCode: '3845 GN', city: 'Harderwijk' }],
    foundingYear: 1968,
    kvk: '08023417',
    vat: 'NL801263894B01',
    sector: 'taxibedrijf',
    services: ['Luchthavenvervoer', 'Zittend ziekenvervoer', 'Leerlingenvervoer', 'Groepsvervoer'],
    team: [
      { name: 'Erik van Loenen', role: 'directeur' },
      { name: 'Samira Bouali', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-23:00; za 07:00-23:00; zo 08:00-22:00'],
  },
  [
    { name: 'Veluwe Taxi Centrale', website: 'https://veluwetaxicentrale.nl' },
    { name: 'Taxi Ermelo' },
    { name: 'Randmeer Taxi', website: 'https://randmeertaxi.nl' },
  ],
)

export const BITWERF = withRivals(
  {
    name: 'Studio Bitwerf',
    aliases: ['Bitwerf', 'Bitwerf Software', 'SBW'],
    legalName: 'Studio Bitwerf B.V.',
    legalForm: 'bv',
    websites: ['https://bitwerf.nl'],
    phones: ['040 555 37 80'],
    emails: ['hallo@bitwerf.nl'],
    addresses: [{ street: 'Kanaaldijk-Zuid 29', postalCode: '5613 LE', city: 'Eindhoven' }],
    foundingYear: 2015,
    kvk: '63180527',
    vat: 'NL855128703B01',
    sector: 'softwarebureau',
    services: ['Webapplicaties', 'Mobiele apps', 'API-koppelingen', 'Softwareonderhoud'],
    team: [
      { name: 'Ruben Hoefnagels', role: 'oprichter' },
      { name: 'Priya Raman', role: 'lead developer' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Codefabriek Strijp', website: 'https://codefabriekstrijp.nl' },
    { name: 'Lichtstad Software' },
    { name: 'Appmakers Brainport', website: 'https://appmakersbrainport.nl' },
  ],
)

export const ARABESK = withRivals(
  {
    name: 'Dansstudio Arabesk',
    aliases: ['Arabesk', 'Dansschool Arabesk', 'DSA'],
    legalForm: 'eenmanszaak',
    websites: ['https://dansstudioarabesk.nl'],
    phones: ['0118 55 56 74'],
    emails: ['dans@dansstudioarabesk.nl'],
    addresses: [{ street: 'Nieuwstraat 26', postalCode: '4331 JN', city: 'Middelburg' }],
    foundingYear: 2006,
    kvk: '22061538',
    vat: 'NL001742659B84',
    sector: 'dansschool',
    services: ['Klassiek ballet', 'Streetdance', 'Kinderdans', 'Salsa'],
    team: [
      { name: 'Evelien Minderhoud', role: 'eigenaar' },
      { name: 'Jaïr Mercelina', role: 'docent streetdance' },
    ],
    hours: ['ma,di,wo,do 15:00-21:30; vr 15:00-19:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Dansacademie Walcheren', website: 'https://dansacademiewalcheren.nl' },
    { name: 'De Zeeuwse Pas' },
    { name: 'Balletstudio Pirouette', website: 'https://balletstudiopirouette.nl' },
  ],
)

export const KEMPEN = withRivals(
  {
    name: 'Vloerenhuis De Kempen',
    aliases: ['De Kempen Vloeren', 'Vloerenhuis Bladel', 'VDK'],
    legalName: 'Vloerenhuis De Kempen B.V.',
    legalForm: 'bv',
    websites: ['https://vloerenhuisdekempen.nl'],
    phones: ['0497 55 51 43'],
    emails: ['winkel@vloerenhuisdekempen.nl'],
    addresses: [{ street: 'Sniederslaan 71', postalCode: '5531 EJ', city: 'Bladel' }],
    foundingYear: 1994,
    kvk: '17084392',
    vat: 'NL803751946B01',
    sector: 'vloerenwinkel',
    services: ['Pvc-vloeren', 'Laminaat', 'Parket', 'Traprenovatie'],
    team: [
      { name: 'Wim Lavrijsen', role: 'eigenaar' },
      { name: 'Anouk Hendrikx', role: 'verkoopadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-16:00; zo gesloten'],
  },
  [
    { name: 'Vloerenloods Eersel', website: 'https://vloerenloodseersel.nl' },
    { name: 'Parkethuis Reusel' },
    { name: 'Woonwinkel Hapert', website: 'https://woonwinkelhapert.nl' },
  ],
)

export const WIERSMA = withRivals(
  {
    name: 'Diëtistenpraktijk Sanne Wiersma',
    aliases: ['Sanne Wiersma Diëtist', 'Praktijk Wiersma', 'DSW'],
    legalForm: 'eenmanszaak',
    websites: ['https://dietistwiersma.nl'],
    phones: ['0515 55 57 82'],
    emails: ['praktijk@dietistwiersma.nl'],
    addresses: [{ street: 'Oosterdijk 40', postalCode: '8601 BT', city: 'Sneek' }],
    foundingYear: 2017,
    kvk: '69420817',
    vat: 'NL003195728B26',
    sector: 'diëtist',
    services: ['Afvalbegeleiding', 'Dieetadvies bij diabetes', 'Kindervoeding', 'Sportvoeding'],
    team: [
      { name: 'Sanne Wiersma', role: 'eigenaar' },
      { name: 'Femke Hoekstra', role: 'diëtist' },
    ],
    hours: ['ma,di 08:30-17:00; wo gesloten; do 08:30-20:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voedingspraktijk Zuidwesthoek', website: 'https://voedingspraktijkzuidwesthoek.nl' },
    { name: 'Diëtiste Marije Postma' },
    { name: 'Eetwijzer Sneek', website: 'https://eetwijzersneek.nl' },
  ],
)

export const OOIEVAAR = withRivals(
  {
    name: 'Kraamzorg Het Ooievaarsnest',
    aliases: ['Het Ooievaarsnest', 'Ooievaarsnest Kraamzorg', 'KHO'],
    legalName: 'Coöperatie Kraamzorg Het Ooievaarsnest U.A.',
    legalForm: 'coöperatie',
    websites: ['https://hetooievaarsnest.nl'],
    phones: ['0299 55 54 65'],
    emails: ['aanmelden@hetooievaarsnest.nl'],
    addresses: [{ street: 'Gedempte Where 8', postalCode: '1441 EK', city: 'Purmerend' }],
    foundingYear: 1999,
    kvk: '37081264',
    vat: 'NL807915432B01',
    sector: 'kraamzorg',
    services: ['Kraamzorg aan huis', 'Partusassistentie', 'Borstvoedingsbegeleiding', 'Intakegesprekken'],
    team: [
      { name: 'Hanneke Tol', role: 'directeur' },
      { name: 'Lieke Beumer', role: 'lactatiekundige' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Kraamzorg Waterland', website: 'https://kraamzorgwaterland.nl' },
    { name: 'Kraamburo Zaanstreek' },
    { name: 'Moeder & Kind Kraamzorg', website: 'https://moederenkindkraamzorg.nl' },
  ],
)
