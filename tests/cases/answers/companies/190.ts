/** Companies of answers about several things of one name, that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ANKER = withRivals(
  {
    name: 'Anker Accountants',
    aliases: ['Anker', 'Anker Accountancy', 'AAM'],
    legalName: 'Anker Accountants & Adviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://ankeraccountants.nl'],
    phones: ['0522 55 54 18'],
    emails: ['info@ankeraccountants.nl', 'salaris@ankeraccountants.nl'],
    addresses: [{ street: 'Stationsweg 143', postalCode: '7941 HC', city: 'Meppel' }],
    foundingYear: 1992,
    kvk: '04058217',
    vat: 'NL803417295B01',
    sector: 'accountant',
    services: ['Jaarrekening', 'Belastingaangifte', 'Loonadministratie', 'Startersadvies'],
    team: [
      { name: 'Harmen Kuiper', role: 'partner' },
      { name: 'Ingrid Wolters', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Reest Administraties', website: 'https://reestadministraties.nl' },
    { name: 'Kantoor Haveltermade' },
    { name: 'Booij & Stam', website: 'https://booijstam.nl' },
  ],
)

export const HOUTDUIF = withRivals(
  {
    name: 'Timmerbedrijf De Houtduif',
    aliases: ['De Houtduif', 'Houtduif Timmerwerken', 'TDH'],
    legalName: 'Timmerbedrijf De Houtduif',
    legalForm: 'eenmanszaak',
    websites: ['https://timmerbedrijfdehoutduif.nl'],
    phones: ['0543 55 52 67'],
    emails: ['offerte@timmerbedrijfdehoutduif.nl'],
    addresses: [{ street: 'Misterweg 178', postalCode: '7102 BR', city: 'Winterswijk' }],
    foundingYear: 2009,
    kvk: '09183642',
    vat: 'NL001947362B22',
    sector: 'timmerman',
    services: ['Kozijnen plaatsen', 'Dakkapellen', 'Houten trappen', 'Schuttingen en overkappingen'],
    team: [{ name: 'Bart Wassink', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Timmerfabriek Slingeland', website: 'https://timmerfabriekslingeland.nl' },
    { name: 'Klussenbedrijf Rensink' },
    { name: 'Berkelhout', website: 'https://berkelhout.nl' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Bloemenwinkel Madelief',
    aliases: ['Madelief', 'Madelief Bloemen', 'BMG'],
    legalName: 'Bloemenwinkel Madelief V.O.F.',
    legalForm: 'vof',
    websites: ['https://madeliefbloemen.nl'],
    phones: ['0113 555 284'],
    emails: ['winkel@madeliefbloemen.nl'],
    addresses: [{ street: 'Lange Kerkstraat 37', postalCode: '4461 JG', city: 'Goes' }],
    foundingYear: 2004,
    kvk: '22057391',
    vat: 'NL813620475B01',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemwerk', 'Bruidsboeketten', 'Bloemenabonnement'],
    team: [
      { name: 'Joke de Witte', role: 'eigenaar' },
      { name: 'Lisanne Meeuwse', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemsierkunst Bevelander', website: 'https://bloemsierkunstbevelander.nl' },
    { name: 'De Bloemenkraam' },
    { name: 'Flora Ganzepoort', website: 'https://floraganzepoort.nl' },
  ],
)

export const SCHATKAMER = withRivals(
  {
    name: 'Escaperoom De Schatkamer',
    aliases: ['De Schatkamer', 'Schatkamer Deventer', 'ESD'],
    legalName: 'De Schatkamer Belevingen B.V.',
    legalForm: 'bv',
    websites: ['https://schatkamerdeventer.nl'],
    phones: ['0570 55 53 91'],
    emails: ['spelen@schatkamerdeventer.nl'],
    addresses: [{ street: 'Assenstraat 52', postalCode: '7411 JV', city: 'Deventer' }],
    foundingYear: 2016,
    kvk: '65820473',
    vat: 'NL856274913B01',
    sector: 'escaperoom',
    services: ['Escaperoom voor groepen', 'Kinderfeestjes', 'Teamuitjes', 'Stadsspel'],
    team: [
      { name: 'Ruben Hofstede', role: 'eigenaar' },
      { name: 'Kim Tjon', role: 'spelleider' },
    ],
    hours: ['ma,di gesloten; wo,do 13:00-22:00; vr,za 11:00-23:00; zo 11:00-20:00'],
  },
  [
    { name: 'Ontsnapt aan de IJssel', website: 'https://ontsnaptaandeijssel.nl' },
    { name: 'Mysterie Bergkwartier' },
    { name: 'Lock House Salland', website: 'https://lockhousesalland.nl' },
  ],
)

export const VLIET = withRivals(
  {
    name: 'Dierenartsenpraktijk De Vliet',
    aliases: ['De Vliet', 'Dierenarts De Vliet', 'DPV'],
    legalName: 'Maatschap Dierenartsenpraktijk De Vliet',
    legalForm: 'maatschap',
    websites: ['https://dierenartsdevliet.nl'],
    phones: ['070 555 63 12'],
    emails: ['assistente@dierenartsdevliet.nl'],
    addresses: [{ street: 'Parkweg 219', postalCode: '2271 AH', city: 'Voorburg' }],
    foundingYear: 1987,
    kvk: '27164038',
    vat: 'NL805183629B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandeling', 'Castratie en sterilisatie', 'Röntgenonderzoek'],
    team: [
      { name: 'Willemijn Oskam', role: 'dierenarts en praktijkhouder' },
      { name: 'Farid Benali', role: 'dierenarts' },
      { name: 'Sanne Kortekaas', role: 'paraveterinair' },
    ],
    hours: ['ma,wo,vr 08:00-18:00; di,do 08:00-20:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek Essesteijn', website: 'https://dierenkliniekessesteijn.nl' },
    { name: 'Dierenarts Leeuwenbergh' },
    { name: 'Kliniek Poot & Hoef', website: 'https://pootenhoef.nl' },
  ],
)

export const VANDAM = withRivals(
  {
    name: 'Rijwielhandel Van Dam',
    aliases: ['Van Dam', 'Van Dam Tweewielers', 'RVD'],
    legalName: 'Rijwielhandel Van Dam V.O.F.',
    legalForm: 'vof',
    websites: ['https://vandamtweewielers.nl'],
    phones: ['0348 55 57 06'],
    emails: ['fiets@vandamtweewielers.nl'],
    addresses: [{ street: 'Voorstraat 68', postalCode: '3441 CN', city: 'Woerden' }],
    foundingYear: 1954,
    kvk: '30027815',
    vat: 'NL801935746B01',
    sector: 'fietsenwinkel',
    services: ['Verkoop van elektrische fietsen', 'Fietsreparatie', 'Fietsverhuur', 'Leasefietsen'],
    team: [
      { name: 'Arie van Dam', role: 'eigenaar' },
      { name: 'Mirthe van Dam', role: 'eigenaar' },
      { name: 'Koen Verlaan', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Fietspunt Snellerpoort', website: 'https://fietspuntsnellerpoort.nl' },
    { name: 'Tweewielers Blokland' },
    { name: 'Wielerhuis Oude Rijn', website: 'https://wielerhuisouderijn.nl' },
  ],
)

export const MERIDIAN = withRivals(
  {
    name: 'Meridian Translations',
    aliases: ['Meridian', 'Meridian Vertaalbureau', 'MTA'],
    legalName: 'Meridian Translations B.V.',
    legalForm: 'bv',
    websites: ['https://meridiantranslations.nl'],
    phones: ['020 555 48 37'],
    emails: ['quote@meridiantranslations.nl', 'hello@meridiantranslations.nl'],
    addresses: [{ street: 'Keizer Karelweg 306', postalCode: '1181 RE', city: 'Amstelveen' }],
    foundingYear: 2001,
    kvk: '34158729',
    vat: 'NL810472638B01',
    sector: 'vertaalbureau',
    services: ['Sworn translations', 'Legal translation', 'Website localisation', 'Interpreting'],
    team: [
      { name: 'Charlotte Pym', role: 'director' },
      { name: 'Joost Hamelink', role: 'project manager' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Woordwerk Amstelland', website: 'https://woordwerkamstelland.nl' },
    { name: 'Lingo Bureau' },
    { name: 'Polyglot House', website: 'https://polyglothouse.nl' },
  ],
)

export const MELKMEISJE = withRivals(
  {
    name: 'Kaaswinkel Het Melkmeisje',
    aliases: ['Het Melkmeisje', 'Melkmeisje Hulst', 'KHM'],
    legalName: 'Kaaswinkel Het Melkmeisje',
    legalForm: 'eenmanszaak',
    websites: ['https://hetmelkmeisjehulst.nl'],
    phones: ['0114 55 51 73'],
    emails: ['kaas@hetmelkmeisjehulst.nl'],
    addresses: [{ street: 'Steenstraat 24', postalCode: '4561 AS', city: 'Hulst' }],
    foundingYear: 2012,
    kvk: '54927160',
    vat: 'NL002318475B66',
    sector: 'kaaswinkel',
    services: ['Kaasplanken', 'Boerenkaas', 'Proeverijen', 'Relatiegeschenken'],
    team: [{ name: 'Veerle Baert', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Zuivelhoeve Reynaert', website: 'https://zuivelhoevereynaert.nl' },
    { name: 'De Kaasstolp' },
    { name: 'Delicatessen Van Waes', website: 'https://delicatessenvanwaes.nl' },
  ],
)

export const NOORDERLICHT = withRivals(
  {
    name: 'Dakdekkersbedrijf Noorderlicht',
    aliases: ['Noorderlicht', 'Noorderlicht Daken', 'DBN'],
    legalName: 'Dakdekkersbedrijf Noorderlicht B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtdaken.nl'],
    phones: ['0512 55 56 48'],
    emails: ['info@noorderlichtdaken.nl', 'spoed@noorderlichtdaken.nl'],
    addresses: [{ street: 'De Lanen 86', postalCode: '9204 WD', city: 'Drachten' }],
    foundingYear: 1998,
    kvk: '01079536',
    vat: 'NL807361924B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Daklekkage', 'Zinkwerk'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'directeur' },
      { name: 'Aukje Postma', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Dakwerken Opsterland', website: 'https://dakwerkenopsterland.nl' },
    { name: 'De Jong Dak & Zink' },
    { name: 'Smelne Dakservice', website: 'https://smelnedakservice.nl' },
  ],
)

export const DACAPO = withRivals(
  {
    name: 'Muziekschool Da Capo',
    aliases: ['Da Capo', 'Da Capo Oss', 'MDC'],
    legalName: 'Stichting Muziekschool Da Capo',
    legalForm: 'stichting',
    websites: ['https://dacapo-oss.nl'],
    phones: ['0412 55 58 29'],
    emails: ['les@dacapo-oss.nl'],
    addresses: [{ street: 'Kruisstraat 15', postalCode: '5341 HA', city: 'Oss' }],
    foundingYear: 1979,
    kvk: '41081936',
    vat: 'NL804628173B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot'],
    team: [
      { name: 'Marleen Ploegmakers', role: 'directeur' },
      { name: 'Tijn van Erp', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:30; vr 13:00-18:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Klankhuis Ussen', website: 'https://klankhuisussen.nl' },
    { name: 'Popschool Maasland' },
    { name: 'Piano aan de Wal', website: 'https://pianoaandewal.nl' },
  ],
)
