/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WIJCK = withRivals(
  {
    name: 'Patisserie Van Wijck',
    aliases: ['Van Wijck Patisserie', 'Banketbakkerij Van Wijck', 'PVW'],
    legalName: 'Patisserie Van Wijck V.O.F.',
    legalForm: 'vof',
    websites: ['https://patisserievanwijck.nl'],
    phones: ['0164 55 52 17'],
    emails: ['info@patisserievanwijck.nl'],
    addresses: [{ street: 'Fortuinstraat 12', postalCode: '4611 NP', city: 'Bergen op Zoom' }],
    foundingYear: 1987,
    kvk: '20061874',
    vat: 'NL801947256B01',
    sector: 'patisserie',
    services: ['Bruidstaarten', 'Gebak', 'Bonbons', 'High tea'],
    team: [
      { name: 'Annemiek van Wijck', role: 'eigenaar' },
      { name: 'Joost van Wijck', role: 'patissier' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-17:30; vr 08:30-18:00; za 08:00-17:00; zo gesloten'],
  },
  [
    { name: 'Banketbakkerij Markiezaat', website: 'https://banketbakkerijmarkiezaat.nl' },
    { name: 'Het Zoete Huis' },
    { name: 'Chocolaterie Verlinden', website: 'https://chocolaterieverlinden.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Huidpraktijk De Linde',
    aliases: ['De Linde Huidtherapie', 'Huidtherapie De Linde', 'HDL'],
    legalForm: 'eenmanszaak',
    websites: ['https://huidpraktijkdelinde.nl'],
    phones: ['0412 55 56 38'],
    emails: ['praktijk@huidpraktijkdelinde.nl'],
    addresses: [{ street: 'Molenstraat 63', postalCode: '5341 GB', city: 'Oss' }],
    foundingYear: 2013,
    kvk: '58214736',
    vat: 'NL001874392B62',
    sector: 'huidtherapeut',
    services: ['Acnebehandeling', 'Littekentherapie', 'Oedeemtherapie', 'Laserontharing'],
    team: [
      { name: 'Femke Derks', role: 'eigenaar' },
      { name: 'Sanne van Lith', role: 'huidtherapeut' },
    ],
    hours: ['ma,di 08:30-17:00; wo 08:30-12:30; do 08:30-20:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Huidtherapie Maasland', website: 'https://huidtherapiemaasland.nl' },
    { name: 'Skin Clinic Oss' },
    { name: 'Huidcentrum Bernheze', website: 'https://huidcentrumbernheze.nl' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Autobedrijf Kuipers',
    aliases: ['Kuipers Auto’s', 'Garage Kuipers', 'ABK'],
    legalName: 'Autobedrijf Kuipers B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfkuipers.nl'],
    phones: ['0528 55 54 09'],
    emails: ['info@autobedrijfkuipers.nl'],
    addresses: [{ street: 'Industrieweg 27', postalCode: '7903 AJ', city: 'Hoogeveen' }],
    foundingYear: 1974,
    kvk: '04037218',
    vat: 'NL008156243B01',
    sector: 'autobedrijf',
    services: ['APK-keuringen', 'Onderhoud', 'Occasions', 'Bandenservice'],
    team: [
      { name: 'Gert Kuipers', role: 'directeur' },
      { name: 'Marloes Kuipers', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage Ten Cate', website: 'https://garagetencate.nl' },
    { name: 'Autocentrum De Wieken' },
    { name: 'Vos Autoservice', website: 'https://vosautoservice.nl' },
  ],
)

export const VDM = withRivals(
  {
    name: 'Van Duin Mertens Advocaten',
    aliases: ['VDM Advocaten', 'Van Duin Mertens', 'VDM'],
    legalForm: 'maatschap',
    websites: ['https://vdmadvocaten.nl'],
    phones: ['0118 55 57 60'],
    emails: ['kantoor@vdmadvocaten.nl'],
    addresses: [{ street: 'Korte Noordstraat 31', postalCode: '4331 CB', city: 'Middelburg' }],
    foundingYear: 2004,
    kvk: '22058341',
    vat: 'NL813406752B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Hester van Duin', role: 'advocaat en oprichter' },
      { name: 'Paul Mertens', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'De Kade Advocaten', website: 'https://dekadeadvocaten.nl' },
    { name: 'Walcheren Legal' },
    { name: 'Advocatenkantoor Roelse', website: 'https://roelse-advocaat.nl' },
  ],
)

export const LELIE = withRivals(
  {
    name: 'Zwemschool De Waterlelie',
    aliases: ['De Waterlelie', 'Waterlelie Zwemles', 'ZDW'],
    legalName: 'Zwemschool De Waterlelie B.V.',
    legalForm: 'bv',
    websites: ['https://zwemschooldewaterlelie.nl'],
    phones: ['0299 55 58 21'],
    emails: ['info@zwemschooldewaterlelie.nl'],
    addresses: [{ street: 'Waterlandlaan 54', postalCode: '1441 RW', city: 'Purmerend' }],
    foundingYear: 2009,
    kvk: '37148265',
    vat: 'NL820417365B01',
    sector: 'zwemschool',
    services: ['Zwemles voor kinderen', 'Babyzwemmen', 'Zwemles voor volwassenen', 'Aquafit'],
    team: [
      { name: 'Ingrid Schouten', role: 'eigenaar' },
      { name: 'Kevin Blom', role: 'zweminstructeur' },
    ],
    hours: ['ma,di,do 14:30-19:30; wo 12:30-19:30; vr gesloten; za 08:00-14:00; zo 09:00-12:00'],
  },
  [
    { name: 'Zwemschool Plons', website: 'https://zwemschoolplons.nl' },
    { name: 'Zwemacademie Waterland' },
    { name: 'Aquakids Purmerend', website: 'https://aquakidspurmerend.nl' },
  ],
)

export const BRINKMAN = withRivals(
  {
    name: 'Elektro Brinkman',
    aliases: ['Brinkman Elektro', 'Brinkman Witgoed', 'EBW'],
    legalName: 'Elektro Brinkman V.O.F.',
    legalForm: 'vof',
    websites: ['https://elektrobrinkman.nl'],
    phones: ['0543 55 51 94'],
    emails: ['winkel@elektrobrinkman.nl'],
    addresses: [{ street: 'Meddosestraat 18', postalCode: '7101 CX', city: 'Winterswijk' }],
    foundingYear: 1962,
    kvk: '09057423',
    vat: 'NL805372916B01',
    sector: 'elektrozaak',
    services: ['Witgoed', 'Reparatie', 'Televisies', 'Installatie aan huis'],
    team: [
      { name: 'Henk Brinkman', role: 'eigenaar' },
      { name: 'Ria Wensink', role: 'verkoopster' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Wamelink Elektronica', website: 'https://wamelinkelektronica.nl' },
    { name: 'Witgoedshop Achterhoek' },
    { name: 'Te Winkel Huishoud', website: 'https://tewinkelhuishoud.nl' },
  ],
)

export const SIETSMA = withRivals(
  {
    name: 'Uitvaartzorg Sietsma',
    aliases: ['Sietsma Uitvaartverzorging', 'Uitvaartverzorging Sietsma', 'USS'],
    legalForm: 'eenmanszaak',
    websites: ['https://uitvaartzorgsietsma.nl'],
    phones: ['0515 55 59 43'],
    emails: ['contact@uitvaartzorgsietsma.nl'],
    addresses: [{ street: 'Leeuwarderweg 8', postalCode: '8605 AH', city: 'Sneek' }],
    foundingYear: 2006,
    kvk: '01124859',
    vat: 'NL001562738B14',
    sector: 'uitvaartverzorger',
    services: ['Begrafenissen', 'Crematies', 'Thuisopbaring', 'Uitvaartwensen vastleggen'],
    team: [
      { name: 'Tjitske Sietsma', role: 'eigenaar' },
      { name: 'Wiebe Hoekstra', role: 'uitvaartleider' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Bosma Uitvaarten', website: 'https://bosmauitvaarten.nl' },
    { name: 'Uitvaartcentrum Zuidwest' },
    { name: 'Het Laatste Lied', website: 'https://hetlaatstelied.nl' },
  ],
)

export const KOERS = withRivals(
  {
    name: 'Koers & Kracht Coaching',
    aliases: ['Koers & Kracht', 'Koers en Kracht', 'KKC'],
    legalForm: 'eenmanszaak',
    websites: ['https://koersenkracht.nl'],
    phones: ['06 55 51 27 34'],
    emails: ['hallo@koersenkracht.nl'],
    addresses: [{ street: 'Utrechtseweg 142', postalCode: '3818 ES', city: 'Amersfoort' }],
    foundingYear: 2016,
    kvk: '65193827',
    vat: 'NL002194736B85',
    sector: 'coach',
    services: ['Loopbaancoaching', 'Burn-outbegeleiding', 'Teamcoaching', 'Wandelcoaching'],
    team: [
      { name: 'Liesbeth Oosterhof', role: 'eigenaar' },
      { name: 'Ramon Pieters', role: 'coach' },
    ],
    hours: ['ma,di,do 09:00-17:30; wo 12:00-21:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Loopbaanstudio Eem', website: 'https://loopbaanstudioeem.nl' },
    { name: 'Bureau Keerpunt' },
    { name: 'Praktijk Zonder Omweg', website: 'https://praktijkzonderomweg.nl' },
  ],
)

export const WIEL = withRivals(
  {
    name: 'Fietsenmakerij Het Achterwiel',
    aliases: ['Het Achterwiel', 'Achterwiel Fietsen', 'FHA'],
    legalName: 'Fietsenmakerij Het Achterwiel V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetachterwielgouda.nl'],
    phones: ['0182 55 53 76'],
    emails: ['werkplaats@hetachterwielgouda.nl'],
    addresses: [{ street: 'Lange Tiendeweg 46', postalCode: '2801 KJ', city: 'Gouda' }],
    foundingYear: 1995,
    kvk: '29047163',
    vat: 'NL807264913B01',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'Onderhoudsbeurten', 'Tweedehands fietsen', 'E-bike service'],
    team: [
      { name: 'Bart Vermeij', role: 'eigenaar' },
      { name: 'Joke Vermeij', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 08:30-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'De Spaak', website: 'https://despaakgouda.nl' },
    { name: 'Tweewielerhuis Bloemendaal' },
    { name: 'Rijwielhandel Kortenoever', website: 'https://kortenoeverfietsen.nl' },
  ],
)

export const PODIUM = withRivals(
  {
    name: 'Podium Zuid Evenementen',
    aliases: ['Podium Zuid', 'Podium Zuid Events', 'PZE'],
    legalName: 'Podium Zuid Evenementen B.V.',
    legalForm: 'bv',
    websites: ['https://podiumzuid.nl'],
    phones: ['0475 55 50 82'],
    emails: ['info@podiumzuid.nl'],
    addresses: [{ street: 'Godsweerdersingel 29', postalCode: '6041 GK', city: 'Roermond' }],
    foundingYear: 2008,
    kvk: '14108937',
    vat: 'NL819473625B01',
    sector: 'evenementenbureau',
    services: ['Bedrijfsfeesten', 'Congressen', 'Personeelsuitjes', 'Festivals'],
    team: [
      { name: 'Rik Claessens', role: 'directeur' },
      { name: 'Noor Hendrix', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Limburg Live', website: 'https://limburglive-events.nl' },
    { name: 'Bureau Confetti' },
    { name: 'Maasplein Events', website: 'https://maaspleinevents.nl' },
  ],
)
