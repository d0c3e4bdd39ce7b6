/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const DIJKGRAAF = withRivals(
  {
    name: 'Dijkgraaf Dakwerken',
    aliases: ['Dakdekkersbedrijf Dijkgraaf', 'Dijkgraaf Daken', 'DDW'],
    legalName: 'Dijkgraaf Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://dijkgraafdakwerken.nl'],
    phones: ['0183 55 56 21'],
    emails: ['info@dijkgraafdakwerken.nl'],
    addresses: [{ street: 'Avelingen-West 38', postalCode: '4202 MS', city: 'Gorinchem' }],
    foundingYear: 1987,
    kvk: '23058417',
    vat: 'NL811046293B01',
    sector: 'dakdekker',
    services: ['Platte daken', 'Dakpannen vervangen', 'Dakisolatie', 'Zinkwerk'],
    team: [
      { name: 'Henk Dijkgraaf', role: 'directeur' },
      { name: 'Marloes Dijkgraaf', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Merwede Dakbedekkingen', website: 'https://merwededak.nl' },
    { name: 'Van Zanten Daken', website: 'https://vanzantendaken.nl' },
    { name: 'Dakgilde Rivierenland' },
  ],
)

export const LUMINE = withRivals(
  {
    name: 'Lumine',
    aliases: ['Schoonheidssalon Lumine', 'Lumine Huidverzorging', 'SSL'],
    legalForm: 'eenmanszaak',
    websites: ['https://lumine-doetinchem.nl'],
    phones: ['0314 555 247'],
    emails: ['info@lumine-doetinchem.nl'],
    addresses: [{ street: 'Hamburgerstraat 52', postalCode: '7001 AK', city: 'Doetinchem' }],
    foundingYear: 2014,
    kvk: '60718452',
    vat: 'NL001934275B62',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Harsen', 'Permanente make-up', 'Wimperlifting'],
    team: [
      { name: 'Sanne Wieggers', role: 'eigenaar' },
      { name: 'Kim Roelofsen', role: 'schoonheidsspecialiste' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-17:30; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Beauty Point Achterhoek', website: 'https://beautypointachterhoek.nl' },
    { name: 'Huidstudio Wehl' },
    { name: 'Salon Belle Peau', website: 'https://salonbellepeau.nl' },
  ],
)

export const ZEEDISTEL = withRivals(
  {
    name: 'Camping De Blauwe Zeedistel',
    aliases: ['De Blauwe Zeedistel', 'Blauwe Zeedistel', 'CBZ'],
    legalName: 'Camping De Blauwe Zeedistel V.O.F.',
    legalForm: 'vof',
    websites: ['https://blauwezeedistel.nl'],
    phones: ['0224 55 51 90'],
    emails: ['info@blauwezeedistel.nl'],
    addresses: [{ street: 'Abbestederweg 27', postalCode: '1759 NB', city: 'Callantsoog' }],
    foundingYear: 1972,
    kvk: '37061298',
    vat: 'NL804517632B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Camperplaatsen', 'Stacaravans', 'Fietsverhuur'],
    team: [
      { name: 'Piet Kossen', role: 'eigenaar' },
      { name: 'Anneke Kossen', role: 'receptie' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-18:00; zo 10:00-16:00'],
  },
  [
    { name: 'Camping Zwinzicht', website: 'https://campingzwinzicht.nl' },
    { name: 'Duinpark Het Zwaluwnest', website: 'https://hetzwaluwnest.nl' },
    { name: 'Camping Keetenduin' },
  ],
)

export const BVL = withRivals(
  {
    name: 'Brandsma Van Loon Notariaat',
    aliases: ['Brandsma & Van Loon Notarissen', 'BVL Notariaat', 'BVL'],
    legalName: 'Brandsma Van Loon Notariaat B.V.',
    legalForm: 'bv',
    websites: ['https://bvlnotariaat.nl'],
    phones: ['0515 555 830'],
    emails: ['info@bvlnotariaat.nl'],
    addresses: [{ street: 'Grootzand 41', postalCode: '8601 AV', city: 'Sneek' }],
    foundingYear: 2003,
    kvk: '01103746',
    vat: 'NL812390457B01',
    sector: 'notariskantoor',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten', 'Oprichting van een bv'],
    team: [
      { name: 'Hylke Brandsma', role: 'notaris' },
      { name: 'Esther van Loon', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariskantoor Waterpoort', website: 'https://notariswaterpoort.nl' },
    { name: 'Elzinga Notarissen' },
    { name: 'Notarishuis Bolsward', website: 'https://notarishuisbolsward.nl' },
  ],
)

export const LETTERKAST = withRivals(
  {
    name: 'Drukkerij De Letterkast',
    aliases: ['De Letterkast', 'Letterkast Drukwerk', 'DLK'],
    legalName: 'Drukkerij De Letterkast B.V.',
    legalForm: 'bv',
    websites: ['https://letterkasthelmond.nl'],
    phones: ['0492 55 54 06'],
    emails: ['offerte@letterkasthelmond.nl'],
    addresses: [{ street: 'Engelseweg 118', postalCode: '5705 AD', city: 'Helmond' }],
    foundingYear: 1964,
    kvk: '17024983',
    vat: 'NL802674519B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures', 'Boekdruk', 'Rouwkaarten'],
    team: [
      { name: 'Ton Verhagen', role: 'directeur' },
      { name: 'Ilse Mennen', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Van de Kerkhof Print', website: 'https://vandekerkhofprint.nl' },
    { name: 'Drukwerk Peelland' },
    { name: 'Printpoint Helmond', website: 'https://printpointhelmond.nl' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Stucadoorsbedrijf Kuipers & Zn.',
    aliases: ['Kuipers en Zoon', 'Kuipers Stucwerk', 'SKZ'],
    legalName: 'Stucadoorsbedrijf Kuipers & Zn. V.O.F.',
    legalForm: 'vof',
    websites: ['https://kuipersstucwerk.nl'],
    phones: ['0528 555 917'],
    emails: ['jan@kuipersstucwerk.nl'],
    addresses: [{ street: 'Industrieweg 64', postalCode: '7903 AK', city: 'Hoogeveen' }],
    foundingYear: 1979,
    kvk: '04038215',
    vat: 'NL806142937B01',
    sector: 'stukadoor',
    services: ['Gladstucwerk', 'Spachtelputz', 'Gevelstucwerk', 'Betonciré'],
    team: [
      { name: 'Jan Kuipers', role: 'eigenaar' },
      { name: 'Rick Kuipers', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Afbouw Drenthe Zuid', website: 'https://afbouwdrenthezuid.nl' },
    { name: 'Stukadoor Mulder' },
    { name: 'Wandperfect', website: 'https://wandperfect.nl' },
  ],
)

export const POOTJE = withRivals(
  {
    name: 'Pootje Fris',
    aliases: ['Trimsalon Pootje Fris', 'Hondentrimsalon Pootje Fris', 'HPF'],
    legalForm: 'eenmanszaak',
    websites: ['https://pootjefris.nl'],
    phones: ['06 55 51 83 20'],
    emails: ['hallo@pootjefris.nl'],
    addresses: [{ street: 'Raadhuisstraat 77', postalCode: '4701 PS', city: 'Roosendaal' }],
    foundingYear: 2018,
    kvk: '71649320',
    vat: 'NL002418573B24',
    sector: 'hondentrimsalon',
    services: ['Wassen en föhnen', 'Scheren', 'Plukken', 'Nagels knippen'],
    team: [
      { name: 'Bianca Deckers', role: 'eigenaar' },
      { name: 'Lotte Aarssen', role: 'trimster' },
    ],
    hours: ['ma,di 09:00-17:00; wo gesloten; do,vr 09:00-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Trimsalon Snuitje', website: 'https://trimsalonsnuitje.nl' },
    { name: 'Hondenkapper Brabant' },
    { name: 'Dogstyle Wouw', website: 'https://dogstylewouw.nl' },
  ],
)

export const APPELMANS = withRivals(
  {
    name: 'Appelmans Wijnkopers',
    aliases: ['Wijnhandel Appelmans', 'Appelmans Wijnen', 'AWK'],
    legalName: 'Appelmans Wijnkopers B.V.',
    legalForm: 'bv',
    websites: ['https://appelmanswijn.nl'],
    phones: ['0475 55 52 73'],
    emails: ['winkel@appelmanswijn.nl'],
    addresses: [{ street: 'Neerstraat 33', postalCode: '6041 KB', city: 'Roermond' }],
    foundingYear: 1931,
    kvk: '13019576',
    vat: 'NL800923641B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Wijnpakketten', 'Relatiegeschenken', 'Bezorging aan huis'],
    team: [
      { name: 'Maurice Appelmans', role: 'eigenaar' },
      { name: 'Judith Smeets', role: 'vinoloog' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 10:00-18:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Vinotheek De Roerkurk', website: 'https://deroerkurk.nl' },
    { name: 'Wijnhuis Limburg', website: 'https://wijnhuislimburg.nl' },
    { name: 'Wijnbar Het Vat' },
  ],
)

export const EEMLAND = withRivals(
  {
    name: 'Taalschool Eemland',
    aliases: ['Eemland Talen', 'Taalinstituut Eemland', 'TSE'],
    legalName: 'Stichting Taalschool Eemland',
    legalForm: 'stichting',
    websites: ['https://taalschooleemland.nl'],
    phones: ['033 555 18 64'],
    emails: ['aanmelden@taalschooleemland.nl'],
    addresses: [{ street: 'Utrechtseweg 145', postalCode: '3818 ED', city: 'Amersfoort' }],
    foundingYear: 1995,
    kvk: '32057184',
    vat: 'NL805731296B01',
    sector: 'taalschool',
    services: ['Inburgeringscursussen', 'Cursussen Engels', 'Staatsexamentraining', 'Zakelijke taaltraining'],
    team: [
      { name: 'Fatima Bouzidi', role: 'directeur' },
      { name: 'Gerard Hofman', role: 'docent' },
    ],
    hours: ['ma,di,wo,do 09:00-21:30; vr 09:00-17:00; za 09:30-13:00; zo gesloten'],
  },
  [
    { name: 'Taalpunt Keistad', website: 'https://taalpuntkeistad.nl' },
    { name: 'Lingua Centraal', website: 'https://linguacentraal.nl' },
    { name: 'Babbel & Zo' },
  ],
)

export const ZTN = withRivals(
  {
    name: 'ZTN Solar',
    aliases: ['Zonnetechniek Noord', 'ZTN Zonnepanelen', 'ZTN'],
    legalName: 'Zonnetechniek Noord B.V.',
    legalForm: 'bv',
    websites: ['https://ztnsolar.nl'],
    phones: ['0592 55 56 44'],
    emails: ['advies@ztnsolar.nl'],
    addresses: [{ street: 'Balkendwarsweg 9', postalCode: '9405 PT', city: 'Assen' }],
    foundingYear: 2010,
    kvk: '50428631',
    vat: 'NL822904715B01',
    sector: 'zonnepanelen-installateur',
    services: ['Zonnepanelen', 'Thuisbatterijen', 'Laadpalen', 'Onderhoud van omvormers'],
    team: [
      { name: 'Wouter Meijering', role: 'directeur' },
      { name: 'Nynke Postma', role: 'adviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Zonkracht Drenthe', website: 'https://zonkrachtdrenthe.nl' },
    { name: 'Solarwacht', website: 'https://solarwacht.nl' },
    { name: 'Groen Dak Energie' },
  ],
)
