/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const PAREL = withRivals(
  {
    name: 'Mondhygiëne De Parel',
    aliases: ['De Parel', 'Mondhygiënepraktijk De Parel', 'MDP'],
    legalName: 'Mondhygiëne De Parel',
    legalForm: 'eenmanszaak',
    websites: ['https://mondhygienedeparel.nl'],
    phones: ['0318 55 52 17'],
    emails: ['afspraak@mondhygienedeparel.nl'],
    addresses: [{ street: 'Zandstraat 48', postalCode: '3905 EB', city: 'Veenendaal' }],
    foundingYear: 2009,
    kvk: '30264817',
    vat: 'NL001846293B52',
    sector: 'mondhygiënist',
    services: ['Gebitsreiniging', 'Parodontologie', 'Tanden bleken', 'Poetsles voor kinderen'],
    team: [
      { name: 'Lotte van Ginkel', role: 'eigenaar' },
      { name: 'Samira Oulad', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo gesloten; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Dragonder', website: 'https://mondzorgdragonder.nl' },
    { name: 'Praktijk Petenbos' },
    { name: 'Mondhygiëne Ellekoot', website: 'https://mondhygiene-ellekoot.nl' },
  ],
)

export const MERCURIUS = withRivals(
  {
    name: 'Fietskoeriers Mercurius',
    aliases: ['Mercurius', 'Mercurius Fietskoeriers', 'FKM'],
    legalName: 'Fietskoeriers Mercurius B.V.',
    legalForm: 'bv',
    websites: ['https://fietskoeriersmercurius.nl'],
    phones: ['033 555 41 68'],
    emails: ['info@fietskoeriersmercurius.nl', 'planning@fietskoeriersmercurius.nl'],
    addresses: [{ street: 'Kleine Koppel 37', postalCode: '3812 PG', city: 'Amersfoort' }],
    foundingYear: 2013,
    kvk: '57318264',
    vat: 'NL852641973B01',
    sector: 'fietskoerier',
    services: ['Bezorging op dezelfde dag', 'Postbezorging', 'Medisch transport', 'Maaltijdbezorging'],
    team: [
      { name: 'Jelle Brouwer', role: 'directeur' },
      { name: 'Fenna Kuipers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-20:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Keistad Koeriers', website: 'https://keistadkoeriers.nl' },
    { name: 'Eemfiets Express' },
    { name: 'De Groene Spaak', website: 'https://degroenespaak.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Tegelzetbedrijf Hofstra',
    aliases: ['Hofstra', 'Hofstra Tegelwerken', 'TZH'],
    legalName: 'Tegelzetbedrijf Hofstra V.O.F.',
    legalForm: 'vof',
    websites: ['https://hofstrategelwerken.nl'],
    phones: ['0512 55 58 36'],
    emails: ['info@hofstrategelwerken.nl'],
    addresses: [{ street: 'De Hemmen 64', postalCode: '9206 AG', city: 'Drachten' }],
    foundingYear: 1992,
    kvk: '01062947',
    vat: 'NL803629174B01',
    sector: 'tegelzetter',
    services: ['Badkamer betegelen', 'Vloertegels leggen', 'Voegen en kitten', 'Natuursteen'],
    team: [
      { name: 'Sietse Hofstra', role: 'vennoot' },
      { name: 'Jorrit Hofstra', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Tegelwerken Smallingerland', website: 'https://tegelwerkensmallingerland.nl' },
    { name: 'Bouwstra Tegels' },
    { name: 'De Friese Voeg', website: 'https://defriesevoeg.nl' },
  ],
)

export const KOETSHUIS = withRivals(
  {
    name: 'Theeschenkerij Het Koetshuis',
    aliases: ['Het Koetshuis', 'Koetshuis Vorden', 'TKV'],
    legalName: 'Theeschenkerij Het Koetshuis',
    legalForm: 'eenmanszaak',
    websites: ['https://koetshuisvorden.nl'],
    phones: ['0575 55 54 93'],
    emails: ['thee@koetshuisvorden.nl'],
    addresses: [{ street: 'Horsterkamp 11', postalCode: '7251 AZ', city: 'Vorden' }],
    foundingYear: 2017,
    kvk: '68240913',
    vat: 'NL002317586B40',
    sector: 'theeschenkerij',
    services: ['High tea', 'Taart en gebak', 'Lunch', 'Verkoop van losse thee'],
    team: [
      { name: 'Ineke Wissink', role: 'eigenaar' },
      { name: 'Bram Wissink', role: 'bakker' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 11:00-17:00; za,zo 10:00-17:30'],
  },
  [
    { name: 'Theetuin De Wientjesvoort', website: 'https://theetuindewientjesvoort.nl' },
    { name: 'Thee bij Truus' },
    { name: 'De Zilveren Pot', website: 'https://dezilverenpot.nl' },
  ],
)

export const VANRIJN = withRivals(
  {
    name: 'Notariskantoor Van Rijn',
    aliases: ['Van Rijn Notarissen', 'Van Rijn', 'NVR'],
    legalName: 'Van Rijn Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://vanrijnnotarissen.nl'],
    phones: ['0172 55 56 41'],
    emails: ['kantoor@vanrijnnotarissen.nl'],
    addresses: [{ street: 'Prins Hendrikstraat 82', postalCode: '2405 AL', city: 'Alphen aan den Rijn' }],
    foundingYear: 1986,
    kvk: '28047319',
    vat: 'NL806293417B01',
    sector: 'notaris',
    services: ['Testament', 'Hypotheekakte', 'Samenlevingscontract', 'Oprichting van een bv'],
    team: [
      { name: 'Annelies van Rijn', role: 'notaris' },
      { name: 'Tom Hagendoorn', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Rijnstroom', website: 'https://notariaatrijnstroom.nl' },
    { name: 'Notaris Visscher' },
    { name: 'Rijngouwe Notarissen', website: 'https://rijngouwenotarissen.nl' },
  ],
)

export const STEMVORK = withRivals(
  {
    name: 'Pianostemmerij De Stemvork',
    aliases: ['De Stemvork', 'Stemvork Leiden', 'PDS'],
    legalName: 'Pianostemmerij De Stemvork',
    legalForm: 'eenmanszaak',
    websites: ['https://stemvorkleiden.nl'],
    phones: ['071 555 82 30'],
    emails: ['maarten@stemvorkleiden.nl'],
    addresses: [{ street: 'Oude Rijn 126', postalCode: '2312 HK', city: 'Leiden' }],
    foundingYear: 2001,
    kvk: '28091564',
    vat: 'NL001529364B27',
    sector: 'pianostemmer',
    services: ['Piano stemmen', 'Vleugel stemmen', 'Reparatie en afregeling', 'Taxatie'],
    team: [{ name: 'Maarten Oostwoud', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Pianotechniek Rijnland', website: 'https://pianotechniekrijnland.nl' },
    { name: 'Stemkunst' },
    { name: 'Pianoservice Van Zwieten', website: 'https://pianoservicevanzwieten.nl' },
  ],
)

export const DEWAAL = withRivals(
  {
    name: 'Loodgietersbedrijf De Waal',
    aliases: ['De Waal Loodgieters', 'De Waal', 'LDW'],
    legalName: 'De Waal Installaties B.V.',
    legalForm: 'bv',
    websites: ['https://dewaalloodgieters.nl'],
    phones: ['0344 55 57 02'],
    emails: ['storing@dewaalloodgieters.nl', 'info@dewaalloodgieters.nl'],
    addresses: [{ street: 'Papesteeg 19', postalCode: '4006 WC', city: 'Tiel' }],
    foundingYear: 1974,
    kvk: '11014286',
    vat: 'NL801735629B01',
    sector: 'loodgieter',
    services: ['Lekkage opsporen', 'Riool ontstoppen', 'Cv-ketel onderhoud', 'Dakgoten vervangen'],
    team: [
      { name: 'Kees de Waal', role: 'directeur' },
      { name: 'Ilse Verhoeks', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Loodgieter Drumpt' },
    { name: 'Installatiebedrijf Passewaaij', website: 'https://installatiebedrijfpassewaaij.nl' },
    { name: 'Betuwe Sanitair', website: 'https://betuwesanitair.nl' },
  ],
)

export const JUNO = withRivals(
  {
    name: 'Modehuis Juno',
    aliases: ['Juno', 'Juno Mode', 'MJH'],
    legalName: 'Modehuis Juno V.O.F.',
    legalForm: 'vof',
    websites: ['https://modehuisjuno.nl'],
    phones: ['0114 55 53 89'],
    emails: ['winkel@modehuisjuno.nl'],
    addresses: [{ street: 'Steenstraat 22', postalCode: '4561 AS', city: 'Hulst' }],
    foundingYear: 1998,
    kvk: '22047531',
    vat: 'NL807418263B01',
    sector: 'kledingwinkel',
    services: ['Damesmode', 'Schoenen en tassen', 'Kledingreparatie', 'Stijladvies'],
    team: [
      { name: 'Katrien de Block', role: 'vennoot' },
      { name: 'Mirjam Verstraeten', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:30; zo 12:00-17:00'],
  },
  [
    { name: 'Boetiek Reynaert', website: 'https://boetiekreynaert.nl' },
    { name: 'Mode Bellewater' },
    { name: 'Kleedhuis Dubbele Poort', website: 'https://kleedhuisdubbelepoort.nl' },
  ],
)

export const PHOENIX = withRivals(
  {
    name: 'Rijschool Phoenix',
    aliases: ['Phoenix', 'Phoenix Rijopleidingen', 'RPE'],
    legalName: 'Rijschool Phoenix',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolphoenix-emmen.nl'],
    phones: ['06 55 51 64 27'],
    emails: ['harm@rijschoolphoenix-emmen.nl'],
    addresses: [{ street: 'Weerdingerstraat 143', postalCode: '7811 CM', city: 'Emmen' }],
    foundingYear: 2015,
    kvk: '64182735',
    vat: 'NL002094637B83',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Aanhangwagenrijbewijs', 'Spoedcursus', 'Theorielessen'],
    team: [
      { name: 'Harm Wessels', role: 'eigenaar' },
      { name: 'Noor Abdi', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-18:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Bargeres', website: 'https://rijschoolbargeres.nl' },
    { name: 'Verkeersschool Angelslo' },
    { name: 'Rijopleiding Nuis', website: 'https://rijopleidingnuis.nl' },
  ],
)

export const BEACON = withRivals(
  {
    name: 'Beacon Accountants',
    aliases: ['Beacon', 'Beacon Accountancy', 'BAA'],
    legalName: 'Beacon Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://beaconaccountants.nl'],
    phones: ['020 555 73 16'],
    emails: ['hello@beaconaccountants.nl'],
    addresses: [{ street: 'Laan van de Helende Meesters 215', postalCode: '1186 AJ', city: 'Amstelveen' }],
    foundingYear: 2010,
    kvk: '50273918',
    vat: 'NL822647319B01',
    sector: 'accountant',
    services: ['Belastingaangifte voor expats', 'Boekhouding', 'Salarisadministratie', 'Jaarrekening'],
    team: [
      { name: 'Rachel Whitmore', role: 'partner' },
      { name: 'Diederik Kluin', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Polder & Partners', website: 'https://polderpartners.nl' },
    { name: 'Amstel Tax Office' },
    { name: 'Ledger House', website: 'https://ledgerhouse.nl' },
  ],
)
