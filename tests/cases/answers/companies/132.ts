/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SPAAK = withRivals(
  {
    name: 'Spaak & Zadel',
    aliases: ['Fietsenmaker Spaak & Zadel', 'Spaak en Zadel', 'S&Z'],
    legalName: 'Spaak & Zadel V.O.F.',
    legalForm: 'vof',
    websites: ['https://spaakenzadel.nl'],
    phones: ['0543 55 52 18'],
    emails: ['werkplaats@spaakenzadel.nl'],
    addresses: [{ street: 'Misterstraat 64', postalCode: '7101 EX', city: 'Winterswijk' }],
    foundingYear: 2009,
    kvk: '08195527',
    vat: 'NL819463725B01',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'Verkoop van tweedehands fietsen', 'Onderhoud van e-bikes', 'Fietsverhuur'],
    team: [
      { name: 'Jorrit Wesselink', role: 'eigenaar' },
      { name: 'Anouk te Brake', role: 'monteur' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-20:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhandel Lammers', website: 'https://rijwielhandellammers.nl' },
    { name: 'Fietspunt Achterhoek' },
    { name: 'De Trapper', website: 'https://detrapperwinterswijk.nl' },
  ],
)

export const BROUWERSHOF = withRivals(
  {
    name: 'Huisartsenpraktijk Brouwershof',
    aliases: ['Huisartsen Brouwershof', 'HAP Brouwershof', 'HPB'],
    legalForm: 'maatschap',
    websites: ['https://hapbrouwershof.nl'],
    phones: ['0183 55 54 40'],
    emails: ['assistente@hapbrouwershof.nl'],
    addresses: [{ street: 'Arkelstraat 33', postalCode: '4201 KA', city: 'Gorinchem' }],
    foundingYear: 1994,
    kvk: '23071846',
    vat: 'NL805172936B01',
    sector: 'huisartsenpraktijk',
    services: ['Spreekuur', 'Kleine chirurgische ingrepen', 'Reisvaccinaties', 'Hartfilmpjes'],
    team: [
      { name: 'Marleen Versteegh', role: 'huisarts' },
      { name: 'Bilal Ouali', role: 'huisarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Huisartsen Merwedezicht', website: 'https://merwedezicht.nl' },
    { name: 'Praktijk Lingepoort' },
    { name: 'Medisch Centrum Wijdschild', website: 'https://mcwijdschild.nl' },
  ],
)

export const ROOIJEN = withRivals(
  {
    name: 'Bloemsierkunst Van Rooijen',
    aliases: ['Van Rooijen Bloemen', 'Bloemist Van Rooijen', 'BVR'],
    legalForm: 'eenmanszaak',
    websites: ['https://vanrooijenbloemen.nl'],
    phones: ['0165 55 57 31'],
    emails: ['info@vanrooijenbloemen.nl'],
    addresses: [{ street: 'Raadhuisstraat 112', postalCode: '4701 PS', city: 'Roosendaal' }],
    foundingYear: 1987,
    kvk: '20064183',
    vat: 'NL001794625B52',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemen', 'Bruidsboeketten', 'Bezorging van bloemen'],
    team: [
      { name: 'Ingrid van Rooijen', role: 'eigenaar' },
      { name: 'Sjoerd Maas', role: 'bloembinder' },
    ],
    hours: ['ma 12:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Flora', website: 'https://bloemenhuisflora.nl' },
    { name: 'De Tuinkamer' },
    { name: 'Bloem & Blad', website: 'https://bloemenbladroosendaal.nl' },
  ],
)

export const HOEKEMA = withRivals(
  {
    name: 'Loodgietersbedrijf Hoekema',
    aliases: ['Hoekema Loodgieters', 'Hoekema Installatie', 'LBH'],
    legalName: 'Loodgietersbedrijf Hoekema B.V.',
    legalForm: 'bv',
    websites: ['https://hoekemaloodgieters.nl'],
    phones: ['0515 55 56 02'],
    emails: ['storing@hoekemaloodgieters.nl'],
    addresses: [{ street: 'Lemmerweg 47', postalCode: '8608 AJ', city: 'Sneek' }],
    foundingYear: 1976,
    kvk: '01043592',
    vat: 'NL007385214B01',
    sector: 'loodgieter',
    services: ['Lekkages verhelpen', 'Riool ontstoppen', 'Cv-ketels plaatsen', 'Badkamers installeren'],
    team: [
      { name: 'Wietse Hoekema', role: 'directeur' },
      { name: 'Femke Bijlsma', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Postma', website: 'https://postma-installatie.nl' },
    { name: 'Waterpoort Installaties' },
    { name: 'Loodgieter Galama', website: 'https://loodgietergalama.nl' },
  ],
)

export const KRUL = withRivals(
  {
    name: 'Krullerij',
    aliases: ['De Krullerij', 'Kapsalon Krullerij', 'KRL'],
    legalForm: 'eenmanszaak',
    websites: ['https://krullerij.nl'],
    phones: ['0570 55 51 63'],
    emails: ['hallo@krullerij.nl'],
    addresses: [{ street: 'Walstraat 58', postalCode: '7411 GM', city: 'Deventer' }],
    foundingYear: 2016,
    kvk: '65384912',
    vat: 'NL002385174B61',
    sector: 'kapper',
    services: ['Krullen knippen', 'Kleuren', 'Föhnen', 'Bruidskapsels'],
    team: [
      { name: 'Noëlle Sanders', role: 'eigenaar' },
      { name: 'Fatima Bouzidi', role: 'kapper' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-18:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Haarstudio Brink', website: 'https://haarstudiobrink.nl' },
    { name: 'Kapsalon Lokk' },
    { name: 'Salon Hanze', website: 'https://salonhanze.nl' },
  ],
)

export const VDM = withRivals(
  {
    name: 'VDM Accountants',
    aliases: ['Van Dijk Meulenbelt Accountants', 'VDM'],
    legalName: 'Van Dijk Meulenbelt Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://vdmaccountants.nl'],
    phones: ['074 555 29 10'],
    emails: ['kantoor@vdmaccountants.nl'],
    addresses: [{ street: 'Enschedesestraat 91', postalCode: '7551 EK', city: 'Hengelo' }],
    foundingYear: 2003,
    kvk: '08117364',
    vat: 'NL812574906B01',
    sector: 'accountantskantoor',
    services: ['Jaarrekeningen', 'Salarisadministratie', 'Belastingaangiften', 'Bedrijfsoverdrachten begeleiden'],
    team: [
      { name: 'Gerard van Dijk', role: 'directeur' },
      { name: 'Lotte Meulenbelt', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Tuinstad Accountants', website: 'https://tuinstadaccountants.nl' },
    { name: 'Borghuis & Partners' },
    { name: 'Administratiekantoor Wolters', website: 'https://akwolters.nl' },
  ],
)

export const WALCHEREN = withRivals(
  {
    name: 'Rijschool Walcheren',
    aliases: ['Autorijschool Walcheren', 'RSW'],
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolwalcheren.nl'],
    phones: ['0118 55 53 77'],
    emails: ['lessen@rijschoolwalcheren.nl'],
    addresses: [{ street: 'Badhuisstraat 140', postalCode: '4382 AP', city: 'Vlissingen' }],
    foundingYear: 2005,
    kvk: '22059718',
    vat: 'NL001563892B24',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Aanhangerrijbewijs', 'Spoedcursussen'],
    team: [
      { name: 'Pim de Visser', role: 'eigenaar' },
      { name: 'Sanne Goedbloed', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-20:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool De Schelde', website: 'https://rijschooldeschelde.nl' },
    { name: 'Verkeersschool Dingemanse' },
    { name: 'Rijopleiding Zilt', website: 'https://rijopleidingzilt.nl' },
  ],
)

export const WISENT = withRivals(
  {
    name: 'Dierenkliniek De Wisent',
    aliases: ['De Wisent', 'Dierenartsenpraktijk De Wisent', 'DKW'],
    legalName: 'Dierenkliniek De Wisent B.V.',
    legalForm: 'bv',
    websites: ['https://dierenkliniekdewisent.nl'],
    phones: ['0591 55 50 84'],
    emails: ['balie@dierenkliniekdewisent.nl'],
    addresses: [{ street: 'Boermarkeweg 22', postalCode: '7824 AA', city: 'Emmen' }],
    foundingYear: 1999,
    kvk: '04061297',
    vat: 'NL808419263B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Sterilisatie en castratie', 'Gebitsreiniging', 'Röntgenfoto’s'],
    team: [
      { name: 'Hilde Eggens', role: 'eigenaar' },
      { name: 'Roel Sikkens', role: 'dierenarts' },
    ],
    hours: ['ma,di,do,vr 08:00-18:00; wo 08:00-20:00; za 09:30-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek Bargermeer', website: 'https://dierenkliniekbargermeer.nl' },
    { name: 'Dierenartspraktijk Het Veen' },
    { name: 'Huisdierenpraktijk Rietlanden', website: 'https://huisdierenrietlanden.nl' },
  ],
)

export const ZOUT = withRivals(
  {
    name: 'Zoutelief',
    aliases: ['Restaurant Zoutelief', 'Zoutelief Alkmaar', 'ZTL'],
    legalName: 'Zoutelief V.O.F.',
    legalForm: 'vof',
    websites: ['https://zoutelief.nl'],
    phones: ['072 555 36 48'],
    emails: ['reserveren@zoutelief.nl'],
    addresses: [{ street: 'Verdronkenoord 85', postalCode: '1811 BD', city: 'Alkmaar' }],
    foundingYear: 2018,
    kvk: '71649205',
    vat: 'NL858791346B01',
    sector: 'restaurant',
    services: ['Diner', 'Lunch', 'Wijnarrangementen', 'Besloten feesten'],
    team: [
      { name: 'Ilse Koomen', role: 'eigenaar' },
      { name: 'Thijs Brandsma', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 12:00-23:00; zo 12:00-21:00'],
  },
  [
    { name: 'Brasserie Luttik', website: 'https://brasserieluttik.nl' },
    { name: 'Eetlokaal Mient' },
    { name: 'De Zeevonk', website: 'https://dezeevonkalkmaar.nl' },
  ],
)

export const PIXEL = withRivals(
  {
    name: 'Pixelgracht',
    aliases: ['Webbureau Pixelgracht', 'Pixelgracht Webdesign', 'PXG'],
    legalName: 'Pixelgracht B.V.',
    legalForm: 'bv',
    websites: ['https://pixelgracht.nl'],
    phones: ['033 555 17 92'],
    emails: ['hoi@pixelgracht.nl'],
    addresses: [{ street: 'Langegracht 38', postalCode: '3811 BT', city: 'Amersfoort' }],
    foundingYear: 2012,
    kvk: '55820374',
    vat: 'NL851873620B01',
    sector: 'webbureau',
    services: ['Webdesign', 'Webshops bouwen', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Daan Verkerk', role: 'eigenaar' },
      { name: 'Mei-Lin Tan', role: 'webdesigner' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Studio Keistad', website: 'https://studiokeistad.nl' },
    { name: 'Webmakers Eemland' },
    { name: 'Codehuis', website: 'https://codehuis.nl' },
  ],
)
