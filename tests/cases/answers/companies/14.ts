/** Companies with two places, a city or a number in the name, in Belgium, in English. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BUREAU38 = withRivals(
  {
    name: 'Bureau 38',
    aliases: ['Bureau Achtendertig'],
    legalName: 'Bureau 38 Communicatie B.V.',
    legalForm: 'bv',
    websites: ['https://bureau38.nl'],
    phones: ['038 555 38 38'],
    emails: ['hallo@bureau38.nl'],
    addresses: [{ street: 'Rodetorenplein 10', postalCode: '8011 MJ', city: 'Zwolle' }],
    foundingYear: 2005,
    kvk: '05081937',
    vat: 'NL814736259B01',
    sector: 'communicatiebureau',
    services: ['Campagnes', 'Huisstijlen', 'Contentmarketing'],
    team: [
      { name: 'Nienke Schaap', role: 'directeur' },
      { name: 'Ruben de Graaf', role: 'creatief directeur' },
    ],
  },
  [{ name: 'Reclamebureau Hanze' }, { name: 'Studio IJssel', website: 'https://studioijssel.nl' }],
)

export const SPRANKEL = withRivals(
  {
    name: 'Logopediepraktijk Sprankel',
    aliases: ['Sprankel Logopedie'],
    legalForm: 'maatschap',
    websites: ['https://www.logopediesprankel.nl'],
    phones: ['024 555 47 20'],
    emails: ['info@logopediesprankel.nl'],
    addresses: [
      { street: 'Kasteellaan 24', postalCode: '6602 DE', city: 'Wijchen' },
      { street: 'Julianaplein 6', postalCode: '6641 CT', city: 'Beuningen' },
    ],
    foundingYear: 2003,
    kvk: '10047362',
    sector: 'logopediepraktijk',
    services: ['Stottertherapie', 'Dyslexiebegeleiding', 'Stemtherapie'],
    team: [
      { name: 'Hanneke Wouters', role: 'logopedist' },
      { name: 'Iris Peelen', role: 'logopedist' },
    ],
  },
  [{ name: 'Logopedie Maas en Waal' }, { name: 'Praat Maar', website: 'https://praatmaar.nl' }],
)

export const LINDENGROEN = withRivals(
  {
    name: 'Vanderlinden Groenprojecten',
    aliases: ['Vanderlinden Groen'],
    legalName: 'Vanderlinden Groenprojecten BV',
    legalForm: 'bv',
    websites: ['https://www.vanderlindengroen.be'],
    phones: ['+32 11 55 57 90'],
    emails: ['contact@vanderlindengroen.be'],
    addresses: [{ street: 'Luikersteenweg 233', postalCode: '3500', city: 'Hasselt' }],
    foundingYear: 1999,
    vat: 'BE0466172381',
    sector: 'tuinaannemer',
    services: ['Tuinaanleg', 'Zwemvijvers', 'Groendaken'],
    team: [{ name: 'Koen Vanderlinden', role: 'zaakvoerder' }],
  },
  [{ name: 'Tuinen Jacobs' }, { name: 'Groen Limburg', website: 'https://groenlimburg.be' }],
)

export const HARBOUR = withRivals(
  {
    name: 'Harbour & Hill Property',
    aliases: ['Harbour & Hill'],
    legalName: 'Harbour & Hill Property B.V.',
    legalForm: 'bv',
    websites: ['https://harbourhill.com'],
    phones: ['010 555 72 72'],
    emails: ['rent@harbourhill.com'],
    addresses: [{ street: 'Willemskade 22', postalCode: '3016 DM', city: 'Rotterdam' }],
    foundingYear: 2012,
    kvk: '55218430',
    vat: 'NL851604937B01',
    sector: 'estate agent',
    services: ['Expat rentals', 'Property management', 'Valuations'],
    team: [{ name: 'Sophie Laurent', role: 'founder' }],
  },
  [{ name: 'Rotterdam Rentals' }, { name: 'Maas Makelaars', website: 'https://maasmakelaars.nl' }],
)

export const NOORDZIJDE = withRivals(
  {
    name: 'Scheepsreparatie Noordzijde',
    aliases: ['Noordzijde'],
    legalName: 'Scheepsreparatie Noordzijde B.V.',
    legalForm: 'bv',
    websites: ['https://noordzijde-schepen.nl'],
    phones: ['0517 55 58 26'],
    emails: ['werkplaats@noordzijde-schepen.nl'],
    addresses: [{ street: 'Industriehaven 3', postalCode: '8861 AA', city: 'Harlingen' }],
    foundingYear: 1959,
    kvk: '01027793',
    vat: 'NL800643917B01',
    sector: 'scheepsreparatie',
    services: ['Schroefasrevisie', 'Laswerk', 'Droogdok'],
    team: [{ name: 'Sjoerd Wiersma', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [{ name: 'Scheepswerf De Wadden' }, { name: 'Marine Service Noord', website: 'https://msnoord.nl' }],
)

export const HOOISCHUUR = withRivals(
  {
    name: 'Pannenkoekenhuis De Hooischuur',
    aliases: ['De Hooischuur'],
    legalForm: 'vof',
    websites: ['https://dehooischuur-otterlo.nl'],
    phones: ['0318 55 59 15'],
    emails: ['eten@dehooischuur-otterlo.nl'],
    addresses: [{ street: 'Dorpsstraat 44', postalCode: '6731 AV', city: 'Otterlo' }],
    foundingYear: 1982,
    kvk: '09042517',
    sector: 'pannenkoekenhuis',
    services: ['Pannenkoeken', 'Kinderfeestjes', 'Terras'],
    team: [{ name: 'Gijs Bouwman', role: 'eigenaar' }],
    hours: ['wo,do,vr,za,zo 11:30-20:30; ma,di gesloten'],
  },
  [{ name: 'Pannenkoekenboerderij Het Bosch' }, { name: 'De Koperen Pan', website: 'https://dekoperenpan.nl' }],
)

export const HAMERSLAG = withRivals(
  {
    name: 'Smederij Hamerslag',
    aliases: ['Hamerslag Smeedwerk'],
    legalForm: 'eenmanszaak',
    websites: ['https://smederijhamerslag.nl'],
    phones: ['0341 55 50 63'],
    emails: ['vuur@smederijhamerslag.nl'],
    addresses: [{ street: 'Oude Rijksweg 88', postalCode: '8071 AB', city: 'Nunspeet' }],
    foundingYear: 1964,
    kvk: '08071526',
    sector: 'smederij',
    services: ['Sierhekken', 'Trappen', 'Hoefsmid'],
    team: [{ name: 'Aart Hop', role: 'smid' }],
  },
  [{ name: 'Staalatelier Veluwe' }, { name: 'De IJzeren Man', website: 'https://deijzerenman.nl' }],
)

export const VOXLAB = withRivals(
  {
    name: 'Voxlab Audio',
    aliases: ['Voxlab'],
    legalName: 'Voxlab Audio B.V.',
    legalForm: 'bv',
    websites: ['https://voxlab.audio'],
    phones: ['020 555 84 11'],
    emails: ['book@voxlab.audio'],
    addresses: [{ street: 'Pedro de Medinalaan 7', postalCode: '1086 XK', city: 'Amsterdam' }],
    foundingYear: 2016,
    kvk: '65903812',
    vat: 'NL856310472B01',
    sector: 'geluidsstudio',
    services: ['Voice-overs', 'Podcastproductie', 'Sounddesign'],
    team: [{ name: 'Daan Rietveld', role: 'founder' }],
  },
  [{ name: 'Stemmenbureau Rap' }, { name: 'Earworks', website: 'https://earworks.nl' }],
)

export const KLIM = withRivals(
  {
    name: 'Boomverzorging Klim',
    aliases: [],
    legalForm: 'vof',
    websites: ['https://www.boomverzorgingklim.nl'],
    phones: ['0593 55 52 77'],
    emails: ['info@boomverzorgingklim.nl'],
    addresses: [{ street: 'Brinkstraat 21', postalCode: '9411 KL', city: 'Beilen' }],
    foundingYear: 2007,
    kvk: '04079135',
    sector: 'boomverzorging',
    services: ['Snoeien', 'Stobben frezen', 'Boominspectie'],
    team: [
      { name: 'Jort Klim', role: 'eigenaar' },
      { name: 'Sanne Mulder', role: 'eigenaar' },
    ],
  },
  [{ name: 'Bomenwacht Drenthe' }, { name: 'Groenwerk Hooghalen' }],
)

export const DRAAD = withRivals(
  {
    name: 'Naaiatelier Draadkracht',
    aliases: ['Draadkracht'],
    legalForm: 'eenmanszaak',
    websites: ['https://draadkracht.nl'],
    phones: ['0527 55 51 94'],
    emails: ['atelier@draadkracht.nl'],
    addresses: [{ street: 'Lange Nering 61', postalCode: '8302 EB', city: 'Emmeloord' }],
    foundingYear: 2013,
    kvk: '57820416',
    sector: 'naaiatelier',
    services: ['Kledingreparatie', 'Naailes', 'Gordijnen'],
    team: [{ name: 'Tineke Bos', role: 'eigenaar' }],
    hours: ['di,wo,do 09:30-17:00; vr 09:30-18:00; za 10:00-15:00; zo,ma gesloten'],
  },
  [{ name: 'Stofferij Noordoostpolder' }, { name: 'De Gouden Naald', website: 'https://degoudennaald.nl' }],
)

export const POLDERNET = withRivals(
  {
    name: 'Poldernet Hosting',
    aliases: ['Poldernet'],
    legalName: 'Poldernet Hosting B.V.',
    legalForm: 'bv',
    websites: ['https://poldernet.cloud'],
    phones: ['0320 55 57 00'],
    emails: ['support@poldernet.cloud'],
    addresses: [{ street: 'Meentweg 14', postalCode: '8224 BP', city: 'Lelystad' }],
    foundingYear: 2002,
    kvk: '39073518',
    vat: 'NL810927364B01',
    sector: 'hostingbedrijf',
    services: ['Webhosting', 'Colocatie', 'Back-ups'],
    team: [{ name: 'Ewout Kramer', role: 'CEO' }],
  },
  [{ name: 'Flevohost', website: 'https://flevohost.nl' }, { name: 'TransIP' }],
)
