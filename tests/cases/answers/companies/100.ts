/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WIERSINGA = withRivals(
  {
    name: 'Wiersinga Klimaattechniek',
    aliases: ['WKT', 'Wiersinga Klimaat'],
    legalName: 'Wiersinga Klimaattechniek B.V.',
    legalForm: 'bv',
    websites: ['https://wiersingaklimaat.nl'],
    phones: ['0513 55 52 18'],
    emails: ['info@wiersingaklimaat.nl'],
    addresses: [{ street: 'Mercurius 14', postalCode: '8448 GX', city: 'Heerenveen' }],
    foundingYear: 1996,
    kvk: '01078342',
    vat: 'NL804417263B01',
    sector: 'klimaatinstallateur',
    services: ['Airconditioning', 'Warmtepompen', 'Mechanische ventilatie', 'Koelcellen'],
    team: [
      { name: 'Jelle Wiersinga', role: 'eigenaar' },
      { name: 'Marije Hoekstra', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'De Jong Koeltechniek', website: 'https://dejongkoeltechniek.nl' },
    { name: 'Klimaatpunt Drachten' },
    { name: 'Airco Fryslân', website: 'https://aircofryslan.nl' },
  ],
)

export const TREKVOGEL = withRivals(
  {
    name: 'De Trekvogel',
    aliases: ['Trekvogel Verhuizingen', 'Verhuisbedrijf De Trekvogel'],
    legalForm: 'vof',
    websites: ['https://trekvogelverhuizingen.nl'],
    phones: ['0115 55 57 03'],
    emails: ['planning@trekvogelverhuizingen.nl'],
    addresses: [{ street: 'Mr. F.J. Haarmanweg 44', postalCode: '4538 AR', city: 'Terneuzen' }],
    foundingYear: 1974,
    kvk: '21013957',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Pianotransport', 'Opslag van inboedels', 'Verhuur van verhuisliften'],
    team: [
      { name: 'Peter de Feijter', role: 'eigenaar' },
      { name: 'Lianne de Feijter', role: 'mede-eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Scheldestroom Verhuizers', website: 'https://scheldestroomverhuizers.nl' },
    { name: 'Van Hecke Transport' },
    { name: 'Verhuisteam Zeeland', website: 'https://verhuisteamzeeland.nl' },
  ],
)

export const OVERHANG = withRivals(
  {
    name: 'Klimcentrum De Overhang',
    aliases: ['De Overhang', 'KDO'],
    legalName: 'Stichting Klimcentrum De Overhang',
    legalForm: 'stichting',
    websites: ['https://klimcentrumdeoverhang.nl'],
    phones: ['077 555 30 64'],
    emails: ['hallo@klimcentrumdeoverhang.nl'],
    addresses: [{ street: 'Nijmeegseweg 88', postalCode: '5916 PT', city: 'Venlo' }],
    foundingYear: 2009,
    kvk: '14107725',
    sector: 'klimhal',
    services: ['Toprope klimmen', 'Boulderen', 'Klimcursussen', 'Kinderfeestjes'],
    team: [
      { name: 'Roel Hendrikx', role: 'bedrijfsleider' },
      { name: 'Kim Peeters', role: 'hoofdinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 14:00-23:00; za,zo 10:00-20:00'],
  },
  [
    { name: 'Boulderloods Blerick', website: 'https://boulderloodsblerick.nl' },
    { name: 'Klimhal Maasrots', website: 'https://maasrots.nl' },
    { name: 'Rock Point Roermond' },
  ],
)

export const KAASMAKERIJ = withRivals(
  {
    name: 'Noord-Drentse Kaasmakerij',
    aliases: ['NDK', 'NDK Kaas'],
    legalForm: 'maatschap',
    websites: ['https://noorddrentsekaas.nl'],
    phones: ['050 555 84 20'],
    emails: ['kaas@noorddrentsekaas.nl'],
    addresses: [{ street: 'Zulthereschweg 5', postalCode: '9301 TE', city: 'Roden' }],
    foundingYear: 2003,
    kvk: '04062918',
    sector: 'kaasmakerij',
    services: ['Boerenkaas', 'Geitenkaas', 'Rondleidingen', 'Kaaspakketten'],
    team: [
      { name: 'Harm Boelens', role: 'eigenaar en kaasmaker' },
      { name: 'Tineke Boelens', role: 'winkel' },
    ],
    hours: ['wo,do,vr 10:00-17:00; za 09:00-16:00; ma,di,zo gesloten'],
  },
  [
    { name: 'Melkhuis Norg' },
    { name: 'Geitenhof Peize', website: 'https://geitenhofpeize.nl' },
    { name: 'Kaasboerderij De Weide', website: 'https://kaasboerderijdeweide.nl' },
  ],
)

export const FENNA = withRivals(
  {
    name: 'Nagelstudio Fenna',
    aliases: ['Studio Fenna', 'Fenna Nails'],
    legalForm: 'eenmanszaak',
    websites: ['https://nagelstudiofenna.nl'],
    phones: ['0182 55 56 39'],
    emails: ['afspraak@nagelstudiofenna.nl'],
    addresses: [{ street: 'Lange Tiendeweg 41', postalCode: '2801 KG', city: 'Gouda' }],
    foundingYear: 2016,
    kvk: '66283910',
    sector: 'nagelstudio',
    services: ['Gelnagels', 'Manicure', 'Medische pedicure', 'Nail art'],
    team: [
      { name: 'Fenna Verkerk', role: 'eigenaar' },
      { name: 'Daphne Kool', role: 'nagelstyliste' },
    ],
    hours: ['di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:00-15:00; ma,zo gesloten'],
  },
  [
    { name: 'Nagelstudio Sterre', website: 'https://nagelstudiosterre.nl' },
    { name: 'The Polish Room' },
    { name: 'Beauty Atelier Gouda', website: 'https://beautyateliergouda.nl' },
  ],
)
