/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KRAMER = withRivals(
  {
    name: 'Kramer & Zoon Loodgieters',
    aliases: ['Loodgietersbedrijf Kramer & Zoon', 'Kramer en Zoon', 'KZL'],
    legalName: 'Kramer & Zoon Loodgieters V.O.F.',
    legalForm: 'vof',
    websites: ['https://kramerenzoon.nl'],
    phones: ['0592 555 274'],
    emails: ['info@kramerenzoon.nl'],
    addresses: [{ street: 'Rolderstraat 88', postalCode: '9401 AP', city: 'Assen' }],
    foundingYear: 1987,
    kvk: '04061927',
    vat: 'NL804418263B01',
    sector: 'loodgieter',
    services: ['Lekkages verhelpen', 'Onderhoud van cv-ketels', 'Badkamers installeren', 'Riool ontstoppen'],
    team: [
      { name: 'Henk Kramer', role: 'eigenaar' },
      { name: 'Jelmer Kramer', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Drenthe Warm Installaties', website: 'https://drenthewarm.nl' },
    { name: 'Loodgieter Postma' },
    { name: 'Vos Sanitair', website: 'https://vossanitair.nl' },
  ],
)

export const AREN = withRivals(
  {
    name: 'Bakkerij De Vijf Aren',
    aliases: ['De Vijf Aren', 'Vijf Aren Brood & Banket', 'BDVA'],
    legalName: 'Bakkerij De Vijf Aren B.V.',
    legalForm: 'bv',
    websites: ['https://devijfaren.nl'],
    phones: ['0113 555 619'],
    emails: ['winkel@devijfaren.nl'],
    addresses: [{ street: 'Lange Kerkstraat 30', postalCode: '4461 JH', city: 'Goes' }],
    foundingYear: 1952,
    kvk: '22017483',
    vat: 'NL811736254B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Zeeuwse bolussen', 'Taarten op bestelling', 'Glutenvrij brood'],
    team: [
      { name: 'Marijke de Jonge', role: 'eigenaar' },
      { name: 'Sjaak Minderhoud', role: 'meesterbakker' },
    ],
    hours: ['ma gesloten; di,wo,do 07:30-17:30; vr 07:30-18:00; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Banketbakkerij Boogaard', website: 'https://banketboogaard.nl' },
    { name: 'Broodhuis Ganzepoort', website: 'https://broodhuisganzepoort.nl' },
    { name: 'Bakkerij Westdorp' },
  ],
)

export const MOLENPOORT = withRivals(
  {
    name: 'Fysiotherapie Molenpoort',
    aliases: ['Fysio Molenpoort', 'Molenpoort Fysiotherapeuten', 'FMP'],
    legalForm: 'maatschap',
    websites: ['https://fysiomolenpoort.nl'],
    phones: ['024 555 31 77'],
    emails: ['praktijk@fysiomolenpoort.nl'],
    addresses: [{ street: 'Ziekerstraat 145', postalCode: '6511 LG', city: 'Nijmegen' }],
    foundingYear: 2006,
    kvk: '09158462',
    vat: 'NL817204956B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Dry needling', 'Sportfysiotherapie', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Anouk Janssen', role: 'praktijkhouder' },
      { name: 'Bart Willemsen', role: 'manueel therapeut' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Waalkade', website: 'https://fysiowaalkade.nl' },
    { name: 'Praktijk Bewegen & Herstel' },
    { name: 'Fysiotherapie Hees', website: 'https://fysiohees.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Autobedrijf Hoekstra',
    aliases: ['Garage Hoekstra', 'Hoekstra Auto’s', 'ABH'],
    legalName: 'Autobedrijf Hoekstra B.V.',
    legalForm: 'bv',
    websites: ['https://autohoekstra.nl'],
    phones: ['0515 555 482'],
    emails: ['werkplaats@autohoekstra.nl'],
    addresses: [{ street: 'Smidsstraat 9', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1974,
    kvk: '01073594',
    vat: 'NL809553718B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoudsbeurten', 'Airco bijvullen', 'Verkoop van occasions'],
    team: [
      { name: 'Sietse Hoekstra', role: 'directeur' },
      { name: 'Wietske Bakker', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage De Waterpoort', website: 'https://garagedewaterpoort.nl' },
    { name: 'Autoservice Zijlstra' },
    { name: 'Bosma Automotive', website: 'https://bosmaautomotive.nl' },
  ],
)

export const AKELEI = withRivals(
  {
    name: 'Bloemenatelier De Akelei',
    aliases: ['De Akelei', 'Akelei Bloemen', 'BDA'],
    legalForm: 'eenmanszaak',
    websites: ['https://deakelei.nl'],
    phones: ['035 555 09 64'],
    emails: ['bloemen@deakelei.nl'],
    addresses: [{ street: 'Nassaulaan 17', postalCode: '1404 CL', city: 'Bussum' }],
    foundingYear: 2013,
    kvk: '57820416',
    vat: 'NL001938472B56',
    sector: 'bloemist',
    services: ['Boeketten', 'Bruidswerk', 'Rouwarrangementen', 'Bloemenabonnement'],
    team: [
      { name: 'Femke van Loon', role: 'eigenaar' },
      { name: 'Iris Mulder', role: 'floriste' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Gooi', website: 'https://bloemenhuisgooi.nl' },
    { name: 'Flora Vlietlaan' },
    { name: 'Stengel & Steel', website: 'https://stengelensteel.nl' },
  ],
)

export const VRB = withRivals(
  {
    name: 'Van Rijn Brouwer Advocaten',
    aliases: ['VRB Advocaten', 'Van Rijn Brouwer', 'VRB'],
    legalName: 'Van Rijn Brouwer Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://vrbadvocaten.nl'],
    phones: ['073 555 46 20'],
    emails: ['info@vrbadvocaten.nl'],
    addresses: [{ street: 'Peperstraat 12', postalCode: '5211 KM', city: '’s-Hertogenbosch' }],
    foundingYear: 1995,
    kvk: '16084275',
    vat: 'NL805917342B01',
    sector: 'advocaat',
    services: ['Arbeidsrecht', 'Echtscheidingen', 'Huurrecht', 'Letselschade'],
    team: [
      { name: 'Caroline van Rijn', role: 'partner' },
      { name: 'Maarten Brouwer', role: 'partner' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Parade Advocaten', website: 'https://paradeadvocaten.nl' },
    { name: 'Dommel Legal', website: 'https://dommellegal.nl' },
    { name: 'De Vries Kuipers Advocatuur' },
  ],
)

export const PEETERS = withRivals(
  {
    name: 'Administratiekantoor Peeters',
    aliases: ['Peeters Administratie', 'Peeters Boekhouding', 'AKP'],
    legalForm: 'eenmanszaak',
    websites: ['https://akpeeters.nl'],
    phones: ['0478 555 036'],
    emails: ['mail@akpeeters.nl'],
    addresses: [{ street: 'Patersstraat 41', postalCode: '5801 AT', city: 'Venray' }],
    foundingYear: 2003,
    kvk: '12054837',
    vat: 'NL001472953B19',
    sector: 'boekhouder',
    services: ['Btw-aangifte', 'Jaarrekening', 'Salarisadministratie', 'Aangifte inkomstenbelasting'],
    team: [
      { name: 'Twan Peeters', role: 'eigenaar' },
      { name: 'Lieke Aerts', role: 'assistent-accountant' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Van Dijck Accountants', website: 'https://vandijckaccountants.nl' },
    { name: 'Peelland Administraties' },
    { name: 'Cijferhuis Venray', website: 'https://cijferhuisvenray.nl' },
  ],
)

export const SARI = withRivals(
  {
    name: 'Warung Sari Rasa',
    aliases: ['Sari Rasa', 'Restaurant Sari Rasa', 'WSR'],
    legalName: 'Warung Sari Rasa V.O.F.',
    legalForm: 'vof',
    websites: ['https://warungsarirasa.nl'],
    phones: ['010 555 72 13'],
    emails: ['eten@warungsarirasa.nl'],
    addresses: [{ street: 'Zaagmolenkade 54', postalCode: '3035 KC', city: 'Rotterdam' }],
    foundingYear: 2009,
    kvk: '24461803',
    vat: 'NL821640375B01',
    sector: 'Indonesisch restaurant',
    services: ['Rijsttafel', 'Afhaalmaaltijden', 'Catering', 'Bezorging'],
    team: [
      { name: 'Dewi Santoso', role: 'chef-kok' },
      { name: 'Ruben Santoso', role: 'gastheer' },
    ],
    hours: ['ma gesloten; di,wo,do 17:00-22:00; vr,za 16:30-23:00; zo 16:30-21:30'],
  },
  [
    { name: 'Toko Bandung', website: 'https://tokobandung.nl' },
    { name: 'Restaurant Garuda' },
    { name: 'Waroeng Melati', website: 'https://waroengmelati.nl' },
  ],
)

export const VECHT = withRivals(
  {
    name: 'Dierenkliniek De Vecht',
    aliases: ['Kliniek De Vecht', 'Dierenartsen De Vecht', 'DKV'],
    legalName: 'Dierenkliniek De Vecht B.V.',
    legalForm: 'bv',
    websites: ['https://dierenkliniekdevecht.nl'],
    phones: ['0529 555 318'],
    emails: ['balie@dierenkliniekdevecht.nl'],
    addresses: [{ street: 'Stationsweg 26', postalCode: '7731 AX', city: 'Ommen' }],
    foundingYear: 1983,
    kvk: '05041796',
    vat: 'NL808264917B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Castraties en sterilisaties', 'Gebitsbehandelingen', 'Echografie'],
    team: [
      { name: 'Mariëlle Timmerman', role: 'eigenaar' },
      { name: 'Gerben Lubbers', role: 'dierenarts' },
    ],
    hours: ['ma,wo,vr 08:00-18:00; di,do 08:00-19:30; za 09:00-11:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Salland', website: 'https://dapsalland.nl' },
    { name: 'Dierenkliniek Hardenberg-Zuid', website: 'https://dierenkliniekhardenbergzuid.nl' },
    { name: 'Dierenarts Bremmer' },
  ],
)

export const NOORD = withRivals(
  {
    name: 'Studio Noorderlicht',
    aliases: ['Noorderlicht Webdesign', 'Noorderlicht', 'SNL'],
    legalName: 'Studio Noorderlicht B.V.',
    legalForm: 'bv',
    websites: ['https://studionoorderlicht.nl'],
    phones: ['050 555 87 40'],
    emails: ['hallo@studionoorderlicht.nl'],
    addresses: [{ street: 'Folkingestraat 33', postalCode: '9711 JT', city: 'Groningen' }],
    foundingYear: 2016,
    kvk: '66173840',
    vat: 'NL856429173B01',
    sector: 'webdesigner',
    services: ['WordPress-websites', 'Webshops', 'Zoekmachineoptimalisatie', 'Logo-ontwerp'],
    team: [
      { name: 'Jorrit Dijkema', role: 'oprichter' },
      { name: 'Sanne Wiersma', role: 'designer' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Webbureau Martini', website: 'https://webbureaumartini.nl' },
    { name: 'Pixelwerf', website: 'https://pixelwerf.nl' },
    { name: 'Bureau Gras' },
  ],
)
