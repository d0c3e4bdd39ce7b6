/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BLAUWDRUK = withRivals(
  {
    name: 'Blauwdruk Marketing',
    aliases: ['Blauwdruk Online Marketing', 'Blauwdruk', 'BDM'],
    legalName: 'Blauwdruk Marketing B.V.',
    legalForm: 'bv',
    websites: ['https://blauwdrukmarketing.nl'],
    phones: ['033 555 21 70'],
    emails: ['hallo@blauwdrukmarketing.nl'],
    addresses: [{ street: 'Langestraat 88', postalCode: '3811 AK', city: 'Amersfoort' }],
    foundingYear: 2013,
    kvk: '57930418',
    vat: 'NL852790413B01',
    sector: 'marketingbureau',
    services: ['SEO', 'Google Ads', 'Webdesign', 'Social media'],
    team: [
      { name: 'Femke Dijkhuizen', role: 'oprichter' },
      { name: 'Jeroen Baars', role: 'strateeg' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Keistad', website: 'https://bureaukeistad.nl' },
    { name: 'Klikwerk Online', website: 'https://klikwerkonline.nl' },
    { name: 'Marketingmeesters Eemland' },
  ],
)

export const RIJSWIJK = withRivals(
  {
    name: 'Van Rijswijk Schoonmaakdiensten',
    aliases: ['Van Rijswijk Schoonmaak', 'Schoonmaakbedrijf Van Rijswijk', 'VRS'],
    legalName: 'Van Rijswijk Schoonmaakdiensten B.V.',
    legalForm: 'bv',
    websites: ['https://vanrijswijkschoonmaak.nl'],
    phones: ['0165 55 54 09'],
    emails: ['info@vanrijswijkschoonmaak.nl'],
    addresses: [{ street: 'Borchwerf 37', postalCode: '4704 RG', city: 'Roosendaal' }],
    foundingYear: 1994,
    kvk: '20081746',
    vat: 'NL803517629B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Opleveringsschoonmaak', 'Tapijtreiniging', 'Vloeronderhoud'],
    team: [
      { name: 'Peter van Rijswijk', role: 'directeur' },
      { name: 'Samira Ouali', role: 'objectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Brabant Clean', website: 'https://brabantclean.nl' },
    { name: 'Schoonmaakbedrijf De Bezem' },
    { name: 'Helderfris', website: 'https://helderfris.nl' },
  ],
)

export const ROELOFS = withRivals(
  {
    name: 'Juwelier Roelofs',
    aliases: ['Roelofs Juweliers', 'Juweliershuis Roelofs', 'JRK'],
    legalName: 'Juwelier Roelofs V.O.F.',
    legalForm: 'vof',
    websites: ['https://juwelierroelofs.nl'],
    phones: ['038 555 64 12'],
    emails: ['winkel@juwelierroelofs.nl'],
    addresses: [{ street: 'Oudestraat 143', postalCode: '8261 CL', city: 'Kampen' }],
    foundingYear: 1952,
    kvk: '05017283',
    vat: 'NL801948362B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Inkoop van goud', 'Graveren'],
    team: [
      { name: 'Annemiek Roelofs', role: 'goudsmid' },
      { name: 'Bart Roelofs', role: 'horlogemaker' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Goudatelier Karaat', website: 'https://goudatelierkaraat.nl' },
    { name: 'Juwelier Spanjer' },
    { name: 'Zilver & Zo', website: 'https://zilverenzo.nl' },
  ],
)

export const NEUS = withRivals(
  {
    name: 'Hondentrimsalon De Natte Neus',
    aliases: ['De Natte Neus', 'Trimsalon De Natte Neus', 'DNN'],
    legalForm: 'eenmanszaak',
    websites: ['https://denatteneus-veendam.nl'],
    phones: ['0598 55 57 31'],
    emails: ['trimmen@denatteneus-veendam.nl'],
    addresses: [{ street: 'Kerkstraat 52', postalCode: '9641 AR', city: 'Veendam' }],
    foundingYear: 2016,
    kvk: '65820137',
    vat: 'NL002471936B58',
    sector: 'hondentrimsalon',
    services: ['Wassen en föhnen', 'Plukken', 'Nagels knippen', 'Ontwollen'],
    team: [
      { name: 'Linda Drent', role: 'eigenaar' },
      { name: 'Kim Mulder', role: 'trimster' },
    ],
    hours: ['ma,di 09:00-17:00; wo gesloten; do,vr 09:00-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Trimsalon Wollewei', website: 'https://wollewei.nl' },
    { name: 'Hondenkapsalon Bella' },
    { name: 'Poedelparadijs', website: 'https://poedelparadijs.nl' },
  ],
)

export const ALLEGRO = withRivals(
  {
    name: 'Muziekschool Allegro',
    aliases: ['Allegro Muziekonderwijs', 'Allegro Boxtel', 'MSA'],
    legalName: 'Stichting Muziekschool Allegro',
    legalForm: 'stichting',
    websites: ['https://allegroboxtel.nl'],
    phones: ['0411 55 58 26'],
    emails: ['info@allegroboxtel.nl'],
    addresses: [{ street: 'Prins Hendrikstraat 9', postalCode: '5281 GH', city: 'Boxtel' }],
    foundingYear: 1978,
    kvk: '41083572',
    vat: 'NL007281453B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot'],
    team: [
      { name: 'Marloes Verhagen', role: 'directeur' },
      { name: 'Tomasz Wilk', role: 'pianodocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:30; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Meierij', website: 'https://muziekhuismeierij.nl' },
    { name: 'Klankkleur', website: 'https://klankkleurmuziek.nl' },
    { name: 'Popschool De Versterker' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Glazenwasserij Kuipers',
    aliases: ['Kuipers Glasbewassing', 'Glazenwasser Kuipers', 'GWK'],
    legalForm: 'eenmanszaak',
    websites: ['https://kuipersglasbewassing.nl'],
    phones: ['024 555 93 08'],
    emails: ['info@kuipersglasbewassing.nl'],
    addresses: [{ street: 'Groesbeekseweg 214', postalCode: '6523 PK', city: 'Nijmegen' }],
    foundingYear: 2007,
    kvk: '09174623',
    vat: 'NL001836275B42',
    sector: 'glazenwasser',
    services: ['Ramen wassen', 'Gevelreiniging', 'Dakgoten legen', 'Zonnepanelen reinigen'],
    team: [
      { name: 'Ruud Kuipers', role: 'eigenaar' },
      { name: 'Dennis Hendriks', role: 'glazenwasser' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Waalglans', website: 'https://waalglans.nl' },
    { name: 'Glazenwasserij Noviomagus' },
    { name: 'Streeploos Schoon', website: 'https://streeploosschoon.nl' },
  ],
)

export const STELLA = withRivals(
  {
    name: 'Pizzeria La Stella',
    aliases: ['La Stella', 'Ristorante La Stella', 'PLS'],
    legalName: 'La Stella Domburg V.O.F.',
    legalForm: 'vof',
    websites: ['https://lastelladomburg.nl'],
    phones: ['0118 55 56 90'],
    emails: ['reserveren@lastelladomburg.nl'],
    addresses: [{ street: 'Ooststraat 19', postalCode: '4357 BE', city: 'Domburg' }],
    foundingYear: 2004,
    kvk: '22058164',
    vat: 'NL812640953B01',
    sector: 'pizzeria',
    services: ['Pizza uit de houtoven', 'Verse pasta', 'Afhalen', 'Bezorgen'],
    team: [
      { name: 'Salvatore Greco', role: 'eigenaar' },
      { name: 'Marijke Greco', role: 'gastvrouw' },
    ],
    hours: ['ma 16:30-22:00; di gesloten; wo,do 16:30-22:00; vr,za 12:00-23:00; zo 12:00-22:00'],
  },
  [
    { name: 'Trattoria Amalfi', website: 'https://trattoria-amalfi.nl' },
    { name: 'Pizzabar Zout', website: 'https://pizzabarzout.nl' },
    { name: 'Il Faro' },
  ],
)

export const SPRAAKWATER = withRivals(
  {
    name: 'Logopediepraktijk Spraakwater',
    aliases: ['Spraakwater', 'Spraakwater Logopedie', 'LPS'],
    legalForm: 'maatschap',
    websites: ['https://spraakwater-rotterdam.nl'],
    phones: ['010 555 38 47'],
    emails: ['praktijk@spraakwater-rotterdam.nl'],
    addresses: [{ street: 'Bergse Dorpsstraat 61', postalCode: '3054 GB', city: 'Rotterdam' }],
    foundingYear: 2009,
    kvk: '24467019',
    vat: 'NL819035274B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Taaltherapie voor kinderen', 'Stemtherapie', 'Behandeling van slikproblemen'],
    team: [
      { name: 'Ilse Brandwijk', role: 'praktijkhouder' },
      { name: 'Nadia Benali', role: 'logopedist' },
    ],
    hours: ['ma,di 08:00-18:00; wo 08:00-13:00; do 08:00-20:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Bergse Plas', website: 'https://logopediebergseplas.nl' },
    { name: 'Praatpunt', website: 'https://praatpunt.nl' },
    { name: 'De Taaltoren' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Bouwbedrijf Hoekstra & Zonen',
    aliases: ['Hoekstra & Zonen', 'Aannemersbedrijf Hoekstra', 'BHZ'],
    legalName: 'Bouwbedrijf Hoekstra & Zonen B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstra-zonen.nl'],
    phones: ['0515 55 52 83'],
    emails: ['bouw@hoekstra-zonen.nl'],
    addresses: [{ street: 'Edisonstraat 16', postalCode: '8606 JJ', city: 'Sneek' }],
    foundingYear: 1969,
    kvk: '01046739',
    vat: 'NL005720184B01',
    sector: 'aannemer',
    services: ['Verbouwingen', 'Aanbouwen', 'Dakkapellen', 'Renovatie'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'directeur' },
      { name: 'Wietske Bouma', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-15:30; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Zuidwesthoek', website: 'https://bouwgroepzuidwesthoek.nl' },
    { name: 'Van der Wal Bouw', website: 'https://vanderwalbouw.nl' },
    { name: 'Timmerwerken Postma' },
  ],
)

export const LEESLAMP = withRivals(
  {
    name: 'Boekhandel De Leeslamp',
    aliases: ['De Leeslamp', 'Leeslamp Boeken', 'BDL'],
    legalName: 'Boekhandel De Leeslamp B.V.',
    legalForm: 'bv',
    websites: ['https://deleeslamp.nl'],
    phones: ['0543 55 51 66'],
    emails: ['boeken@deleeslamp.nl'],
    addresses: [{ street: 'Meddosestraat 27', postalCode: '7101 CV', city: 'Winterswijk' }],
    foundingYear: 1986,
    kvk: '09063815',
    vat: 'NL804917362B01',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Tweedehands boeken', 'Schoolboeken', 'Lezingen'],
    team: [
      { name: 'Hanneke Lammers', role: 'eigenaar' },
      { name: 'Gijs te Voortwis', role: 'boekverkoper' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekhandel Kramer', website: 'https://boekhandelkramer.nl' },
    { name: 'Het Achterhoekse Boek' },
    { name: 'Letterlust', website: 'https://letterlust.nl' },
  ],
)
