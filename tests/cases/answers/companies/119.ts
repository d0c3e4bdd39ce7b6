/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KAMPHUIS = withRivals(
  {
    name: 'Bakkerij Kamphuis',
    aliases: ['Bakker Kamphuis', 'Kamphuis Brood & Banket', 'BKO'],
    legalName: 'Bakkerij Kamphuis V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijkamphuis.nl'],
    phones: ['0541 55 51 27'],
    emails: ['winkel@bakkerijkamphuis.nl'],
    addresses: [{ street: 'Marktstraat 9', postalCode: '7631 BX', city: 'Ootmarsum' }],
    foundingYear: 1924,
    kvk: '06041837',
    vat: 'NL801947263B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Krentenwegge', 'Bruidstaarten', 'Broodbezorging'],
    team: [
      { name: 'Herman Kamphuis', role: 'eigenaar' },
      { name: 'Lieke Kamphuis', role: 'banketbakker' },
    ],
    hours: ['ma gesloten; di,wo,do 07:30-17:30; vr 07:30-18:00; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Oude Markt', website: 'https://bakkerijoudemarkt.nl' },
    { name: 'Brood & Banket Hesselink' },
    { name: 'De Twentse Korenmolen', website: 'https://twentsekorenmolen.nl' },
  ],
)

export const LINIE = withRivals(
  {
    name: 'Autobedrijf De Linie',
    aliases: ['Garage De Linie', 'De Linie Auto’s', 'ADL'],
    legalName: 'Autobedrijf De Linie B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfdelinie.nl'],
    phones: ['0182 55 54 30'],
    emails: ['werkplaats@autobedrijfdelinie.nl'],
    addresses: [{ street: 'Nijverheidsstraat 44', postalCode: '2802 AJ', city: 'Gouda' }],
    foundingYear: 1987,
    kvk: '29036582',
    vat: 'NL009458127B01',
    sector: 'garage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Bandenservice', 'Aircoservice'],
    team: [
      { name: 'Ronald Verkaik', role: 'directeur' },
      { name: 'Samira Bouali', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage Blom', website: 'https://garageblom.nl' },
    { name: 'Autoservice Goverwelle' },
    { name: 'KwikCar Gouda', website: 'https://kwikcargouda.nl' },
  ],
)

