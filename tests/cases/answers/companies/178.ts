/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OOGWENK = withRivals(
  {
    name: 'Oogwenk Optiek',
    aliases: ['Oogwenk', 'Optiek Oogwenk', 'OWO'],
    legalName: 'Oogwenk Optiek B.V.',
    legalForm: 'bv',
    websites: ['https://oogwenkoptiek.nl'],
    phones: ['0517 55 58 21'],
    emails: ['info@oogwenkoptiek.nl'],
    addresses: [{ street: 'Voorstraat 44', postalCode: '8861 BM', city: 'Harlingen' }],
    foundingYear: 1997,
    kvk: '01094627',
    vat: 'NL807315264B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Contactlenzen', 'Multifocale brillen', 'Zonnebrillen op sterkte'],
    team: [
      { name: 'Sietske Dijkgraaf', role: 'eigenaar' },
      { name: 'Rients Postma', role: 'optometrist' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brillenhuis Zuiderhaven', website: 'https://brillenhuiszuiderhaven.nl' },
    { name: 'Optiek Bolwerk' },
    { name: 'Kijk & Co', website: 'https://kijkenco.nl' },
  ],
)

export const PEPERHUIS = withRivals(
  {
    name: 'Catering Het Peperhuis',
    aliases: ['Het Peperhuis', 'Peperhuis Catering', 'CHP'],
    legalName: 'Het Peperhuis V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetpeperhuiscatering.nl'],
    phones: ['0411 55 53 09'],
    emails: ['keuken@hetpeperhuiscatering.nl'],
    addresses: [{ street: 'Clarissenstraat 17', postalCode: '5281 AW', city: 'Boxtel' }],
    foundingYear: 2009,
    kvk: '17238514',
    vat: 'NL821407365B01',
    sector: 'cateraar',
    services: ['Walking dinner', 'Barbecue aan huis', 'Buffetten', 'Bedrijfslunches'],
    team: [
      { name: 'Bram Verhoeven', role: 'eigenaar' },
      { name: 'Lotte van Esch', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Smaakvol Dommeldal', website: 'https://smaakvoldommeldal.nl' },
    { name: 'Cateraar Van de Laak' },
    { name: 'Tafel van Tien', website: 'https://tafelvantien.nl' },
  ],
)

export const RAAF = withRivals(
  {
    name: 'Tattooshop De Zwarte Raaf',
    aliases: ['De Zwarte Raaf', 'Zwarte Raaf Tattoo', 'TZR'],
    legalName: 'Tattooshop De Zwarte Raaf',
    legalForm: 'eenmanszaak',
    websites: ['https://zwarteraaftattoo.nl'],
    phones: ['0118 55 56 74'],
    emails: ['inkt@zwarteraaftattoo.nl'],
    addresses: [{ street: 'Vlasmarkt 23', postalCode: '4331 PC', city: 'Middelburg' }],
    foundingYear: 2014,
    kvk: '61482093',
    vat: 'NL001894376B52',
    sector: 'tatoeageshop',
    services: ['Custom tatoeages', 'Cover-ups', 'Fineline', 'Piercings'],
    team: [
      { name: 'Daan Kodde', role: 'eigenaar en tatoeëerder' },
      { name: 'Mila Francke', role: 'piercer' },
    ],
    hours: ['ma,zo gesloten; di,wo,do 11:00-18:00; vr 11:00-20:00; za 11:00-17:00'],
  },
  [
    { name: 'Inkt & Anker', website: 'https://inktenanker.nl' },
    { name: 'Tattoo Studio Walcheren' },
    { name: 'Zeeuwse Naald', website: 'https://zeeuwsenaald.nl' },
  ],
)

export const NOORDERLICHT = withRivals(
  {
    name: 'Noorderlicht Webstudio',
    aliases: ['Noorderlicht', 'Webstudio Noorderlicht', 'NWS'],
    legalName: 'Noorderlicht Webstudio B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtweb.nl'],
    phones: ['0512 55 54 60'],
    emails: ['hoi@noorderlichtweb.nl', 'support@noorderlichtweb.nl'],
    addresses: [{ street: 'Stationsweg 88', postalCode: '9201 GN', city: 'Drachten' }],
    foundingYear: 2011,
    kvk: '53174826',
    vat: 'NL850726413B01',
    sector: 'webdesigner',
    services: ['WordPress-websites', 'Webshops bouwen', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Femke Hoekstra', role: 'eigenaar' },
      { name: 'Jorrit de Boer', role: 'ontwikkelaar' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Pixelwerf', website: 'https://pixelwerf.nl' },
    { name: 'Websmederij Opsterland' },
    { name: 'Studio Klikklaar', website: 'https://studioklikklaar.nl' },
  ],
)

export const TITAAN = withRivals(
  {
    name: 'Sportschool De Titaan',
    aliases: ['De Titaan', 'Titaan Fitness', 'SDT'],
    legalName: 'Titaan Fitness B.V.',
    legalForm: 'bv',
    websites: ['https://detitaan.nl'],
    phones: ['0418 55 57 13'],
    emails: ['balie@detitaan.nl'],
    addresses: [{ street: 'Van Voordenpark 6', postalCode: '5301 KP', city: 'Zaltbommel' }],
    foundingYear: 2003,
    kvk: '11058372',
    vat: 'NL812650947B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Spinning'],
    team: [
      { name: 'Rachid Ouali', role: 'eigenaar' },
      { name: 'Kim van Zwol', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 07:00-22:30; vr 07:00-21:00; za,zo 08:30-15:00'],
  },
  [
    { name: 'Fit aan de Waal', website: 'https://fitaandewaal.nl' },
    { name: 'Bommelse Sportclub' },
    { name: 'Gym 24 Bommelerwaard', website: 'https://gym24bommelerwaard.nl' },
  ],
)

export const NAALD = withRivals(
  {
    name: 'Atelier Naald en Draad',
    aliases: ['Naald en Draad', 'Naald & Draad', 'ANDK'],
    legalName: 'Atelier Naald en Draad',
    legalForm: 'eenmanszaak',
    websites: ['https://naaldendraadkampen.nl'],
    phones: ['038 555 19 46'],
    emails: ['atelier@naaldendraadkampen.nl'],
    addresses: [{ street: 'Oudestraat 139', postalCode: '8261 CK', city: 'Kampen' }],
    foundingYear: 1992,
    kvk: '05067418',
    vat: 'NL001426835B09',
    sector: 'kleermaker',
    services: ['Kleding vermaken', 'Maatpakken', 'Bruidsjurken innemen', 'Ritsen vervangen'],
    team: [
      { name: 'Hasan Yildirim', role: 'eigenaar' },
      { name: 'Gerda Beumer', role: 'coupeuse' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do,vr 09:00-17:30; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kledingreparatie Burgwal', website: 'https://kledingreparatieburgwal.nl' },
    { name: 'Kleermaker Ozan' },
    { name: 'De Gouden Schaar', website: 'https://degoudenschaarkampen.nl' },
  ],
)

export const WOLTERS = withRivals(
  {
    name: 'Wolters Schilderwerken',
    aliases: ['Schildersbedrijf Wolters', 'Wolters Schilders', 'WSC'],
    legalName: 'Wolters Schilderwerken V.O.F.',
    legalForm: 'vof',
    websites: ['https://woltersschilderwerken.nl'],
    phones: ['0524 55 51 87'],
    emails: ['offerte@woltersschilderwerken.nl'],
    addresses: [{ street: 'Monierweg 14', postalCode: '7741 KT', city: 'Coevorden' }],
    foundingYear: 1979,
    kvk: '04029815',
    vat: 'NL803516274B01',
    sector: 'schilder',
    services: ['Binnenschilderwerk', 'Buitenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Johan Wolters', role: 'vennoot' },
      { name: 'Erik Wolters', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Schilder Ensing', website: 'https://schilderensing.nl' },
    { name: 'Verfhuis Zuidoost' },
    { name: 'Kwast & Kleur', website: 'https://kwastkleur.nl' },
  ],
)

export const ESDOORN = withRivals(
  {
    name: 'Mondzorg De Esdoorn',
    aliases: ['De Esdoorn', 'Tandartsen De Esdoorn', 'MDE'],
    legalName: 'Mondzorg De Esdoorn B.V.',
    legalForm: 'bv',
    websites: ['https://mondzorgdeesdoorn.nl'],
    phones: ['033 555 28 40'],
    emails: ['receptie@mondzorgdeesdoorn.nl'],
    addresses: [{ street: 'Venestraat 29', postalCode: '3861 BV', city: 'Nijkerk' }],
    foundingYear: 2016,
    kvk: '65918437',
    vat: 'NL856304712B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Kindertandheelkunde', 'Implantaten', 'Facings'],
    team: [
      { name: 'Eline Veldhuizen', role: 'tandarts en praktijkhouder' },
      { name: 'Omar Haddad', role: 'tandarts' },
      { name: 'Sanne Kok', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:30; vr 08:00-14:00; za,zo gesloten'],
  },
  [
    { name: 'Tandartspraktijk Corlaer', website: 'https://tandartscorlaer.nl' },
    { name: 'Mondzorg Paasbos' },
    { name: 'Dentista Nijkerk', website: 'https://dentistanijkerk.nl' },
  ],
)

export const PASTORIE = withRivals(
  {
    name: 'B&B De Oude Pastorie',
    aliases: ['De Oude Pastorie', 'Oude Pastorie Aardenburg', 'BOP'],
    legalName: 'B&B De Oude Pastorie',
    legalForm: 'eenmanszaak',
    websites: ['https://oudepastorieaardenburg.nl'],
    phones: ['0117 55 59 32'],
    emails: ['stay@oudepastorieaardenburg.nl'],
    addresses: [{ street: 'Weststraat 52', postalCode: '4527 BT', city: 'Aardenburg' }],
    foundingYear: 2018,
    kvk: '71936482',
    vat: 'NL002317594B38',
    sector: 'bed and breakfast',
    services: ['Kamers met ontbijt', 'Fietsverhuur', 'Culinaire arrangementen', 'Vergaderruimte'],
    team: [
      { name: 'Greet Dhondt', role: 'eigenaar' },
      { name: 'Wim Lannoy', role: 'gastheer' },
    ],
    hours: ['ma,di,wo,do,vr,za 15:00-20:00; zo 15:00-18:00'],
  },
  [
    { name: 'B&B Sint Baafs', website: 'https://bbsintbaafs.nl' },
    { name: 'Logement Het Zwin' },
    { name: 'Huize Elderschans', website: 'https://huizeelderschans.nl' },
  ],
)

export const BABEL = withRivals(
  {
    name: 'Vertaalbureau Babel',
    aliases: ['Babel', 'Babel Vertalingen', 'VBB'],
    legalName: 'Babel Vertalingen B.V.',
    legalForm: 'bv',
    websites: ['https://babelvertalingen.nl'],
    phones: ['0317 55 53 64'],
    emails: ['projecten@babelvertalingen.nl'],
    addresses: [{ street: 'Hoogstraat 71', postalCode: '6701 BR', city: 'Wageningen' }],
    foundingYear: 1988,
    kvk: '09073184',
    vat: 'NL800947326B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Technische vertalingen', 'Tolken', 'Correctie van teksten'],
    team: [
      { name: 'Irene Scholten', role: 'directeur' },
      { name: 'Pavel Novák', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Taalbrug Veluwe', website: 'https://taalbrugveluwe.nl' },
    { name: 'Lingua Rijn' },
    { name: 'Vertalerscollectief Ede', website: 'https://vertalerscollectiefede.nl' },
  ],
)
