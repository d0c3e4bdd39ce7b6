/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LEEMPUT = withRivals(
  {
    name: 'Tandartspraktijk De Leemput',
    aliases: ['De Leemput', 'Tandartsen De Leemput', 'TDL'],
    legalForm: 'maatschap',
    websites: ['https://tandartsleemput.nl'],
    phones: ['0495 55 52 71'],
    emails: ['info@tandartsleemput.nl'],
    addresses: [{ street: 'Biest 88', postalCode: '6001 AS', city: 'Weert' }],
    foundingYear: 1987,
    kvk: '12047359',
    vat: 'NL809417265B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Implantaten', 'Wortelkanaalbehandeling', 'Mondhygiëne'],
    team: [
      { name: 'Marleen Joosten', role: 'tandarts' },
      { name: 'Rik Hermans', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Weert-Zuid', website: 'https://mondzorgweertzuid.nl' },
    { name: 'Tandheelkundig Centrum Graswinkel' },
    { name: 'Tandartsen Nederweert', website: 'https://tandartsennederweert.nl' },
  ],
)

export const KOOI = withRivals(
  {
    name: 'Van der Kooi Elektrotechniek',
    aliases: ['Van der Kooi Elektro', 'Elektrotechniek Van der Kooi', 'VDKE'],
    legalForm: 'eenmanszaak',
    websites: ['https://vanderkooielektro.nl'],
    phones: ['0515 55 54 09'],
    emails: ['sjoerd@vanderkooielektro.nl'],
    addresses: [{ street: 'Kloosterlaan 17', postalCode: '8701 PB', city: 'Bolsward' }],
    foundingYear: 2004,
    kvk: '01108264',
    vat: 'NL001843726B52',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Storingsdienst', 'Verlichting aanleggen'],
    team: [
      { name: 'Sjoerd van der Kooi', role: 'eigenaar' },
      { name: 'Anke Postma', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Elektro Wiersma', website: 'https://elektrowiersma.nl' },
    { name: 'Installatiebedrijf Hylkema' },
    { name: 'De Boer Techniek', website: 'https://deboertechniek.nl' },
  ],
)

export const LOTTE = withRivals(
  {
    name: 'Bloemen van Lotte',
    aliases: ['Bloemenwinkel Bloemen van Lotte', 'Lottes Bloemen', 'BVL'],
    legalForm: 'eenmanszaak',
    websites: ['https://bloemenvanlotte.nl'],
    phones: ['033 555 61 20'],
    emails: ['bestel@bloemenvanlotte.nl'],
    addresses: [{ street: 'Krommestraat 34', postalCode: '3811 CC', city: 'Amersfoort' }],
    foundingYear: 2013,
    kvk: '57284910',
    vat: 'NL002391746B08',
    sector: 'bloemist',
    services: ['Boeketten', 'Bruidsbloemen', 'Rouwwerk', 'Bloemenabonnement'],
    team: [
      { name: 'Lotte Verschoor', role: 'eigenaar' },
      { name: 'Iris Kamp', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloembinderij Flora', website: 'https://bloembinderijflora.nl' },
    { name: 'De Bloemenstal Eemplein' },
    { name: 'Groen & Zo', website: 'https://groenenzo.nl' },
  ],
)

export const ESRAND = withRivals(
  {
    name: 'Dierenkliniek De Esrand',
    aliases: ['De Esrand', 'Dierenartsen De Esrand', 'DKE'],
    legalName: 'Dierenkliniek De Esrand B.V.',
    legalForm: 'bv',
    websites: ['https://dierenkliniekesrand.nl'],
    phones: ['0593 55 57 30'],
    emails: ['balie@dierenkliniekesrand.nl'],
    addresses: [{ street: 'Brinkstraat 39', postalCode: '9411 KL', city: 'Beilen' }],
    foundingYear: 1996,
    kvk: '04062817',
    vat: 'NL813506294B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsreiniging', 'Spoedzorg'],
    team: [
      { name: 'Hanneke Oosting', role: 'eigenaar' },
      { name: 'Jelmer Bos', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek Westerbork', website: 'https://dierenkliniekwesterbork.nl' },
    { name: 'Dierenartsen Midden-Drenthe' },
    { name: 'Vetcentrum Hoogeveen', website: 'https://vetcentrumhoogeveen.nl' },
  ],
)

export const BSA = withRivals(
  {
    name: 'Brouwers & Smit Administraties',
    aliases: ['Brouwers en Smit', 'Administratiekantoor Brouwers & Smit', 'BSA'],
    legalName: 'Brouwers & Smit Administraties V.O.F.',
    legalForm: 'vof',
    websites: ['https://brouwers-smit.nl'],
    phones: ['076 555 38 14'],
    emails: ['kantoor@brouwers-smit.nl'],
    addresses: [{ street: 'Ginnekenweg 143', postalCode: '4818 JC', city: 'Breda' }],
    foundingYear: 2009,
    kvk: '20148396',
    vat: 'NL820174639B01',
    sector: 'boekhouder',
    services: ['Jaarrekening', 'Btw-aangifte', 'Salarisadministratie', 'Inkomstenbelasting'],
    team: [
      { name: 'Peter Brouwers', role: 'vennoot' },
      { name: 'Carola Smit', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Boekhoudkantoor Van Loon', website: 'https://vanloonboekhouding.nl' },
    { name: 'Cijfers op Orde' },
    { name: 'Mark Fiscaal Advies', website: 'https://markfiscaal.nl' },
  ],
)

export const GROENLICHT = withRivals(
  {
    name: 'Rijschool Groen Licht',
    aliases: ['Autorijschool Groen Licht', 'Groen Licht', 'RGL'],
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolgroenlicht.nl'],
    phones: ['036 555 72 46'],
    emails: ['lessen@rijschoolgroenlicht.nl'],
    addresses: [{ street: 'Bongerdstraat 59', postalCode: '1326 AA', city: 'Almere' }],
    foundingYear: 2016,
    kvk: '66417283',
    vat: 'NL002760418B91',
    sector: 'rijschool',
    services: ['Autorijles', 'Automaatlessen', 'Spoedcursus', 'Faalangstbegeleiding'],
    team: [
      { name: 'Omar Bouzid', role: 'eigenaar' },
      { name: 'Kim Verhagen', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Verkeersschool Flevo', website: 'https://verkeersschoolflevo.nl' },
    { name: 'Rijschool Almere Stad' },
    { name: 'Drive & Go', website: 'https://driveandgo.nl' },
  ],
)

export const RAADHUIS = withRivals(
  {
    name: 'Hotel Het Oude Raadhuis',
    aliases: ['Het Oude Raadhuis', 'Oude Raadhuis Middelburg', 'HOR'],
    legalName: 'Het Oude Raadhuis Exploitatie B.V.',
    legalForm: 'bv',
    websites: ['https://hetouderaadhuis.nl'],
    phones: ['0118 55 56 60'],
    emails: ['receptie@hetouderaadhuis.nl'],
    addresses: [{ street: 'Lange Delft 12', postalCode: '4331 AM', city: 'Middelburg' }],
    foundingYear: 1974,
    kvk: '22019463',
    vat: 'NL804629175B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijt', 'Vergaderzalen', 'Fietsverhuur'],
    team: [
      { name: 'Wouter Geluk', role: 'directeur' },
      { name: 'Sanne de Visser', role: 'receptiemanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel De Abdijtoren', website: 'https://hoteldeabdijtoren.nl' },
    { name: 'Boutique Hotel Dam 9' },
    { name: 'Stadslogement Walcheren', website: 'https://stadslogementwalcheren.nl' },
  ],
)

export const BELLEVIE = withRivals(
  {
    name: 'Huidsalon Belle Vie',
    aliases: ['Belle Vie', 'Schoonheidssalon Belle Vie', 'HBV'],
    legalForm: 'eenmanszaak',
    websites: ['https://huidsalonbellevie.nl'],
    phones: ['0570 55 58 93'],
    emails: ['hallo@huidsalonbellevie.nl'],
    addresses: [{ street: 'Assenstraat 46', postalCode: '7411 JT', city: 'Deventer' }],
    foundingYear: 2018,
    kvk: '70835142',
    vat: 'NL002914057B66',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Wimperlift', 'Ontharen'],
    team: [
      { name: 'Femke Bruggink', role: 'eigenaar' },
      { name: 'Nadia Sahin', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-17:30; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Beautysalon Pure Hanze', website: 'https://purehanze.nl' },
    { name: 'Skin Studio IJssel' },
    { name: 'Salon Mirabel', website: 'https://salonmirabel.nl' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Kuipers Verhuizingen',
    aliases: ['Verhuisbedrijf Kuipers', 'Kuipers Rotterdam', 'KVR'],
    legalName: 'Kuipers Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://kuipersverhuizingen.nl'],
    phones: ['010 555 90 32'],
    emails: ['offerte@kuipersverhuizingen.nl'],
    addresses: [{ street: 'Vlaardingweg 41', postalCode: '3044 CJ', city: 'Rotterdam' }],
    foundingYear: 1962,
    kvk: '24063891',
    vat: 'NL802935716B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift'],
    team: [
      { name: 'Ron Kuipers', role: 'directeur' },
      { name: 'Esra Demir', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Maasstad Movers', website: 'https://maasstadmovers.nl' },
    { name: 'Van Dongen Verhuizers' },
    { name: 'Snelverhuis', website: 'https://snelverhuis.nl' },
  ],
)

export const KETTING = withRivals(
  {
    name: 'Fietswerkplaats De Ketting',
    aliases: ['De Ketting', 'Fietsenmaker De Ketting', 'FDK'],
    legalName: 'Fietswerkplaats De Ketting V.O.F.',
    legalForm: 'vof',
    websites: ['https://deketting-wageningen.nl'],
    phones: ['0317 55 53 85'],
    emails: ['werkplaats@deketting-wageningen.nl'],
    addresses: [{ street: 'Herenstraat 27', postalCode: '6701 DH', city: 'Wageningen' }],
    foundingYear: 2001,
    kvk: '09118752',
    vat: 'NL810462937B01',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'Onderhoudsbeurten', 'Tweedehands fietsen', 'Fietsverhuur'],
    team: [
      { name: 'Bas Willemsen', role: 'eigenaar' },
      { name: 'Joost Teunissen', role: 'fietsenmaker' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 08:30-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Van Ginkel Tweewielers', website: 'https://vanginkeltweewielers.nl' },
    { name: 'Bike Totaal Uiterwaard' },
    { name: 'Rijwielshop Campus', website: 'https://rijwielshopcampus.nl' },
  ],
)
