/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VERHAGEN = withRivals(
  {
    name: 'Verhagen Roossink Advocaten',
    aliases: ['Verhagen Roossink', 'Advocatenkantoor Verhagen Roossink', 'VRA'],
    legalForm: 'maatschap',
    websites: ['https://verhagenroossink.nl'],
    phones: ['0575 55 41 80'],
    emails: ['info@verhagenroossink.nl'],
    addresses: [{ street: 'Houtmarkt 62', postalCode: '7201 KM', city: 'Zutphen' }],
    foundingYear: 1994,
    kvk: '08117352',
    vat: 'NL809443217B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Ineke Verhagen', role: 'partner' },
      { name: 'Bram Roossink', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Hanzestad Advocaten', website: 'https://hanzestadadvocaten.nl' },
    { name: 'Kroon & Lammers' },
    { name: 'Berkel Legal', website: 'https://berkellegal.nl' },
  ],
)

export const TOEN = withRivals(
  {
    name: 'Tuinen van Toen',
    aliases: ['Hoveniersbedrijf Tuinen van Toen', 'TvT Hoveniers', 'TvT'],
    legalName: 'Tuinen van Toen V.O.F.',
    legalForm: 'vof',
    websites: ['https://tuinenvantoen.nl'],
    phones: ['0411 55 27 09'],
    emails: ['hallo@tuinenvantoen.nl'],
    addresses: [{ street: 'Mijlstraat 48', postalCode: '5281 LL', city: 'Boxtel' }],
    foundingYear: 2006,
    kvk: '17189403',
    vat: 'NL815720364B01',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Vijvers'],
    team: [
      { name: 'Koen van Gestel', role: 'eigenaar' },
      { name: 'Marloes Smulders', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Van der Sande Hoveniers', website: 'https://vandersandehoveniers.nl' },
    { name: 'De Dommeltuin', website: 'https://dedommeltuin.nl' },
    { name: 'Buitenkans Tuinen' },
  ],
)

export const DIJKHUIZEN = withRivals(
  {
    name: 'Schildersbedrijf Dijkhuizen & Zn.',
    aliases: ['Schildersbedrijf Dijkhuizen', 'Dijkhuizen Schilders', 'SDZ'],
    legalName: 'Schildersbedrijf Dijkhuizen & Zn. B.V.',
    legalForm: 'bv',
    websites: ['https://dijkhuizenschilders.nl'],
    phones: ['0522 55 16 34'],
    emails: ['info@dijkhuizenschilders.nl'],
    addresses: [{ street: 'Industrieweg 17', postalCode: '7944 HT', city: 'Meppel' }],
    foundingYear: 1968,
    kvk: '04029587',
    vat: 'NL803318265B01',
    sector: 'schildersbedrijf',
    services: ['Binnenschilderwerk', 'Buitenschilderwerk', 'Behangen', 'Houtrotherstel'],
    team: [
      { name: 'Henk Dijkhuizen', role: 'directeur' },
      { name: 'Rianne Dijkhuizen', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Kleurmeesters Meppel', website: 'https://kleurmeestersmeppel.nl' },
    { name: 'Schildersbedrijf Booij' },
    { name: 'Reestdal Schilderwerken', website: 'https://reestdalschilderwerken.nl' },
  ],
)

export const VELUWEZOOM = withRivals(
  {
    name: 'Mondzorg Veluwezoom',
    aliases: ['Tandartspraktijk Veluwezoom', 'MVZ'],
    legalName: 'Mondzorg Veluwezoom B.V.',
    legalForm: 'bv',
    websites: ['https://mondzorgveluwezoom.nl'],
    phones: ['0313 55 80 22'],
    emails: ['balie@mondzorgveluwezoom.nl'],
    addresses: [{ street: 'Wilhelminaweg 35', postalCode: '6951 BN', city: 'Dieren' }],
    foundingYear: 2009,
    kvk: '09184726',
    vat: 'NL820917345B01',
    sector: 'tandartspraktijk',
    services: ['Periodieke controle', 'Implantaten', 'Wortelkanaalbehandeling', 'Beugels'],
    team: [
      { name: 'Sanne Elderink', role: 'tandarts' },
      { name: 'Joris Papavoine', role: 'mondhygiënist' },
    ],
    hours: ['ma 08:00-17:00; di 08:00-20:00; wo,do 08:00-17:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Tandartsen aan de Spoorstraat' },
    { name: 'Praktijk De IJsselpoort', website: 'https://ijsselpoorttandarts.nl' },
    { name: 'Dental Care Rheden', website: 'https://dentalcarerheden.nl' },
  ],
)

export const HBK = withRivals(
  {
    name: 'HBK Makelaars',
    aliases: ['HBK', 'Hofstede Bakker Kuipers Makelaars'],
    legalName: 'HBK Makelaars B.V.',
    legalForm: 'bv',
    websites: ['https://hbkmakelaars.nl'],
    phones: ['0183 55 63 90'],
    emails: ['wonen@hbkmakelaars.nl'],
    addresses: [{ street: 'Langendijk 91', postalCode: '4201 CG', city: 'Gorinchem' }],
    foundingYear: 1987,
    kvk: '23051894',
    vat: 'NL807265914B01',
    sector: 'makelaar',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Ruud Hofstede', role: 'eigenaar' },
      { name: 'Carla Kuipers', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Merwestad Makelaardij', website: 'https://merwestadmakelaardij.nl' },
    { name: 'Van Arkel Wonen' },
    { name: 'Linge Vastgoed', website: 'https://lingevastgoed.nl' },
  ],
)

export const TIELEMANS = withRivals(
  {
    name: 'Garage Tielemans',
    aliases: ['Autobedrijf Tielemans', 'GTV'],
    legalName: 'Autobedrijf Tielemans B.V.',
    legalForm: 'bv',
    websites: ['https://garagetielemans.nl'],
    phones: ['0478 55 39 17'],
    emails: ['werkplaats@garagetielemans.nl'],
    addresses: [{ street: 'Keizersveld 28', postalCode: '5803 AN', city: 'Venray' }],
    foundingYear: 1979,
    kvk: '12024861',
    vat: 'NL804172936B01',
    sector: 'autobedrijf',
    services: ['APK', 'Onderhoud', 'Bandenservice', 'Occasions'],
    team: [
      { name: 'Peter Tielemans', role: 'eigenaar' },
      { name: 'Stef Arts', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Autoservice Peelland', website: 'https://autoservicepeelland.nl' },
    { name: 'Autohuis Raymakers' },
    { name: 'CarFix Venray', website: 'https://carfixvenray.nl' },
  ],
)

export const ZONNEGROET = withRivals(
  {
    name: 'Zonnegroet',
    aliases: ['Yogastudio Zonnegroet', 'Zonnegroet Yoga', 'YZG'],
    legalForm: 'eenmanszaak',
    websites: ['https://zonnegroetmiddelburg.nl'],
    phones: ['06 55 18 74 20'],
    emails: ['namaste@zonnegroetmiddelburg.nl'],
    addresses: [{ street: 'Vlasmarkt 39', postalCode: '4331 PC', city: 'Middelburg' }],
    foundingYear: 2016,
    kvk: '65820417',
    vat: 'NL001948372B56',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie'],
    team: [
      { name: 'Fleur Matthijsse', role: 'eigenaar' },
      { name: 'Ravi Sewnandan', role: 'docent' },
    ],
    hours: ['ma,wo 09:00-21:30; di,do 17:00-21:30; vr 09:00-12:30; za 09:30-12:00; zo gesloten'],
  },
  [
    { name: 'Yoga aan de Gracht', website: 'https://yogaaandegracht.nl' },
    { name: 'Studio Prana Zeeland', website: 'https://studiopranazeeland.nl' },
    { name: 'De Lotuskamer' },
  ],
)

export const KORENSCHOOF = withRivals(
  {
    name: 'De Korenschoof',
    aliases: ['Bakkerij De Korenschoof', 'Korenschoof', 'BDK'],
    legalName: 'Bakkerij De Korenschoof V.O.F.',
    legalForm: 'vof',
    websites: ['https://dekorenschoof.nl'],
    phones: ['0515 55 70 46'],
    emails: ['bakker@dekorenschoof.nl'],
    addresses: [{ street: 'Oosterdijk 53', postalCode: '8601 BS', city: 'Sneek' }],
    foundingYear: 1952,
    kvk: '01063482',
    vat: 'NL802637491B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Suikerbrood', 'Taarten op bestelling', 'Broodjesservice'],
    team: [
      { name: 'Sjoerd Hiemstra', role: 'eigenaar' },
      { name: 'Tetske Hiemstra', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-18:00; za 07:00-16:30; zo gesloten'],
  },
  [
    { name: 'Bakker Wieringa', website: 'https://bakkerwieringa.nl' },
    { name: 'Broodhuis de Waag' },
    { name: 'Bakkerij Ypma', website: 'https://bakkerijypma.nl' },
  ],
)

export const DRIBBELAAR = withRivals(
  {
    name: 'Kinderopvang Dribbelaar',
    aliases: ['Dribbelaar', 'De Dribbelaar', 'KOD'],
    legalName: 'Stichting Kinderopvang Dribbelaar',
    legalForm: 'stichting',
    websites: ['https://kinderopvangdribbelaar.nl'],
    phones: ['0495 55 24 61'],
    emails: ['planning@kinderopvangdribbelaar.nl'],
    addresses: [{ street: 'Biest 74', postalCode: '6001 AS', city: 'Weert' }],
    foundingYear: 2003,
    kvk: '13047928',
    vat: 'NL812508637B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Flexibele opvang'],
    team: [
      { name: 'Anke Teuwen', role: 'directeur' },
      { name: 'Mirjam Stals', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Wereldwijs', website: 'https://wereldwijsweert.nl' },
    { name: 'Het Vlindernest', website: 'https://hetvlindernest.nl' },
    { name: 'BSO Klimop' },
  ],
)

export const LICHTVAL = withRivals(
  {
    name: 'Lichtval Fotografie',
    aliases: ['Lichtval', 'Studio Lichtval', 'LVF'],
    legalForm: 'eenmanszaak',
    websites: ['https://lichtvalfotografie.nl'],
    phones: ['06 55 42 91 36'],
    emails: ['studio@lichtvalfotografie.nl'],
    addresses: [{ street: 'Weerwal 20', postalCode: '1441 BM', city: 'Purmerend' }],
    foundingYear: 2013,
    kvk: '58174029',
    vat: 'NL002174936B82',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Newbornshoots', 'Bedrijfsportretten', 'Productfotografie'],
    team: [
      { name: 'Naomi Kalkman', role: 'eigenaar' },
      { name: 'Tim Bosland', role: 'assistent' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Fotostudio Beemster', website: 'https://fotostudiobeemster.nl' },
    { name: 'Jorinde Klaver Fotografie' },
    { name: 'Beeldmakers Waterland', website: 'https://beeldmakerswaterland.nl' },
  ],
)
