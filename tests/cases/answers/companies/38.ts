/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HOEKSTRA = withRivals(
  {
    name: 'Hoekstra Dral Architecten',
    aliases: ['Hoekstra Dral', 'HDA'],
    legalName: 'Maatschap Hoekstra Dral Architecten',
    legalForm: 'maatschap',
    websites: ['https://www.hoekstradral.nl'],
    phones: ['058 555 31 84'],
    emails: ['bureau@hoekstradral.nl'],
    addresses: [{ street: 'Emmakade 118', postalCode: '8933 AX', city: 'Leeuwarden' }],
    foundingYear: 1987,
    kvk: '01147926',
    vat: 'NL809461375B01',
    sector: 'architectenbureau',
    services: ['Woonhuisontwerp', 'Verbouwingen', 'Restauratie van monumenten', 'Vergunningaanvragen'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'architect en partner' },
      { name: 'Annemiek Dral', role: 'architect en partner' },
      { name: 'Jelle Postma', role: 'bouwkundig tekenaar' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Noorderzicht', website: 'https://bureaunoorderzicht.nl' },
    { name: 'Atelier Terpstra' },
    { name: 'FRYS Architectuur', website: 'https://www.frysarchitectuur.nl' },
  ],
)

export const SCHERP = withRivals(
  {
    name: 'Optiek Scherp',
    aliases: ['Scherp Brillen en Lenzen'],
    legalForm: 'eenmanszaak',
    websites: ['https://optiekscherp.nl'],
    phones: ['0575 55 59 27'],
    emails: ['info@optiekscherp.nl'],
    addresses: [{ street: 'Beukerstraat 41', postalCode: '7201 LB', city: 'Zutphen' }],
    foundingYear: 2006,
    kvk: '08139462',
    vat: 'NL001846297B38',
    sector: 'opticien',
    services: ['Oogmetingen', 'Contactlenzen', 'Brillen op sterkte', 'Zonnebrillen'],
    team: [
      { name: 'Marloes Wiggers', role: 'eigenaar' },
      { name: 'Dennis ter Braak', role: 'optometrist' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brillenhuis Walburg', website: 'https://brillenhuiswalburg.nl' },
    { name: 'Oogpunt Zutphen' },
    { name: 'Van Dorth Optiek', website: 'https://vandorthoptiek.nl' },
  ],
)

export const EEMLAND = withRivals(
  {
    name: 'Eemland Sloten & Beveiliging',
    aliases: ['Eemland Beveiliging', 'ESB'],
    legalName: 'Eemland Sloten en Beveiliging B.V.',
    legalForm: 'bv',
    websites: ['https://www.eemlandsloten.nl'],
    phones: ['033 555 82 16', '06 42 55 58 19'],
    emails: ['service@eemlandsloten.nl'],
    addresses: [{ street: 'Nijverheidsweg-Noord 74', postalCode: '3812 PM', city: 'Amersfoort' }],
    foundingYear: 1998,
    kvk: '31862704',
    vat: 'NL807913264B01',
    sector: 'slotenmaker',
    services: ['Sloten vervangen', 'Alarmsystemen', 'Camerabewaking', 'Advies over inbraakpreventie'],
    team: [{ name: 'Ruben van Ginkel', role: 'directeur' }],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Keistad Slotenmakers', website: 'https://keistadslotenmakers.nl' },
    { name: 'SafeHome Utrecht' },
    { name: 'Lock & Go', website: 'https://www.lockandgo.nl' },
  ],
)
