/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KUIF = withRivals(
  {
    name: 'Barbershop De Kuif',
    aliases: ['De Kuif', 'Kuif Barbers', 'BDK'],
    legalForm: 'eenmanszaak',
    websites: ['https://barbershopdekuif.nl'],
    phones: ['0519 55 50 27'],
    emails: ['info@barbershopdekuif.nl'],
    addresses: [{ street: 'Hoogstraat 34', postalCode: '9101 KD', city: 'Dokkum' }],
    foundingYear: 2014,
    kvk: '61273845',
    vat: 'NL001874293B52',
    sector: 'barbershop',
    services: ['Herenknippen', 'Baard trimmen', 'Hot towel shave', 'Kinderknippen'],
    team: [
      { name: 'Jelle Postma', role: 'eigenaar' },
      { name: 'Sem Dijkstra', role: 'barbier' },
    ],
    hours: ['ma gesloten; di,wo 09:00-18:00; do 09:00-21:00; vr 09:00-18:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kapsalon Bonifatius', website: 'https://bonifatiuskappers.nl' },
    { name: 'Barber Brothers' },
    { name: 'Haarmode Wiersma', website: 'https://haarmodewiersma.nl' },
  ],
)

export const LEEUWEN = withRivals(
  {
    name: 'Loodgietersbedrijf Van Leeuwen',
    aliases: ['Van Leeuwen Loodgieters', 'Van Leeuwen', 'LVL'],
    legalName: 'Loodgietersbedrijf Van Leeuwen B.V.',
    legalForm: 'bv',
    websites: ['https://loodgieter-vanleeuwen.nl'],
    phones: ['0183 55 52 40'],
    emails: ['info@loodgieter-vanleeuwen.nl'],
    addresses: [{ street: 'Arkelstraat 52', postalCode: '4201 KE', city: 'Gorinchem' }],
    foundingYear: 1987,
    kvk: '23047812',
    vat: 'NL804517236B01',
    sector: 'loodgietersbedrijf',
    services: ['Lekkages verhelpen', 'Riool ontstoppen', 'Cv-ketels plaatsen', 'Badkamers renoveren'],
    team: [
      { name: 'Arie van Leeuwen', role: 'directeur' },
      { name: 'Joost van Leeuwen', role: 'loodgieter' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf De Merwede', website: 'https://demerwede-installaties.nl' },
    { name: 'Kok Loodgieterswerken' },
    { name: 'Loodgieter Express', website: 'https://loodgieterexpress.nl' },
  ],
)

export const ZILVERLICHT = withRivals(
  {
    name: 'Fotostudio Zilverlicht',
    aliases: ['Studio Zilverlicht', 'Zilverlicht', 'FZL'],
    legalName: 'Fotostudio Zilverlicht V.O.F.',
    legalForm: 'vof',
    websites: ['https://fotostudiozilverlicht.nl'],
    phones: ['0475 55 51 63'],
    emails: ['studio@fotostudiozilverlicht.nl'],
    addresses: [{ street: 'Neerstraat 18', postalCode: '6041 KB', city: 'Roermond' }],
    foundingYear: 2009,
    kvk: '14110932',
    vat: 'NL820461735B01',
    sector: 'fotostudio',
    services: ['Pasfoto’s', 'Bruidsreportages', 'Newbornfotografie', 'Bedrijfsportretten'],
    team: [
      { name: 'Marloes Geraets', role: 'eigenaar' },
      { name: 'Tom Geraets', role: 'fotograaf' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Foto Hendrikx', website: 'https://fotohendrikx.nl' },
    { name: 'Atelier Camera Obscura' },
    { name: 'Studio Maasfoto', website: 'https://maasfoto.nl' },
  ],
)

export const HMB = withRivals(
  {
    name: 'Hoekstra & Meijer Belastingadviseurs',
    aliases: ['Hoekstra & Meijer', 'Hoekstra en Meijer', 'HMB'],
    legalName: 'Hoekstra & Meijer Belastingadviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrameijer.nl'],
    phones: ['0528 55 53 90'],
    emails: ['kantoor@hoekstrameijer.nl'],
    addresses: [{ street: 'Alteveerstraat 11', postalCode: '7906 CA', city: 'Hoogeveen' }],
    foundingYear: 1996,
    kvk: '04058217',
    vat: 'NL805932164B01',
    sector: 'belastingadviseur',
    services: ['Belastingaangifte', 'Btw-advies', 'Bedrijfsopvolging', 'Bezwaar en beroep'],
    team: [
      { name: 'Wietske Hoekstra', role: 'partner' },
      { name: 'Ronald Meijer', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Drenthe Fiscaal', website: 'https://drenthefiscaal.nl' },
    { name: 'Kroeze Accountants' },
    { name: 'Belastingkantoor Pol', website: 'https://belastingkantoorpol.nl' },
  ],
)

export const GROENEWOUD = withRivals(
  {
    name: 'Tuinontwerp Groenewoud',
    aliases: ['Groenewoud Tuinen', 'Groenewoud', 'TOG'],
    legalForm: 'eenmanszaak',
    websites: ['https://tuinontwerpgroenewoud.nl'],
    phones: ['0317 55 54 18'],
    emails: ['hallo@tuinontwerpgroenewoud.nl'],
    addresses: [{ street: 'Lawickse Allee 76', postalCode: '6709 DB', city: 'Wageningen' }],
    foundingYear: 2012,
    kvk: '55381206',
    vat: 'NL002193847B16',
    sector: 'tuinontwerper',
    services: ['Beplantingsplannen', '3D-tuinontwerpen', 'Daktuinen', 'Tuinadvies aan huis'],
    team: [
      { name: 'Femke Groenewoud', role: 'eigenaar' },
      { name: 'Bart Roelofs', role: 'beplantingsdeskundige' },
    ],
    hours: ['ma,di,do,vr 09:00-17:00; wo gesloten; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Hoveniersbedrijf De Linde' },
    { name: 'Studio Buitenruimte', website: 'https://studiobuitenruimte.nl' },
    { name: 'Tuinen van Terra', website: 'https://tuinenvanterra.nl' },
  ],
)

export const BLOKKENDOOS = withRivals(
  {
    name: 'De Blokkendoos',
    aliases: ['Speelgoedwinkel De Blokkendoos', 'Blokkendoos', 'DBD'],
    legalName: 'De Blokkendoos V.O.F.',
    legalForm: 'vof',
    websites: ['https://blokkendoosgouda.nl'],
    phones: ['0182 55 50 71'],
    emails: ['winkel@blokkendoosgouda.nl'],
    addresses: [{ street: 'Zeugstraat 40', postalCode: '2801 JD', city: 'Gouda' }],
    foundingYear: 1979,
    kvk: '29031784',
    vat: 'NL801326475B01',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Bordspellen', 'Lego', 'Modeltreinen'],
    team: [
      { name: 'Ineke Verkaik', role: 'eigenaar' },
      { name: 'Lotte Verkaik', role: 'bedrijfsleider' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Intertoys', website: 'https://www.intertoys.nl' },
    { name: 'Speelgoed Van Rijn', website: 'https://speelgoedvanrijn.nl' },
    { name: 'Het Houten Paard' },
  ],
)

export const HANAMI = withRivals(
  {
    name: 'Sushi Hanami',
    aliases: ['Restaurant Hanami', 'Hanami', 'SHA'],
    legalName: 'Sushi Hanami B.V.',
    legalForm: 'bv',
    websites: ['https://sushihanami.nl'],
    phones: ['072 555 41 90'],
    emails: ['reserveren@sushihanami.nl'],
    addresses: [{ street: 'Verdronkenoord 63', postalCode: '1811 BD', city: 'Alkmaar' }],
    foundingYear: 2016,
    kvk: '66490127',
    vat: 'NL856719432B01',
    sector: 'sushirestaurant',
    services: ['All you can eat', 'Afhalen', 'Bezorgen', 'Sushiworkshops'],
    team: [
      { name: 'Kenji Mori', role: 'eigenaar' },
      { name: 'Lin Chen', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 17:00-22:00; vr,za 16:00-23:00; zo 16:00-22:00'],
  },
  [
    { name: 'Sumo' },
    { name: 'Wasabi House', website: 'https://wasabihouse.nl' },
    { name: 'Tokyo Garden', website: 'https://tokyogarden-alkmaar.nl' },
  ],
)

export const PCT = withRivals(
  {
    name: 'Podologie Centrum Twente',
    aliases: ['Podologiecentrum Twente', 'Podologie Twente', 'PCT'],
    legalName: 'Podologie Centrum Twente B.V.',
    legalForm: 'bv',
    websites: ['https://podologiecentrumtwente.nl'],
    phones: ['0546 55 56 12'],
    emails: ['afspraak@podologiecentrumtwente.nl'],
    addresses: [{ street: 'Grotestraat 118', postalCode: '7607 CT', city: 'Almelo' }],
    foundingYear: 2005,
    kvk: '08134529',
    vat: 'NL814273659B01',
    sector: 'podoloog',
    services: ['Steunzolen', 'Loopanalyse', 'Wratbehandeling', 'Diabetische voetzorg'],
    team: [
      { name: 'Anouk Wissink', role: 'eigenaar' },
      { name: 'Niels Kamphuis', role: 'podoloog' },
    ],
    hours: ['ma,wo 08:30-20:00; di,do,vr 08:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Voetpraktijk Hilbrink' },
    { name: 'Podotherapie De Stap', website: 'https://podotherapiedestap.nl' },
    { name: 'RondOm Podotherapeuten', website: 'https://www.rondompodotherapeuten.nl' },
  ],
)

export const KEMPEN = withRivals(
  {
    name: 'Verhuurcentrum De Kempen',
    aliases: ['De Kempen Verhuur', 'Verhuurcentrum Kempen', 'VDK'],
    legalName: 'Verhuurcentrum De Kempen B.V.',
    legalForm: 'bv',
    websites: ['https://verhuurcentrumdekempen.nl'],
    phones: ['040 555 27 36'],
    emails: ['verhuur@verhuurcentrumdekempen.nl'],
    addresses: [{ street: 'De Vest 29', postalCode: '5555 XL', city: 'Valkenswaard' }],
    foundingYear: 1992,
    kvk: '17086351',
    vat: 'NL803748216B01',
    sector: 'verhuurbedrijf',
    services: ['Minigravers', 'Hoogwerkers', 'Aanhangwagens', 'Steigers'],
    team: [
      { name: 'Frans Bierens', role: 'directeur' },
      { name: 'Mieke Bierens', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:30; za 07:30-16:00; zo gesloten'],
  },
  [
    { name: 'Boels', website: 'https://www.boels.com' },
    { name: 'Bo-Rent', website: 'https://www.bo-rent.nl' },
    { name: 'Huurmaat Verhuur' },
  ],
)

export const WERKWIJZER = withRivals(
  {
    name: 'Werkwijzer Uitzendbureau',
    aliases: ['Werkwijzer', 'Uitzendbureau Werkwijzer', 'WWU'],
    legalName: 'Werkwijzer Uitzendbureau B.V.',
    legalForm: 'bv',
    websites: ['https://werkwijzer-uitzendbureau.nl'],
    phones: ['0115 55 57 04'],
    emails: ['info@werkwijzer-uitzendbureau.nl'],
    addresses: [{ street: 'Noordstraat 81', postalCode: '4531 GD', city: 'Terneuzen' }],
    foundingYear: 2003,
    kvk: '20108463',
    vat: 'NL811907352B01',
    sector: 'uitzendbureau',
    services: ['Uitzenden', 'Detachering', 'Werving en selectie', 'Payrolling'],
    team: [
      { name: 'Carla de Bruijne', role: 'directeur' },
      { name: 'Mark Dieleman', role: 'intercedent' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Tempo-Team', website: 'https://www.tempo-team.nl' },
    { name: 'Randstad', website: 'https://www.randstad.nl' },
    { name: 'Zeeuws Werk' },
  ],
)
