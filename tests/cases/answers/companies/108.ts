/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VIJZELHOF = withRivals(
  {
    name: 'Apotheek Vijzelhof',
    aliases: ['Vijzelhof Apotheek', 'AVZ'],
    legalName: 'Apotheek Vijzelhof B.V.',
    legalForm: 'bv',
    websites: ['https://apotheekvijzelhof.nl'],
    phones: ['0575 55 53 41'],
    emails: ['balie@apotheekvijzelhof.nl'],
    addresses: [{ street: 'Warnsveldseweg 27', postalCode: '7204 BB', city: 'Zutphen' }],
    foundingYear: 1987,
    kvk: '08091756',
    vat: 'NL811204657B01',
    sector: 'apotheek',
    services: ['Herhaalrecepten', 'Medicijnen bezorgen', 'Medicatiebeoordeling', 'Bloeddrukmeting'],
    team: [
      { name: 'Sanne Wolthuis', role: 'eigenaar' },
      { name: 'Imre Bakkers', role: 'apotheker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Apotheek Berkelpoort', website: 'https://apotheekberkelpoort.nl' },
    { name: 'Hanzeapotheek' },
    { name: 'Apotheek De Hoven', website: 'https://apotheekdehoven.nl' },
  ],
)

export const WIKKE = withRivals(
  {
    name: 'Wilde Wikke',
    aliases: ['Bloemenatelier Wilde Wikke', 'Wilde Wikke Bloemen'],
    legalForm: 'eenmanszaak',
    websites: ['https://wildewikke.nl'],
    phones: ['0229 55 57 18'],
    emails: ['hallo@wildewikke.nl'],
    addresses: [{ street: 'Grote Noord 83', postalCode: '1621 KE', city: 'Hoorn' }],
    foundingYear: 2014,
    kvk: '61240837',
    vat: 'NL002817364B27',
    sector: 'bloemist',
    services: ['Bruidsboeketten', 'Rouwbloemwerk', 'Bloemenabonnement', 'Workshops bloemschikken'],
    team: [
      { name: 'Tessa Groot', role: 'eigenaar' },
      { name: 'Mila Konijn', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Edelweiss', website: 'https://bloemenhuisedelweiss.nl' },
    { name: 'Flora aan de Haven' },
    { name: 'De Bloemenschuur', website: 'https://debloemenschuurhoorn.nl' },
  ],
)

export const AURELIE = withRivals(
  {
    name: 'Salon Aurélie',
    aliases: ['Schoonheidssalon Aurélie'],
    legalForm: 'eenmanszaak',
    websites: ['https://salon-aurelie.nl'],
    phones: ['077 555 28 46'],
    emails: ['afspraak@salon-aurelie.nl'],
    addresses: [{ street: 'Parade 52', postalCode: '5911 CD', city: 'Venlo' }],
    foundingYear: 2009,
    kvk: '12068421',
    vat: 'NL001563928B44',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandeling', 'Acnebehandeling', 'Harsen', 'Permanente make-up'],
    team: [
      { name: 'Aurélie Janssen', role: 'eigenaar' },
      { name: 'Kim Verstappen', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-17:30; do 09:00-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Beautyhuis Blerick', website: 'https://beautyhuisblerick.nl' },
    { name: 'Puur Huid' },
    { name: 'Institut Lumière', website: 'https://institutlumiere.nl' },
  ],
)

export const DIRKSEN = withRivals(
  {
    name: 'Schoenmakerij Dirksen & Zn.',
    aliases: ['Dirksen Schoenmakers', 'Schoenmakerij Dirksen', 'SDZ'],
    legalName: 'Schoenmakerij Dirksen & Zn. V.O.F.',
    legalForm: 'vof',
    websites: ['https://dirksenschoenen.nl'],
    phones: ['0591 55 56 02'],
    emails: ['werkplaats@dirksenschoenen.nl'],
    addresses: [{ street: 'Noorderstraat 15', postalCode: '7811 AR', city: 'Emmen' }],
    foundingYear: 1956,
    kvk: '04017283',
    vat: 'NL800461937B01',
    sector: 'schoenmaker',
    services: ['Schoenreparatie', 'Sleutels bijmaken', 'Orthopedische aanpassingen', 'Tassen herstellen'],
    team: [
      { name: 'Gerrit Dirksen', role: 'eigenaar' },
      { name: 'Niels Dirksen', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Hakkenbar Drenthe', website: 'https://hakkenbardrenthe.nl' },
    { name: 'Schoenservice Weiert' },
    { name: 'De Leest Klazienaveen' },
  ],
)

export const TBV = withRivals(
  {
    name: 'Taalbureau Verhagen',
    aliases: ['Verhagen Vertalingen', 'TBV'],
    legalName: 'Taalbureau Verhagen B.V.',
    legalForm: 'bv',
    websites: ['https://taalbureauverhagen.nl'],
    phones: ['076 555 39 04'],
    emails: ['offerte@taalbureauverhagen.nl'],
    addresses: [{ street: 'Ginnekenweg 146', postalCode: '4818 JK', city: 'Breda' }],
    foundingYear: 1999,
    kvk: '20094715',
    vat: 'NL808735142B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Technische vertalingen', 'Ondertiteling', 'Tolken'],
    team: [
      { name: 'Lidewij Verhagen', role: 'directeur' },
      { name: 'Omar Benali', role: 'projectmanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Lingua Baronie', website: 'https://linguabaronie.nl' },
    { name: 'Vertaalhuis Zuid' },
    { name: 'Wordsmiths Breda', website: 'https://wordsmithsbreda.nl' },
  ],
)

export const RUIGEVELD = withRivals(
  {
    name: "Camping 't Ruige Veld",
    aliases: ["'t Ruige Veld", 'Camping Ruige Veld', 'CRV'],
    legalForm: 'vof',
    websites: ['https://ruigeveld.nl'],
    phones: ['0529 55 54 73'],
    emails: ['receptie@ruigeveld.nl'],
    addresses: [{ street: 'Hammerweg 61', postalCode: '7731 AK', city: 'Ommen' }],
    foundingYear: 1972,
    kvk: '05038164',
    vat: 'NL802956318B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Trekkershutten', 'Camperplaatsen', 'Fietsverhuur'],
    team: [
      { name: 'Henk Lubbers', role: 'eigenaar' },
      { name: 'Anita Lubbers', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-20:00; zo 10:00-17:00'],
  },
  [
    { name: 'Camping De Vechtstroom', website: 'https://campingdevechtstroom.nl' },
    { name: 'Boscamping Besthmen' },
    { name: 'Natuurkampeerterrein Arriën' },
  ],
)

export const ZILTEKRAAG = withRivals(
  {
    name: 'Brouwerij Zilte Kraag',
    aliases: ['Zilte Kraag', 'BZK'],
    legalName: 'Zilte Kraag Bieren B.V.',
    legalForm: 'bv',
    websites: ['https://ziltekraag.nl'],
    phones: ['0118 55 52 39'],
    emails: ['proost@ziltekraag.nl'],
    addresses: [{ street: 'Rouaansekaai 9', postalCode: '4331 HA', city: 'Middelburg' }],
    foundingYear: 2016,
    kvk: '65718043',
    vat: 'NL856231470B01',
    sector: 'brouwerij',
    services: ['Speciaalbier brouwen', 'Rondleidingen', 'Bierproeverijen', 'Relatiegeschenken'],
    team: [
      { name: 'Fenna de Visser', role: 'eigenaar' },
      { name: 'Joris Maljaars', role: 'brouwmeester' },
    ],
    hours: ['ma,di,wo gesloten; do,vr 14:00-20:00; za 12:00-20:00; zo 13:00-18:00'],
  },
  [
    { name: 'Walcherse Bierfabriek', website: 'https://walchersebierfabriek.nl' },
    { name: 'Brouwerij De Lange Jan' },
    { name: 'Schelde Brouwers', website: 'https://scheldebrouwers.nl' },
  ],
)

export const POSTMA = withRivals(
  {
    name: 'H.J. Postma Assurantiën',
    aliases: ['Postma Assurantiën', 'Postma Verzekeringen', 'HJP'],
    legalName: 'H.J. Postma Assurantiën B.V.',
    legalForm: 'bv',
    websites: ['https://postma-assurantien.nl'],
    phones: ['0512 55 51 86'],
    emails: ['info@postma-assurantien.nl'],
    addresses: [{ street: 'Zuidkade 34', postalCode: '9203 CL', city: 'Drachten' }],
    foundingYear: 1963,
    kvk: '01052497',
    vat: 'NL804198376B01',
    sector: 'verzekeringsadviseur',
    services: ['Schadeverzekeringen', 'Hypotheekadvies', 'Pensioenadvies', 'Bedrijfsverzekeringen'],
    team: [
      { name: 'Wytske Postma', role: 'directeur' },
      { name: 'Bauke Hoekstra', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Smallingerland Advies', website: 'https://smallingerlandadvies.nl' },
    { name: 'De Vries & Terpstra' },
    { name: 'Polis Noord', website: 'https://polisnoord.nl' },
  ],
)

export const TOL = withRivals(
  {
    name: 'De Tol',
    aliases: ['Speelgoedwinkel De Tol'],
    legalForm: 'eenmanszaak',
    websites: ['https://detol-speelgoed.nl'],
    phones: ['071 555 63 20'],
    emails: ['winkel@detol-speelgoed.nl'],
    addresses: [{ street: 'Nieuwe Rijn 18', postalCode: '2312 JB', city: 'Leiden' }],
    foundingYear: 1991,
    kvk: '28061739',
    vat: 'NL001294857B10',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Bordspellen', 'Inpakservice', 'Poppenreparatie'],
    team: [
      { name: 'Carlijn van Egmond', role: 'eigenaar' },
      { name: 'Ruben Smit', role: 'verkoper' },
    ],
    hours: ['ma 12:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Speelhuis Rapenburg', website: 'https://speelhuisrapenburg.nl' },
    { name: 'Knikkerbaan' },
    { name: 'Ludo Leiden', website: 'https://ludoleiden.nl' },
  ],
)

export const EETWIJS = withRivals(
  {
    name: 'Eetwijs Diëtisten',
    aliases: ['Eetwijs', 'Diëtistenpraktijk Eetwijs'],
    legalForm: 'maatschap',
    websites: ['https://eetwijs-dietisten.nl'],
    phones: ['043 555 47 91'],
    emails: ['praktijk@eetwijs-dietisten.nl'],
    addresses: [{ street: 'Brusselsestraat 77', postalCode: '6211 PC', city: 'Maastricht' }],
    foundingYear: 2011,
    kvk: '53180426',
    vat: 'NL850972631B01',
    sector: 'diëtist',
    services: ['Afvalbegeleiding', 'Diabetesbegeleiding', 'Sportvoeding', 'FODMAP-dieet'],
    team: [
      { name: 'Nathalie Crombach', role: 'praktijkhouder' },
      { name: 'Sjef Lemmens', role: 'diëtist' },
    ],
    hours: ['ma,wo,vr 08:30-17:00; di,do 08:30-20:00; za,zo gesloten'],
  },
  [
    { name: 'Voedingspraktijk Wyck', website: 'https://voedingspraktijkwyck.nl' },
    { name: 'Dieetadvies Mosae' },
    { name: 'VoedZuid', website: 'https://voedzuid.nl' },
  ],
)
