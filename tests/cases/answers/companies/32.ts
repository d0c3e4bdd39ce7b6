/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OLDENKAMP = withRivals(
  {
    name: 'Slagerij Oldenkamp',
    aliases: ['Oldenkamp Vlees & Worst'],
    legalName: 'V.O.F. Oldenkamp Vlees en Worst',
    legalForm: 'vof',
    websites: ['https://www.slagerijoldenkamp.nl'],
    phones: ['0529 55 53 18'],
    emails: ['info@slagerijoldenkamp.nl'],
    addresses: [{ street: 'Bermerstraat 14', postalCode: '7731 BK', city: 'Ommen' }],
    foundingYear: 1928,
    kvk: '05038264',
    vat: 'NL806214537B01',
    sector: 'slagerij',
    services: ['Barbecuepakketten', 'Gourmetschotels', 'Ambachtelijke worst', 'Kant-en-klaarmaaltijden'],
    team: [
      { name: 'Gerrit Oldenkamp', role: 'eigenaar' },
      { name: 'Marleen Oldenkamp', role: 'eigenaar' },
      { name: 'Stef Wiggers', role: 'slager' },
    ],
    hours: ['di,wo,do 08:30-18:00; vr 08:00-18:30; za 08:00-16:00; ma,zo gesloten'],
  },
  [
    { name: 'Keurslagerij Vechtdal', website: 'https://keurslagerijvechtdal.nl' },
    { name: 'Slagerij Bosman' },
    { name: 'De Vleesmeesters', website: 'https://www.devleesmeesters.nl' },
  ],
)

export const HVB = withRivals(
  {
    name: 'HVB Accountants',
    aliases: ['Hofstra Van Buuren', 'HVB'],
    legalName: 'Hofstra Van Buuren Accountants en Belastingadviseurs',
    legalForm: 'maatschap',
    websites: ['https://hvb-accountants.nl'],
    phones: ['058 555 26 41'],
    emails: ['kantoor@hvb-accountants.nl'],
    addresses: [{ street: 'Sophialaan 21', postalCode: '8911 AE', city: 'Leeuwarden' }],
    foundingYear: 1987,
    kvk: '01094573',
    vat: 'NL804517286B01',
    sector: 'accountantskantoor',
    services: ['Jaarrekening', 'Salarisadministratie', 'Belastingaangifte', 'Bedrijfsopvolging'],
    team: [
      { name: 'Sietske Hofstra', role: 'accountant' },
      { name: 'Maarten van Buuren', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Friesland Accountancy' },
    { name: 'De Jong & Wiersma', website: 'https://dejongwiersma.nl' },
    { name: 'Cijferhuys', website: 'https://www.cijferhuys.nl' },
  ],
)

export const VEERKRACHT = withRivals(
  {
    name: 'Veerkracht',
    aliases: ['Studio Veerkracht'],
    legalForm: 'eenmanszaak',
    websites: ['https://veerkrachtstudio.nl'],
    phones: ['033 555 61 09', '06 38 55 52 47'],
    emails: ['hallo@veerkrachtstudio.nl'],
    addresses: [{ street: 'Kleine Koppel 38', postalCode: '3812 PH', city: 'Amersfoort' }],
    foundingYear: 2016,
    kvk: '65920318',
    vat: 'NL002318467B72',
    sector: 'fitnessstudio',
    services: ['Personal training', 'Small group training', 'Voedingsadvies', 'Zwangerschapsfitness'],
    team: [
      { name: 'Naomi Latupeirissa', role: 'eigenaar' },
      { name: 'Joost Hagen', role: 'trainer' },
    ],
    hours: ['ma,wo,vr 07:00-21:00; di,do 09:00-21:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Keistad Fit', website: 'https://keistadfit.nl' },
    { name: 'Sportlab Soesterkwartier' },
    { name: 'Gym Eemplein', website: 'https://gymeemplein.nl' },
  ],
)
