/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const PIOEN = withRivals(
  {
    name: 'Bloemsierkunst De Pioen',
    aliases: ['De Pioen', 'Pioen Bloemen', 'BDP'],
    legalForm: 'vof',
    websites: ['https://depioenwinterswijk.nl'],
    phones: ['0543 55 51 27'],
    emails: ['info@depioenwinterswijk.nl'],
    addresses: [{ street: 'Misterstraat 48', postalCode: '7101 EX', city: 'Winterswijk' }],
    foundingYear: 2004,
    kvk: '09138462',
    vat: 'NL813570264B01',
    sector: 'bloemenwinkel',
    services: ['Boeketten', 'Rouwbloemwerk', 'Bruidsboeketten', 'Bloemenabonnementen'],
    team: [
      { name: 'Marieke Wensink', role: 'eigenaar' },
      { name: 'Jolanda te Brake', role: 'bloemist' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemen Hesselink', website: 'https://bloemenhesselink.nl' },
    { name: 'Fleur de Lis Winterswijk' },
    { name: 'Bloembinderij Roos', website: 'https://bloembinderijroos.nl' },
  ],
)

export const DKR = withRivals(
  {
    name: 'Dierenkliniek Kromme Rijn',
    aliases: ['Dierenarts Kromme Rijn', 'Kliniek Kromme Rijn', 'DKR'],
    legalName: 'Dierenkliniek Kromme Rijn B.V.',
    legalForm: 'bv',
    websites: ['https://dkkrommerijn.nl'],
    phones: ['030 555 71 80'],
    emails: ['balie@dkkrommerijn.nl'],
    addresses: [{ street: 'De Molen 62', postalCode: '3995 AX', city: 'Houten' }],
    foundingYear: 1994,
    kvk: '30127845',
    vat: 'NL819402637B01',
    sector: 'dierenkliniek',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsbehandelingen', 'Röntgenonderzoek'],
    team: [
      { name: 'Saskia Verweij', role: 'dierenarts en eigenaar' },
      { name: 'Bas Korteland', role: 'dierenarts' },
    ],
    hours: ['ma,di,do,vr 08:00-18:00; wo 08:00-20:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenarts Schonauwen', website: 'https://dierenartsschonauwen.nl' },
    { name: 'Kliniek voor Dieren Nieuwegein' },
    { name: 'Dierenhospitaal De Schalkwijk', website: 'https://dierenhospitaaldeschalkwijk.nl' },
  ],
)

export const WAL = withRivals(
  {
    name: 'Schildersbedrijf Van der Wal',
    aliases: ['Van der Wal Schilders', 'Schildersbedrijf v.d. Wal', 'SVDW'],
    legalName: 'Schildersbedrijf Van der Wal B.V.',
    legalForm: 'bv',
    websites: ['https://vanderwalschilders.nl'],
    phones: ['0515 55 54 09'],
    emails: ['info@vanderwalschilders.nl'],
    addresses: [{ street: 'Edisonstraat 17', postalCode: '8606 JH', city: 'Sneek' }],
    foundingYear: 1978,
    kvk: '01074936',
    vat: 'NL804716925B01',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Sietse van der Wal', role: 'directeur' },
      { name: 'Anneke Hiemstra', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Zijlstra Schilderwerken', website: 'https://zijlstraschilderwerken.nl' },
    { name: 'Friso Glas & Verf' },
    { name: 'Schilderspartners Zuidwest', website: 'https://schilderspartnerszuidwest.nl' },
  ],
)

export const HOEKJE = withRivals(
  {
    name: "Eetcafé 't Hoekje",
    aliases: ["'t Hoekje", 'Het Hoekje', 'ETH'],
    legalForm: 'eenmanszaak',
    websites: ['https://eetcafehoekje.nl'],
    phones: ['0344 55 58 36'],
    emails: ['reserveren@eetcafehoekje.nl'],
    addresses: [{ street: 'Waterstraat 71', postalCode: '4001 AM', city: 'Tiel' }],
    foundingYear: 1987,
    kvk: '11052783',
    vat: 'NL001748362B64',
    sector: 'eetcafé',
    services: ['Lunch', 'Diner', 'Borrelplanken', 'Feesten en partijen'],
    team: [
      { name: 'Gerrit van Ommeren', role: 'eigenaar' },
      { name: 'Lotte Baars', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 11:00-22:00; vr,za 11:00-23:30; zo 12:00-21:00'],
  },
  [
    { name: 'Brasserie De Waal', website: 'https://brasseriedewaal.nl' },
    { name: 'Grand Café Flipje' },
    { name: 'Eetcafé Den Engel', website: 'https://eetcafedenengel.nl' },
  ],
)

export const MAASLAND = withRivals(
  {
    name: 'Maasland Hypotheken',
    aliases: ['Maasland Hypotheekadvies', 'Maasland', 'MLH'],
    legalName: 'Maasland Hypotheken B.V.',
    legalForm: 'bv',
    websites: ['https://maaslandhypotheken.nl'],
    phones: ['0475 55 52 68'],
    emails: ['advies@maaslandhypotheken.nl'],
    addresses: [{ street: 'Swalmerstraat 33', postalCode: '6041 CW', city: 'Roermond' }],
    foundingYear: 2009,
    kvk: '12068475',
    vat: 'NL820936154B01',
    sector: 'hypotheekadvieskantoor',
    services: ['Starterhypotheken', 'Hypotheek oversluiten', 'Levensverzekeringen', 'Financiële planning'],
    team: [
      { name: 'Paul Geraedts', role: 'eigenaar' },
      { name: 'Nicole Smeets', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,di,wo,vr 09:00-17:30; do 09:00-20:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Hypotheekhuis Roermond', website: 'https://hypotheekhuisroermond.nl' },
    { name: 'De Financiële Poort' },
    { name: 'Limburg Hypotheekadviseurs', website: 'https://limburghypotheekadviseurs.nl' },
  ],
)

export const BRINKMAN = withRivals(
  {
    name: 'Autoschade Brinkman',
    aliases: ['Brinkman Autoschade', 'Autoschadeherstel Brinkman', 'ASB'],
    legalName: 'Autoschade Brinkman B.V.',
    legalForm: 'bv',
    websites: ['https://autoschadebrinkman.nl'],
    phones: ['0546 55 53 91'],
    emails: ['schade@autoschadebrinkman.nl'],
    addresses: [{ street: 'Turfkade 12', postalCode: '7602 PA', city: 'Almelo' }],
    foundingYear: 1991,
    kvk: '06073519',
    vat: 'NL808253471B01',
    sector: 'autoschadeherstelbedrijf',
    services: ['Uitdeuken zonder spuiten', 'Spuitwerk', 'Ruitreparatie', 'Vervangend vervoer'],
    team: [
      { name: 'Harm Brinkman', role: 'directeur' },
      { name: 'Ilse Nijland', role: 'schadeadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Schadeherstel Kuipers', website: 'https://schadeherstelkuipers.nl' },
    { name: 'Carrosserie Ter Horst' },
    { name: 'Autolakkerij Twenthe', website: 'https://autolakkerijtwenthe.nl' },
  ],
)

export const BOSUIL = withRivals(
  {
    name: 'Kinderopvang De Bosuil',
    aliases: ['De Bosuil', 'KDV De Bosuil', 'KDB'],
    legalName: 'Stichting Kinderopvang De Bosuil',
    legalForm: 'stichting',
    websites: ['https://kinderopvangdebosuil.nl'],
    phones: ['0318 55 56 42'],
    emails: ['planning@kinderopvangdebosuil.nl'],
    addresses: [{ street: 'Verlengde Parkweg 55', postalCode: '6717 GL', city: 'Ede' }],
    foundingYear: 2006,
    kvk: '09163075',
    vat: 'NL815037482B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Voorschoolse opvang'],
    team: [
      { name: 'Mirjam Roelofsen', role: 'directeur' },
      { name: 'Tessa van Ginkel', role: 'locatiemanager' },
    ],
    hours: ['ma,di,do 07:00-18:30; wo,vr 07:30-18:00; za,zo gesloten'],
  },
  [
    { name: 'Kinderdagverblijf Pippeloentje', website: 'https://kdvpippeloentje.nl' },
    { name: 'Kindercentrum De Veluwe' },
    { name: "Opvang 't Nestje", website: 'https://opvanghetnestje.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Studio Linde Interieur',
    aliases: ['Studio Linde', 'Linde Interieurontwerp', 'SLI'],
    legalForm: 'eenmanszaak',
    websites: ['https://studiolinde.nl'],
    phones: ['0164 55 57 14'],
    emails: ['hallo@studiolinde.nl'],
    addresses: [{ street: 'Steenbergsestraat 9', postalCode: '4611 TC', city: 'Bergen op Zoom' }],
    foundingYear: 2016,
    kvk: '65318420',
    vat: 'NL002193746B08',
    sector: 'interieurontwerper',
    services: ['Kleuradvies', 'Lichtplannen', '3D-visualisaties', 'Keukenontwerp'],
    team: [
      { name: 'Linde Verhagen', role: 'eigenaar' },
      { name: 'Sophie Adriaansen', role: 'stylist' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Atelier Noord Interieurs', website: 'https://ateliernoordinterieurs.nl' },
    { name: 'Wonen bij Jet' },
    { name: 'Ontwerpbureau Kade 8', website: 'https://kade8.nl' },
  ],
)

export const VEENPOEL = withRivals(
  {
    name: 'Sauna De Veenpoel',
    aliases: ['De Veenpoel', 'Veenpoel Wellness', 'SDV'],
    legalName: 'Sauna De Veenpoel V.O.F.',
    legalForm: 'vof',
    websites: ['https://deveenpoel.nl'],
    phones: ['0528 55 50 73'],
    emails: ['receptie@deveenpoel.nl'],
    addresses: [{ street: 'Alteveerstraat 104', postalCode: '7906 CB', city: 'Hoogeveen' }],
    foundingYear: 1999,
    kvk: '04052617',
    vat: 'NL807164920B01',
    sector: 'sauna',
    services: ['Massages', 'Gezichtsbehandelingen', 'Hammam', 'Arrangementen'],
    team: [
      { name: 'Erik Pomper', role: 'eigenaar' },
      { name: 'Wilma Slomp', role: 'bedrijfsleider' },
    ],
    hours: ['ma 13:00-23:00; di,wo,do,vr,za 10:00-23:00; zo 10:00-20:00'],
  },
  [
    { name: 'Thermen Het Hunebed', website: 'https://thermenhethunebed.nl' },
    { name: 'Wellness De Reest' },
    { name: 'Badhuis Assen', website: 'https://badhuisassen.nl' },
  ],
)

export const LEEUWEN = withRivals(
  {
    name: 'Drogisterij Van Leeuwen',
    aliases: ['Van Leeuwen Drogist', 'Drogist Van Leeuwen', 'DVL'],
    legalForm: 'vof',
    websites: ['https://drogisterijvanleeuwen.nl'],
    phones: ['0299 55 59 20'],
    emails: ['winkel@drogisterijvanleeuwen.nl'],
    addresses: [{ street: 'Padjedijk 26', postalCode: '1441 HB', city: 'Purmerend' }],
    foundingYear: 1963,
    kvk: '37029416',
    vat: 'NL801935628B01',
    sector: 'drogisterij',
    services: ['Zelfzorgmedicijnen', 'Pasfoto’s', 'Huidadvies', 'Voedingssupplementen'],
    team: [
      { name: 'Jeroen van Leeuwen', role: 'eigenaar' },
      { name: 'Fatima Boukhari', role: 'drogist' },
    ],
    hours: ['ma 12:00-18:00; di,wo,do 09:00-18:00; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Drogist De Weerwal', website: 'https://drogistdeweerwal.nl' },
    { name: 'Kruidenhuis Purmerend' },
    { name: 'Gezond & Wel', website: 'https://gezondenwelpurmerend.nl' },
  ],
)
