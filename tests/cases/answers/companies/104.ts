/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WASSENAAR = withRivals(
  {
    name: 'Wassenaar Optiek B.V.',
    aliases: ['Wassenaar Optiek', 'Optiek Wassenaar'],
    legalName: 'Wassenaar Optiek B.V.',
    legalForm: 'bv',
    websites: ['https://wassenaaroptiek.nl'],
    phones: ['0512 55 53 18'],
    emails: ['info@wassenaaroptiek.nl'],
    addresses: [{ street: 'Noordkade 27', postalCode: '9203 CE', city: 'Drachten' }],
    foundingYear: 1987,
    kvk: '01047263',
    vat: 'NL804716253B01',
    sector: 'opticien',
    services: ['Oogmetingen', 'Brillen op sterkte', 'Contactlenzen', 'Zonnebrillen'],
    team: [
      { name: 'Douwe Wassenaar', role: 'eigenaar' },
      { name: 'Anke Postma', role: 'optometrist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:00-17:30; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'De Oogzaak', website: 'https://deoogzaak.nl' },
    { name: 'Kuipers Optiek' },
    { name: 'Brilmode Smallingerland', website: 'https://brilmodesmallingerland.nl' },
  ],
)

export const HOUVAST = withRivals(
  {
    name: 'Houvast',
    aliases: ['Houvast Fysiotherapie', 'Fysiotherapie Houvast'],
    legalName: 'Maatschap Houvast Fysiotherapie',
    legalForm: 'maatschap',
    websites: ['https://houvastfysio.nl'],
    phones: ['0475 55 51 62'],
    emails: ['praktijk@houvastfysio.nl'],
    addresses: [{ street: 'Kapellerlaan 84', postalCode: '6041 JD', city: 'Roermond' }],
    foundingYear: 2006,
    kvk: '14083527',
    vat: 'NL815730264B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Dry needling', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Ilse Coumans', role: 'praktijkhouder' },
      { name: 'Bram Verstappen', role: 'fysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Roerdal', website: 'https://fysioroerdal.nl' },
    { name: 'Beweegpraktijk De Maas' },
    { name: 'FysioVitaal Swalmen' },
  ],
)

export const VDK = withRivals(
  {
    name: 'V.D.K. Dakwerken',
    aliases: ['VDK', 'V.D.K.', 'VDK Dakwerken'],
    legalName: 'V.D.K. Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://vdkdakwerken.nl'],
    phones: ['074 555 12 80'],
    emails: ['werk@vdkdakwerken.nl'],
    addresses: [{ street: 'Diamantstraat 9', postalCode: '7554 TB', city: 'Hengelo' }],
    foundingYear: 1999,
    kvk: '06091847',
    vat: 'NL808264913B01',
    sector: 'dakdekker',
    services: [
      'Bitumen dakbedekking',
      'Dakgoten vervangen',
      'Schoorsteen herstellen',
      'Dakinspectie',
      'Lekkage opsporen',
    ],
    team: [
      { name: 'Herman van de Kolk', role: 'eigenaar' },
      { name: 'Rianne van de Kolk', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za,zo gesloten'],
  },
  [{ name: 'Twente Dak', website: 'https://twentedak.nl' }, { name: 'Dakmeesters Borne' }],
)

export const PMT = withRivals(
  {
    name: 'PMT',
    aliases: ['PMT Verhuizingen', 'PMT Verhuizers'],
    legalName: 'PMT Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://pmtverhuizingen.nl'],
    phones: ['0320 55 57 41'],
    emails: ['planning@pmtverhuizingen.nl'],
    addresses: [{ street: 'Ketelmeerstraat 62', postalCode: '8226 JX', city: 'Lelystad' }],
    foundingYear: 2011,
    kvk: '39102846',
    vat: 'NL850374162B01',
    sector: 'verhuisbedrijf',
    services: [
      'Particuliere verhuizingen',
      'Bedrijfsverhuizingen',
      'Opslag van inboedels',
      'Verhuur van verhuisliften',
      'Pianotransport',
    ],
    team: [
      { name: 'Patrick Meeuwis', role: 'directeur' },
      { name: 'Tessa Brand', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Zuiderzee Verhuizers', website: 'https://zuiderzeeverhuizers.nl' },
    { name: 'De Jong Verhuisgroep' },
    { name: 'Polder Movers', website: 'https://poldermovers.nl' },
  ],
)

export const SLOTENMAKER = withRivals(
  {
    name: 'Slotenmaker Gouda',
    aliases: [],
    legalForm: 'eenmanszaak',
    websites: ['https://azzouzisloten.nl'],
    phones: ['06 55 50 18 34'],
    emails: ['info@azzouzisloten.nl'],
    addresses: [{ street: 'Karnemelksloot 110', postalCode: '2806 BE', city: 'Gouda' }],
    foundingYear: 2014,
    kvk: '61827354',
    vat: 'NL002183746B19',
    sector: 'slotenmaker',
    services: ['Buitensluitingen', 'Sloten vervangen', 'Inbraakschade herstellen', 'Kluizen openen'],
    team: [{ name: 'Mohamed Azzouzi', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 08:00-22:00; za,zo 10:00-20:00'],
  },
  [
    { name: 'Sleutelservice Van Vliet', website: 'https://sleutelservicevanvliet.nl' },
    { name: 'Groene Hart Sloten' },
    { name: 'Van Dam Beveiliging', website: 'https://vandambeveiliging.nl' },
  ],
)

export const GREEN_FINGERS = withRivals(
  {
    name: 'Green Fingers',
    aliases: ['Green Fingers Hoveniers', 'Green Fingers Tuinen'],
    legalForm: 'eenmanszaak',
    websites: ['https://greenfingers-emmen.nl'],
    phones: ['0591 55 54 09'],
    emails: ['hallo@greenfingers-emmen.nl'],
    addresses: [{ street: 'Weerdingerstraat 211', postalCode: '7815 SB', city: 'Emmen' }],
    foundingYear: 2003,
    kvk: '04072918',
    vat: 'NL001629384B40',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Bestrating', 'Bomen snoeien', 'Vijvers'],
    team: [
      { name: 'Marit Wolters', role: 'eigenaar' },
      { name: 'Jeroen Bos', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Hoveniersbedrijf Scholte', website: 'https://hoveniersbedrijfscholte.nl' },
    { name: 'Tuin & Terras Drenthe' },
    { name: 'Buitengewoon Groen', website: 'https://buitengewoongroen-emmen.nl' },
  ],
)

export const BAKKER_VISSER = withRivals(
  {
    name: 'Bakker & Visser',
    aliases: ['Bakker en Visser', 'Bakker & Visser Administraties'],
    legalName: 'V.O.F. Bakker & Visser',
    legalForm: 'vof',
    websites: ['https://bakkervisser.nl'],
    phones: ['0113 55 52 06'],
    emails: ['kantoor@bakkervisser.nl'],
    addresses: [{ street: 'Westwal 40', postalCode: '4461 CM', city: 'Goes' }],
    foundingYear: 1992,
    kvk: '22036815',
    vat: 'NL806193742B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Belastingaangifte', 'Salarisadministratie', 'Jaarrekeningen'],
    team: [
      { name: 'Corné Bakker', role: 'vennoot' },
      { name: 'Liesbeth Visser', role: 'vennoot' },
      { name: 'Daan Huige', role: 'boekhouder' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Zeeuwse Administratie Service', website: 'https://zas-goes.nl' },
    { name: 'Kantoor Nisse' },
    { name: 'De Kasbeheerders', website: 'https://dekasbeheerders.nl' },
  ],
)

export const KRAAIENNEST = withRivals(
  {
    name: '’t Kraaiennest',
    aliases: ['Kinderopvang ’t Kraaiennest', 'Kraaiennest'],
    legalName: 'Stichting ’t Kraaiennest',
    legalForm: 'stichting',
    websites: ['https://kraaiennest-oss.nl'],
    phones: ['0412 55 56 33'],
    emails: ['info@kraaiennest-oss.nl'],
    addresses: [{ street: 'Heuvelstraat 52', postalCode: '5341 CW', city: 'Oss' }],
    foundingYear: 2009,
    kvk: '17284639',
    vat: 'NL819462735B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang', 'Vakantieopvang'],
    team: [
      { name: 'Noortje van Lith', role: 'directeur' },
      { name: 'Sanne Megens', role: 'pedagogisch medewerker' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'De Speeltuin Oss', website: 'https://despeeltuinoss.nl' },
    { name: 'Kinderopvang Hertog' },
    { name: 'BSO De Ploeg', website: 'https://bsodeploeg.nl' },
  ],
)
