/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZWALUW = withRivals(
  {
    name: 'Brouwerij De Zwaluw',
    aliases: ['De Zwaluw', 'Stadsbrouwerij De Zwaluw', 'BDZ'],
    legalName: 'Brouwerij De Zwaluw B.V.',
    legalForm: 'bv',
    websites: ['https://brouwerijdezwaluw.nl'],
    phones: ['0313 55 51 27'],
    emails: ['proost@brouwerijdezwaluw.nl'],
    addresses: [{ street: 'Waterstraat 14', postalCode: '6981 AH', city: 'Doesburg' }],
    foundingYear: 2013,
    kvk: '57830146',
    vat: 'NL852746193B01',
    sector: 'bierbrouwerij',
    services: ['Speciaalbier', 'Rondleidingen', 'Bierproeverijen', 'Proeflokaal'],
    team: [
      { name: 'Bram Wesselink', role: 'oprichter en brouwer' },
      { name: 'Lotte Harmsen', role: 'bedrijfsleider proeflokaal' },
    ],
    hours: ['ma,di gesloten; wo,do 14:00-20:00; vr,za 12:00-23:00; zo 12:00-19:00'],
  },
  [
    { name: 'Brouwerij Hanzehop', website: 'https://hanzehop.nl' },
    { name: 'De IJsselbrouwers' },
    { name: 'Bierlokaal De Koepoort', website: 'https://bierlokaaldekoepoort.nl' },
  ],
)

