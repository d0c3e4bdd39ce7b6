/** Companies for the later answers, again of other trades. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const PIROUETTE = withRivals(
  {
    name: 'Dansstudio Pirouette',
    aliases: ['Pirouette'],
    legalForm: 'eenmanszaak',
    websites: ['https://dansstudiopirouette.nl'],
    phones: ['077 555 13 80'],
    emails: ['dans@dansstudiopirouette.nl'],
    addresses: [{ street: 'Straelseweg 58', postalCode: '5911 CP', city: 'Venlo' }],
    foundingYear: 1988,
    kvk: '12036471',
    sector: 'dansschool',
    services: ['Klassiek ballet', 'Streetdance', 'Kleuterdans'],
    team: [{ name: 'Manon Geerlings', role: 'eigenaar' }],
  },
  [{ name: 'Dance Factory Venlo' }, { name: 'Danscentrum Limburg', website: 'https://danscentrumlimburg.nl' }],
)

export const DUMIDI = withRivals(
  {
    name: 'Wijnhandel Du Midi',
    aliases: ['Du Midi'],
    legalName: 'Du Midi Wijnimport B.V.',
    legalForm: 'bv',
    websites: ['https://www.dumidi-wijn.nl'],
    phones: ['076 555 90 12'],
    emails: ['bestel@dumidi-wijn.nl'],
    addresses: [{ street: 'Nieuwe Ginnekenstraat 5', postalCode: '4811 NM', city: 'Breda' }],
    foundingYear: 1979,
    kvk: '20032815',
    vat: 'NL802753914B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Relatiegeschenken', 'Wijnadvies'],
    team: [{ name: 'Philippe Janssen', role: 'vinoloog' }],
    hours: ['di,wo,do,vr 10:00-18:00; za 10:00-17:00; zo,ma gesloten'],
  },
  [{ name: 'Wijnkoperij De Baronie', website: 'https://debaronie-wijn.nl' }, { name: 'Gall & Gall Ginneken' }],
)

export const VANBEEK = withRivals(
  {
    name: 'Stukadoorsbedrijf Van Beek',
    aliases: ['Van Beek Stukadoors'],
    legalForm: 'vof',
    websites: ['https://vanbeekstukadoors.nl'],
    phones: ['030 555 66 21', '06 20 55 56 62'],
    emails: ['offerte@vanbeekstukadoors.nl'],
    addresses: [{ street: 'De Molen 77', postalCode: '3995 AW', city: 'Houten' }],
    foundingYear: 1995,
    kvk: '30129847',
    vat: 'NL808361427B01',
    sector: 'stukadoorsbedrijf',
    services: ['Sierpleister', 'Buitengevelisolatie', 'Spuitwerk'],
    team: [
      { name: 'Henk van Beek', role: 'eigenaar' },
      { name: 'Joris van Beek', role: 'eigenaar' },
    ],
  },
  [{ name: 'Stuc & Co Utrecht' }, { name: 'De Gladde Wand', website: 'https://degladdewand.nl' }],
)

export const HAMELINK = withRivals(
  {
    name: 'Hamelink Ingenieurs',
    aliases: ['Ingenieursbureau Hamelink'],
    legalName: 'Hamelink Ingenieurs B.V.',
    legalForm: 'bv',
    websites: ['https://hamelink-ing.nl'],
    phones: ['0113 55 57 14'],
    emails: ['info@hamelink-ing.nl'],
    addresses: [{ street: 'Stationspark 31', postalCode: '4462 DZ', city: 'Goes' }],
    foundingYear: 1973,
    kvk: '22014938',
    vat: 'NL801527846B01',
    sector: 'ingenieursbureau',
    services: ['Waterbouw', 'Constructieberekeningen', 'Bodemonderzoek'],
    team: [{ name: 'Annelies Hamelink', role: 'directeur' }],
  },
  [{ name: 'Zeeland Engineering' }, { name: 'Delta Advies', website: 'https://deltaadvies.nl' }],
)

export const SMAAK = withRivals(
  {
    name: 'Keukenatelier Smaak',
    aliases: ['Smaak Keukens'],
    legalName: 'Keukenatelier Smaak B.V.',
    legalForm: 'bv',
    websites: ['https://www.smaakkeukens.nl'],
    phones: ['0318 55 58 03'],
    emails: ['showroom@smaakkeukens.nl'],
    addresses: [{ street: 'Landjuweel 40', postalCode: '3905 PH', city: 'Veenendaal' }],
    foundingYear: 2010,
    kvk: '50173826',
    vat: 'NL822581637B01',
    sector: 'keukenzaak',
    services: ['Maatwerkkeukens', 'Keukenrenovatie', 'Inbouwapparatuur'],
    team: [{ name: 'Robin Veldhuizen', role: 'oprichter' }],
    hours: ['ma,di,wo,do 10:00-17:30; vr 10:00-21:00; za 10:00-17:00; zo gesloten'],
  },
  [{ name: 'Keukenloods Veenendaal' }, { name: 'Mandemakers Keukens' }],
)

export const POOT = withRivals(
  {
    name: 'Trimsalon Zachte Poot',
    aliases: ['Zachte Poot'],
    legalForm: 'eenmanszaak',
    websites: ['https://zachtepoot.nl'],
    phones: ['06 37 55 59 41'],
    emails: ['hoi@zachtepoot.nl'],
    addresses: [{ street: 'Nobellaan 112', postalCode: '9406 AN', city: 'Assen' }],
    foundingYear: 2019,
    kvk: '76041529',
    sector: 'trimsalon',
    services: ['Wassen', 'Plukken', 'Nagels knippen'],
    team: [{ name: 'Wendy Scholte', role: 'eigenaar' }],
  },
  [{ name: 'Hondenkapsalon Drenthe' }, { name: 'Waf Assen', website: 'https://wafassen.nl' }],
)
