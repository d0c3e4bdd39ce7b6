/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HAARFIJN = withRivals(
  {
    name: 'Kapsalon Haarfijn',
    aliases: ['Haarfijn Kappers', 'Haarfijn', 'KHF'],
    legalForm: 'eenmanszaak',
    websites: ['https://haarfijnassen.nl'],
    phones: ['0592 55 51 84'],
    emails: ['afspraak@haarfijnassen.nl'],
    addresses: [{ street: 'Groningerstraat 48', postalCode: '9401 BM', city: 'Assen' }],
    foundingYear: 2009,
    kvk: '04083917',
    vat: 'NL001938472B61',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Balayage', 'Bruidskapsels'],
    team: [
      { name: 'Lieke Hoving', role: 'eigenaar' },
      { name: 'Marit Sikkens', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-18:00; vr 09:00-20:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Coiffure Drenthe', website: 'https://coiffuredrenthe.nl' },
    { name: 'Salon Zwart Wit' },
    { name: 'Hairpoint Assen', website: 'https://hairpointassen.nl' },
  ],
)

export const WILGEN = withRivals(
  {
    name: 'Tandartspraktijk De Wilgen',
    aliases: ['Tandartsen De Wilgen', 'De Wilgen', 'TPW'],
    legalName: 'Tandartspraktijk De Wilgen B.V.',
    legalForm: 'bv',
    websites: ['https://tandartsdewilgen.nl'],
    phones: ['0318 555 263'],
    emails: ['balie@tandartsdewilgen.nl'],
    addresses: [{ street: 'Kerkewijk 112', postalCode: '3904 JE', city: 'Veenendaal' }],
    foundingYear: 1994,
    kvk: '30126458',
    vat: 'NL809472615B01',
    sector: 'tandarts',
    services: ['Periodieke controles', 'Implantaten', 'Wortelkanaalbehandelingen', 'Tanden bleken'],
    team: [
      { name: 'Hans van Ginkel', role: 'tandarts en eigenaar' },
      { name: 'Samira Oulad', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Vallei', website: 'https://mondzorgvallei.nl' },
    { name: 'Tandartsen Dragonder', website: 'https://tandartsendragonder.nl' },
    { name: 'Dental Centrum West' },
  ],
)

export const BEERS = withRivals(
  {
    name: 'Van Beers Hoveniers',
    aliases: ['Hoveniersbedrijf Van Beers', 'Van Beers Tuinen', 'VBH'],
    legalName: 'Van Beers Hoveniers B.V.',
    legalForm: 'bv',
    websites: ['https://vanbeershoveniers.nl'],
    phones: ['0162 55 57 09'],
    emails: ['info@vanbeershoveniers.nl'],
    addresses: [{ street: 'Bredaseweg 203', postalCode: '4904 SC', city: 'Oosterhout' }],
    foundingYear: 2003,
    kvk: '20107364',
    vat: 'NL812593047B01',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Beregening'],
    team: [
      { name: 'Kees van Beers', role: 'directeur' },
      { name: 'Sanne van Beers', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Groenmeesters Brabant', website: 'https://groenmeestersbrabant.nl' },
    { name: 'Tuinen Van Oers' },
    { name: 'De Buitenkamer', website: 'https://debuitenkamer-tuinen.nl' },
  ],
)

export const HETTINGA = withRivals(
  {
    name: 'Hettinga Zijlstra Advocaten',
    aliases: ['Hettinga & Zijlstra', 'Hettinga Zijlstra', 'HZA'],
    legalForm: 'maatschap',
    websites: ['https://hettingazijlstra.nl'],
    phones: ['058 555 41 20'],
    emails: ['kantoor@hettingazijlstra.nl'],
    addresses: [{ street: 'Willemskade 19', postalCode: '8911 BC', city: 'Leeuwarden' }],
    foundingYear: 1987,
    kvk: '01095382',
    vat: 'NL803716294B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Letselschade', 'Huurrecht'],
    team: [
      { name: 'Douwe Hettinga', role: 'advocaat en partner' },
      { name: 'Renske Zijlstra', role: 'advocaat en partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Advocatenkantoor Prinsentuin', website: 'https://advocatenprinsentuin.nl' },
    { name: 'Bouma Legal' },
    { name: 'Fries Recht Advocaten', website: 'https://friesrecht.nl' },
  ],
)

export const WESSELS = withRivals(
  {
    name: 'Slagerij Wessels',
    aliases: ['Wessels Ambachtelijke Slagers', 'Wessels Lochem', 'SWL'],
    legalName: 'Slagerij Wessels V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijwessels.nl'],
    phones: ['0573 55 52 38'],
    emails: ['bestel@slagerijwessels.nl'],
    addresses: [{ street: 'Walderstraat 15', postalCode: '7241 BJ', city: 'Lochem' }],
    foundingYear: 1962,
    kvk: '08034729',
    vat: 'NL804815293B01',
    sector: 'slagerij',
    services: ['Barbecuepakketten', 'Gourmetschotels', 'Catering', 'Belegde broodjes'],
    team: [
      { name: 'Bert Wessels', role: 'eigenaar' },
      { name: 'Anja Wessels', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:00-18:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Te Velde', website: 'https://slagerijtevelde.nl' },
    { name: 'Vleesboerderij De Berkel', website: 'https://vleesvandeberkel.nl' },
    { name: 'Scharrelslager Nijland' },
  ],
)

export const TRAPPER = withRivals(
  {
    name: 'De Trapper Tweewielers',
    aliases: ['Fietsenwinkel De Trapper', 'De Trapper', 'DTT'],
    legalForm: 'eenmanszaak',
    websites: ['https://detrapperamersfoort.nl'],
    phones: ['033 555 61 90'],
    emails: ['winkel@detrapperamersfoort.nl'],
    addresses: [{ street: 'Leusderweg 174', postalCode: '3817 KJ', city: 'Amersfoort' }],
    foundingYear: 1979,
    kvk: '32058146',
    vat: 'NL001475093B28',
    sector: 'fietsenwinkel',
    services: ['Elektrische fietsen', 'Fietsreparatie', 'Bakfietsen', 'Fietsverhuur'],
    team: [
      { name: 'Joost Verkerk', role: 'eigenaar' },
      { name: 'Melanie Pot', role: 'fietsenmaker' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:00-18:00; do 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhal Eem', website: 'https://rijwielhaleem.nl' },
    { name: 'Fietspoort Amersfoort', website: 'https://fietspoort.nl' },
    { name: 'Van Hal Fietsen' },
  ],
)

export const HELDERWIT = withRivals(
  {
    name: 'Helderwit Schoonmaak',
    aliases: ['Schoonmaakbedrijf Helderwit', 'Helderwit', 'HWS'],
    legalName: 'Helderwit Schoonmaak B.V.',
    legalForm: 'bv',
    websites: ['https://helderwit.nl'],
    phones: ['0546 55 53 77'],
    emails: ['planning@helderwit.nl'],
    addresses: [{ street: 'Wierdensestraat 88', postalCode: '7607 GK', city: 'Almelo' }],
    foundingYear: 2014,
    kvk: '60947215',
    vat: 'NL854172936B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Tapijtreiniging', 'Opleveringsschoonmaak'],
    team: [
      { name: 'Gülay Demir', role: 'directeur' },
      { name: 'Ronnie Oude Hengel', role: 'objectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Twente Clean', website: 'https://twenteclean.nl' },
    { name: 'Schoonmaakbedrijf Nijhuis' },
    { name: 'Blinq Facility', website: 'https://blinqfacility.nl' },
  ],
)

export const DUINZICHT = withRivals(
  {
    name: 'Hotel Duinzicht',
    aliases: ['Strandhotel Duinzicht', 'Duinzicht Domburg', 'HDD'],
    legalName: 'Hotel Duinzicht Domburg B.V.',
    legalForm: 'bv',
    websites: ['https://hotelduinzichtdomburg.nl'],
    phones: ['0118 55 56 41'],
    emails: ['receptie@hotelduinzichtdomburg.nl'],
    addresses: [{ street: 'Ooststraat 33', postalCode: '4357 BE', city: 'Domburg' }],
    foundingYear: 1956,
    kvk: '22018463',
    vat: 'NL807351824B01',
    sector: 'hotel',
    services: ['Familiekamers', 'Restaurant', 'Wellness', 'Vergaderzalen'],
    team: [
      { name: 'Marijke Louwerse', role: 'eigenaar' },
      { name: 'Tom de Nooijer', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Zeeuwse Kust', website: 'https://hotelzeeuwsekust.nl' },
    { name: 'Badhotel Walcheren', website: 'https://badhotelwalcheren.nl' },
    { name: 'Pension De Branding' },
  ],
)

export const PIXELWEIDE = withRivals(
  {
    name: 'Pixelweide',
    aliases: ['Pixelweide Webdesign', 'Bureau Pixelweide', 'PXW'],
    legalName: 'Pixelweide V.O.F.',
    legalForm: 'vof',
    websites: ['https://pixelweide.nl'],
    phones: ['024 555 70 36'],
    emails: ['hallo@pixelweide.nl'],
    addresses: [{ street: 'Hertogstraat 61', postalCode: '6511 RW', city: 'Nijmegen' }],
    foundingYear: 2016,
    kvk: '65318042',
    vat: 'NL856193740B01',
    sector: 'webdesignbureau',
    services: ['Websites laten maken', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Floor Janssen', role: 'oprichter' },
      { name: 'Bas Theunissen', role: 'webdeveloper' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Waalkade', website: 'https://studiowaalkade.nl' },
    { name: 'Klikfabriek', website: 'https://klikfabriek.nl' },
    { name: 'Webbureau Keizerstad' },
  ],
)

export const VLINDERNEST = withRivals(
  {
    name: 'Kinderopvang Het Vlindernest',
    aliases: ['Het Vlindernest', 'Vlindernest', 'KHV'],
    legalName: 'Stichting Kinderopvang Het Vlindernest',
    legalForm: 'stichting',
    websites: ['https://hetvlindernest.nl'],
    phones: ['0182 55 54 20'],
    emails: ['info@hetvlindernest.nl'],
    addresses: [{ street: 'Ridder van Catsweg 256', postalCode: '2804 RS', city: 'Gouda' }],
    foundingYear: 1999,
    kvk: '29049371',
    vat: 'NL808264157B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Vakantieopvang'],
    team: [
      { name: 'Esther Blonk', role: 'directeur' },
      { name: 'Nadia Karimi', role: 'pedagogisch coach' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderdagverblijf Pippeloen', website: 'https://kdvpippeloen.nl' },
    { name: 'BSO De Stroopwafel' },
    { name: 'Kindercentrum Zon & Maan', website: 'https://zonenmaangouda.nl' },
  ],
)
