/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const DONGEN = withRivals(
  {
    name: 'Van Dongen Dakwerken',
    aliases: ['Dakdekkersbedrijf Van Dongen', 'Van Dongen Daken', 'VDD'],
    legalName: 'Van Dongen Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://vandongendakwerken.nl'],
    phones: ['0165 55 54 12'],
    emails: ['info@vandongendakwerken.nl'],
    addresses: [{ street: 'Gastelseweg 148', postalCode: '4703 SB', city: 'Roosendaal' }],
    foundingYear: 1987,
    kvk: '20064817',
    vat: 'NL807215934B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Lekkages repareren', 'Dakisolatie'],
    team: [
      { name: 'Rens van Dongen', role: 'directeur' },
      { name: 'Marloes van Dongen', role: 'planner' },
    ],
    hours: ['ma-vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Dakbedrijf Markiezaat', website: 'https://dakbedrijfmarkiezaat.nl' },
    { name: 'Korsten Dakspecialisten' },
    { name: 'Hermans Daktechniek', website: 'https://hermansdaktechniek.nl' },
  ],
)

export const EEMZICHT = withRivals(
  {
    name: 'Psychologenpraktijk Eemzicht',
    aliases: ['Praktijk Eemzicht', 'Eemzicht Psychologen', 'PPE'],
    legalForm: 'maatschap',
    websites: ['https://eemzichtpsychologen.nl'],
    phones: ['033 555 27 60'],
    emails: ['aanmelden@eemzichtpsychologen.nl'],
    addresses: [{ street: 'Utrechtseweg 214', postalCode: '3818 ET', city: 'Amersfoort' }],
    foundingYear: 2008,
    kvk: '32130584',
    vat: 'NL819406275B01',
    sector: 'psycholoog',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Relatietherapie', 'Burn-outbehandeling'],
    team: [
      { name: 'Annelies Kromhout', role: 'gz-psycholoog' },
      { name: 'Tarik Benali', role: 'psychotherapeut' },
    ],
    hours: ['ma,wo 08:30-17:30; di,do 08:30-21:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mentaal Amersfoort', website: 'https://mentaalamersfoort.nl' },
    { name: 'Psychologie Centrum Eemland' },
    { name: 'Praktijk Binnenste Buiten', website: 'https://praktijkbinnenstebuiten.nl' },
  ],
)

export const HBA = withRivals(
  {
    name: 'Hoekstra Brandsma Accountants',
    aliases: ['Hoekstra & Brandsma', 'HB Accountants', 'HBA'],
    legalName: 'Hoekstra Brandsma Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrabrandsma.nl'],
    phones: ['0515 55 56 30'],
    emails: ['kantoor@hoekstrabrandsma.nl'],
    addresses: [{ street: 'Lemmerweg 37', postalCode: '8608 AD', city: 'Sneek' }],
    foundingYear: 1994,
    kvk: '01093726',
    vat: 'NL804617392B01',
    sector: 'accountant',
    services: ['Jaarrekening', 'Belastingaangifte', 'Salarisadministratie', 'Bedrijfsovername'],
    team: [
      { name: 'Sietske Brandsma', role: 'directeur' },
      { name: 'Wiebe Hoekstra', role: 'registeraccountant' },
    ],
    hours: ['ma-do 08:30-17:00; vr 08:30-15:30; za,zo gesloten'],
  },
  [
    { name: 'Zuidwesthoek Accountants', website: 'https://zuidwesthoekaccountants.nl' },
    { name: 'Dijkstra Postma Adviseurs' },
    { name: 'De Cijferwacht', website: 'https://decijferwacht.nl' },
  ],
)

