/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LINDEHOEVE = withRivals(
  {
    name: 'Cattery De Lindehoeve',
    aliases: ['De Lindehoeve', 'Lindehoeve Barneveld', 'CDL'],
    legalName: 'Cattery De Lindehoeve',
    legalForm: 'eenmanszaak',
    websites: ['https://catterydelindehoeve.nl'],
    phones: ['0342 55 51 76'],
    emails: ['miauw@catterydelindehoeve.nl'],
    addresses: [{ street: 'Kallenbroekerweg 118', postalCode: '3771 DB', city: 'Barneveld' }],
    foundingYear: 2009,
    kvk: '08197345',
    vat: 'NL001946238B57',
    sector: 'cattery',
    services: ['Kattenpension', 'Kittens fokken', 'Vachtverzorging', 'Haal- en brengservice'],
    team: [
      { name: 'Gerda van Ginkel', role: 'eigenaar' },
      { name: 'Lotte Hazeleger', role: 'dierverzorger' },
    ],
    hours: ['ma,di,do,vr 09:00-11:00,16:00-18:00; wo gesloten; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Kattenhotel Snorrestein', website: 'https://snorrestein.nl' },
    { name: 'Dierenpension De Glind' },
    { name: 'Poezenpension Spinsel', website: 'https://poezenpensionspinsel.nl' },
  ],
)

