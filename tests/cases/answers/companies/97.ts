/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const STEMVORK = withRivals(
  {
    name: 'De Stemvork',
    aliases: ['Pianoatelier De Stemvork', 'Stemvork Piano’s'],
    legalForm: 'eenmanszaak',
    websites: ['https://stemvorkpianos.nl'],
    phones: ['0570 55 51 94'],
    emails: ['atelier@stemvorkpianos.nl'],
    addresses: [{ street: 'Assenstraat 38', postalCode: '7411 JR', city: 'Deventer' }],
    foundingYear: 1994,
    kvk: '08073915',
    vat: 'NL001948372B61',
    sector: 'pianostemmer',
    services: ['Piano stemmen', 'Vleugelrestauratie', 'Pianoverhuur', 'Pianotaxatie'],
    team: [
      { name: 'Marleen Hoogkamp', role: 'eigenaar' },
      { name: 'Joost Teunis', role: 'pianotechnicus' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Pianohuis Salland', website: 'https://pianohuissalland.nl' },
    { name: 'Klavier & Co' },
    { name: 'Vleugelwerk Terwolde', website: 'https://vleugelwerk.nl' },
  ],
)

export const OOSTERVEEN = withRivals(
  {
    name: 'Rietdekkersbedrijf Oosterveen',
    aliases: ['Oosterveen Rietdekkers', 'Oosterveen Rietdaken', 'RBO'],
    legalName: 'Rietdekkersbedrijf Oosterveen V.O.F.',
    legalForm: 'vof',
    websites: ['https://oosterveenriet.nl'],
    phones: ['0521 55 52 67'],
    emails: ['info@oosterveenriet.nl'],
    addresses: [{ street: 'Tukseweg 112', postalCode: '8331 LD', city: 'Steenwijk' }],
    foundingYear: 1978,
    kvk: '05046283',
    vat: 'NL803517264B01',
    sector: 'rietdekker',
    services: ['Rieten daken aanleggen', 'Dakonderhoud', 'Nokken vervangen', 'Mosbestrijding'],
    team: [
      { name: 'Harm Oosterveen', role: 'eigenaar' },
      { name: 'Wietse Oosterveen', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Rietdekkerij Weerribben', website: 'https://rietdekkerijweerribben.nl' },
    { name: 'Daken van Riet Smit' },
    { name: 'Kloosterman Riet', website: 'https://kloostermanriet.nl' },
  ],
)

export const NOORDERWIND = withRivals(
  {
    name: 'Noorderwind Zeilmakers',
    aliases: ['Zeilmakerij Noorderwind', 'Noorderwind', 'NWZ'],
    legalName: 'Noorderwind Zeilmakers B.V.',
    legalForm: 'bv',
    websites: ['https://noorderwindzeilen.nl'],
    phones: ['0515 55 53 40'],
    emails: ['zeilen@noorderwindzeilen.nl'],
    addresses: [{ street: 'Stedspolle 9', postalCode: '8711 BX', city: 'Workum' }],
    foundingYear: 2003,
    kvk: '01098452',
    vat: 'NL812604573B01',
    sector: 'zeilmakerij',
    services: ['Zeilen op maat', 'Zeilreparatie', 'Buiskappen', 'Winterstalling van zeilen'],
    team: [
      { name: 'Femke Hoekstra', role: 'directeur' },
      { name: 'Sjoerd Wiersma', role: 'zeilmaker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'De Fok Zeilmakerij', website: 'https://defokzeilmakerij.nl' },
    { name: 'Sneeker Zeilen' },
    { name: 'Zeilatelier Lemmer', website: 'https://zeilatelierlemmer.nl' },
  ],
)

export const VEK = withRivals(
  {
    name: 'Van Essen & Kuipers',
    aliases: ['Van Essen en Kuipers', 'Stoffeerderij Van Essen & Kuipers', 'VEK'],
    legalForm: 'vof',
    websites: ['https://vanessenkuipers.nl'],
    phones: ['033 555 27 18'],
    emails: ['hallo@vanessenkuipers.nl'],
    addresses: [{ street: 'Kamp 64', postalCode: '3811 AT', city: 'Amersfoort' }],
    foundingYear: 2011,
    kvk: '52736418',
    vat: 'NL850573916B01',
    sector: 'meubelstoffeerder',
    services: ['Meubels herstofferen', 'Leerreparatie', 'Bootkussens', 'Stoelen matten'],
    team: [
      { name: 'Loes van Essen', role: 'mede-eigenaar' },
      { name: 'Bram Kuipers', role: 'mede-eigenaar' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Stoffeeratelier Eemland', website: 'https://stoffeerateliereemland.nl' },
    { name: 'De Zitterij' },
    { name: 'Hofman Meubelstoffering', website: 'https://hofmanmeubelstoffering.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Kompas Letselschade',
    aliases: ['Kompas', 'Kompas Letselschade Advocaten', 'KLA'],
    legalName: 'Kompas Letselschade Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://kompasletsel.nl'],
    phones: ['040 555 46 02'],
    emails: ['intake@kompasletsel.nl'],
    addresses: [{ street: 'Vestdijk 131', postalCode: '5611 CB', city: 'Eindhoven' }],
    foundingYear: 2008,
    kvk: '17208465',
    vat: 'NL819340627B01',
    sector: 'letselschadeadvocaat',
    services: ['Verkeersongevallen', 'Medische fouten', 'Bedrijfsongevallen', 'Overlijdensschade'],
    team: [
      { name: 'Rob Verschuren', role: 'oprichter' },
      { name: 'Yasmina el Khatib', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Brabant Letsel', website: 'https://brabantletsel.nl' },
    { name: 'Schaderecht Peeters' },
    { name: 'Rechtop Advocaten', website: 'https://rechtopadvocaten.nl' },
  ],
)
