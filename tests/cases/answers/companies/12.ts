/** Companies of trades that the earlier rounds do not have. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VERMEULEN = withRivals(
  {
    name: 'Boekhandel Vermeulen',
    aliases: ['Vermeulen Boeken'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.boekhandelvermeulen.nl'],
    phones: ['0575 55 52 18'],
    emails: ['winkel@boekhandelvermeulen.nl'],
    addresses: [{ street: 'Beukerstraat 44', postalCode: '7201 LE', city: 'Zutphen' }],
    foundingYear: 1936,
    kvk: '08012745',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Schoolboeken', 'Boekpresentaties'],
    team: [{ name: 'Lotte Vermeulen', role: 'eigenaar' }],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [{ name: 'Boekwinkel De Hanze', website: 'https://boekwinkeldehanze.nl' }, { name: 'Bruna Zutphen' }],
)

export const WILG = withRivals(
  {
    name: 'Hoveniersbedrijf De Wilg',
    aliases: ['De Wilg Hoveniers'],
    legalForm: 'vof',
    websites: ['https://dewilghoveniers.nl'],
    phones: ['0342 55 53 27'],
    emails: ['info@dewilghoveniers.nl'],
    addresses: [{ street: 'Harselaarseweg 96', postalCode: '3771 MB', city: 'Barneveld' }],
    foundingYear: 1984,
    kvk: '09064381',
    vat: 'NL807412965B01',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Bestrating', 'Vijvers'],
    team: [
      { name: 'Evert van de Kamp', role: 'eigenaar' },
      { name: 'Gerrit van de Kamp', role: 'eigenaar' },
    ],
  },
  [{ name: 'Hoveniers Ede', website: 'https://hoveniersede.nl' }, { name: 'Tuinservice Veluwe' }],
)

export const HVA = withRivals(
  {
    name: 'Van Houten & Vos Architecten',
    aliases: ['HVA Architecten'],
    legalName: 'Van Houten & Vos Architecten B.V.',
    legalForm: 'bv',
    websites: ['https://www.vanhoutenvos.nl'],
    phones: ['071 555 41 60'],
    emails: ['bureau@vanhoutenvos.nl'],
    addresses: [{ street: 'Hooglandse Kerkgracht 17b', postalCode: '2312 HS', city: 'Leiden' }],
    foundingYear: 1997,
    kvk: '28073916',
    vat: 'NL806125943B01',
    sector: 'architectenbureau',
    services: ['Nieuwbouw', 'Restauratie', 'Interieurontwerp'],
    team: [
      { name: 'Paul van Houten', role: 'oprichter' },
      { name: 'Simone Vos', role: 'oprichter' },
    ],
  },
  [{ name: 'Bureau Rijnland' }, { name: 'Atelier Sleutelstad', website: 'https://ateliersleutelstad.nl' }],
)

export const LOKKEN = withRivals(
  {
    name: 'Kapsalon Lokken',
    aliases: ['Lokken'],
    legalForm: 'eenmanszaak',
    websites: ['https://kapsalonlokken.nl'],
    phones: ['072 555 61 04'],
    emails: ['afspraak@kapsalonlokken.nl'],
    addresses: [{ street: 'Fnidsen 31', postalCode: '1811 NE', city: 'Alkmaar' }],
    foundingYear: 2012,
    kvk: '54817236',
    sector: 'kapper',
    services: ['Bruidskapsels', 'Balayage', 'Knippen'],
    team: [{ name: 'Dilara Yilmaz', role: 'eigenaar' }],
    hours: ['di,wo,vr 09:00-17:30; do 09:00-20:00; za 08:30-16:00; zo,ma gesloten'],
  },
  [{ name: 'Haarwerk Alkmaar' }, { name: 'Salon Mirella', website: 'https://salonmirella.nl' }],
)

export const BRANDSMA = withRivals(
  {
    name: 'Jachtwerf Brandsma',
    aliases: ['Brandsma Jachten'],
    legalName: 'Jachtwerf Brandsma B.V.',
    legalForm: 'bv',
    websites: ['https://www.brandsmajachten.nl'],
    phones: ['0514 55 57 80', '06 51 55 57 81'],
    emails: ['werf@brandsmajachten.nl'],
    addresses: [{ street: 'Vuurtorenweg 12', postalCode: '8531 HJ', city: 'Lemmer' }],
    foundingYear: 1968,
    kvk: '01036627',
    vat: 'NL801946372B01',
    sector: 'jachtwerf',
    services: ['Winterstalling', 'Refit', 'Motoronderhoud'],
    team: [{ name: 'Douwe Brandsma', role: 'directeur' }],
  },
  [{ name: 'Watersport Tjeukemeer' }, { name: 'Jachtservice De Merk', website: 'https://jachtservicedemerk.nl' }],
)

export const LICHTVANG = withRivals(
  {
    name: 'Studio Lichtvang',
    aliases: ['Lichtvang Fotografie'],
    legalForm: 'eenmanszaak',
    websites: ['https://studiolichtvang.nl'],
    phones: ['06 24 55 58 36'],
    emails: ['mail@studiolichtvang.nl'],
    addresses: [{ street: 'Piushaven 20', postalCode: '5017 AN', city: 'Tilburg' }],
    foundingYear: 2018,
    kvk: '71593284',
    sector: 'fotograaf',
    services: ['Bedrijfsportretten', 'Trouwreportages', 'Productfotografie'],
    team: [{ name: 'Jasmijn Oomen', role: 'fotograaf' }],
  },
  [{ name: 'Fotostudio Spoorzone' }, { name: 'Beeldmakers Brabant', website: 'https://beeldmakersbrabant.nl' }],
)

export const LINGUA = withRivals(
  {
    name: 'Lingua Nova Vertalingen',
    aliases: ['Lingua Nova'],
    legalName: 'Lingua Nova Vertalingen B.V.',
    legalForm: 'bv',
    websites: ['https://linguanova.eu'],
    phones: ['070 555 82 90'],
    emails: ['projects@linguanova.eu'],
    addresses: [{ street: 'Laan van Meerdervoort 210', postalCode: '2517 BH', city: 'Den Haag' }],
    foundingYear: 1994,
    kvk: '27148503',
    vat: 'NL804958716B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Tolken', 'Ondertiteling'],
    team: [{ name: 'Beatriz Carvalho', role: 'managing director' }],
  },
  [{ name: 'Hofvertalers' }, { name: 'TransLex International', website: 'https://translex.com' }],
)

export const KOMPAS = withRivals(
  {
    name: 'Psychologenpraktijk Kompas',
    aliases: ['Praktijk Kompas'],
    legalForm: 'maatschap',
    websites: ['https://praktijkkompas-ede.nl'],
    phones: ['0318 55 54 45'],
    emails: ['aanmelden@praktijkkompas-ede.nl'],
    addresses: [{ street: 'Stationsweg 73', postalCode: '6711 PN', city: 'Ede' }],
    foundingYear: 2006,
    kvk: '09158824',
    sector: 'psychologenpraktijk',
    services: ['EMDR', 'Relatietherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Renate Schut', role: 'gz-psycholoog' },
      { name: 'Mark Oldenburg', role: 'psychotherapeut' },
    ],
  },
  [{ name: 'Mentaal Beter Ede' }, { name: 'De Binnenkant' }],
)

export const GOUDENHOP = withRivals(
  {
    name: 'Brouwerij De Gouden Hop',
    aliases: ['De Gouden Hop'],
    legalName: 'Brouwerij De Gouden Hop BV',
    legalForm: 'bv',
    websites: ['https://degoudenhop.be'],
    phones: ['+32 15 55 56 70'],
    emails: ['proef@degoudenhop.be'],
    addresses: [{ street: 'Vrijgeweidestraat 8', postalCode: '2800', city: 'Mechelen' }],
    foundingYear: 2009,
    vat: 'BE0471882927',
    sector: 'brouwerij',
    services: ['Brouwerijbezoek', 'Tripel', 'Bierproeverijen'],
    team: [{ name: 'Stijn Claes', role: 'brouwmeester' }],
  },
  [{ name: 'Stadsbrouwerij Dijle' }, { name: 'Bierhuis Lamot', website: 'https://bierhuislamot.be' }],
)

export const DUINSTREEK = withRivals(
  {
    name: 'Taxi Duinstreek',
    aliases: [],
    legalForm: 'vof',
    websites: ['https://taxiduinstreek.nl'],
    phones: ['0251 55 51 00'],
    emails: ['rit@taxiduinstreek.nl'],
    addresses: [{ street: 'Dorpsstraat 65', postalCode: '1901 EJ', city: 'Castricum' }],
    foundingYear: 1991,
    kvk: '37055418',
    sector: 'taxibedrijf',
    services: ['Schipholvervoer', 'Rolstoelvervoer', 'Zakelijk vervoer'],
    team: [{ name: 'Ron Admiraal', role: 'eigenaar' }],
  },
  [{ name: 'TCA Noord-Holland' }, { name: 'Taxi IJmond', website: 'https://taxi-ijmond.nl' }],
)

export const EIKIEP = withRivals(
  {
    name: 'Meubelmakerij Eik & Iep',
    aliases: ['Eik & Iep'],
    legalForm: 'vof',
    websites: ['https://eikeniep.nl'],
    phones: ['0314 55 56 92'],
    emails: ['werkplaats@eikeniep.nl'],
    addresses: [{ street: 'Terborgseweg 150', postalCode: '7005 BD', city: 'Doetinchem' }],
    foundingYear: 2001,
    kvk: '09119073',
    vat: 'NL809635142B01',
    sector: 'meubelmaker',
    services: ['Eettafels', 'Maatwerkkasten', 'Restauratie'],
    team: [
      { name: 'Wouter Heezen', role: 'meubelmaker' },
      { name: 'Karin Heezen', role: 'ontwerper' },
    ],
  },
  [{ name: 'Houtwerk Achterhoek' }, { name: 'De Werkbank', website: 'https://dewerkbank.nl' }],
)

export const BRANDPUNT = withRivals(
  {
    name: 'Brandpunt Beveiliging',
    aliases: ['Brandpunt'],
    legalName: 'Brandpunt Beveiliging B.V.',
    legalForm: 'bv',
    websites: ['https://brandpuntbeveiliging.nl'],
    phones: ['055 555 73 30'],
    emails: ['meldkamer@brandpuntbeveiliging.nl'],
    addresses: [{ street: 'Laan van de Ram 19', postalCode: '7324 BW', city: 'Apeldoorn' }],
    foundingYear: 2004,
    kvk: '08131652',
    vat: 'NL813264905B01',
    sector: 'beveiligingsbedrijf',
    services: ['Objectbeveiliging', 'Alarmopvolging', 'Brandwacht'],
    team: [{ name: 'Sander Wijnands', role: 'directeur' }],
  },
  [{ name: 'Securitas Oost' }, { name: 'Veluwe Security', website: 'https://veluwesecurity.nl' }],
)
