/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OLDENHOF = withRivals(
  {
    name: 'Bakkerij Oldenhof',
    aliases: ['Oldenhof', 'Oldenhof Brood & Banket', 'BKO'],
    legalName: 'Bakkerij Oldenhof V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijoldenhof.nl'],
    phones: ['0522 55 54 16'],
    emails: ['winkel@bakkerijoldenhof.nl'],
    addresses: [{ street: 'Hoofdstraat 64', postalCode: '7941 AJ', city: 'Meppel' }],
    foundingYear: 1952,
    kvk: '04019372',
    vat: 'NL803517264B01',
    sector: 'bakker',
    services: ['Ambachtelijk brood', 'Taarten op bestelling', 'Hartige broodjes', 'Bedrijfslunches'],
    team: [
      { name: 'Henk Oldenhof', role: 'bakker en vennoot' },
      { name: 'Ineke Oldenhof', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:00-17:30; za 06:30-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Wieringa' },
    { name: 'De Broodplank', website: 'https://debroodplankmeppel.nl' },
    { name: 'Banketbakkerij Reest', website: 'https://banketbakkerijreest.nl' },
  ],
)

export const SPAAK = withRivals(
  {
    name: 'Fietsenwinkel De Spaak',
    aliases: ['De Spaak', 'Spaak Woerden', 'FDS'],
    legalName: 'Fietsenwinkel De Spaak',
    legalForm: 'eenmanszaak',
    websites: ['https://despaakwoerden.nl'],
    phones: ['0348 55 56 29'],
    emails: ['werkplaats@despaakwoerden.nl'],
    addresses: [{ street: 'Rijnstraat 48', postalCode: '3441 BT', city: 'Woerden' }],
    foundingYear: 1987,
    kvk: '30091574',
    vat: 'NL001846293B52',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'E-bikes', 'Fietsverhuur', 'Kinderfietsen'],
    team: [
      { name: 'Marco Verweij', role: 'eigenaar' },
      { name: 'Sanne Blok', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhandel Oostdam' },
    { name: 'Fietspunt Snel en Polanen', website: 'https://fietspuntsnelenpolanen.nl' },
    { name: 'Van Dijkhuizen Tweewielers', website: 'https://vandijkhuizentweewielers.nl' },
  ],
)

export const LINDHOUT = withRivals(
  {
    name: 'Notariskantoor Lindhout',
    aliases: ['Lindhout Notarissen', 'Lindhout', 'NKL'],
    legalName: 'Lindhout Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://lindhoutnotarissen.nl'],
    phones: ['0113 55 50 38'],
    emails: ['info@lindhoutnotarissen.nl', 'testament@lindhoutnotarissen.nl'],
    addresses: [{ street: 'Westwal 15', postalCode: '4461 CM', city: 'Goes' }],
    foundingYear: 1996,
    kvk: '22038615',
    vat: 'NL808432719B01',
    sector: 'notaris',
    services: ['Testament', 'Hypotheekakte', 'Samenlevingscontract', 'Oprichting van een bv'],
    team: [
      { name: 'Annelies Lindhout', role: 'notaris' },
      { name: 'Bart de Witte', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Bevelanden', website: 'https://notariaatbevelanden.nl' },
    { name: 'Notaris Goedegebuure' },
    { name: 'Schelde Notarissen', website: 'https://scheldenotarissen.nl' },
  ],
)

export const OOIEVAAR = withRivals(
  {
    name: 'Dierenkliniek De Ooievaar',
    aliases: ['De Ooievaar', 'Dierenartsen De Ooievaar', 'DKO'],
    legalName: 'Maatschap Dierenkliniek De Ooievaar',
    legalForm: 'maatschap',
    websites: ['https://dierenkliniekdeooievaar.nl'],
    phones: ['0344 55 52 86'],
    emails: ['balie@dierenkliniekdeooievaar.nl'],
    addresses: [{ street: 'Papesteeg 27', postalCode: '4001 NH', city: 'Tiel' }],
    foundingYear: 2001,
    kvk: '11057342',
    vat: 'NL809127348B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsbehandeling', 'Röntgenonderzoek'],
    team: [
      { name: 'Femke van Zanten', role: 'dierenarts' },
      { name: 'Joost Hermsen', role: 'dierenarts' },
      { name: 'Lotte Janse', role: 'paraveterinair' },
    ],
    hours: ['ma,di,do,vr 08:00-18:00; wo 08:00-20:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartspraktijk Betuwe Midden', website: 'https://dapbetuwemidden.nl' },
    { name: 'Dierenkliniek Waalzicht' },
    { name: 'Kliniek Passewaaij', website: 'https://kliniekpassewaaij.nl' },
  ],
)

export const HELDERMAN = withRivals(
  {
    name: 'Schoonmaakbedrijf Helderman',
    aliases: ['Helderman', 'Helderman Schoonmaak', 'SBH'],
    legalName: 'Schoonmaakbedrijf Helderman B.V.',
    legalForm: 'bv',
    websites: ['https://heldermanschoonmaak.nl'],
    phones: ['0546 55 57 03'],
    emails: ['planning@heldermanschoonmaak.nl'],
    addresses: [{ street: 'Plesmanweg 9', postalCode: '7602 PD', city: 'Almelo' }],
    foundingYear: 1979,
    kvk: '06027481',
    vat: 'NL805316427B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Vloeronderhoud', 'Opleveringsschoonmaak'],
    team: [
      { name: 'Ruud Helderman', role: 'directeur' },
      { name: 'Gülay Demir', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'CleanTwente', website: 'https://cleantwente.nl' },
    { name: 'Schoonmaakbedrijf Nijhof' },
    { name: 'Bos Facilitair', website: 'https://bosfacilitair.nl' },
  ],
)

export const NOORDERLICHT = withRivals(
  {
    name: 'Webbureau Noorderlicht',
    aliases: ['Noorderlicht', 'Noorderlicht Webdesign', 'WNL'],
    legalName: 'Noorderlicht Web B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtweb.nl'],
    phones: ['058 555 31 70'],
    emails: ['hallo@noorderlichtweb.nl'],
    addresses: [{ street: 'Emmakade 76', postalCode: '8921 AG', city: 'Leeuwarden' }],
    foundingYear: 2013,
    kvk: '58162047',
    vat: 'NL852916374B01',
    sector: 'webbureau',
    services: ['Websites laten maken', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting en onderhoud'],
    team: [
      { name: 'Tjerk Hoekstra', role: 'oprichter en eigenaar' },
      { name: 'Mila Postma', role: 'designer' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Oldehove', website: 'https://studiooldehove.nl' },
    { name: 'Webmakers Fryslân' },
    { name: 'Digitaal Bureau Prinsentuin', website: 'https://bureauprinsentuin.nl' },
  ],
)

export const BEVEREN = withRivals(
  {
    name: 'Slagerij Van Beveren',
    aliases: ['Van Beveren', 'Keurslager Van Beveren', 'SVB'],
    legalName: 'Slagerij Van Beveren V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijvanbeveren.nl'],
    phones: ['0114 55 53 91'],
    emails: ['bestelling@slagerijvanbeveren.nl'],
    addresses: [{ street: 'Gentsestraat 22', postalCode: '4561 EH', city: 'Hulst' }],
    foundingYear: 1934,
    kvk: '21006318',
    vat: 'NL801742963B01',
    sector: 'slager',
    services: ['Barbecuepakketten', 'Gourmetschotels', 'Wild en gevogelte', 'Huisgemaakte worst'],
    team: [
      { name: 'Luc van Beveren', role: 'slager en vennoot' },
      { name: 'Ria van Beveren', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij De Meester' },
    { name: 'Vleeshuis Reynaert', website: 'https://vleeshuisreynaert.nl' },
    { name: 'Slagerij Pauwels', website: 'https://slagerijpauwels.nl' },
  ],
)

export const STILWATER = withRivals(
  {
    name: 'Uitvaartverzorging Stilwater',
    aliases: ['Stilwater', 'Stilwater Uitvaarten', 'UVS'],
    legalName: 'Uitvaartverzorging Stilwater',
    legalForm: 'eenmanszaak',
    websites: ['https://stilwateruitvaarten.nl'],
    phones: ['06 55 52 90 17'],
    emails: ['contact@stilwateruitvaarten.nl'],
    addresses: [{ street: 'Herenwal 103', postalCode: '8441 BA', city: 'Heerenveen' }],
    foundingYear: 2017,
    kvk: '68420915',
    vat: 'NL002358146B07',
    sector: 'uitvaartverzorger',
    services: ['Begrafenissen', 'Crematies', 'Uitvaartwensen vastleggen', 'Nazorg'],
    team: [{ name: 'Jeltje Dijkstra', role: 'uitvaartverzorger en eigenaar' }],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Uitvaartzorg De Fearten' },
    { name: 'Yn Frede Uitvaarten', website: 'https://ynfredeuitvaarten.nl' },
    { name: 'Uitvaartcentrum Terband', website: 'https://uitvaartcentrumterband.nl' },
  ],
)

export const DOORNBOS = withRivals(
  {
    name: 'Glaszetterij Doornbos',
    aliases: ['Doornbos Glas', 'Doornbos', 'GZD'],
    legalName: 'Glaszetterij Doornbos B.V.',
    legalForm: 'bv',
    websites: ['https://doornbosglas.nl'],
    phones: ['0598 55 58 44'],
    emails: ['glas@doornbosglas.nl'],
    addresses: [{ street: 'Lloydsweg 18', postalCode: '9641 KJ', city: 'Veendam' }],
    foundingYear: 1963,
    kvk: '02031759',
    vat: 'NL804293571B01',
    sector: 'glaszetter',
    services: ['Dubbel glas plaatsen', 'Glasschade herstellen', 'Spiegels op maat', 'Glazen douchewanden'],
    team: [
      { name: 'Erik Doornbos', role: 'directeur' },
      { name: 'Klaas Smid', role: 'glaszetter' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Glashandel Wildervank', website: 'https://glashandelwildervank.nl' },
    { name: 'Glas en Kozijn Parkstad' },
    { name: 'Ruitenservice Oost-Groningen', website: 'https://ruitenserviceoostgroningen.nl' },
  ],
)

export const BOOMHUT = withRivals(
  {
    name: 'Kinderopvang De Boomhut',
    aliases: ['De Boomhut', 'Boomhut Weert', 'KDB'],
    legalName: 'Stichting Kinderopvang De Boomhut',
    legalForm: 'stichting',
    websites: ['https://kinderopvangdeboomhut.nl'],
    phones: ['0495 55 51 62'],
    emails: ['planning@kinderopvangdeboomhut.nl', 'info@kinderopvangdeboomhut.nl'],
    addresses: [{ street: 'Biest 89', postalCode: '6001 AP', city: 'Weert' }],
    foundingYear: 2008,
    kvk: '14098264',
    vat: 'NL819264735B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Vakantieopvang'],
    team: [
      { name: 'Ilse Vossen', role: 'directeur' },
      { name: 'Nadia Haddou', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Zonnehoek', website: 'https://kinderopvangzonnehoek.nl' },
    { name: 'KDV De Kabouterberg' },
    { name: 'Opvang Moesel', website: 'https://opvangmoesel.nl' },
  ],
)
