/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZWAAG = withRivals(
  {
    name: 'Elektrobedrijf Van der Zwaag',
    aliases: ['Van der Zwaag Elektro', 'Van der Zwaag', 'EVZ'],
    legalName: 'Elektrobedrijf Van der Zwaag V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanderzwaagelektro.nl'],
    phones: ['0512 555 173'],
    emails: ['info@vanderzwaagelektro.nl', 'storing@vanderzwaagelektro.nl'],
    addresses: [{ street: 'De Lauwers 14', postalCode: '9206 BK', city: 'Drachten' }],
    foundingYear: 1974,
    kvk: '01041872',
    vat: 'NL803518264B01',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Storingsdienst', 'Zonnepanelen', 'Verlichting'],
    team: [
      { name: 'Sjoerd van der Zwaag', role: 'vennoot' },
      { name: 'Tjitske van der Zwaag', role: 'vennoot' },
      { name: 'Remco Bijlsma', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Elektro Smallingerland', website: 'https://elektrosmallingerland.nl' },
    { name: 'Jelsma Installatietechniek' },
    { name: 'Stroompunt Drachten', website: 'https://stroompuntdrachten.nl' },
  ],
)

export const SCHOONVELD = withRivals(
  {
    name: 'Optiek Schoonveld',
    aliases: ['Schoonveld Optiek', 'Schoonveld', 'OSV'],
    legalName: 'Optiek Schoonveld B.V.',
    legalForm: 'bv',
    websites: ['https://optiekschoonveld.nl'],
    phones: ['0318 55 51 29'],
    emails: ['winkel@optiekschoonveld.nl'],
    addresses: [{ street: 'Hoofdstraat 63', postalCode: '3901 AD', city: 'Veenendaal' }],
    foundingYear: 1986,
    kvk: '09047316',
    vat: 'NL807426153B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Contactlenzen', 'Zonnebrillen op sterkte', 'Brilreparatie'],
    team: [
      { name: 'Ingrid Schoonveld', role: 'eigenaar' },
      { name: 'Bas Hulstijn', role: 'optometrist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Valleibrillen', website: 'https://valleibrillen.nl' },
    { name: 'Oogwereld Van Manen' },
    { name: 'Kijkgoed Optiek', website: 'https://kijkgoedoptiek.nl' },
  ],
)

export const GEVELSTEEN = withRivals(
  {
    name: 'Makelaardij De Gevelsteen',
    aliases: ['De Gevelsteen', 'Gevelsteen Makelaars', 'MDG'],
    legalName: 'Makelaardij De Gevelsteen B.V.',
    legalForm: 'bv',
    websites: ['https://degevelsteen.nl'],
    phones: ['0182 55 56 41'],
    emails: ['kantoor@degevelsteen.nl'],
    addresses: [{ street: 'Westhaven 29', postalCode: '2801 PJ', city: 'Gouda' }],
    foundingYear: 1997,
    kvk: '29041683',
    vat: 'NL808153942B01',
    sector: 'makelaar',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Mark Hoogenboom', role: 'makelaar en eigenaar' },
      { name: 'Lotte Verweij', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Makelaars aan de Gouwe', website: 'https://makelaarsaandegouwe.nl' },
    { name: 'Van Erkel Wonen' },
    { name: 'Kaasstad Makelaardij', website: 'https://kaasstadmakelaardij.nl' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Bloemenatelier Madelief',
    aliases: ['Madelief', 'Madelief Bloemen', 'BAM'],
    legalName: 'Bloemenatelier Madelief',
    legalForm: 'eenmanszaak',
    websites: ['https://bloemenateliermadelief.nl'],
    phones: ['0344 55 52 07'],
    emails: ['bestel@bloemenateliermadelief.nl'],
    addresses: [{ street: 'Waterstraat 46', postalCode: '4001 AN', city: 'Tiel' }],
    foundingYear: 2009,
    kvk: '11067429',
    vat: 'NL001936482B57',
    sector: 'bloemist',
    services: ['Boeketten bezorgen', 'Bruidsbloemen', 'Rouwwerk', 'Workshops bloemschikken'],
    team: [
      { name: 'Femke Roodbeen', role: 'eigenaar' },
      { name: 'Jolanda Dekkers', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemen Van Ingen', website: 'https://bloemenvaningen.nl' },
    { name: 'De Betuwse Bloem' },
    { name: 'Groen & Roos', website: 'https://groenenroos.nl' },
  ],
)

export const STILWATER = withRivals(
  {
    name: 'Yogastudio Stilwater',
    aliases: ['Stilwater', 'Stilwater Yoga', 'YSL'],
    legalName: 'Yogastudio Stilwater',
    legalForm: 'eenmanszaak',
    websites: ['https://stilwateryoga.nl'],
    phones: ['06 55 51 84 26'],
    emails: ['hello@stilwateryoga.nl'],
    addresses: [{ street: 'Middelstegracht 87', postalCode: '2312 TT', city: 'Leiden' }],
    foundingYear: 2016,
    kvk: '65281437',
    vat: 'NL002418397B64',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie', 'English-taught classes'],
    team: [
      { name: 'Annelot Brouwer', role: 'eigenaar' },
      { name: 'Priya Raman', role: 'docent' },
    ],
    hours: ['ma,di,wo,do 07:00-21:30; vr 07:00-18:00; za,zo 09:00-13:00'],
  },
  [
    { name: 'Yoga Rijnsburgerpoort', website: 'https://yogarijnsburgerpoort.nl' },
    { name: 'Lotus aan de Singel' },
    { name: 'Ademruimte Leiden', website: 'https://ademruimteleiden.nl' },
  ],
)

export const TUINSTRA = withRivals(
  {
    name: 'Verhuisbedrijf Tuinstra',
    aliases: ['Tuinstra Verhuizingen', 'Tuinstra', 'VBT'],
    legalName: 'Tuinstra Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://tuinstraverhuist.nl'],
    phones: ['0522 55 53 84'],
    emails: ['planning@tuinstraverhuist.nl'],
    addresses: [{ street: 'Industrieweg 21', postalCode: '7944 HT', city: 'Meppel' }],
    foundingYear: 1958,
    kvk: '04017253',
    vat: 'NL801947365B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift', 'Pianotransport'],
    team: [
      { name: 'Harm Tuinstra', role: 'directeur' },
      { name: 'Gea Kolkman', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:00; za 08:00-14:00; zo gesloten'],
  },
  [
    { name: 'De Reest Verhuizers', website: 'https://dereestverhuizers.nl' },
    { name: 'Verhuisservice Nijeveen' },
    { name: 'Kastanje Verhuizingen', website: 'https://kastanjeverhuizingen.nl' },
  ],
)

export const GRINSVEN = withRivals(
  {
    name: 'Juwelier Van Grinsven',
    aliases: ['Van Grinsven Juweliers', 'Van Grinsven', 'JVG'],
    legalName: 'Juwelier Van Grinsven V.O.F.',
    legalForm: 'vof',
    websites: ['https://juweliervangrinsven.nl'],
    phones: ['0412 55 57 16'],
    emails: ['info@juweliervangrinsven.nl', 'atelier@juweliervangrinsven.nl'],
    addresses: [{ street: 'Heuvelstraat 38', postalCode: '5341 CX', city: 'Oss' }],
    foundingYear: 1949,
    kvk: '16015834',
    vat: 'NL802641975B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Graveren', 'Goud inkopen'],
    team: [
      { name: 'Ruud van Grinsven', role: 'goudsmid en vennoot' },
      { name: 'Mieke van Grinsven', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Goudsmederij Walraven', website: 'https://goudsmederijwalraven.nl' },
    { name: 'Juwelier Maasgoud' },
    { name: 'Tijd & Karaat', website: 'https://tijdenkaraat.nl' },
  ],
)

export const KUIPER = withRivals(
  {
    name: 'Installatiebedrijf Kuiper & Zonen',
    aliases: ['Kuiper & Zonen', 'Kuiper Installatie', 'IKZ'],
    legalName: 'Installatiebedrijf Kuiper & Zonen B.V.',
    legalForm: 'bv',
    websites: ['https://kuiperenzonen.nl'],
    phones: ['0299 55 54 62'],
    emails: ['service@kuiperenzonen.nl'],
    addresses: [{ street: 'Van IJsendijkstraat 154', postalCode: '1442 LB', city: 'Purmerend' }],
    foundingYear: 1965,
    kvk: '36017482',
    vat: 'NL800573918B01',
    sector: 'installatiebedrijf',
    services: ['Warmtepompen', 'Cv-ketels', 'Vloerverwarming', 'Airconditioning'],
    team: [
      { name: 'Dirk Kuiper', role: 'directeur' },
      { name: 'Stefan Kuiper', role: 'bedrijfsleider' },
      { name: 'Wilma Schouten', role: 'administratie' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Beemster Klimaattechniek', website: 'https://beemsterklimaattechniek.nl' },
    { name: 'Waterland Installaties' },
    { name: 'De Weere Techniek', website: 'https://deweeretechniek.nl' },
  ],
)

export const LINDEN = withRivals(
  {
    name: 'Hotel De Drie Linden',
    aliases: ['De Drie Linden', 'Drie Linden Hulst', 'HDL'],
    legalName: 'De Drie Linden Hospitality B.V.',
    legalForm: 'bv',
    websites: ['https://dedrielinden.nl'],
    phones: ['0114 555 238'],
    emails: ['receptie@dedrielinden.nl'],
    addresses: [{ street: 'Steenstraat 12', postalCode: '4561 AS', city: 'Hulst' }],
    foundingYear: 1992,
    kvk: '21016739',
    vat: 'NL810264735B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijtbuffet', 'Fietsverhuur', 'Vergaderzaal'],
    team: [
      { name: 'Evelien de Bakker', role: 'directeur' },
      { name: 'Kris Van Damme', role: 'receptiemanager' },
    ],
    hours: ['ma,di,wo,do,vr,za 07:00-23:00; zo 08:00-22:00'],
  },
  [
    { name: 'Hotel Graauwse Poort', website: 'https://hotelgraauwsepoort.nl' },
    { name: 'Herberg De Bagijn' },
    { name: 'Stadslogement Reynaert', website: 'https://stadslogementreynaert.nl' },
  ],
)

export const KLANKRIJK = withRivals(
  {
    name: 'Logopediepraktijk Klankrijk',
    aliases: ['Klankrijk', 'Klankrijk Logopedie', 'LPK'],
    legalName: 'Maatschap Logopediepraktijk Klankrijk',
    legalForm: 'maatschap',
    websites: ['https://klankrijk-logopedie.nl'],
    phones: ['055 555 2194'],
    emails: ['info@klankrijk-logopedie.nl', 'aanmelden@klankrijk-logopedie.nl'],
    addresses: [{ street: 'Deventerstraat 153', postalCode: '7321 BT', city: 'Apeldoorn' }],
    foundingYear: 2005,
    kvk: '08126493',
    vat: 'NL815237946B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Taalontwikkeling bij kinderen', 'Stemtherapie', 'Afasie en slikproblemen'],
    team: [
      { name: 'Heleen Oosterbroek', role: 'logopedist en praktijkhouder' },
      { name: 'Simone ten Cate', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-12:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Spraakmakers Apeldoorn', website: 'https://spraakmakersapeldoorn.nl' },
    { name: 'Logopedie De Maten' },
    { name: 'Taalhuis Orden', website: 'https://taalhuisorden.nl' },
  ],
)
