/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KRAAG = withRivals(
  {
    name: 'Stomerij De Witte Kraag',
    aliases: ['De Witte Kraag', 'Witte Kraag Textielreiniging', 'SDWK'],
    legalForm: 'eenmanszaak',
    websites: ['https://wittekraag.nl'],
    phones: ['033 555 27 14'],
    emails: ['info@wittekraag.nl'],
    addresses: [{ street: 'Langestraat 118', postalCode: '3811 AK', city: 'Amersfoort' }],
    foundingYear: 1987,
    kvk: '31045872',
    vat: 'NL001938475B62',
    sector: 'stomerij',
    services: ['Chemisch reinigen', 'Overhemden wassen en strijken', 'Kledingreparatie', 'Gordijnen reinigen'],
    team: [
      { name: 'Hanneke Blom', role: 'eigenaar' },
      { name: 'Sjaak Rietveld', role: 'bedrijfsleider' },
    ],
    hours: ['ma 12:00-18:00; di,wo,do,vr 08:30-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Stomerij Eemstad', website: 'https://stomerijeemstad.nl' },
    { name: 'Wasserette Koppelpoort' },
    { name: 'Clean & Press Amersfoort', website: 'https://cleanandpress.nl' },
  ],
)

export const OMMEREN = withRivals(
  {
    name: 'Dierenspeciaalzaak Van Ommeren',
    aliases: ['Dierenwinkel Van Ommeren', 'Van Ommeren Diervoeders', 'DVO'],
    legalName: 'Dierenspeciaalzaak Van Ommeren V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanommerendieren.nl'],
    phones: ['0344 55 51 63'],
    emails: ['winkel@vanommerendieren.nl'],
    addresses: [{ street: 'Waterstraat 46', postalCode: '4001 AN', city: 'Tiel' }],
    foundingYear: 1974,
    kvk: '11038264',
    vat: 'NL803715926B01',
    sector: 'dierenspeciaalzaak',
    services: ['Diervoeding', 'Aquaria', 'Konijnen en knaagdieren', 'Nagels knippen'],
    team: [
      { name: 'Bert van Ommeren', role: 'eigenaar' },
      { name: 'Linda van Ommeren', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Petshop De Betuwe', website: 'https://petshopdebetuwe.nl' },
    { name: 'Dierenplaza Tiel', website: 'https://dierenplazatiel.nl' },
    { name: 'Boerenbond Kesteren' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Drukkerij Hofstra & Zn.',
    aliases: ['Drukkerij Hofstra', 'Hofstra Drukwerk', 'DHZ'],
    legalName: 'Drukkerij Hofstra & Zn. B.V.',
    legalForm: 'bv',
    websites: ['https://hofstradruk.nl'],
    phones: ['0515 555 390'],
    emails: ['info@hofstradruk.nl'],
    addresses: [{ street: 'Smidsstraat 9', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1952,
    kvk: '01027946',
    vat: 'NL004283961B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Folders en flyers', 'Geboortekaartjes', 'Boeken drukken'],
    team: [
      { name: 'Jelle Hofstra', role: 'directeur' },
      { name: 'Wietske Postma', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Drukkerij Brouwer', website: 'https://drukkerijbrouwer-sneek.nl' },
    { name: 'Printhuis Friesland', website: 'https://printhuisfriesland.nl' },
    { name: 'Waterpoort Repro' },
  ],
)

export const VLINDER = withRivals(
  {
    name: 'Kinderopvang De Vuurvlinder',
    aliases: ['De Vuurvlinder', 'KDV De Vuurvlinder', 'KDVV'],
    legalName: 'Stichting Kinderopvang De Vuurvlinder',
    legalForm: 'stichting',
    websites: ['https://devuurvlinder.nl'],
    phones: ['055 555 71 20'],
    emails: ['info@devuurvlinder.nl'],
    addresses: [{ street: 'Asselsestraat 73', postalCode: '7311 ED', city: 'Apeldoorn' }],
    foundingYear: 2006,
    kvk: '08154937',
    vat: 'NL815390274B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Vakantieopvang'],
    team: [
      { name: 'Marloes Tijhuis', role: 'directeur' },
      { name: 'Naomi Pinas', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderdagverblijf Pippeloen', website: 'https://pippeloen-apeldoorn.nl' },
    { name: 'De Speelweide' },
    { name: 'Kidswereld Apeldoorn', website: 'https://kidswereldapeldoorn.nl' },
  ],
)

export const SMEETS = withRivals(
  {
    name: 'Smeets Tegelwerken',
    aliases: ['Tegelzetbedrijf Smeets', 'Smeets Tegels', 'STW'],
    legalForm: 'eenmanszaak',
    websites: ['https://smeetstegelwerken.nl'],
    phones: ['0475 55 54 08'],
    emails: ['roel@smeetstegelwerken.nl'],
    addresses: [{ street: 'Bredeweg 152', postalCode: '6042 GK', city: 'Roermond' }],
    foundingYear: 2013,
    kvk: '57820461',
    vat: 'NL001472958B83',
    sector: 'tegelzetter',
    services: ['Badkamers betegelen', 'Vloertegels leggen', 'Natuursteen', 'Voegwerk'],
    team: [
      { name: 'Roel Smeets', role: 'eigenaar' },
      { name: 'Kevin Janssen', role: 'tegelzetter' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Tegelzetbedrijf Maasland', website: 'https://tegelzetbedrijfmaasland.nl' },
    { name: 'Peters Tegels en Sanitair', website: 'https://peterstegels.nl' },
    { name: 'Limburg Vloeren' },
  ],
)

export const HUID = withRivals(
  {
    name: 'Huid & Zo',
    aliases: ['Schoonheidssalon Huid & Zo', 'Huid en Zo', 'H&Z'],
    legalForm: 'eenmanszaak',
    websites: ['https://huidenzo.nl'],
    phones: ['076 555 04 93'],
    emails: ['hallo@huidenzo.nl'],
    addresses: [{ street: 'Ginnekenweg 204', postalCode: '4835 NC', city: 'Breda' }],
    foundingYear: 2017,
    kvk: '68391752',
    vat: 'NL002847163B19',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Wimperlifting', 'Ontharen'],
    team: [
      { name: 'Sanne Kuijpers', role: 'eigenaar' },
      { name: 'Fleur Antonissen', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-17:30; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Beautysalon Mooi Ginneken', website: 'https://mooiginneken.nl' },
    { name: 'Skin Studio Breda', website: 'https://skinstudiobreda.nl' },
    { name: 'Salon Belle Peau' },
  ],
)

export const TERLINDEN = withRivals(
  {
    name: 'Wijnhandel Terlinden',
    aliases: ['Terlinden Wijnen', 'Wijnhuis Terlinden', 'WHT'],
    legalName: 'Terlinden Wijnen B.V.',
    legalForm: 'bv',
    websites: ['https://terlindenwijnen.nl'],
    phones: ['0570 55 52 81'],
    emails: ['winkel@terlindenwijnen.nl'],
    addresses: [{ street: 'Walstraat 31', postalCode: '7411 GJ', city: 'Deventer' }],
    foundingYear: 1991,
    kvk: '38024719',
    vat: 'NL009517342B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Wijnadvies', 'Kerstpakketten', 'Relatiegeschenken'],
    team: [
      { name: 'Maarten Terlinden', role: 'eigenaar' },
      { name: 'Isabelle Roux', role: 'vinoloog' },
    ],
    hours: ['ma gesloten; di,wo,do 10:00-18:00; vr 10:00-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Vinoteca Brink', website: 'https://vinotecabrink.nl' },
    { name: 'Slijterij Overgelder' },
    { name: 'Wijnkoperij Salland', website: 'https://wijnkoperijsalland.nl' },
  ],
)

export const BRANDSMA = withRivals(
  {
    name: 'Brandsma & Vreeburg Notarissen',
    aliases: ['Notariskantoor Brandsma & Vreeburg', 'Brandsma Vreeburg', 'BVN'],
    legalName: 'Brandsma & Vreeburg Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://bvnotarissen.nl'],
    phones: ['072 555 46 00'],
    emails: ['info@bvnotarissen.nl'],
    addresses: [{ street: 'Kennemerstraatweg 87', postalCode: '1814 GC', city: 'Alkmaar' }],
    foundingYear: 1979,
    kvk: '37094582',
    vat: 'NL812604739B01',
    sector: 'notaris',
    services: ['Testament opstellen', 'Hypotheekakte', 'Samenlevingscontract', 'Oprichting van een bv'],
    team: [
      { name: 'Annemiek Brandsma', role: 'notaris' },
      { name: 'Joost Vreeburg', role: 'notaris' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Kaasstad', website: 'https://notariaatkaasstad.nl' },
    { name: 'De Waagh Notarissen', website: 'https://dewaaghnotarissen.nl' },
    { name: 'Notarispraktijk Huis en Erf' },
  ],
)

export const KRACHTPUNT = withRivals(
  {
    name: 'Sportschool Krachtpunt',
    aliases: ['Krachtpunt', 'Krachtpunt Fitness', 'SKP'],
    legalName: 'Krachtpunt Fitness V.O.F.',
    legalForm: 'vof',
    websites: ['https://krachtpuntfitness.nl'],
    phones: ['079 555 38 62'],
    emails: ['balie@krachtpuntfitness.nl'],
    addresses: [{ street: 'Rokkeveenseweg 40', postalCode: '2712 XZ', city: 'Zoetermeer' }],
    foundingYear: 2009,
    kvk: '27318406',
    vat: 'NL820174639B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Spinning'],
    team: [
      { name: 'Dennis Schouten', role: 'eigenaar' },
      { name: 'Samira Bouzid', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 07:00-22:00; vr 07:00-21:00; za,zo 08:00-16:00'],
  },
  [
    { name: 'Gymfabriek Zoetermeer', website: 'https://gymfabriekzoetermeer.nl' },
    { name: 'Sportclub Oosterheem' },
    { name: 'HealthStudio 079', website: 'https://healthstudio079.nl' },
  ],
)

export const LAMMERS = withRivals(
  {
    name: 'Timmerbedrijf Lammers',
    aliases: ['Lammers Timmerwerk', 'Lammers Timmerwerken', 'TBL'],
    legalName: 'Timmerbedrijf Lammers B.V.',
    legalForm: 'bv',
    websites: ['https://lammerstimmerwerk.nl'],
    phones: ['0314 55 56 09'],
    emails: ['info@lammerstimmerwerk.nl'],
    addresses: [{ street: 'Keppelseweg 265', postalCode: '7001 CH', city: 'Doetinchem' }],
    foundingYear: 1996,
    kvk: '09087315',
    vat: 'NL807462915B01',
    sector: 'timmerbedrijf',
    services: ['Dakkapellen', 'Kozijnen', 'Trappen', 'Verbouwingen'],
    team: [
      { name: 'Harm Lammers', role: 'directeur' },
      { name: 'Gijs Wennink', role: 'timmerman' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Slingeland', website: 'https://bouwbedrijfslingeland.nl' },
    { name: 'Timmerfabriek De Graafschap', website: 'https://timmerfabriekdegraafschap.nl' },
    { name: 'Klusbedrijf Oude IJssel' },
  ],
)
