/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VLASBLOEM = withRivals(
  {
    name: 'Bakkerij De Vlasbloem',
    aliases: ['De Vlasbloem', 'Vlasbloem Brood & Banket', 'BDV'],
    legalName: 'Bakkerij De Vlasbloem V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijdevlasbloem.nl'],
    phones: ['0517 55 52 18'],
    emails: ['bestellen@bakkerijdevlasbloem.nl'],
    addresses: [{ street: 'Voorstraat 46', postalCode: '8861 BL', city: 'Harlingen' }],
    foundingYear: 1987,
    kvk: '01073652',
    vat: 'NL807315264B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Taarten op bestelling', 'Fryske oranjekoek', 'Belegde broodjes'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'eigenaar' },
      { name: 'Anke Hoekstra', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-17:30; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Zeilstra', website: 'https://bakkerijzeilstra.nl' },
    { name: 'Banketbakkerij Postma' },
    { name: 'Het Harlinger Broodhuis', website: 'https://harlingerbroodhuis.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Aannemersbedrijf Van Rossum',
    aliases: ['Van Rossum Bouw', 'Bouwbedrijf Van Rossum', 'AVR'],
    legalName: 'Aannemersbedrijf Van Rossum B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumbouw.nl'],
    phones: ['0314 55 57 40'],
    emails: ['info@vanrossumbouw.nl'],
    addresses: [{ street: 'Havenstraat 73', postalCode: '7005 AG', city: 'Doetinchem' }],
    foundingYear: 1974,
    kvk: '09041827',
    vat: 'NL803926175B01',
    sector: 'aannemer',
    services: ['Aanbouw en uitbouw', 'Dakkapellen', 'Renovatie', 'Nieuwbouw'],
    team: [
      { name: 'Bart van Rossum', role: 'directeur' },
      { name: 'Ilse Wenting', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Slingeland', website: 'https://bouwgroepslingeland.nl' },
    { name: 'Klein Hesselink Bouw' },
    { name: 'Aannemer Te Winkel', website: 'https://aannemertewinkel.nl' },
  ],
)

export const LICHTVOET = withRivals(
  {
    name: 'Pedicurepraktijk Lichtvoet',
    aliases: ['Lichtvoet', 'Pedicure Lichtvoet', 'PPL'],
    legalForm: 'eenmanszaak',
    websites: ['https://pedicurelichtvoet.nl'],
    phones: ['0528 55 51 94'],
    emails: ['afspraak@pedicurelichtvoet.nl'],
    addresses: [{ street: 'Schutstraat 118', postalCode: '7901 EH', city: 'Hoogeveen' }],
    foundingYear: 2013,
    kvk: '58214370',
    vat: 'NL001928374B62',
    sector: 'pedicure',
    services: ['Diabetische voetzorg', 'Likdoorns verwijderen', 'Nagelbeugels', 'Reumatische voetzorg'],
    team: [
      { name: 'Marleen Otten', role: 'eigenaar' },
      { name: 'Jolanda Kuik', role: 'medisch pedicure' },
    ],
    hours: ['ma,di,do 09:00-17:00; wo 09:00-12:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Voetzorg Drenthe', website: 'https://voetzorgdrenthe.nl' },
    { name: 'Pedicure Sanne' },
    { name: 'De Voetenkamer', website: 'https://devoetenkamer.nl' },
  ],
)

export const STEMVORK = withRivals(
  {
    name: 'Muziekschool De Stemvork',
    aliases: ['De Stemvork', 'Stemvork Muziekonderwijs', 'MDS'],
    legalName: 'Stichting Muziekschool De Stemvork',
    legalForm: 'stichting',
    websites: ['https://muziekschooldestemvork.nl'],
    phones: ['0318 55 56 27'],
    emails: ['info@muziekschooldestemvork.nl'],
    addresses: [{ street: 'Kerkewijk 62', postalCode: '3901 EH', city: 'Veenendaal' }],
    foundingYear: 1996,
    kvk: '41048295',
    vat: 'NL808146253B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot'],
    team: [
      { name: 'Annelies Drost', role: 'directeur' },
      { name: 'Ruben Valkenburg', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:30; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Vallei', website: 'https://muziekhuisvallei.nl' },
    { name: 'Popschool Veenendaal' },
    { name: 'De Klankkast', website: 'https://deklankkast.nl' },
  ],
)

export const DATADIJK = withRivals(
  {
    name: 'Datadijk IT Diensten',
    aliases: ['Datadijk', 'Datadijk IT', 'DID'],
    legalName: 'Datadijk IT Diensten B.V.',
    legalForm: 'bv',
    websites: ['https://datadijk.nl'],
    phones: ['0172 55 54 63'],
    emails: ['support@datadijk.nl'],
    addresses: [{ street: 'Prins Hendrikstraat 205', postalCode: '2405 AH', city: 'Alphen aan den Rijn' }],
    foundingYear: 2006,
    kvk: '28107394',
    vat: 'NL815470326B01',
    sector: 'IT-dienstverlener',
    services: ['Werkplekbeheer', 'Cloudmigratie', 'Cybersecurity', 'Netwerkinstallatie'],
    team: [
      { name: 'Farid Bouzian', role: 'directeur' },
      { name: 'Esther van Tol', role: 'servicemanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za,zo gesloten'],
  },
  [
    { name: 'Rijnland ICT', website: 'https://rijnlandict.nl' },
    { name: 'Bytewise Automatisering' },
    { name: 'Groene Hart Systemen', website: 'https://groenehartsystemen.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Taxicentrale Brouwer',
    aliases: ['Taxi Brouwer', 'Brouwer Personenvervoer', 'TCB'],
    legalName: 'Taxicentrale Brouwer V.O.F.',
    legalForm: 'vof',
    websites: ['https://taxibrouwer.nl'],
    phones: ['0522 55 50 71'],
    emails: ['rit@taxibrouwer.nl'],
    addresses: [{ street: 'Stationsweg 31', postalCode: '7941 HC', city: 'Meppel' }],
    foundingYear: 1981,
    kvk: '04053917',
    vat: 'NL801762943B01',
    sector: 'taxibedrijf',
    services: ['Luchthavenvervoer', 'Rolstoelvervoer', 'Zakelijk vervoer', 'Leerlingenvervoer'],
    team: [
      { name: 'Henk Brouwer', role: 'eigenaar' },
      { name: 'Monique Brouwer', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-23:00; za,zo 08:00-23:00'],
  },
  [
    { name: 'Taxi Reest', website: 'https://taxireest.nl' },
    { name: 'Drents Vervoer' },
    { name: 'Meppeler Taxi Service', website: 'https://meppelertaxi.nl' },
  ],
)

export const EZELSOOR = withRivals(
  {
    name: 'Boekhandel Het Ezelsoor',
    aliases: ['Het Ezelsoor', 'Ezelsoor Boeken', 'BHE'],
    legalForm: 'eenmanszaak',
    websites: ['https://hetezelsoor.nl'],
    phones: ['0118 55 58 03'],
    emails: ['winkel@hetezelsoor.nl'],
    addresses: [{ street: 'Langeviele 27', postalCode: '4331 LR', city: 'Middelburg' }],
    foundingYear: 1969,
    kvk: '22031846',
    vat: 'NL004172859B15',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Tweedehands boeken', 'Signeersessies', 'Cadeaubonnen'],
    team: [
      { name: 'Coby de Nooijer', role: 'eigenaar' },
      { name: 'Thijs Wisse', role: 'boekverkoper' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekhandel Abdijplein', website: 'https://boekhandelabdijplein.nl' },
    { name: 'De Zeeuwse Lezer' },
    { name: 'Paperback Middelburg', website: 'https://paperbackmiddelburg.nl' },
  ],
)

export const LKM = withRivals(
  {
    name: 'Linthorst & Kuiper Makelaars',
    aliases: ['Linthorst & Kuiper', 'L&K Makelaars', 'LKM'],
    legalName: 'Linthorst & Kuiper Makelaars B.V.',
    legalForm: 'bv',
    websites: ['https://linthorstkuiper.nl'],
    phones: ['0570 55 59 12'],
    emails: ['wonen@linthorstkuiper.nl'],
    addresses: [{ street: 'Keizerstraat 14', postalCode: '7411 HG', city: 'Deventer' }],
    foundingYear: 2001,
    kvk: '38024591',
    vat: 'NL810593847B01',
    sector: 'makelaar',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Sander Linthorst', role: 'eigenaar' },
      { name: 'Mieke Kuiper', role: 'makelaar-taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Hanze Wonen Makelaardij', website: 'https://hanzewonen.nl' },
    { name: 'Makelaardij Bierman' },
    { name: 'Salland Vastgoed', website: 'https://sallandvastgoed.nl' },
  ],
)

export const VERBEEK = withRivals(
  {
    name: 'Autoschade Verbeek',
    aliases: ['Verbeek Autoschade', 'Schadeherstel Verbeek', 'ASV'],
    legalName: 'Autoschade Verbeek B.V.',
    legalForm: 'bv',
    websites: ['https://autoschadeverbeek.nl'],
    phones: ['0495 55 51 36'],
    emails: ['balie@autoschadeverbeek.nl'],
    addresses: [{ street: 'Industriekade 9', postalCode: '6001 SE', city: 'Weert' }],
    foundingYear: 1992,
    kvk: '13027458',
    vat: 'NL805281739B01',
    sector: 'autoschadeherstelbedrijf',
    services: ['Uitdeuken zonder spuiten', 'Spuitwerk', 'Ruitschade', 'Schadetaxatie'],
    team: [
      { name: 'Peter Verbeek', role: 'eigenaar' },
      { name: 'Lotte Gielen', role: 'schadeadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Carrosserie Kempen', website: 'https://carrosseriekempen.nl' },
    { name: 'Van Dooren Schadeherstel' },
    { name: 'De Lakspecialist', website: 'https://delakspecialist.nl' },
  ],
)

export const VOLLEMAAT = withRivals(
  {
    name: 'Diëtistenpraktijk Volle Maat',
    aliases: ['Volle Maat', 'Diëtist Volle Maat', 'DVM'],
    legalForm: 'eenmanszaak',
    websites: ['https://vollemaat.nl'],
    phones: ['0223 55 54 80'],
    emails: ['praktijk@vollemaat.nl'],
    addresses: [{ street: 'Spoorstraat 88', postalCode: '1781 JJ', city: 'Den Helder' }],
    foundingYear: 2016,
    kvk: '66182093',
    vat: 'NL003847162B51',
    sector: 'diëtist',
    services: ['Afvalbegeleiding', 'Voedingsadvies bij diabetes', 'Sportvoeding', 'Dieet bij prikkelbare darm'],
    team: [
      { name: 'Wendy Blaauw', role: 'eigenaar' },
      { name: 'Noor Spaans', role: 'diëtist' },
    ],
    hours: ['ma,wo,do 08:30-17:00; di 12:00-20:30; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voedingsbureau Noordkop', website: 'https://voedingsbureaunoordkop.nl' },
    { name: 'Diëtist Marsdiep' },
    { name: 'Gezond Gewicht Den Helder', website: 'https://gezondgewichtdenhelder.nl' },
  ],
)
