/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const NIJHOF = withRivals(
  {
    name: 'Nijhof Warmtetechniek',
    aliases: ['Nijhof Installaties', 'Installatiebedrijf Nijhof', 'NWT'],
    legalName: 'Nijhof Warmtetechniek B.V.',
    legalForm: 'bv',
    websites: ['https://nijhofwarmte.nl'],
    phones: ['0572 55 51 63'],
    emails: ['info@nijhofwarmte.nl'],
    addresses: [{ street: 'Zwolsestraat 48', postalCode: '8101 AC', city: 'Raalte' }],
    foundingYear: 1987,
    kvk: '05063418',
    vat: 'NL809174526B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Vloerverwarming', 'Onderhoudscontracten'],
    team: [
      { name: 'Gerben Nijhof', role: 'directeur' },
      { name: 'Lotte Wiegers', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Salland Installaties', website: 'https://sallandinstallaties.nl' },
    { name: 'Van Dam Verwarming' },
    { name: 'Klimaatgroep Overijssel', website: 'https://klimaatgroepoverijssel.nl' },
  ],
)

export const FEMKE = withRivals(
  {
    name: 'Haarhuis Femke',
    aliases: ['Kapsalon Haarhuis Femke', 'Kapsalon Femke', 'HHF'],
    legalForm: 'eenmanszaak',
    websites: ['https://haarhuisfemke.nl'],
    phones: ['0164 55 58 27'],
    emails: ['afspraak@haarhuisfemke.nl'],
    addresses: [{ street: 'Fortuinstraat 9', postalCode: '4611 NP', city: 'Bergen op Zoom' }],
    foundingYear: 2014,
    kvk: '60518274',
    vat: 'NL001937482B62',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Balayage', 'Bruidskapsels'],
    team: [
      { name: 'Femke Adriaansen', role: 'eigenaar' },
      { name: 'Joyce Mol', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do,vr 09:00-20:00; za 08:30-15:30; zo gesloten'],
  },
  [
    { name: 'Salon Krul & Co', website: 'https://krulenco.nl' },
    { name: 'Hair by Nadia' },
    { name: 'Kapsalon De Markies', website: 'https://kapsalondemarkies.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Huisartsenpraktijk De Linde',
    aliases: ['Huisartsen De Linde', 'Praktijk De Linde', 'HDL'],
    legalForm: 'maatschap',
    websites: ['https://huisartsendelinde.nl'],
    phones: ['0413 55 56 40'],
    emails: ['praktijk@huisartsendelinde.nl'],
    addresses: [{ street: 'Molenstraat 27', postalCode: '5461 JR', city: 'Veghel' }],
    foundingYear: 1996,
    kvk: '17108392',
    vat: 'NL807415293B01',
    sector: 'huisartsenpraktijk',
    services: ['Spreekuur', 'Reisvaccinaties', 'Kleine ingrepen', 'Uitstrijkjes'],
    team: [
      { name: 'Annemiek Verhoeven', role: 'huisarts' },
      { name: 'Tim van Lieshout', role: 'huisarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Huisartsenpraktijk Aa-zicht', website: 'https://huisartsenaazicht.nl' },
    { name: 'Medisch Centrum Noord-Veghel' },
    { name: 'Praktijk Van den Tillaart', website: 'https://praktijkvandentillaart.nl' },
  ],
)

export const DONGEN = withRivals(
  {
    name: 'Van Dongen Mode',
    aliases: ['Modehuis Van Dongen', 'Van Dongen', 'VDM'],
    legalName: 'Van Dongen Mode V.O.F.',
    legalForm: 'vof',
    websites: ['https://vandongenmode.nl'],
    phones: ['0113 55 52 19'],
    emails: ['klantenservice@vandongenmode.nl'],
    addresses: [{ street: 'Lange Kerkstraat 33', postalCode: '4461 JG', city: 'Goes' }],
    foundingYear: 1958,
    kvk: '22017649',
    vat: 'NL804326715B01',
    sector: 'kledingwinkel',
    services: ['Damesmode', 'Herenmode', 'Kledingreparatie', 'Stijladvies'],
    team: [
      { name: 'Marjolein van Dongen', role: 'eigenaar' },
      { name: 'Pieter van Dongen', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boetiek Zeeuws Blauw', website: 'https://zeeuwsblauw.nl' },
    { name: 'De Jong Fashion' },
    { name: 'Modezaak Lievens', website: 'https://modezaaklievens.nl' },
  ],
)

export const WAPEN = withRivals(
  {
    name: 'Hotel Het Stadswapen',
    aliases: ['Het Stadswapen', 'Stadswapen', 'HHS'],
    legalName: 'Hotel Het Stadswapen B.V.',
    legalForm: 'bv',
    websites: ['https://hotelstadswapen.nl'],
    phones: ['0341 55 57 08'],
    emails: ['reserveren@hotelstadswapen.nl'],
    addresses: [{ street: 'Donkerstraat 16', postalCode: '3841 CC', city: 'Harderwijk' }],
    foundingYear: 2003,
    kvk: '08115927',
    vat: 'NL811937264B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijtbuffet', 'Vergaderzalen', 'Fietsverhuur'],
    team: [
      { name: 'Robert Schuurman', role: 'directeur' },
      { name: 'Ilse Kamphuis', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Zuiderzicht', website: 'https://hotelzuiderzicht.nl' },
    { name: 'Herberg De Vischpoort' },
    { name: 'Hotel Aan de Haven', website: 'https://hotelaandehaven.nl' },
  ],
)

export const NOORD = withRivals(
  {
    name: 'Buro Noorderlicht Architecten',
    aliases: ['Noorderlicht Architecten', 'Buro Noorderlicht', 'BNL'],
    legalName: 'Buro Noorderlicht Architecten B.V.',
    legalForm: 'bv',
    websites: ['https://buronoorderlicht.nl'],
    phones: ['050 555 23 71'],
    emails: ['info@buronoorderlicht.nl'],
    addresses: [{ street: 'Oude Ebbingestraat 74', postalCode: '9712 HM', city: 'Groningen' }],
    foundingYear: 2009,
    kvk: '02098516',
    vat: 'NL820463917B01',
    sector: 'architectenbureau',
    services: ['Woonhuizen', 'Verbouwingen', 'Herbestemming', 'Interieurontwerp'],
    team: [
      { name: 'Sietske Dijkema', role: 'oprichter' },
      { name: 'Mark Oosterhof', role: 'architect' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Martini', website: 'https://studiomartini.nl' },
    { name: 'Atelier Reitdiep' },
    { name: 'Hoekstra + Partners', website: 'https://hoekstrapartners.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Brouwer Schoonmaakdiensten',
    aliases: ['Brouwer Schoonmaak', 'Schoonmaakbedrijf Brouwer', 'BSD'],
    legalName: 'Brouwer Schoonmaakdiensten B.V.',
    legalForm: 'bv',
    websites: ['https://brouwerschoonmaak.nl'],
    phones: ['013 555 90 44'],
    emails: ['planning@brouwerschoonmaak.nl'],
    addresses: [{ street: 'Kraaivenstraat 21', postalCode: '5048 AB', city: 'Tilburg' }],
    foundingYear: 1979,
    kvk: '18024763',
    vat: 'NL802751846B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Vloeronderhoud'],
    team: [
      { name: 'Karin Brouwer', role: 'directeur' },
      { name: 'Ahmed Bouzidi', role: 'operationeel manager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Hart van Brabant Schoonmaak', website: 'https://hartvanbrabantschoonmaak.nl' },
    { name: 'CleanTeam Tilburg' },
    { name: 'Van Gorp Facilitair', website: 'https://vangorpfacilitair.nl' },
  ],
)

export const LAMP = withRivals(
  {
    name: 'Boekhandel De Leeslamp',
    aliases: ['De Leeslamp', 'Leeslamp', 'BDL'],
    legalForm: 'eenmanszaak',
    websites: ['https://deleeslamp.nl'],
    phones: ['0575 55 54 92'],
    emails: ['winkel@deleeslamp.nl'],
    addresses: [{ street: 'Beukerstraat 52', postalCode: '7201 LG', city: 'Zutphen' }],
    foundingYear: 1974,
    kvk: '08043271',
    vat: 'NL001462938B15',
    sector: 'boekhandel',
    services: ['Romans', 'Kinderboeken', 'Boekbestellingen', 'Signeersessies'],
    team: [
      { name: 'Hanneke Bruins', role: 'eigenaar' },
      { name: 'Joris Wassink', role: 'boekverkoper' },
    ],
    hours: ['ma 11:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo 12:00-16:00'],
  },
  [
    { name: 'Boekwinkel Letterlust', website: 'https://letterlust.nl' },
    { name: 'Antiquariaat De IJssel' },
    { name: 'Boeken & Zo', website: 'https://boekenenzo.nl' },
  ],
)

export const GROEN = withRivals(
  {
    name: 'Rijschool Groen Licht',
    aliases: ['Autorijschool Groen Licht', 'Groen Licht', 'RGL'],
    legalForm: 'eenmanszaak',
    websites: ['https://groenlichtvenray.nl'],
    phones: ['0478 55 53 76'],
    emails: ['lessen@groenlichtvenray.nl'],
    addresses: [{ street: 'Stationsweg 61', postalCode: '5803 AA', city: 'Venray' }],
    foundingYear: 2016,
    kvk: '65281947',
    vat: 'NL002174836B90',
    sector: 'autorijschool',
    services: ['Autorijles', 'Automaatlessen', 'Spoedcursus', 'Theoriecursus'],
    team: [
      { name: 'Bas Janssen', role: 'eigenaar' },
      { name: 'Noor Hendriks', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-21:00; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Peelland', website: 'https://rijschoolpeelland.nl' },
    { name: 'Drive-In Rijopleiding' },
    { name: 'Verkeersschool Cuppen', website: 'https://verkeersschoolcuppen.nl' },
  ],
)

export const BRINKE = withRivals(
  {
    name: 'Slagerij Ten Brinke',
    aliases: ['Keurslagerij Ten Brinke', 'Ten Brinke', 'STB'],
    legalName: 'Slagerij Ten Brinke V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijtenbrinke.nl'],
    phones: ['0543 55 50 81'],
    emails: ['bestellen@slagerijtenbrinke.nl'],
    addresses: [{ street: 'Misterstraat 40', postalCode: '7101 EW', city: 'Winterswijk' }],
    foundingYear: 1932,
    kvk: '09027584',
    vat: 'NL803958271B01',
    sector: 'slager',
    services: ['Vers vlees', 'Barbecuepakketten', 'Belegde broodjes', 'Gourmetschotels'],
    team: [
      { name: 'Henk ten Brinke', role: 'eigenaar' },
      { name: 'Marloes ten Brinke', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 08:00-18:00; vr 08:00-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Kortschot', website: 'https://slagerijkortschot.nl' },
    { name: 'De Achterhoekse Vleesmeester' },
    { name: 'Slagerij Wessels', website: 'https://slagerijwessels.nl' },
  ],
)
