/** Companies of answers that a stranger to the rules wrote, with their questions. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROEDEL = withRivals(
  {
    name: 'Hondenschool De Roedel',
    aliases: ['De Roedel', 'De Roedel Ermelo', 'HDR'],
    legalName: 'Hondenschool De Roedel',
    legalForm: 'eenmanszaak',
    websites: ['https://hondenschoolderoedel.nl'],
    phones: ['0341 55 57 26'],
    emails: ['info@hondenschoolderoedel.nl'],
    addresses: [{ street: 'Horsterweg 118', postalCode: '3851 PL', city: 'Ermelo' }],
    foundingYear: 2009,
    kvk: '08194627',
    vat: 'NL001936472B52',
    sector: 'hondenschool',
    services: ['Puppycursus', 'Gedragstherapie', 'Speuren', 'Privéles'],
    team: [
      { name: 'Marijke Bosgraaf', role: 'eigenaar' },
      { name: 'Twan Everts', role: 'instructeur' },
    ],
    hours: ['ma,do 18:30-21:30; di,wo,vr gesloten; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Hondencentrum Staverden', website: 'https://hondencentrumstaverden.nl' },
    { name: 'Kynologenclub Leuvenum' },
    { name: 'Pootje Voor', website: 'https://pootjevoor.nl' },
  ],
)

export const HARTMAN = withRivals(
  {
    name: 'Dakdekkersbedrijf Hartman',
    aliases: ['Hartman Daken', 'Hartman', 'DBH'],
    legalName: 'Dakdekkersbedrijf Hartman B.V.',
    legalForm: 'bv',
    websites: ['https://hartmandaken.nl'],
    phones: ['0546 55 51 83'],
    emails: ['info@hartmandaken.nl', 'spoed@hartmandaken.nl'],
    addresses: [{ street: 'Plesmanweg 14', postalCode: '7602 PD', city: 'Almelo' }],
    foundingYear: 1985,
    kvk: '06047318',
    vat: 'NL803917264B01',
    sector: 'dakdekker',
    services: ['Platte daken', 'Dakpannen vervangen', 'Dakisolatie', 'Zinkwerk', 'Daklekkage'],
    team: [
      { name: 'Erik Hartman', role: 'directeur' },
      { name: 'Bianca Oude Nijeweme', role: 'calculator' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Twents Dakbeheer', website: 'https://twentsdakbeheer.nl' },
    { name: 'Dakwerken Bolscher' },
    { name: 'Kroezen Dak en Zink', website: 'https://kroezendakenzink.nl' },
  ],
)

export const STOLP = withRivals(
  {
    name: 'Kaaswinkel De Stolp',
    aliases: ['De Stolp', 'De Stolp Kaas', 'KDS'],
    legalName: 'Kaaswinkel De Stolp V.O.F.',
    legalForm: 'vof',
    websites: ['https://destolpkaas.nl'],
    phones: ['0299 555 274'],
    emails: ['winkel@destolpkaas.nl'],
    addresses: [{ street: 'Peperstraat 23', postalCode: '1441 BH', city: 'Purmerend' }],
    foundingYear: 1992,
    kvk: '36048295',
    vat: 'NL805826371B01',
    sector: 'kaaswinkel',
    services: ['Boerenkaas', 'Kaasplankjes', 'Noten en zuidvruchten', 'Relatiegeschenken'],
    team: [
      { name: 'Cees Oudejans', role: 'vennoot' },
      { name: 'Linda Oudejans', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Kaasboetiek Weidevenne', website: 'https://kaasboetiekweidevenne.nl' },
    { name: 'Zuivelhuis Beemsterlust' },
    { name: 'Kaas van Klaas', website: 'https://kaasvanklaas.nl' },
  ],
)

export const VONK = withRivals(
  {
    name: 'Marketingbureau Vonk',
    aliases: ['Vonk', 'Vonk Marketing', 'MBV'],
    legalName: 'Vonk Online Marketing B.V.',
    legalForm: 'bv',
    websites: ['https://vonkmarketing.nl'],
    phones: ['0492 55 53 61'],
    emails: ['hallo@vonkmarketing.nl'],
    addresses: [{ street: 'Steenweg 46', postalCode: '5707 CG', city: 'Helmond' }],
    foundingYear: 2014,
    kvk: '60318472',
    vat: 'NL853819264B01',
    sector: 'marketingbureau',
    services: ['Zoekmachineoptimalisatie', 'Google Ads', 'Social media', 'Websites'],
    team: [
      { name: 'Sanne Verhees', role: 'oprichter' },
      { name: 'Koen Swinkels', role: 'SEO-specialist' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Peelland', website: 'https://bureaupeelland.nl' },
    { name: 'Klikkracht' },
    { name: 'Merkmakers Brandevoort', website: 'https://merkmakersbrandevoort.nl' },
  ],
)

export const TRED = withRivals(
  {
    name: 'Pedicurepraktijk De Tred',
    aliases: ['De Tred', 'Pedicure De Tred', 'PDT'],
    legalName: 'Pedicurepraktijk De Tred',
    legalForm: 'eenmanszaak',
    websites: ['https://pedicuredetred.nl'],
    phones: ['0113 555 618'],
    emails: ['afspraak@pedicuredetred.nl'],
    addresses: [{ street: 'Voorstad 37', postalCode: '4461 KL', city: 'Goes' }],
    foundingYear: 2012,
    kvk: '55182936',
    vat: 'NL001827364B09',
    sector: 'pedicure',
    services: ['Medische voetzorg', 'Diabetische voet', 'Ingegroeide nagels', 'Orthesen'],
    team: [{ name: 'Jolanda Minnaard', role: 'medisch pedicure en eigenaar' }],
    hours: ['ma,di,do 09:00-17:00; wo 13:00-21:00; vr 09:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voetzorg Bevelanden', website: 'https://voetzorgbevelanden.nl' },
    { name: 'Pedicure Noordhoek' },
    { name: 'Salon Zeevoet', website: 'https://salonzeevoet.nl' },
  ],
)

export const NOEST = withRivals(
  {
    name: 'Meubelmakerij Noest',
    aliases: ['Noest', 'Noest Meubels', 'MMN'],
    legalName: 'Meubelmakerij Noest V.O.F.',
    legalForm: 'vof',
    websites: ['https://noestmeubels.nl'],
    phones: ['0570 55 58 42'],
    emails: ['werkplaats@noestmeubels.nl'],
    addresses: [{ street: 'Hanzeweg 29', postalCode: '7418 AW', city: 'Deventer' }],
    foundingYear: 2005,
    kvk: '08139574',
    vat: 'NL814629375B01',
    sector: 'meubelmaker',
    services: ['Maatwerk tafels', 'Inbouwkasten', 'Keukens op maat', 'Meubelrestauratie'],
    team: [
      { name: 'Ruben Kloosterman', role: 'vennoot' },
      { name: 'Iris Haverkate', role: 'vennoot en ontwerper' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Houtwerkplaats Salland', website: 'https://houtwerkplaatssalland.nl' },
    { name: 'Meubelatelier Knoestig' },
    { name: 'De Eikenschaaf', website: 'https://deeikenschaaf.nl' },
  ],
)

export const WULP = withRivals(
  {
    name: 'Camping De Wulp',
    aliases: ['De Wulp', 'De Wulp Ommen', 'CDW'],
    legalName: 'Camping De Wulp B.V.',
    legalForm: 'bv',
    websites: ['https://campingdewulp.nl'],
    phones: ['0529 55 54 39'],
    emails: ['receptie@campingdewulp.nl'],
    addresses: [{ street: 'Beerzerweg 63', postalCode: '7736 PG', city: 'Ommen' }],
    foundingYear: 1971,
    kvk: '05028463',
    vat: 'NL807315928B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Safaritenten', 'Trekkershutten', 'Camperplaatsen'],
    team: [
      { name: 'Gerrit Makkinga', role: 'eigenaar' },
      { name: 'Annelies Makkinga', role: 'receptie' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-19:00; zo 10:00-17:00'],
  },
  [
    { name: 'Vechtdalcamping Arriën', website: 'https://vechtdalcampingarrien.nl' },
    { name: 'Natuurcamping Besthmen' },
    { name: 'Boscamping Junne', website: 'https://boscampingjunne.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Kompas ICT',
    aliases: ['Kompas', 'Kompas IT Support', 'KICT'],
    legalName: 'Kompas ICT Beheer B.V.',
    legalForm: 'bv',
    websites: ['https://kompasict.nl'],
    phones: ['033 555 72 40'],
    emails: ['helpdesk@kompasict.nl'],
    addresses: [{ street: 'Nijverheidsweg-Noord 88', postalCode: '3812 PN', city: 'Amersfoort' }],
    foundingYear: 2001,
    kvk: '32084715',
    vat: 'NL810473926B01',
    sector: 'ICT-dienstverlener',
    services: ['Werkplekbeheer', 'Microsoft 365', 'Netwerkbeheer', 'Back-up', 'Cybersecurity'],
    team: [
      { name: 'Farid Bouzid', role: 'directeur' },
      { name: 'Lotte van Ginkel', role: 'servicemanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za,zo gesloten'],
  },
  [
    { name: 'Eemdata', website: 'https://eemdata.nl' },
    { name: 'Keistad Automatisering' },
    { name: 'Bitwacht', website: 'https://bitwacht.nl' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Bloemenatelier Madelief',
    aliases: ['Madelief', 'Madelief Bloemen', 'BAM'],
    legalName: 'Bloemenatelier Madelief',
    legalForm: 'eenmanszaak',
    websites: ['https://madeliefbloemen.nl'],
    phones: ['013 555 94 17'],
    emails: ['bestel@madeliefbloemen.nl'],
    addresses: [{ street: 'Nieuwstraat 12', postalCode: '5111 CW', city: 'Baarle-Nassau' }],
    foundingYear: 2017,
    kvk: '69274183',
    vat: 'NL002394716B63',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemen', 'Bruidsboeketten', 'Bezorging'],
    team: [{ name: 'Els Geerts', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 09:00-16:00; zo 10:00-13:00'],
  },
  [
    { name: 'Bloemen Verheijen', website: 'https://bloemenverheijen.nl' },
    { name: 'De Groene Enclave' },
    { name: 'Fleur aan de Grens', website: 'https://fleuraandegrens.be' },
  ],
)

export const AURORA = withRivals(
  {
    name: 'Aurora Weddings',
    aliases: ['Aurora', 'Aurora Wedding Planners', 'AWP'],
    legalName: 'Aurora Weddings B.V.',
    legalForm: 'bv',
    websites: ['https://auroraweddings.nl'],
    phones: ['070 555 38 26'],
    emails: ['hello@auroraweddings.nl'],
    addresses: [{ street: 'Javastraat 54', postalCode: '2585 AR', city: 'Den Haag' }],
    foundingYear: 2016,
    kvk: '66391827',
    vat: 'NL856481937B01',
    sector: 'weddingplanner',
    services: ['Volledige bruiloftsplanning', 'Ceremoniemeester', 'Locatie zoeken', 'Styling'],
    team: [
      { name: 'Charlotte Beukers', role: 'oprichter' },
      { name: 'Priya Ramdas', role: 'weddingplanner' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-18:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Witte Linten', website: 'https://wittelinten.nl' },
    { name: 'Hofstad Bruiloften' },
    { name: 'Studio Jawoord', website: 'https://studiojawoord.nl' },
  ],
)
