/** Companies of answers that a stranger to the rules wrote, each with the question that it answers. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SLEUTEL = withRivals(
  {
    name: 'Garage De Sleutel',
    aliases: ['De Sleutel', 'De Sleutel Meppel', 'GDS'],
    legalName: 'Garage De Sleutel B.V.',
    legalForm: 'bv',
    websites: ['https://garagedesleutel.nl'],
    phones: ['0522 55 51 74'],
    emails: ['werkplaats@garagedesleutel.nl', 'info@garagedesleutel.nl'],
    addresses: [{ street: 'Industrieweg 23', postalCode: '7944 HS', city: 'Meppel' }],
    foundingYear: 1986,
    kvk: '04052817',
    vat: 'NL805317264B01',
    sector: 'garage',
    services: ['APK-keuring', 'Grote en kleine beurt', 'Banden en uitlijnen', 'Airco bijvullen'],
    team: [
      { name: 'Harm Wolting', role: 'eigenaar' },
      { name: 'Sietse Bruggink', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Autobedrijf Oosterboer', website: 'https://autobedrijfoosterboer.nl' },
    { name: 'Meppeler Autoservice' },
    { name: 'Garage Wheemhof', website: 'https://garagewheemhof.nl' },
  ],
)

export const IRIS = withRivals(
  {
    name: 'Nagelstudio Iris',
    aliases: ['Studio Iris', 'Nagels bij Iris', 'NSI'],
    legalName: 'Nagelstudio Iris',
    legalForm: 'eenmanszaak',
    websites: ['https://nagelstudio-iris.nl'],
    phones: ['06 55 52 84 19'],
    emails: ['afspraak@nagelstudio-iris.nl'],
    addresses: [{ street: 'Zandstraat 64', postalCode: '3901 CP', city: 'Veenendaal' }],
    foundingYear: 2014,
    kvk: '60417293',
    vat: 'NL002318467B52',
    sector: 'nagelstudio',
    services: ['Gellak', 'Acrylnagels', 'Manicure', 'Nail art'],
    team: [
      { name: 'Iris van Barneveld', role: 'eigenaar' },
      { name: 'Tess Hardeman', role: 'nagelstylist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Nagelsalon Glans', website: 'https://nagelsalonglans.nl' },
    { name: 'Beauty & Nails Ellekoot' },
    { name: 'Nailbar Duivenwal', website: 'https://nailbarduivenwal.nl' },
  ],
)

export const BABEL = withRivals(
  {
    name: 'Vertaalbureau Babel',
    aliases: ['Babel', 'Babel Vertalingen', 'VBB'],
    legalName: 'Babel Vertalingen V.O.F.',
    legalForm: 'vof',
    websites: ['https://babelvertalingen.nl'],
    phones: ['0570 55 56 43'],
    emails: ['offerte@babelvertalingen.nl'],
    addresses: [{ street: 'Assenstraat 112', postalCode: '7411 JW', city: 'Deventer' }],
    foundingYear: 1997,
    kvk: '08074526',
    vat: 'NL808142653B01',
    sector: 'vertaalbureau',
    services: ['Juridische vertalingen', 'Beëdigde vertalingen', 'Technische handleidingen', 'Ondertiteling'],
    team: [
      { name: 'Marijke Tolboom', role: 'vennoot' },
      { name: 'Stefan Krüger', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Tekstwerk IJssel', website: 'https://tekstwerkijssel.nl' },
    { name: 'Taalbureau Sallant' },
    { name: 'Vertaalkantoor Hanze', website: 'https://vertaalkantoorhanze.nl' },
  ],
)

export const MEERMIN = withRivals(
  {
    name: 'Vishandel De Meermin',
    aliases: ['De Meermin', 'Meermin Vis', 'VDM'],
    legalName: 'Vishandel De Meermin V.O.F.',
    legalForm: 'vof',
    websites: ['https://demeerminvis.nl'],
    phones: ['010 555 38 26'],
    emails: ['bestel@demeerminvis.nl'],
    addresses: [{ street: 'Hoogstraat 151', postalCode: '3131 BM', city: 'Vlaardingen' }],
    foundingYear: 1974,
    kvk: '24018653',
    vat: 'NL803962715B01',
    sector: 'viswinkel',
    services: ['Verse vis', 'Hollandse Nieuwe', 'Kibbeling en gebakken vis', 'Visschotels', 'Oesters en kreeft'],
    team: [
      { name: 'Arie Storm', role: 'vennoot' },
      { name: 'Leny Storm', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 08:30-19:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Vishuis Westhaven', website: 'https://vishuiswesthaven.nl' },
    { name: 'Zeebanket Holy' },
    { name: 'Visspecialist Kornet', website: 'https://visspecialistkornet.nl' },
  ],
)

export const NOORD = withRivals(
  {
    name: 'Architectenbureau Noorderlicht',
    aliases: ['Noorderlicht', 'Noorderlicht Architecten', 'ANL'],
    legalName: 'Noorderlicht Architecten B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtarchitecten.nl'],
    phones: ['058 555 27 90'],
    emails: ['studio@noorderlichtarchitecten.nl'],
    addresses: [{ street: 'Nieuwestad 133', postalCode: '8911 CM', city: 'Leeuwarden' }],
    foundingYear: 2002,
    kvk: '01094832',
    vat: 'NL811375926B01',
    sector: 'architect',
    services: ['Woningontwerp', 'Verbouwing en uitbouw', 'Restauratie van monumenten', 'Vergunningsaanvraag'],
    team: [
      { name: 'Femke Dijkstra', role: 'architect en directeur' },
      { name: 'Bouke Hoekema', role: 'architect' },
      { name: 'Lotte Vrieswijk', role: 'bouwkundig tekenaar' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Atelier Zuiderburen', website: 'https://atelierzuiderburen.nl' },
    { name: 'Bouwkunst Huizum' },
    { name: 'Studio Prinsentuin', website: 'https://studioprinsentuin.nl' },
  ],
)

export const OTTER = withRivals(
  {
    name: 'Bootverhuur De Otter',
    aliases: ['De Otter', 'De Otter Vinkeveen', 'BDO'],
    legalName: 'Bootverhuur De Otter',
    legalForm: 'eenmanszaak',
    websites: ['https://bootverhuurdeotter.nl'],
    phones: ['0297 55 52 08'],
    emails: ['varen@bootverhuurdeotter.nl'],
    addresses: [{ street: 'Herenweg 214', postalCode: '3645 DS', city: 'Vinkeveen' }],
    foundingYear: 2009,
    kvk: '30261947',
    vat: 'NL001952748B60',
    sector: 'bootverhuur',
    services: ['Sloepen huren', 'Elektrische fluisterboten', "Kano's en supboards", 'Vaarbewijscursus'],
    team: [
      { name: 'Daan Verkerk', role: 'eigenaar' },
      { name: 'Milou Verkerk', role: 'planning en verhuur' },
    ],
    hours: ['ma,di,wo,do,vr 09:30-18:00; za,zo 09:00-20:00'],
  },
  [
    { name: 'Sloepenhaven Zandeiland', website: 'https://sloepenhavenzandeiland.nl' },
    { name: 'Plassenverhuur Baambrugge' },
    { name: 'Watersport Demmerik', website: 'https://watersportdemmerik.nl' },
  ],
)

export const LANTERN = withRivals(
  {
    name: 'Lantern Language School',
    aliases: ['Lantern', 'Lantern Delft', 'LLS'],
    legalName: 'Lantern Language School B.V.',
    legalForm: 'bv',
    websites: ['https://lanternlanguages.nl'],
    phones: ['015 555 61 37'],
    emails: ['hello@lanternlanguages.nl'],
    addresses: [{ street: 'Oude Delft 197', postalCode: '2611 HD', city: 'Delft' }],
    foundingYear: 2012,
    kvk: '55283914',
    vat: 'NL851640273B01',
    sector: 'talenschool',
    services: ['Dutch courses', 'Business English', 'Inburgering exam training', 'Conversation classes'],
    team: [
      { name: 'Fiona McAllister', role: 'founder and director' },
      { name: 'Joris Heemskerk', role: 'head teacher' },
    ],
    hours: ['ma,di,wo,do 09:00-21:00; vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Taalhuis Prinsenhof', website: 'https://taalhuisprinsenhof.nl' },
    { name: 'Delft Dutch Academy', website: 'https://delftdutchacademy.nl' },
    { name: 'Talencentrum Voorhof' },
  ],
)

export const VERHAGEN = withRivals(
  {
    name: 'Glashandel Verhagen',
    aliases: ['Verhagen Glas', 'Verhagen', 'GHV'],
    legalName: 'Glashandel Verhagen B.V.',
    legalForm: 'bv',
    websites: ['https://verhagenglas.nl'],
    phones: ['0416 55 54 61'],
    emails: ['info@verhagenglas.nl', 'spoed@verhagenglas.nl'],
    addresses: [{ street: 'Grotestraat 318', postalCode: '5142 CA', city: 'Waalwijk' }],
    foundingYear: 1959,
    kvk: '18026471',
    vat: 'NL800746315B01',
    sector: 'glaszetter',
    services: ['Isolatieglas plaatsen', 'Ruitschade herstellen', 'Spiegels op maat', 'Glas-in-lood'],
    team: [
      { name: 'Toon Verhagen', role: 'directeur' },
      { name: 'Kim Verhagen', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Glasservice Langstraat', website: 'https://glasservicelangstraat.nl' },
    { name: 'Glaszettersbedrijf Besoyen' },
    { name: 'Ruitenier Baardwijk', website: 'https://ruitenierbaardwijk.nl' },
  ],
)

export const EGELTJES = withRivals(
  {
    name: 'Kinderdagverblijf De Egeltjes',
    aliases: ['De Egeltjes', 'KDV De Egeltjes', 'KDE'],
    legalName: 'Stichting Kinderopvang De Egeltjes',
    legalForm: 'stichting',
    websites: ['https://kdvdeegeltjes.nl'],
    phones: ['0314 55 57 92'],
    emails: ['info@kdvdeegeltjes.nl', 'planning@kdvdeegeltjes.nl'],
    addresses: [{ street: 'Varsseveldseweg 76', postalCode: '7002 LK', city: 'Doetinchem' }],
    foundingYear: 1991,
    kvk: '41048265',
    vat: 'NL806214739B01',
    sector: 'kinderdagverblijf',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang', 'Babygroep'],
    team: [
      { name: 'Wilma Berendsen', role: 'directeur' },
      { name: 'Anneke Tiemessen', role: 'pedagogisch coach' },
    ],
    hours: ['ma,di,do 07:00-18:30; wo,vr 07:30-18:00; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Slingebeek', website: 'https://kinderopvangslingebeek.nl' },
    { name: 'Kindercentrum De Pol' },
    { name: 'Opvang Dichteren', website: 'https://opvangdichteren.nl' },
  ],
)

export const BACCHUS = withRivals(
  {
    name: 'Wijnkoperij Bacchus',
    aliases: ['Bacchus', 'Bacchus Hulst', 'WKB'],
    legalName: 'Wijnkoperij Bacchus B.V.',
    legalForm: 'bv',
    websites: ['https://wijnkoperijbacchus.nl'],
    phones: ['0114 55 53 27'],
    emails: ['wijn@wijnkoperijbacchus.nl'],
    addresses: [{ street: 'Gentsestraat 45', postalCode: '4561 EH', city: 'Hulst' }],
    foundingYear: 1983,
    kvk: '21018746',
    vat: 'NL807391524B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Relatiegeschenken', 'Wijnadvies voor horeca', 'Import van Franse wijnen'],
    team: [
      { name: 'Philippe de Bruyne', role: 'eigenaar' },
      { name: 'Greet Callens', role: 'vinoloog' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-18:00; za 10:00-17:00; zo 13:00-17:00'],
  },
  [
    { name: 'Wijnhuis Dullaert', website: 'https://wijnhuisdullaert.nl' },
    { name: 'De Gouden Kurk' },
    { name: 'Vinotheek Reynaert', website: 'https://vinotheekreynaert.nl' },
  ],
)
