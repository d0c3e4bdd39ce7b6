/** Companies of answers that a stranger to the rules wrote: names that others bear too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OSSENKOP = withRivals(
  {
    name: 'Slagerij De Ossenkop',
    aliases: ['De Ossenkop', 'Ossenkop Doetinchem', 'SDO'],
    legalName: 'Slagerij De Ossenkop V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijdeossenkop.nl'],
    phones: ['0314 55 52 46'],
    emails: ['winkel@slagerijdeossenkop.nl'],
    addresses: [{ street: 'Hamburgerstraat 47', postalCode: '7001 AG', city: 'Doetinchem' }],
    foundingYear: 1972,
    kvk: '09047318',
    vat: 'NL803614275B01',
    sector: 'slager',
    services: ['Vers vlees', 'Huisgemaakte worst', 'Barbecuepakketten', 'Gourmetschotels'],
    team: [
      { name: 'Bennie Wissink', role: 'vennoot' },
      { name: 'Karin Wissink', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:00-18:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Roelofsen', website: 'https://slagerijroelofsen.nl' },
    { name: 'Keurslager Hidding' },
    { name: 'Vleeschhuys De Huet', website: 'https://vleeschhuysdehuet.nl' },
  ],
)

export const HELDER = withRivals(
  {
    name: 'Optiek Helder',
    aliases: ['Helder Optiek', 'Optiek Helder Gouda', 'OHG'],
    legalName: 'Optiek Helder B.V.',
    legalForm: 'bv',
    websites: ['https://optiekhelder.nl'],
    phones: ['0182 55 57 19'],
    emails: ['info@optiekhelder.nl', 'afspraak@optiekhelder.nl'],
    addresses: [{ street: 'Lange Tiendeweg 64', postalCode: '2801 KK', city: 'Gouda' }],
    foundingYear: 1996,
    kvk: '29048163',
    vat: 'NL807253914B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Brillen', 'Contactlenzen', 'Zonnebrillen op sterkte'],
    team: [
      { name: 'Marit Verkaik', role: 'eigenaar' },
      { name: 'Samir Haddou', role: 'optometrist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,vr 09:30-17:30; do 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brillenhuis Kleiweg', website: 'https://brillenhuiskleiweg.nl' },
    { name: 'Opticien Boer & Zoon' },
    { name: 'Oogpunt Gouda', website: 'https://oogpuntgouda.nl' },
  ],
)

export const TANDEM = withRivals(
  {
    name: 'Uitzendbureau Tandem',
    aliases: ['Tandem', 'Tandem Uitzenden', 'UBT'],
    legalName: 'Tandem Uitzenden B.V.',
    legalForm: 'bv',
    websites: ['https://tandemuitzenden.nl'],
    phones: ['077 555 38 02'],
    emails: ['werk@tandemuitzenden.nl'],
    addresses: [{ street: 'Kaldenkerkerweg 118', postalCode: '5913 AH', city: 'Venlo' }],
    foundingYear: 2008,
    kvk: '12068451',
    vat: 'NL819472635B01',
    sector: 'uitzendbureau',
    services: ['Uitzenden', 'Detachering', 'Werving en selectie', 'Payroll'],
    team: [
      { name: 'Loes Janssen-Peeters', role: 'directeur' },
      { name: 'Tomasz Wojcik', role: 'intercedent' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Maasflex', website: 'https://maasflex.nl' },
    { name: 'Uitzendbureau Grens' },
    { name: 'Werkpoort Limburg', website: 'https://werkpoortlimburg.nl' },
  ],
)

export const KWARTEL = withRivals(
  {
    name: 'B&B De Kwartel',
    aliases: ['De Kwartel', 'Bed and Breakfast De Kwartel', 'BDK'],
    legalName: 'Bed & Breakfast De Kwartel',
    legalForm: 'eenmanszaak',
    websites: ['https://bbdekwartel.nl'],
    phones: ['06 55 58 21 74'],
    emails: ['logeren@bbdekwartel.nl'],
    addresses: [{ street: 'Noordstraat 23', postalCode: '4357 AN', city: 'Domburg' }],
    foundingYear: 2013,
    kvk: '57391824',
    vat: 'NL001947358B62',
    sector: 'bed and breakfast',
    services: ['Tweepersoonskamers', 'Familiekamer', 'Ontbijt', 'Fietsverhuur'],
    team: [{ name: 'Ineke Maljaars', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr,za,zo 08:00-21:00'],
  },
  [
    { name: 'Pension Duinzoom', website: 'https://pensionduinzoom.nl' },
    { name: 'B&B Zilte Lucht' },
    { name: 'Logement De Vlier', website: 'https://logementdevlier.nl' },
  ],
)

export const HERON = withRivals(
  {
    name: 'Black Heron Tattoo',
    aliases: ['Black Heron', 'Black Heron Leiden', 'BHT'],
    legalName: 'Black Heron Tattoo',
    legalForm: 'eenmanszaak',
    websites: ['https://blackherontattoo.nl'],
    phones: ['071 555 24 93'],
    emails: ['bookings@blackherontattoo.nl'],
    addresses: [{ street: 'Haarlemmerstraat 215', postalCode: '2312 GD', city: 'Leiden' }],
    foundingYear: 2016,
    kvk: '65820147',
    vat: 'NL002318475B09',
    sector: 'tattoostudio',
    services: ['Fineline tattoos', 'Blackwork', 'Cover-ups', 'Piercings'],
    team: [
      { name: 'Jade Oosterling', role: 'eigenaar' },
      { name: 'Marco Teixeira', role: 'tatoeëerder' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 11:00-19:00; za 11:00-18:00; zo 12:00-17:00'],
  },
  [
    { name: 'Ink & Anchor Leiden', website: 'https://inkandanchorleiden.nl' },
    { name: 'Tattoo Lab Rapenburg' },
    { name: 'Studio Naald', website: 'https://studionaald.nl' },
  ],
)

export const WAAL = withRivals(
  {
    name: 'Loodgietersbedrijf De Waal',
    aliases: ['De Waal Loodgieters', 'De Waal Tiel', 'LDW'],
    legalName: 'Loodgietersbedrijf De Waal B.V.',
    legalForm: 'bv',
    websites: ['https://dewaalloodgieters.nl'],
    phones: ['0344 55 56 81'],
    emails: ['storing@dewaalloodgieters.nl'],
    addresses: [{ street: 'Papesteeg 93', postalCode: '4006 WC', city: 'Tiel' }],
    foundingYear: 1985,
    kvk: '11039572',
    vat: 'NL805184296B01',
    sector: 'loodgieter',
    services: ['Lekkages', 'Ontstoppen', 'Cv-ketels', 'Zinkwerk'],
    team: [
      { name: 'Gijs de Waal', role: 'directeur' },
      { name: 'Ria de Waal', role: 'administratie' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Van Ooijen Installatie', website: 'https://vanooijeninstallatie.nl' },
    { name: 'Loodgieter Passewaaij' },
    { name: 'Rivierenland Sanitair', website: 'https://rivierenlandsanitair.nl' },
  ],
)

export const VONK = withRivals(
  {
    name: 'Marketingbureau Vonk',
    aliases: ['Vonk', 'Vonk Marketing', 'MBV'],
    legalName: 'Vonk Marketing B.V.',
    legalForm: 'bv',
    websites: ['https://vonkmarketing.nl'],
    phones: ['038 555 61 27'],
    emails: ['hoi@vonkmarketing.nl'],
    addresses: [{ street: 'Thorbeckegracht 38', postalCode: '8011 VN', city: 'Zwolle' }],
    foundingYear: 2012,
    kvk: '55604913',
    vat: 'NL851736492B01',
    sector: 'marketingbureau',
    services: ['Zoekmachineoptimalisatie', 'Online advertenties', 'Social media', 'Huisstijlontwerp'],
    team: [
      { name: 'Daan Kroeze', role: 'oprichter' },
      { name: 'Lotte Bijsterbosch', role: 'strateeg' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Sassenpoort', website: 'https://bureausassenpoort.nl' },
    { name: 'Blauwvinger Media' },
    { name: 'Klikkracht', website: 'https://klikkracht.nl' },
  ],
)

export const PIROUETTE = withRivals(
  {
    name: 'Dansschool Pirouette',
    aliases: ['Pirouette', 'Pirouette Amersfoort', 'DSP'],
    legalName: 'Stichting Dansschool Pirouette',
    legalForm: 'stichting',
    websites: ['https://dansschoolpirouette.nl'],
    phones: ['033 555 47 60'],
    emails: ['dans@dansschoolpirouette.nl'],
    addresses: [{ street: 'Leusderweg 156', postalCode: '3817 KG', city: 'Amersfoort' }],
    foundingYear: 1991,
    kvk: '41189236',
    vat: 'NL804927316B01',
    sector: 'dansschool',
    services: ['Klassiek ballet', 'Streetdance', 'Stijldansen', 'Peuterdans'],
    team: [
      { name: 'Esmée van Tricht', role: 'directeur' },
      { name: 'Ruben Sedney', role: 'dansdocent' },
    ],
    hours: ['ma,di,wo,do 15:30-22:00; vr 15:30-21:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Dansstudio Keistad', website: 'https://dansstudiokeistad.nl' },
    { name: 'Balletschool Bergkwartier' },
    { name: 'Move Amersfoort', website: 'https://moveamersfoort.nl' },
  ],
)

export const SLUIS = withRivals(
  {
    name: 'Garage De Sluis',
    aliases: ['De Sluis', 'Autobedrijf De Sluis', 'GDS'],
    legalName: 'Garage De Sluis V.O.F.',
    legalForm: 'vof',
    websites: ['https://garagedesluis.nl'],
    phones: ['0114 55 53 08'],
    emails: ['info@garagedesluis.nl'],
    addresses: [{ street: 'Absdaalseweg 29', postalCode: '4561 GE', city: 'Hulst' }],
    foundingYear: 1979,
    kvk: '21014867',
    vat: 'NL803275918B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud', 'Bandenwissel', 'Schadeherstel'],
    team: [
      { name: 'Eddy Verbist', role: 'vennoot' },
      { name: 'Kurt Verbist', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Autoservice De Bagijn', website: 'https://autoservicedebagijn.nl' },
    { name: 'Garage Van Hecke' },
    { name: 'Car Center Reynaert', website: 'https://carcenterreynaert.nl' },
  ],
)

export const MARMORA = withRivals(
  {
    name: 'Steenhouwerij Marmora',
    aliases: ['Marmora', 'Marmora Natuursteen', 'SHM'],
    legalName: 'Steenhouwerij Marmora B.V.',
    legalForm: 'bv',
    websites: ['https://steenhouwerijmarmora.nl'],
    phones: ['0598 55 59 34'],
    emails: ['atelier@steenhouwerijmarmora.nl'],
    addresses: [{ street: 'Lloydsweg 41', postalCode: '9641 KJ', city: 'Veendam' }],
    foundingYear: 1958,
    kvk: '02031749',
    vat: 'NL801847263B01',
    sector: 'steenhouwer',
    services: ['Grafmonumenten', 'Aanrechtbladen', 'Vensterbanken', 'Restauratie'],
    team: [
      { name: 'Harm Drenth', role: 'directeur' },
      { name: 'Femke Drenth', role: 'steenhouwer' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Natuursteen Oosterdiep', website: 'https://natuursteenoosterdiep.nl' },
    { name: 'Grafsteen Noord' },
    { name: 'Steenatelier Wildervank', website: 'https://steenatelierwildervank.nl' },
  ],
)
