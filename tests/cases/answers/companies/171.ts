/** Companies of answers that a stranger to the rules wrote: each has a name that others bear too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TOL = withRivals(
  {
    name: 'Speelgoedwinkel De Tol',
    aliases: ['De Tol', 'De Tol Speelgoed', 'SDT'],
    legalName: 'Speelgoedwinkel De Tol V.O.F.',
    legalForm: 'vof',
    websites: ['https://speelgoeddetol.nl'],
    phones: ['0313 55 54 26'],
    emails: ['winkel@speelgoeddetol.nl'],
    addresses: [{ street: 'Ooipoortstraat 14', postalCode: '6981 DT', city: 'Doesburg' }],
    foundingYear: 1992,
    kvk: '09073618',
    vat: 'NL803615284B01',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Gezelschapsspellen', 'Modeltreinen', 'Poppenhuizen'],
    team: [
      { name: 'Ineke Wolters', role: 'eigenaar' },
      { name: 'Ruben Wolters', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Het Houten Paard', website: 'https://hethoutenpaard.nl' },
    { name: 'Speelgoed Wijnbergen' },
    { name: 'Spelhuis IJssel', website: 'https://spelhuisijssel.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Kompas HR Advies',
    aliases: ['Kompas', 'Kompas HR', 'KHA'],
    legalName: 'Kompas HR Advies B.V.',
    legalForm: 'bv',
    websites: ['https://kompashr.nl'],
    phones: ['040 555 72 19'],
    emails: ['hello@kompashr.nl', 'verzuim@kompashr.nl'],
    addresses: [{ street: 'Kanaaldijk-Zuid 38', postalCode: '5613 LE', city: 'Eindhoven' }],
    foundingYear: 2009,
    kvk: '17246805',
    vat: 'NL820573914B01',
    sector: 'hr-adviesbureau',
    services: ['Verzuimbegeleiding', 'Werving en selectie', 'Arbeidscontracten', 'Salarisbenchmark'],
    team: [
      { name: 'Leonie Verbakel', role: 'directeur' },
      { name: 'Farid Oulad', role: 'HR-adviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Personeelspunt Brabant', website: 'https://personeelspuntbrabant.nl' },
    { name: 'Lichtstad HR' },
    { name: 'Van Gerwen Personeelszaken', website: 'https://vangerwenpz.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Dakdekkersbedrijf Van Rossum',
    aliases: ['Van Rossum Dakwerken', 'Van Rossum', 'DVR'],
    legalName: 'Dakdekkersbedrijf Van Rossum B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumdaken.nl'],
    phones: ['0344 55 58 17'],
    emails: ['info@vanrossumdaken.nl'],
    addresses: [{ street: 'Grotebrugse Grintweg 61', postalCode: '4005 AH', city: 'Tiel' }],
    foundingYear: 1973,
    kvk: '11019437',
    vat: 'NL800946173B01',
    sector: 'dakdekker',
    services: ['Platte daken', 'Dakpannen vervangen', 'Dakisolatie', 'Zinkwerk'],
    team: [
      { name: 'Arjan van Rossum', role: 'directeur' },
      { name: 'Corné Heijmans', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Dakwerken De Betuwe', website: 'https://dakwerkendebetuwe.nl' },
    { name: 'Heuff Daken' },
    { name: 'Rivierendak', website: 'https://rivierendak.nl' },
  ],
)

export const IRIS = withRivals(
  {
    name: 'Bloemenatelier Iris',
    aliases: ['Iris', 'Atelier Iris', 'BAI'],
    legalName: 'Bloemenatelier Iris',
    legalForm: 'eenmanszaak',
    websites: ['https://bloemenatelieriris.nl'],
    phones: ['0528 55 51 63'],
    emails: ['bestel@bloemenatelieriris.nl'],
    addresses: [{ street: 'Hoofdstraat 173', postalCode: '7901 EA', city: 'Hoogeveen' }],
    foundingYear: 2012,
    kvk: '54837126',
    vat: 'NL001947385B62',
    sector: 'bloemist',
    services: ['Boeketten', 'Bruidsbloemen', 'Rouwwerk', 'Bloemenabonnement'],
    team: [
      { name: 'Jolanda Snippe', role: 'eigenaar' },
      { name: 'Britt Koster', role: 'bloemist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:00-17:30; vr 09:00-20:00; za 09:00-16:30; zo gesloten'],
  },
  [
    { name: 'Bloemen Van der Weide', website: 'https://bloemenvanderweide.nl' },
    { name: 'Florale Krakeel' },
    { name: 'Bloemenhuis Wielinga', website: 'https://bloemenhuiswielinga.nl' },
  ],
)

export const WISSEL = withRivals(
  {
    name: 'Garage De Wissel',
    aliases: ['De Wissel', 'Autobedrijf De Wissel', 'GDW'],
    legalName: 'Garage De Wissel V.O.F.',
    legalForm: 'vof',
    websites: ['https://garagedewissel.nl'],
    phones: ['0165 55 52 84'],
    emails: ['balie@garagedewissel.nl'],
    addresses: [{ street: 'Gastelseweg 127', postalCode: '4702 SN', city: 'Roosendaal' }],
    foundingYear: 1986,
    kvk: '20047912',
    vat: 'NL805274613B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Grote beurt', 'Bandenwissel', 'Schadeherstel'],
    team: [
      { name: 'Ad Konings', role: 'eigenaar' },
      { name: 'Daan Konings', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Autobedrijf Tolberg', website: 'https://autobedrijftolberg.nl' },
    { name: 'Garage Braspenning' },
    { name: 'Autoservice Borchwerf', website: 'https://autoserviceborchwerf.nl' },
  ],
)

export const LEEUW = withRivals(
  {
    name: 'Hotel De Gouden Leeuw',
    aliases: ['De Gouden Leeuw', 'Gouden Leeuw Hulst', 'HGL'],
    legalName: 'Hotel De Gouden Leeuw Hulst B.V.',
    legalForm: 'bv',
    websites: ['https://goudenleeuwhulst.nl'],
    phones: ['0114 55 53 49'],
    emails: ['receptie@goudenleeuwhulst.nl'],
    addresses: [{ street: 'Steenstraat 7', postalCode: '4561 AR', city: 'Hulst' }],
    foundingYear: 1957,
    kvk: '21008364',
    vat: 'NL801739526B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Fietsarrangementen', 'Vergaderzalen', 'Bruiloften'],
    team: [
      { name: 'Annemiek de Backer', role: 'eigenaar' },
      { name: 'Wim Cornelis', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Reinaertland', website: 'https://hotelreinaertland.nl' },
    { name: 'Logement De Dubbele Poort' },
    { name: 'Hotel Vestingzicht', website: 'https://hotelvestingzicht.nl' },
  ],
)

export const HAVEN = withRivals(
  {
    name: 'Psychologenpraktijk De Haven',
    aliases: ['De Haven', 'Praktijk De Haven', 'PDH'],
    legalName: 'Maatschap Psychologenpraktijk De Haven',
    legalForm: 'maatschap',
    websites: ['https://praktijkdehaven.nl'],
    phones: ['0223 55 56 07'],
    emails: ['aanmelden@praktijkdehaven.nl'],
    addresses: [{ street: 'Weststraat 96', postalCode: '1781 CD', city: 'Den Helder' }],
    foundingYear: 2014,
    kvk: '60371825',
    vat: 'NL853926174B01',
    sector: 'psycholoog',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Relatietherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Sietske Bakelaar', role: 'GZ-psycholoog en praktijkhouder' },
      { name: 'Mehmet Aydin', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-21:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologen Julianadorp', website: 'https://psychologenjulianadorp.nl' },
    { name: 'Praktijk Noorderkop' },
    { name: 'Marsdiep Psychologie', website: 'https://marsdieppsychologie.nl' },
  ],
)

export const DAM = withRivals(
  {
    name: 'Steenhouwerij Van Dam',
    aliases: ['Van Dam Natuursteen', 'Van Dam', 'SVD'],
    legalName: 'Steenhouwerij Van Dam B.V.',
    legalForm: 'bv',
    websites: ['https://steenhouwerijvandam.nl'],
    phones: ['0182 55 57 36'],
    emails: ['atelier@steenhouwerijvandam.nl'],
    addresses: [{ street: 'Schielands Hoge Zeedijk 24', postalCode: '2802 RB', city: 'Gouda' }],
    foundingYear: 1934,
    kvk: '29013857',
    vat: 'NL800382619B01',
    sector: 'steenhouwer',
    services: ['Grafmonumenten', 'Keukenbladen', 'Vensterbanken', 'Restauratie van natuursteen'],
    team: [
      { name: 'Bastiaan van Dam', role: 'eigenaar' },
      { name: 'Greetje Verweij', role: 'adviseur gedenkstenen' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Natuursteen Groene Hart', website: 'https://natuursteengroenehart.nl' },
    { name: 'Steenatelier Kuijf' },
    { name: 'Gedenkwerk Reeuwijk', website: 'https://gedenkwerkreeuwijk.nl' },
  ],
)

export const BACCHUS = withRivals(
  {
    name: 'Wijnhandel Bacchus',
    aliases: ['Bacchus', 'Bacchus Wijnen', 'WHB'],
    legalName: 'Wijnhandel Bacchus',
    legalForm: 'eenmanszaak',
    websites: ['https://bacchuskampen.nl'],
    phones: ['038 555 41 92'],
    emails: ['proef@bacchuskampen.nl'],
    addresses: [{ street: 'Oudestraat 118', postalCode: '8261 CW', city: 'Kampen' }],
    foundingYear: 1979,
    kvk: '05028641',
    vat: 'NL001528493B07',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Relatiegeschenken', 'Bezorging aan huis', 'Wijncursus'],
    team: [
      { name: 'Evert Pelleboer', role: 'eigenaar' },
      { name: 'Lotte Docter', role: 'vinoloog' },
    ],
    hours: ['ma gesloten; di,wo,do 10:00-18:00; vr 10:00-21:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Wijnkoperij De Hanze', website: 'https://wijnkoperijdehanze.nl' },
    { name: 'Slijterij Bovenhaven' },
    { name: 'Vinoteek Koornmarkt', website: 'https://vinoteekkoornmarkt.nl' },
  ],
)

export const DOLFIJN = withRivals(
  {
    name: 'Zwemschool De Dolfijn',
    aliases: ['De Dolfijn', 'De Dolfijn Zwemlessen', 'ZDD'],
    legalName: 'Zwemschool De Dolfijn B.V.',
    legalForm: 'bv',
    websites: ['https://zwemschooldedolfijn.nl'],
    phones: ['0318 55 59 28'],
    emails: ['lessen@zwemschooldedolfijn.nl'],
    addresses: [{ street: 'Sportlaan 11', postalCode: '3905 AD', city: 'Veenendaal' }],
    foundingYear: 2001,
    kvk: '30176294',
    vat: 'NL810425937B01',
    sector: 'zwemschool',
    services: ['Zwemles A, B en C', 'Babyzwemmen', 'Aquarobics', 'Zwemles voor volwassenen'],
    team: [
      { name: 'Chantal Middelkoop', role: 'eigenaar' },
      { name: 'Joost Hardeman', role: 'zwemonderwijzer' },
    ],
    hours: ['ma,di,do 14:00-20:00; wo 12:30-19:00; vr gesloten; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Zwemschool Waterlelie', website: 'https://zwemschoolwaterlelie.nl' },
    { name: 'Zwemles Vallei' },
    { name: 'Waterwijs Veenendaal', website: 'https://waterwijsveenendaal.nl' },
  ],
)
