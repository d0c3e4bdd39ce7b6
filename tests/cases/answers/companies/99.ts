/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BEGIN = withRivals(
  {
    name: 'Verloskundigenpraktijk Het Begin',
    aliases: ['Het Begin', 'Verloskundigen Het Begin', 'VHB'],
    legalForm: 'maatschap',
    websites: ['https://vphetbegin.nl'],
    phones: ['0515 55 54 27'],
    emails: ['info@vphetbegin.nl'],
    addresses: [{ street: 'Singel 38', postalCode: '8601 AJ', city: 'Sneek' }],
    foundingYear: 2009,
    kvk: '01154738',
    sector: 'verloskundigenpraktijk',
    services: ['Zwangerschapsbegeleiding', 'Thuisbevalling', 'Termijnecho', 'Kraambedcontroles', 'Kinderwensspreekuur'],
    team: [
      { name: 'Jeltje Hoekstra', role: 'maat en verloskundige' },
      { name: 'Marieke van der Zee', role: 'maat, verloskundige en echoscopist' },
    ],
    hours: ['ma-vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Verloskundigen De Waterpoort', website: 'https://verloskundigendewaterpoort.nl' },
    { name: 'Geboortepraktijk Nij Libben', website: 'https://nijlibben.nl' },
    { name: 'Verloskundigenpraktijk Bolsward' },
  ],
)

export const BVW = withRivals(
  {
    name: 'Boelens & Van Wieren Letselschade',
    aliases: ['Boelens & Van Wieren', 'BVW Letselschade', 'BVW'],
    legalName: 'Boelens & Van Wieren Letselschade B.V.',
    legalForm: 'bv',
    websites: ['https://bvwletselschade.nl'],
    phones: ['0512 55 51 64'],
    emails: ['contact@bvwletselschade.nl'],
    addresses: [{ street: 'Noordkade 82', postalCode: '9203 CH', city: 'Drachten' }],
    foundingYear: 2003,
    kvk: '01103927',
    vat: 'NL812046375B01',
    sector: 'letselschadebureau',
    services: ['Letselschade na verkeersongevallen', 'Bedrijfsongevallen', 'Medische fouten', 'Hondenbeten'],
    team: [
      { name: 'Sietske Boelens', role: 'oprichter en letselschade-expert' },
      { name: 'Rik van Wieren', role: 'oprichter en jurist' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Letselhulp Fryslân', website: 'https://letselhulpfryslan.nl' },
    { name: 'Dijkstra Letselschade', website: 'https://dijkstraletselschade.nl' },
    { name: 'De Schaderegelaar' },
  ],
)

export const KRUL = withRivals(
  {
    name: 'Vioolatelier De Krul',
    aliases: ['De Krul', 'De Krul Violen'],
    legalForm: 'eenmanszaak',
    websites: ['https://vioolatelierdekrul.nl'],
    phones: ['0229 55 58 12'],
    emails: ['atelier@vioolatelierdekrul.nl'],
    addresses: [{ street: 'Grote Oost 71', postalCode: '1621 BT', city: 'Hoorn' }],
    foundingYear: 1994,
    kvk: '36049215',
    vat: 'NL001847263B29',
    sector: 'vioolbouwer',
    services: ['Vioolbouw', 'Vioolreparatie', 'Strijkstokken beharen', 'Vioolverhuur', 'Taxaties'],
    team: [
      { name: 'Hidde Ruiter', role: 'eigenaar en vioolbouwer' },
      { name: 'Noor Commandeur', role: 'restaurator' },
    ],
    hours: ['di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo,ma gesloten'],
  },
  [
    { name: 'Strijkinstrumenten Bakhuis', website: 'https://bakhuisstrijkinstrumenten.nl' },
    { name: 'Vioolbouwer Ter Veen', website: 'https://terveenviolen.nl' },
    { name: 'Het Strijkatelier' },
  ],
)

export const POOT = withRivals(
  {
    name: 'Hondenschool Pootgoed',
    aliases: ['Pootgoed', 'HSP'],
    legalName: 'V.O.F. Pootgoed Hondentraining',
    legalForm: 'vof',
    websites: ['https://pootgoed-honden.nl'],
    phones: ['0592 55 53 48'],
    emails: ['hallo@pootgoed-honden.nl'],
    addresses: [{ street: 'Graswijk 23', postalCode: '9405 TA', city: 'Assen' }],
    foundingYear: 2014,
    kvk: '60718294',
    vat: 'NL853970146B01',
    sector: 'hondenschool',
    services: ['Puppycursus', 'Gedragstherapie', 'Speuren', 'Training voor reactieve honden', 'Groepswandelingen'],
    team: [
      { name: 'Wietse Mulder', role: 'eigenaar en trainer' },
      { name: 'Anouk Hilberts', role: 'eigenaar en gedragstherapeut' },
    ],
    hours: ['ma,di,do 18:30-21:30; wo 13:30-21:30; za 09:00-15:00; vr,zo gesloten'],
  },
  [
    { name: 'Hondenschool De Vossenberg', website: 'https://devossenberghonden.nl' },
    { name: 'Kwispel Drenthe', website: 'https://kwispeldrenthe.nl' },
    { name: 'Canis Assen' },
  ],
)

export const DISK = withRivals(
  {
    name: 'Schijfwacht',
    aliases: ['Schijfwacht Data Recovery', 'SDR'],
    legalName: 'Schijfwacht Data Recovery B.V.',
    legalForm: 'bv',
    websites: ['https://schijfwacht.nl'],
    phones: ['0182 55 57 03'],
    emails: ['helpdesk@schijfwacht.nl'],
    addresses: [{ street: 'Antwerpseweg 19', postalCode: '2803 PB', city: 'Gouda' }],
    foundingYear: 2011,
    kvk: '52840613',
    vat: 'NL850625174B01',
    sector: 'datarecoverybedrijf',
    services: ['Herstel van harde schijven', 'SSD-herstel', 'RAID en NAS', 'Herstel van telefoons', 'Hulp na ransomware'],
    team: [
      { name: 'Ravi Kalloe', role: 'oprichter en directeur' },
      { name: 'Esther Oskam', role: 'technisch specialist' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-18:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'DataRedders', website: 'https://dataredders.nl' },
    { name: 'Bitherstel', website: 'https://bitherstel.nl' },
    { name: 'Van Loon IT-herstel' },
  ],
)
