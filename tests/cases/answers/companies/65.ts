/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const EVENWICHT = withRivals(
  {
    name: 'Diëtistenpraktijk Evenwicht',
    aliases: ['Evenwicht', 'Evenwicht Diëtisten', 'DPE'],
    legalName: 'Maatschap Diëtistenpraktijk Evenwicht',
    legalForm: 'maatschap',
    websites: ['https://evenwichtdietisten.nl'],
    phones: ['033 555 27 14'],
    emails: ['afspraak@evenwichtdietisten.nl'],
    addresses: [{ street: 'Leusderweg 118', postalCode: '3817 KC', city: 'Amersfoort' }],
    foundingYear: 2009,
    kvk: '32158047',
    vat: 'NL819340275B01',
    sector: 'diëtist',
    services: ['Voedingsadvies bij diabetes', 'Begeleiding bij afvallen', 'FODMAP-dieet', 'Kinderdiëtetiek'],
    team: [
      { name: 'Marieke Brouwer', role: 'diëtist en praktijkhouder' },
      { name: 'Yasmina El Idrissi', role: 'kinderdiëtist' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 08:30-12:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Diëtisten Eemstad', website: 'https://dietisteneemstad.nl' },
    { name: 'Praktijk Puur Gezond' },
    { name: 'Van Rossum Voeding', website: 'https://vanrossumvoeding.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Hoekstra Klimaattechniek',
    aliases: ['Hoekstra Klimaat', 'HKT'],
    legalName: 'Hoekstra Klimaattechniek B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstraklimaat.nl'],
    phones: ['0513 55 58 20'],
    emails: ['info@hoekstraklimaat.nl'],
    addresses: [{ street: 'Fahrenheitweg 12', postalCode: '8445 PS', city: 'Heerenveen' }],
    foundingYear: 1994,
    kvk: '01074926',
    vat: 'NL804517392B01',
    sector: "installateur van airco's en warmtepompen",
    services: ['Warmtepompen', 'Airconditioning', 'Onderhoud', 'Vloerverwarming'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'directeur' },
      { name: 'Anneke Wiersma', role: 'planning' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Friesland Airco', website: 'https://frieslandairco.nl' },
    { name: 'Warmtehuis Noord', website: 'https://warmtehuisnoord.nl' },
    { name: 'Terpstra Installaties' },
  ],
)

export const LOMMER = withRivals(
  {
    name: 'Studio Lommer',
    aliases: ['Lommer', 'Lommer Interieurontwerp', 'LIO'],
    legalName: 'V.O.F. Studio Lommer',
    legalForm: 'vof',
    websites: ['https://studiolommer.nl'],
    phones: ['023 555 61 09'],
    emails: ['hallo@studiolommer.nl'],
    addresses: [{ street: 'Kleine Houtstraat 84', postalCode: '2011 DR', city: 'Haarlem' }],
    foundingYear: 2015,
    kvk: '63518294',
    vat: 'NL855274136B01',
    sector: 'interieurontwerper',
    services: ['Interieuradvies', 'Kleuradvies', 'Keukenontwerp', 'Lichtplan', 'Maatwerkmeubels'],
    team: [
      { name: 'Floor Verhagen', role: 'interieurarchitect en oprichter' },
      { name: 'Tim Baas', role: 'meubelontwerper' },
    ],
    hours: ['wo,do,vr 10:00-17:30; za 11:00-16:00; ma,di,zo gesloten'],
  },
  [
    { name: 'Atelier Spaarne', website: 'https://atelierspaarne.nl' },
    { name: 'Binnenhuis Kennemerland' },
    { name: 'Noor Wonen', website: 'https://noorwonen.nl' },
  ],
)
