/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BAKEN = withRivals(
  {
    name: 'Fysiotherapie Het Baken',
    aliases: ['Het Baken', 'Fysio Het Baken', 'FHB'],
    legalName: 'Fysiotherapie Het Baken V.O.F.',
    legalForm: 'vof',
    websites: ['https://fysiohetbaken.nl'],
    phones: ['0223 55 54 81'],
    emails: ['info@fysiohetbaken.nl'],
    addresses: [{ street: 'Kanaalweg 118', postalCode: '1781 CL', city: 'Den Helder' }],
    foundingYear: 2001,
    kvk: '37094126',
    vat: 'NL810453726B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Bekkenfysiotherapie', 'Echografie', 'Fysiofitness'],
    team: [
      { name: 'Lotte Kuiper', role: 'praktijkhouder' },
      { name: 'Bram Zijlstra', role: 'manueel therapeut' },
    ],
    hours: ['ma,di,do 08:00-20:00; wo,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysiocentrum Nieuwediep', website: 'https://fysionieuwediep.nl' },
    { name: 'Beweegpraktijk De Schooten' },
    { name: 'Therapie aan Zee', website: 'https://therapieaanzee.nl' },
  ],
)

export const WEZEL = withRivals(
  {
    name: 'Stukadoorsbedrijf Van Wezel',
    aliases: ['Van Wezel Stucwerk', 'Van Wezel', 'SVW'],
    legalName: 'Stukadoorsbedrijf Van Wezel',
    legalForm: 'eenmanszaak',
    websites: ['https://vanwezelstucwerk.nl'],
    phones: ['0416 55 52 37'],
    emails: ['stuc@vanwezelstucwerk.nl'],
    addresses: [{ street: 'Grotestraat 263', postalCode: '5141 JS', city: 'Waalwijk' }],
    foundingYear: 1992,
    kvk: '18041759',
    vat: 'NL001648275B52',
    sector: 'stukadoor',
    services: ['Wanden en plafonds stucen', 'Sierpleister', 'Buitenstucwerk', 'Latex spuiten'],
    team: [
      { name: 'Ad van Wezel', role: 'eigenaar' },
      { name: 'Kim Kuijpers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Stukadoors De Langstraat', website: 'https://stukadoorsdelangstraat.nl' },
    { name: 'Afbouw Pullens' },
    { name: 'Strak & Wit Stucwerk', website: 'https://strakenwit.nl' },
  ],
)

export const AURUM = withRivals(
  {
    name: 'Goudsmederij Aurum',
    aliases: ['Aurum', 'Aurum Deventer', 'GAD'],
    legalName: 'Goudsmederij Aurum',
    legalForm: 'eenmanszaak',
    websites: ['https://goudsmederijaurum.nl'],
    phones: ['0570 55 56 12'],
    emails: ['atelier@goudsmederijaurum.nl'],
    addresses: [{ street: 'Assenstraat 14', postalCode: '7411 JT', city: 'Deventer' }],
    foundingYear: 1997,
    kvk: '08071934',
    vat: 'NL001294763B37',
    sector: 'goudsmid',
    services: ['Trouwringen', 'Sieraden op maat', 'Reparatie van sieraden', 'Graveren'],
    team: [
      { name: 'Femke Oosterhof', role: 'eigenaar en goudsmid' },
      { name: 'Tijn Wolters', role: 'goudsmid' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 10:00-17:30; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Brinkgreve', website: 'https://juwelierbrinkgreve.nl' },
    { name: 'Edelsmid Noury' },
    { name: 'Atelier Goud & Steen', website: 'https://goudensteen.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Hofstra Verbeek Belastingadviseurs',
    aliases: ['Hofstra Verbeek', 'Hofstra & Verbeek', 'HVB'],
    legalName: 'Hofstra Verbeek Belastingadviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://hofstraverbeek.nl'],
    phones: ['033 555 47 20'],
    emails: ['info@hofstraverbeek.nl'],
    addresses: [{ street: 'Utrechtseweg 39', postalCode: '3811 NA', city: 'Amersfoort' }],
    foundingYear: 1986,
    kvk: '31028475',
    vat: 'NL803716294B01',
    sector: 'belastingadviseur',
    services: ['Aangifte inkomstenbelasting', 'Btw-advies', 'Estate planning', 'Bezwaar en beroep'],
    team: [
      { name: 'Sjoerd Hofstra', role: 'partner' },
      { name: 'Ingrid Verbeek', role: 'partner' },
      { name: 'Milan Özdemir', role: 'fiscalist' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Fiscaal', website: 'https://eemlandfiscaal.nl' },
    { name: 'Taxwise Amersfoort', website: 'https://taxwiseamersfoort.nl' },
    { name: 'Van Vollenhoven Belastingadvies' },
  ],
)

export const VLASBLOEM = withRivals(
  {
    name: 'Brouwerij De Vlasbloem',
    aliases: ['De Vlasbloem', 'Vlasbloem Bier', 'BDV'],
    legalName: 'Brouwerij De Vlasbloem B.V.',
    legalForm: 'bv',
    websites: ['https://devlasbloem.com'],
    phones: ['0114 55 53 60'],
    emails: ['proost@devlasbloem.com'],
    addresses: [{ street: 'Absdaalseweg 21', postalCode: '4561 GG', city: 'Hulst' }],
    foundingYear: 2013,
    kvk: '58213746',
    vat: 'NL852946173B01',
    sector: 'brouwerij',
    services: ['Speciaalbier', 'Rondleidingen', 'Proeflokaal', 'Brouwen in opdracht'],
    team: [
      { name: 'Els Verstraeten', role: 'eigenaar' },
      { name: 'Joris Dobbelaere', role: 'brouwmeester' },
    ],
    hours: ['ma,di,wo gesloten; do,vr 14:00-20:00; za 12:00-20:00; zo 12:00-18:00'],
  },
  [
    { name: 'Stadsbrouwerij Axel', website: 'https://stadsbrouwerijaxel.nl' },
    { name: 'Bieratelier Kieldrecht' },
    { name: 'Brouwerij De Vesting', website: 'https://brouwerijdevesting.nl' },
  ],
)

export const NORTHGATE = withRivals(
  {
    name: 'Northgate Recruitment',
    aliases: ['Northgate', 'Northgate Eindhoven', 'NGR'],
    legalName: 'Northgate Recruitment B.V.',
    legalForm: 'bv',
    websites: ['https://northgaterecruitment.nl'],
    phones: ['040 555 81 90'],
    emails: ['hello@northgaterecruitment.nl', 'jobs@northgaterecruitment.nl'],
    addresses: [{ street: 'Vestdijk 61', postalCode: '5611 CA', city: 'Eindhoven' }],
    foundingYear: 2017,
    kvk: '68351942',
    vat: 'NL857402619B01',
    sector: 'recruitmentbureau',
    services: ['Werving en selectie', 'Executive search', 'Detachering', 'Expats werven'],
    team: [
      { name: 'Claire Donnelly', role: 'directeur' },
      { name: 'Bas Verhoeven', role: 'recruiter' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-18:00; za,zo gesloten'],
  },
  [
    { name: 'Brainport Talent', website: 'https://brainporttalent.nl' },
    { name: 'Van Gorp Werving' },
    { name: 'Techmatch Recruiters', website: 'https://techmatchrecruiters.nl' },
  ],
)

export const HOEFSLAG = withRivals(
  {
    name: 'Manege De Hoefslag',
    aliases: ['De Hoefslag', 'Hoefslag Barneveld', 'MDH'],
    legalName: 'Manege De Hoefslag V.O.F.',
    legalForm: 'vof',
    websites: ['https://manegedehoefslag.nl'],
    phones: ['0342 55 57 09'],
    emails: ['lessen@manegedehoefslag.nl'],
    addresses: [{ street: 'Scherpenzeelseweg 92', postalCode: '3772 MG', city: 'Barneveld' }],
    foundingYear: 1979,
    kvk: '08029463',
    vat: 'NL805182936B01',
    sector: 'manege',
    services: ['Paardrijlessen', 'Ponykampen', 'Pensionstalling', 'Buitenritten'],
    team: [
      { name: 'Gerda van Essen', role: 'eigenaar' },
      { name: 'Mirthe Blom', role: 'instructeur' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 13:00-21:30; za 08:30-17:00; zo 09:00-13:00'],
  },
  [
    { name: 'Stal Voorthuizen', website: 'https://stalvoorthuizen.nl' },
    { name: 'Manege Glinderbos' },
    { name: 'Ruitercentrum De Valk', website: 'https://ruitercentrumdevalk.nl' },
  ],
)

export const KLANKRIJK = withRivals(
  {
    name: 'Hoorwinkel Klankrijk',
    aliases: ['Klankrijk', 'Klankrijk Gouda', 'HKG'],
    legalName: 'Klankrijk Hoorzorg B.V.',
    legalForm: 'bv',
    websites: ['https://klankrijkhoren.nl'],
    phones: ['0182 55 51 64'],
    emails: ['gouda@klankrijkhoren.nl'],
    addresses: [{ street: 'Kleiweg 47', postalCode: '2801 GC', city: 'Gouda' }],
    foundingYear: 2009,
    kvk: '24463815',
    vat: 'NL820573164B01',
    sector: 'audicien',
    services: ['Hoortest', 'Hoortoestellen', 'Gehoorbescherming op maat', 'Tinnitusbegeleiding'],
    team: [
      { name: 'Roel Heemskerk', role: 'audicien en eigenaar' },
      { name: 'Sandra Pouw', role: 'audicien' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do,vr 09:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Hoorhuis De Waag', website: 'https://hoorhuisdewaag.nl' },
    { name: 'Audiciens Bloemendaal' },
    { name: 'Oorwerk', website: 'https://oorwerkgouda.nl' },
  ],
)

export const VECHTSTREEK = withRivals(
  {
    name: 'Taxi Vechtstreek',
    aliases: ['Vechtstreek', 'Vechtstreek Personenvervoer', 'TVM'],
    legalName: 'Taxi Vechtstreek V.O.F.',
    legalForm: 'vof',
    websites: ['https://taxivechtstreek.nl'],
    phones: ['0346 55 59 28'],
    emails: ['rit@taxivechtstreek.nl'],
    addresses: [{ street: 'Straatweg 205', postalCode: '3603 CS', city: 'Maarssen' }],
    foundingYear: 2004,
    kvk: '30192857',
    vat: 'NL813629475B01',
    sector: 'taxibedrijf',
    services: ['Schipholvervoer', 'Ziekenhuisvervoer', 'Rolstoeltaxi', 'Zakelijk vervoer'],
    team: [
      { name: 'Hamid Rahimi', role: 'vennoot' },
      { name: 'Wim Stolk', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 05:30-23:30; za,zo 07:00-23:30'],
  },
  [
    { name: 'Taxi Breukelen Direct', website: 'https://taxibreukelendirect.nl' },
    { name: 'Stichtse Taxicentrale' },
    { name: 'Kaag Personenvervoer', website: 'https://kaagpersonenvervoer.nl' },
  ],
)

export const BOSMAN = withRivals(
  {
    name: 'Tegelzettersbedrijf Bosman',
    aliases: ['Bosman Tegelwerken', 'Bosman', 'TBT'],
    legalName: 'Tegelzettersbedrijf Bosman',
    legalForm: 'eenmanszaak',
    websites: ['https://bosmantegelwerken.nl'],
    phones: ['0344 55 50 73'],
    emails: ['info@bosmantegelwerken.nl'],
    addresses: [{ street: 'Siependaallaan 8', postalCode: '4003 LE', city: 'Tiel' }],
    foundingYear: 1988,
    kvk: '11033862',
    vat: 'NL001857394B60',
    sector: 'tegelzetter',
    services: ['Badkamers betegelen', 'Vloertegels leggen', 'Natuursteen verwerken', 'Kitwerk'],
    team: [
      { name: 'Henk Bosman', role: 'eigenaar' },
      { name: 'Daan Bosman', role: 'tegelzetter' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Betuwe Tegels', website: 'https://betuwetegels.nl' },
    { name: 'Tegelwerk Van Ooijen' },
    { name: 'Tegelstudio Drumpt', website: 'https://tegelstudiodrumpt.nl' },
  ],
)
