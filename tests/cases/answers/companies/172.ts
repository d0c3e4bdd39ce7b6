/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VINGERHOED = withRivals(
  {
    name: 'Kleermakerij De Vingerhoed',
    aliases: ['De Vingerhoed', 'Vingerhoed Deventer', 'KDV'],
    legalName: 'Kleermakerij De Vingerhoed',
    legalForm: 'eenmanszaak',
    websites: ['https://devingerhoed.nl'],
    phones: ['0570 55 51 27'],
    emails: ['atelier@devingerhoed.nl'],
    addresses: [{ street: 'Smedenstraat 46', postalCode: '7411 RD', city: 'Deventer' }],
    foundingYear: 2001,
    kvk: '08092417',
    vat: 'NL001628394B27',
    sector: 'kleermaker',
    services: ['Maatpakken', 'Kledingreparatie', 'Trouwjurken vermaken', 'Gordijnen op maat'],
    team: [{ name: 'Farid Nazari', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Atelier Naaldwerk', website: 'https://ateliernaaldwerk.nl' },
    { name: 'Kleermaker Yildiz' },
    { name: 'Maathuis Salland', website: 'https://maathuissalland.nl' },
  ],
)

export const MEREL = withRivals(
  {
    name: 'Koffiebranderij Merel',
    aliases: ['Merel Koffie', 'Merel', 'KBM'],
    legalName: 'Koffiebranderij Merel B.V.',
    legalForm: 'bv',
    websites: ['https://merelkoffie.nl'],
    phones: ['058 555 41 90'],
    emails: ['bonen@merelkoffie.nl', 'zakelijk@merelkoffie.nl'],
    addresses: [{ street: 'Voorstreek 73', postalCode: '8911 JM', city: 'Leeuwarden' }],
    foundingYear: 2013,
    kvk: '57382916',
    vat: 'NL852637194B01',
    sector: 'koffiebranderij',
    services: ['Versgebrande koffiebonen', 'Koffieproeverij', 'Baristatraining', 'Koffie voor kantoren'],
    team: [
      { name: 'Sjoerd Wiersma', role: 'brander en oprichter' },
      { name: 'Lotte Hofstra', role: 'barista' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Branderij Oldehove', website: 'https://branderijoldehove.nl' },
    { name: 'Koffiehuis De Waag' },
    { name: 'Fryske Beantsjes', website: 'https://fryskebeantsjes.nl' },
  ],
)

export const ANKER = withRivals(
  {
    name: 'Chiropractie Het Anker',
    aliases: ['Het Anker', 'Anker Chiropractie', 'CHA'],
    legalName: 'Chiropractie Het Anker V.O.F.',
    legalForm: 'vof',
    websites: ['https://chiropractiehetanker.nl'],
    phones: ['010 555 83 16'],
    emails: ['praktijk@chiropractiehetanker.nl'],
    addresses: [{ street: 'Hoogstraat 118', postalCode: '3131 BP', city: 'Vlaardingen' }],
    foundingYear: 2008,
    kvk: '24438175',
    vat: 'NL819264037B01',
    sector: 'chiropractor',
    services: ['Rugklachten', 'Nekklachten', 'Houdingsanalyse', 'Behandeling van zwangeren'],
    team: [
      { name: 'Ingrid Solberg', role: 'chiropractor' },
      { name: 'Maarten Kleijwegt', role: 'chiropractor' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-20:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Rugcentrum Maassluis', website: 'https://rugcentrummaassluis.nl' },
    { name: 'Chiropractie Westwijk' },
    { name: 'Wervelpraktijk Schiedam', website: 'https://wervelpraktijk.nl' },
  ],
)

export const LOON = withRivals(
  {
    name: 'Veilinghuis Van Loon',
    aliases: ['Van Loon Veilingen', 'Van Loon', 'VVL'],
    legalName: 'Veilinghuis Van Loon B.V.',
    legalForm: 'bv',
    websites: ['https://veilinghuisvanloon.nl'],
    phones: ['076 555 29 04'],
    emails: ['inbreng@veilinghuisvanloon.nl'],
    addresses: [{ street: 'Nieuwe Boschstraat 15', postalCode: '4811 CV', city: 'Breda' }],
    foundingYear: 1986,
    kvk: '20051843',
    vat: 'NL803928176B01',
    sector: 'veilinghuis',
    services: ['Kunstveilingen', 'Taxaties', 'Inboedelveilingen', 'Zilver en juwelen'],
    team: [
      { name: 'Cornelis van Loon', role: 'directeur' },
      { name: 'Babette Oomen', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 10:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Veilinghuis De Baronie', website: 'https://veilinghuisdebaronie.nl' },
    { name: 'Kunstveiling Ginneken' },
    { name: 'Hamerslag Veilingen', website: 'https://hamerslagveilingen.nl' },
  ],
)

export const DORST = withRivals(
  {
    name: 'Loodgietersbedrijf Dorst',
    aliases: ['Dorst Loodgieters', 'Dorst', 'LBD'],
    legalName: 'Loodgietersbedrijf Dorst V.O.F.',
    legalForm: 'vof',
    websites: ['https://dorstloodgieters.nl'],
    phones: ['0344 55 56 82'],
    emails: ['storing@dorstloodgieters.nl'],
    addresses: [{ street: 'Papesteeg 29', postalCode: '4006 WC', city: 'Tiel' }],
    foundingYear: 1974,
    kvk: '11019264',
    vat: 'NL801736492B01',
    sector: 'loodgieter',
    services: ['Lekkages', 'Ontstoppen', 'Dakgoten', 'Cv-ketels'],
    team: [
      { name: 'Arjan Dorst', role: 'vennoot' },
      { name: 'Willem Dorst', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Van Ewijk Installatie', website: 'https://vanewijkinstallatie.nl' },
    { name: 'Loodgieter Betuwe' },
    { name: 'Waalwater Techniek', website: 'https://waalwatertechniek.nl' },
  ],
)

export const NOORDWESTER = withRivals(
  {
    name: 'Surfschool Noordwester',
    aliases: ['Noordwester', 'Noordwester Surf', 'SNW'],
    legalName: 'Surfschool Noordwester',
    legalForm: 'eenmanszaak',
    websites: ['https://surfschoolnoordwester.nl'],
    phones: ['06 55 52 81 39'],
    emails: ['surf@surfschoolnoordwester.nl'],
    addresses: [{ street: 'Reyndersweg 3', postalCode: '1949 EC', city: 'Wijk aan Zee' }],
    foundingYear: 2010,
    kvk: '50182736',
    vat: 'NL002074813B45',
    sector: 'surfschool',
    services: ['Golfsurfles', 'Suppen', 'Kinderkamp', 'Verhuur van boards'],
    team: [
      { name: 'Daan Kuiper', role: 'eigenaar' },
      { name: 'Roos Zonneveld', role: 'instructeur' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 12:00-20:00; za,zo 09:00-19:00'],
  },
  [
    { name: 'Surfschool Beverwijk', website: 'https://surfschoolbeverwijk.nl' },
    { name: 'Golfslag Surf' },
    { name: 'Branding Boards', website: 'https://brandingboards.nl' },
  ],
)

export const PINOKKIO = withRivals(
  {
    name: 'Kinderdagverblijf Pinokkio',
    aliases: ['Pinokkio', 'Pinokkio Kinderopvang', 'KDP'],
    legalName: 'Stichting Kinderdagverblijf Pinokkio',
    legalForm: 'stichting',
    websites: ['https://kdvpinokkio.nl'],
    phones: ['0591 55 57 40'],
    emails: ['planning@kdvpinokkio.nl'],
    addresses: [{ street: 'Meerstraat 52', postalCode: '7815 XJ', city: 'Emmen' }],
    foundingYear: 1992,
    kvk: '41018352',
    vat: 'NL805192637B01',
    sector: 'kinderdagverblijf',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang'],
    team: [
      { name: 'Gea Wilting', role: 'directeur' },
      { name: 'Sanne Eising', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang De Bargeres', website: 'https://debargeres.nl' },
    { name: 'Het Speelveen' },
    { name: 'Kindercentrum Angelslo', website: 'https://kindercentrumangelslo.nl' },
  ],
)

export const KROON = withRivals(
  {
    name: 'Antiek De Kroon',
    aliases: ['De Kroon', 'De Kroon Antiquités', 'ADK'],
    legalName: 'Antiek De Kroon',
    legalForm: 'eenmanszaak',
    websites: ['https://antiekdekroon.nl'],
    phones: ['0117 55 53 08'],
    emails: ['info@antiekdekroon.nl'],
    addresses: [{ street: 'Kapellestraat 21', postalCode: '4524 CW', city: 'Sluis' }],
    foundingYear: 1979,
    kvk: '21013859',
    vat: 'NL001391726B09',
    sector: 'antiquair',
    services: ['Antieke meubelen', 'Klokken', 'Restauratie', 'Inkoop van antiek'],
    team: [{ name: 'Etienne de Vlieger', role: 'eigenaar' }],
    hours: ['ma,di gesloten; wo,do,vr,za 11:00-17:00; zo 13:00-17:00'],
  },
  [
    { name: 'Antiekhal Het Zwin', website: 'https://antiekhalhetzwin.nl' },
    { name: 'Brocante Aardenburg' },
    { name: 'Galerie Oostburg Antiek', website: 'https://oostburgantiek.nl' },
  ],
)

export const ARGUS = withRivals(
  {
    name: 'Argus Beveiliging',
    aliases: ['Argus', 'Argus Security', 'ABV'],
    legalName: 'Argus Beveiliging B.V.',
    legalForm: 'bv',
    websites: ['https://argusbeveiliging.nl'],
    phones: ['033 555 67 20'],
    emails: ['meldkamer@argusbeveiliging.nl', 'info@argusbeveiliging.nl'],
    addresses: [{ street: 'Nijverheidsweg-Noord 88', postalCode: '3812 PN', city: 'Amersfoort' }],
    foundingYear: 1997,
    kvk: '32064918',
    vat: 'NL807415293B01',
    sector: 'beveiligingsbedrijf',
    services: ['Objectbeveiliging', 'Mobiele surveillance', 'Alarmopvolging', 'Evenementenbeveiliging'],
    team: [
      { name: 'Ruben Hardeman', role: 'directeur' },
      { name: 'Aylin Demir', role: 'operationeel manager' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Security', website: 'https://eemlandsecurity.nl' },
    { name: 'Bewaking Vathorst' },
    { name: 'Keistad Beveiliging', website: 'https://keistadbeveiliging.nl' },
  ],
)

export const VOS = withRivals(
  {
    name: 'Tekstbureau Vos',
    aliases: ['Vos Teksten', 'Vos', 'TBV'],
    legalName: 'Tekstbureau Vos',
    legalForm: 'eenmanszaak',
    websites: ['https://tekstbureauvos.nl'],
    phones: ['06 55 59 14 63'],
    emails: ['marijke@tekstbureauvos.nl'],
    addresses: [{ street: 'Oude Ebbingestraat 61', postalCode: '9712 HD', city: 'Groningen' }],
    foundingYear: 2016,
    kvk: '66271839',
    vat: 'NL002318467B62',
    sector: 'tekstschrijver',
    services: ['Webteksten', 'Blogs', 'Jaarverslagen', 'Redactie en correctie'],
    team: [{ name: 'Marijke Vos', role: 'eigenaar' }],
    hours: ['ma,di,do 09:00-17:00; wo gesloten; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Schrijfwerk Noord', website: 'https://schrijfwerknoord.nl' },
    { name: 'De Komma' },
    { name: 'Woordenaar Groningen', website: 'https://woordenaargroningen.nl' },
  ],
)
