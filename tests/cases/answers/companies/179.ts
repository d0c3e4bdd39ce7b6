/** Companies of answers that a stranger to the rules wrote: each with a name that others have too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZONNEBLOEM = withRivals(
  {
    name: 'Bakkerij De Zonnebloem',
    aliases: ['De Zonnebloem', 'Zonnebloem Steenwijk', 'BDZ'],
    legalName: 'Bakkerij De Zonnebloem V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijdezonnebloem.nl'],
    phones: ['0521 55 54 16'],
    emails: ['bestellen@bakkerijdezonnebloem.nl'],
    addresses: [{ street: 'Oosterstraat 27', postalCode: '8331 HC', city: 'Steenwijk' }],
    foundingYear: 1974,
    kvk: '05014827',
    vat: 'NL803618274B01',
    sector: 'bakkerij',
    services: ['Brood', 'Gebak en taarten', 'Glutenvrij brood', 'Bezorging aan bedrijven'],
    team: [
      { name: 'Harm Dolstra', role: 'vennoot' },
      { name: 'Geesje Dolstra', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-17:30; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bakker Roelevink', website: 'https://bakkerroelevink.nl' },
    { name: 'Brood & Zo' },
    { name: 'Bakkerij De Meente', website: 'https://bakkerijdemeente.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Garage Brouwer',
    aliases: ['Autobedrijf Brouwer', 'Brouwer Meppel', 'GBM'],
    legalName: 'Garage Brouwer Meppel B.V.',
    legalForm: 'bv',
    websites: ['https://garagebrouwer.nl'],
    phones: ['0522 55 58 91'],
    emails: ['receptie@garagebrouwer.nl'],
    addresses: [{ street: 'Industrieweg 14', postalCode: '7944 HT', city: 'Meppel' }],
    foundingYear: 1959,
    kvk: '04028316',
    vat: 'NL805274193B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud', 'Bandenwissel', 'Schadeherstel'],
    team: [
      { name: 'Lammert Brouwer', role: 'directeur' },
      { name: 'Sylvia Kuik', role: 'receptionist' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Autoservice Reestdal', website: 'https://autoservicereestdal.nl' },
    { name: 'Garage Hofkamp' },
    { name: "Bosscher Auto's", website: 'https://bosscherautos.nl' },
  ],
)

export const ANKER = withRivals(
  {
    name: 'Psychologenpraktijk Het Anker',
    aliases: ['Het Anker', 'Praktijk Het Anker', 'PHA'],
    legalName: 'Psychologenpraktijk Het Anker B.V.',
    legalForm: 'bv',
    websites: ['https://psychologenhetanker.nl'],
    phones: ['0182 55 57 03'],
    emails: ['aanmelden@psychologenhetanker.nl'],
    addresses: [{ street: 'Turfmarkt 62', postalCode: '2801 GV', city: 'Gouda' }],
    foundingYear: 2008,
    kvk: '29046173',
    vat: 'NL819462537B01',
    sector: 'psycholoog',
    services: ['Cognitieve gedragstherapie', 'EMDR', 'Relatietherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Renske Hoogendijk', role: 'GZ-psycholoog en praktijkhouder' },
      { name: 'Tarik Demirci', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-20:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologen Bloemendaal', website: 'https://psychologenbloemendaal.nl' },
    { name: 'Praktijk Goverwelle' },
    { name: 'Mentaal Hollandsche IJssel', website: 'https://mentaalhollandscheijssel.nl' },
  ],
)

export const MARGRIET = withRivals(
  {
    name: 'Bloemsierkunst Margriet',
    aliases: ['Margriet Bloemen', 'Margriet', 'BSM'],
    legalName: 'Bloemsierkunst Margriet',
    legalForm: 'eenmanszaak',
    websites: ['https://margrietbloemen.nl'],
    phones: ['0416 55 52 68'],
    emails: ['winkel@margrietbloemen.nl'],
    addresses: [{ street: 'Grotestraat 188', postalCode: '5141 HC', city: 'Waalwijk' }],
    foundingYear: 1996,
    kvk: '18064729',
    vat: 'NL001836472B52',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemen', 'Bruidsbloemen', 'Bloemen bezorgen'],
    team: [
      { name: 'Margriet van Dongen', role: 'eigenaar' },
      { name: 'Sanne Kivits', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Flora Langstraat', website: 'https://floralangstraat.nl' },
    { name: 'Bloemenatelier Besoyen' },
    { name: 'De Bloemenkar', website: 'https://debloemenkar.nl' },
  ],
)

export const HELDER = withRivals(
  {
    name: 'Glazenwasserij Helder',
    aliases: ['Helder Glasbewassing', 'Helder', 'GWH'],
    legalName: 'Glazenwasserij Helder',
    legalForm: 'eenmanszaak',
    websites: ['https://glazenwasserijhelder.nl'],
    phones: ['06 55 54 82 19'],
    emails: ['info@glazenwasserijhelder.nl'],
    addresses: [{ street: 'Rotterdamseweg 45', postalCode: '3332 AC', city: 'Zwijndrecht' }],
    foundingYear: 2013,
    kvk: '57394162',
    vat: 'NL002417635B86',
    sector: 'glazenwasser',
    services: ['Ramen wassen', 'Zonnepanelen reinigen', 'Dakgoten leegmaken', 'Gevelreiniging'],
    team: [{ name: 'Ruben Stolk', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Blinkend Drechtsteden', website: 'https://blinkenddrechtsteden.nl' },
    { name: 'Glazenwasser Kooijman' },
    { name: 'Van Wijngaarden Glasbewassing', website: 'https://vanwijngaardenglas.nl' },
  ],
)

export const OCTAAF = withRivals(
  {
    name: 'Muziekschool Octaaf',
    aliases: ['Octaaf', 'Octaaf Venray', 'MSO'],
    legalName: 'Stichting Muziekschool Octaaf',
    legalForm: 'stichting',
    websites: ['https://muziekschooloctaaf.nl'],
    phones: ['0478 55 53 47'],
    emails: ['lessen@muziekschooloctaaf.nl'],
    addresses: [{ street: 'Schoolstraat 33', postalCode: '5801 BN', city: 'Venray' }],
    foundingYear: 1987,
    kvk: '12031694',
    vat: 'NL807351629B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot', 'Slagwerkles'],
    team: [
      { name: 'Loes Janssen', role: 'directeur' },
      { name: 'Bram Vollebergh', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:00; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Leunen', website: 'https://muziekhuisleunen.nl' },
    { name: 'Toonwerk' },
    { name: 'Popschool Peelland', website: 'https://popschoolpeelland.nl' },
  ],
)

export const LEEUW = withRivals(
  {
    name: 'Hotel De Gouden Leeuw',
    aliases: ['De Gouden Leeuw', 'Gouden Leeuw Zierikzee', 'HGL'],
    legalName: 'De Gouden Leeuw Zierikzee B.V.',
    legalForm: 'bv',
    websites: ['https://goudenleeuwzierikzee.nl'],
    phones: ['0111 555 274'],
    emails: ['reserveringen@goudenleeuwzierikzee.nl'],
    addresses: [{ street: 'Havenpark 11', postalCode: '4301 JG', city: 'Zierikzee' }],
    foundingYear: 1921,
    kvk: '22017385',
    vat: 'NL808146293B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijt', 'Fietsverhuur', 'Vergaderzaal'],
    team: [
      { name: 'Adriaan Kloosterboer', role: 'eigenaar' },
      { name: 'Femke de Rijke', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Zuidhaven', website: 'https://hotelzuidhaven.nl' },
    { name: 'Pension Schouwen' },
    { name: 'Herberg De Nobel', website: 'https://herbergdenobel.nl' },
  ],
)

export const MERCURIUS = withRivals(
  {
    name: 'Belastingadvies Mercurius',
    aliases: ['Mercurius', 'Mercurius Fiscalisten', 'BAM'],
    legalName: 'Mercurius Belastingadviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://mercuriusbelastingadvies.nl'],
    phones: ['035 555 61 82'],
    emails: ['post@mercuriusbelastingadvies.nl'],
    addresses: [{ street: 'Laanstraat 73', postalCode: '3743 BC', city: 'Baarn' }],
    foundingYear: 2001,
    kvk: '32081547',
    vat: 'NL810527346B01',
    sector: 'belastingadviseur',
    services: ['Aangifte inkomstenbelasting', 'Btw-advies', 'Estate planning', 'Bezwaar en beroep'],
    team: [
      { name: 'Diederik Wolthuis', role: 'partner' },
      { name: 'Pauline Sanders', role: 'partner' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fiscaal Eemland', website: 'https://fiscaaleemland.nl' },
    { name: 'Kamer & Visser Belastingadvies' },
    { name: 'Taxwerk Soest', website: 'https://taxwerksoest.nl' },
  ],
)

export const PINOKKIO = withRivals(
  {
    name: 'Speelgoedwinkel Pinokkio',
    aliases: ['Pinokkio', 'Pinokkio Hulst', 'SPH'],
    legalName: 'Speelgoedhandel Pinokkio V.O.F.',
    legalForm: 'vof',
    websites: ['https://pinokkiohulst.nl'],
    phones: ['0114 55 51 93'],
    emails: ['hallo@pinokkiohulst.nl'],
    addresses: [{ street: 'Gentsestraat 19', postalCode: '4561 EC', city: 'Hulst' }],
    foundingYear: 1983,
    kvk: '21027465',
    vat: 'NL804935172B01',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Bordspellen', 'Modeltreinen', 'Speelgoed repareren'],
    team: [
      { name: 'Ilse Buijsrogge', role: 'vennoot' },
      { name: 'Marnix Buijsrogge', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Speelhuis Axel', website: 'https://speelhuisaxel.nl' },
    { name: 'De Blokkendoos' },
    { name: 'Kinderwereld Reynaert', website: 'https://kinderwereldreynaert.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Vloerenhuis De Linde',
    aliases: ['De Linde', 'De Linde Vloeren', 'VDL'],
    legalName: 'De Linde Vloeren B.V.',
    legalForm: 'bv',
    websites: ['https://delindevloeren.nl'],
    phones: ['0314 55 56 38'],
    emails: ['advies@delindevloeren.nl'],
    addresses: [{ street: 'Terborgseweg 121', postalCode: '7005 BA', city: 'Doetinchem' }],
    foundingYear: 1992,
    kvk: '09083415',
    vat: 'NL807429163B01',
    sector: 'vloerenwinkel',
    services: ['PVC-vloeren', 'Laminaat', 'Houten vloeren', 'Vloeren leggen', 'Trapbekleding'],
    team: [
      { name: 'Koen Wassink', role: 'eigenaar' },
      { name: 'Tessa Berendsen', role: 'adviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-16:00; zo gesloten'],
  },
  [
    { name: 'Vloerland Achterhoek', website: 'https://vloerlandachterhoek.nl' },
    { name: 'Parket Wehl' },
    { name: 'Tapijthal Gaanderen', website: 'https://tapijthalgaanderen.nl' },
  ],
)
