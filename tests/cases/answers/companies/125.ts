/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SCHAAL = withRivals(
  {
    name: 'De Volle Schaal',
    aliases: ['De Volle Schaal Catering', 'Volle Schaal', 'DVS'],
    legalName: 'De Volle Schaal B.V.',
    legalForm: 'bv',
    websites: ['https://devolleschaal.nl'],
    phones: ['0570 55 51 28'],
    emails: ['info@devolleschaal.nl'],
    addresses: [{ street: 'Zutphenseweg 31', postalCode: '7418 AH', city: 'Deventer' }],
    foundingYear: 2006,
    kvk: '08143276',
    vat: 'NL814362790B01',
    sector: 'cateringbedrijf',
    services: ['Bruiloftscatering', 'Bedrijfslunches', 'Walking dinners', 'Barbecues'],
    team: [
      { name: 'Marloes Kuiper', role: 'eigenaar' },
      { name: 'Stefan Oude Veldhuis', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Koekstad Catering', website: 'https://koekstadcatering.nl' },
    { name: 'Kok aan Huis Salland' },
    { name: 'Smaak van de IJssel', website: 'https://smaakvandeijssel.nl' },
  ],
)

export const TENBRINK = withRivals(
  {
    name: 'Psychologiepraktijk Ten Brink',
    aliases: ['Ten Brink Psychologie', 'Praktijk Ten Brink', 'PTB'],
    legalForm: 'eenmanszaak',
    websites: ['https://psychologietenbrink.nl'],
    phones: ['0592 55 54 17'],
    emails: ['contact@psychologietenbrink.nl'],
    addresses: [{ street: 'Beilerstraat 88', postalCode: '9401 PM', city: 'Assen' }],
    foundingYear: 2014,
    kvk: '60318427',
    vat: 'NL001947362B58',
    sector: 'psycholoog',
    services: ['Cognitieve gedragstherapie', 'EMDR', 'Relatietherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Annelies ten Brink', role: 'eigenaar' },
      { name: 'Jorrit Hofstee', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 09:00-17:00; wo 13:00-21:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Praktijk De Vaart', website: 'https://praktijkdevaart.nl' },
    { name: 'Psychologen Assen-Zuid' },
    { name: 'Het Anker Psychologie', website: 'https://hetankerpsychologie.nl' },
  ],
)

export const GESTEL = withRivals(
  {
    name: 'Van Gestel Keukens',
    aliases: ['Van Gestel Keukens & Badkamers', 'Keukenhuis Van Gestel', 'VGK'],
    legalName: 'Van Gestel Keukens B.V.',
    legalForm: 'bv',
    websites: ['https://vangestelkeukens.nl'],
    phones: ['0412 55 56 90'],
    emails: ['verkoop@vangestelkeukens.nl'],
    addresses: [{ street: 'Euterpelaan 64', postalCode: '5344 CR', city: 'Oss' }],
    foundingYear: 1987,
    kvk: '16057483',
    vat: 'NL805731946B01',
    sector: 'keukenwinkel',
    services: ['Keukens op maat', 'Keukenmontage', 'Inbouwapparatuur', 'Werkbladen'],
    team: [
      { name: 'Bart van Gestel', role: 'directeur' },
      { name: 'Ilse Verhagen', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Keukenwereld Maasland', website: 'https://keukenwereldmaasland.nl' },
    { name: 'Kok & Co Keukens' },
    { name: 'Keukencentrum Heesch', website: 'https://keukencentrumheesch.nl' },
  ],
)

export const ZICHT = withRivals(
  {
    name: 'Schoonzicht Glasbewassing',
    aliases: ['Schoonzicht', 'Glazenwasser Schoonzicht', 'SGB'],
    legalName: 'Schoonzicht Glasbewassing V.O.F.',
    legalForm: 'vof',
    websites: ['https://schoonzichttiel.nl'],
    phones: ['0344 55 57 23'],
    emails: ['info@schoonzichttiel.nl'],
    addresses: [{ street: 'Papesteeg 17', postalCode: '4006 WC', city: 'Tiel' }],
    foundingYear: 2009,
    kvk: '11072958',
    vat: 'NL819504738B01',
    sector: 'glazenwasser',
    services: ['Ramen wassen', 'Dakgoten reinigen', 'Zonnepanelen reinigen', 'Gevelreiniging'],
    team: [
      { name: 'Kevin de Ruiter', role: 'eigenaar' },
      { name: 'Mark van Zandwijk', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Betuwe Glasservice', website: 'https://betuweglasservice.nl' },
    { name: 'Van Doorn Glazenwassers' },
    { name: 'Blinkend Rivierenland', website: 'https://blinkendrivierenland.nl' },
  ],
)

export const ADEM = withRivals(
  {
    name: 'Studio Ademruimte',
    aliases: ['Ademruimte Yoga', 'Yogastudio Ademruimte', 'SAR'],
    legalForm: 'eenmanszaak',
    websites: ['https://ademruimtehaarlem.nl'],
    phones: ['023 555 46 81'],
    emails: ['hallo@ademruimtehaarlem.nl'],
    addresses: [{ street: 'Kleverparkweg 52', postalCode: '2023 CG', city: 'Haarlem' }],
    foundingYear: 2016,
    kvk: '66281905',
    vat: 'NL002183594B26',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie'],
    team: [
      { name: 'Femke Dijkgraaf', role: 'eigenaar' },
      { name: 'Sanne Wouda', role: 'yogadocent' },
    ],
    hours: ['ma,wo 09:00-21:30; di,do 17:00-21:30; vr 09:00-13:00; za 09:00-12:30; zo 10:00-12:00'],
  },
  [
    { name: 'Yoga aan het Spaarne', website: 'https://yogaaanhetspaarne.nl' },
    { name: 'De Stille Mat' },
    { name: 'Balans Haarlem', website: 'https://balanshaarlem.nl' },
  ],
)

export const KOOLE = withRivals(
  {
    name: 'Installatiebedrijf Koole',
    aliases: ['Koole Installaties', 'Koole Warmte', 'IBK'],
    legalName: 'Installatiebedrijf Koole B.V.',
    legalForm: 'bv',
    websites: ['https://koole-installaties.nl'],
    phones: ['0113 55 58 36'],
    emails: ['service@koole-installaties.nl'],
    addresses: [{ street: 'Albert Plesmanweg 9', postalCode: '4462 GC', city: 'Goes' }],
    foundingYear: 1979,
    kvk: '22018364',
    vat: 'NL801642957B01',
    sector: 'installatiebedrijf',
    services: ['Warmtepompen', 'Cv-ketels', 'Vloerverwarming', 'Airconditioning'],
    team: [
      { name: 'Adriaan Koole', role: 'directeur' },
      { name: 'Wim Boogaard', role: 'servicemonteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Zeeuwse Warmte', website: 'https://zeeuwsewarmte.nl' },
    { name: 'Bevelanden Techniek' },
    { name: 'De Jonge Installaties', website: 'https://dejonge-installaties.nl' },
  ],
)

export const ZON = withRivals(
  {
    name: 'Zuiderzon Reizen',
    aliases: ['Reisbureau Zuiderzon', 'Zuiderzon', 'ZZR'],
    legalName: 'Zuiderzon Reizen B.V.',
    legalForm: 'bv',
    websites: ['https://zuiderzonreizen.nl'],
    phones: ['077 555 39 04'],
    emails: ['boeken@zuiderzonreizen.nl'],
    addresses: [{ street: 'Parade 45', postalCode: '5911 CB', city: 'Venlo' }],
    foundingYear: 1994,
    kvk: '12034897',
    vat: 'NL803917462B01',
    sector: 'reisbureau',
    services: ['Stedentrips', 'Rondreizen', 'Cruises', 'Huwelijksreizen'],
    team: [
      { name: 'Petra Litjens', role: 'eigenaar' },
      { name: 'Rob Timmermans', role: 'reisadviseur' },
    ],
    hours: ['ma 12:00-17:30; di,wo,vr 10:00-17:30; do 10:00-20:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Reisburo Maasoever', website: 'https://reisburomaasoever.nl' },
    { name: 'Wereldwijd Venlo' },
    { name: 'Blerick Travel', website: 'https://blericktravel.nl' },
  ],
)

export const VACHT = withRivals(
  {
    name: 'Trimsalon Vachtwerk',
    aliases: ['Vachtwerk', 'Hondentrimsalon Vachtwerk', 'TVW'],
    legalForm: 'eenmanszaak',
    websites: ['https://trimsalonvachtwerk.nl'],
    phones: ['0299 55 52 67'],
    emails: ['afspraak@trimsalonvachtwerk.nl'],
    addresses: [{ street: 'Weerwal 6', postalCode: '1441 AK', city: 'Purmerend' }],
    foundingYear: 2018,
    kvk: '71936480',
    vat: 'NL002495173B62',
    sector: 'hondentrimsalon',
    services: ['Wassen en föhnen', 'Knippen', 'Plukken', 'Nagels knippen'],
    team: [
      { name: 'Lotte Blauw', role: 'eigenaar' },
      { name: 'Naomi Visser', role: 'trimster' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Dogs & Co Purmerend', website: 'https://dogsencopurmerend.nl' },
    { name: 'Hondenkapsalon Bella' },
    { name: 'Trimsalon Waterland', website: 'https://trimsalonwaterland.nl' },
  ],
)

export const HANZE = withRivals(
  {
    name: 'Hanze Computers',
    aliases: ['Hanze Computers Kampen', 'Computerwinkel Hanze', 'HCK'],
    legalName: 'Hanze Computers V.O.F.',
    legalForm: 'vof',
    websites: ['https://hanzecomputers.nl'],
    phones: ['038 555 71 20'],
    emails: ['winkel@hanzecomputers.nl'],
    addresses: [{ street: 'Oudestraat 132', postalCode: '8261 CX', city: 'Kampen' }],
    foundingYear: 2003,
    kvk: '05081639',
    vat: 'NL812047583B01',
    sector: 'computerwinkel',
    services: ['Computerreparatie', 'Laptops', 'Datarecovery', 'Computerhulp aan huis'],
    team: [
      { name: 'Erik Selles', role: 'eigenaar' },
      { name: 'Marco Bastiaan', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'PC Hulp IJsseldelta', website: 'https://pchulpijsseldelta.nl' },
    { name: 'Byte & Bits' },
    { name: 'Laptopcentrum Kampen', website: 'https://laptopcentrumkampen.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Administratiekantoor Van Rossum',
    aliases: ['Van Rossum Administraties', 'Boekhouder Van Rossum', 'AVR'],
    legalName: 'Administratiekantoor Van Rossum B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumadministratie.nl'],
    phones: ['0182 55 53 49'],
    emails: ['info@vanrossumadministratie.nl'],
    addresses: [{ street: 'Crabethstraat 38', postalCode: '2801 AN', city: 'Gouda' }],
    foundingYear: 1999,
    kvk: '29047516',
    vat: 'NL808253614B01',
    sector: 'boekhouder',
    services: ['Boekhouding', 'Belastingaangifte', 'Loonadministratie', 'Jaarrekeningen'],
    team: [
      { name: 'Hans van Rossum', role: 'directeur' },
      { name: 'Nadia Bouzian', role: 'boekhouder' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Debet & Co', website: 'https://debetenco.nl' },
    { name: 'Goudse Cijfers' },
    { name: 'De Wit Administratie', website: 'https://dewitadministratie.nl' },
  ],
)
