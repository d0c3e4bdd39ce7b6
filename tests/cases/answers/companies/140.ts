/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VELDKAMP = withRivals(
  {
    name: 'Bakkerij Veldkamp',
    aliases: ['Veldkamp Brood & Banket', 'Bakker Veldkamp', 'BVD'],
    legalName: 'Bakkerij Veldkamp V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijveldkamp.nl'],
    phones: ['0314 55 52 17'],
    emails: ['winkel@bakkerijveldkamp.nl'],
    addresses: [{ street: 'Waterstraat 38', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 1956,
    kvk: '09083412',
    vat: 'NL804127365B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Taarten op bestelling', 'Belegde broodjes', 'Bakworkshops'],
    team: [
      { name: 'Henk Veldkamp', role: 'eigenaar' },
      { name: 'Marloes Veldkamp', role: 'banketbakker' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-17:30; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bakker Wessels', website: 'https://bakkerwessels.nl' },
    { name: 'Broodbakkerij De Achterhoek', website: 'https://broodachterhoek.nl' },
    { name: 'Banketbakkerij Nijhof' },
  ],
)

export const NOORDZICHT = withRivals(
  {
    name: 'Autoservice Noordzicht',
    aliases: ['Garage Noordzicht', 'Autobedrijf Noordzicht', 'ASN'],
    legalName: 'Autoservice Noordzicht B.V.',
    legalForm: 'bv',
    websites: ['https://autoservicenoordzicht.nl'],
    phones: ['0223 55 54 80'],
    emails: ['info@autoservicenoordzicht.nl'],
    addresses: [{ street: 'Industrieweg 27', postalCode: '1785 AG', city: 'Den Helder' }],
    foundingYear: 1987,
    kvk: '37061245',
    vat: 'NL808451296B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Bandenwissel', 'Aircoservice'],
    team: [
      { name: 'Peter Kuiper', role: 'eigenaar' },
      { name: 'Sanne Mulder', role: 'receptioniste' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage De Schooten' },
    { name: 'Autobedrijf Van Beek', website: 'https://autobedrijfvanbeek.nl' },
    { name: 'Carcenter Marsdiep', website: 'https://carcentermarsdiep.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Fysiotherapie De Linde',
    aliases: ['Fysio De Linde', 'Praktijk De Linde', 'FDL'],
    legalForm: 'maatschap',
    websites: ['https://fysiodelinde.nl'],
    phones: ['0570 55 53 41'],
    emails: ['praktijk@fysiodelinde.nl'],
    addresses: [{ street: 'Brinkgreverweg 112', postalCode: '7413 AC', city: 'Deventer' }],
    foundingYear: 2004,
    kvk: '08132750',
    vat: 'NL812406937B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Bekkenfysiotherapie', 'Dry needling'],
    team: [
      { name: 'Ilse Wagenaar', role: 'praktijkhouder' },
      { name: 'Tom Reinders', role: 'fysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'FysioVitaal Colmschate', website: 'https://fysiovitaalcolmschate.nl' },
    { name: 'Fysiotherapie Borgele' },
    { name: 'Het Bewegingshuis', website: 'https://bewegingshuisdeventer.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Hoekstra Wonen Makelaardij',
    aliases: ['Hoekstra Wonen', 'Hoekstra Wonen Makelaars', 'HWM'],
    legalName: 'Hoekstra Wonen Makelaardij B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrawonen.nl'],
    phones: ['0515 55 51 90'],
    emails: ['sneek@hoekstrawonen.nl'],
    addresses: [{ street: 'Kleinzand 64', postalCode: '8601 BH', city: 'Sneek' }],
    foundingYear: 1999,
    kvk: '01087354',
    vat: 'NL809632147B01',
    sector: 'makelaar',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Douwe Hoekstra', role: 'directeur' },
      { name: 'Anke Visser', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Waterland Makelaars', website: 'https://waterlandmakelaarssneek.nl' },
    { name: 'Makelaardij Feenstra' },
    { name: 'Friso Vastgoed', website: 'https://frisovastgoed.nl' },
  ],
)

export const DONGEN = withRivals(
  {
    name: 'Installatiebedrijf Van Dongen',
    aliases: ['Van Dongen Installatietechniek', 'Van Dongen Installaties', 'IVD'],
    legalName: 'Installatiebedrijf Van Dongen B.V.',
    legalForm: 'bv',
    websites: ['https://vandongeninstallaties.nl'],
    phones: ['0165 55 57 36'],
    emails: ['service@vandongeninstallaties.nl'],
    addresses: [{ street: 'Bredaseweg 205', postalCode: '4702 KR', city: 'Roosendaal' }],
    foundingYear: 1978,
    kvk: '20047816',
    vat: 'NL803519624B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Badkamers', 'Airconditioning'],
    team: [
      { name: 'Kees van Dongen', role: 'directeur' },
      { name: 'Linda Oomen', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Brabant Klimaat', website: 'https://brabantklimaat.nl' },
    { name: 'Loodgieter Koolen' },
    { name: 'Hagens Techniek', website: 'https://hagenstechniek.nl' },
  ],
)

export const STADSWAL = withRivals(
  {
    name: 'Restaurant De Stadswal',
    aliases: ['De Stadswal', 'Stadswal Zutphen', 'RDS'],
    legalForm: 'vof',
    websites: ['https://destadswal.nl'],
    phones: ['0575 55 56 02'],
    emails: ['reserveren@destadswal.nl'],
    addresses: [{ street: 'Beukerstraat 51', postalCode: '7201 LC', city: 'Zutphen' }],
    foundingYear: 2013,
    kvk: '57320914',
    vat: 'NL852961430B01',
    sector: 'restaurant',
    services: ['Lunch', 'Diner', 'Private dining', 'Wijnproeverijen'],
    team: [
      { name: 'Esther Hamelink', role: 'eigenaar' },
      { name: 'Joris Hamelink', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 12:00-23:00; zo 12:00-21:00'],
  },
  [
    { name: 'Eetcafé De Berkel', website: 'https://eetcafedeberkel.nl' },
    { name: 'Brasserie IJsselzicht', website: 'https://brasserieijsselzicht.nl' },
    { name: 'Proeflokaal Walburg' },
  ],
)

export const KROMME = withRivals(
  {
    name: 'Dierenkliniek Kromme Rijn',
    aliases: ['Dierenarts Kromme Rijn', 'Kromme Rijn Dierenartsen', 'DKR'],
    legalName: 'Dierenkliniek Kromme Rijn B.V.',
    legalForm: 'bv',
    websites: ['https://dierenkliniekkrommerijn.nl'],
    phones: ['030 555 27 64'],
    emails: ['balie@dierenkliniekkrommerijn.nl'],
    addresses: [{ street: 'De Slinger 18', postalCode: '3995 DE', city: 'Houten' }],
    foundingYear: 1994,
    kvk: '30127459',
    vat: 'NL805814673B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsreiniging', 'Castratie en sterilisatie', 'Huisbezoek'],
    team: [
      { name: 'Nienke de Graaf', role: 'eigenaar' },
      { name: 'Bas Hoogland', role: 'paraveterinair' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-18:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Het Rond', website: 'https://daphetrond.nl' },
    { name: 'Dierenkliniek Castellum' },
    { name: 'AniVet Bunnik', website: 'https://anivetbunnik.nl' },
  ],
)

export const POSTMA = withRivals(
  {
    name: 'Schildersbedrijf Postma',
    aliases: ['Postma Schilders', 'Postma Schilderwerken', 'SBP'],
    legalForm: 'eenmanszaak',
    websites: ['https://postmaschilders.nl'],
    phones: ['0592 55 58 13'],
    emails: ['info@postmaschilders.nl'],
    addresses: [{ street: 'Groningerstraat 143', postalCode: '9401 BK', city: 'Assen' }],
    foundingYear: 2002,
    kvk: '04067281',
    vat: 'NL001938476B52',
    sector: 'schilder',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Wim Postma', role: 'eigenaar' },
      { name: 'Roy Eising', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Van der Veen Schilderwerken', website: 'https://vdveenschilderwerken.nl' },
    { name: 'Kleur & Klus Assen' },
    { name: 'Schildersbedrijf Ottens', website: 'https://schildersbedrijfottens.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Balans Administratie',
    aliases: ['Balans Administratiekantoor', 'Balans Boekhouders', 'BAT'],
    legalForm: 'eenmanszaak',
    websites: ['https://balansadministratie.nl'],
    phones: ['013 555 48 29'],
    emails: ['hallo@balansadministratie.nl'],
    addresses: [{ street: 'Spoorlaan 318', postalCode: '5038 CC', city: 'Tilburg' }],
    foundingYear: 2009,
    kvk: '18094637',
    vat: 'NL002471583B66',
    sector: 'boekhouder',
    services: ['Btw-aangifte', 'Jaarrekening', 'Loonadministratie', 'Inkomstenbelasting'],
    team: [
      { name: 'Karin Smulders', role: 'eigenaar' },
      { name: 'Joost Verbakel', role: 'boekhouder' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 08:30-12:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Cijferhuis Tilburg', website: 'https://cijferhuistilburg.nl' },
    { name: 'Van Gorp Accountants' },
    { name: 'De Boekhoudfabriek', website: 'https://deboekhoudfabriek.nl' },
  ],
)

export const GROEN = withRivals(
  {
    name: 'Rijschool Groen Licht',
    aliases: ['Verkeersschool Groen Licht', 'Groen Licht Almere', 'RGL'],
    legalForm: 'vof',
    websites: ['https://rijschoolgroenlicht.nl'],
    phones: ['036 555 61 07'],
    emails: ['lessen@rijschoolgroenlicht.nl'],
    addresses: [{ street: 'Wagenmakerbaan 90', postalCode: '1315 BC', city: 'Almere' }],
    foundingYear: 2016,
    kvk: '65218037',
    vat: 'NL856024719B01',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Spoedcursus', 'Faalangsttraining'],
    team: [
      { name: 'Samira Haddou', role: 'eigenaar' },
      { name: 'Mark Wiegers', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Rijschool De Vaart', website: 'https://rijschooldevaart.nl' },
    { name: 'Drive4You Almere' },
    { name: 'Autorijschool Flevo', website: 'https://autorijschoolflevo.nl' },
  ],
)
