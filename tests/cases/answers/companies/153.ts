/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WIJNGAARDEN = withRivals(
  {
    name: 'Elektrotechniek Van Wijngaarden',
    aliases: ['Van Wijngaarden Elektro', 'Van Wijngaarden', 'EVW'],
    legalName: 'Elektrotechniek Van Wijngaarden B.V.',
    legalForm: 'bv',
    websites: ['https://vanwijngaardenelektro.nl'],
    phones: ['0182 55 56 73'],
    emails: ['info@vanwijngaardenelektro.nl'],
    addresses: [{ street: 'Turfsingel 52', postalCode: '2802 BE', city: 'Gouda' }],
    foundingYear: 1992,
    kvk: '29041876',
    vat: 'NL805162739B01',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Zonnepanelen', 'Storingsdienst'],
    team: [
      { name: 'Ruud van Wijngaarden', role: 'eigenaar' },
      { name: 'Priya Ramdin', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Stroomwerk Gouda', website: 'https://stroomwerkgouda.nl' },
    { name: 'Elektro Krimpenerwaard' },
    { name: 'Installatiebedrijf Boom', website: 'https://boominstallaties.nl' },
  ],
)

export const GOUDENOS = withRivals(
  {
    name: 'Slagerij De Gouden Os',
    aliases: ['De Gouden Os', 'Keurslager De Gouden Os', 'SGO'],
    legalName: 'Slagerij De Gouden Os V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijdegoudenos.nl'],
    phones: ['0575 55 53 09'],
    emails: ['winkel@slagerijdegoudenos.nl'],
    addresses: [{ street: 'Beukerstraat 27', postalCode: '7201 LA', city: 'Zutphen' }],
    foundingYear: 1966,
    kvk: '08037194',
    vat: 'NL806419253B01',
    sector: 'slagerij',
    services: ['Barbecuepakketten', 'Huisgemaakte worst', 'Gourmetschotels', 'Scharrelvlees'],
    team: [
      { name: 'Henk Garssen', role: 'eigenaar' },
      { name: 'Lotte Garssen', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:00-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Wesselink', website: 'https://slagerijwesselink.nl' },
    { name: 'Vleeshuys Zutphen' },
    { name: 'Poelier Nijenhuis', website: 'https://poeliernijenhuis.nl' },
  ],
)

export const PIXELKADE = withRivals(
  {
    name: 'Webbureau Pixelkade',
    aliases: ['Pixelkade', 'Pixelkade Webdesign', 'WPK'],
    legalName: 'Pixelkade B.V.',
    legalForm: 'bv',
    websites: ['https://pixelkade.nl'],
    phones: ['038 555 27 14'],
    emails: ['hallo@pixelkade.nl'],
    addresses: [{ street: 'Thorbeckegracht 39', postalCode: '8011 VN', city: 'Zwolle' }],
    foundingYear: 2011,
    kvk: '52716408',
    vat: 'NL850273614B01',
    sector: 'webbureau',
    services: ['Webdesign', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Jasper Mulder', role: 'oprichter' },
      { name: 'Esra Yildiz', role: 'designer' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Hanzelijn', website: 'https://studiohanzelijn.nl' },
    { name: 'Webmakers Zwolle' },
    { name: 'Klik & Co', website: 'https://klikenco.nl' },
  ],
)

export const EGELHOF = withRivals(
  {
    name: 'Dierenkliniek De Egelhof',
    aliases: ['De Egelhof', 'Dierenarts De Egelhof', 'DKE'],
    legalName: 'Maatschap Dierenkliniek De Egelhof',
    legalForm: 'maatschap',
    websites: ['https://dierenkliniekdeegelhof.nl'],
    phones: ['0165 55 57 26'],
    emails: ['balie@dierenkliniekdeegelhof.nl'],
    addresses: [{ street: 'Boulevard 114', postalCode: '4701 EV', city: 'Roosendaal' }],
    foundingYear: 1998,
    kvk: '20098341',
    vat: 'NL807351942B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandeling', 'Sterilisatie en castratie', 'Röntgenonderzoek'],
    team: [
      { name: 'Karin Rademakers', role: 'eigenaar' },
      { name: 'Tom Schrauwen', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:30; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsencentrum Kortendijk', website: 'https://dackortendijk.nl' },
    { name: 'Dierenkliniek Tolberg' },
    { name: 'Vet Roosendaal', website: 'https://vetroosendaal.nl' },
  ],
)

export const SPAAK = withRivals(
  {
    name: 'Fietsenmakerij De Vrije Spaak',
    aliases: ['De Vrije Spaak', 'Vrije Spaak Fietsen', 'FVS'],
    legalForm: 'eenmanszaak',
    websites: ['https://devrijespaak.nl'],
    phones: ['035 555 41 60'],
    emails: ['werkplaats@devrijespaak.nl'],
    addresses: [{ street: 'Havenstraat 83', postalCode: '1211 KH', city: 'Hilversum' }],
    foundingYear: 2015,
    kvk: '63940217',
    vat: 'NL002716483B74',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'Elektrische fietsen', 'Tweedehands fietsen', 'Fietsverhuur'],
    team: [
      { name: 'Daan Kooistra', role: 'eigenaar' },
      { name: 'Mo Achterberg', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 08:30-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhuis Gooi', website: 'https://rijwielhuisgooi.nl' },
    { name: 'Fietspunt Hilversum' },
    { name: 'Tweewielers Kok', website: 'https://tweewielerskok.nl' },
  ],
)

export const ZEEMEEUW = withRivals(
  {
    name: 'Hotel De Zeemeeuw',
    aliases: ['De Zeemeeuw', 'Strandhotel De Zeemeeuw', 'HDZ'],
    legalName: 'Hotel De Zeemeeuw B.V.',
    legalForm: 'bv',
    websites: ['https://hoteldezeemeeuw.nl'],
    phones: ['072 555 63 18'],
    emails: ['receptie@hoteldezeemeeuw.nl'],
    addresses: [{ street: 'Voorstraat 91', postalCode: '1931 AJ', city: 'Egmond aan Zee' }],
    foundingYear: 1958,
    kvk: '37015628',
    vat: 'NL803517264B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijtbuffet', 'Fietsverhuur', 'Vergaderzaal'],
    team: [
      { name: 'Annelies Wijker', role: 'eigenaar' },
      { name: 'Robin Tervoort', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-22:00'],
  },
  [
    { name: 'Hotel Duinlust', website: 'https://hotelduinlustegmond.nl' },
    { name: 'Pension Schelpenpad' },
    { name: 'Badhotel Vuurtoren', website: 'https://badhotelvuurtoren.nl' },
  ],
)

export const HEEMSTRA = withRivals(
  {
    name: 'Van Heemstra Notarissen',
    aliases: ['Van Heemstra', 'Notariskantoor Van Heemstra', 'VHN'],
    legalName: 'Van Heemstra Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://vanheemstranotarissen.nl'],
    phones: ['0592 55 54 37'],
    emails: ['kantoor@vanheemstranotarissen.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 16', postalCode: '9401 GG', city: 'Assen' }],
    foundingYear: 1983,
    kvk: '04058372',
    vat: 'NL808264135B01',
    sector: 'notaris',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten', 'Oprichting van bv’s'],
    team: [
      { name: 'Floris van Heemstra', role: 'notaris' },
      { name: 'Judith Kamps', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariskantoor Brinkzicht', website: 'https://brinkzichtnotaris.nl' },
    { name: 'Drentse Notarissen' },
    { name: 'Sikkens Notariaat', website: 'https://sikkensnotariaat.nl' },
  ],
)

export const SCHUURMAN = withRivals(
  {
    name: 'Advocatenkantoor Schuurman & Pols',
    aliases: ['Schuurman & Pols', 'Schuurman en Pols', 'S&P Advocaten'],
    legalName: 'Maatschap Schuurman & Pols',
    legalForm: 'maatschap',
    websites: ['https://schuurmanpols.nl'],
    phones: ['078 555 92 41'],
    emails: ['secretariaat@schuurmanpols.nl'],
    addresses: [{ street: 'Wijnstraat 145', postalCode: '3311 BV', city: 'Dordrecht' }],
    foundingYear: 2004,
    kvk: '24371856',
    vat: 'NL813526471B01',
    sector: 'advocaat',
    services: ['Arbeidsrecht', 'Echtscheiding', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Mirjam Schuurman', role: 'advocaat' },
      { name: 'Erik Pols', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Merwede Advocaten', website: 'https://merwedeadvocaten.nl' },
    { name: 'Kantoor De Wit' },
    { name: 'Drechtsteden Advocatuur', website: 'https://drechtstedenadvocatuur.nl' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Bloemenhuis Madelief',
    aliases: ['Madelief', 'Madelief Bloemen', 'BHM'],
    legalForm: 'eenmanszaak',
    websites: ['https://bloemenhuismadelief.nl'],
    phones: ['0412 55 58 46'],
    emails: ['bloemen@bloemenhuismadelief.nl'],
    addresses: [{ street: 'Kruisstraat 19', postalCode: '5341 HA', city: 'Oss' }],
    foundingYear: 2008,
    kvk: '17230945',
    vat: 'NL001647382B35',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemwerk', 'Bruidsboeketten', 'Bloemen bezorgen'],
    team: [{ name: 'Sanne van Orsouw', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemsierkunst Verhoeven', website: 'https://bloemsierkunstverhoeven.nl' },
    { name: 'De Groene Vaas' },
    { name: 'Flora Oss', website: 'https://floraoss.nl' },
  ],
)

export const NOORDERDAK = withRivals(
  {
    name: 'Dakdekkersbedrijf Noorderdak',
    aliases: ['Noorderdak', 'Noorderdak Dakwerken', 'DBN'],
    legalName: 'Noorderdak Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://noorderdak.nl'],
    phones: ['0513 55 52 64'],
    emails: ['offerte@noorderdak.nl'],
    addresses: [{ street: 'Leeuwarderstraatweg 208', postalCode: '8441 PL', city: 'Heerenveen' }],
    foundingYear: 1996,
    kvk: '01079253',
    vat: 'NL809142657B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Dakisolatie', 'Lekkages verhelpen'],
    team: [
      { name: 'Klaas Terpstra', role: 'directeur' },
      { name: 'Wietske Dijkstra', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Fries Dakbeheer', website: 'https://friesdakbeheer.nl' },
    { name: 'Dakbedrijf Bosma' },
    { name: 'Dakmeesters Heerenveen', website: 'https://dakmeestersheerenveen.nl' },
  ],
)
