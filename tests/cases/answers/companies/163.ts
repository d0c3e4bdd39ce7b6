/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LINDENHOF = withRivals(
  {
    name: 'Osteopathiepraktijk Lindenhof',
    aliases: ['Lindenhof', 'Lindenhof Osteopathie', 'OPL'],
    legalName: 'Osteopathiepraktijk Lindenhof',
    legalForm: 'eenmanszaak',
    websites: ['https://osteopathielindenhof.nl'],
    phones: ['033 555 27 81'],
    emails: ['praktijk@osteopathielindenhof.nl'],
    addresses: [{ street: 'Utrechtseweg 143', postalCode: '3818 EC', city: 'Amersfoort' }],
    foundingYear: 2008,
    kvk: '32148906',
    vat: 'NL001926473B52',
    sector: 'osteopaat',
    services: ['Behandeling van rugklachten', 'Osteopathie voor baby’s', 'Hoofdpijn en migraine', 'Zwangerschapsklachten'],
    team: [
      { name: 'Sanne Hofstee', role: 'eigenaar' },
      { name: 'Bram Kuiper', role: 'osteopaat' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-13:00; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Osteopathie Eemstad', website: 'https://osteopathieeemstad.nl' },
    { name: 'Praktijk Van Wijk' },
    { name: 'Osteocentrum Vathorst', website: 'https://osteocentrumvathorst.nl' },
  ],
)

export const GLANSRIJK = withRivals(
  {
    name: 'Glazenwasserij Glansrijk',
    aliases: ['Glansrijk', 'Glansrijk Glasbewassing', 'GWG'],
    legalName: 'Glazenwasserij Glansrijk V.O.F.',
    legalForm: 'vof',
    websites: ['https://glansrijkkampen.nl'],
    phones: ['038 555 41 06'],
    emails: ['planning@glansrijkkampen.nl', 'info@glansrijkkampen.nl'],
    addresses: [{ street: 'Noordweg 37', postalCode: '8262 BN', city: 'Kampen' }],
    foundingYear: 1997,
    kvk: '05071842',
    vat: 'NL807318462B01',
    sector: 'glazenwasser',
    services: ['Ramen wassen', 'Gevelreiniging', 'Zonnepanelen reinigen', 'Dakgoten leegmaken'],
    team: [
      { name: 'Harm Spijker', role: 'vennoot' },
      { name: 'Ruud Spijker', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Glazenwasser Bultman', website: 'https://glazenwasserbultman.nl' },
    { name: 'IJsselglas Schoonmaak' },
    { name: 'Ramenteam Hanze', website: 'https://ramenteamhanze.nl' },
  ],
)

export const RAAF = withRivals(
  {
    name: 'Tattoo Studio Zwarte Raaf',
    aliases: ['Zwarte Raaf', 'Zwarte Raaf Tattoo', 'TZR'],
    legalName: 'Zwarte Raaf Tattoo',
    legalForm: 'eenmanszaak',
    websites: ['https://zwarteraaftattoo.nl'],
    phones: ['023 555 18 47'],
    emails: ['afspraak@zwarteraaftattoo.nl'],
    addresses: [{ street: 'Gierstraat 52', postalCode: '2011 GE', city: 'Haarlem' }],
    foundingYear: 2013,
    kvk: '57820416',
    vat: 'NL002048317B66',
    sector: 'tattooshop',
    services: ['Fineline tattoos', 'Blackwork', 'Cover-ups', 'Piercings'],
    team: [
      { name: 'Lotte Verbruggen', role: 'eigenaar' },
      { name: 'Milan Oudejans', role: 'tatoeëerder' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 11:00-19:00; za 10:00-18:00; zo gesloten'],
  },
  [
    { name: 'Spaarne Ink', website: 'https://spaarneink.nl' },
    { name: 'Tattoo Jopie' },
    { name: 'Atelier Naald', website: 'https://ateliernaald.nl' },
  ],
)

export const WOORDWISSEL = withRivals(
  {
    name: 'Vertaalbureau Woordwissel',
    aliases: ['Woordwissel', 'Woordwissel Translations', 'VBW'],
    legalName: 'Woordwissel B.V.',
    legalForm: 'bv',
    websites: ['https://woordwissel.nl'],
    phones: ['071 555 93 20'],
    emails: ['quotes@woordwissel.nl', 'info@woordwissel.nl'],
    addresses: [{ street: 'Hooigracht 71', postalCode: '2312 KP', city: 'Leiden' }],
    foundingYear: 2001,
    kvk: '28090357',
    vat: 'NL810264739B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Juridische vertalingen', 'Correctie en redactie', 'Ondertiteling'],
    team: [
      { name: 'Ilse Hartevelt', role: 'directeur' },
      { name: 'Tomás Quintana', role: 'vertaler Spaans' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Taalkade', website: 'https://taalkade.nl' },
    { name: 'Rijnland Vertalingen' },
    { name: 'Lingua Morsch', website: 'https://linguamorsch.nl' },
  ],
)

export const BAERT = withRivals(
  {
    name: 'Chocolaterie Baert',
    aliases: ['Baert', 'Baert Chocolade', 'CBH'],
    legalName: 'Chocolaterie Baert V.O.F.',
    legalForm: 'vof',
    websites: ['https://chocolateriebaert.nl'],
    phones: ['0114 55 53 90'],
    emails: ['winkel@chocolateriebaert.nl'],
    addresses: [{ street: 'Steenstraat 24', postalCode: '4561 AS', city: 'Hulst' }],
    foundingYear: 1986,
    kvk: '21016473',
    vat: 'NL803641927B01',
    sector: 'chocolatier',
    services: ['Handgemaakte bonbons', 'Workshops chocolade maken', 'Relatiegeschenken', 'Paasfiguren'],
    team: [
      { name: 'Griet Baert', role: 'chocolatier' },
      { name: 'Luc de Maeyer', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Pralinehuis Reynaert', website: 'https://pralinehuisreynaert.nl' },
    { name: 'Chocola aan de Wal' },
    { name: 'De Cacaobol', website: 'https://decacaobol.nl' },
  ],
)

export const ROSSEM = withRivals(
  {
    name: 'Advocatenkantoor Van Rossem',
    aliases: ['Van Rossem Advocaten', 'Van Rossem', 'AVR'],
    legalName: 'Van Rossem Advocatuur B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossemadvocaten.nl'],
    phones: ['078 555 60 23'],
    emails: ['secretariaat@vanrossemadvocaten.nl'],
    addresses: [{ street: 'Wijnstraat 118', postalCode: '3311 BZ', city: 'Dordrecht' }],
    foundingYear: 1992,
    kvk: '23071955',
    vat: 'NL808457216B01',
    sector: 'advocaat',
    services: ['Arbeidsrecht', 'Echtscheiding', 'Huurrecht', 'Letselschade'],
    team: [
      { name: 'Eline van Rossem', role: 'advocaat en eigenaar' },
      { name: 'Karim Haddou', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Drechtsteden Advocaten', website: 'https://drechtstedenadvocaten.nl' },
    { name: 'Kantoor Mijs' },
    { name: 'Blaauw Advocatuur', website: 'https://blaauwadvocatuur.nl' },
  ],
)

export const WULP = withRivals(
  {
    name: 'Camping De Wulp',
    aliases: ['De Wulp', 'De Wulp Ommen', 'CDW'],
    legalName: 'Camping De Wulp V.O.F.',
    legalForm: 'vof',
    websites: ['https://campingdewulp.nl'],
    phones: ['0529 55 57 18'],
    emails: ['receptie@campingdewulp.nl'],
    addresses: [{ street: 'Hammerweg 61', postalCode: '7731 AK', city: 'Ommen' }],
    foundingYear: 1974,
    kvk: '05028163',
    vat: 'NL805172634B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Verhuur van safaritenten', 'Camperplaatsen', 'Groepsaccommodatie'],
    team: [
      { name: 'Jannie Kolthof', role: 'eigenaar' },
      { name: 'Evert Kolthof', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 09:00-20:00'],
  },
  [
    { name: 'Camping Besthmen', website: 'https://campingbesthmen.nl' },
    { name: 'Vechtcamping De Koeland' },
    { name: 'Natuurkampeerterrein Arriën', website: 'https://natuurkamperenarrien.nl' },
  ],
)

export const HELDER = withRivals(
  {
    name: 'Administratiekantoor Helder',
    aliases: ['Helder', 'Helder Administraties', 'AKH'],
    legalName: 'Administratiekantoor Helder',
    legalForm: 'eenmanszaak',
    websites: ['https://helderadministraties.nl'],
    phones: ['013 555 72 09'],
    emails: ['hallo@helderadministraties.nl'],
    addresses: [{ street: 'Korvelseweg 188', postalCode: '5025 JM', city: 'Tilburg' }],
    foundingYear: 2010,
    kvk: '18094627',
    vat: 'NL001853746B29',
    sector: 'boekhouder',
    services: ['Boekhouding', 'Btw-aangifte', 'Loonadministratie', 'Inkomstenbelasting'],
    team: [{ name: 'Miranda Schoenmakers', role: 'eigenaar' }],
    hours: ['ma,di,do 09:00-17:00; wo,vr 09:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Boekhoudbureau Loven', website: 'https://boekhoudbureauloven.nl' },
    { name: 'Cijferhuis Reeshof' },
    { name: 'Administratie Van Iersel', website: 'https://administratievaniersel.nl' },
  ],
)

export const DIJKSTRA = withRivals(
  {
    name: 'Motorhuis Dijkstra',
    aliases: ['Dijkstra Motoren', 'Dijkstra', 'MHD'],
    legalName: 'Motorhuis Dijkstra B.V.',
    legalForm: 'bv',
    websites: ['https://motorhuisdijkstra.nl'],
    phones: ['0512 55 58 34'],
    emails: ['verkoop@motorhuisdijkstra.nl', 'werkplaats@motorhuisdijkstra.nl'],
    addresses: [{ street: 'De Hemmen 15', postalCode: '9206 AG', city: 'Drachten' }],
    foundingYear: 1979,
    kvk: '01042896',
    vat: 'NL804936172B01',
    sector: 'motorzaak',
    services: ['Verkoop van motoren', 'Onderhoud en reparatie', 'Motorkleding', 'Winterstalling'],
    team: [
      { name: 'Sjoerd Dijkstra', role: 'directeur' },
      { name: 'Femke Hoekstra', role: 'verkoper' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-18:00; do 09:00-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Motorcentrum De Wouden', website: 'https://motorcentrumdewouden.nl' },
    { name: 'Postma Tweewielers' },
    { name: 'Smallingerland Motors', website: 'https://smallingerlandmotors.nl' },
  ],
)

export const AKELEI = withRivals(
  {
    name: 'Kwekerij De Akelei',
    aliases: ['De Akelei', 'Akelei Vaste Planten', 'KDA'],
    legalName: 'Kwekerij De Akelei V.O.F.',
    legalForm: 'vof',
    websites: ['https://kwekerijdeakelei.nl'],
    phones: ['0172 55 56 47'],
    emails: ['planten@kwekerijdeakelei.nl'],
    addresses: [{ street: 'Reijerskoop 204', postalCode: '2771 BM', city: 'Boskoop' }],
    foundingYear: 1965,
    kvk: '28041739',
    vat: 'NL802719354B01',
    sector: 'plantenkwekerij',
    services: ['Vaste planten', 'Heesters', 'Siergrassen', 'Borderadvies'],
    team: [
      { name: 'Joost van Nes', role: 'vennoot' },
      { name: 'Mieke van Nes', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kwekerij Rozenburg', website: 'https://kwekerijrozenburg.nl' },
    { name: 'Plantenhof Zuidwijk' },
    { name: 'Boskoopse Heesters', website: 'https://boskoopseheesters.nl' },
  ],
)
