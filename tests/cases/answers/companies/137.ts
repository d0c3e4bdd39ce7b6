/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KWAKKEL = withRivals(
  {
    name: 'Kwakkel Schilderwerken',
    aliases: ['Schildersbedrijf Kwakkel', 'Kwakkel Schilders', 'KSW'],
    legalName: 'Kwakkel Schilderwerken B.V.',
    legalForm: 'bv',
    websites: ['https://kwakkelschilderwerken.nl'],
    phones: ['0522 55 51 84'],
    emails: ['info@kwakkelschilderwerken.nl'],
    addresses: [{ street: 'Blankensteinweg 26', postalCode: '7943 PE', city: 'Meppel' }],
    foundingYear: 1984,
    kvk: '04058219',
    vat: 'NL809417253B01',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotherstel'],
    team: [
      { name: 'Gerrit Kwakkel', role: 'directeur' },
      { name: 'Ilse Boxem', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Ten Wolde', website: 'https://tenwoldeschilders.nl' },
    { name: 'Drentse Verfmeesters' },
    { name: 'Bakker & Bos Schilders', website: 'https://bakkerenbos.nl' },
  ],
)

export const VOETRUST = withRivals(
  {
    name: 'Pedicure Voetrust',
    aliases: ['Voetrust', 'Pedicurepraktijk Voetrust', 'PVR'],
    legalForm: 'eenmanszaak',
    websites: ['https://pedicurevoetrust.nl'],
    phones: ['0164 555 273'],
    emails: ['afspraak@pedicurevoetrust.nl'],
    addresses: [{ street: 'Zuidzijde Haven 39', postalCode: '4611 HC', city: 'Bergen op Zoom' }],
    foundingYear: 2014,
    kvk: '60417832',
    vat: 'NL001948265B71',
    sector: 'pedicure',
    services: ['Diabetesvoetzorg', 'Nagelbeugels', 'Likdoorns verwijderen', 'Voetmassage'],
    team: [
      { name: 'Marjolein Verpalen', role: 'eigenaar' },
      { name: 'Anouk de Rooij', role: 'medisch pedicure' },
    ],
    hours: ['ma,di,do 09:00-17:00; wo gesloten; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Praktijk Voetwijzer', website: 'https://praktijkvoetwijzer.nl' },
    { name: 'Pedicure Brabantse Wal' },
    { name: 'Footcare Markiezaat', website: 'https://footcaremarkiezaat.nl' },
  ],
)

export const BRUGGEMAN = withRivals(
  {
    name: 'Administratiekantoor Bruggeman',
    aliases: ['Bruggeman Administraties', 'Adm.kantoor Bruggeman', 'AKB'],
    legalName: 'Administratiekantoor Bruggeman V.O.F.',
    legalForm: 'vof',
    websites: ['https://bruggemanadministraties.nl'],
    phones: ['0314 555 690'],
    emails: ['kantoor@bruggemanadministraties.nl'],
    addresses: [{ street: 'Terborgseweg 58', postalCode: '7005 BB', city: 'Doetinchem' }],
    foundingYear: 1992,
    kvk: '09073416',
    vat: 'NL803159472B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Salarisadministratie', 'Belastingaangifte', 'Jaarrekeningen'],
    team: [
      { name: 'Hans Bruggeman', role: 'vennoot' },
      { name: 'Petra Wissink', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Graafschap Accountancy', website: 'https://graafschapaccountancy.nl' },
    { name: 'Cijferhuis Achterhoek', website: 'https://cijferhuisachterhoek.nl' },
    { name: 'Ebbers Boekhouders' },
  ],
)

export const LUCANIA = withRivals(
  {
    name: 'Bella Lucania',
    aliases: ['Pizzeria Bella Lucania', 'Ristorante Bella Lucania', 'PBL'],
    legalForm: 'vof',
    websites: ['https://bellalucania.nl'],
    phones: ['0344 55 54 07'],
    emails: ['ciao@bellalucania.nl'],
    addresses: [{ street: 'Waterstraat 47', postalCode: '4001 AM', city: 'Tiel' }],
    foundingYear: 2006,
    kvk: '11062738',
    vat: 'NL814725936B01',
    sector: 'pizzeria',
    services: ['Steenovenpizza’s', 'Verse pasta', 'Bezorging', 'Catering'],
    team: [
      { name: 'Salvatore Lauria', role: 'eigenaar' },
      { name: 'Giulia Lauria', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do 16:30-21:30; vr,za 16:30-22:30; zo 16:30-21:30'],
  },
  [
    { name: 'La Fontana Tiel', website: 'https://lafontanatiel.nl' },
    { name: 'Pizzeria Capri' },
    { name: 'Trattoria Da Enzo', website: 'https://trattoriadaenzo.nl' },
  ],
)

export const WESSEM = withRivals(
  {
    name: 'Keukenhuis Van Wessem',
    aliases: ['Van Wessem Keukens', 'Van Wessem', 'KVW'],
    legalName: 'Keukenhuis Van Wessem B.V.',
    legalForm: 'bv',
    websites: ['https://vanwessemkeukens.nl'],
    phones: ['0165 555 938'],
    emails: ['verkoop@vanwessemkeukens.nl'],
    addresses: [{ street: 'Borchwerf 17', postalCode: '4704 RG', city: 'Roosendaal' }],
    foundingYear: 1971,
    kvk: '20038164',
    vat: 'NL812640357B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Keukenmontage', 'Inbouwapparatuur', 'Werkbladen'],
    team: [
      { name: 'Ruud van Wessem', role: 'directeur' },
      { name: 'Kim Nuijten', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Keukenstudio De Zoom', website: 'https://keukenstudiodezoom.nl' },
    { name: 'Brabant Keukens' },
    { name: 'Kookgoed Interieur', website: 'https://kookgoedinterieur.nl' },
  ],
)

export const ZEEBRIES = withRivals(
  {
    name: 'Rijwielverhuur Zeebries',
    aliases: ['Zeebries Fietsverhuur', 'Zeebries', 'RVZ'],
    legalForm: 'eenmanszaak',
    websites: ['https://zeebriesfietsen.nl'],
    phones: ['0562 55 52 61'],
    emails: ['verhuur@zeebriesfietsen.nl'],
    addresses: [{ street: 'Willem Barentszkade 12', postalCode: '8881 BC', city: 'West-Terschelling' }],
    foundingYear: 1967,
    kvk: '01094527',
    vat: 'NL001573094B26',
    sector: 'rijwielverhuur',
    services: ['E-bikes huren', 'Tandems huren', 'Bakfietsen huren', 'Bagagevervoer'],
    team: [
      { name: 'Sietske Cupido', role: 'eigenaar' },
      { name: 'Jelmer Smit', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr,za 08:30-18:00; zo 09:00-17:00'],
  },
  [
    { name: 'Fietsverhuur De Branding', website: 'https://fietsverhuurdebranding.nl' },
    { name: 'Tijs Rijwielen' },
    { name: 'Wadfietsen', website: 'https://wadfietsen.nl' },
  ],
)

export const SPRAAK = withRivals(
  {
    name: 'Logopedie De Spraakwaterval',
    aliases: ['De Spraakwaterval', 'Logopediepraktijk De Spraakwaterval', 'LSW'],
    legalForm: 'maatschap',
    websites: ['https://spraakwaterval.nl'],
    phones: ['0546 555 312'],
    emails: ['info@spraakwaterval.nl'],
    addresses: [{ street: 'Wierdensestraat 83', postalCode: '7607 GE', city: 'Almelo' }],
    foundingYear: 2009,
    kvk: '08204671',
    vat: 'NL820361745B01',
    sector: 'logopediepraktijk',
    services: ['Stottertherapie', 'Dyslexiebehandeling', 'Stemtherapie', 'Afasietherapie'],
    team: [
      { name: 'Lotte Hesselink', role: 'praktijkhouder' },
      { name: 'Nienke Oude Kotte', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-20:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Twente-Noord', website: 'https://logopedietwentenoord.nl' },
    { name: 'Praktijk Mondwerk' },
    { name: 'Taalrijk Almelo', website: 'https://taalrijkalmelo.nl' },
  ],
)

export const HOOGLAND = withRivals(
  {
    name: 'Drukkerij Hoogland',
    aliases: ['Hoogland Print & Media', 'Hoogland Drukwerk', 'DHG'],
    legalName: 'Drukkerij Hoogland B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijhoogland.nl'],
    phones: ['0183 55 57 20'],
    emails: ['offerte@drukkerijhoogland.nl'],
    addresses: [{ street: 'Avelingen-West 34', postalCode: '4202 MS', city: 'Gorinchem' }],
    foundingYear: 1949,
    kvk: '23017385',
    vat: 'NL805938261B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures', 'Geboortekaartjes', 'Boeken drukken'],
    team: [
      { name: 'Willem Hoogland', role: 'directeur' },
      { name: 'Sanne Kuijpers', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Merwede Print', website: 'https://merwedeprint.nl' },
    { name: 'Drukkerij De Linge' },
    { name: 'Inktpunt', website: 'https://inktpunt.nl' },
  ],
)

export const MEERMAN = withRivals(
  {
    name: 'Uitvaartzorg Meerman',
    aliases: ['Meerman Uitvaarten', 'Meerman Uitvaartzorg', 'UZM'],
    legalForm: 'eenmanszaak',
    websites: ['https://uitvaartzorgmeerman.nl'],
    phones: ['0515 555 846'],
    emails: ['contact@uitvaartzorgmeerman.nl'],
    addresses: [{ street: 'Leeuwarderweg 92', postalCode: '8605 AH', city: 'Sneek' }],
    foundingYear: 2003,
    kvk: '01136942',
    vat: 'NL002361758B59',
    sector: 'uitvaartonderneming',
    services: ['Begrafenissen', 'Crematies', 'Natuurbegrafenissen', 'Rouwkaarten'],
    team: [
      { name: 'Tjitske Meerman', role: 'eigenaar' },
      { name: 'Douwe Hofstra', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Uitvaartcentrum De Stilte', website: 'https://uitvaartcentrumdestilte.nl' },
    { name: 'Yn Memoriam Sneek' },
    { name: 'Algra Uitvaartbegeleiding', website: 'https://algrauitvaart.nl' },
  ],
)

export const KOMPAAN = withRivals(
  {
    name: 'Slotenservice Kompaan',
    aliases: ['Kompaan Slotenmakers', 'Kompaan Sloten', 'SSK'],
    legalForm: 'eenmanszaak',
    websites: ['https://kompaansloten.nl'],
    phones: ['040 555 41 79'],
    emails: ['hulp@kompaansloten.nl'],
    addresses: [{ street: 'Geldropseweg 144', postalCode: '5611 SL', city: 'Eindhoven' }],
    foundingYear: 2016,
    kvk: '65820417',
    vat: 'NL001826473B84',
    sector: 'slotenmaker',
    services: ['Deuren openen', 'Cilinders vervangen', 'Inbraakpreventie', 'Autosleutels bijmaken'],
    team: [
      { name: 'Ferdi Kompaan', role: 'eigenaar' },
      { name: 'Bram van Lierop', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-23:00; za,zo 09:00-23:00'],
  },
  [
    { name: 'Sleutelkoning Eindhoven', website: 'https://sleutelkoningeindhoven.nl' },
    { name: 'Slotenmaker Lichtstad' },
    { name: 'Van Hest Beveiliging', website: 'https://vanhestbeveiliging.nl' },
  ],
)
