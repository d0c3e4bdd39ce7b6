/** Companies of answers that a stranger to the rules wrote, of which others of the same name exist. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LEPELAAR = withRivals(
  {
    name: 'Catering De Lepelaar',
    aliases: ['De Lepelaar', 'Lepelaar Catering', 'CDL'],
    legalName: 'De Lepelaar Catering V.O.F.',
    legalForm: 'vof',
    websites: ['https://delepelaarcatering.nl'],
    phones: ['0318 55 52 47'],
    emails: ['info@delepelaarcatering.nl'],
    addresses: [{ street: 'Kerkewijk 146', postalCode: '3904 JJ', city: 'Veenendaal' }],
    foundingYear: 2008,
    kvk: '09184327',
    vat: 'NL819205736B01',
    sector: 'cateraar',
    services: ['Buffetten', 'Bedrijfslunches', 'Walking dinner', 'Barbecue'],
    team: [
      { name: 'Esther van Ginkel', role: 'eigenaar' },
      { name: 'Roel Hardeman', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Smaakbureau Rijnveste', website: 'https://smaakbureaurijnveste.nl' },
    { name: 'Van Schuppen Partyservice' },
    { name: 'Cateraar De Klomp', website: 'https://cateraardeklomp.nl' },
  ],
)

export const KOERSVAST = withRivals(
  {
    name: 'Rijschool Koersvast',
    aliases: ['Koersvast', 'Koersvast Rijopleidingen', 'RKD'],
    legalName: 'Rijschool Koersvast',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolkoersvast.nl'],
    phones: ['06 55 51 82 64'],
    emails: ['planning@rijschoolkoersvast.nl'],
    addresses: [{ street: 'Terborgseweg 92', postalCode: '7005 BD', city: 'Doetinchem' }],
    foundingYear: 2013,
    kvk: '58341926',
    vat: 'NL001948273B56',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Aanhangerrijbewijs', 'Opfriscursus', 'Bromfietsrijbewijs'],
    team: [
      { name: 'Milou Wassink', role: 'eigenaar' },
      { name: 'Bart Geurtsen', role: 'rij-instructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-20:30; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Oude IJssel', website: 'https://rijschooloudeijssel.nl' },
    { name: 'Verkeersschool Roelofsen' },
    { name: 'Rijles De Huet', website: 'https://rijlesdehuet.nl' },
  ],
)

export const TIJDGEEST = withRivals(
  {
    name: 'Horlogerie Tijdgeest',
    aliases: ['Tijdgeest', 'Tijdgeest Middelburg', 'HTM'],
    legalName: 'Horlogerie Tijdgeest B.V.',
    legalForm: 'bv',
    websites: ['https://tijdgeesthorloges.nl'],
    phones: ['0118 55 53 09'],
    emails: ['atelier@tijdgeesthorloges.nl'],
    addresses: [{ street: 'Lange Delft 73', postalCode: '4331 AK', city: 'Middelburg' }],
    foundingYear: 1987,
    kvk: '22034815',
    vat: 'NL803618527B01',
    sector: 'horlogemaker',
    services: ['Horlogereparatie', 'Restauratie van klokken', 'Batterij vervangen', 'Taxaties'],
    team: [
      { name: 'Cornelis Wisse', role: 'horlogemaker en eigenaar' },
      { name: 'Lieke Dingemanse', role: 'verkoopadviseur' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Klokkenatelier Walcheren', website: 'https://klokkenatelierwalcheren.nl' },
    { name: 'Juwelier Poppe' },
    { name: 'Uurwerkhuis Damplein', website: 'https://uurwerkhuisdamplein.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Stukadoorsbedrijf Hofstra',
    aliases: ['Hofstra Stukadoors', 'Hofstra', 'SBH'],
    legalName: 'Stukadoorsbedrijf Hofstra V.O.F.',
    legalForm: 'vof',
    websites: ['https://hofstrastukadoors.nl'],
    phones: ['0512 55 51 76'],
    emails: ['offerte@hofstrastukadoors.nl'],
    addresses: [{ street: 'De Lange West 44', postalCode: '9201 CG', city: 'Drachten' }],
    foundingYear: 1974,
    kvk: '01082649',
    vat: 'NL801937462B01',
    sector: 'stukadoor',
    services: ['Wanden en plafonds stucen', 'Sierpleister', 'Gevelisolatie', 'Betonciré'],
    team: [
      { name: 'Sjoerd Hofstra', role: 'vennoot' },
      { name: 'Marten Hofstra', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Stucwerk Smallingerland', website: 'https://stucwerksmallingerland.nl' },
    { name: 'De Vries Afbouw' },
    { name: 'Pleisterij Noord', website: 'https://pleisterijnoord.nl' },
  ],
)

export const PIPPELOENTJE = withRivals(
  {
    name: 'Kinderdagverblijf Pippeloentje',
    aliases: ['Pippeloentje', 'KDV Pippeloentje', 'KDP'],
    legalName: 'Stichting Kinderdagverblijf Pippeloentje',
    legalForm: 'stichting',
    websites: ['https://kdvpippeloentje.nl'],
    phones: ['0182 55 54 38'],
    emails: ['welkom@kdvpippeloentje.nl'],
    addresses: [{ street: 'Ridder van Catsweg 61', postalCode: '2805 BB', city: 'Gouda' }],
    foundingYear: 1996,
    kvk: '29047183',
    vat: 'NL806482913B01',
    sector: 'kinderdagverblijf',
    services: ['Dagopvang', 'Peuteropvang', 'Voorschoolse educatie', 'Flexibele opvang'],
    team: [
      { name: 'Jolanda Verkaik', role: 'directeur' },
      { name: 'Samira Benali', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Goverwelle', website: 'https://kinderopvanggoverwelle.nl' },
    { name: 'De Kaasbengels' },
    { name: 'Kindercentrum Steinpark', website: 'https://kindercentrumsteinpark.nl' },
  ],
)

export const KLUIZENAAR = withRivals(
  {
    name: 'Brouwerij De Kluizenaar',
    aliases: ['De Kluizenaar', 'Kluizenaar Bier', 'BDK'],
    legalName: 'De Kluizenaar Brouwerij B.V.',
    legalForm: 'bv',
    websites: ['https://brouwerijdekluizenaar.nl'],
    phones: ['0495 55 56 81'],
    emails: ['proost@brouwerijdekluizenaar.nl'],
    addresses: [{ street: 'Maaspoort 27', postalCode: '6001 BP', city: 'Weert' }],
    foundingYear: 2012,
    kvk: '55820417',
    vat: 'NL851937264B01',
    sector: 'brouwerij',
    services: ['Speciaalbier', 'Rondleidingen', 'Proeflokaal', 'Bierproeverijen'],
    team: [
      { name: 'Twan Stultiens', role: 'brouwmeester' },
      { name: 'Ilse Verstappen', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo gesloten; do 15:00-20:00; vr,za 13:00-23:00; zo 13:00-19:00'],
  },
  [
    { name: 'Brouwhuis Stramproy', website: 'https://brouwhuisstramproy.nl' },
    { name: 'De Grensbrouwers' },
    { name: 'Stadsbrouwerij Martinus', website: 'https://stadsbrouwerijmartinus.nl' },
  ],
)

export const MEANDER = withRivals(
  {
    name: 'Fysiotherapie Meander',
    aliases: ['Meander', 'Meander Fysio', 'FMT'],
    legalName: 'Maatschap Fysiotherapie Meander',
    legalForm: 'maatschap',
    websites: ['https://fysiomeandertiel.nl'],
    phones: ['0344 55 52 90'],
    emails: ['praktijk@fysiomeandertiel.nl'],
    addresses: [{ street: 'Stationsstraat 18', postalCode: '4001 CE', city: 'Tiel' }],
    foundingYear: 2001,
    kvk: '11064928',
    vat: 'NL810472835B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Bekkenfysiotherapie', 'Echografie', 'Oedeemtherapie'],
    team: [
      { name: 'Geert van Zoelen', role: 'fysiotherapeut en praktijkhouder' },
      { name: 'Fleur Timmer', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,wo 07:30-20:00; di,do 08:00-18:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Betuwestad', website: 'https://fysiobetuwestad.nl' },
    { name: 'Beweegpraktijk Passewaaij' },
    { name: 'Fysiotherapie Drumpt', website: 'https://fysiodrumpt.nl' },
  ],
)

export const EIKENHORST = withRivals(
  {
    name: 'Tuincentrum De Eikenhorst',
    aliases: ['De Eikenhorst', 'Eikenhorst Tuinen', 'TDE'],
    legalName: 'Tuincentrum De Eikenhorst B.V.',
    legalForm: 'bv',
    websites: ['https://tuincentrumeikenhorst.nl'],
    phones: ['0342 55 57 13'],
    emails: ['klantenservice@tuincentrumeikenhorst.nl'],
    addresses: [{ street: 'Stationsweg 210', postalCode: '3771 VH', city: 'Barneveld' }],
    foundingYear: 1965,
    kvk: '08011736',
    vat: 'NL800826419B01',
    sector: 'tuincentrum',
    services: ['Kamerplanten', 'Tuinmeubelen', 'Vijverbenodigdheden', 'Bezorgdienst'],
    team: [
      { name: 'Gijs van de Pol', role: 'directeur' },
      { name: 'Aafke Brouwer', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Kwekerij Harselaar', website: 'https://kwekerijharselaar.nl' },
    { name: 'Tuinwereld Vallei' },
    { name: 'Bloemencentrum Terschuur', website: 'https://bloemencentrumterschuur.nl' },
  ],
)

export const MERCATOR = withRivals(
  {
    name: 'Mercator Translations',
    aliases: ['Mercator', 'Mercator Vertalingen', 'MTD'],
    legalName: 'Mercator Translations B.V.',
    legalForm: 'bv',
    websites: ['https://mercatortranslations.nl'],
    phones: ['015 555 62 84'],
    emails: ['hello@mercatortranslations.nl', 'quotes@mercatortranslations.nl'],
    addresses: [{ street: 'Oude Delft 119', postalCode: '2611 BE', city: 'Delft' }],
    foundingYear: 1998,
    kvk: '27168359',
    vat: 'NL807359241B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Technische vertalingen', 'Tolken', 'Revisie'],
    team: [
      { name: 'Harriet Lowe', role: 'managing director' },
      { name: 'Daan Kuijper', role: 'projectmanager' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Taalbureau Prinsenhof', website: 'https://taalbureauprinsenhof.nl' },
    { name: 'Lexicon Delft' },
    { name: 'WoordWerk', website: 'https://woordwerkdelft.nl' },
  ],
)

export const TRAPPER = withRivals(
  {
    name: 'Fietsenwinkel De Trapper',
    aliases: ['De Trapper', 'Trapper Fietsen', 'FDT'],
    legalName: 'Fietsenwinkel De Trapper',
    legalForm: 'eenmanszaak',
    websites: ['https://detrapperfietsen.nl'],
    phones: ['0228 55 58 32'],
    emails: ['winkel@detrapperfietsen.nl'],
    addresses: [{ street: 'Westerstraat 135', postalCode: '1601 AE', city: 'Enkhuizen' }],
    foundingYear: 2004,
    kvk: '37105826',
    vat: 'NL002417836B09',
    sector: 'fietsenwinkel',
    services: ['Fietsverkoop', 'Fietsreparatie', 'E-bikes', 'Fietsverhuur'],
    team: [
      { name: 'Nico Laan', role: 'eigenaar' },
      { name: 'Tess Ruiter', role: 'fietsenmaker' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do,vr 09:00-17:30; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Fietshuis Drommedaris', website: 'https://fietshuisdrommedaris.nl' },
    { name: 'Rijwielhandel Koopman' },
    { name: 'Tweewielers Streekweg', website: 'https://tweewielersstreekweg.nl' },
  ],
)