export const ZWAAN = withRivals(
  {
    name: 'De Vergulde Zwaan',
    aliases: ['Café-Restaurant De Vergulde Zwaan', 'Vergulde Zwaan', 'DVZ'],
    legalName: 'De Vergulde Zwaan V.O.F.',
    legalForm: 'vof',
    websites: ['https://deverguldezwaanhattem.nl'],
    phones: ['038 555 90 17'],
    emails: ['reserveren@deverguldezwaanhattem.nl'],
    addresses: [{ street: 'Kerkstraat 11', postalCode: '8051 GK', city: 'Hattem' }],
    foundingYear: 1976,
    kvk: '08142963',
    vat: 'NL812573046B01',
    sector: 'café-restaurant',
    services: ['Lunch', 'Diner', 'High tea', 'Feestzaal'],
    team: [
      { name: 'Bert Nijboer', role: 'eigenaar' },
      { name: 'Ilse Nijboer', role: 'gastvrouw' },
    ],
    hours: ['ma,di gesloten; wo,do 11:00-22:00; vr,za 11:00-23:30; zo 12:00-21:00'],
  },
  [
    { name: 'Herberg De IJssel', website: 'https://herbergdeijssel.nl' },
    { name: 'Brasserie Stadswal' },
    { name: 'Eetcafé ’t Hoekje', website: 'https://eetcafehoekje.nl' },
  ],
)

export const SLOT = withRivals(
  {
    name: 'Timmerwerken Jurgen Slot',
    aliases: ['Jurgen Slot Timmerwerken', 'Timmerbedrijf Slot', 'TJS'],
    legalForm: 'eenmanszaak',
    websites: ['https://jurgenslot.nl'],
    phones: ['06 55 51 83 24'],
    emails: ['jurgen@jurgenslot.nl'],
    addresses: [{ street: 'Denekamperstraat 9', postalCode: '7631 AA', city: 'Ootmarsum' }],
    foundingYear: 2014,
    kvk: '60271845',
    vat: 'NL001947362B52',
    sector: 'timmerman',
    services: ['Kozijnen', 'Trappen', 'Dakkapellen', 'Veranda’s'],
    team: [
      { name: 'Jurgen Slot', role: 'eigenaar' },
      { name: 'Niek Oude Avenhuis', role: 'timmerman' },
    ],
    hours: ['ma-vr 07:00-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Scholten Lansink', website: 'https://scholtenlansink.nl' },
    { name: 'Twentse Timmerlieden' },
    { name: 'Houtwerk Dinkelland', website: 'https://houtwerkdinkelland.nl' },
  ],
)

export const LICHTVAL = withRivals(
  {
    name: 'Studio Lichtval',
    aliases: ['Lichtval Fotografie', 'Fotostudio Lichtval', 'SLV'],
    legalForm: 'eenmanszaak',
    websites: ['https://studiolichtval.nl'],
    phones: ['043 555 61 09'],
    emails: ['hallo@studiolichtval.nl'],
    addresses: [{ street: 'Rechtstraat 58', postalCode: '6221 EK', city: 'Maastricht' }],
    foundingYear: 2016,
    kvk: '65803172',
    vat: 'NL003186527B19',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Bedrijfsportretten', 'Productfotografie', 'Familiefoto’s'],
    team: [
      { name: 'Noor Smeets', role: 'eigenaar' },
      { name: 'Pim Dassen', role: 'assistent' },
    ],
    hours: ['ma gesloten; di-vr 10:00-18:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Foto Hendrix', website: 'https://fotohendrix.nl' },
    { name: 'Atelier Sluitertijd' },
    { name: 'Maasbeeld Fotografie', website: 'https://maasbeeldfotografie.nl' },
  ],
)

export const DUINZON = withRivals(
  {
    name: 'Duinzon Energie',
    aliases: ['Duinzon', 'Duinzon Zonnepanelen', 'DZE'],
    legalName: 'Duinzon Energie B.V.',
    legalForm: 'bv',
    websites: ['https://duinzon.nl'],
    phones: ['071 555 48 36'],
    emails: ['info@duinzon.nl'],
    addresses: [{ street: 'Ambachtsweg 62', postalCode: '2222 AL', city: 'Katwijk' }],
    foundingYear: 2012,
    kvk: '55382016',
    vat: 'NL851739624B01',
    sector: 'zonnepanelen-installateur',
    services: ['Zonnepanelen', 'Thuisbatterijen', 'Laadpalen', 'Onderhoud van omvormers'],
    team: [
      { name: 'Leendert van der Plas', role: 'directeur' },
      { name: 'Romy Haasnoot', role: 'adviseur' },
    ],
    hours: ['ma-vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Bollenstreek Solar', website: 'https://bollenstreeksolar.nl' },
    { name: 'Zonneman Leiden' },
    { name: 'Kuststroom', website: 'https://kuststroom.nl' },
  ],
)