export const HOFSTEE = withRivals(
  {
    name: 'Rietdekkersbedrijf Hofstee',
    aliases: ['Hofstee Rietdekkers', 'Hofstee', 'RBH'],
    legalName: 'Rietdekkersbedrijf Hofstee V.O.F.',
    legalForm: 'vof',
    websites: ['https://hofsteerietdekkers.nl'],
    phones: ['0521 55 53 40'],
    emails: ['info@hofsteerietdekkers.nl', 'offerte@hofsteerietdekkers.nl'],
    addresses: [{ street: 'Oostermeentherand 26', postalCode: '8332 JZ', city: 'Steenwijk' }],
    foundingYear: 1974,
    kvk: '05031862',
    vat: 'NL803615924B01',
    sector: 'rietdekker',
    services: ['Rieten daken leggen', 'Dakonderhoud', 'Mos verwijderen', 'Schroefdak'],
    team: [
      { name: 'Klaas Hofstee', role: 'vennoot' },
      { name: 'Henk-Jan Hofstee', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Rietdekkerij Weerribben', website: 'https://rietdekkerijweerribben.nl' },
    { name: 'Gebroeders Mulderink Rietdaken' },
    { name: 'Dakriet Giethoorn', website: 'https://dakrietgiethoorn.nl' },
  ],
)

export const KRAANVOGEL = withRivals(
  {
    name: 'Koffiebranderij De Kraanvogel',
    aliases: ['De Kraanvogel', 'Kraanvogel Koffie', 'KBK'],
    legalName: 'Kraanvogel Koffie B.V.',
    legalForm: 'bv',
    websites: ['https://kraanvogelkoffie.nl'],
    phones: ['0570 55 58 14'],
    emails: ['bonen@kraanvogelkoffie.nl'],
    addresses: [{ street: 'Industrieweg 7', postalCode: '7417 BE', city: 'Deventer' }],
    foundingYear: 2013,
    kvk: '57304816',
    vat: 'NL852631947B01',
    sector: 'koffiebranderij',
    services: ['Versgebrande koffiebonen', 'Baristaworkshops', 'Koffieabonnement', 'Koffie op kantoor'],
    team: [
      { name: 'Sjoerd Wolters', role: 'oprichter en brander' },
      { name: 'Femke Oudenampsen', role: 'barista' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 10:00-17:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Branderij Bergkwartier', website: 'https://branderijbergkwartier.nl' },
    { name: 'Koffiehuis De Worp' },
    { name: 'Salland Coffee Roasters', website: 'https://sallandcoffee.nl' },
  ],
)

export const NOORDERLICHT = withRivals(
  {
    name: 'Noorderlicht Producties',
    aliases: ['Noorderlicht', 'Noorderlicht Video', 'NLP'],
    legalName: 'Noorderlicht Producties B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtproducties.nl'],
    phones: ['050 555 27 43'],
    emails: ['actie@noorderlichtproducties.nl'],
    addresses: [{ street: 'Friesestraatweg 203', postalCode: '9743 AD', city: 'Groningen' }],
    foundingYear: 2005,
    kvk: '02094517',
    vat: 'NL814530276B01',
    sector: 'videoproductiebedrijf',
    services: ['Bedrijfsfilms', 'Livestreams', 'Animaties', 'Droneopnamen'],
    team: [
      { name: 'Menno Bolhuis', role: 'directeur' },
      { name: 'Ilse Dijkema', role: 'regisseur' },
      { name: 'Rashid Ouali', role: 'cameraman' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Beeldmakers van Stad', website: 'https://beeldmakersvanstad.nl' },
    { name: 'Martini Media' },
    { name: 'Framerate Noord', website: 'https://frameratenoord.nl' },
  ],
)

export const WEGWIJZER = withRivals(
  {
    name: 'Logopediepraktijk De Wegwijzer',
    aliases: ['De Wegwijzer', 'Logopedie De Wegwijzer', 'LDW'],
    legalName: 'Maatschap Logopediepraktijk De Wegwijzer',
    legalForm: 'maatschap',
    websites: ['https://logopediedewegwijzer.nl'],
    phones: ['0113 55 56 09'],
    emails: ['praktijk@logopediedewegwijzer.nl'],
    addresses: [{ street: 'Beestenmarkt 14', postalCode: '4461 CT', city: 'Goes' }],
    foundingYear: 1997,
    kvk: '22041873',
    vat: 'NL807294163B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Taalontwikkeling bij kinderen', 'Stemtherapie', 'Slikproblemen', 'Preverbale logopedie'],
    team: [
      { name: 'Corine Boogaard', role: 'logopedist en praktijkhouder' },
      { name: 'Esra Yildirim', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-12:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Bevelanden', website: 'https://logopediebevelanden.nl' },
    { name: 'Spraakpunt Goes' },
    { name: 'Taalpraktijk Oosterschelde', website: 'https://taalpraktijkoosterschelde.nl' },
  ],
)

export const VERMEULEN = withRivals(
  {
    name: 'Meubelstoffeerderij Vermeulen',
    aliases: ['Stoffeerderij Vermeulen', 'Vermeulen', 'MSV'],
    legalName: 'Meubelstoffeerderij Vermeulen',
    legalForm: 'eenmanszaak',
    websites: ['https://stoffeerderijvermeulen.nl'],
    phones: ['0114 55 52 68'],
    emails: ['atelier@stoffeerderijvermeulen.nl'],
    addresses: [{ street: 'Gentsestraat 53', postalCode: '4561 EG', city: 'Hulst' }],
    foundingYear: 1986,
    kvk: '21013597',
    vat: 'NL001328475B62',
    sector: 'meubelstoffeerder',
    services: ['Stoelen herstofferen', 'Banken bekleden', 'Leerreparatie', 'Bootkussens op maat'],
    team: [{ name: 'Dirk Vermeulen', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-12:00,13:00-17:30; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Atelier De Wever', website: 'https://atelierdewever.nl' },
    { name: 'Zitcomfort Axel' },
    { name: 'Stoffeerderij De Reynaert', website: 'https://stoffeerderijdereynaert.nl' },
  ],
)

export const EEKHOORN = withRivals(
  {
    name: 'Groepsaccommodatie De Eekhoorn',
    aliases: ['De Eekhoorn', 'Eekhoorn Ommen', 'GDE'],
    legalName: 'De Eekhoorn Recreatie V.O.F.',
    legalForm: 'vof',
    websites: ['https://groepsaccommodatiedeeekhoorn.nl', 'https://eekhoornommen.nl'],
    phones: ['0529 55 54 92'],
    emails: ['boeken@eekhoornommen.nl'],
    addresses: [{ street: 'Hammerweg 61', postalCode: '7731 AJ', city: 'Ommen' }],
    foundingYear: 1992,
    kvk: '05068214',
    vat: 'NL805918342B01',
    sector: 'groepsaccommodatie',
    services: ['Familieweekenden', 'Schoolkampen', 'Trainingsdagen', 'Catering', 'Fietsverhuur'],
    team: [
      { name: 'Alie Makkinga', role: 'beheerder' },
      { name: 'Bert Makkinga', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Kampeerboerderij Besthmen', website: 'https://kampeerboerderijbesthmen.nl' },
    { name: 'Groepshuis Vechtzicht' },
    { name: 'De Lemeler Schuur', website: 'https://lemelerschuur.nl' },
  ],
)

export const BOLDER = withRivals(
  {
    name: 'Bolder Hosting',
    aliases: ['Bolder', 'Bolder Webhosting', 'BHN'],
    legalName: 'Bolder Hosting Nederland B.V.',
    legalForm: 'bv',
    websites: ['https://bolderhosting.nl', 'https://bolderhosting.com'],
    phones: ['0223 555 610'],
    emails: ['support@bolderhosting.nl', 'sales@bolderhosting.nl'],
    addresses: [{ street: 'Willemsoord 39', postalCode: '1781 AS', city: 'Den Helder' }],
    foundingYear: 2001,
    kvk: '37092684',
    vat: 'NL810473652B01',
    sector: 'webhosting',
    services: ['Webhosting', 'Domeinregistratie', 'VPS', 'WordPress-beheer'],
    team: [
      { name: 'Arjen Schagen', role: 'oprichter' },
      { name: 'Priya Ramdin', role: 'hoofd support' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-22:00; za,zo 10:00-18:00'],
  },
  [
    { name: 'Texelserver', website: 'https://texelserver.nl' },
    { name: 'Kopnet Hosting' },
    { name: 'Marsdiep Cloud', website: 'https://marsdiepcloud.nl' },
  ],
)

export const OUDETOL = withRivals(
  {
    name: 'Tuincentrum De Oude Tol',
    aliases: ['De Oude Tol', 'Oude Tol Boxmeer', 'TOT'],
    legalName: 'Tuincentrum De Oude Tol B.V.',
    legalForm: 'bv',
    websites: ['https://tuincentrumdeoudetol.nl'],
    phones: ['0485 55 57 31'],
    emails: ['klantenservice@tuincentrumdeoudetol.nl'],
    addresses: [{ street: 'Sambeekseweg 90', postalCode: '5831 GH', city: 'Boxmeer' }],
    foundingYear: 1979,
    kvk: '16038425',
    vat: 'NL801937526B01',
    sector: 'tuincentrum',
    services: ['Tuinplanten', 'Kamerplanten', 'Tuinmeubelen', 'Kerstshow', 'Bezorgservice'],
    team: [
      { name: 'Jos Peters-Wijnhoven', role: 'directeur' },
      { name: 'Miranda Thijssen', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo 11:00-17:00'],
  },
  [
    { name: 'Groenrijk Maasheggen', website: 'https://groenrijkmaasheggen.nl' },
    { name: 'Kwekerij Sint Anthonis' },
    { name: 'Tuinwereld Cuijk', website: 'https://tuinwereldcuijk.nl' },
  ],
)

export const LEEUWEN = withRivals(
  {
    name: 'Uitvaartzorg Van Leeuwen',
    aliases: ['Van Leeuwen Uitvaartzorg', 'Van Leeuwen', 'UVL'],
    legalName: 'Van Leeuwen Uitvaartzorg B.V.',
    legalForm: 'bv',
    websites: ['https://vanleeuwenuitvaartzorg.nl'],
    phones: ['0348 55 59 02'],
    emails: ['zorg@vanleeuwenuitvaartzorg.nl'],
    addresses: [{ street: 'Leidsestraatweg 45', postalCode: '3443 BS', city: 'Woerden' }],
    foundingYear: 1963,
    kvk: '30047291',
    vat: 'NL802460817B01',
    sector: 'uitvaartondernemer',
    services: ['Begrafenis regelen', 'Crematie regelen', 'Opbaring thuis', 'Rouwdrukwerk', 'Nazorg'],
    team: [
      { name: 'Annelies van Leeuwen', role: 'directeur' },
      { name: 'Maarten Blokhuis', role: 'uitvaartbegeleider' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Uitvaarthuis Groene Hart', website: 'https://uitvaarthuisgroenehart.nl' },
    { name: 'Afscheidszorg Linschoten' },
    { name: 'Uitvaart Rijnoever', website: 'https://uitvaartrijnoever.nl' },
  ],
)