export const WENDING = withRivals(
  {
    name: 'Osteopathie De Wending',
    aliases: ['De Wending', 'Praktijk De Wending', 'ODW'],
    legalName: 'Osteopathie De Wending',
    legalForm: 'eenmanszaak',
    websites: ['https://osteopathiedewending.nl'],
    phones: ['035 555 41 83'],
    emails: ['afspraak@osteopathiedewending.nl'],
    addresses: [{ street: 'Landstraat 46', postalCode: '1404 JH', city: 'Bussum' }],
    foundingYear: 2009,
    kvk: '32148706',
    vat: 'NL001829467B52',
    sector: 'osteopaat',
    services: ['Rugklachten', 'Hoofdpijn en migraine', "Behandeling van baby's", 'Zwangerschapsklachten'],
    team: [
      { name: 'Femke Roelvink', role: 'osteopaat en eigenaar' },
      { name: 'Tobias Kern', role: 'osteopaat' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-12:30; vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Osteopathie Gooiland', website: 'https://osteopathiegooiland.nl' },
    { name: 'Praktijk Spiegelzicht' },
    { name: 'Osteopaat Ten Brummelhuis', website: 'https://tenbrummelhuisosteopaat.nl' },
  ],
)

export const ZICHTBAAR = withRivals(
  {
    name: 'Zichtbaar Reclame',
    aliases: ['Zichtbaar', 'Signmakerij Zichtbaar', 'ZRW'],
    legalName: 'Zichtbaar Reclame V.O.F.',
    legalForm: 'vof',
    websites: ['https://zichtbaarreclame.nl'],
    phones: ['0416 55 57 40'],
    emails: ['studio@zichtbaarreclame.nl', 'planning@zichtbaarreclame.nl'],
    addresses: [{ street: 'Industrieweg 73', postalCode: '5145 PD', city: 'Waalwijk' }],
    foundingYear: 2002,
    kvk: '18067241',
    vat: 'NL811364728B01',
    sector: 'signmaker',
    services: ['Autobelettering', 'Gevelreclame', 'Lichtreclame', 'Raamfolie', 'Spandoeken'],
    team: [
      { name: 'Corné Timmermans', role: 'vennoot' },
      { name: 'Sjoerd van Drunen', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Signpunt Langstraat', website: 'https://signpuntlangstraat.nl' },
    { name: 'Letterhuis Kaatsheuvel' },
    { name: 'Reclamestudio Berkhof', website: 'https://reclamestudioberkhof.nl' },
  ],
)

export const ARK = withRivals(
  {
    name: 'Dierenspeciaalzaak De Ark',
    aliases: ['De Ark', 'Dierenwinkel De Ark', 'DDA'],
    legalName: 'Dierenspeciaalzaak De Ark',
    legalForm: 'eenmanszaak',
    websites: ['https://dierenwinkeldeark.nl'],
    phones: ['0183 55 56 29'],
    emails: ['winkel@dierenwinkeldeark.nl'],
    addresses: [{ street: 'Langendijk 88', postalCode: '4201 CK', city: 'Gorinchem' }],
    foundingYear: 1992,
    kvk: '23061894',
    vat: 'NL001537264B09',
    sector: 'dierenwinkel',
    services: ['Hondenvoer', 'Kattenvoer', 'Aquariumvissen', 'Knaagdieren en kooien', 'Bezorgservice'],
    team: [
      { name: 'Ria Vonk', role: 'eigenaar' },
      { name: 'Mick de Jager', role: 'aquariumspecialist' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Dierenhuis Merwede', website: 'https://dierenhuismerwede.nl' },
    { name: 'Huisdierplein Lingewijk' },
    { name: 'Zoo Van Dalen', website: 'https://zoovandalen.nl' },
  ],
)

export const ROSSEM = withRivals(
  {
    name: 'Van Rossem Advocaten',
    aliases: ['Van Rossem', 'Advocatenkantoor Van Rossem', 'VRA'],
    legalName: 'Van Rossem Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossemadvocaten.nl'],
    phones: ['0118 55 53 16'],
    emails: ['secretariaat@vanrossemadvocaten.nl'],
    addresses: [{ street: 'Londensekaai 27', postalCode: '4331 JG', city: 'Middelburg' }],
    foundingYear: 1986,
    kvk: '22034917',
    vat: 'NL806495127B01',
    sector: 'advocaat',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Ondernemingsrecht'],
    team: [
      { name: 'Adriaan van Rossem', role: 'advocaat en partner' },
      { name: 'Mirthe Dingemanse', role: 'advocaat' },
      { name: 'Koen Louwerse', role: 'kantoormanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Wisse Advocatuur', website: 'https://wisseadvocatuur.nl' },
    { name: 'Zeeuwse Rechtshulp' },
    { name: 'Kloosterman & Poppe', website: 'https://kloostermanpoppe.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Hofstra Warmtetechniek',
    aliases: ['Hofstra', 'Hofstra CV', 'HWT'],
    legalName: 'Hofstra Warmtetechniek B.V.',
    legalForm: 'bv',
    websites: ['https://hofstrawarmte.nl'],
    phones: ['0512 55 58 91'],
    emails: ['storing@hofstrawarmte.nl', 'info@hofstrawarmte.nl'],
    addresses: [{ street: 'De Meerpaal 21', postalCode: '9206 AJ', city: 'Drachten' }],
    foundingYear: 1974,
    kvk: '01048362',
    vat: 'NL803917264B01',
    sector: 'cv-installateur',
    services: ['Cv-ketel installatie', 'Ketelonderhoud', 'Warmtepompen', 'Vloerverwarming'],
    team: [
      { name: 'Jelle Hofstra', role: 'directeur' },
      { name: 'Wietske Hofstra', role: 'administratie' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Fries Klimaat', website: 'https://friesklimaat.nl' },
    { name: 'Installatiebedrijf Boersma' },
    { name: 'Ketelservice Smallingerland', website: 'https://ketelservicesmallingerland.nl' },
  ],
)

export const DRAAISCHIJF = withRivals(
  {
    name: 'Pottenbakkerij De Draaischijf',
    aliases: ['De Draaischijf', 'Atelier De Draaischijf', 'PDD'],
    legalName: 'Pottenbakkerij De Draaischijf',
    legalForm: 'eenmanszaak',
    websites: ['https://dedraaischijf-deventer.nl'],
    phones: ['0570 55 50 64'],
    emails: ['klei@dedraaischijf-deventer.nl'],
    addresses: [{ street: 'Walstraat 53', postalCode: '7411 GJ', city: 'Deventer' }],
    foundingYear: 2010,
    kvk: '50318624',
    vat: 'NL001946273B85',
    sector: 'pottenbakkerij',
    services: ['Draaicursus', 'Workshops keramiek', 'Kinderfeestjes', 'Servies op bestelling'],
    team: [{ name: 'Ilse Bruggink', role: 'eigenaar en keramist' }],
    hours: ['ma,di gesloten; wo,vr 10:00-17:00; do 10:00-21:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Keramiekstudio Bergkwartier', website: 'https://keramiekbergkwartier.nl' },
    { name: 'Kleihuis Salland' },
    { name: 'Atelier Oven & Aarde', website: 'https://ovenenaarde.nl' },
  ],
)

export const HOOIBERG = withRivals(
  {
    name: 'Landwinkel De Hooiberg',
    aliases: ['De Hooiberg', 'Boerderijwinkel De Hooiberg', 'LDH'],
    legalName: 'V.O.F. De Hooiberg',
    legalForm: 'vof',
    websites: ['https://landwinkeldehooiberg.nl'],
    phones: ['0543 55 52 78'],
    emails: ['boer@landwinkeldehooiberg.nl'],
    addresses: [{ street: 'Meddoseweg 19', postalCode: '7103 AC', city: 'Winterswijk' }],
    foundingYear: 2007,
    kvk: '09173528',
    vat: 'NL817263945B01',
    sector: 'boerderijwinkel',
    services: ['Rauwe melk', 'Boerenkaas', 'Scharreleieren', 'Vleespakketten', 'Kerstpakketten'],
    team: [
      { name: 'Gerrit te Loo', role: 'vennoot' },
      { name: 'Hanneke te Loo', role: 'vennoot' },
    ],
    hours: ['ma,di gesloten; wo,do 10:00-17:00; vr 09:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Hofwinkel Vredenseveld', website: 'https://hofwinkelvredenseveld.nl' },
    { name: 'Boerenerf Kotten' },
    { name: 'Zuivelboerderij Aaltink', website: 'https://zuivelaaltink.nl' },
  ],
)

export const REYNAERT = withRivals(
  {
    name: 'Taxi Reynaert',
    aliases: ['Reynaert', 'Taxibedrijf Reynaert', 'TRH'],
    legalName: 'Taxi Reynaert B.V.',
    legalForm: 'bv',
    websites: ['https://taxireynaert.nl'],
    phones: ['0114 55 59 03'],
    emails: ['rit@taxireynaert.nl'],
    addresses: [{ street: 'Absdaalseweg 11', postalCode: '4561 GG', city: 'Hulst' }],
    foundingYear: 1998,
    kvk: '21019356',
    vat: 'NL807354162B01',
    sector: 'taxibedrijf',
    services: ['Straattaxi', 'Luchthavenvervoer', 'Rolstoelvervoer', 'Groepsvervoer'],
    team: [
      { name: 'Dirk Vermeulen', role: 'directeur' },
      { name: 'Nathalie de Block', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-23:00; za 08:00-23:00; zo 09:00-21:00'],
  },
  [
    { name: 'Taxi Scheldeland', website: 'https://taxischeldeland.nl' },
    { name: 'Waastaxi' },
    { name: 'Vervoersbedrijf Goossens', website: 'https://goossensvervoer.nl' },
  ],
)

export const LUMEN = withRivals(
  {
    name: 'Studio Lumen',
    aliases: ['Lumen', 'Lumen Fotografie', 'SLA'],
    legalName: 'Studio Lumen',
    legalForm: 'eenmanszaak',
    websites: ['https://studiolumen.photo'],
    phones: ['06 55 52 84 17'],
    emails: ['hello@studiolumen.photo'],
    addresses: [{ street: 'Verdronkenoord 62', postalCode: '1811 BG', city: 'Alkmaar' }],
    foundingYear: 2014,
    kvk: '60472913',
    vat: 'NL002074816B33',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Familieportretten', 'Productfotografie', "Pasfoto's"],
    team: [
      { name: 'Sanne Kuiper', role: 'fotograaf en eigenaar' },
      { name: 'Daan Okkerse', role: 'retoucheur' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Fotostudio Kaasmarkt', website: 'https://fotostudiokaasmarkt.nl' },
    { name: 'Beeldmakers Noord' },
    { name: 'Foto Egmond', website: 'https://fotoegmond.nl' },
  ],
)
