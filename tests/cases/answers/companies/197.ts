/** Companies of answers that a stranger to the rules wrote, each to a question. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const MIRABEL = withRivals(
  {
    name: 'Boetiek Mirabel',
    aliases: ['Mirabel', 'Mirabel Mode', 'BMD'],
    legalName: 'Mirabel Mode V.O.F.',
    legalForm: 'vof',
    websites: ['https://boetiekmirabel.nl'],
    phones: ['0314 55 52 67'],
    emails: ['winkel@boetiekmirabel.nl'],
    addresses: [{ street: 'Hamburgerstraat 44', postalCode: '7001 AM', city: 'Doetinchem' }],
    foundingYear: 2009,
    kvk: '09182437',
    vat: 'NL820614375B01',
    sector: 'modewinkel',
    services: ['Dameskleding', 'Stijladvies', 'Sieraden en tassen', 'Kleding vermaken'],
    team: [
      { name: 'Lieke Wentink', role: 'eigenaar' },
      { name: 'Fatiha Benali', role: 'stylist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Modehuis Teerink', website: 'https://modehuisteerink.nl' },
    { name: 'Studio Slinge' },
    { name: 'Atelier Oude IJssel', website: 'https://atelieroudeijssel.nl' },
  ],
)

export const SPIL = withRivals(
  {
    name: 'Osteopathie De Spil',
    aliases: ['De Spil', 'De Spil Osteopathie', 'ODS'],
    legalName: 'Osteopathie De Spil',
    legalForm: 'eenmanszaak',
    websites: ['https://osteopathiedespil.nl'],
    phones: ['0318 55 51 94'],
    emails: ['praktijk@osteopathiedespil.nl'],
    addresses: [{ street: 'Kerkewijk 119', postalCode: '3904 JA', city: 'Veenendaal' }],
    foundingYear: 2013,
    kvk: '57294018',
    vat: 'NL001836472B53',
    sector: 'osteopaat',
    services: ['Behandeling van rugklachten', 'Osteopathie voor baby’s', 'Zwangerschapsklachten', 'Hoofdpijn en migraine'],
    team: [
      { name: 'Bram Hardeman', role: 'osteopaat' },
      { name: 'Esmee Diepeveen', role: 'praktijkassistent' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 12:00-21:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Osteopathie Grebbelinie', website: 'https://osteopathiegrebbelinie.nl' },
    { name: 'Praktijk Dragonder' },
    { name: 'Osteopaten Het Goeie Spoor', website: 'https://hetgoeiespoorosteopaten.nl' },
  ],
)

export const KORF = withRivals(
  {
    name: 'Imkerwinkel De Korf',
    aliases: ['De Korf', 'De Korf Imkerij', 'IDK'],
    legalName: 'De Korf Imkersbenodigdheden B.V.',
    legalForm: 'bv',
    websites: ['https://imkerwinkeldekorf.nl'],
    phones: ['0529 55 53 18'],
    emails: ['bijen@imkerwinkeldekorf.nl', 'bestelling@imkerwinkeldekorf.nl'],
    addresses: [{ street: 'Hammerweg 26', postalCode: '7731 AK', city: 'Ommen' }],
    foundingYear: 1987,
    kvk: '05064291',
    vat: 'NL808531724B01',
    sector: 'imkerwinkel',
    services: ['Bijenkasten', 'Imkerkleding', 'Honing en bijenwas', 'Cursus bijen houden'],
    team: [
      { name: 'Geert Oldeman', role: 'eigenaar' },
      { name: 'Tineke Makkinga', role: 'cursusleider' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Bijenhuis Vechtdal', website: 'https://bijenhuisvechtdal.nl' },
    { name: 'Imkerij Besthmen' },
    { name: 'Honingraat Hardenberg', website: 'https://honingraathardenberg.nl' },
  ],
)

export const ZUIDERPOORT = withRivals(
  {
    name: 'Zuiderpoort Makelaardij',
    aliases: ['Zuiderpoort', 'Makelaardij Zuiderpoort', 'ZPM'],
    legalName: 'Zuiderpoort Makelaardij B.V.',
    legalForm: 'bv',
    websites: ['https://zuiderpoortmakelaardij.nl'],
    phones: ['0183 55 56 40'],
    emails: ['wonen@zuiderpoortmakelaardij.nl'],
    addresses: [{ street: 'Westwagenstraat 73', postalCode: '4201 HE', city: 'Gorinchem' }],
    foundingYear: 1996,
    kvk: '23081975',
    vat: 'NL805927431B01',
    sector: 'makelaar',
    services: ['Woning verkopen', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Corné Vink', role: 'directeur en makelaar' },
      { name: 'Sanne de Heus', role: 'taxateur' },
      { name: 'Ilse Bouman', role: 'binnendienst' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Merwede Makelaars', website: 'https://merwedemakelaars.nl' },
    { name: 'Kooijman Wonen' },
    { name: 'Makelaarshuis Lingewijk', website: 'https://makelaarshuislingewijk.nl' },
  ],
)

export const PIMPERNEL = withRivals(
  {
    name: 'Lunchroom Pimpernel',
    aliases: ['Pimpernel', 'Pimpernel Valkenswaard', 'LPV'],
    legalName: 'Lunchroom Pimpernel V.O.F.',
    legalForm: 'vof',
    websites: ['https://lunchroompimpernel.nl'],
    phones: ['040 555 28 16'],
    emails: ['hoi@lunchroompimpernel.nl'],
    addresses: [{ street: 'Eindhovenseweg 38', postalCode: '5554 AB', city: 'Valkenswaard' }],
    foundingYear: 2017,
    kvk: '68310542',
    vat: 'NL857384216B01',
    sector: 'lunchroom',
    services: ['Ontbijt', 'Lunch', 'High tea', 'Taart op bestelling'],
    team: [
      { name: 'Maud Bax', role: 'eigenaar' },
      { name: 'Guus Rijkers', role: 'kok' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 09:00-17:30; zo 10:00-16:00'],
  },
  [
    { name: 'Eetlokaal Dommelzicht', website: 'https://eetlokaaldommelzicht.nl' },
    { name: 'Koffiehuis De Mert' },
    { name: 'Brood & Zo Dommelen', website: 'https://broodenzodommelen.nl' },
  ],
)

export const HOUTEKIET = withRivals(
  {
    name: 'Meubelmakerij Houtekiet',
    aliases: ['Houtekiet', 'Houtekiet Meubelen', 'MHK'],
    legalName: 'Meubelmakerij Houtekiet',
    legalForm: 'eenmanszaak',
    websites: ['https://meubelmakerijhoutekiet.nl', 'https://houtekiet.be'],
    phones: ['0114 55 57 03'],
    emails: ['werkplaats@meubelmakerijhoutekiet.nl'],
    addresses: [{ street: 'Absdaalseweg 15', postalCode: '4561 GE', city: 'Hulst' }],
    foundingYear: 2004,
    kvk: '22057318',
    vat: 'NL001572839B40',
    sector: 'meubelmaker',
    services: ['Tafels op maat', 'Inbouwkasten', 'Meubelrestauratie', 'Keukens op maat'],
    team: [
      { name: 'Wannes de Bakker', role: 'eigenaar' },
      { name: 'Jolien Verstraeten', role: 'meubelrestaurateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Houtatelier Reynaert', website: 'https://houtatelierreynaert.nl' },
    { name: 'Schrijnwerk Clinge' },
    { name: 'Van Goethem Interieur', website: 'https://vangoetheminterieur.nl' },
  ],
)

export const ZWALUW = withRivals(
  {
    name: 'Schoonmaakbedrijf De Zwaluw',
    aliases: ['De Zwaluw', 'Zwaluw Schoonmaak', 'SDZ'],
    legalName: 'Schoonmaakbedrijf De Zwaluw B.V.',
    legalForm: 'bv',
    websites: ['https://zwaluwschoonmaak.nl'],
    phones: ['0512 55 54 39'],
    emails: ['planning@zwaluwschoonmaak.nl'],
    addresses: [{ street: 'Noorderend 52', postalCode: '9207 AP', city: 'Drachten' }],
    foundingYear: 1991,
    kvk: '01058624',
    vat: 'NL807342516B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Trappenhuizen schoonmaken'],
    team: [
      { name: 'Sietske Postma', role: 'directeur' },
      { name: 'Radek Nowak', role: 'objectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Smallinger Schoon', website: 'https://smallingerschoon.nl' },
    { name: 'Bijlsma Reiniging' },
    { name: 'Fris Fryslân', website: 'https://frisfryslan.nl' },
  ],
)

export const CANTILENE = withRivals(
  {
    name: 'Koorschool Cantilene',
    aliases: ['Cantilene', 'Cantilene Woerden', 'KSC'],
    legalName: 'Stichting Koorschool Cantilene',
    legalForm: 'stichting',
    websites: ['https://koorschoolcantilene.nl'],
    phones: ['0348 55 50 82'],
    emails: ['zingen@koorschoolcantilene.nl'],
    addresses: [{ street: 'Wilhelminaweg 61', postalCode: '3441 XB', city: 'Woerden' }],
    foundingYear: 1999,
    kvk: '30162947',
    vat: 'NL808916347B01',
    sector: 'koorschool',
    services: ['Kinderkoor', 'Jeugdkoor', 'Zangles', 'Muziektheorie'],
    team: [
      { name: 'Hester Vermeij', role: 'artistiek leider' },
      { name: 'Olivier Kemp', role: 'pianist' },
    ],
    hours: ['ma,di gesloten; wo 14:00-20:00; do,vr 16:00-20:30; za 09:30-13:00; zo gesloten'],
  },
  [
    { name: 'Zangschool De Rijnklank', website: 'https://derijnklank.nl' },
    { name: 'Kinderkoor Castellum' },
    { name: 'Muziekhuis Groene Hart', website: 'https://muziekhuisgroenehart.nl' },
  ],
)

export const VELDHOEK = withRivals(
  {
    name: 'Tandartspraktijk Veldhoek',
    aliases: ['Veldhoek', 'Tandartsen Veldhoek', 'TPV'],
    legalName: 'Tandartspraktijk Veldhoek B.V.',
    legalForm: 'bv',
    websites: ['https://tandartsveldhoek.nl'],
    phones: ['0251 55 56 71'],
    emails: ['afspraak@tandartsveldhoek.nl'],
    addresses: [{ street: 'Gerrit van Assendelftstraat 12', postalCode: '1961 NM', city: 'Heemskerk' }],
    foundingYear: 1983,
    kvk: '34095186',
    vat: 'NL803617294B01',
    sector: 'tandarts',
    services: ['Gebitscontrole', 'Wortelkanaalbehandeling', 'Beugels', 'Tanden bleken'],
    team: [
      { name: 'Marije Veldhoek', role: 'tandarts en praktijkhouder' },
      { name: 'Pim Schoorl', role: 'tandarts' },
      { name: 'Aylin Demir', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Assumburg', website: 'https://mondzorgassumburg.nl' },
    { name: 'Tandartsen Broekpolder' },
    { name: 'Dental Kennemer', website: 'https://dentalkennemer.nl' },
  ],
)

export const ROOIJEN = withRivals(
  {
    name: 'Glaszetterij Van Rooijen',
    aliases: ['Van Rooijen Glas', 'Van Rooijen', 'GVR'],
    legalName: 'Glaszetterij Van Rooijen V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanrooijenglas.nl'],
    phones: ['0418 55 58 26'],
    emails: ['spoed@vanrooijenglas.nl', 'offerte@vanrooijenglas.nl'],
    addresses: [{ street: 'Gamerschestraat 88', postalCode: '5301 AS', city: 'Zaltbommel' }],
    foundingYear: 1974,
    kvk: '11016372',
    vat: 'NL801693574B01',
    sector: 'glaszetter',
    services: ['Ruiten vervangen', 'Dubbel glas', 'Glas-in-lood', 'Spiegels op maat'],
    team: [
      { name: 'Henk van Rooijen', role: 'vennoot' },
      { name: 'Mirjam van Rooijen', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Bommelerwaard Glas', website: 'https://bommelerwaardglas.nl' },
    { name: 'Glasservice Waalkade' },
    { name: 'Verbruggen Beglazing', website: 'https://verbruggenbeglazing.nl' },
  ],
)
