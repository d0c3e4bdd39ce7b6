/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VANWIEREN = withRivals(
  {
    name: 'Van Wieren Elektrotechniek',
    aliases: ['Van Wieren Elektro', 'Elektrotechniek Van Wieren', 'VWE'],
    legalName: 'Van Wieren Elektrotechniek B.V.',
    legalForm: 'bv',
    websites: ['https://vanwierenelektro.nl'],
    phones: ['0515 55 21 48'],
    emails: ['info@vanwierenelektro.nl'],
    addresses: [{ street: 'Edisonstraat 9', postalCode: '8606 JH', city: 'Sneek' }],
    foundingYear: 1987,
    kvk: '01078452',
    vat: 'NL804517296B01',
    sector: 'elektricien',
    services: ['Groepenkasten vervangen', 'Laadpalen', 'Verlichting', 'Storingsdienst'],
    team: [
      { name: 'Jelle van Wieren', role: 'directeur' },
      { name: 'Anke Boersma', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Elektro Hoekstra', website: 'https://elektrohoekstra.nl' },
    { name: 'Installatiebedrijf Zwaga' },
    { name: 'Stroomwijs', website: 'https://stroomwijs.nl' },
  ],
)

export const VEER = withRivals(
  {
    name: 'Het Laatste Veer',
    aliases: ['Uitvaartverzorging Het Laatste Veer', 'Laatste Veer Uitvaarten', 'HLV'],
    legalForm: 'eenmanszaak',
    websites: ['https://hetlaatsteveer.nl'],
    phones: ['0183 55 40 16'],
    emails: ['contact@hetlaatsteveer.nl'],
    addresses: [{ street: 'Westwagenstraat 62', postalCode: '4201 HJ', city: 'Gorinchem' }],
    foundingYear: 2014,
    kvk: '61284937',
    vat: 'NL001974382B62',
    sector: 'uitvaartonderneming',
    services: ['Begrafenissen', 'Crematies', 'Natuuruitvaarten', 'Afscheid thuis'],
    team: [
      { name: 'Marjolein Kuijpers', role: 'eigenaar' },
      { name: 'Bas Verhoeven', role: 'uitvaartbegeleider' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Uitvaartzorg De Linge', website: 'https://uitvaartzorgdelinge.nl' },
    { name: 'Van Dalen Uitvaarten' },
    { name: 'Sereen Uitvaart', website: 'https://sereenuitvaart.nl' },
  ],
)

export const OOGPUNT = withRivals(
  {
    name: 'Oogpunt Waalwijk',
    aliases: ['Oogpunt', 'Oogpunt Optiek', 'OPW'],
    legalName: 'Oogpunt Waalwijk B.V.',
    legalForm: 'bv',
    websites: ['https://oogpuntwaalwijk.nl'],
    phones: ['0416 55 73 90'],
    emails: ['winkel@oogpuntwaalwijk.nl'],
    addresses: [{ street: 'Grotestraat 188', postalCode: '5141 HC', city: 'Waalwijk' }],
    foundingYear: 2003,
    kvk: '18064713',
    vat: 'NL812640975B01',
    sector: 'opticien',
    services: ['Oogmetingen', 'Contactlenzen', 'Zonnebrillen op sterkte', 'Kinderbrillen'],
    team: [
      { name: 'Noor van Delft', role: 'eigenaar' },
      { name: 'Ruben Smulders', role: 'optometrist' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brillenhuis Langstraat', website: 'https://brillenhuislangstraat.nl' },
    { name: 'De Bruijn Optiek' },
    { name: 'Zicht & Zo', website: 'https://zichtenzo.nl' },
  ],
)

export const HOEKZEMA = withRivals(
  {
    name: 'Slagerij Hoekzema',
    aliases: ['Hoekzema Vlees & Wild', 'Hoekzema', 'SHA'],
    legalName: 'Slagerij Hoekzema V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijhoekzema.nl'],
    phones: ['0596 55 17 33'],
    emails: ['bestellen@slagerijhoekzema.nl'],
    addresses: [{ street: 'Dijkstraat 34', postalCode: '9901 AV', city: 'Appingedam' }],
    foundingYear: 1956,
    kvk: '02041587',
    vat: 'NL803291645B01',
    sector: 'slagerij',
    services: ['Barbecuepakketten', 'Gourmetschotels', 'Droge worst', 'Wild'],
    team: [
      { name: 'Harm Hoekzema', role: 'eigenaar' },
      { name: 'Tineke Hoekzema', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:00-18:00; vr 08:00-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Bouwman' },
    { name: 'Vleeshuis Delfzijl', website: 'https://vleeshuisdelfzijl.nl' },
    { name: 'Ambachtsslager Mulder', website: 'https://slagermulder.nl' },
  ],
)

export const KARAAT = withRivals(
  {
    name: 'Karaat',
    aliases: ['Juwelier Karaat', 'Karaat Juweliers', 'JKD'],
    legalForm: 'eenmanszaak',
    websites: ['https://karaatdoetinchem.nl'],
    phones: ['0314 55 66 07'],
    emails: ['info@karaatdoetinchem.nl'],
    addresses: [{ street: 'Hamburgerstraat 11', postalCode: '7001 AH', city: 'Doetinchem' }],
    foundingYear: 1979,
    kvk: '09032168',
    vat: 'NL001483697B20',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Goud inkopen', 'Graveren'],
    team: [
      { name: 'Esther Wijnbergen', role: 'eigenaar' },
      { name: 'Sem Aydin', role: 'horlogemaker' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Te Kiefte', website: 'https://tekieftejuwelier.nl' },
    { name: 'Goudsmederij Achterhoek' },
    { name: 'Zilverlijn', website: 'https://zilverlijn.nl' },
  ],
)

export const DOZEN = withRivals(
  {
    name: 'De Vlugge Dozen',
    aliases: ['De Vlugge Dozen Verhuizingen', 'Vlugge Dozen', 'DVD'],
    legalName: 'De Vlugge Dozen B.V.',
    legalForm: 'bv',
    websites: ['https://vluggedozen.nl'],
    phones: ['0165 55 28 84'],
    emails: ['planning@vluggedozen.nl'],
    addresses: [{ street: 'Scherpdeel 18', postalCode: '4703 RJ', city: 'Roosendaal' }],
    foundingYear: 2009,
    kvk: '20153746',
    vat: 'NL819370524B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift huren'],
    team: [
      { name: 'Kevin Akkermans', role: 'directeur' },
      { name: 'Samira Bouzid', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Verhuizers Brabant-West', website: 'https://verhuizersbrabantwest.nl' },
    { name: 'Van Tilburg & Zonen' },
    { name: 'Tilmee', website: 'https://tilmee.nl' },
  ],
)

export const BRUNNEPE = withRivals(
  {
    name: 'Fysiotherapie Brunnepe',
    aliases: ['Fysio Brunnepe', 'Praktijk Brunnepe', 'FTB'],
    legalForm: 'maatschap',
    websites: ['https://fysiobrunnepe.nl'],
    phones: ['038 555 41 70'],
    emails: ['balie@fysiobrunnepe.nl'],
    addresses: [{ street: 'Noordweg 61', postalCode: '8262 BN', city: 'Kampen' }],
    foundingYear: 1994,
    kvk: '05068924',
    vat: 'NL807153482B01',
    sector: 'fysiotherapiepraktijk',
    services: ['Manuele therapie', 'Bekkenfysiotherapie', 'Sportrevalidatie', 'Dry needling'],
    team: [
      { name: 'Wouter Kragt', role: 'praktijkhouder' },
      { name: 'Linda van Dijk', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,wo 08:00-20:00; di,do 08:00-18:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'FysioVitaal Kampen', website: 'https://fysiovitaalkampen.nl' },
    { name: 'Bewegingscentrum De Hanze' },
    { name: 'Fysio aan de Burgwal', website: 'https://fysioburgwal.nl' },
  ],
)

export const TNB = withRivals(
  {
    name: 'TNB Automatisering',
    aliases: ['Ten Brink Automatisering', 'TNB IT', 'TNB'],
    legalName: 'Ten Brink Automatisering B.V.',
    legalForm: 'bv',
    websites: ['https://tnb-it.nl'],
    phones: ['0523 55 60 12'],
    emails: ['helpdesk@tnb-it.nl'],
    addresses: [{ street: 'Handelsstraat 5', postalCode: '7772 TS', city: 'Hardenberg' }],
    foundingYear: 2001,
    kvk: '05083917',
    vat: 'NL809426173B01',
    sector: 'IT-bedrijf',
    services: ['Werkplekbeheer', 'Back-ups', 'Microsoft 365', 'Netwerkbeveiliging'],
    team: [
      { name: 'Gerben ten Brink', role: 'directeur' },
      { name: 'Marloes Hofman', role: 'servicemanager' },
    ],
    hours: ['ma,di,wo,do 08:00-17:30; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Vechtdal ICT', website: 'https://vechtdalict.nl' },
    { name: 'Bitmeesters' },
    { name: 'Systeemhuis Salland', website: 'https://systeemhuissalland.nl' },
  ],
)

export const PEPER = withRivals(
  {
    name: 'Peper & Laurier',
    aliases: ['Peper en Laurier Catering', 'Catering Peper & Laurier', 'P&L'],
    legalName: 'Peper & Laurier V.O.F.',
    legalForm: 'vof',
    websites: ['https://peperenlaurier.nl'],
    phones: ['0495 55 39 25'],
    emails: ['smullen@peperenlaurier.nl'],
    addresses: [{ street: 'Wilhelminasingel 84', postalCode: '6001 GV', city: 'Weert' }],
    foundingYear: 2016,
    kvk: '65719284',
    vat: 'NL856204731B01',
    sector: 'cateringbedrijf',
    services: ['Bruiloften', 'Bedrijfslunches', 'Walking dinners', 'Barbecues'],
    team: [
      { name: 'Femke Janssen', role: 'chef-kok' },
      { name: 'Joris Stals', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Smaakmakers Weert', website: 'https://smaakmakersweert.nl' },
    { name: 'De Pannehoef' },
    { name: 'Limburgs Buffet', website: 'https://limburgsbuffet.nl' },
  ],
)

export const AMBROSIUS = withRivals(
  {
    name: 'Meubelmakerij Ambrosius',
    aliases: ['Ambrosius Meubelen', 'Ambrosius Maatwerk', 'MMA'],
    legalForm: 'eenmanszaak',
    websites: ['https://ambrosiusmeubels.nl'],
    phones: ['0345 55 81 29'],
    emails: ['atelier@ambrosiusmeubels.nl'],
    addresses: [{ street: 'Zandstraat 52', postalCode: '4101 EG', city: 'Culemborg' }],
    foundingYear: 2008,
    kvk: '30247815',
    vat: 'NL002358417B44',
    sector: 'meubelmaker',
    services: ['Eettafels op maat', 'Inbouwkasten', 'Restauratie van antiek', 'Keukens'],
    team: [
      { name: 'Pieter Ambrosius', role: 'eigenaar' },
      { name: 'Iris de Koning', role: 'meubelstoffeerder' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 09:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Werkplaats Lek & Linge', website: 'https://werkplaatslekenlinge.nl' },
    { name: 'Houtstudio Tiel' },
    { name: 'Eiken & Co', website: 'https://eikenenco.nl' },
  ],
)
