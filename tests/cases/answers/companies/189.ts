/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const PLUIS = withRivals(
  {
    name: 'Trimsalon Pluis',
    aliases: ['Pluis', 'Pluis Hondentrimmen', 'TSP'],
    legalName: 'Trimsalon Pluis',
    legalForm: 'eenmanszaak',
    websites: ['https://trimsalonpluis.nl'],
    phones: ['0314 55 51 27'],
    emails: ['afspraak@trimsalonpluis.nl'],
    addresses: [{ street: 'Terborgseweg 46', postalCode: '7005 BA', city: 'Doetinchem' }],
    foundingYear: 2012,
    kvk: '54817236',
    vat: 'NL002471836B52',
    sector: 'hondentrimsalon',
    services: ['Wassen en föhnen', 'Knippen en scheren', 'Nagels knippen', 'Handstrippen', 'Puppygewenning'],
    team: [
      { name: 'Ilse Wolterink', role: 'eigenaar' },
      { name: 'Daan Heusinkveld', role: 'hondentrimmer' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Hondenkapsalon Achterhoek', website: 'https://hondenkapsalonachterhoek.nl' },
    { name: 'Trimsalon Wuf & Co' },
    { name: 'Dogstyling Ellen', website: 'https://dogstylingellen.nl' },
  ],
)

export const KATERN = withRivals(
  {
    name: 'Boekbinderij Het Katern',
    aliases: ['Het Katern', 'Katern Middelburg', 'BHK'],
    legalName: 'Boekbinderij Het Katern V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetkatern.nl'],
    phones: ['0118 55 56 40'],
    emails: ['info@hetkatern.nl', 'werkplaats@hetkatern.nl'],
    addresses: [{ street: 'Vlasmarkt 18', postalCode: '4331 PC', city: 'Middelburg' }],
    foundingYear: 1986,
    kvk: '22031765',
    vat: 'NL803164927B01',
    sector: 'boekbinder',
    services: ['Boekrestauratie', 'Scripties inbinden', 'Cassettes en dozen', 'Workshops boekbinden'],
    team: [
      { name: 'Marijke de Visser', role: 'boekbinder en vennoot' },
      { name: 'Rob Kloosterman', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Boekbinderij Walcheren', website: 'https://boekbinderijwalcheren.nl' },
    { name: 'Atelier Perkament' },
    { name: 'Bindwerk Zeeland', website: 'https://bindwerkzeeland.nl' },
  ],
)

export const ZONKRACHT = withRivals(
  {
    name: 'Zonkracht Installaties',
    aliases: ['Zonkracht', 'Zonkracht Heerenveen', 'ZKI'],
    legalName: 'Zonkracht Installaties B.V.',
    legalForm: 'bv',
    websites: ['https://zonkracht-installaties.nl'],
    phones: ['0513 55 52 84'],
    emails: ['offerte@zonkracht-installaties.nl', 'service@zonkracht-installaties.nl'],
    addresses: [{ street: 'Jousterweg 112', postalCode: '8447 RH', city: 'Heerenveen' }],
    foundingYear: 2014,
    kvk: '60247813',
    vat: 'NL853794126B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Omvormers vervangen', 'Panelen reinigen'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'directeur' },
      { name: 'Femke Postma', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fryske Sinne', website: 'https://fryskesinne.nl' },
    { name: 'Zonnedak Noord' },
    { name: 'Installatiebedrijf Veenstra', website: 'https://installatiebedrijfveenstra.nl' },
  ],
)

export const BANYAN = withRivals(
  {
    name: 'Yogastudio Banyan',
    aliases: ['Banyan', 'Banyan Yoga', 'YSB'],
    legalName: 'Yogastudio Banyan',
    legalForm: 'eenmanszaak',
    websites: ['https://yogastudiobanyan.nl'],
    phones: ['033 555 71 46'],
    emails: ['hallo@yogastudiobanyan.nl'],
    addresses: [{ street: 'Kamp 53', postalCode: '3811 AN', city: 'Amersfoort' }],
    foundingYear: 2016,
    kvk: '65903172',
    vat: 'NL001936274B80',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie'],
    team: [
      { name: 'Lonneke Brouwer', role: 'eigenaar' },
      { name: 'Arjan Visscher', role: 'yogadocent' },
    ],
    hours: ['ma,di,wo,do 08:30-21:30; vr 08:30-12:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Yogahuis De Eem', website: 'https://yogahuisdeeem.nl' },
    { name: 'Studio Adem' },
    { name: 'Yoga aan de Koppelpoort', website: 'https://yogakoppelpoort.nl' },
  ],
)

export const VERMAAS = withRivals(
  {
    name: 'Notariskantoor Vermaas',
    aliases: ['Vermaas', 'Vermaas Notarissen', 'NKV'],
    legalName: 'Notariskantoor Vermaas B.V.',
    legalForm: 'bv',
    websites: ['https://vermaasnotarissen.nl'],
    phones: ['0344 55 58 19'],
    emails: ['info@vermaasnotarissen.nl', 'secretariaat@vermaasnotarissen.nl'],
    addresses: [{ street: 'Ambtmanstraat 14', postalCode: '4001 BT', city: 'Tiel' }],
    foundingYear: 1974,
    kvk: '11034682',
    vat: 'NL806419273B01',
    sector: 'notaris',
    services: ['Testament', 'Levenstestament', 'Hypotheekakte', 'Bv oprichten', 'Samenlevingscontract'],
    team: [
      { name: 'Caroline Vermaas', role: 'notaris' },
      { name: 'Stefan Hol', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Betuwe', website: 'https://notariaatbetuwe.nl' },
    { name: 'Waalstad Notarissen' },
    { name: 'Kortekaas Notariaat', website: 'https://kortekaasnotariaat.nl' },
  ],
)

export const NOORDSTER = withRivals(
  {
    name: 'Vishandel De Noordster',
    aliases: ['De Noordster', 'Noordster Katwijk', 'VDN'],
    legalName: 'Vishandel De Noordster V.O.F.',
    legalForm: 'vof',
    websites: ['https://visvandenoordster.nl'],
    phones: ['071 555 43 08'],
    emails: ['bestellen@visvandenoordster.nl'],
    addresses: [{ street: 'Voorstraat 77', postalCode: '2225 ER', city: 'Katwijk' }],
    foundingYear: 1958,
    kvk: '28014639',
    vat: 'NL802517463B01',
    sector: 'viswinkel',
    services: ['Verse vis', 'Gerookte paling', 'Visschotels', 'Gebakken vis', 'Haring'],
    team: [
      { name: 'Klaas Ouwehand', role: 'vennoot' },
      { name: 'Tineke Ouwehand', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Vishuis De Rog', website: 'https://vishuisderog.nl' },
    { name: 'Zeebanket Zwaan' },
    { name: 'Viskraam Schelp', website: 'https://viskraamschelp.nl' },
  ],
)

export const SALIX = withRivals(
  {
    name: 'Tuinontwerp Salix',
    aliases: ['Salix', 'Salix Tuinen', 'TOS'],
    legalName: 'Tuinontwerp Salix',
    legalForm: 'eenmanszaak',
    websites: ['https://salixtuinontwerp.nl'],
    phones: ['06 55 54 61 93'],
    emails: ['studio@salixtuinontwerp.nl'],
    addresses: [{ street: 'Churchillweg 38', postalCode: '6707 JE', city: 'Wageningen' }],
    foundingYear: 2009,
    kvk: '09187364',
    vat: 'NL001825739B46',
    sector: 'tuinontwerper',
    services: ['Tuinontwerp', 'Beplantingsplan', 'Tuinadvies aan huis', 'Daktuinen'],
    team: [{ name: 'Hanneke Roelofs', role: 'eigenaar' }],
    hours: ['ma,di,do 09:00-17:00; wo,vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Groenlijn', website: 'https://studiogroenlijn.nl' },
    { name: 'Tuinarchitect Boersma' },
    { name: 'Atelier Hortus', website: 'https://atelierhortus.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Rijschool Kompas',
    aliases: ['Kompas', 'Kompas Rijopleidingen', 'RKA'],
    legalName: 'Rijschool Kompas B.V.',
    legalForm: 'bv',
    websites: ['https://rijschoolkompas-almelo.nl'],
    phones: ['0546 55 50 73'],
    emails: ['planning@rijschoolkompas-almelo.nl'],
    addresses: [{ street: 'Wierdensestraat 158', postalCode: '7604 BN', city: 'Almelo' }],
    foundingYear: 1997,
    kvk: '06085219',
    vat: 'NL809473625B01',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Aanhangwagenrijbewijs', 'Theoriecursus', 'Opfriscursus'],
    team: [
      { name: 'Gert-Jan Nijkamp', role: 'directeur' },
      { name: 'Sümeyra Aydin', role: 'rij-instructeur' },
      { name: 'Ben Oude Luttikhuis', role: 'motorinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-20:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Rijschool De Twentse Bocht', website: 'https://detwentsebocht.nl' },
    { name: 'Verkeersschool Scholten' },
    { name: 'Rijles Almelo-Zuid', website: 'https://rijlesalmelozuid.nl' },
  ],
)

export const EENDRACHT = withRivals(
  {
    name: 'Drukkerij De Eendracht',
    aliases: ['De Eendracht', 'Eendracht Print', 'DDE'],
    legalName: 'Drukkerij De Eendracht B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijeendracht.nl'],
    phones: ['0114 55 57 62'],
    emails: ['info@drukkerijeendracht.nl', 'drukwerk@drukkerijeendracht.nl'],
    addresses: [{ street: 'Absdaalseweg 29', postalCode: '4561 GH', city: 'Hulst' }],
    foundingYear: 1949,
    kvk: '21003957',
    vat: 'NL801739264B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Flyers en folders', 'Boeken drukken', 'Spandoeken', 'Geboortekaartjes'],
    team: [
      { name: 'Luc Verstraeten', role: 'directeur' },
      { name: 'Anja de Kort', role: 'grafisch vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Drukhuis Scheldeland', website: 'https://drukhuisscheldeland.nl' },
    { name: 'Copyshop Vesting' },
    { name: 'Drukkerij Van Waes', website: 'https://drukkerijvanwaes.be' },
  ],
)

export const OOSTERVELD = withRivals(
  {
    name: 'Fysiotherapie Oosterveld',
    aliases: ['Oosterveld', 'Oosterveld Physio', 'FOW'],
    legalName: 'Maatschap Fysiotherapie Oosterveld',
    legalForm: 'maatschap',
    websites: ['https://oosterveldphysio.nl'],
    phones: ['070 555 82 64'],
    emails: ['contact@oosterveldphysio.nl'],
    addresses: [{ street: 'Langstraat 96', postalCode: '2242 KN', city: 'Wassenaar' }],
    foundingYear: 2001,
    kvk: '27193548',
    vat: 'NL810264739B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Bekkenfysiotherapie', 'Shockwave'],
    team: [
      { name: 'Bram Oosterveld', role: 'praktijkhouder' },
      { name: 'Claire Dufour', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,wo 08:00-20:00; di,do 08:00-18:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Physio Duinrand', website: 'https://physioduinrand.nl' },
    { name: 'Fysiocentrum De Paauw' },
    { name: 'Praktijk Rijksdorp', website: 'https://praktijkrijksdorp.nl' },
  ],
)
