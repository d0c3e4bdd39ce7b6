/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const POMP = withRivals(
  {
    name: 'Café De Stadspomp',
    aliases: ['De Stadspomp', 'Stadscafé De Stadspomp', 'CDS'],
    legalName: 'Café De Stadspomp V.O.F.',
    legalForm: 'vof',
    websites: ['https://cafedestadspomp.nl'],
    phones: ['0524 555 217'],
    emails: ['info@cafedestadspomp.nl'],
    addresses: [{ street: 'Friesestraat 34', postalCode: '7741 GV', city: 'Coevorden' }],
    foundingYear: 1987,
    kvk: '04051923',
    vat: 'NL808214573B01',
    sector: 'café',
    services: ['Speciaalbieren', 'Lunch', 'Borrelplanken', 'Livemuziek'],
    team: [
      { name: 'Harm Eggens', role: 'eigenaar' },
      { name: 'Marieke Eggens', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di gesloten; wo,do 15:00-23:00; vr,za 12:00-01:00; zo 12:00-22:00'],
  },
  [
    { name: 'Grandcafé De Vesting', website: 'https://devestingcoevorden.nl' },
    { name: 'Eetcafé Het Kasteel' },
    { name: 'Proeflokaal Ganzenhoek', website: 'https://ganzenhoek.nl' },
  ],
)

export const FYSIO = withRivals(
  {
    name: 'Fysiotherapie Maasoever',
    aliases: ['Fysio Maasoever', 'Maasoever Fysiotherapie', 'FMO'],
    legalForm: 'maatschap',
    websites: ['https://fysiomaasoever.nl'],
    phones: ['0485 55 53 80'],
    emails: ['praktijk@fysiomaasoever.nl'],
    addresses: [{ street: 'Grotestraat 88', postalCode: '5431 DL', city: 'Cuijk' }],
    foundingYear: 2003,
    kvk: '17158206',
    vat: 'NL812640975B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Dry needling', 'Echografie', 'Sportfysiotherapie'],
    team: [
      { name: 'Bram Janssen', role: 'praktijkhouder' },
      { name: 'Ilse van den Broek', role: 'fysiotherapeut' },
    ],
    hours: ['ma,wo 07:30-20:00; di,do 08:00-18:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'FysioPlus Cuijk', website: 'https://fysiopluscuijk.nl' },
    { name: 'Praktijk Heeswijk' },
    { name: 'Medifit Cuijk', website: 'https://medifitcuijk.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Van Rossum Hypotheken & Advies',
    aliases: ['Van Rossum Hypotheken', 'Van Rossum Advies', 'VRHA'],
    legalName: 'Van Rossum Hypotheken & Advies B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumhypotheken.nl'],
    phones: ['0348 555 904'],
    emails: ['advies@vanrossumhypotheken.nl'],
    addresses: [{ street: 'Voorstraat 62', postalCode: '3441 CM', city: 'Woerden' }],
    foundingYear: 2009,
    kvk: '30248817',
    vat: 'NL820573146B01',
    sector: 'hypotheekadviseur',
    services: ['Hypotheekadvies', 'Hypotheek oversluiten', 'Verzekeringen', 'Starterslening'],
    team: [
      { name: 'Peter van Rossum', role: 'eigenaar' },
      { name: 'Anouk Spruijt', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,di,wo,vr 09:00-17:30; do 09:00-21:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Huis & Rente Woerden', website: 'https://huisenrente.nl' },
    { name: 'Financieel Buro Groene Hart' },
    { name: 'Woonlasten Wijzer', website: 'https://woonlastenwijzer.nl' },
  ],
)

export const POSTMA = withRivals(
  {
    name: 'Rijwielhandel Postma',
    aliases: ['Postma Fietsen', 'Postma Tweewielers', 'RHP'],
    legalForm: 'eenmanszaak',
    websites: ['https://rijwielhandelpostma.nl'],
    phones: ['0515 55 57 42'],
    emails: ['info@rijwielhandelpostma.nl'],
    addresses: [{ street: 'Grote Dijlakker 11', postalCode: '8701 KW', city: 'Bolsward' }],
    foundingYear: 1954,
    kvk: '01029467',
    vat: 'NL001948263B52',
    sector: 'rijwielhandel',
    services: ['Elektrische fietsen', 'Fietsreparatie', 'Fietsverhuur', 'Tweedehands fietsen'],
    team: [
      { name: 'Sjoerd Postma', role: 'eigenaar' },
      { name: 'Jelle Hoekstra', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Fietswereld Bolsward', website: 'https://fietswereldbolsward.nl' },
    { name: 'Tweewielercentrum De Vries' },
    { name: 'Wielsma Fietsen', website: 'https://wielsmafietsen.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Apotheek De Linde',
    aliases: ['De Linde Apotheek', 'Lindeapotheek', 'ADL'],
    legalName: 'Apotheek De Linde B.V.',
    legalForm: 'bv',
    websites: ['https://apotheekdelinde.nl'],
    phones: ['0342 555 126'],
    emails: ['balie@apotheekdelinde.nl'],
    addresses: [{ street: 'Langstraat 47', postalCode: '3771 BC', city: 'Barneveld' }],
    foundingYear: 1992,
    kvk: '08063548',
    vat: 'NL810396258B01',
    sector: 'apotheek',
    services: ['Herhaalrecepten', 'Medicatierol', 'Bezorgservice', 'Reisvaccinaties'],
    team: [
      { name: 'Jan-Willem Schuurman', role: 'eigenaar' },
      { name: 'Farida Bouzid', role: 'apotheker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Gildeapotheek Barneveld', website: 'https://gildeapotheek.nl' },
    { name: 'Apotheek Kootwijkerbroek' },
    { name: 'Apotheek Veluwepoort', website: 'https://apotheekveluwepoort.nl' },
  ],
)

export const ZKT = withRivals(
  {
    name: 'Zonnekracht Twente',
    aliases: ['Zonnekracht', 'Zonnekracht Twente Installaties', 'ZKT'],
    legalName: 'Zonnekracht Twente B.V.',
    legalForm: 'bv',
    websites: ['https://zonnekrachttwente.nl'],
    phones: ['074 555 31 60'],
    emails: ['info@zonnekrachttwente.nl'],
    addresses: [{ street: 'Binnenhavenstraat 73', postalCode: '7553 GH', city: 'Hengelo' }],
    foundingYear: 2014,
    kvk: '61275038',
    vat: 'NL854273916B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Onderhoud en inspectie'],
    team: [
      { name: 'Rick Oude Nijhuis', role: 'directeur' },
      { name: 'Sanne Wolters', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'SolarOost', website: 'https://solaroost.nl' },
    { name: 'Tukker Energie' },
    { name: 'Dak & Zon', website: 'https://dakenzon.nl' },
  ],
)

export const LOTTE = withRivals(
  {
    name: 'Lotte de Graaf Fotografie',
    aliases: ['Lotte de Graaf', 'LDG Fotografie', 'LDG'],
    legalForm: 'eenmanszaak',
    websites: ['https://lottedegraaffotografie.nl'],
    phones: ['06 55 50 82 13'],
    emails: ['hallo@lottedegraaffotografie.nl'],
    addresses: [{ street: 'Wijnstraat 119', postalCode: '3311 BV', city: 'Dordrecht' }],
    foundingYear: 2016,
    kvk: '65904127',
    vat: 'NL002317458B09',
    sector: 'trouwfotograaf',
    services: ['Bruidsreportages', 'Loveshoots', 'Trouwalbums', 'Bedrijfsportretten'],
    team: [
      { name: 'Lotte de Graaf', role: 'eigenaar' },
      { name: 'Mees Brouwer', role: 'tweede fotograaf' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Studio Merwede', website: 'https://studiomerwede.nl' },
    { name: 'Jasper Kok Trouwfotografie' },
    { name: 'Witte Vlinder Fotografie', website: 'https://wittevlinderfotografie.nl' },
  ],
)

export const VERHAGEN = withRivals(
  {
    name: 'Meubelstoffeerderij Verhagen',
    aliases: ['Stoffeerderij Verhagen', 'Verhagen Meubelstoffering', 'MSV'],
    legalName: 'Meubelstoffeerderij Verhagen V.O.F.',
    legalForm: 'vof',
    websites: ['https://stoffeerderijverhagen.nl'],
    phones: ['0416 55 54 09'],
    emails: ['werkplaats@stoffeerderijverhagen.nl'],
    addresses: [{ street: 'Stationsstraat 56', postalCode: '5141 GE', city: 'Waalwijk' }],
    foundingYear: 1978,
    kvk: '18026391',
    vat: 'NL803917264B01',
    sector: 'stoffeerderij',
    services: ['Meubels herstofferen', 'Autobekleding', 'Bootkussens', 'Leerreparatie'],
    team: [
      { name: 'Kees Verhagen', role: 'eigenaar' },
      { name: 'Lian Verhagen', role: 'stoffeerder' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-17:00; vr 08:30-20:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Stoffeeratelier Langstraat', website: 'https://stoffeeratelierlangstraat.nl' },
    { name: 'Van Dongen Bekleding' },
    { name: 'De Zadelmaker', website: 'https://dezadelmakerkaatsheuvel.nl' },
  ],
)

export const BIJEN = withRivals(
  {
    name: 'Kinderdagverblijf Het Bijenkorfje',
    aliases: ['KDV Het Bijenkorfje', 'Het Bijenkorfje', 'HBK'],
    legalName: 'Stichting Kinderdagverblijf Het Bijenkorfje',
    legalForm: 'stichting',
    websites: ['https://hetbijenkorfjepurmerend.nl'],
    phones: ['0299 555 671'],
    emails: ['info@hetbijenkorfjepurmerend.nl'],
    addresses: [{ street: 'Gorslaan 28', postalCode: '1441 RC', city: 'Purmerend' }],
    foundingYear: 1996,
    kvk: '41239075',
    vat: 'NL805728341B01',
    sector: 'kinderdagverblijf',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang', 'Flexibele opvang'],
    team: [
      { name: 'Monique Tol', role: 'locatiemanager' },
      { name: 'Esra Yildiz', role: 'pedagogisch coach' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang De Waterlelie', website: 'https://kdvwaterlelie.nl' },
    { name: 'KDV Pinkeltje' },
    { name: 'Kindercentrum Klavertje Vier', website: 'https://klavertjevierpurmerend.nl' },
  ],
)

export const ZWAAN = withRivals(
  {
    name: 'Wasserij De Witte Zwaan',
    aliases: ['De Witte Zwaan', 'Stomerij De Witte Zwaan', 'WWZ'],
    legalName: 'Wasserij De Witte Zwaan B.V.',
    legalForm: 'bv',
    websites: ['https://wittezwaanwasserij.nl'],
    phones: ['0118 55 52 94'],
    emails: ['klant@wittezwaanwasserij.nl'],
    addresses: [{ street: 'Scheldestraat 17', postalCode: '4381 RT', city: 'Vlissingen' }],
    foundingYear: 1969,
    kvk: '22008164',
    vat: 'NL802461937B01',
    sector: 'wasserij',
    services: ['Beddengoed wassen', 'Stomen', 'Linnenverhuur', 'Tapijtreiniging'],
    team: [
      { name: 'Adrie de Nooijer', role: 'directeur' },
      { name: 'Petra Kodde', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Zeeuwse Textielservice', website: 'https://zeeuwsetextielservice.nl' },
    { name: 'Wasserette Souburg' },
    { name: 'Stomerij Walcheren', website: 'https://stomerijwalcheren.nl' },
  ],
)
