/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SCHAAR = withRivals(
  {
    name: 'De Gouden Schaar',
    aliases: ['Barbershop De Gouden Schaar', 'Gouden Schaar Barbers', 'DGS'],
    legalForm: 'eenmanszaak',
    websites: ['https://goudenschaarheerlen.nl'],
    phones: ['045 555 18 42'],
    emails: ['afspraak@goudenschaarheerlen.nl'],
    addresses: [{ street: 'Dautzenbergstraat 21', postalCode: '6411 LA', city: 'Heerlen' }],
    foundingYear: 2011,
    kvk: '14098361',
    vat: 'NL002615840B37',
    sector: 'barbier',
    services: ['Knippen', 'Baard trimmen', 'Scheren met het mes', 'Kinderkapsels'],
    team: [
      { name: 'Yassin El Amrani', role: 'eigenaar' },
      { name: 'Dave Houben', role: 'barbier' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Kapsalon Coupe Zuid', website: 'https://coupezuid.nl' },
    { name: 'Figaro Heerlen' },
    { name: 'Barberhouse 45', website: 'https://barberhouse45.nl' },
  ],
)

export const ROSA = withRivals(
  {
    name: 'Da Nonna Rosa',
    aliases: ['Pizzeria Da Nonna Rosa', 'Nonna Rosa', 'DNR'],
    legalName: 'Da Nonna Rosa V.O.F.',
    legalForm: 'vof',
    websites: ['https://danonnarosa.nl'],
    phones: ['0111 55 53 06'],
    emails: ['ciao@danonnarosa.nl'],
    addresses: [{ street: 'Havenpark 14', postalCode: '4301 JG', city: 'Zierikzee' }],
    foundingYear: 1998,
    kvk: '22043175',
    vat: 'NL806294173B01',
    sector: 'pizzeria',
    services: ['Houtovenpizza’s', 'Afhaalmaaltijden', 'Catering', 'Pizzaworkshops'],
    team: [
      { name: 'Rosa Ferrante', role: 'eigenaar' },
      { name: 'Luca Ferrante', role: 'vennoot' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-21:30; vr,za,zo 16:00-22:00'],
  },
  [
    { name: 'Trattoria Il Porto', website: 'https://ilportozierikzee.nl' },
    { name: 'Pizzeria Etna' },
    { name: 'De Schouwse Oven', website: 'https://deschouwseoven.nl' },
  ],
)

export const TDH = withRivals(
  {
    name: 'Terpstra & De Haan Notarissen',
    aliases: ['Terpstra & De Haan', 'TDH Notarissen', 'TDH'],
    legalName: 'Terpstra & De Haan Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://tdhnotarissen.nl'],
    phones: ['0512 55 57 30'],
    emails: ['info@tdhnotarissen.nl'],
    addresses: [{ street: 'Stationsweg 46', postalCode: '9201 GN', city: 'Drachten' }],
    foundingYear: 1986,
    kvk: '01078524',
    vat: 'NL815372096B01',
    sector: 'notaris',
    services: ['Testamenten', 'Samenlevingscontracten', 'Hypotheekakten', 'Oprichting van bv’s', 'Levenstestamenten'],
    team: [
      { name: 'Sietske Terpstra', role: 'notaris' },
      { name: 'Mark de Haan', role: 'notaris' },
      { name: 'Jelle Wiersma', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariskantoor Smallingerland', website: 'https://notarissmallingerland.nl' },
    { name: 'Van der Wal Notariaat' },
    { name: 'Bosma & Partners Notarissen', website: 'https://bosmanotarissen.nl' },
  ],
)

export const WOLBERS = withRivals(
  {
    name: 'Timmerbedrijf Wolbers',
    aliases: ['Wolbers Timmerwerken', 'TBW'],
    legalForm: 'eenmanszaak',
    websites: ['https://wolberstimmerwerk.nl'],
    phones: ['0546 55 56 91'],
    emails: ['info@wolberstimmerwerk.nl'],
    addresses: [{ street: 'Bornerbroeksestraat 217', postalCode: '7609 PD', city: 'Almelo' }],
    foundingYear: 2004,
    kvk: '08127946',
    vat: 'NL001736582B20',
    sector: 'timmerman',
    services: ['Dakkapellen', 'Kozijnen', 'Trappen op maat', 'Aanbouwen'],
    team: [
      { name: 'Gert Wolbers', role: 'eigenaar' },
      { name: 'Niek Wolbers', role: 'timmerman' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Ter Braak', website: 'https://terbraakbouw.nl' },
    { name: 'Houtwerk Twente' },
    { name: 'Kamphuis Timmerwerk', website: 'https://kamphuistimmerwerk.nl' },
  ],
)

export const GLASHELDER = withRivals(
  {
    name: 'Glashelder',
    aliases: ['Glazenwasserij Glashelder', 'Glashelder Glasbewassing', 'GHG'],
    legalName: 'Glashelder V.O.F.',
    legalForm: 'vof',
    websites: ['https://glashelderhoorn.nl'],
    phones: ['0229 55 54 83'],
    emails: ['planning@glashelderhoorn.nl'],
    addresses: [{ street: 'Dampten 8', postalCode: '1624 NR', city: 'Hoorn' }],
    foundingYear: 1992,
    kvk: '36047815',
    vat: 'NL804913725B01',
    sector: 'glazenwasser',
    services: ['Ramen wassen', 'Gevelreiniging', 'Zonnepanelen reinigen', 'Dakgoten leegmaken'],
    team: [
      { name: 'Ruud Schouten', role: 'eigenaar' },
      { name: 'Kim Schouten', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:00-16:00; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Schoonmaakbedrijf Kroon', website: 'https://kroonschoonmaak.nl' },
    { name: 'West-Friese Glasservice' },
    { name: 'De Ramenman', website: 'https://deramenman.nl' },
  ],
)

export const PLUIS = withRivals(
  {
    name: 'Trimsalon Pluis',
    aliases: ['Hondentrimsalon Pluis', 'Pluis Hondenverzorging', 'TSP'],
    legalForm: 'eenmanszaak',
    websites: ['https://trimsalonpluis.nl'],
    phones: ['0164 55 59 27'],
    emails: ['hallo@trimsalonpluis.nl'],
    addresses: [{ street: 'Wouwsestraat 88', postalCode: '4611 HK', city: 'Bergen op Zoom' }],
    foundingYear: 2016,
    kvk: '65830417',
    vat: 'NL003184926B52',
    sector: 'hondentrimmer',
    services: ['Honden wassen en knippen', 'Nagels knippen', 'Handstrippen', 'Puppytrim'],
    team: [
      { name: 'Danique Verhulst', role: 'eigenaar' },
      { name: 'Sanne Jacobs', role: 'trimster' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Hondenkapper Woef', website: 'https://hondenkapperwoef.nl' },
    { name: 'Trimsalon Bella' },
    { name: 'Dierplezier Bergen', website: 'https://dierplezierbergen.nl' },
  ],
)

export const OLDAMBT = withRivals(
  {
    name: 'Fietscentrum Oldambt',
    aliases: ['FC Oldambt', 'FCO'],
    legalName: 'Fietscentrum Oldambt B.V.',
    legalForm: 'bv',
    websites: ['https://fietscentrumoldambt.nl'],
    phones: ['0597 55 58 14'],
    emails: ['verkoop@fietscentrumoldambt.nl'],
    addresses: [{ street: 'Langestraat 63', postalCode: '9671 PC', city: 'Winschoten' }],
    foundingYear: 2007,
    kvk: '02094638',
    vat: 'NL817460352B01',
    sector: 'fietsenwinkel',
    services: ['Elektrische fietsen', 'Fietsreparatie', 'Fietslease', 'Bakfietsen'],
    team: [
      { name: 'Henk Drenth', role: 'directeur' },
      { name: 'Wieke Mulder', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhuis Kolk', website: 'https://rijwielhuiskolk.nl' },
    { name: 'Tweewielers Bulthuis' },
    { name: 'E-bike Outlet Groningen', website: 'https://ebikeoutletgroningen.nl' },
  ],
)

export const POLDERZON = withRivals(
  {
    name: 'Polderzon',
    aliases: ['Polderzon Energie', 'Polder Zon', 'PZE'],
    legalName: 'Polderzon Energie B.V.',
    legalForm: 'bv',
    websites: ['https://polderzon.nl'],
    phones: ['0320 55 51 39'],
    emails: ['info@polderzon.nl'],
    addresses: [{ street: 'Pascallaan 12', postalCode: '8218 NJ', city: 'Lelystad' }],
    foundingYear: 2014,
    kvk: '59274813',
    vat: 'NL853692147B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Onderhoud van omvormers'],
    team: [
      { name: 'Esther Kroeze', role: 'directeur' },
      { name: 'Bilal Aydin', role: 'installateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Flevo Solar', website: 'https://flevosolar.nl' },
    { name: 'Zonnewende Installaties' },
    { name: 'Dronten Duurzaam', website: 'https://drontenduurzaam.nl' },
  ],
)

export const MIRTHE = withRivals(
  {
    name: 'Mirthe Vos Fotografie',
    aliases: ['Studio Mirthe Vos', 'MVF'],
    legalForm: 'eenmanszaak',
    websites: ['https://mirthevos.nl'],
    phones: ['071 555 20 68'],
    emails: ['studio@mirthevos.nl'],
    addresses: [{ street: 'Hooglandse Kerkgracht 29', postalCode: '2312 HS', city: 'Leiden' }],
    foundingYear: 2018,
    kvk: '71503926',
    vat: 'NL002947316B84',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Newbornfotografie', 'Bedrijfsportretten', 'Productfotografie'],
    team: [
      { name: 'Mirthe Vos', role: 'eigenaar' },
      { name: 'Tim Noordam', role: 'assistent' },
    ],
    hours: ['ma,di,do,vr 09:30-17:00; wo gesloten; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Lumen Fotostudio', website: 'https://lumenfotostudio.nl' },
    { name: 'Fotografie Anouk Blom' },
    { name: 'Beeldmakers Leiden', website: 'https://beeldmakersleiden.nl' },
  ],
)

export const DACAPO = withRivals(
  {
    name: 'Muziekschool Da Capo',
    aliases: ['Da Capo', 'Da Capo Zeist', 'MDC'],
    legalName: 'Stichting Muziekschool Da Capo',
    legalForm: 'stichting',
    websites: ['https://dacapozeist.nl'],
    phones: ['030 555 77 21'],
    emails: ['lessen@dacapozeist.nl'],
    addresses: [{ street: 'Slotlaan 140', postalCode: '3701 GR', city: 'Zeist' }],
    foundingYear: 1979,
    kvk: '41178263',
    vat: 'NL008514637B01',
    sector: 'muziekschool',
    services: ['Pianolessen', 'Gitaarlessen', 'Zanglessen', 'Muziek op schoot', 'Bandcoaching'],
    team: [
      { name: 'Annemarie Kuiper', role: 'directeur' },
      { name: 'Paulo Teixeira', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:00; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Zeist', website: 'https://muziekhuiszeist.nl' },
    { name: 'Toonladder' },
    { name: 'Popschool Utrechtse Heuvelrug', website: 'https://popschoolheuvelrug.nl' },
  ],
)
