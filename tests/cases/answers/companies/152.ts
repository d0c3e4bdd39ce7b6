/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KNIPKAMER = withRivals(
  {
    name: 'Kapsalon De Knipkamer',
    aliases: ['De Knipkamer', 'Knipkamer Zutphen', 'KDK'],
    legalName: 'Kapsalon De Knipkamer',
    legalForm: 'eenmanszaak',
    websites: ['https://deknipkamer.nl'],
    phones: ['0575 55 53 72'],
    emails: ['hallo@deknipkamer.nl'],
    addresses: [{ street: 'Beukerstraat 31', postalCode: '7201 LA', city: 'Zutphen' }],
    foundingYear: 2006,
    kvk: '08150327',
    vat: 'NL001735924B18',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren en highlights', 'Bruidskapsels', 'Baard trimmen'],
    team: [
      { name: 'Manon Riemersma', role: 'eigenaar' },
      { name: 'Dewi Kartosen', role: 'stylist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-18:00; do 09:00-20:30; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Haarstudio Marsch', website: 'https://haarstudiomarsch.nl' },
    { name: 'Kapsalon Bovenkamp' },
    { name: 'Salon Lijn', website: 'https://salonlijn.nl' },
  ],
)

export const STEEGE = withRivals(
  {
    name: 'Loodgietersbedrijf Ter Steege',
    aliases: ['Ter Steege Loodgieters', 'Ter Steege', 'LTS'],
    legalName: 'Loodgietersbedrijf Ter Steege B.V.',
    legalForm: 'bv',
    websites: ['https://tersteegeloodgieters.nl'],
    phones: ['074 555 62 18'],
    emails: ['service@tersteegeloodgieters.nl'],
    addresses: [{ street: 'Bornsestraat 212', postalCode: '7556 BK', city: 'Hengelo' }],
    foundingYear: 1968,
    kvk: '06018354',
    vat: 'NL801264397B01',
    sector: 'loodgieter',
    services: ['Lekkage verhelpen', 'Cv-ketel onderhoud', 'Riool ontstoppen', 'Badkamerrenovatie'],
    team: [
      { name: 'Gerben ter Steege', role: 'directeur' },
      { name: 'Marloes Nijhuis', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Nijland Installaties', website: 'https://nijlandinstallaties.nl' },
    { name: 'Loodgieter Wolbers' },
    { name: 'Twentse Sanitair Service', website: 'https://twentsesanitairservice.nl' },
  ],
)

export const WATERPOORT = withRivals(
  {
    name: 'Tandartspraktijk Waterpoort',
    aliases: ['Waterpoort', 'Waterpoort Tandartsen', 'TPW'],
    legalName: 'Maatschap Tandartspraktijk Waterpoort',
    legalForm: 'maatschap',
    websites: ['https://tandartswaterpoort.nl'],
    phones: ['0515 55 54 07'],
    emails: ['balie@tandartswaterpoort.nl'],
    addresses: [{ street: 'Singel 58', postalCode: '8601 AJ', city: 'Sneek' }],
    foundingYear: 1994,
    kvk: '01127743',
    vat: 'NL806172935B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Kronen en bruggen', 'Implantaten', 'Mondhygiëne'],
    team: [
      { name: 'Hilde Reitsma', role: 'tandarts en praktijkhouder' },
      { name: 'Okke Terpstra', role: 'tandarts' },
      { name: 'Naima Bakkali', role: 'mondhygiënist' },
    ],
    hours: ['ma,wo,do 08:00-17:00; di 08:00-20:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Kolmeersland', website: 'https://mondzorgkolmeersland.nl' },
    { name: 'Tandartsen Lemmerweg' },
    { name: 'Tandheelkunde De Domp', website: 'https://tandheelkundededomp.nl' },
  ],
)

export const KAMPHUIS = withRivals(
  {
    name: 'Autobedrijf Kamphuis',
    aliases: ['Garage Kamphuis', 'Kamphuis', 'ABK'],
    legalName: 'Autobedrijf Kamphuis V.O.F.',
    legalForm: 'vof',
    websites: ['https://autobedrijfkamphuis.nl'],
    phones: ['0341 55 58 63'],
    emails: ['werkplaats@autobedrijfkamphuis.nl'],
    addresses: [{ street: 'Lorentzstraat 9', postalCode: '3846 AV', city: 'Harderwijk' }],
    foundingYear: 1981,
    kvk: '08034612',
    vat: 'NL804719263B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Aircoservice', 'Occasions'],
    team: [
      { name: 'Rik Kamphuis', role: 'eigenaar' },
      { name: 'Wouter Kamphuis', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Autoservice Veluwerand', website: 'https://autoserviceveluwerand.nl' },
    { name: 'Garage Mulderij' },
    { name: 'Autocentrum Drielanden', website: 'https://autocentrumdrielanden.nl' },
  ],
)

export const ZOUTKEET = withRivals(
  {
    name: 'Restaurant De Zoutkeet',
    aliases: ['De Zoutkeet', 'Zoutkeet Hoorn', 'RDZ'],
    legalName: 'De Zoutkeet Horeca B.V.',
    legalForm: 'bv',
    websites: ['https://dezoutkeet.nl'],
    phones: ['0229 555 146'],
    emails: ['reserveren@dezoutkeet.nl'],
    addresses: [{ street: 'Veermanskade 22', postalCode: '1621 AN', city: 'Hoorn' }],
    foundingYear: 2015,
    kvk: '63184027',
    vat: 'NL855127364B01',
    sector: 'restaurant',
    services: ['Lunch', 'Visgerechten', 'Driegangenmenu', 'Feesten en partijen'],
    team: [
      { name: 'Saskia Buisman', role: 'eigenaar' },
      { name: 'Jeroen Buisman', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 12:00-23:00; zo 12:00-21:00'],
  },
  [
    { name: 'Bistro Oostereiland', website: 'https://bistrooostereiland.nl' },
    { name: 'Brasserie Appelhaven' },
    { name: 'Eetcafé De Karper', website: 'https://dekarperhoorn.nl' },
  ],
)

export const GROENEWOUD = withRivals(
  {
    name: 'Hoveniersbedrijf Groenewoud',
    aliases: ['Groenewoud Tuinen', 'Groenewoud', 'HBG'],
    legalName: 'Hoveniersbedrijf Groenewoud',
    legalForm: 'eenmanszaak',
    websites: ['https://groenewoudtuinen.nl'],
    phones: ['0413 55 51 39'],
    emails: ['info@groenewoudtuinen.nl'],
    addresses: [{ street: 'Volkelseweg 84', postalCode: '5405 NA', city: 'Uden' }],
    foundingYear: 1999,
    kvk: '16092748',
    vat: 'NL001482657B34',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Sierbestrating'],
    team: [
      { name: 'Pieter Groenewoud', role: 'eigenaar' },
      { name: 'Joyce van den Elzen', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Van Lankveld Tuinen', website: 'https://vanlankveldtuinen.nl' },
    { name: 'Hovenier De Maashorst' },
    { name: 'Verkuijlen Buitenleven', website: 'https://verkuijlenbuitenleven.nl' },
  ],
)

export const SMEETS = withRivals(
  {
    name: 'Accountantskantoor Smeets & Deckers',
    aliases: ['Smeets & Deckers', 'Smeets Deckers Accountants', 'SDA'],
    legalName: 'Smeets & Deckers Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://smeetsdeckers.nl'],
    phones: ['0475 55 57 24'],
    emails: ['kantoor@smeetsdeckers.nl'],
    addresses: [{ street: 'Godsweerdersingel 17', postalCode: '6041 GK', city: 'Roermond' }],
    foundingYear: 1989,
    kvk: '13024786',
    vat: 'NL809346172B01',
    sector: 'accountant',
    services: ['Jaarrekening', 'Belastingaangifte', 'Salarisadministratie', 'Bedrijfsopvolging'],
    team: [
      { name: 'Huub Smeets', role: 'partner' },
      { name: 'Carine Deckers', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Geelen Accountants', website: 'https://geelenaccountants.nl' },
    { name: 'Administratiekantoor Maasniel' },
    { name: 'Roercijfers', website: 'https://roercijfers.nl' },
  ],
)

export const AALST = withRivals(
  {
    name: 'Schildersbedrijf Van Aalst',
    aliases: ['Van Aalst Schilders', 'Van Aalst', 'SVA'],
    legalName: 'Schildersbedrijf Van Aalst V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanaalstschilders.nl'],
    phones: ['0345 55 50 91'],
    emails: ['offerte@vanaalstschilders.nl'],
    addresses: [{ street: 'Prijssestraat 40', postalCode: '4101 CR', city: 'Culemborg' }],
    foundingYear: 1977,
    kvk: '11028695',
    vat: 'NL802857419B01',
    sector: 'schilder',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Theo van Aalst', role: 'vennoot' },
      { name: 'Niels van Aalst', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:30; za,zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Kortland', website: 'https://schildersbedrijfkortland.nl' },
    { name: 'De Lekschilders' },
    { name: 'Verfwerk Blom', website: 'https://verfwerkblom.nl' },
  ],
)

export const BRINK = withRivals(
  {
    name: 'Fysiotherapie De Brink',
    aliases: ['De Brink', 'Fysio De Brink', 'FDB'],
    legalName: 'Fysiotherapie De Brink B.V.',
    legalForm: 'bv',
    websites: ['https://fysiodebrink.nl'],
    phones: ['0592 55 56 30'],
    emails: ['contact@fysiodebrink.nl'],
    addresses: [{ street: 'Groningerstraat 67', postalCode: '9401 BJ', city: 'Assen' }],
    foundingYear: 2003,
    kvk: '04071538',
    vat: 'NL812093746B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Dry needling', 'Kinderfysiotherapie'],
    team: [
      { name: 'Anouk Veldman', role: 'praktijkhouder' },
      { name: 'Jasper Homan', role: 'sportfysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysiocentrum Kloosterveen', website: 'https://fysiocentrumkloosterveen.nl' },
    { name: 'Beweeghuis Marsdijk' },
    { name: 'Fysiotherapie Vredeveld', website: 'https://fysiovredeveld.nl' },
  ],
)

export const VOORRANG = withRivals(
  {
    name: 'Rijschool Voorrang',
    aliases: ['Voorrang', 'Voorrang Rijopleidingen', 'RSV'],
    legalName: 'Rijschool Voorrang',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolvoorrang.nl'],
    phones: ['06 55 57 31 48'],
    emails: ['lessen@rijschoolvoorrang.nl'],
    addresses: [{ street: 'Kastanjelaan 5', postalCode: '4621 HD', city: 'Bergen op Zoom' }],
    foundingYear: 2011,
    kvk: '52906183',
    vat: 'NL002163958B71',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Spoedcursus', 'Faalangstexamen'],
    team: [
      { name: 'Yassin el Amrani', role: 'eigenaar' },
      { name: 'Petra Luijten', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Scheldezicht', website: 'https://rijschoolscheldezicht.nl' },
    { name: 'Verkeersschool Matthijssen' },
    { name: 'Rijopleiding Zoomland', website: 'https://rijopleidingzoomland.nl' },
  ],
)
