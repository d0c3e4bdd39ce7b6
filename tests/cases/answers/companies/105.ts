/** Companies of answers of middle length that an independent tester wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WILG = withRivals(
  {
    name: 'Thuiszorg De Wilg',
    aliases: ['De Wilg', 'De Wilg Thuiszorg'],
    legalName: 'Stichting Thuiszorg De Wilg',
    legalForm: 'stichting',
    websites: ['https://dewilgthuis.nl'],
    phones: ['0475 55 53 18'],
    emails: ['zorg@dewilgthuis.nl'],
    addresses: [{ street: 'Kapellerlaan 57', postalCode: '6041 JB', city: 'Roermond' }],
    foundingYear: 2008,
    kvk: '14096327',
    vat: 'NL819447205B01',
    sector: 'thuiszorgorganisatie',
    services: [
      'Persoonlijke verzorging',
      'Verpleging thuis',
      'Huishoudelijke hulp',
      'Dagbesteding',
      'Casemanagement dementie',
    ],
    team: [
      { name: 'Ilse Geraedts', role: 'directeur' },
      { name: 'Marc Puts', role: 'wijkverpleegkundige' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Maaszorg Thuis', website: 'https://maaszorgthuis.nl' },
    { name: 'Zorgteam Swalmen' },
    { name: 'Thuiszorg Het Kompas', website: 'https://kompasthuiszorg.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Bouwbedrijf Hofstra',
    aliases: ['Hofstra Bouw', 'Hofstra en Zonen'],
    legalName: 'Bouwbedrijf Hofstra B.V.',
    legalForm: 'bv',
    websites: ['https://hofstrabouwt.nl'],
    phones: ['0592 55 54 70'],
    emails: ['info@hofstrabouwt.nl'],
    addresses: [{ street: 'Industrieweg 23', postalCode: '9403 AB', city: 'Assen' }],
    foundingYear: 1986,
    kvk: '04038162',
    vat: 'NL807261943B01',
    sector: 'aannemer',
    services: ['Aanbouw en uitbouw', 'Dakkapellen', 'Kozijnen vervangen', 'Badkamerrenovatie'],
    team: [
      { name: 'Jelle Hofstra', role: 'eigenaar' },
      { name: 'Rick Hofstra', role: 'uitvoerder' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Kloosterveen', website: 'https://bouwgroepkloosterveen.nl' },
    { name: 'Aannemersbedrijf Wiersema' },
    { name: 'Timmerwerk Zuidlaren', website: 'https://timmerwerkzuidlaren.nl' },
  ],
)

export const ZILT = withRivals(
  {
    name: 'Traiteur Zilt',
    aliases: ['Zilt'],
    legalForm: 'eenmanszaak',
    websites: ['https://traiteurzilt.nl'],
    phones: ['0113 55 52 09'],
    emails: ['hallo@traiteurzilt.nl'],
    addresses: [{ street: 'Lange Kerkstraat 14', postalCode: '4461 JH', city: 'Goes' }],
    foundingYear: 2015,
    kvk: '63418295',
    vat: 'NL002174639B44',
    sector: 'traiteur',
    services: ['Buffetten', 'Walking dinners', 'Visschotels', 'Kookworkshops'],
    team: [
      { name: 'Nadine de Witte', role: 'eigenaar' },
      { name: 'Bram Kodde', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 10:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Kookatelier Bevelanden', website: 'https://kookatelierbevelanden.nl' },
    { name: 'De Zeeuwse Dis' },
    { name: 'Cateringbedrijf Oosterschelde', website: 'https://cateringoosterschelde.nl' },
  ],
)

export const EZELSOOR = withRivals(
  {
    name: "Boekhandel 't Ezelsoor",
    aliases: ["'t Ezelsoor", 'Het Ezelsoor'],
    legalForm: 'vof',
    websites: ['https://ezelsoorhoorn.nl'],
    phones: ['0229 55 51 36'],
    emails: ['winkel@ezelsoorhoorn.nl'],
    addresses: [{ street: 'Grote Noord 88', postalCode: '1621 KL', city: 'Hoorn' }],
    foundingYear: 1979,
    kvk: '36027418',
    vat: 'NL805913872B01',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Tweedehands boeken', 'Signeersessies', 'Boeken bestellen', 'Cadeaubonnen'],
    team: [
      { name: 'Tineke Bakker-Schuit', role: 'eigenaar' },
      { name: 'Wouter Laan', role: 'inkoper' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekhandel De Halve Maen', website: 'https://dehalvemaenboeken.nl' },
    { name: 'Leesvoer' },
    { name: 'Boekenhuis West-Friesland', website: 'https://boekenhuiswf.nl' },
  ],
)

export const VMB = withRivals(
  {
    name: 'Van der Meulen Brinkhorst Belastingadviseurs',
    aliases: ['VMB', 'VMB Belastingadviseurs', 'Van der Meulen Brinkhorst'],
    legalForm: 'maatschap',
    websites: ['https://vmbfiscaal.nl'],
    phones: ['0575 55 58 23'],
    emails: ['post@vmbfiscaal.nl'],
    addresses: [{ street: 'Coehoornsingel 41', postalCode: '7201 AC', city: 'Zutphen' }],
    foundingYear: 1998,
    kvk: '08129047',
    vat: 'NL811736528B01',
    sector: 'belastingadviseur',
    services: [
      'Aangifte inkomstenbelasting',
      'Jaarrekeningen',
      'Bedrijfsopvolging',
      'Salarisadministratie',
      'Estate planning',
    ],
    team: [
      { name: 'Sjoerd van der Meulen', role: 'partner' },
      { name: 'Anouk Brinkhorst', role: 'partner' },
      { name: 'Henk Wassink', role: 'accountant' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Hanzefiscaal', website: 'https://hanzefiscaal.nl' },
    { name: 'Administratiekantoor Berkelstroom' },
    { name: 'Lindeboom Accountants', website: 'https://lindeboomaccountants.nl' },
  ],
)

export const KELDER = withRivals(
  {
    name: 'Kelder 13',
    aliases: ['Escaperoom Kelder 13', 'Kelder13'],
    legalName: 'Kelder 13 B.V.',
    legalForm: 'bv',
    websites: ['https://kelder13.nl'],
    phones: ['0182 55 56 41'],
    emails: ['boek@kelder13.nl'],
    addresses: [{ street: 'Oosthaven 9', postalCode: '2801 PB', city: 'Gouda' }],
    foundingYear: 2016,
    kvk: '66920581',
    vat: 'NL856742190B01',
    sector: 'escaperoom',
    services: ['Kinderfeestjes', 'Bedrijfsuitjes', 'Buitenspel door de stad', 'Cadeaubonnen'],
    team: [
      { name: 'Dennis Verkaik', role: 'eigenaar' },
      { name: 'Lotte Blom', role: 'spelleider' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 14:00-23:00; za 10:00-23:00; zo 12:00-20:00'],
  },
  [
    { name: 'Mysterie aan de Gouwe', website: 'https://mysteriegouwe.nl' },
    { name: 'Locked Out Gouda' },
    { name: 'Breinbunker', website: 'https://breinbunker.nl' },
  ],
)

export const BYTEWERK = withRivals(
  {
    name: 'Bytewerk',
    aliases: ['Bytewerk IT', 'Byte Werk'],
    legalName: 'Bytewerk B.V.',
    legalForm: 'bv',
    websites: ['https://bytewerk-ict.nl'],
    phones: ['0320 55 57 82'],
    emails: ['support@bytewerk-ict.nl'],
    addresses: [{ street: 'Meentweg 6', postalCode: '8224 BR', city: 'Lelystad' }],
    foundingYear: 2011,
    kvk: '52718406',
    vat: 'NL850571938B01',
    sector: 'ICT-dienstverlener',
    services: ['Werkplekbeheer', 'Back-up', 'Cybersecurity', 'VoIP-telefonie', 'Websites'],
    team: [
      { name: 'Rachid El Amrani', role: 'directeur' },
      { name: 'Kim Postma', role: 'systeembeheerder' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Flevonet Systems', website: 'https://flevonetsystems.nl' },
    { name: 'ICT Polder' },
    { name: 'Cloudgemaal', website: 'https://cloudgemaal.nl' },
  ],
)

export const TKN = withRivals(
  {
    name: 'Twents Koeriers Netwerk',
    aliases: ['TKN', 'TKN Koeriers'],
    legalName: 'Coöperatie Twents Koeriers Netwerk U.A.',
    legalForm: 'coöperatie',
    websites: ['https://tknkoeriers.nl'],
    phones: ['074 555 12 96'],
    emails: ['planning@tknkoeriers.nl'],
    addresses: [{ street: 'Diamantstraat 31', postalCode: '7554 TA', city: 'Hengelo' }],
    foundingYear: 2004,
    kvk: '08113572',
    vat: 'NL813620947B01',
    sector: 'koeriersdienst',
    services: ['Spoedzendingen', 'Medische transporten', 'Internationale zendingen', 'Opslag'],
    team: [
      { name: 'Gert-Jan Lansink', role: 'directeur' },
      { name: 'Petra Oude Nijhuis', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-20:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Koerier Borne', website: 'https://koerierborne.nl' },
    { name: 'Oost Expres' },
    { name: 'Snelvracht Hengelo', website: 'https://snelvrachthengelo.nl' },
  ],
)
