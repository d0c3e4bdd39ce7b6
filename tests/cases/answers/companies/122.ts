/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KNIP = withRivals(
  {
    name: 'Kapsalon Knip & Zo',
    aliases: ['Knip & Zo', 'Knip en Zo Doetinchem', 'KKZ'],
    legalForm: 'eenmanszaak',
    websites: ['https://knipenzodoetinchem.nl'],
    phones: ['0314 55 51 27'],
    emails: ['info@knipenzodoetinchem.nl'],
    addresses: [{ street: 'Heezenstraat 18', postalCode: '7001 BP', city: 'Doetinchem' }],
    foundingYear: 2009,
    kvk: '09187342',
    vat: 'NL001874529B62',
    sector: 'kapsalon',
    services: ['Knippen', 'Kleuren', 'Bruidskapsels', 'Permanent'],
    team: [
      { name: 'Marleen Wissink', role: 'eigenaar' },
      { name: 'Sanne Jansen', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-20:00; za 08:30-15:00; zo gesloten'],
  },
  [
    { name: 'Haarmode Inge', website: 'https://haarmodeinge.nl' },
    { name: 'Kapsalon De Spiegel' },
    { name: 'Hair Lounge Doetinchem', website: 'https://hairloungedoetinchem.nl' },
  ],
)

export const ROOS = withRivals(
  {
    name: 'Bloembinderij De Wilde Roos',
    aliases: ['De Wilde Roos', 'Wilde Roos Bloemen', 'BDWR'],
    legalName: 'De Wilde Roos V.O.F.',
    legalForm: 'vof',
    websites: ['https://dewilderooskampen.nl'],
    phones: ['038 555 24 06'],
    emails: ['bloemen@dewilderooskampen.nl'],
    addresses: [{ street: 'Oudestraat 112', postalCode: '8261 CV', city: 'Kampen' }],
    foundingYear: 1996,
    kvk: '05061938',
    vat: 'NL803517264B01',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemen', 'Bruidsboeketten', 'Bloemen bezorgen'],
    team: [
      { name: 'Annemiek van Dijk', role: 'eigenaar' },
      { name: 'Gerjan van Dijk', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Flora', website: 'https://bloemenhuisflorakampen.nl' },
    { name: 'Van der Weerd Bloemen' },
    { name: 'Fleur & Co', website: 'https://fleurenco-kampen.nl' },
  ],
)

export const FOTO = withRivals(
  {
    name: 'Fotostudio Hendriks',
    aliases: ['Studio Hendriks', 'Hendriks Fotografie', 'FSH'],
    legalForm: 'eenmanszaak',
    websites: ['https://fotostudiohendriks.nl'],
    phones: ['077 555 39 81'],
    emails: ['studio@fotostudiohendriks.nl'],
    addresses: [{ street: 'Parade 46', postalCode: '5911 CD', city: 'Venlo' }],
    foundingYear: 2003,
    kvk: '12059417',
    vat: 'NL001392746B18',
    sector: 'fotograaf',
    services: ['Pasfoto’s', 'Bruidsfotografie', 'Portretfotografie', 'Bedrijfsfotografie'],
    team: [
      { name: 'Paul Hendriks', role: 'eigenaar' },
      { name: 'Iris Theunissen', role: 'fotograaf' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Foto Geraedts' },
    { name: 'Lichtbeeld Fotografie', website: 'https://lichtbeeldvenlo.nl' },
    { name: 'Studio Maas', website: 'https://studiomaas.nl' },
  ],
)

export const MEULEN = withRivals(
  {
    name: 'Administratiekantoor Van der Meulen',
    aliases: ['Van der Meulen Administraties', 'Adm. kantoor Van der Meulen', 'AVM'],
    legalName: 'Administratiekantoor Van der Meulen B.V.',
    legalForm: 'bv',
    websites: ['https://akvandermeulen.nl'],
    phones: ['0515 55 56 40'],
    emails: ['info@akvandermeulen.nl'],
    addresses: [{ street: 'Kleinzand 33', postalCode: '8601 BG', city: 'Sneek' }],
    foundingYear: 1988,
    kvk: '01074826',
    vat: 'NL009482617B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Loonadministratie', 'Belastingaangifte', 'Jaarrekeningen'],
    team: [
      { name: 'Sietske van der Meulen', role: 'directeur' },
      { name: 'Jelle Postma', role: 'belastingadviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Hofstra Accountants', website: 'https://hofstra-accountants.nl' },
    { name: 'De Friese Boekhouder' },
    { name: 'Administratiekantoor Wiersma', website: 'https://akwiersma.nl' },
  ],
)

export const BOS = withRivals(
  {
    name: 'Tweewielercentrum Bos',
    aliases: ['Bos Fietsen', 'Bos Tweewielers', 'TCB'],
    legalName: 'Tweewielercentrum Bos B.V.',
    legalForm: 'bv',
    websites: ['https://bosfietsenhoogeveen.nl'],
    phones: ['0528 55 57 93'],
    emails: ['winkel@bosfietsenhoogeveen.nl'],
    addresses: [{ street: 'Hoofdstraat 187', postalCode: '7902 EB', city: 'Hoogeveen' }],
    foundingYear: 1974,
    kvk: '04028361',
    vat: 'NL006183942B01',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'E-bikes', 'Fietsverhuur', 'Leasefietsen'],
    team: [
      { name: 'Henk Bos', role: 'eigenaar' },
      { name: 'Wouter Bos', role: 'werkplaatschef' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Profile Kiers', website: 'https://profilekiers.nl' },
    { name: 'Fietsenhuis Drenthe', website: 'https://fietsenhuisdrenthe.nl' },
    { name: 'Rijwielhandel Snippe' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Schildersbedrijf Kuipers',
    aliases: ['Kuipers Schilders', 'Kuipers Schilderwerken', 'SBK'],
    legalForm: 'eenmanszaak',
    websites: ['https://kuipersschilders.nl'],
    phones: ['0412 55 58 16'],
    emails: ['info@kuipersschilders.nl'],
    addresses: [{ street: 'Molenstraat 74', postalCode: '5341 GE', city: 'Oss' }],
    foundingYear: 2006,
    kvk: '17183950',
    vat: 'NL001659283B44',
    sector: 'schildersbedrijf',
    services: ['Binnenschilderwerk', 'Buitenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Ronald Kuipers', role: 'eigenaar' },
      { name: 'Bart van Erp', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Van Lith Schilderwerken', website: 'https://vanlithschilders.nl' },
    { name: 'De Kwast' },
    { name: 'Schildersbedrijf Smits', website: 'https://smitsschilders-oss.nl' },
  ],
)

export const VENEZIA = withRivals(
  {
    name: 'IJssalon Venezia',
    aliases: ['Gelateria Venezia', 'Venezia Middelburg', 'IJV'],
    legalName: 'IJssalon Venezia V.O.F.',
    legalForm: 'vof',
    websites: ['https://veneziamiddelburg.nl'],
    phones: ['0118 55 52 70'],
    emails: ['ciao@veneziamiddelburg.nl'],
    addresses: [{ street: 'Markt 29', postalCode: '4331 LJ', city: 'Middelburg' }],
    foundingYear: 1962,
    kvk: '22015748',
    vat: 'NL804926175B01',
    sector: 'ijssalon',
    services: ['Schepijs', 'IJstaarten', 'Milkshakes', 'IJskar huren'],
    team: [
      { name: 'Marco De Lorenzo', role: 'eigenaar' },
      { name: 'Francesca De Lorenzo', role: 'ijsmaker' },
    ],
    hours: ['ma,di,wo,do 12:00-21:00; vr,za,zo 11:00-22:00'],
  },
  [
    { name: 'IJssalon Florence' },
    { name: 'De IJsbeer', website: 'https://deijsbeermiddelburg.nl' },
    { name: 'Gelato Zeeuws', website: 'https://gelatozeeuws.nl' },
  ],
)

export const VERHOEVEN = withRivals(
  {
    name: 'Dakdekkersbedrijf Verhoeven',
    aliases: ['Verhoeven Dakwerken', 'Verhoeven Daken', 'DBV'],
    legalName: 'Dakdekkersbedrijf Verhoeven B.V.',
    legalForm: 'bv',
    websites: ['https://verhoevendaken.nl'],
    phones: ['0165 55 54 02'],
    emails: ['info@verhoevendaken.nl'],
    addresses: [{ street: 'Borchwerf 15', postalCode: '4704 RG', city: 'Roosendaal' }],
    foundingYear: 1991,
    kvk: '20068157',
    vat: 'NL007294836B01',
    sector: 'dakdekker',
    services: ['Dakreparatie', 'Platte daken', 'Dakisolatie', 'Zinkwerk'],
    team: [
      { name: 'Johan Verhoeven', role: 'directeur' },
      { name: 'Kees Nijs', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 07:00-17:00; vr 07:00-15:30; za,zo gesloten'],
  },
  [
    { name: 'Dakmeesters West-Brabant', website: 'https://dakmeesterswestbrabant.nl' },
    { name: 'Jacobs Dakbedekking' },
    { name: 'Daktop', website: 'https://daktop-roosendaal.nl' },
  ],
)

export const LINGUA = withRivals(
  {
    name: 'Vertaalbureau Lingua Nova',
    aliases: ['Lingua Nova', 'Lingua Nova Vertalingen', 'VLN'],
    legalName: 'Lingua Nova B.V.',
    legalForm: 'bv',
    websites: ['https://linguanova-vertalingen.nl'],
    phones: ['033 555 61 48'],
    emails: ['offerte@linguanova-vertalingen.nl'],
    addresses: [{ street: 'Utrechtseweg 205', postalCode: '3818 EC', city: 'Amersfoort' }],
    foundingYear: 2012,
    kvk: '32174059',
    vat: 'NL851736294B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Juridische vertalingen', 'Websitevertalingen', 'Tolken'],
    team: [
      { name: 'Eva Lindeman', role: 'oprichter' },
      { name: 'Thomas Reinders', role: 'projectmanager' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Taalpunt Amersfoort', website: 'https://taalpuntamersfoort.nl' },
    { name: 'Wordwise Translations' },
    { name: 'Tekst & Taal', website: 'https://tekstentaal-amersfoort.nl' },
  ],
)

export const DALEN = withRivals(
  {
    name: 'Juwelier Van Dalen',
    aliases: ['Van Dalen Juweliers', 'Van Dalen Gouda', 'JVD'],
    legalName: 'Juwelier Van Dalen V.O.F.',
    legalForm: 'vof',
    websites: ['https://juweliervandalen.nl'],
    phones: ['0182 55 53 69'],
    emails: ['service@juweliervandalen.nl'],
    addresses: [{ street: 'Kleiweg 58', postalCode: '2801 GH', city: 'Gouda' }],
    foundingYear: 1953,
    kvk: '29036174',
    vat: 'NL801473926B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Goud inkopen', 'Graveren'],
    team: [
      { name: 'Caroline van Dalen', role: 'eigenaar' },
      { name: 'Pieter Blom', role: 'goudsmid' },
    ],
    hours: ['ma 13:00-17:30; di,wo 09:30-17:30; do 09:30-21:00; vr 09:30-17:30; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier De Gier', website: 'https://juwelierdegier.nl' },
    { name: 'Goudsmederij Aurum' },
    { name: 'Siebel Gouda', website: 'https://siebelgouda.nl' },
  ],
)
