/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TDB = withRivals(
  {
    name: 'TDB Dakwerken',
    aliases: ['TDB', 'Terpstra Dakbedekking'],
    legalName: 'Terpstra Dakbedekking B.V.',
    legalForm: 'bv',
    websites: ['https://www.tdb-dakwerken.nl'],
    phones: ['0513 55 52 84'],
    emails: ['info@tdb-dakwerken.nl'],
    addresses: [{ street: 'Ampèrelaan 18', postalCode: '8447 GB', city: 'Heerenveen' }],
    foundingYear: 1987,
    kvk: '01083746',
    vat: 'NL805512947B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Zinkwerk', 'Dakisolatie'],
    team: [
      { name: 'Jelle Terpstra', role: 'directeur' },
      { name: 'Marieke Bosma', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Dakgroep Friesland', website: 'https://dakgroepfriesland.nl' },
    { name: 'Wiersma Daken', website: 'https://www.wiersmadaken.nl' },
    { name: 'De Friese Dekker' },
  ],
)

export const BRUG = withRivals(
  {
    name: 'Vertaalbureau De Brug',
    aliases: ['De Brug Vertalingen'],
    legalForm: 'maatschap',
    websites: ['https://debrugvertalingen.nl'],
    phones: ['0570 55 51 39', '06 18 55 50 27'],
    emails: ['post@debrugvertalingen.nl'],
    addresses: [{ street: 'Assenstraat 43', postalCode: '7411 JR', city: 'Deventer' }],
    foundingYear: 2004,
    kvk: '38117264',
    vat: 'NL813604285B01',
    sector: 'vertaalbureau',
    services: ['Beëdigde vertalingen', 'Technische vertalingen', 'Tolken', 'Ondertiteling'],
    team: [
      { name: 'Irene Kolkman', role: 'eigenaar' },
      { name: 'Peter Whitcombe', role: 'eigenaar' },
      { name: 'Samira El Idrissi', role: 'projectmanager' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Taalpunt Oost', website: 'https://taalpuntoost.nl' },
    { name: 'Lingua IJssel', website: 'https://www.lingua-ijssel.nl' },
    { name: 'Salland Translations' },
  ],
)

export const VECHTDAL = withRivals(
  {
    name: 'Kinderopvang Vechtdal',
    aliases: ['SKV'],
    legalName: 'Stichting Kinderopvang Vechtdal',
    legalForm: 'stichting',
    websites: ['https://www.kinderopvangvechtdal.nl'],
    phones: ['0529 55 56 31'],
    emails: ['planning@kinderopvangvechtdal.nl'],
    addresses: [{ street: 'Schurinkstraat 9', postalCode: '7731 GA', city: 'Ommen' }],
    foundingYear: 1996,
    kvk: '05072916',
    vat: 'NL807219463B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuterspeelzaal', 'Flexibele opvang'],
    team: [{ name: 'Hanneke Lubbers', role: 'directeur' }],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'De Ommer Kikkers' },
    { name: 'Kindcentrum Salland', website: 'https://kindcentrumsalland.nl' },
    { name: 'Dikkie & Co', website: 'https://www.dikkie-en-co.nl' },
  ],
)
