/** Companies of other trades and places, for rounds 5 to 9. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Autobedrijf Terpstra',
    aliases: ['Garage Terpstra'],
    legalName: 'Autobedrijf Terpstra B.V.',
    legalForm: 'bv',
    websites: ['https://www.terpstra-autos.nl'],
    phones: ['0512 55 51 20'],
    emails: ['werkplaats@terpstra-autos.nl'],
    addresses: [{ street: 'De Meerpaal 15', postalCode: '9206 AJ', city: 'Drachten' }],
    foundingYear: 1974,
    kvk: '01058372',
    sector: 'autobedrijf',
    services: ['APK-keuring', 'Airco-onderhoud', 'Bandenwissel'],
    team: [{ name: 'Sytse Terpstra', role: 'eigenaar' }],
  },
  [{ name: 'Garage Wijma', website: 'https://garagewijma.nl' }, { name: 'Autoservice Noord' }],
)

export const HOOGLAND = withRivals(
  {
    name: 'Hoogland & Prins Notarissen',
    aliases: ['Hoogland & Prins', 'HPN'],
    legalForm: 'maatschap',
    websites: ['https://hooglandprins.nl'],
    phones: ['055 555 13 14'],
    emails: ['info@hooglandprins.nl'],
    addresses: [{ street: 'Deventerstraat 48', postalCode: '7311 LX', city: 'Apeldoorn' }],
    foundingYear: 1989,
    kvk: '08129374',
    sector: 'notaris',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten'],
    team: [
      { name: 'Carla Hoogland', role: 'notaris' },
      { name: 'Rik Prins', role: 'notaris' },
    ],
  },
  [{ name: 'Notariskantoor Van Dijk' }, { name: 'Stam Notariaat', website: 'https://stamnotariaat.nl' }],
)

export const VLINDER = withRivals(
  {
    name: 'Dierenkliniek De Vlinderslag',
    aliases: ['De Vlinderslag'],
    legalForm: 'bv',
    websites: ['https://devlinderslag.nl'],
    phones: ['035 555 14 15'],
    emails: ['balie@devlinderslag.nl'],
    addresses: [{ street: 'Gijsbrecht van Amstelstraat 201', postalCode: '1215 CK', city: 'Hilversum' }],
    foundingYear: 2007,
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsreiniging', 'Sterilisatie'],
    team: [{ name: 'Marjolein Kok', role: 'dierenarts' }],
  },
  [{ name: 'Dierenartsenpraktijk Gooi' }, { name: 'AniCura Hilversum' }],
)

export const SAFFRAAN = withRivals(
  {
    name: 'Restaurant Saffraan',
    aliases: ['Saffraan'],
    legalForm: 'vof',
    websites: ['https://restaurantsaffraan.nl'],
    phones: ['043 555 16 17'],
    emails: ['reserveren@restaurantsaffraan.nl'],
    addresses: [{ street: 'Rechtstraat 73', postalCode: '6221 EH', city: 'Maastricht' }],
    foundingYear: 2012,
    kvk: '55781204',
    sector: 'restaurant',
    services: ['Catering', 'Proeverijen', 'Kookworkshops'],
    team: [{ name: 'Samir Haddad', role: 'chef-kok' }],
  },
  [{ name: 'Bistro Wyck' }, { name: 'Restaurant Petit Bonheur', website: 'https://petitbonheur.nl' }],
)

export const BDV = withRivals(
  {
    name: 'Baten De Vries Accountants',
    aliases: ['BDV Accountants', 'BDV'],
    legalName: 'Baten De Vries Accountants & Adviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://www.batendevries.nl'],
    phones: ['0513 55 51 88'],
    emails: ['info@batendevries.nl'],
    addresses: [{ street: 'K.R. Poststraat 90', postalCode: '8441 ER', city: 'Heerenveen' }],
    foundingYear: 1981,
    kvk: '01077215',
    vat: 'NL809163472B01',
    sector: 'accountantskantoor',
    services: ['Jaarrekeningen', 'Salarisadministratie', 'Belastingaangifte'],
    team: [{ name: 'Geert Baten', role: 'oprichter' }],
  },
  [{ name: 'Accon Heerenveen' }, { name: 'Van Dam & Partners', website: 'https://vandampartners.nl' }],
)

export const VOORUIT = withRivals(
  {
    name: 'Rijschool Vooruit',
    aliases: [],
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolvooruit.nl'],
    phones: ['06 12 55 51 90'],
    emails: ['lessen@rijschoolvooruit.nl'],
    addresses: [{ city: 'Almere' }],
    foundingYear: 2018,
    kvk: '71203948',
    sector: 'rijschool',
    services: ['Motorrijlessen', 'Spoedcursus', 'Faalangsttraining'],
    team: [{ name: 'Dennis Oduya', role: 'rijinstructeur' }],
  },
  [{ name: 'Rijschool Flevo' }, { name: 'Verkeersschool Buiten' }],
)

export const INKTVIS = withRivals(
  {
    name: 'Drukkerij Inktvis',
    aliases: ['Inktvis'],
    legalForm: 'bv',
    websites: ['https://inktvis.nu'],
    phones: ['013 555 18 19'],
    emails: ['offerte@inktvis.nu'],
    addresses: [{ street: 'Spoorlaan 310', postalCode: '5038 CC', city: 'Tilburg' }],
    foundingYear: 1996,
    kvk: '18045639',
    vat: 'NL806612945B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Boekdruk', 'Zeefdruk'],
    team: [{ name: 'Loes Brouwers', role: 'directeur' }],
  },
  [{ name: 'Drukwerkdeal', website: 'https://www.drukwerkdeal.nl' }, { name: 'Kopie & Co' }],
)

export const OOSTERHUIS = withRivals(
  {
    name: 'Makelaardij Oosterhuis',
    aliases: ['Oosterhuis Makelaars'],
    legalForm: 'bv',
    websites: ['https://oosterhuismakelaars.nl'],
    phones: ['0592 55 52 10'],
    emails: ['wonen@oosterhuismakelaars.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 64', postalCode: '9401 GN', city: 'Assen' }],
    foundingYear: 1968,
    kvk: '04026381',
    sector: 'makelaar',
    services: ['Taxaties', 'Aankoopbegeleiding', 'Verhuur'],
    team: [{ name: 'Henk Oosterhuis', role: 'makelaar' }],
  },
  [{ name: 'Lamberink Makelaars' }, { name: 'Woonplus Drenthe' }],
)

export const FLEUR = withRivals(
  {
    name: 'Fleur & Zo',
    aliases: ['Bloemist Fleur & Zo'],
    legalForm: 'eenmanszaak',
    websites: ['https://fleurenzo.nl'],
    phones: ['015 555 20 21'],
    emails: ['bloemen@fleurenzo.nl'],
    addresses: [{ street: 'Voldersgracht 8', postalCode: '2611 ET', city: 'Delft' }],
    foundingYear: 2015,
    sector: 'bloemist',
    services: ['Rouwwerk', 'Bruidsboeketten', 'Bloemabonnementen'],
    team: [{ name: 'Fleur Zonneveld', role: 'eigenaar' }],
  },
  [{ name: 'Bloemenhuis Delft' }, { name: 'De Tulp' }],
)

export const NOVARIS = withRivals(
  {
    name: 'Novaris Cloud Solutions',
    aliases: ['Novaris'],
    legalName: 'Novaris Cloud Solutions B.V.',
    legalForm: 'bv',
    websites: ['https://www.novaris.cloud'],
    phones: ['+31 85 555 22 10'],
    emails: ['sales@novaris.cloud'],
    addresses: [{ street: 'Europalaan 400', postalCode: '3526 KS', city: 'Utrecht' }],
    foundingYear: 2013,
    kvk: '58240173',
    sector: 'IT-bedrijf',
    services: ['Cloud migration', 'Managed hosting', 'Cybersecurity audits'],
    team: [{ name: 'Ingrid Solberg', role: 'CEO' }],
  },
  [{ name: 'Skyhost', website: 'https://skyhost.eu' }, { name: 'CloudNine IT' }],
)
