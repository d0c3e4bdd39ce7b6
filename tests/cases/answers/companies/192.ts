/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERWOLDE = withRivals(
  {
    name: 'Bakkerij Terwolde',
    aliases: ['Terwolde', 'Bakker Terwolde', 'BTR'],
    legalName: 'Bakkerij Terwolde V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijterwolde.nl'],
    phones: ['0572 55 51 38'],
    emails: ['winkel@bakkerijterwolde.nl'],
    addresses: [{ street: 'Marktstraat 16', postalCode: '8102 HG', city: 'Raalte' }],
    foundingYear: 1953,
    kvk: '05034918',
    vat: 'NL803416275B01',
    sector: 'bakkerij',
    services: ['Brood', 'Gebak en taarten', 'Krentenwegge', 'Zakelijke lunches'],
    team: [
      { name: 'Harm Terwolde', role: 'vennoot' },
      { name: 'Ineke Terwolde', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:00-17:30; vr 08:00-18:00; za 07:30-16:00; zo gesloten'],
  },
  [
    { name: 'Bakker Lankhorst', website: 'https://bakkerlankhorst.nl' },
    { name: 'De Sallandse Oven' },
    { name: 'Broodhuis Pleegste', website: 'https://broodhuispleegste.nl' },
  ],
)

export const DOORNIK = withRivals(
  {
    name: 'Van Doornik Advocaten',
    aliases: ['Van Doornik', 'Advocatenkantoor Van Doornik', 'VDA'],
    legalName: 'Van Doornik Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://vandoornikadvocaten.nl'],
    phones: ['0118 55 56 27'],
    emails: ['secretariaat@vandoornikadvocaten.nl'],
    addresses: [{ street: 'Dam 41', postalCode: '4331 GG', city: 'Middelburg' }],
    foundingYear: 1987,
    kvk: '22031856',
    vat: 'NL808251463B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Echtscheiding en familierecht', 'Huurrecht', 'Strafrecht'],
    team: [
      { name: 'Eline van Doornik', role: 'advocaat en partner' },
      { name: 'Sander Boogaard', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Walcheren Advocaten', website: 'https://walcherenadvocaten.nl' },
    { name: 'De Punt & Maas' },
    { name: 'Zilt Advocatuur', website: 'https://ziltadvocatuur.nl' },
  ],
)

export const ZEEM = withRivals(
  {
    name: 'Glazenwasserij De Zeem',
    aliases: ['De Zeem', 'De Zeem Purmerend', 'GDZ'],
    legalName: 'Glazenwasserij De Zeem',
    legalForm: 'eenmanszaak',
    websites: ['https://glazenwasserijdezeem.nl'],
    phones: ['0299 55 54 83', '06 55 52 90 17'],
    emails: ['planning@glazenwasserijdezeem.nl'],
    addresses: [{ street: 'Wagenweg 108', postalCode: '1442 CE', city: 'Purmerend' }],
    foundingYear: 2009,
    kvk: '36084172',
    vat: 'NL001927364B52',
    sector: 'glazenwasser',
    services: ['Ramen lappen', 'Gevelreiniging', 'Zonnepanelen reinigen', 'Dakgoten leegmaken'],
    team: [{ name: 'Ronnie Schaap', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Helder Waterland', website: 'https://helderwaterland.nl' },
    { name: 'Schoonmaakbedrijf Kwadijk' },
    { name: 'Glasfris Purmer', website: 'https://glasfrispurmer.nl' },
  ],
)

export const MEERKOET = withRivals(
  {
    name: 'Camping De Meerkoet',
    aliases: ['De Meerkoet', 'De Meerkoet Zwartsluis', 'CDM'],
    legalName: 'Recreatiebedrijf De Meerkoet B.V.',
    legalForm: 'bv',
    websites: ['https://campingdemeerkoet.nl'],
    phones: ['038 555 61 47'],
    emails: ['receptie@campingdemeerkoet.nl', 'verhuur@campingdemeerkoet.nl'],
    addresses: [{ street: 'Zomerdijk 29', postalCode: '8064 XG', city: 'Zwartsluis' }],
    foundingYear: 1974,
    kvk: '05079463',
    vat: 'NL804926317B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Trekkershutten', 'Bootverhuur', 'Stacaravans huren'],
    team: [
      { name: 'Gerrie Mastenbroek', role: 'eigenaar' },
      { name: 'Lars Mastenbroek', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr,za 09:00-20:00; zo 10:00-17:00'],
  },
  [
    { name: 'Camping Het Rietland', website: 'https://campinghetrietland.nl' },
    { name: 'Camping Kleine Belter' },
    { name: 'Recreatiepark De Kolk', website: 'https://recreatieparkdekolk.nl' },
  ],
)

export const IRIS = withRivals(
  {
    name: 'Schoonheidssalon Iris',
    aliases: ['Salon Iris', 'Iris Oosterhout', 'SSI'],
    legalName: 'Schoonheidssalon Iris',
    legalForm: 'eenmanszaak',
    websites: ['https://salon-iris.nl'],
    phones: ['0162 55 53 09'],
    emails: ['afspraak@salon-iris.nl'],
    addresses: [{ street: 'Leijsenhoek 57', postalCode: '4901 EP', city: 'Oosterhout' }],
    foundingYear: 2012,
    kvk: '55381746',
    vat: 'NL001564283B29',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandeling', 'Harsen', 'Manicure', 'Wimperlifting'],
    team: [
      { name: 'Iris Verschuren', role: 'eigenaar' },
      { name: 'Samira Ouali', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-17:30; do 09:00-21:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Beauty by Floor', website: 'https://beautybyfloor.nl' },
    { name: 'Huidpraktijk Slotjes' },
    { name: 'Studio Velvet', website: 'https://studiovelvet-oosterhout.nl' },
  ],
)

export const VONK = withRivals(
  {
    name: 'Elektrobedrijf Vonk',
    aliases: ['Vonk Elektro', 'Vonk', 'EBV'],
    legalName: 'Vonk Elektrotechniek B.V.',
    legalForm: 'bv',
    websites: ['https://elektrobedrijfvonk.nl'],
    phones: ['0183 55 58 20'],
    emails: ['service@elektrobedrijfvonk.nl'],
    addresses: [{ street: 'Spijksedijk 14', postalCode: '4207 GN', city: 'Gorinchem' }],
    foundingYear: 1996,
    kvk: '23071852',
    vat: 'NL806384125B01',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen installeren', 'Storingen verhelpen', 'Verlichting aanleggen'],
    team: [
      { name: 'Bas Vonk', role: 'directeur' },
      { name: 'Mirjam Kuijper', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Elektro Lingewijk', website: 'https://elektrolingewijk.nl' },
    { name: 'Merwede Installatie' },
    { name: 'Stroomkracht', website: 'https://stroomkracht-gorinchem.nl' },
  ],
)

export const KURK = withRivals(
  {
    name: 'Wijnhandel De Kurk',
    aliases: ['De Kurk', 'De Kurk Hulst', 'WDK'],
    legalName: 'De Kurk Wijnen V.O.F.',
    legalForm: 'vof',
    websites: ['https://wijnhandeldekurk.nl'],
    phones: ['0114 55 52 66'],
    emails: ['proeven@wijnhandeldekurk.nl'],
    addresses: [{ street: 'Gentsestraat 22', postalCode: '4561 EJ', city: 'Hulst' }],
    foundingYear: 1991,
    kvk: '21014893',
    vat: 'NL807395142B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Relatiegeschenken', 'Wijnadvies', 'Bezorging aan huis'],
    team: [
      { name: 'Lieven de Clercq', role: 'vennoot' },
      { name: 'Annemie Hiel', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-18:00; za 09:30-17:00; zo 13:00-17:00'],
  },
  [
    { name: 'Slijterij Dobbelaer' },
    { name: 'Wijnkelder Axel', website: 'https://wijnkelderaxel.nl' },
    { name: 'Vinotheek Reynaert', website: 'https://vinotheekreynaert.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Kompas Software',
    aliases: ['Kompas', 'Kompas Software Amersfoort', 'KSW'],
    legalName: 'Kompas Software B.V.',
    legalForm: 'bv',
    websites: ['https://kompas-software.nl'],
    phones: ['033 555 47 90'],
    emails: ['hello@kompas-software.nl', 'support@kompas-software.nl'],
    addresses: [{ street: 'Computerweg 19', postalCode: '3821 AA', city: 'Amersfoort' }],
    foundingYear: 2004,
    kvk: '32098471',
    vat: 'NL813672945B01',
    sector: 'softwarebedrijf',
    services: ['Maatwerksoftware', 'Webapplicaties', 'API-koppelingen', 'Applicatiebeheer'],
    team: [
      { name: 'Joris Wennink', role: 'directeur' },
      { name: 'Aylin Demir', role: 'lead developer' },
      { name: 'Kees Bloemhof', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Eemcode', website: 'https://eemcode.nl' },
    { name: 'Brightlab' },
    { name: 'Softwarehuis De Keistad', website: 'https://dekeistad-software.nl' },
  ],
)

export const HENDRIX = withRivals(
  {
    name: 'Meubelstoffeerderij Hendrix',
    aliases: ['Stoffeerderij Hendrix', 'Hendrix Venray', 'MSH'],
    legalName: 'Meubelstoffeerderij Hendrix',
    legalForm: 'eenmanszaak',
    websites: ['https://stoffeerderijhendrix.nl'],
    phones: ['0478 55 56 71'],
    emails: ['atelier@stoffeerderijhendrix.nl'],
    addresses: [{ street: 'Langstraat 93', postalCode: '5801 AC', city: 'Venray' }],
    foundingYear: 1979,
    kvk: '12027364',
    vat: 'NL001385726B40',
    sector: 'meubelstoffeerder',
    services: ['Banken herstofferen', 'Stoelen stofferen', 'Antiek restaureren', 'Bootkussens'],
    team: [
      { name: 'Twan Hendrix', role: 'eigenaar' },
      { name: 'Lotte Hendrix', role: 'stoffeerder' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Stoffeeratelier Peelrand', website: 'https://stoffeeratelierpeelrand.nl' },
    { name: 'Zit & Co' },
    { name: 'Meubelatelier Oostrum', website: 'https://meubelatelieroostrum.nl' },
  ],
)

export const DOLFIJN = withRivals(
  {
    name: 'Zwemschool De Dolfijn',
    aliases: ['De Dolfijn', 'De Dolfijn Drachten', 'ZDD'],
    legalName: 'Stichting Zwemschool De Dolfijn',
    legalForm: 'stichting',
    websites: ['https://zwemschooldedolfijn.nl'],
    phones: ['0512 55 55 02'],
    emails: ['lessen@zwemschooldedolfijn.nl'],
    addresses: [{ street: 'Burgemeester Wuiteweg 140', postalCode: '9203 KK', city: 'Drachten' }],
    foundingYear: 2000,
    kvk: '01089365',
    vat: 'NL809517364B01',
    sector: 'zwemschool',
    services: ['Zwemdiploma A, B en C', 'Babyzwemmen', 'Zwemles voor volwassenen', 'Privéles'],
    team: [
      { name: 'Froukje Hoekstra', role: 'directeur' },
      { name: 'Sjoerd Postma', role: 'zweminstructeur' },
    ],
    hours: ['ma,wo 14:00-19:00; vr 14:00-18:00; za 08:30-13:00; di,do,zo gesloten'],
  },
  [
    { name: 'Zwemschool Waterpret' },
    { name: 'Zwemacademie Smelne', website: 'https://zwemacademiesmelne.nl' },
    { name: 'De Friese Kikker', website: 'https://defriesekikker.nl' },
  ],
)
