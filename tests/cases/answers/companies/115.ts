/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WAL = withRivals(
  {
    name: 'Loodgietersbedrijf Van der Wal',
    aliases: ['Van der Wal Loodgieters', 'Van der Wal Assen', 'LVW'],
    legalName: 'Loodgietersbedrijf Van der Wal B.V.',
    legalForm: 'bv',
    websites: ['https://vanderwalloodgieters.nl'],
    phones: ['0592 55 51 38'],
    emails: ['info@vanderwalloodgieters.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 64', postalCode: '9401 GM', city: 'Assen' }],
    foundingYear: 1987,
    kvk: '04038172',
    vat: 'NL801426735B01',
    sector: 'loodgieter',
    services: ['Lekkage verhelpen', 'Riool ontstoppen', 'Cv-ketel plaatsen', 'Badkamer installeren'],
    team: [
      { name: 'Henk van der Wal', role: 'directeur' },
      { name: 'Jorrit van der Wal', role: 'servicemonteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Hummel Installatietechniek', website: 'https://hummelinstallatie.nl' },
    { name: 'Kroon Sanitair' },
    { name: 'Loodservice Noord', website: 'https://loodservicenoord.nl' },
  ],
)

export const KRUL = withRivals(
  {
    name: 'Kapsalon Krul & Co',
    aliases: ['Krul & Co', 'Krul en Co', 'KKC'],
    legalName: 'Krul & Co V.O.F.',
    legalForm: 'vof',
    websites: ['https://krulenco.nl'],
    phones: ['0164 55 52 70'],
    emails: ['hallo@krulenco.nl'],
    addresses: [{ street: 'Zuivelstraat 18', postalCode: '4611 PJ', city: 'Bergen op Zoom' }],
    foundingYear: 2009,
    kvk: '20153846',
    vat: 'NL820517364B01',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Balayage', 'Bruidskapsels'],
    team: [
      { name: 'Anouk Krul', role: 'eigenaar' },
      { name: 'Sanne de Jongh', role: 'stylist' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-21:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Haarstudio Markiezen', website: 'https://haarstudiomarkiezen.nl' },
    { name: 'Salon Elize' },
    { name: 'Knipkamer 12', website: 'https://knipkamer12.nl' },
  ],
)

export const LANTERNA = withRivals(
  {
    name: 'Trattoria La Lanterna',
    aliases: ['La Lanterna', 'Ristorante La Lanterna', 'TLL'],
    legalName: 'La Lanterna Utrecht B.V.',
    legalForm: 'bv',
    websites: ['https://lalanternautrecht.nl'],
    phones: ['030 555 36 41'],
    emails: ['prenota@lalanternautrecht.nl'],
    addresses: [{ street: 'Twijnstraat 52', postalCode: '3511 ZL', city: 'Utrecht' }],
    foundingYear: 2003,
    kvk: '30184627',
    vat: 'NL812045793B01',
    sector: 'Italiaans restaurant',
    services: ['Verse pasta', 'Houtovenpizza’s', 'Wijnproeverijen', 'Catering'],
    team: [
      { name: 'Matteo Galli', role: 'eigenaar' },
      { name: 'Chiara Galli', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do 17:00-22:00; vr,za 17:00-23:00; zo 16:00-21:30'],
  },
  [
    { name: 'Osteria Bianchi', website: 'https://osteriabianchi.nl' },
    { name: 'Sapori di Napoli' },
    { name: 'Il Canale', website: 'https://ilcanale-utrecht.nl' },
  ],
)

export const VSM = withRivals(
  {
    name: 'Verhoeven & Smit Makelaars',
    aliases: ['Verhoeven en Smit', 'Verhoeven & Smit Makelaardij', 'VSM'],
    legalName: 'Verhoeven & Smit Makelaars B.V.',
    legalForm: 'bv',
    websites: ['https://verhoevensmit.nl'],
    phones: ['0344 55 56 21'],
    emails: ['tiel@verhoevensmit.nl'],
    addresses: [{ street: 'Waterstraat 33', postalCode: '4001 AM', city: 'Tiel' }],
    foundingYear: 1994,
    kvk: '11042958',
    vat: 'NL804713628B01',
    sector: 'makelaar',
    services: ['Woningverkoop', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Marloes Verhoeven', role: 'eigenaar' },
      { name: 'Peter Smit', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Rivierenland Makelaardij', website: 'https://rivierenlandmakelaardij.nl' },
    { name: 'Van Ewijk Wonen' },
    { name: 'Makelaarskantoor De Waal', website: 'https://makelaardewaal.nl' },
  ],
)

export const VLIERHOF = withRivals(
  {
    name: 'Fysiotherapiepraktijk Vlierhof',
    aliases: ['Fysio Vlierhof', 'Fysiotherapie Vlierhof', 'FPV'],
    legalForm: 'maatschap',
    websites: ['https://fysiovlierhof.nl'],
    phones: ['036 555 17 94'],
    emails: ['praktijk@fysiovlierhof.nl'],
    addresses: [{ street: 'Bongerdstraat 112', postalCode: '1326 AA', city: 'Almere' }],
    foundingYear: 2006,
    kvk: '32115087',
    vat: 'NL816390254B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Dry needling', 'Sportrevalidatie', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Nadia Benali', role: 'praktijkhouder' },
      { name: 'Tom Wijnands', role: 'sportfysiotherapeut' },
    ],
    hours: ['ma,wo 08:00-20:00; di,do 08:00-18:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'FysioFlevo', website: 'https://fysioflevo.nl' },
    { name: 'Praktijk Het Bolwerk' },
    { name: 'Beweegstudio Almere Haven', website: 'https://beweegstudiohaven.nl' },
  ],
)

export const VECHT = withRivals(
  {
    name: 'De Groene Vecht Hoveniers',
    aliases: ['De Groene Vecht', 'Hoveniersbedrijf De Groene Vecht', 'DGV'],
    legalForm: 'eenmanszaak',
    websites: ['https://degroenevecht.nl'],
    phones: ['0529 55 54 09'],
    emails: ['post@degroenevecht.nl'],
    addresses: [{ street: 'Zeesserweg 5', postalCode: '7731 BE', city: 'Ommen' }],
    foundingYear: 2014,
    kvk: '61274930',
    vat: 'NL001847265B62',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Bestrating', 'Snoeiwerk'],
    team: [
      { name: 'Gerrit Makkinga', role: 'eigenaar' },
      { name: 'Lotte Hekman', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Hoveniersbedrijf Seinen' },
    { name: 'Tuinen van Salland', website: 'https://tuinenvansalland.nl' },
    { name: 'Groenwerk Dalfsen', website: 'https://groenwerkdalfsen.nl' },
  ],
)

export const CUYPERS = withRivals(
  {
    name: 'Autobedrijf Cuypers',
    aliases: ['Garage Cuypers', 'Cuypers Weert', 'ABC'],
    legalName: 'Autobedrijf Cuypers B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfcuypers.nl'],
    phones: ['0495 55 53 66'],
    emails: ['werkplaats@autobedrijfcuypers.nl'],
    addresses: [{ street: 'Kazernelaan 80', postalCode: '6006 SP', city: 'Weert' }],
    foundingYear: 1976,
    kvk: '13019745',
    vat: 'NL802936147B01',
    sector: 'garage',
    services: ['APK', 'Onderhoud', 'Bandenwissel', 'Airco-service'],
    team: [
      { name: 'Ruud Cuypers', role: 'directeur' },
      { name: 'Kim Peeters', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage Hermans' },
    { name: 'Autoservice Leudal', website: 'https://autoserviceleudal.nl' },
    { name: 'Carteam Weert', website: 'https://carteamweert.nl' },
  ],
)

export const VRB = withRivals(
  {
    name: 'Van Rossum Blom Advocaten',
    aliases: ['Van Rossum Blom', 'VRB Advocaten', 'VRB'],
    legalName: 'Van Rossum Blom Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumblom.nl'],
    phones: ['070 555 28 13'],
    emails: ['secretariaat@vanrossumblom.nl'],
    addresses: [{ street: 'Nassaulaan 15', postalCode: '2514 JT', city: 'Den Haag' }],
    foundingYear: 2001,
    kvk: '27198435',
    vat: 'NL809571426B01',
    sector: 'advocaat',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Eline van Rossum', role: 'partner' },
      { name: 'Jeroen Blom', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Hofstad Advocatuur', website: 'https://hofstadadvocatuur.nl' },
    { name: 'Dekker Lam Advocaten' },
    { name: 'Benoord Legal', website: 'https://benoordlegal.nl' },
  ],
)

export const KORENAAR = withRivals(
  {
    name: 'Bakkerij De Korenaar',
    aliases: ['De Korenaar', 'Bakker De Korenaar', 'BDK'],
    legalName: 'Bakkerij De Korenaar V.O.F.',
    legalForm: 'vof',
    websites: ['https://korenaarmiddelharnis.nl'],
    phones: ['0187 55 50 92'],
    emails: ['bestel@korenaarmiddelharnis.nl'],
    addresses: [{ street: 'Voorstraat 41', postalCode: '3241 EE', city: 'Middelharnis' }],
    foundingYear: 1962,
    kvk: '24056193',
    vat: 'NL807258419B01',
    sector: 'bakker',
    services: ['Desembrood', 'Taarten op bestelling', 'Bruidstaarten', 'Lunchbroodjes'],
    team: [
      { name: 'Arjan Tanis', role: 'eigenaar' },
      { name: 'Marieke Tanis', role: 'banketbakker' },
    ],
    hours: ['ma gesloten; di,wo,do 07:00-17:30; vr 07:00-18:00; za 06:30-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Grinwis' },
    { name: 'Brood van Flakkee', website: 'https://broodvanflakkee.nl' },
    { name: 'Banketbakkerij Visser', website: 'https://banketvisser.nl' },
  ],
)

export const RUITER = withRivals(
  {
    name: 'Schildersbedrijf Ruiter',
    aliases: ['Ruiter Schilderwerken', 'Ruiter Schilders', 'SBR'],
    legalForm: 'eenmanszaak',
    websites: ['https://ruiterschilders.nl'],
    phones: ['0227 55 56 78'],
    emails: ['info@ruiterschilders.nl'],
    addresses: [{ street: 'Oosterhaven 12', postalCode: '1671 AB', city: 'Medemblik' }],
    foundingYear: 1999,
    kvk: '37084512',
    vat: 'NL001362794B18',
    sector: 'schilder',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Klaas Ruiter', role: 'eigenaar' },
      { name: 'Bas Appelman', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Commandeur' },
    { name: 'Wit & Partners', website: 'https://witschilders.nl' },
    { name: 'Verfwerk West-Friesland', website: 'https://verfwerkwf.nl' },
  ],
)
