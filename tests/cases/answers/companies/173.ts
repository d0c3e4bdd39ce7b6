/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const NOK = withRivals(
  {
    name: 'Dakdekkersbedrijf De Nok',
    aliases: ['De Nok', 'De Nok Dakwerken', 'DDN'],
    legalName: 'De Nok Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://denokdakwerken.nl'],
    phones: ['0522 55 61 47'],
    emails: ['info@denokdakwerken.nl', 'planning@denokdakwerken.nl'],
    addresses: [{ street: 'Blankensteinweg 26', postalCode: '7943 PB', city: 'Meppel' }],
    foundingYear: 1991,
    kvk: '04036281',
    vat: 'NL803917264B01',
    sector: 'dakdekker',
    services: ['Dakreparatie', 'Bitumen dakbedekking', 'Pannendaken', 'Zinkwerk', 'Dakisolatie'],
    team: [
      { name: 'Harm Koopman', role: 'directeur' },
      { name: 'Lisette Koopman', role: 'kantoormanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Dakservice Reestdal', website: 'https://dakservicereestdal.nl' },
    { name: 'Hofstee Dakbedekking' },
    { name: 'Dakmeesters Drenthe', website: 'https://dakmeestersdrenthe.nl' },
  ],
)

export const PAREL = withRivals(
  {
    name: 'Nagelstudio Parel',
    aliases: ['Parel Nagels', 'Studio Parel', 'NSP'],
    legalName: 'Nagelstudio Parel',
    legalForm: 'eenmanszaak',
    websites: ['https://nagelstudioparel.nl'],
    phones: ['06 55 58 20 63'],
    emails: ['afspraak@nagelstudioparel.nl'],
    addresses: [{ street: 'Zandstraat 74', postalCode: '3901 CP', city: 'Veenendaal' }],
    foundingYear: 2016,
    kvk: '65193827',
    vat: 'NL002847163B52',
    sector: 'nagelstudio',
    services: ['Gelnagels', 'Acrylnagels', 'Manicure', 'Pedicure', 'Nail art'],
    team: [
      { name: 'Thuy Nguyen', role: 'eigenaar' },
      { name: 'Romy van Schuppen', role: 'nagelstylist' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Nail Bar Valleistreek', website: 'https://nailbarvalleistreek.nl' },
    { name: 'Beauty & Nails Ritmeester' },
    { name: 'Nagelatelier Lunenburg', website: 'https://nagelatelierlunenburg.nl' },
  ],
)

export const WAAG = withRivals(
  {
    name: 'Kaaswinkel De Waag',
    aliases: ['De Waag', 'De Waag Gorinchem', 'KDW'],
    legalName: 'Kaaswinkel De Waag V.O.F.',
    legalForm: 'vof',
    websites: ['https://kaaswinkeldewaag.nl'],
    phones: ['0183 55 52 90'],
    emails: ['winkel@kaaswinkeldewaag.nl', 'bestel@kaaswinkeldewaag.nl'],
    addresses: [{ street: 'Langendijk 43', postalCode: '4201 CG', city: 'Gorinchem' }],
    foundingYear: 1974,
    kvk: '23019574',
    vat: 'NL805731926B01',
    sector: 'kaaswinkel',
    services: ['Boerenkaas', 'Buitenlandse kazen', 'Kaasplanken', 'Relatiegeschenken', 'Noten en wijn'],
    team: [
      { name: 'Kees Verspoor', role: 'vennoot' },
      { name: 'Anja Verspoor', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Kaasspeciaalzaak Merwede', website: 'https://kaasmerwede.nl' },
    { name: 'De Kaasstal' },
    { name: 'Fromagerie Lingehaven', website: 'https://fromagerielingehaven.nl' },
  ],
)

export const BAKEN = withRivals(
  {
    name: 'Baken ICT',
    aliases: ['Baken', 'Baken Helpdesk', 'BKN'],
    legalName: 'Baken ICT Services B.V.',
    legalForm: 'bv',
    websites: ['https://bakenict.nl'],
    phones: ['0513 55 57 18'],
    emails: ['support@bakenict.nl', 'info@bakenict.nl'],
    addresses: [{ street: 'Abe Lenstra Boulevard 12', postalCode: '8448 JB', city: 'Heerenveen' }],
    foundingYear: 2009,
    kvk: '01158436',
    vat: 'NL820715394B01',
    sector: 'ICT-helpdesk',
    services: ['Werkplekbeheer', 'Microsoft 365', 'Back-up', 'Cybersecurity', 'VoIP-telefonie'],
    team: [
      { name: 'Sietse Hoekstra', role: 'directeur' },
      { name: 'Mirjam Zandstra', role: 'servicedeskcoördinator' },
      { name: 'Deniz Aksoy', role: 'systeembeheerder' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Skoatter Automatisering', website: 'https://skoatterautomatisering.nl' },
    { name: 'NetWacht Fryslân', website: 'https://netwachtfryslan.nl' },
    { name: 'De ICT Buren' },
  ],
)

export const VLIET = withRivals(
  {
    name: 'Rijschool Van Vliet',
    aliases: ['Van Vliet', 'Van Vliet Rijopleidingen', 'RVV'],
    legalName: 'Rijschool Van Vliet V.O.F.',
    legalForm: 'vof',
    websites: ['https://vanvlietrijopleidingen.nl'],
    phones: ['071 555 28 64'],
    emails: ['les@vanvlietrijopleidingen.nl'],
    addresses: [{ street: 'Zeeweg 118', postalCode: '2224 CS', city: 'Katwijk' }],
    foundingYear: 1986,
    kvk: '28047915',
    vat: 'NL806492713B01',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Aanhangerrijbewijs', 'Theoriecursus', 'Bromfietslessen'],
    team: [
      { name: 'Arie van Vliet', role: 'vennoot' },
      { name: 'Corine van Vliet', role: 'vennoot' },
      { name: 'Bas Ouwehand', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-17:00; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Rijschool Duinrand', website: 'https://rijschoolduinrand.nl' },
    { name: 'Verkeersschool Boulevard' },
    { name: 'Rijcentrum Den Haas', website: 'https://rijcentrumdenhaas.nl' },
  ],
)

export const BOSRAND = withRivals(
  {
    name: 'Camping De Bosrand',
    aliases: ['De Bosrand', 'Bosrand Ommen', 'CDB'],
    legalName: 'Camping De Bosrand B.V.',
    legalForm: 'bv',
    websites: ['https://campingbosrandommen.nl'],
    phones: ['0529 55 59 04'],
    emails: ['receptie@campingbosrandommen.nl'],
    addresses: [{ street: 'Hammerweg 61', postalCode: '7731 AJ', city: 'Ommen' }],
    foundingYear: 1963,
    kvk: '05028471',
    vat: 'NL807264931B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Camperplaatsen', 'Trekkershutten', 'Safaritenten', 'Zwembad'],
    team: [
      { name: 'Jan Marsman', role: 'eigenaar' },
      { name: 'Ineke Marsman', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr,za 09:00-20:00; zo 10:00-16:00'],
  },
  [
    { name: 'Camping De Roggeakker', website: 'https://campingderoggeakker.nl' },
    { name: 'Natuurkampeerterrein Giethmen' },
    { name: 'Vakantiepark Archemerheide', website: 'https://archemerheide.nl' },
  ],
)

export const MEULEN = withRivals(
  {
    name: 'Notariskantoor Van der Meulen',
    aliases: ['Van der Meulen Notariaat', 'Van der Meulen', 'NVM'],
    legalName: 'Notariskantoor Van der Meulen B.V.',
    legalForm: 'bv',
    websites: ['https://vandermeulennotariaat.nl'],
    phones: ['0314 55 53 86'],
    emails: ['info@vandermeulennotariaat.nl', 'secretariaat@vandermeulennotariaat.nl'],
    addresses: [{ street: 'Terborgseweg 29', postalCode: '7001 GM', city: 'Doetinchem' }],
    foundingYear: 1957,
    kvk: '09062745',
    vat: 'NL808517342B01',
    sector: 'notaris',
    services: ['Hypotheekakte', 'Testament', 'Samenlevingscontract', 'Oprichting bv', 'Levenstestament'],
    team: [
      { name: 'Liesbeth van der Meulen', role: 'notaris' },
      { name: 'Ruben Wesselink', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Oude IJssel', website: 'https://notariaatoudeijssel.nl' },
    { name: 'Ten Brinke Notarissen' },
    { name: 'Slingeland Notariaat', website: 'https://slingelandnotariaat.nl' },
  ],
)

export const REYNAERT = withRivals(
  {
    name: 'Brouwerij Reynaert',
    aliases: ['Reynaert', 'Reynaert Bier', 'BRH'],
    legalName: 'Brouwerij Reynaert V.O.F.',
    legalForm: 'vof',
    websites: ['https://brouwerijreynaert.nl', 'https://reynaertbier.be'],
    phones: ['0114 55 58 32'],
    emails: ['proef@brouwerijreynaert.nl'],
    addresses: [{ street: 'Bierkaaistraat 14', postalCode: '4561 GS', city: 'Hulst' }],
    foundingYear: 2012,
    kvk: '55827316',
    vat: 'NL851739264B01',
    sector: 'brouwerij',
    services: ['Speciaalbier', 'Rondleidingen', 'Bierproeverijen', 'Bier op maat'],
    team: [
      { name: 'Joris de Waele', role: 'brouwmeester' },
      { name: 'Els Picavet', role: 'eigenaar' },
    ],
    hours: ['ma,di gesloten; wo,do 13:00-18:00; vr,za 13:00-22:00; zo 13:00-19:00'],
  },
  [
    { name: 'Brouwerij De Vest', website: 'https://brouwerijdevest.nl' },
    { name: 'Bierbrouwerij Polderklaver' },
    { name: 'Brouwhuis Axel', website: 'https://brouwhuisaxel.nl' },
  ],
)

export const STEMWERK = withRivals(
  {
    name: 'Pianoservice Stemwerk',
    aliases: ['Stemwerk', "Stemwerk Piano's", 'PSW'],
    legalName: 'Pianoservice Stemwerk',
    legalForm: 'eenmanszaak',
    websites: ['https://pianostemwerk.nl'],
    phones: ['06 55 53 91 70', '0118 55 56 02'],
    emails: ['afspraak@pianostemwerk.nl'],
    addresses: [{ street: 'Noordstraat 52', postalCode: '4331 CC', city: 'Middelburg' }],
    foundingYear: 2001,
    kvk: '22049613',
    vat: 'NL001926483B27',
    sector: 'pianostemmer',
    services: ["Piano's stemmen", 'Vleugels stemmen', 'Reparatie en revisie', 'Taxatie', 'Concertstemmingen'],
    team: [{ name: 'Maarten Boogaard', role: 'eigenaar' }],
    hours: ['ma,di,do,vr 09:00-17:30; wo 09:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Pianohuis Walcheren', website: 'https://pianohuiswalcheren.nl' },
    { name: 'Stemservice Dingemanse' },
    { name: 'Klavier & Klank', website: 'https://klavierenklank.nl' },
  ],
)

export const ZWALUW = withRivals(
  {
    name: 'Zwaluw Verhuizingen',
    aliases: ['Zwaluw', 'Zwaluw Movers', 'ZVA'],
    legalName: 'Zwaluw Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://zwaluwverhuizingen.nl', 'https://zwaluwmovers.com'],
    phones: ['020 555 73 19'],
    emails: ['hello@zwaluwmovers.com', 'info@zwaluwverhuizingen.nl'],
    addresses: [{ street: 'Bouwerij 37', postalCode: '1185 XW', city: 'Amstelveen' }],
    foundingYear: 1998,
    kvk: '34106852',
    vat: 'NL809643172B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Internationale verhuizingen', 'Opslag', 'Verhuislift', 'Inpakservice'],
    team: [
      { name: 'Ramon Tervoort', role: 'directeur' },
      { name: 'Nadia Bouzid', role: 'verhuisadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Amstelland Movers', website: 'https://amstellandmovers.nl' },
    { name: 'Verhuisservice Brouwer' },
    { name: 'Kist & Karton', website: 'https://kistenkarton.nl' },
  ],
)
