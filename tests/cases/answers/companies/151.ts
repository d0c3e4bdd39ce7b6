/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WIELINGA = withRivals(
  {
    name: 'Installatiebedrijf Wielinga',
    aliases: ['Wielinga', 'Wielinga Installatietechniek', 'IBW'],
    legalName: 'Wielinga Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://wielinga-installatie.nl'],
    phones: ['0513 55 53 62'],
    emails: ['service@wielinga-installatie.nl'],
    addresses: [{ street: 'De Kuinder 21', postalCode: '8444 DC', city: 'Heerenveen' }],
    foundingYear: 1969,
    kvk: '01048215',
    vat: 'NL806214395B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Badkamers', 'Loodgieterswerk'],
    team: [
      { name: 'Douwe Wielinga', role: 'directeur' },
      { name: 'Hinke Wielinga', role: 'administratie' },
      { name: 'Rick Adema', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:30; za,zo gesloten'],
  },
  [
    { name: 'Hofstra Techniek', website: 'https://hofstratechniek.nl' },
    { name: 'Warmtehuis Heerenveen' },
    { name: 'Installatiebedrijf Tjalsma', website: 'https://tjalsma-installaties.nl' },
  ],
)

export const DELDEN = withRivals(
  {
    name: 'Van Delden Keukens',
    aliases: ['Van Delden', 'Keukenstudio Van Delden', 'VDK'],
    legalName: 'Van Delden Keukens B.V.',
    legalForm: 'bv',
    websites: ['https://vandeldenkeukens.nl'],
    phones: ['0543 55 51 86'],
    emails: ['showroom@vandeldenkeukens.nl'],
    addresses: [{ street: 'Misterweg 88', postalCode: '7102 BM', city: 'Winterswijk' }],
    foundingYear: 1994,
    kvk: '09128346',
    vat: 'NL804527183B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Inbouwapparatuur', 'Werkbladen', 'Montage'],
    team: [
      { name: 'Erik van Delden', role: 'eigenaar' },
      { name: 'Manon Geurkink', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-16:00; zo gesloten'],
  },
  [
    { name: 'Keukencentrum Te Loo', website: 'https://keukencentrumteloo.nl' },
    { name: 'Achterhoek Keukens' },
    { name: 'Rensink Keukens & Bad', website: 'https://rensinkkeukens.nl' },
  ],
)

export const RUIMTEWERK = withRivals(
  {
    name: 'Architectenbureau Ruimtewerk',
    aliases: ['Ruimtewerk', 'Ruimtewerk Architecten', 'ABR'],
    legalName: 'Maatschap Ruimtewerk Architecten',
    legalForm: 'maatschap',
    websites: ['https://ruimtewerkarchitecten.nl'],
    phones: ['0113 55 54 07'],
    emails: ['bureau@ruimtewerkarchitecten.nl'],
    addresses: [{ street: 'Singelstraat 9', postalCode: '4461 HZ', city: 'Goes' }],
    foundingYear: 2006,
    kvk: '22058913',
    vat: 'NL815739264B01',
    sector: 'architectenbureau',
    services: ['Woningontwerp', 'Verbouwingen', 'Interieurontwerp', 'Vergunningsaanvragen'],
    team: [
      { name: 'Lisanne Kodde', role: 'architect en oprichter' },
      { name: 'Maarten Wisse', role: 'architect' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Oosterschelde', website: 'https://studio-oosterschelde.nl' },
    { name: 'Van Westen Architecten' },
    { name: 'Bureau Polderlicht', website: 'https://bureaupolderlicht.nl' },
  ],
)

export const LICHTSPOOR = withRivals(
  {
    name: 'Fotostudio Lichtspoor',
    aliases: ['Lichtspoor', 'Lichtspoor Fotografie', 'FSL'],
    legalName: 'Lichtspoor Fotografie',
    legalForm: 'eenmanszaak',
    websites: ['https://lichtspoorfotografie.nl'],
    phones: ['0475 55 52 93'],
    emails: ['hallo@lichtspoorfotografie.nl'],
    addresses: [{ street: 'Neerstraat 17', postalCode: '6041 KA', city: 'Roermond' }],
    foundingYear: 2015,
    kvk: '63481927',
    vat: 'NL002153849B37',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Portretten', 'Bedrijfsfotografie', 'Newbornfotografie'],
    team: [{ name: 'Kim Vossen', role: 'fotograaf en eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 10:00-18:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Peeters Fotografie', website: 'https://peetersfotografie.nl' },
    { name: 'Atelier Maaslicht' },
    { name: 'Studio Zoomin', website: 'https://studiozoomin.nl' },
  ],
)

export const LOTUSHOF = withRivals(
  {
    name: 'Yogastudio De Lotushof',
    aliases: ['De Lotushof', 'Lotushof Yoga', 'YDL'],
    legalName: 'Yogastudio De Lotushof V.O.F.',
    legalForm: 'vof',
    websites: ['https://yogalotushof.nl'],
    phones: ['0183 55 56 71'],
    emails: ['welkom@yogalotushof.nl'],
    addresses: [{ street: 'Molenstraat 52', postalCode: '4201 CX', city: 'Gorinchem' }],
    foundingYear: 2012,
    kvk: '55729104',
    vat: 'NL851846327B01',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie'],
    team: [
      { name: 'Femke Hordijk', role: 'eigenaar' },
      { name: 'Saskia de Kruijf', role: 'vennoot en docent' },
    ],
    hours: ['ma,wo 09:00-21:30; di,do 18:00-21:30; vr 09:00-12:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Yoga aan de Merwede', website: 'https://yogaaandemerwede.nl' },
    { name: 'Studio Balans Gorinchem' },
    { name: 'Adem & Beweging', website: 'https://ademenbeweging.nl' },
  ],
)

export const DASSENKUIL = withRivals(
  {
    name: 'Camping De Dassenkuil',
    aliases: ['De Dassenkuil', 'Natuurcamping De Dassenkuil', 'CDD'],
    legalName: 'Camping De Dassenkuil V.O.F.',
    legalForm: 'vof',
    websites: ['https://campingdassenkuil.nl'],
    phones: ['0529 55 53 48'],
    emails: ['reserveren@campingdassenkuil.nl'],
    addresses: [{ street: 'Hessenweg 34', postalCode: '7731 NX', city: 'Ommen' }],
    foundingYear: 1981,
    kvk: '05036482',
    vat: 'NL802695471B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Camperplaatsen', 'Trekkershutten', 'Verhuur van safaritenten'],
    team: [
      { name: 'Gerrit Ekkelenkamp', role: 'eigenaar' },
      { name: 'Willy Ekkelenkamp', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-18:00; za 09:00-20:00; zo 10:00-16:00'],
  },
  [
    { name: 'Camping Vechtoever', website: 'https://campingvechtoever.nl' },
    { name: 'Vakantiepark Besthmen' },
    { name: 'Boscamping De Lemeler', website: 'https://boscampingdelemeler.nl' },
  ],
)

export const SALVATORE = withRivals(
  {
    name: 'Pizzeria Da Salvatore',
    aliases: ['Da Salvatore', 'Salvatore', 'PDS'],
    legalName: 'Pizzeria Da Salvatore',
    legalForm: 'eenmanszaak',
    websites: ['https://pizzeriadasalvatore.nl'],
    phones: ['0575 55 51 39'],
    emails: ['ciao@pizzeriadasalvatore.nl'],
    addresses: [{ street: 'Beukerstraat 61', postalCode: '7201 LC', city: 'Zutphen' }],
    foundingYear: 1999,
    kvk: '08091753',
    vat: 'NL001746582B24',
    sector: 'pizzeria',
    services: ['Houtovenpizza', 'Pasta', 'Afhalen', 'Bezorgen'],
    team: [
      { name: 'Salvatore Ferrante', role: 'eigenaar' },
      { name: 'Giulia Ferrante', role: 'gastvrouw' },
    ],
    hours: ['ma,di gesloten; wo,do,zo 16:30-21:30; vr,za 16:30-22:30'],
  },
  [
    { name: 'Trattoria Bellini', website: 'https://trattoriabellini.nl' },
    { name: 'Pizza Fratelli' },
    { name: 'Ristorante Il Ponte', website: 'https://ristoranteilponte.nl' },
  ],
)

export const KEMPENAAR = withRivals(
  {
    name: 'Drukkerij Kempenaar',
    aliases: ['Kempenaar', 'Kempenaar Drukwerk', 'DKT'],
    legalName: 'Drukkerij Kempenaar B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijkempenaar.nl'],
    phones: ['0344 55 57 26'],
    emails: ['order@drukkerijkempenaar.nl'],
    addresses: [{ street: 'Lingeweg 5', postalCode: '4005 LB', city: 'Tiel' }],
    foundingYear: 1958,
    kvk: '11024736',
    vat: 'NL805173926B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures', 'Posters en banners', 'Boeken drukken'],
    team: [
      { name: 'Peter Kempenaar', role: 'directeur' },
      { name: 'Annelies van Ooijen', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Betuwe Druk', website: 'https://betuwedruk.nl' },
    { name: 'Printhuis Tiel' },
    { name: 'Van Lith Grafisch', website: 'https://vanlithgrafisch.nl' },
  ],
)

export const WERKBRUG = withRivals(
  {
    name: 'Uitzendbureau Werkbrug',
    aliases: ['Werkbrug', 'Werkbrug Personeel', 'UWB'],
    legalName: 'Werkbrug Personeelsdiensten B.V.',
    legalForm: 'bv',
    websites: ['https://werkbrug.nl'],
    phones: ['0492 55 58 14'],
    emails: ['info@werkbrug.nl'],
    addresses: [{ street: 'Steenweg 27', postalCode: '5707 CD', city: 'Helmond' }],
    foundingYear: 2008,
    kvk: '17203846',
    vat: 'NL819462057B01',
    sector: 'uitzendbureau',
    services: ['Uitzenden', 'Werving en selectie', 'Detachering', 'Payroll'],
    team: [
      { name: 'Yasmina El Idrissi', role: 'directeur' },
      { name: 'Tom Verhoeven', role: 'intercedent' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Peelwerk', website: 'https://peelwerk.nl' },
    { name: 'Flexforce Helmond' },
    { name: 'Brabant Uitzendgroep', website: 'https://brabantuitzendgroep.nl' },
  ],
)

export const HOGEVELD = withRivals(
  {
    name: 'Hogeveld Financieel Advies',
    aliases: ['Hogeveld', 'Hogeveld Advies', 'HFA'],
    legalName: 'Hogeveld Financieel Advies',
    legalForm: 'eenmanszaak',
    websites: ['https://hogeveldadvies.nl'],
    phones: ['0341 55 52 47'],
    emails: ['contact@hogeveldadvies.nl'],
    addresses: [{ street: 'Donkerstraat 33', postalCode: '3841 CB', city: 'Harderwijk' }],
    foundingYear: 2011,
    kvk: '53860721',
    vat: 'NL001934658B71',
    sector: 'financieel adviseur',
    services: ['Hypotheekadvies', 'Pensioenadvies', 'Verzekeringen', 'Financiële planning'],
    team: [
      { name: 'Jeroen Hogeveld', role: 'eigenaar' },
      { name: 'Petra Schuurman', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,wo,vr 09:00-17:00; di,do 09:00-20:00; za,zo gesloten'],
  },
  [
    { name: 'Veluwe Hypotheken', website: 'https://veluwehypotheken.nl' },
    { name: 'De Zuiderzee Adviesgroep' },
    { name: 'Van Asselt Financieel', website: 'https://vanasseltfinancieel.nl' },
  ],
)
