/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WIELINGA = withRivals(
  {
    name: 'Timmerbedrijf Wielinga',
    aliases: ['Wielinga Timmerwerk', 'Wielinga', 'TBW'],
    legalName: 'Timmerbedrijf Wielinga',
    legalForm: 'eenmanszaak',
    websites: ['https://timmerbedrijfwielinga.nl'],
    phones: ['0517 55 51 84'],
    emails: ['durk@timmerbedrijfwielinga.nl'],
    addresses: [{ street: 'Harlingerweg 46', postalCode: '8801 PB', city: 'Franeker' }],
    foundingYear: 1992,
    kvk: '01062947',
    vat: 'NL001384729B52',
    sector: 'timmerman',
    services: ['Kozijnen', 'Dakkapellen', 'Traprenovatie', 'Kasten op maat'],
    team: [
      { name: 'Durk Wielinga', role: 'eigenaar' },
      { name: 'Femke Postma', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do,vr 07:15-16:15; za,zo gesloten'],
  },
  [
    { name: 'Timmerwerken Sjaarda', website: 'https://timmerwerkensjaarda.nl' },
    { name: 'Bouwbedrijf Kalma' },
    { name: 'Houtwerkplaats Noord', website: 'https://houtwerkplaatsnoord.nl' },
  ],
)

export const REKENRIJK = withRivals(
  {
    name: 'Boekhoudkantoor Rekenrijk',
    aliases: ['Rekenrijk', 'Rekenrijk Administraties', 'BKR'],
    legalName: 'Rekenrijk B.V.',
    legalForm: 'bv',
    websites: ['https://rekenrijkadministraties.nl'],
    phones: ['0318 55 56 27'],
    emails: ['info@rekenrijkadministraties.nl'],
    addresses: [{ street: 'Kerkewijk 118', postalCode: '3904 JG', city: 'Veenendaal' }],
    foundingYear: 2009,
    kvk: '30261874',
    vat: 'NL820417593B01',
    sector: 'boekhouder',
    services: ['Btw-aangifte', 'Jaarrekening', 'Loonadministratie', 'Inkomstenbelasting'],
    team: [
      { name: 'Arjan van Ginkel', role: 'directeur' },
      { name: 'Lotte Hardeman', role: 'boekhouder' },
    ],
    hours: ['ma,di,wo,do 08:45-17:15; vr 08:45-13:00; za,zo gesloten'],
  },
  [
    { name: 'Administratiekantoor Vallei', website: 'https://administratiekantoorvallei.nl' },
    { name: 'Van Schuppen Administraties' },
    { name: 'Boekwijs', website: 'https://boekwijsveenendaal.nl' },
  ],
)

export const DIENBLAD = withRivals(
  {
    name: 'Catering Het Zilveren Dienblad',
    aliases: ['Het Zilveren Dienblad', 'Zilveren Dienblad', 'HZD'],
    legalName: 'Het Zilveren Dienblad V.O.F.',
    legalForm: 'vof',
    websites: ['https://zilverendienblad.nl'],
    phones: ['0314 55 53 96'],
    emails: ['feest@zilverendienblad.nl', 'offerte@zilverendienblad.nl'],
    addresses: [{ street: 'Terborgseweg 63', postalCode: '7005 BB', city: 'Doetinchem' }],
    foundingYear: 2013,
    kvk: '57390216',
    vat: 'NL853217946B01',
    sector: 'cateraar',
    services: ['Buffetten', 'Bedrijfslunches', 'Barbecue', 'Walking dinner'],
    team: [
      { name: 'Ilse Wassink', role: 'eigenaar' },
      { name: 'Thijs Wassink', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Catering Slangenburg', website: 'https://cateringslangenburg.nl' },
    { name: 'Partyservice Achterhoek' },
    { name: 'Kookteam Berendsen', website: 'https://kookteamberendsen.nl' },
  ],
)

export const LICHTVAL = withRivals(
  {
    name: 'Fotografie Lichtval',
    aliases: ['Lichtval', 'Studio Lichtval', 'FLV'],
    legalName: 'Fotografie Lichtval',
    legalForm: 'eenmanszaak',
    websites: ['https://fotografielichtval.nl'],
    phones: ['06 55 58 24 93'],
    emails: ['floor@fotografielichtval.nl'],
    addresses: [{ street: 'Verwersstraat 77', postalCode: '5211 HT', city: "'s-Hertogenbosch" }],
    foundingYear: 2016,
    kvk: '66471928',
    vat: 'NL002094817B63',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Bedrijfsportretten', 'Newbornshoots', 'Productfotografie'],
    team: [{ name: 'Floor Pijnenburg', role: 'eigenaar en fotograaf' }],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Foto Dommelkwartier', website: 'https://fotodommelkwartier.nl' },
    { name: 'Studio Zoetelief' },
    { name: 'Marit van Beers Fotografie', website: 'https://maritvanbeers.nl' },
  ],
)

export const VIJZEL = withRivals(
  {
    name: 'Apotheek De Vijzel',
    aliases: ['De Vijzel', 'Vijzel Apotheek', 'ADV'],
    legalName: 'Apotheek De Vijzel B.V.',
    legalForm: 'bv',
    websites: ['https://apotheekdevijzel.nl'],
    phones: ['0118 55 54 70'],
    emails: ['recept@apotheekdevijzel.nl'],
    addresses: [{ street: 'Langeviele 39', postalCode: '4331 LT', city: 'Middelburg' }],
    foundingYear: 1956,
    kvk: '22014963',
    vat: 'NL800462917B01',
    sector: 'apotheek',
    services: ['Herhaalrecepten', 'Medicatiebeoordeling', 'Bezorgdienst', 'Reisadvies'],
    team: [
      { name: 'Marijke Provoost', role: 'apotheker' },
      { name: 'Jan-Willem de Nooijer', role: 'tweede apotheker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:30-13:00; zo gesloten'],
  },
  [
    { name: 'Apotheek Dauwendaele', website: 'https://apotheekdauwendaele.nl' },
    { name: 'Stadsapotheek Abdij' },
    { name: 'Apotheek Mortiere', website: 'https://apotheekmortiere.nl' },
  ],
)

export const VERHAEGEN = withRivals(
  {
    name: 'Autoschade Verhaegen',
    aliases: ['Verhaegen Schadeherstel', 'Verhaegen', 'ASV'],
    legalName: 'Verhaegen Autoschade B.V.',
    legalForm: 'bv',
    websites: ['https://verhaegenautoschade.nl'],
    phones: ['0114 555 238'],
    emails: ['schade@verhaegenautoschade.nl'],
    addresses: [{ street: 'Absdaalseweg 27', postalCode: '4561 GA', city: 'Hulst' }],
    foundingYear: 1973,
    kvk: '21008437',
    vat: 'NL805713264B01',
    sector: 'autoschade',
    services: ['Uitdeuken zonder spuiten', 'Ruitvervanging', 'Spuitwerk', 'Leenauto'],
    team: [
      { name: 'Dirk Verhaegen', role: 'directeur' },
      { name: 'Els Cappaert', role: 'schadecoördinator' },
    ],
    hours: ['ma,di,wo,do 08:00-17:30; vr 08:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Schadecentrum Axel', website: 'https://schadecentrumaxel.nl' },
    { name: 'Carrosserie Buysrogge' },
    { name: 'Autospuiterij Reynaert', website: 'https://autospuiterijreynaert.nl' },
  ],
)

export const SCHUURMANS = withRivals(
  {
    name: 'Dakdekkersbedrijf Schuurmans',
    aliases: ['Schuurmans Daken', 'Schuurmans', 'DBS'],
    legalName: 'Dakdekkersbedrijf Schuurmans V.O.F.',
    legalForm: 'vof',
    websites: ['https://schuurmansdaken.nl'],
    phones: ['0492 55 57 61'],
    emails: ['info@schuurmansdaken.nl'],
    addresses: [{ street: 'Engelseweg 150', postalCode: '5705 AE', city: 'Helmond' }],
    foundingYear: 1985,
    kvk: '17052816',
    vat: 'NL803916472B01',
    sector: 'dakdekker',
    services: ['Dakbedekking vernieuwen', 'Daklekkage verhelpen', 'Dakgoten', 'Dakisolatie'],
    team: [
      { name: 'Frank Schuurmans', role: 'vennoot' },
      { name: 'Bart Schuurmans', role: 'vennoot' },
      { name: 'Lonneke Raaijmakers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dakwerken Peelland', website: 'https://dakwerkenpeelland.nl' },
    { name: 'Van Gerwen Daktechniek' },
    { name: 'Dakservice Brouwhuis', website: 'https://dakservicebrouwhuis.nl' },
  ],
)

export const PISTACCHIO = withRivals(
  {
    name: 'IJssalon Pistacchio',
    aliases: ['Pistacchio', 'Gelateria Pistacchio', 'IJP'],
    legalName: 'IJssalon Pistacchio V.O.F.',
    legalForm: 'vof',
    websites: ['https://ijssalonpistacchio.nl'],
    phones: ['072 555 41 89'],
    emails: ['ciao@ijssalonpistacchio.nl'],
    addresses: [{ street: 'Payglop 14', postalCode: '1811 GK', city: 'Alkmaar' }],
    foundingYear: 2004,
    kvk: '37108529',
    vat: 'NL813654027B01',
    sector: 'ijssalon',
    services: ['Schepijs', 'IJstaarten', 'Milkshakes', 'IJskar huren'],
    team: [
      { name: 'Chiara Molinari', role: 'eigenaar' },
      { name: 'Sander Wit', role: 'ijsbereider' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 12:00-21:00; za,zo 11:00-22:00'],
  },
  [
    { name: 'IJssalon Laat', website: 'https://ijssalonlaat.nl' },
    { name: 'Gelato Waagplein' },
    { name: 'IJsboerderij Schermer', website: 'https://ijsboerderijschermer.nl' },
  ],
)

export const WOLTHUIS = withRivals(
  {
    name: 'Advocatenkantoor Wolthuis Bax',
    aliases: ['Wolthuis Bax', 'Wolthuis Bax Advocaten', 'WBA'],
    legalName: 'Maatschap Wolthuis Bax Advocaten',
    legalForm: 'maatschap',
    websites: ['https://wolthuisbax.nl'],
    phones: ['038 555 60 35'],
    emails: ['secretariaat@wolthuisbax.nl'],
    addresses: [{ street: 'Burgemeester van Roijensingel 20', postalCode: '8011 CT', city: 'Zwolle' }],
    foundingYear: 1997,
    kvk: '05068214',
    vat: 'NL807235914B01',
    sector: 'advocaat',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Strafrecht'],
    team: [
      { name: 'Roelof Wolthuis', role: 'partner' },
      { name: 'Sanne Bax', role: 'partner' },
      { name: 'Imane Ouali', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Kranenburg Advocaten', website: 'https://kranenburgadvocaten.nl' },
    { name: 'Hanze Legal' },
    { name: 'Sassenpoort Advocatuur', website: 'https://sassenpoortadvocatuur.nl' },
  ],
)

export const EIKENES = withRivals(
  {
    name: 'Meubelmakerij Eik & Es',
    aliases: ['Eik & Es', 'Eik en Es', 'MEE'],
    legalName: 'Meubelmakerij Eik & Es',
    legalForm: 'eenmanszaak',
    websites: ['https://eikenesmeubels.nl'],
    phones: ['0317 55 52 48', '06 55 51 93 07'],
    emails: ['werkplaats@eikenesmeubels.nl'],
    addresses: [{ street: 'Churchillweg 92-3', postalCode: '6706 AC', city: 'Wageningen' }],
    foundingYear: 2012,
    kvk: '54830617',
    vat: 'NL001957382B46',
    sector: 'meubelmaker',
    services: ['Eettafels', 'Kasten op maat', 'Keukens', 'Meubelrestauratie'],
    team: [
      { name: 'Joost Aalbers', role: 'eigenaar' },
      { name: 'Nienke Ruiter', role: 'ontwerper' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 08:30-17:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Werkplaats Nude', website: 'https://werkplaatsnude.nl' },
    { name: 'Meubelatelier Rijnhout' },
    { name: 'Houtkunst Bennekom', website: 'https://houtkunstbennekom.nl' },
  ],
)
