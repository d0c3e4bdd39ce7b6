/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VEERHUYS = withRivals(
  {
    name: 'Restaurant Het Veerhuys',
    aliases: ['Het Veerhuys', 'Veerhuys Kampen', 'RHV'],
    legalName: 'Het Veerhuys Kampen B.V.',
    legalForm: 'bv',
    websites: ['https://veerhuyskampen.nl'],
    phones: ['038 555 21 40'],
    emails: ['reserveren@veerhuyskampen.nl'],
    addresses: [{ street: 'IJsselkade 33', postalCode: '8261 AC', city: 'Kampen' }],
    foundingYear: 2004,
    kvk: '05071482',
    vat: 'NL812406733B01',
    sector: 'restaurant',
    services: ['Lunch', 'Diner', 'High tea', 'Besloten feesten'],
    team: [
      { name: 'Martijn Schokker', role: 'eigenaar' },
      { name: 'Elise van Dalen', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 12:00-23:00; zo 12:00-21:00'],
  },
  [
    { name: 'Brasserie De Stadspoort', website: 'https://brasseriedestadspoort.nl' },
    { name: 'Eetcafé De Koggeschipper' },
    { name: 'Restaurant Botermarkt', website: 'https://restaurantbotermarkt.nl' },
  ],
)

export const STEENBRINK = withRivals(
  {
    name: 'Fysiotherapie Steenbrink',
    aliases: ['Fysiotherapiepraktijk Steenbrink', 'Steenbrink Fysio', 'FTS'],
    legalForm: 'maatschap',
    websites: ['https://fysiosteenbrink.nl'],
    phones: ['0344 555 617'],
    emails: ['info@fysiosteenbrink.nl'],
    addresses: [{ street: 'Konijnenwal 18', postalCode: '4001 HE', city: 'Tiel' }],
    foundingYear: 1993,
    kvk: '11038264',
    vat: 'NL807352914B01',
    sector: 'fysiotherapiepraktijk',
    services: ['Manuele therapie', 'Dry needling', 'Sportfysiotherapie', 'Kinderfysiotherapie'],
    team: [
      { name: 'Annemiek Steenbrink', role: 'praktijkhouder' },
      { name: 'Jeroen Kuipers', role: 'manueel therapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'FysioFit Tiel', website: 'https://fysiofittiel.nl' },
    { name: 'Beweegcentrum De Betuwe', website: 'https://beweegcentrumdebetuwe.nl' },
    { name: 'Praktijk Van Ommeren' },
  ],
)

export const HOEKZEMA = withRivals(
  {
    name: 'Hoekzema & Postma Makelaars',
    aliases: ['Hoekzema & Postma', 'H&P Makelaars', 'HPM'],
    legalName: 'Hoekzema & Postma Makelaars B.V.',
    legalForm: 'bv',
    websites: ['https://hoekzemapostma.nl'],
    phones: ['0592 555 930'],
    emails: ['info@hoekzemapostma.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 47', postalCode: '9401 GE', city: 'Assen' }],
    foundingYear: 1987,
    kvk: '04038816',
    vat: 'NL801926485B01',
    sector: 'makelaar',
    services: ['Aankoopbegeleiding', 'Verkoop van woningen', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Geert Hoekzema', role: 'makelaar-taxateur' },
      { name: 'Sanne Postma', role: 'directeur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Drentse Makelaardij', website: 'https://drentsemakelaardij.nl' },
    { name: 'Van Zanten Wonen' },
    { name: 'Huis & Heide Makelaars', website: 'https://huisenheide.nl' },
  ],
)

export const BRUIN = withRivals(
  {
    name: 'Loodgietersbedrijf De Bruin',
    aliases: ['De Bruin Loodgieters', 'Loodgieter De Bruin', 'LDB'],
    legalForm: 'eenmanszaak',
    websites: ['https://debruinloodgieter.nl'],
    phones: ['0348 555 276'],
    emails: ['info@debruinloodgieter.nl'],
    addresses: [{ street: 'Leidsestraatweg 112', postalCode: '3443 BX', city: 'Woerden' }],
    foundingYear: 2009,
    kvk: '30261947',
    vat: 'NL001847362B52',
    sector: 'loodgieter',
    services: ['Lekkages opsporen', 'Riool ontstoppen', 'Dakgoten vervangen', 'Cv-onderhoud'],
    team: [
      { name: 'Ronald de Bruin', role: 'eigenaar' },
      { name: 'Kevin Blom', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Van Vliet', website: 'https://vanvlietwoerden.nl' },
    { name: 'Groene Hart Loodgieters', website: 'https://groenehartloodgieters.nl' },
    { name: 'Kok Sanitair' },
  ],
)

export const GROENLICHT = withRivals(
  {
    name: 'Rijschool Groen Licht',
    aliases: ['Groen Licht', 'Autorijschool Groen Licht', 'RGL'],
    legalName: 'Rijschool Groen Licht V.O.F.',
    legalForm: 'vof',
    websites: ['https://rijschoolgroenlicht.nl'],
    phones: ['0546 555 408'],
    emails: ['info@rijschoolgroenlicht.nl'],
    addresses: [{ street: 'Ootmarsumsestraat 65', postalCode: '7603 AG', city: 'Almelo' }],
    foundingYear: 2014,
    kvk: '60817253',
    vat: 'NL853917264B01',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Spoedcursus', 'Theoriecursus'],
    team: [
      { name: 'Erdem Yildiz', role: 'eigenaar' },
      { name: 'Linda Kamphuis', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-21:00; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Wolters', website: 'https://rijschoolwolters.nl' },
    { name: 'Verkeersschool Twente', website: 'https://verkeersschooltwente.nl' },
    { name: 'DriveXpert' },
  ],
)

export const LEESPLANK = withRivals(
  {
    name: 'Boekhandel De Leesplank',
    aliases: ['De Leesplank', 'Boekwinkel De Leesplank', 'BDL'],
    legalName: 'De Leesplank Sneek B.V.',
    legalForm: 'bv',
    websites: ['https://leesplanksneek.nl'],
    phones: ['0515 555 183'],
    emails: ['winkel@leesplanksneek.nl'],
    addresses: [{ street: 'Oosterdijk 28', postalCode: '8601 BT', city: 'Sneek' }],
    foundingYear: 1976,
    kvk: '01094427',
    vat: 'NL804417265B01',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Tweedehands boeken', 'Signeersessies', 'Leeskring'],
    team: [
      { name: 'Froukje Hiemstra', role: 'eigenaar' },
      { name: 'Wietse de Boer', role: 'bedrijfsleider' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekhandel Friesland', website: 'https://boekhandelfriesland.nl' },
    { name: 'Het Boekenhuis Sneek' },
    { name: 'Antiquariaat Waterpoort', website: 'https://antiquariaatwaterpoort.nl' },
  ],
)

export const JANSSEN = withRivals(
  {
    name: 'Janssen Uitvaartzorg',
    aliases: ['Uitvaartzorg Janssen', 'Janssen Uitvaart', 'JUZ'],
    legalName: 'Janssen Uitvaartzorg B.V.',
    legalForm: 'bv',
    websites: ['https://janssenuitvaartzorg.nl'],
    phones: ['0495 555 024'],
    emails: ['contact@janssenuitvaartzorg.nl'],
    addresses: [{ street: 'Maaspoort 9', postalCode: '6001 BP', city: 'Weert' }],
    foundingYear: 1968,
    kvk: '13027519',
    vat: 'NL803174926B01',
    sector: 'uitvaartondernemer',
    services: ['Begrafenissen', 'Crematies', 'Rouwdrukwerk', 'Opbaren aan huis'],
    team: [
      { name: 'Harrie Janssen', role: 'eigenaar' },
      { name: 'Petra Smeets', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Uitvaartcentrum Kempenland', website: 'https://uitvaartkempenland.nl' },
    { name: 'De Laatste Groet' },
    { name: 'Peeters Uitvaart', website: 'https://peetersuitvaart.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Hoveniersbedrijf Brouwer',
    aliases: ['Brouwer Hoveniers', 'Brouwer Tuinen', 'HBB'],
    legalName: 'Hoveniersbedrijf Brouwer V.O.F.',
    legalForm: 'vof',
    websites: ['https://brouwerhoveniers.nl'],
    phones: ['035 555 81 36'],
    emails: ['info@brouwerhoveniers.nl'],
    addresses: [{ street: 'Eemnesserweg 74', postalCode: '3743 AL', city: 'Baarn' }],
    foundingYear: 2001,
    kvk: '32085613',
    vat: 'NL810263547B01',
    sector: 'hovenier',
    services: ['Tuinaanleg', 'Tuinonderhoud', 'Bestrating', 'Tuinontwerp'],
    team: [
      { name: 'Thijs Brouwer', role: 'eigenaar' },
      { name: 'Marloes Brouwer', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Gooi Groen', website: 'https://gooigroen.nl' },
    { name: 'De Tuinmannen' },
    { name: 'Hovenier Van Rossum', website: 'https://hoveniervanrossum.nl' },
  ],
)

export const ZEEZICHT = withRivals(
  {
    name: 'Tandartspraktijk Zeezicht',
    aliases: ['Zeezicht Tandartsen', 'Tandarts Zeezicht', 'TPZ'],
    legalName: 'Tandartspraktijk Zeezicht B.V.',
    legalForm: 'bv',
    websites: ['https://tandartszeezicht.nl'],
    phones: ['0118 555 742'],
    emails: ['balie@tandartszeezicht.nl'],
    addresses: [{ street: 'Badhuisstraat 52', postalCode: '4381 LT', city: 'Vlissingen' }],
    foundingYear: 1999,
    kvk: '22047935',
    vat: 'NL809634172B01',
    sector: 'tandarts',
    services: ['Implantaten', 'Kronen en bruggen', 'Mondhygiëne', 'Tanden bleken'],
    team: [
      { name: 'Karin Roelse', role: 'tandarts' },
      { name: 'Bilal Ouali', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Walcheren', website: 'https://mondzorgwalcheren.nl' },
    { name: 'Tandartsen Scheldeplein' },
    { name: 'Dental Care Zeeland', website: 'https://dentalcarezeeland.nl' },
  ],
)

export const DEKKER = withRivals(
  {
    name: 'Dekker Autoverhuur',
    aliases: ['Autoverhuur Dekker', 'Dekker Rent', 'DAV'],
    legalName: 'Dekker Autoverhuur B.V.',
    legalForm: 'bv',
    websites: ['https://dekkerautoverhuur.nl'],
    phones: ['0299 555 361'],
    emails: ['verhuur@dekkerautoverhuur.nl'],
    addresses: [{ street: 'Van IJsendijkstraat 150', postalCode: '1442 LC', city: 'Purmerend' }],
    foundingYear: 1982,
    kvk: '36014278',
    vat: 'NL802758143B01',
    sector: 'autoverhuur',
    services: ['Bestelbussen', 'Personenbusjes', 'Verhuiswagens', 'Shortlease'],
    team: [
      { name: 'Wim Dekker', role: 'directeur' },
      { name: 'Natasja Tol', role: 'verhuurmedewerker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Waterland Rent', website: 'https://waterlandrent.nl' },
    { name: 'Budgetauto Noord', website: 'https://budgetautonoord.nl' },
    { name: 'Huur & Go' },
  ],
)
