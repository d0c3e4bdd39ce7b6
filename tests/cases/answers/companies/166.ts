/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const STEMVORK = withRivals(
  {
    name: 'Muziekschool De Stemvork',
    aliases: ['De Stemvork', 'Stemvork Wageningen', 'MDS'],
    legalName: 'Stichting Muziekschool De Stemvork',
    legalForm: 'stichting',
    websites: ['https://destemvork.nl'],
    phones: ['0317 55 56 21'],
    emails: ['info@destemvork.nl', 'lessen@destemvork.nl'],
    addresses: [{ street: 'Riemsdijkstraat 14', postalCode: '6701 BK', city: 'Wageningen' }],
    foundingYear: 1992,
    kvk: '41048273',
    vat: 'NL803617294B01',
    sector: 'muziekschool',
    services: ['Pianolessen', 'Gitaarlessen', 'Zanglessen', 'Muziek op schoot'],
    team: [
      { name: 'Liesbeth Korthals', role: 'directeur' },
      { name: 'Bram Noordhoek', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:00; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Rijnoever', website: 'https://muziekhuisrijnoever.nl' },
    { name: 'Lesstudio Allegro' },
    { name: 'Klankwerkplaats', website: 'https://klankwerkplaats.nl' },
  ],
)

export const DORSTEN = withRivals(
  {
    name: 'Van Dorsten Hoveniers',
    aliases: ['Van Dorsten', 'Groenwerk Van Dorsten', 'VDH'],
    legalName: 'Van Dorsten Hoveniers',
    legalForm: 'eenmanszaak',
    websites: ['https://vandorstenhoveniers.nl'],
    phones: ['0572 55 53 84'],
    emails: ['tuin@vandorstenhoveniers.nl'],
    addresses: [{ street: 'Zwolsestraat 117', postalCode: '8101 AC', city: 'Raalte' }],
    foundingYear: 2004,
    kvk: '05092736',
    vat: 'NL001846273B52',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinonderhoud', 'Vijveraanleg', 'Bomen snoeien'],
    team: [
      { name: 'Harm van Dorsten', role: 'eigenaar' },
      { name: 'Ilse Bruins', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Sallandse Tuinen', website: 'https://sallandsetuinen.nl' },
    { name: 'Hovenier Kleinlugtebeld' },
    { name: 'Groenbedrijf Luttenberg', website: 'https://groenbedrijfluttenberg.nl' },
  ],
)

export const MIDDENWEG = withRivals(
  {
    name: 'Mediation De Middenweg',
    aliases: ['De Middenweg', 'Middenweg Mediation', 'MDM'],
    legalName: 'Mediation De Middenweg',
    legalForm: 'eenmanszaak',
    websites: ['https://demiddenwegmediation.nl'],
    phones: ['033 555 47 19'],
    emails: ['gesprek@demiddenwegmediation.nl'],
    addresses: [{ street: 'Hamersveldseweg 62', postalCode: '3833 GT', city: 'Leusden' }],
    foundingYear: 2013,
    kvk: '57283614',
    vat: 'NL002037461B19',
    sector: 'mediator',
    services: ['Echtscheidingsmediation', 'Arbeidsmediation', 'Ouderschapsplan', 'Burenconflicten'],
    team: [{ name: 'Floor Hazenberg', role: 'mediator en eigenaar' }],
    hours: ['ma,di,do 09:00-17:30; wo 09:00-20:30; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mediationpraktijk Rondetafel', website: 'https://praktijkrondetafel.nl' },
    { name: 'Scheidingshuis Amersfoort' },
    { name: 'Samenspraak Mediators', website: 'https://samenspraakmediators.nl' },
  ],
)

export const WIEGERINK = withRivals(
  {
    name: 'Slagerij Wiegerink',
    aliases: ['Wiegerink', 'Wiegerink Vleeswaren', 'SWL'],
    legalName: 'Slagerij Wiegerink V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijwiegerink.nl'],
    phones: ['0573 55 52 46'],
    emails: ['winkel@slagerijwiegerink.nl'],
    addresses: [{ street: 'Walderstraat 19', postalCode: '7241 BH', city: 'Lochem' }],
    foundingYear: 1957,
    kvk: '08031592',
    vat: 'NL802946137B01',
    sector: 'slager',
    services: ['Rundvlees', 'Barbecuepakketten', 'Gourmetschotels', 'Broodjes'],
    team: [
      { name: 'Gert-Jan Wiegerink', role: 'slager en vennoot' },
      { name: 'Tineke Wiegerink', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Pasman', website: 'https://slagerijpasman.nl' },
    { name: 'Berkelvlees' },
    { name: 'Ambachtsslager Roeterdink', website: 'https://slagerroeterdink.nl' },
  ],
)

export const KLAARZICHT = withRivals(
  {
    name: 'Optiek Klaarzicht',
    aliases: ['Klaarzicht', 'Klaarzicht Opticiens', 'OKG'],
    legalName: 'Optiek Klaarzicht B.V.',
    legalForm: 'bv',
    websites: ['https://optiekklaarzicht.nl'],
    phones: ['0113 55 51 68'],
    emails: ['afspraak@optiekklaarzicht.nl'],
    addresses: [{ street: 'Lange Vorststraat 45', postalCode: '4461 JM', city: 'Goes' }],
    foundingYear: 1987,
    kvk: '22027416',
    vat: 'NL806413927B01',
    sector: 'opticien',
    services: ['Oogmetingen', 'Brillen', 'Contactlenzen', 'Droge-ogenadvies'],
    team: [
      { name: 'Marjolein Dekeijzer', role: 'optometrist en eigenaar' },
      { name: 'Sander Poleij', role: 'opticien' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:00-17:30; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Brilmakerij Zeeuws Oog', website: 'https://zeeuwsoog.nl' },
    { name: 'Van Sabben Optiek' },
    { name: 'Oogatelier Goes', website: 'https://oogateliergoes.nl' },
  ],
)

export const BRANDSMA = withRivals(
  {
    name: 'Verhuisbedrijf Brandsma',
    aliases: ['Brandsma Verhuizingen', 'Brandsma', 'VBH'],
    legalName: 'Brandsma Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://brandsmaverhuist.nl'],
    phones: ['0513 55 54 92'],
    emails: ['planning@brandsmaverhuist.nl'],
    addresses: [{ street: 'Kattebos 133', postalCode: '8446 DA', city: 'Heerenveen' }],
    foundingYear: 1949,
    kvk: '01018427',
    vat: 'NL801937264B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag van inboedels', 'Verhuislift huren'],
    team: [
      { name: 'Sietske Brandsma', role: 'directeur' },
      { name: 'Jelmer Wouda', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Friesland Verhuist', website: 'https://frieslandverhuist.nl' },
    { name: 'Verhuizerij Kooistra' },
    { name: 'Tjonger Transport', website: 'https://tjongertransport.nl' },
  ],
)

export const WILGENBRON = withRivals(
  {
    name: 'Sauna De Wilgenbron',
    aliases: ['De Wilgenbron', 'Wilgenbron Wellness', 'SDW'],
    legalName: 'De Wilgenbron Exploitatie B.V.',
    legalForm: 'bv',
    websites: ['https://dewilgenbron.nl'],
    phones: ['0411 55 57 03'],
    emails: ['receptie@dewilgenbron.nl'],
    addresses: [{ street: 'Schijndelseweg 38', postalCode: '5283 AD', city: 'Boxtel' }],
    foundingYear: 2001,
    kvk: '16158342',
    vat: 'NL810274963B01',
    sector: 'sauna',
    services: ['Opgietingen', 'Massages', 'Hamam', 'Privésauna'],
    team: [
      { name: 'Nicolle van Roosmalen', role: 'eigenaar' },
      { name: 'Tijn Schellekens', role: 'saunameester' },
    ],
    hours: ['ma gesloten; di,wo,do 11:00-23:00; vr,za 10:00-24:00; zo 10:00-22:00'],
  },
  [
    { name: 'Thermen Dommeldal', website: 'https://thermendommeldal.nl' },
    { name: 'Wellness Het Ven' },
    { name: 'Badhuis Meierij', website: 'https://badhuismeierij.nl' },
  ],
)

export const PENNINGS = withRivals(
  {
    name: 'Autoschade Pennings',
    aliases: ['Pennings Schadeherstel', 'Pennings', 'APW'],
    legalName: 'Autoschade Pennings B.V.',
    legalForm: 'bv',
    websites: ['https://autoschadepennings.nl'],
    phones: ['0495 55 58 37'],
    emails: ['schade@autoschadepennings.nl'],
    addresses: [{ street: 'Graafschap Hornelaan 156', postalCode: '6001 AC', city: 'Weert' }],
    foundingYear: 1974,
    kvk: '13017385',
    vat: 'NL803274916B01',
    sector: 'autoschadeherstelbedrijf',
    services: ['Uitdeuken zonder spuiten', 'Spuitwerk', 'Ruitvervanging', 'Leenauto'],
    team: [
      { name: 'Twan Pennings', role: 'eigenaar' },
      { name: 'Kim Verstappen', role: 'schadeadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Schadeherstel Kempenweg', website: 'https://schadeherstelkempenweg.nl' },
    { name: 'Carrosserie Lemmens' },
    { name: 'Autoschade Nederweert', website: 'https://autoschadenederweert.nl' },
  ],
)

export const BYTEWIJS = withRivals(
  {
    name: 'Bytewijs IT',
    aliases: ['Bytewijs', 'Bytewijs Automatisering', 'BWD'],
    legalName: 'Bytewijs Automatisering B.V.',
    legalForm: 'bv',
    websites: ['https://bytewijs.nl'],
    phones: ['015 555 83 62'],
    emails: ['helpdesk@bytewijs.nl', 'sales@bytewijs.nl'],
    addresses: [{ street: 'Rotterdamseweg 270', postalCode: '2628 AS', city: 'Delft' }],
    foundingYear: 2009,
    kvk: '27352816',
    vat: 'NL820637149B01',
    sector: 'IT-beheerder',
    services: ['Systeembeheer', 'Helpdesk', 'Microsoft 365', 'Back-up', 'Netwerkbeveiliging'],
    team: [
      { name: 'Rohan Ramdin', role: 'oprichter en directeur' },
      { name: 'Eva Starrenburg', role: 'servicemanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za,zo gesloten'],
  },
  [
    { name: 'Prinsenhof ICT', website: 'https://prinsenhofict.nl' },
    { name: 'Netwerkdokter Delfland' },
    { name: 'Schieland Systems', website: 'https://schielandsystems.nl' },
  ],
)

export const SLUIMER = withRivals(
  {
    name: 'Matrassenhuis De Sluimer',
    aliases: ['De Sluimer', 'Sluimer Matrassen', 'MHS'],
    legalName: 'Matrassenhuis De Sluimer V.O.F.',
    legalForm: 'vof',
    websites: ['https://desluimer.nl'],
    phones: ['0172 55 50 73'],
    emails: ['slaap@desluimer.nl'],
    addresses: [{ street: 'Hoorn 94', postalCode: '2404 HG', city: 'Alphen aan den Rijn' }],
    foundingYear: 1996,
    kvk: '28067439',
    vat: 'NL805146372B01',
    sector: 'matrassenwinkel',
    services: ['Matrassen op maat', 'Boxsprings', 'Slaapadvies', 'Matrasreiniging'],
    team: [
      { name: 'Kees Oudshoorn', role: 'vennoot' },
      { name: 'Wilma Oudshoorn', role: 'slaapadviseur' },
    ],
    hours: ['ma 12:00-17:30; di,wo,do 09:30-17:30; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Slaapcomfort Aarhof', website: 'https://slaapcomfortaarhof.nl' },
    { name: 'Beddenhal Rijnstreek' },
    { name: 'Nachtrust Verweij', website: 'https://nachtrustverweij.nl' },
  ],
)
