/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZWALUW = withRivals(
  {
    name: 'Tweewielers De Zwaluw',
    aliases: ['De Zwaluw', 'Zwaluw Fietsen', 'TDZ'],
    legalName: 'Tweewielers De Zwaluw V.O.F.',
    legalForm: 'vof',
    websites: ['https://dezwaluwfietsen.nl'],
    phones: ['0317 55 51 84'],
    emails: ['winkel@dezwaluwfietsen.nl'],
    addresses: [{ street: 'Junusstraat 47', postalCode: '6701 AX', city: 'Wageningen' }],
    foundingYear: 1987,
    kvk: '09071836',
    vat: 'NL803518264B01',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Verkoop van e-bikes', 'Fietsverhuur', 'Tweedehands fietsen'],
    team: [
      { name: 'Arjan Bloemers', role: 'eigenaar' },
      { name: 'Sietske Bloemers', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhandel Verstege', website: 'https://verstegerijwielen.nl' },
    { name: 'Fietspunt Nude' },
    { name: 'De Trapper', website: 'https://detrapperwageningen.nl' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Verloskundigenpraktijk Madelief',
    aliases: ['Madelief', 'Verloskundigen Madelief', 'VPM'],
    legalName: 'Maatschap Verloskundigenpraktijk Madelief',
    legalForm: 'maatschap',
    websites: ['https://verloskundigenmadelief.nl'],
    phones: ['0598 55 56 27'],
    emails: ['praktijk@verloskundigenmadelief.nl', 'afspraak@verloskundigenmadelief.nl'],
    addresses: [{ street: 'Beneden Oosterdiep 118', postalCode: '9641 JE', city: 'Veendam' }],
    foundingYear: 2002,
    kvk: '02079413',
    vat: 'NL810462957B01',
    sector: 'verloskundige',
    services: ['Zwangerschapsbegeleiding', 'Echo', 'Thuisbevalling', 'Kinderwensspreekuur'],
    team: [
      { name: 'Geertje Pruim', role: 'verloskundige en praktijkhouder' },
      { name: 'Lisanne Wolthuis', role: 'verloskundige' },
      { name: 'Merve Aksoy', role: 'echoscopist' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Verloskundigen Parkstad', website: 'https://verloskundigenparkstad.nl' },
    { name: 'Geboortehuis Westerdiep' },
    { name: 'Praktijk Eerste Kreet', website: 'https://eerstekreet.nl' },
  ],
)

export const HOFSTEDE = withRivals(
  {
    name: 'Timmerbedrijf Hofstede',
    aliases: ['Hofstede', 'Hofstede Timmerwerken', 'TBH'],
    legalName: 'Timmerbedrijf Hofstede',
    legalForm: 'eenmanszaak',
    websites: ['https://timmerbedrijfhofstede.nl'],
    phones: ['0342 55 59 13'],
    emails: ['info@timmerbedrijfhofstede.nl'],
    addresses: [{ street: 'Wencopperweg 22', postalCode: '3771 PN', city: 'Barneveld' }],
    foundingYear: 2009,
    kvk: '08196742',
    vat: 'NL001948273B65',
    sector: 'timmerman',
    services: ['Kozijnen plaatsen', 'Dakkapellen', 'Maatkasten', 'Trappen renoveren'],
    team: [{ name: 'Gert Hofstede', role: 'eigenaar' }],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Van Ginkel-Top', website: 'https://ginkeltop.nl' },
    { name: 'Timmerwerken Voorthuizen' },
    { name: 'Houtvakman Brons', website: 'https://houtvakmanbrons.nl' },
  ],
)

export const VENEZIA = withRivals(
  {
    name: 'IJssalon Venezia',
    aliases: ['Venezia', 'Gelateria Venezia', 'IJV'],
    legalName: 'Venezia IJs B.V.',
    legalForm: 'bv',
    websites: ['https://veneziavalkenswaard.nl'],
    phones: ['040 555 73 19'],
    emails: ['ciao@veneziavalkenswaard.nl'],
    addresses: [{ street: 'Eindhovenseweg 14', postalCode: '5554 AB', city: 'Valkenswaard' }],
    foundingYear: 1974,
    kvk: '17048295',
    vat: 'NL807359142B01',
    sector: 'ijssalon',
    services: ['Schepijs', 'IJstaarten', 'Milkshakes', 'IJskar voor feesten'],
    team: [
      { name: 'Marco Dal Pozzo', role: 'eigenaar' },
      { name: 'Ilse Dal Pozzo', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 12:00-21:00; vr,za,zo 11:00-22:00'],
  },
  [
    { name: 'Gelato Kempen', website: 'https://gelatokempen.nl' },
    { name: "IJshuis 't Bolleke" },
    { name: 'IJssalon De Dommel', website: 'https://ijssalondedommel.nl' },
  ],
)

export const WIJK = withRivals(
  {
    name: 'Notariskantoor Van Wijk',
    aliases: ['Van Wijk Notaris', 'Van Wijk', 'NVW'],
    legalName: 'Notariskantoor Van Wijk B.V.',
    legalForm: 'bv',
    websites: ['https://vanwijknotaris.nl'],
    phones: ['0344 55 52 76'],
    emails: ['akte@vanwijknotaris.nl'],
    addresses: [{ street: 'Stationsstraat 63', postalCode: '4001 CD', city: 'Tiel' }],
    foundingYear: 1996,
    kvk: '11041873',
    vat: 'NL808617354B01',
    sector: 'notaris',
    services: ['Testament', 'Hypotheekakte', 'Samenlevingscontract', 'Oprichting bv'],
    team: [
      { name: 'Eveline van Wijk', role: 'notaris' },
      { name: 'Bram Kuijpers', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Betuwe Notariaat', website: 'https://betuwenotariaat.nl' },
    { name: 'Notaris Hommersum' },
    { name: 'Waalnotarissen', website: 'https://waalnotarissen.nl' },
  ],
)

export const AKKOORD = withRivals(
  {
    name: 'Gitaarschool Akkoord',
    aliases: ['Akkoord', 'Akkoord Gitaarles', 'GSA'],
    legalName: 'Gitaarschool Akkoord',
    legalForm: 'eenmanszaak',
    websites: ['https://gitaarschoolakkoord.nl'],
    phones: ['06 55 58 20 37'],
    emails: ['les@gitaarschoolakkoord.nl'],
    addresses: [{ street: 'Gedempte Where 9', postalCode: '1441 BL', city: 'Purmerend' }],
    foundingYear: 2013,
    kvk: '57391846',
    vat: 'NL002047318B29',
    sector: 'gitaarleraar',
    services: ['Gitaarles voor beginners', 'Elektrische gitaar', 'Ukeleleles', 'Online les'],
    team: [{ name: 'Sander Kwakman', role: 'gitaardocent en eigenaar' }],
    hours: ['ma,di,wo,do 13:00-21:30; vr 13:00-18:00; za 09:30-14:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Waterland', website: 'https://muziekhuiswaterland.nl' },
    { name: 'Gitaarles Overwhere' },
    { name: 'Zes Snaren', website: 'https://zessnaren.nl' },
  ],
)

export const VONK = withRivals(
  {
    name: 'Vonk Elektrotechniek',
    aliases: ['Vonk', 'Vonk Elektra', 'VEA'],
    legalName: 'Vonk Elektrotechniek B.V.',
    legalForm: 'bv',
    websites: ['https://vonkelektrotechniek.nl'],
    phones: ['0172 55 54 91'],
    emails: ['storing@vonkelektrotechniek.nl', 'info@vonkelektrotechniek.nl'],
    addresses: [{ street: 'Koperweg 30', postalCode: '2401 LH', city: 'Alphen aan den Rijn' }],
    foundingYear: 1992,
    kvk: '28059174',
    vat: 'NL805274831B01',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Storingsdienst', 'Zonnepanelen'],
    team: [
      { name: 'Michel Vonk', role: 'directeur' },
      { name: 'Tessa de Rooij', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Rijnstroom Installaties', website: 'https://rijnstroominstallaties.nl' },
    { name: 'Elektra Ridderveld' },
    { name: 'Zwart & Blauw Elektro', website: 'https://zwartenblauw.nl' },
  ],
)

export const BLOOM = withRivals(
  {
    name: 'Second Bloom',
    aliases: ['Second Bloom Haarlem', 'Kledingwinkel Second Bloom', 'SBH'],
    legalName: 'Second Bloom V.O.F.',
    legalForm: 'vof',
    websites: ['https://secondbloom.nl'],
    phones: ['023 555 28 46'],
    emails: ['hello@secondbloom.nl'],
    addresses: [{ street: 'Gierstraat 71', postalCode: '2011 GB', city: 'Haarlem' }],
    foundingYear: 2017,
    kvk: '68472913',
    vat: 'NL857461392B01',
    sector: 'tweedehands kledingwinkel',
    services: ['Inkoop van kleding', 'Vintage mode', 'Kledingreparatie', 'Kleding in consignatie'],
    team: [
      { name: 'Fenna Duijvestijn', role: 'eigenaar' },
      { name: 'Rosa Lindeboom', role: 'eigenaar' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr,za 10:00-18:00; do 10:00-20:00; zo 12:00-17:00'],
  },
  [
    { name: 'Kringmode Spaarne', website: 'https://kringmodespaarne.nl' },
    { name: 'Vintage Vijfhoek' },
    { name: 'Kast & Co', website: 'https://kastenco.nl' },
  ],
)

export const HARTSLAG = withRivals(
  {
    name: 'Hartslag EHBO-trainingen',
    aliases: ['Hartslag', 'Hartslag Trainingen', 'HEHT'],
    legalName: 'Hartslag EHBO-trainingen',
    legalForm: 'eenmanszaak',
    websites: ['https://hartslagehbo.nl'],
    phones: ['0114 55 53 08'],
    emails: ['cursus@hartslagehbo.nl'],
    addresses: [{ street: 'Steensedijk 25', postalCode: '4561 GW', city: 'Hulst' }],
    foundingYear: 2010,
    kvk: '22068451',
    vat: 'NL001826439B52',
    sector: 'EHBO-trainer',
    services: ['EHBO-cursus', 'BHV-training', 'Reanimatie en AED', 'Kinder-EHBO'],
    team: [
      { name: 'Nathalie de Smedt', role: 'eigenaar en instructeur' },
      { name: 'Kees Vergouwe', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-12:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'BHV Zeeuws-Vlaanderen', website: 'https://bhvzeeuwsvlaanderen.nl' },
    { name: 'EHBO-school De Vesting' },
    { name: 'Safe4All Terneuzen', website: 'https://safe4allterneuzen.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Administratiekantoor De Balans',
    aliases: ['De Balans', 'Balans Administratie', 'ADB'],
    legalName: 'Administratiekantoor De Balans B.V.',
    legalForm: 'bv',
    websites: ['https://debalansdrachten.nl'],
    phones: ['0512 55 57 60'],
    emails: ['cijfers@debalansdrachten.nl'],
    addresses: [{ street: 'Noorderbuurt 38', postalCode: '9203 AN', city: 'Drachten' }],
    foundingYear: 1999,
    kvk: '01084627',
    vat: 'NL809753186B01',
    sector: 'boekhouder',
    services: ['Boekhouding', 'Btw-aangifte', 'Loonadministratie', 'Inkomstenbelasting'],
    team: [
      { name: 'Hinke Postma', role: 'directeur' },
      { name: 'Auke Zijlstra', role: 'boekhouder' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 08:30-12:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Boekhoudbureau Smallingerland', website: 'https://boekhoudbureausmallingerland.nl' },
    { name: 'Wiersma Cijferwerk' },
    { name: 'Admin Friesland', website: 'https://adminfriesland.nl' },
  ],
)