export const WORP = withRivals(
  {
    name: 'Dierenkliniek De Worp',
    aliases: ['Dierenarts De Worp', 'Dierenartsen De Worp', 'DKW'],
    legalForm: 'maatschap',
    websites: ['https://dierenkliniekdeworp.nl'],
    phones: ['0570 55 57 61'],
    emails: ['balie@dierenkliniekdeworp.nl'],
    addresses: [{ street: 'Twelloseweg 38', postalCode: '7419 BJ', city: 'Deventer' }],
    foundingYear: 2006,
    kvk: '08153926',
    vat: 'NL815327094B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandelingen', 'Sterilisaties en castraties', 'Röntgenonderzoek'],
    team: [
      { name: 'Annemiek Roelofs', role: 'dierenarts' },
      { name: 'Bas Tijhuis', role: 'dierenarts' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-20:00; vr 08:30-17:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Salland', website: 'https://dapsalland.nl' },
    { name: 'Dierenkliniek Colmschate' },
    { name: 'Vetcentrum IJsselstad', website: 'https://vetcentrumijsselstad.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Brouwer Lindeman Advocaten',
    aliases: ['Brouwer Lindeman', 'BL Advocaten', 'BLA'],
    legalName: 'Brouwer Lindeman Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://www.brouwerlindeman.nl'],
    phones: ['010 555 48 90'],
    emails: ['info@brouwerlindeman.nl'],
    addresses: [{ street: 'Westersingel 73', postalCode: '3015 LC', city: 'Rotterdam' }],
    foundingYear: 1996,
    kvk: '24287315',
    vat: 'NL804736218B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Huurrecht', 'Echtscheidingen', 'Mediation'],
    team: [
      { name: 'Joost Brouwer', role: 'advocaat en partner' },
      { name: 'Carla Lindeman', role: 'advocaat en partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Maashaven Advocaten', website: 'https://maashavenadvocaten.nl' },
    { name: 'Van Rossum Legal' },
    { name: 'Kralingen Advocatuur', website: 'https://kralingenadvocatuur.nl' },
  ],
)

export const SCHOUTEN = withRivals(
  {
    name: 'Verhuisbedrijf Schouten & Zn.',
    aliases: ['Schouten Verhuizingen', 'Schouten & Zonen', 'VSZ'],
    legalName: 'Verhuisbedrijf Schouten & Zn. B.V.',
    legalForm: 'bv',
    websites: ['https://schoutenverhuizingen.nl'],
    phones: ['040 555 27 16'],
    emails: ['planning@schoutenverhuizingen.nl'],
    addresses: [{ street: 'Hurksestraat 19', postalCode: '5652 AH', city: 'Eindhoven' }],
    foundingYear: 1968,
    kvk: '17062394',
    vat: 'NL007283914B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Kantoorverhuizingen', 'Opslag', 'Verhuisliften'],
    team: [
      { name: 'Peter Schouten', role: 'directeur' },
      { name: 'Nicole van Gerwen', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Lichtstad Verhuizers', website: 'https://lichtstadverhuizers.nl' },
    { name: 'Janssen Verhuisservice' },
    { name: 'MoveIt Brabant', website: 'https://moveitbrabant.nl' },
  ],
)

export const LEEUW = withRivals(
  {
    name: 'Hotel De Gulden Leeuw',
    aliases: ['De Gulden Leeuw', 'Hotel-Restaurant De Gulden Leeuw', 'HGL'],
    legalForm: 'vof',
    websites: ['https://hotelguldenleeuw.nl'],
    phones: ['0519 55 52 08'],
    emails: ['receptie@hotelguldenleeuw.nl'],
    addresses: [{ street: 'Diepswal 5', postalCode: '9101 LA', city: 'Dokkum' }],
    foundingYear: 1953,
    kvk: '01086247',
    vat: 'NL810562937B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijtbuffet', 'Fietsverhuur', 'Vergaderzaal'],
    team: [
      { name: 'Sietske Wiersma', role: 'eigenaar' },
      { name: 'Jelle Wiersma', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-22:00; za,zo 08:00-22:00'],
  },
  [
    { name: 'Herberg De Bonte Poort', website: 'https://debontepoort.nl' },
    { name: 'Hotel Bolwerkzicht' },
    { name: 'Logement Waddenrust', website: 'https://logementwaddenrust.nl' },
  ],
)

export const PIXEL = withRivals(
  {
    name: 'Pixelpolder',
    aliases: ['Webbureau Pixelpolder', 'Pixelpolder Webdesign', 'PXP'],
    legalName: 'Pixelpolder B.V.',
    legalForm: 'bv',
    websites: ['https://pixelpolder.nl'],
    phones: ['0320 55 59 14'],
    emails: ['hallo@pixelpolder.nl'],
    addresses: [{ street: 'Stationsplein 28', postalCode: '8232 VT', city: 'Lelystad' }],
    foundingYear: 2013,
    kvk: '58274916',
    vat: 'NL853019476B01',
    sector: 'webbureau',
    services: ['Webdesign', 'Webshops', 'SEO', 'Hosting'],
    team: [
      { name: 'Tamara de Wit', role: 'oprichter' },
      { name: 'Kevin Nandoe', role: 'developer' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Studio Batavier', website: 'https://studiobatavier.nl' },
    { name: 'Webkracht Flevoland' },
    { name: 'Klikwerk', website: 'https://klikwerk.nl' },
  ],
)

export const WIJNANDS = withRivals(
  {
    name: 'Slagerij Wijnands',
    aliases: ['Keurslager Wijnands', 'Slagerij Wijnands-Peters', 'SWR'],
    legalForm: 'eenmanszaak',
    websites: ['https://slagerijwijnands.nl'],
    phones: ['0475 55 58 33'],
    emails: ['bestelling@slagerijwijnands.nl'],
    addresses: [{ street: 'Neerstraat 51', postalCode: '6041 KB', city: 'Roermond' }],
    foundingYear: 1979,
    kvk: '13027465',
    vat: 'NL001836427B52',
    sector: 'slagerij',
    services: ['Vers vlees', 'Gourmetschotels', 'Barbecuepakketten', 'Huisgemaakte worst'],
    team: [
      { name: 'Frank Wijnands', role: 'eigenaar' },
      { name: 'Marij Peters', role: 'winkelmanager' },
    ],
    hours: ['ma 12:00-18:00; di,wo,do 08:30-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Op de Berg', website: 'https://slagerijopdeberg.nl' },
    { name: 'Vleesboerderij Thijssen' },
    { name: 'Slagerij Cuypers', website: 'https://slagerijcuypers.nl' },
  ],
)

export const OOGPUNT = withRivals(
  {
    name: 'Oogpunt Optiek',
    aliases: ['Oogpunt', 'Opticien Oogpunt', 'OPO'],
    legalForm: 'vof',
    websites: ['https://oogpuntgoes.nl'],
    phones: ['0113 55 54 77'],
    emails: ['winkel@oogpuntgoes.nl'],
    addresses: [{ street: 'Lange Kerkstraat 26', postalCode: '4461 JH', city: 'Goes' }],
    foundingYear: 2009,
    kvk: '22071958',
    vat: 'NL820461937B01',
    sector: 'opticien',
    services: ['Oogmetingen', 'Brillen', 'Contactlenzen', 'Zonnebrillen op sterkte'],
    team: [
      { name: 'Marloes de Kam', role: 'optometrist' },
      { name: 'Ruben Steketee', role: 'eigenaar' },
    ],
    hours: ['ma 13:00-17:30; di,wo,vr 09:30-17:30; do 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brillerie Zeeland', website: 'https://brilleriezeeland.nl' },
    { name: 'Optiek Van Damme' },
    { name: 'Ganzenoog Optiek', website: 'https://ganzenoog.nl' },
  ],
)

export const NOORDERLICHT = withRivals(
  {
    name: 'Schildersbedrijf Noorderlicht',
    aliases: ['Noorderlicht Schilders', 'Noorderlicht Schilderwerken', 'SNL'],
    legalName: 'Schildersbedrijf Noorderlicht B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtschilders.nl'],
    phones: ['050 555 36 82'],
    emails: ['offerte@noorderlichtschilders.nl'],
    addresses: [{ street: 'Koningsweg 8', postalCode: '9731 AT', city: 'Groningen' }],
    foundingYear: 2001,
    kvk: '02073618',
    vat: 'NL809174352B01',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Henk Bolhuis', role: 'directeur' },
      { name: 'Wendy Postma', role: 'calculator' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Stadskleur Schilders', website: 'https://stadskleur.nl' },
    { name: 'Schildersbedrijf De Wal' },
    { name: 'Kwast & Co', website: 'https://kwastenco.nl' },
  ],
)
