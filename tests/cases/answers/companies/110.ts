/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OOSTEN = withRivals(
  {
    name: 'Schildersbedrijf Van Oosten',
    aliases: ['Van Oosten Schilders', 'Van Oosten Schilderwerken', 'SVO'],
    legalName: 'Schildersbedrijf Van Oosten V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanoostenschilders.nl'],
    phones: ['038 555 27 14'],
    emails: ['info@vanoostenschilders.nl'],
    addresses: [{ street: 'Industrieweg 37', postalCode: '8263 AD', city: 'Kampen' }],
    foundingYear: 1987,
    kvk: '05031742',
    vat: 'NL803517264B01',
    sector: 'schildersbedrijf',
    services: ['Binnenschilderwerk', 'Buitenschilderwerk', 'Houtrotherstel', 'Behangen'],
    team: [
      { name: 'Gerrit van Oosten', role: 'eigenaar' },
      { name: 'Marleen Prins', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'IJssel Schilders', website: 'https://ijsselschilders.nl' },
    { name: 'Schildersbedrijf Boerhof' },
    { name: 'Kleurmeesters Kampen', website: 'https://kleurmeesterskampen.nl' },
  ],
)

export const WIG = withRivals(
  {
    name: 'De Groene Wig',
    aliases: ['De Groene Wig Hoveniers', 'Groene Wig Tuinen', 'DGW'],
    legalForm: 'eenmanszaak',
    websites: ['https://degroenewig.nl'],
    phones: ['06 12 55 58 34'],
    emails: ['tuin@degroenewig.nl'],
    addresses: [{ street: 'Schijndelseweg 84', postalCode: '5283 AE', city: 'Boxtel' }],
    foundingYear: 2014,
    kvk: '61480275',
    vat: 'NL001947362B58',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Bestrating'],
    team: [
      { name: 'Bram Verhoeven', role: 'eigenaar' },
      { name: 'Sjoerd van Gestel', role: 'hovenier' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Hoveniersbedrijf Kemps', website: 'https://kempshoveniers.nl' },
    { name: 'Buitenleven Boxtel' },
    { name: 'Tuinstudio De Dommel', website: 'https://tuinstudiodedommel.nl' },
  ],
)

export const BT = withRivals(
  {
    name: 'Brandsma & Tolsma Makelaars',
    aliases: ['Brandsma Tolsma', 'B&T Makelaars', 'BTM'],
    legalName: 'Brandsma & Tolsma Makelaars B.V.',
    legalForm: 'bv',
    websites: ['https://brandsmatolsma.nl'],
    phones: ['0515 55 54 20'],
    emails: ['info@brandsmatolsma.nl'],
    addresses: [{ street: 'Stationsstraat 52', postalCode: '8601 GE', city: 'Sneek' }],
    foundingYear: 2003,
    kvk: '01102936',
    vat: 'NL811746035B01',
    sector: 'makelaar',
    services: ['Verkoop van woningen', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Hidde Brandsma', role: 'directeur' },
      { name: 'Anke Tolsma', role: 'makelaar' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Waterpoort Makelaardij', website: 'https://waterpoortmakelaardij.nl' },
    { name: 'Hoekema Wonen' },
    { name: 'Friso Vastgoed', website: 'https://frisovastgoed.nl' },
  ],
)

export const VLOT = withRivals(
  {
    name: 'Rijschool Vlot',
    aliases: ['Verkeersschool Vlot', 'Vlot Rijopleidingen', 'RSV'],
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolvlot.nl'],
    phones: ['036 555 90 12'],
    emails: ['lessen@rijschoolvlot.nl'],
    addresses: [{ street: 'Sinfoniestraat 28', postalCode: '1312 ET', city: 'Almere' }],
    foundingYear: 2016,
    kvk: '65738204',
    vat: 'NL002371946B15',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Spoedcursus', 'Theorieles'],
    team: [
      { name: 'Farida Bouzian', role: 'eigenaar' },
      { name: 'Kevin de Rooij', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Flevo Drive', website: 'https://flevodrive.nl' },
    { name: 'Rijschool Start Almere' },
    { name: 'Verkeersschool Groenlicht', website: 'https://groenlichtalmere.nl' },
  ],
)

export const VESTE = withRivals(
  {
    name: 'Tandartspraktijk De Veste',
    aliases: ['Tandartsen De Veste', 'TP De Veste', 'TDV'],
    legalForm: 'maatschap',
    websites: ['https://tandartsdeveste.nl'],
    phones: ['0181 55 53 71'],
    emails: ['balie@tandartsdeveste.nl'],
    addresses: [{ street: 'Voorstraat 63', postalCode: '3231 BE', city: 'Brielle' }],
    foundingYear: 1994,
    kvk: '24258317',
    vat: 'NL808362174B01',
    sector: 'tandarts',
    services: ['Controles', 'Mondhygiëne', 'Implantaten', 'Kindertandheelkunde'],
    team: [
      { name: 'Liselot Hagenaar', role: 'tandarts' },
      { name: 'Omar Siddiqui', role: 'mondhygiënist' },
    ],
    hours: ['ma,wo,do 08:00-17:00; di 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Voorne', website: 'https://mondzorgvoorne.nl' },
    { name: 'Tandartspraktijk Maerlant' },
    { name: 'Dental Care Hellevoet', website: 'https://dentalcarehellevoet.nl' },
  ],
)

export const MEULENKAMP = withRivals(
  {
    name: 'Elektro Meulenkamp',
    aliases: ['Meulenkamp Elektrotechniek', 'Meulenkamp Installaties', 'EMK'],
    legalName: 'Elektro Meulenkamp B.V.',
    legalForm: 'bv',
    websites: ['https://elektromeulenkamp.nl'],
    phones: ['0314 55 56 08'],
    emails: ['service@elektromeulenkamp.nl'],
    addresses: [{ street: 'Havenstraat 112', postalCode: '7005 AG', city: 'Doetinchem' }],
    foundingYear: 1979,
    kvk: '09052863',
    vat: 'NL805920417B01',
    sector: 'elektricien',
    services: ['Groepenkasten', 'Laadpalen', 'Storingsdienst', 'Verlichting'],
    team: [
      { name: 'Rik Meulenkamp', role: 'directeur' },
      { name: 'Bente Wisselink', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Gelre Elektra', website: 'https://gelre-elektra.nl' },
    { name: 'Installatiebedrijf Teunissen' },
    { name: 'Stroompunt Achterhoek', website: 'https://stroompuntachterhoek.nl' },
  ],
)

export const AMARANT = withRivals(
  {
    name: 'Schoonheidssalon Amarant',
    aliases: ['Salon Amarant', 'Amarant Beauty', 'SSA'],
    legalForm: 'eenmanszaak',
    websites: ['https://salonamarant.nl'],
    phones: ['070 555 63 29'],
    emails: ['hallo@salonamarant.nl'],
    addresses: [{ street: 'Weimarstraat 211', postalCode: '2562 HB', city: 'Den Haag' }],
    foundingYear: 2018,
    kvk: '71295043',
    vat: 'NL003046182B71',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Harsen', 'Manicure', 'Permanente make-up'],
    team: [
      { name: 'Noor Achterberg', role: 'eigenaar' },
      { name: 'Soraya Jhagroe', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-16:30; zo gesloten'],
  },
  [
    { name: 'Huidstudio Statenkwartier', website: 'https://huidstudiostatenkwartier.nl' },
    { name: 'Beauty by Fem' },
    { name: 'Instituut Lotus', website: 'https://instituutlotus.nl' },
  ],
)

export const HAAN = withRivals(
  {
    name: 'Hotel De Roode Haan',
    aliases: ['De Roode Haan', 'Hotel Roode Haan', 'HRH'],
    legalName: 'Hotel De Roode Haan B.V.',
    legalForm: 'bv',
    websites: ['https://roodehaan.nl'],
    phones: ['043 555 71 30'],
    emails: ['receptie@roodehaan.nl'],
    addresses: [{ street: 'Wilhelminalaan 26', postalCode: '6301 GJ', city: 'Valkenburg aan de Geul' }],
    foundingYear: 1926,
    kvk: '14026518',
    vat: 'NL801294756B01',
    sector: 'hotel',
    services: ['Overnachtingen', 'Ontbijtbuffet', 'Restaurant', 'Fietsverhuur'],
    team: [
      { name: 'Pascal Schreurs', role: 'eigenaar' },
      { name: 'Ine Vliegen', role: 'receptioniste' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Geulzicht', website: 'https://hotelgeulzicht.nl' },
    { name: 'Pension Berg en Dal' },
    { name: 'Kasteelhotel Oost', website: 'https://kasteelhoteloost.nl' },
  ],
)

export const NIJBOER = withRivals(
  {
    name: 'Slagerij Nijboer',
    aliases: ['Nijboer Vlees & Wild', 'Ambachtelijke Slagerij Nijboer', 'SNC'],
    legalName: 'Slagerij Nijboer V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijnijboer.nl'],
    phones: ['0524 55 52 96'],
    emails: ['bestel@slagerijnijboer.nl'],
    addresses: [{ street: 'Friesestraat 41', postalCode: '7741 GT', city: 'Coevorden' }],
    foundingYear: 1958,
    kvk: '04012879',
    vat: 'NL802715394B01',
    sector: 'slagerij',
    services: ['Vers vlees', 'Barbecuepakketten', 'Gourmetschotels', 'Worstmakerij'],
    team: [
      { name: 'Henk Nijboer', role: 'eigenaar' },
      { name: 'Lotte Nijboer', role: 'slager' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Wolting', website: 'https://slagerijwolting.nl' },
    { name: 'De Drentse Runderhof', website: 'https://drentserunderhof.nl' },
    { name: 'Vleeshuis Emmink' },
  ],
)

export const NOORDKAAP = withRivals(
  {
    name: 'Noordkaap Verhuizingen',
    aliases: ['Noordkaap', 'Noordkaap Movers', 'NKV'],
    legalName: 'Noordkaap Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://noordkaapverhuizingen.nl'],
    phones: ['050 555 48 60'],
    emails: ['planning@noordkaapverhuizingen.nl'],
    addresses: [{ street: 'Osloweg 73', postalCode: '9723 BK', city: 'Groningen' }],
    foundingYear: 2007,
    kvk: '02094618',
    vat: 'NL818205347B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift'],
    team: [
      { name: 'Jelmer Postema', role: 'directeur' },
      { name: 'Wiebke Hazelhoff', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:00; za 08:00-14:00; zo gesloten'],
  },
  [
    { name: 'Martini Verhuizers', website: 'https://martiniverhuizers.nl' },
    { name: 'Verhuisbedrijf Scholtens' },
    { name: 'StadMovers', website: 'https://stadmovers.nl' },
  ],
)
