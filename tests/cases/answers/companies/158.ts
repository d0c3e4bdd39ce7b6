/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HOEKWATER = withRivals(
  {
    name: 'Loodgietersbedrijf Hoekwater',
    aliases: ['Hoekwater', 'Hoekwater Loodgieters', 'LBH'],
    legalName: 'Hoekwater Loodgieters B.V.',
    legalForm: 'bv',
    websites: ['https://hoekwaterloodgieters.nl'],
    phones: ['0182 55 54 39'],
    emails: ['storing@hoekwaterloodgieters.nl', 'offerte@hoekwaterloodgieters.nl'],
    addresses: [{ street: 'Turfmarkt 114', postalCode: '2801 HC', city: 'Gouda' }],
    foundingYear: 1974,
    kvk: '29034718',
    vat: 'NL803514726B01',
    sector: 'loodgieter',
    services: ['Lekdetectie', 'Riool ontstoppen', 'Dakgoten vervangen', 'Cv-onderhoud'],
    team: [
      { name: 'Arie Hoekwater', role: 'directeur' },
      { name: 'Loes Verkaik', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Loodgieter Bloemendaal' },
    { name: 'Goudse Sanitairservice', website: 'https://goudsesanitairservice.nl' },
    { name: 'Installatiebedrijf Verhaar', website: 'https://verhaarinstallatie.nl' },
  ],
)

export const PLUK = withRivals(
  {
    name: 'Kapperszaak Pluk',
    aliases: ['Pluk', 'Pluk Kappers', 'KZP'],
    legalName: 'Kapperszaak Pluk V.O.F.',
    legalForm: 'vof',
    websites: ['https://plukkappers.nl'],
    phones: ['0314 55 57 06'],
    emails: ['afspraak@plukkappers.nl'],
    addresses: [{ street: 'Waterstraat 23', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 2012,
    kvk: '55381907',
    vat: 'NL851648203B01',
    sector: 'kapper',
    services: ['Knippen', 'Balayage', 'Krullenbehandeling', 'Kinderkapsels', 'Baardverzorging'],
    team: [
      { name: 'Fleur Wissink', role: 'eigenaar' },
      { name: 'Tarik Aydemir', role: 'barbier' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-17:30; do 09:00-21:00; za 08:00-15:30; zo gesloten'],
  },
  [
    { name: 'Salon Oude IJssel', website: 'https://salonoudeijssel.nl' },
    { name: 'Kapsalon Hettie' },
    { name: 'Barbershop De Graaf', website: 'https://barbershopdegraaf.nl' },
  ],
)

export const MEESTOOF = withRivals(
  {
    name: 'Restaurant De Meestoof',
    aliases: ['De Meestoof', 'Meestoof Middelburg', 'RDM'],
    legalName: 'De Meestoof Exploitatie B.V.',
    legalForm: 'bv',
    websites: ['https://demeestoofmiddelburg.nl'],
    phones: ['0118 55 58 21'],
    emails: ['tafel@demeestoofmiddelburg.nl', 'groepen@demeestoofmiddelburg.nl'],
    addresses: [{ street: 'Rouaansekaai 41', postalCode: '4331 PM', city: 'Middelburg' }],
    foundingYear: 2009,
    kvk: '22071456',
    vat: 'NL820947163B01',
    sector: 'restaurant',
    services: ['Lunch', 'Mosselen', 'Wijnarrangement', 'Private dining'],
    team: [
      { name: 'Lieke Dingemanse', role: 'eigenaar' },
      { name: 'Bram Poppe', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:30-22:00; vr,za 12:00-22:30; zo 12:00-20:00'],
  },
  [
    { name: 'Brasserie Damplein', website: 'https://brasseriedamplein.nl' },
    { name: 'Eetkamer Zilt' },
    { name: 'Bistro Koepoort', website: 'https://bistrokoepoort.nl' },
  ],
)

export const KOERSVAST = withRivals(
  {
    name: 'Rijschool Koersvast',
    aliases: ['Koersvast', 'Koersvast Alkmaar', 'RSK'],
    legalName: 'Rijschool Koersvast',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolkoersvast.nl'],
    phones: ['06 55 52 78 14'],
    emails: ['plan@rijschoolkoersvast.nl'],
    addresses: [{ street: 'Drechterwaard 16', postalCode: '1824 EP', city: 'Alkmaar' }],
    foundingYear: 2014,
    kvk: '60482719',
    vat: 'NL002748159B40',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Automaatlessen', 'Aanhangerrijbewijs', 'Opfriscursus'],
    team: [
      { name: 'Samira Tahiri', role: 'eigenaar' },
      { name: 'Gert-Jan Ruiter', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-17:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Kaasstad', website: 'https://rijschoolkaasstad.nl' },
    { name: 'Autorijschool De Mare' },
    { name: 'Verkeersschool Oudorp', website: 'https://verkeersschooloudorp.nl' },
  ],
)

export const VANDIS = withRivals(
  {
    name: 'Van Dis & Terlouw Accountants',
    aliases: ['Van Dis & Terlouw', 'Van Dis Terlouw', 'VDT'],
    legalName: 'Van Dis & Terlouw Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://vandisterlouw.nl'],
    phones: ['033 555 21 60'],
    emails: ['info@vandisterlouw.nl', 'loon@vandisterlouw.nl'],
    addresses: [{ street: 'Utrechtseweg 186', postalCode: '3818 EP', city: 'Amersfoort' }],
    foundingYear: 1992,
    kvk: '31047823',
    vat: 'NL807361429B01',
    sector: 'accountant',
    services: ['Jaarrekening', 'Btw-aangifte', 'Salarisadministratie', 'Fiscaal advies'],
    team: [
      { name: 'Reinier van Dis', role: 'partner' },
      { name: 'Hanneke Terlouw', role: 'partner' },
      { name: 'Mo Bouzidi', role: 'fiscalist' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Accountants', website: 'https://eemlandaccountants.nl' },
    { name: 'Administratiekantoor Soesterkwartier' },
    { name: 'Cijfermeesters', website: 'https://cijfermeesters.nl' },
  ],
)

export const MAASOEVER = withRivals(
  {
    name: 'Fysiotherapie Maasoever',
    aliases: ['Maasoever', 'Fysio Maasoever', 'FMV'],
    legalName: 'Maatschap Fysiotherapie Maasoever',
    legalForm: 'maatschap',
    websites: ['https://fysiomaasoever.nl'],
    phones: ['077 555 18 42'],
    emails: ['balie@fysiomaasoever.nl'],
    addresses: [{ street: 'Maaskade 29', postalCode: '5911 BR', city: 'Venlo' }],
    foundingYear: 1987,
    kvk: '14038562',
    vat: 'NL804926371B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Oedeemtherapie', 'Bekkenfysiotherapie', 'Echografie'],
    team: [
      { name: 'Twan Gommans', role: 'praktijkhouder' },
      { name: 'Ilse Verstegen', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,wo 08:00-20:00; di,do 08:00-18:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Fysiopunt Blerick', website: 'https://fysiopuntblerick.nl' },
    { name: 'Praktijk Groenveld' },
    { name: 'Beweegcentrum Tegelen', website: 'https://beweegcentrumtegelen.nl' },
  ],
)

export const SNUIT = withRivals(
  {
    name: 'Dierenwinkel Snuit & Veer',
    aliases: ['Snuit & Veer', 'Snuit en Veer', 'DSV'],
    legalName: 'Snuit & Veer V.O.F.',
    legalForm: 'vof',
    websites: ['https://snuitenveer.nl'],
    phones: ['058 555 07 63'],
    emails: ['winkel@snuitenveer.nl'],
    addresses: [{ street: 'Schrans 88', postalCode: '8932 NH', city: 'Leeuwarden' }],
    foundingYear: 2001,
    kvk: '01094527',
    vat: 'NL809158274B01',
    sector: 'dierenwinkel',
    services: ['Hondenvoer', 'Aquaria', 'Vogelkooien', 'Nagels knippen', 'Thuisbezorging'],
    team: [
      { name: 'Tjitske Hoekstra', role: 'eigenaar' },
      { name: 'Wiebe Hoekstra', role: 'eigenaar' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Dierencentrum Camminghaburen', website: 'https://dierencentrumcamminghaburen.nl' },
    { name: 'Dierenspeciaalzaak Faber' },
    { name: 'Petshop Bilgaard', website: 'https://petshopbilgaard.nl' },
  ],
)

export const KANAALZICHT = withRivals(
  {
    name: 'Sportschool Kanaalzicht',
    aliases: ['Kanaalzicht', 'Kanaalzicht Fitness', 'SKT'],
    legalName: 'Kanaalzicht Sport B.V.',
    legalForm: 'bv',
    websites: ['https://kanaalzichtfitness.nl', 'https://kanaalzichtfitness.be'],
    phones: ['0115 55 53 27'],
    emails: ['receptie@kanaalzichtfitness.nl'],
    addresses: [{ street: 'Schuttershofweg 60', postalCode: '4538 AC', city: 'Terneuzen' }],
    foundingYear: 2017,
    kvk: '68294015',
    vat: 'NL857403916B01',
    sector: 'sportschool',
    services: ['Krachttraining', 'Groepslessen', 'Personal training', 'Sauna'],
    team: [
      { name: 'Dennis de Bruijcker', role: 'eigenaar' },
      { name: 'Joke Hamelink', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 07:00-22:30; vr 07:00-21:00; za,zo 09:00-15:00'],
  },
  [
    { name: 'Gym Zuidpolder', website: 'https://gymzuidpolder.nl' },
    { name: 'Sportcentrum Axelse Gat' },
    { name: 'Bodyfit Terneuzen', website: 'https://bodyfitterneuzen.nl' },
  ],
)

export const OLDENKOTTE = withRivals(
  {
    name: 'Hoveniersbedrijf Oldenkotte',
    aliases: ['Oldenkotte', 'Oldenkotte Hoveniers', 'HOD'],
    legalName: 'Hoveniersbedrijf Oldenkotte',
    legalForm: 'eenmanszaak',
    websites: ['https://oldenkottehoveniers.nl'],
    phones: ['0570 55 51 92'],
    emails: ['groen@oldenkottehoveniers.nl'],
    addresses: [{ street: 'Rielerweg 137', postalCode: '7416 ZB', city: 'Deventer' }],
    foundingYear: 1996,
    kvk: '38027451',
    vat: 'NL001593826B27',
    sector: 'hovenier',
    services: ['Tuinaanleg', 'Snoeiwerk', 'Vijvers', 'Gazononderhoud', 'Schuttingen'],
    team: [
      { name: 'Harm Oldenkotte', role: 'eigenaar' },
      { name: 'Sanne Beltman', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Hovenier Schalkhaar' },
    { name: 'Groenwerk Colmschate', website: 'https://groenwerkcolmschate.nl' },
    { name: 'Tuinen van Epse', website: 'https://tuinenvanepse.nl' },
  ],
)

export const MERWESTROOM = withRivals(
  {
    name: 'Taxi Merwestroom',
    aliases: ['Merwestroom', 'Taxibedrijf Merwestroom', 'TMG'],
    legalName: 'Taxi Merwestroom B.V.',
    legalForm: 'bv',
    websites: ['https://taximerwestroom.nl'],
    phones: ['0183 55 56 14'],
    emails: ['ritten@taximerwestroom.nl', 'facturen@taximerwestroom.nl'],
    addresses: [{ street: 'Papland 12', postalCode: '4206 CL', city: 'Gorinchem' }],
    foundingYear: 1985,
    kvk: '23049186',
    vat: 'NL805731942B01',
    sector: 'taxi',
    services: ['Schipholvervoer', 'Rolstoelvervoer', 'Zakelijk vervoer', 'Groepsvervoer'],
    team: [
      { name: 'Cor Versluis', role: 'directeur' },
      { name: 'Aysel Demir', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 06:00-23:00'],
  },
  [
    { name: 'Taxicentrale Arkel', website: 'https://taxicentralearkel.nl' },
    { name: 'Taxi De Wit' },
    { name: 'Lingetax', website: 'https://lingetax.nl' },
  ],
)