export const HUID = withRivals(
  {
    name: 'Huidtherapie Achterhoek',
    aliases: ['Huidpraktijk Achterhoek', 'Huidtherapiepraktijk Achterhoek', 'HTA'],
    legalName: 'Huidtherapie Achterhoek V.O.F.',
    legalForm: 'vof',
    websites: ['https://huidtherapie-achterhoek.nl'],
    phones: ['0314 55 57 21'],
    emails: ['info@huidtherapie-achterhoek.nl'],
    addresses: [{ street: 'Terborgseweg 85', postalCode: '7005 BA', city: 'Doetinchem' }],
    foundingYear: 2003,
    kvk: '09138260',
    vat: 'NL814902637B01',
    sector: 'huidtherapeut',
    services: ['Acnebehandeling', 'Littekentherapie', 'Oedeemtherapie', 'Laserontharing'],
    team: [
      { name: 'Joyce Bruil', role: 'praktijkhouder' },
      { name: 'Femke Wolsink', role: 'huidtherapeut' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:30; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Skin Doetinchem', website: 'https://skindoetinchem.nl' },
    { name: 'Huidkliniek De Liemers' },
    { name: 'Huidzorg Oude IJssel', website: 'https://huidzorgoudeijssel.nl' },
  ],
)

export const TAXI = withRivals(
  {
    name: 'Taxi Waterland',
    aliases: ['Taxibedrijf Waterland', 'Waterland Taxi’s', 'TWL'],
    legalName: 'Taxi Waterland B.V.',
    legalForm: 'bv',
    websites: ['https://taxiwaterland.nl'],
    phones: ['0299 55 59 59'],
    emails: ['ritten@taxiwaterland.nl'],
    addresses: [{ street: 'Flevostraat 120', postalCode: '1442 PX', city: 'Purmerend' }],
    foundingYear: 1969,
    kvk: '35016284',
    vat: 'NL801358746B01',
    sector: 'taxibedrijf',
    services: ['Schipholvervoer', 'Rolstoelvervoer', 'Zittend ziekenvervoer', 'Groepsvervoer'],
    team: [
      { name: 'Mohamed Achahbar', role: 'directeur' },
      { name: 'Petra Konijn', role: 'planner' },
    ],
    hours: ['ma-do 06:00-23:00; vr,za 06:00-23:30; zo 08:00-22:00'],
  },
  [
    { name: 'Beemster Taxi', website: 'https://beemstertaxi.nl' },
    { name: 'Taxicentrale De Gouw' },
    { name: 'Zeevang Vervoer', website: 'https://zeevangvervoer.nl' },
  ],
)

export const BRANDT = withRivals(
  {
    name: 'Keukenstudio Brandt',
    aliases: ['Brandt Keukens', 'Keukenzaak Brandt', 'KSB'],
    legalName: 'Keukenstudio Brandt B.V.',
    legalForm: 'bv',
    websites: ['https://keukenstudiobrandt.nl'],
    phones: ['013 555 70 44'],
    emails: ['showroom@keukenstudiobrandt.nl'],
    addresses: [{ street: 'Ringbaan-Noord 175', postalCode: '5046 AB', city: 'Tilburg' }],
    foundingYear: 1999,
    kvk: '18054739',
    vat: 'NL809462158B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Inbouwapparatuur', 'Keukenmontage', 'Werkbladen'],
    team: [
      { name: 'Karin Brandt', role: 'eigenaar' },
      { name: 'Stijn Verhoeven', role: 'keukenadviseur' },
    ],
    hours: ['ma gesloten; di,wo,vr 10:00-18:00; do 10:00-21:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Keukencentrum De Wielen', website: 'https://keukencentrumdewielen.nl' },
    { name: 'Kitchenpoint Tilburg' },
    { name: 'Van Gestel Keukens', website: 'https://vangestelkeukens.nl' },
  ],
)
