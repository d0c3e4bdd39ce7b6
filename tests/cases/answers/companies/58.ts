/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const GLAZIER = withRivals(
  {
    name: 'Glasservice Noord-Veluwe',
    aliases: ['GNV', 'GNV Glas', 'Glasservice Noord Veluwe'],
    legalName: 'Glasservice Noord-Veluwe V.O.F.',
    legalForm: 'vof',
    websites: ['https://gnvglas.nl'],
    phones: ['0341 55 52 76'],
    emails: ['info@gnvglas.nl'],
    addresses: [{ street: 'Gelreweg 31', postalCode: '3843 AN', city: 'Harderwijk' }],
    foundingYear: 1994,
    kvk: '08067215',
    vat: 'NL804417263B01',
    sector: 'glaszetter',
    services: [
      'Dubbel glas plaatsen',
      'HR++ glas',
      'Spoedreparatie glasschade',
      'Glas-in-lood restauratie',
      'Spiegels op maat',
    ],
    team: [
      { name: 'Henk Beelen', role: 'eigenaar' },
      { name: 'Marloes Beelen', role: 'planning' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Glashandel Van Putten', website: 'https://vanputtenglas.nl' },
    { name: 'Ruitexpert Ermelo' },
    { name: 'Glaszetterij Kuiper', website: 'https://glaszetterijkuiper.nl' },
  ],
)

export const CATERER = withRivals(
  {
    name: 'De Pollepel',
    aliases: ['De Pollepel Catering', 'Pollepel Catering', 'Pollepel'],
    legalForm: 'eenmanszaak',
    websites: ['https://pollepelcatering.nl'],
    phones: ['013 555 84 20'],
    emails: ['hallo@pollepelcatering.nl'],
    addresses: [{ street: 'Korvelseweg 118', postalCode: '5025 JK', city: 'Tilburg' }],
    foundingYear: 2009,
    kvk: '18094736',
    vat: 'NL001823645B27',
    sector: 'cateraar',
    services: ['Bruiloftscatering', 'Bedrijfscatering', 'Walking dinner', 'Barbecue aan huis', 'Koffietafel na uitvaart'],
    team: [
      { name: 'Ilse van Gorp', role: 'eigenaar' },
      { name: 'Youssef Amrani', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Catering Brabantse Kost', website: 'https://brabantsekost.nl' },
    { name: 'Vermeer Partycatering' },
    { name: 'Smaakvol Tilburg', website: 'https://smaakvoltilburg.nl' },
  ],
)

export const ACCOUNTANTS = withRivals(
  {
    name: 'Van Houwelingen & Kroes Accountants',
    aliases: ['VHK', 'VHK Accountants', 'Van Houwelingen & Kroes'],
    legalName: 'Van Houwelingen & Kroes Accountants en Adviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://vhkaccountants.nl'],
    phones: ['0183 55 54 09'],
    emails: ['kantoor@vhkaccountants.nl'],
    addresses: [{ street: 'Stationsweg 44', postalCode: '4205 AB', city: 'Gorinchem' }],
    foundingYear: 1976,
    kvk: '23048159',
    vat: 'NL809362715B01',
    sector: 'accountantskantoor',
    services: ['Jaarrekening', 'Salarisadministratie', 'Belastingaangifte', 'Administratie voor het mkb', 'Bedrijfsopvolging'],
    team: [
      { name: 'Pieter Kroes', role: 'directeur-eigenaar' },
      { name: 'Annemiek van Houwelingen', role: 'accountant-administratieconsulent' },
      { name: 'Dennis Bax', role: 'salarisadministrateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Merwede Accountants', website: 'https://merwedeaccountants.nl' },
    { name: 'Kantoor De Linge', website: 'https://kantoordelinge.nl' },
    { name: 'Sluis & Partners' },
  ],
)
