/** Companies of flowing answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const RIETVINK = withRivals(
  {
    name: 'Autoverhuur Rietvink',
    aliases: ['Rietvink', 'Rietvink Autoverhuur', 'AVR'],
    legalName: 'Autoverhuur Rietvink B.V.',
    legalForm: 'bv',
    websites: ['https://rietvinkverhuur.nl'],
    phones: ['0512 55 53 28'],
    emails: ['huren@rietvinkverhuur.nl'],
    addresses: [{ street: 'De Hemmen 47', postalCode: '9206 AG', city: 'Drachten' }],
    foundingYear: 1986,
    kvk: '01062947',
    vat: 'NL803917264B01',
    sector: 'autoverhuur',
    services: ["Personenauto's huren", 'Bestelbussen huren', 'Verhuiswagens', 'Shortlease'],
    team: [
      { name: 'Douwe Rietvink', role: 'directeur' },
      { name: 'Mirjam Postma', role: 'baliemedewerker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Huurgarage Smallingerland', website: 'https://huurgaragesmallingerland.nl' },
    { name: 'Wielstra Autoverhuur' },
    { name: 'Rijklaar Verhuur', website: 'https://rijklaarverhuur.nl' },
  ],
)

export const STAM = withRivals(
  {
    name: 'Architectenbureau Stam en Hollander',
    aliases: ['Stam en Hollander', 'Stam & Hollander Architecten', 'ASH'],
    legalName: 'Maatschap Stam en Hollander Architecten',
    legalForm: 'maatschap',
    websites: ['https://stamhollander.nl'],
    phones: ['072 555 41 93'],
    emails: ['studio@stamhollander.nl'],
    addresses: [{ street: 'Verdronkenoord 112', postalCode: '1811 BH', city: 'Alkmaar' }],
    foundingYear: 2001,
    kvk: '37094158',
    vat: 'NL809571346B01',
    sector: 'architect',
    services: ['Nieuwbouwwoningen', 'Verbouwing en uitbouw', 'Restauratie van monumenten', 'Interieurontwerp'],
    team: [
      { name: 'Ineke Stam', role: 'architect en partner' },
      { name: 'Ruben Hollander', role: 'architect en partner' },
      { name: 'Fatima Zerouali', role: 'bouwkundig tekenaar' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Atelier Schermer', website: 'https://atelierschermer.nl' },
    { name: 'Bouwkunst Overdie' },
    { name: 'Zeglis Architecten', website: 'https://zeglisarchitecten.nl' },
  ],
)

export const WRONGEL = withRivals(
  {
    name: 'Kaashandel De Wrongel',
    aliases: ['De Wrongel', 'Wrongel Woerden', 'KDW'],
    legalName: 'Kaashandel De Wrongel V.O.F.',
    legalForm: 'vof',
    websites: ['https://dewrongel.nl'],
    phones: ['0348 55 56 17'],
    emails: ['winkel@dewrongel.nl', 'bestel@dewrongel.nl'],
    addresses: [{ street: 'Havenstraat 18', postalCode: '3441 BJ', city: 'Woerden' }],
    foundingYear: 1992,
    kvk: '30115872',
    vat: 'NL804286913B01',
    sector: 'kaaswinkel',
    services: ['Boerenkaas', 'Buitenlandse kazen', 'Kaasplanken', 'Kaasproeverijen', 'Relatiegeschenken'],
    team: [
      { name: 'Gijs Verlaan', role: 'vennoot' },
      { name: 'Tineke Verlaan', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 08:30-20:00; za 08:00-17:00; zo gesloten'],
  },
  [
    { name: 'Kaaslokaal De Veenwei', website: 'https://kaaslokaaldeveenwei.nl' },
    { name: 'Zuivelhuis Snel en Polanen' },
    { name: 'Kaasboetiek Rond', website: 'https://kaasboetiekrond.nl' },
  ],
)

export const VOETSPOOR = withRivals(
  {
    name: 'Podotherapie Voetspoor',
    aliases: ['Voetspoor', 'Voetspoor Podotherapie', 'PVD'],
    legalName: 'Podotherapie Voetspoor',
    legalForm: 'eenmanszaak',
    websites: ['https://podotherapievoetspoor.nl'],
    phones: ['0314 55 52 06'],
    emails: ['afspraak@podotherapievoetspoor.nl'],
    addresses: [{ street: 'Terborgseweg 63', postalCode: '7001 GM', city: 'Doetinchem' }],
    foundingYear: 2009,
    kvk: '09193462',
    vat: 'NL001947253B42',
    sector: 'podotherapeut',
    services: ['Podotherapeutische zolen', 'Looponderzoek', 'Diabetische voetzorg', 'Nagelbeugels'],
    team: [
      { name: 'Liesbeth Wassink', role: 'eigenaar en podotherapeut' },
      { name: 'Koen Jolink', role: 'podotherapeut' },
    ],
    hours: ['ma,do 08:00-17:00; di 08:00-20:30; wo gesloten; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voetencentrum De Pol', website: 'https://voetencentrumdepol.nl' },
    { name: 'Podologie Slingeland' },
    { name: 'Stap Vooruit Podotherapie', website: 'https://stapvooruitpodotherapie.nl' },
  ],
)

export const TONGVAL = withRivals(
  {
    name: 'Taleninstituut De Tongval',
    aliases: ['De Tongval', 'Tongval Languages', 'TDT'],
    legalName: 'Stichting Taleninstituut De Tongval',
    legalForm: 'stichting',
    websites: ['https://tongval.nl'],
    phones: ['071 555 38 40'],
    emails: ['info@tongval.nl', 'courses@tongval.nl'],
    addresses: [{ street: 'Oude Rijn 94', postalCode: '2312 HJ', city: 'Leiden' }],
    foundingYear: 1979,
    kvk: '41166238',
    vat: 'NL006284917B01',
    sector: 'taalschool',
    services: ['Nederlands voor expats', 'Inburgeringscursus', 'Bedrijfstrainingen', 'Engels en Spaans'],
    team: [
      { name: 'Margot Heemskerk', role: 'directeur' },
      { name: 'Pablo Iriarte', role: 'docent Spaans' },
    ],
    hours: ['ma,di,wo,do 09:00-21:30; vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Talenhuis Merenwijk', website: 'https://talenhuismerenwijk.nl' },
    { name: 'Spreekvaardig Leiden' },
    { name: 'Klinker Taaltraining', website: 'https://klinkertaaltraining.nl' },
  ],
)

export const VONK = withRivals(
  {
    name: 'Haardenhuis Vonk en As',
    aliases: ['Vonk en As', 'Vonk & As Haarden', 'HVA'],
    legalName: 'Vonk en As Haarden B.V.',
    legalForm: 'bv',
    websites: ['https://vonkenas.nl'],
    phones: ['0165 55 57 49'],
    emails: ['info@vonkenas.nl'],
    addresses: [{ street: 'Bredaseweg 208', postalCode: '4702 KX', city: 'Roosendaal' }],
    foundingYear: 2004,
    kvk: '20117365',
    vat: 'NL813562094B01',
    sector: 'haardenwinkel',
    services: ['Houtkachels', 'Gashaarden', 'Pelletkachels', 'Plaatsing', 'Schoorsteen vegen'],
    team: [
      { name: 'Corné Vermunt', role: 'eigenaar' },
      { name: 'Sanne Buijs', role: 'adviseur' },
    ],
    hours: ['ma,di gesloten; wo,do 10:00-17:30; vr 10:00-20:00; za 10:00-17:00; zo 12:00-16:00'],
  },
  [
    { name: 'Kachelatelier Brabant', website: 'https://kachelatelierbrabant.nl' },
    { name: 'Haardplaats Tolberg' },
    { name: 'Warmtehuis De Smid', website: 'https://warmtehuisdesmid.nl' },
  ],
)

export const HELDERMAN = withRivals(
  {
    name: 'Schoonmaakbedrijf Helderman',
    aliases: ['Helderman', 'Helderman Schoonmaak', 'SBH'],
    legalName: 'Schoonmaakbedrijf Helderman B.V.',
    legalForm: 'bv',
    websites: ['https://helderman-schoonmaak.nl'],
    phones: ['0591 55 58 71'],
    emails: ['planning@helderman-schoonmaak.nl'],
    addresses: [{ street: 'Phileas Foggstraat 29', postalCode: '7825 AK', city: 'Emmen' }],
    foundingYear: 1996,
    kvk: '04053816',
    vat: 'NL805734821B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Vloeronderhoud'],
    team: [
      { name: 'Jolanda Helderman', role: 'directeur' },
      { name: 'Erwin Sloots', role: 'objectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Drentse Glans', website: 'https://drentseglans.nl' },
    { name: 'Schoonmaakdienst Bargeres' },
    { name: 'Fris & Co Facilitair', website: 'https://frisencofacilitair.nl' },
  ],
)

export const BAECKE = withRivals(
  {
    name: 'Accountantskantoor De Baecke',
    aliases: ['De Baecke', 'De Baecke Accountants', 'ADB'],
    legalName: 'De Baecke Accountants & Adviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://debaecke.nl'],
    phones: ['0114 55 53 96'],
    emails: ['info@debaecke.nl'],
    addresses: [{ street: 'Steenstraat 35', postalCode: '4561 AR', city: 'Hulst' }],
    foundingYear: 1974,
    kvk: '21009463',
    vat: 'NL801893547B01',
    sector: 'accountant',
    services: ['Jaarrekeningen', 'Grensoverschrijdend belastingadvies', 'Loonadministratie', 'Samenstelverklaring'],
    team: [
      { name: 'Frank de Baecke', role: 'directeur' },
      { name: 'Nele Verstraeten', role: 'belastingadviseur' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Cijferhuis Reynaert', website: 'https://cijferhuisreynaert.nl' },
    { name: 'Van Waes Accountancy' },
    { name: 'Scheldeland Advies', website: 'https://scheldelandadvies.nl' },
  ],
)

export const LOSKRACHT = withRivals(
  {
    name: 'Sportmassage Loskracht',
    aliases: ['Loskracht', 'Loskracht Sportmassage', 'SLV'],
    legalName: 'Sportmassage Loskracht',
    legalForm: 'eenmanszaak',
    websites: ['https://loskracht.nl'],
    phones: ['06 55 52 84 17'],
    emails: ['hoi@loskracht.nl'],
    addresses: [{ street: 'Kerkewijk 141', postalCode: '3904 JA', city: 'Veenendaal' }],
    foundingYear: 2016,
    kvk: '65948271',
    vat: 'NL002374816B55',
    sector: 'sportmasseur',
    services: ['Sportmassage', 'Cupping', 'Medical taping', 'Triggerpointtherapie'],
    team: [{ name: 'Marnix Dolman', role: 'eigenaar' }],
    hours: ['ma,wo 13:00-21:30; di,do 09:00-18:00; vr gesloten; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Massagepraktijk De Klomp', website: 'https://massagepraktijkdeklomp.nl' },
    { name: 'Soepel in Sport' },
    { name: 'Spierwijzer Veenendaal', website: 'https://spierwijzerveenendaal.nl' },
  ],
)

export const HOUWELINGEN = withRivals(
  {
    name: 'Van Houwelingen Steigerbouw',
    aliases: ['Van Houwelingen', 'Houwelingen Steigers', 'VHS'],
    legalName: 'Van Houwelingen Steigerbouw V.O.F.',
    legalForm: 'vof',
    websites: ['https://vhsteigers.nl'],
    phones: ['078 555 62 09'],
    emails: ['info@vhsteigers.nl', 'werkvoorbereiding@vhsteigers.nl'],
    addresses: [{ street: 'Noordhoek 73', postalCode: '3351 LE', city: 'Papendrecht' }],
    foundingYear: 1988,
    kvk: '23051749',
    vat: 'NL807415823B01',
    sector: 'steigerbouwer',
    services: ['Gevelsteigers', 'Steigerverhuur', 'Hangsteigers', 'Overkappingen'],
    team: [
      { name: 'Arjan van Houwelingen', role: 'vennoot' },
      { name: 'Leendert van Houwelingen', role: 'vennoot' },
      { name: 'Chantal Kooijman', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do 06:30-16:30; vr 06:30-15:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Merwede Steigers', website: 'https://merwedesteigers.nl' },
    { name: 'Steigerwerk Baanhoek' },
    { name: 'Hoogvast Steigerverhuur', website: 'https://hoogvaststeigerverhuur.nl' },
  ],
)
