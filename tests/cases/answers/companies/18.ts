/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROSSUM = withRivals(
  {
    name: 'Van Rossum Administratie',
    aliases: ['Administratiekantoor Van Rossum'],
    legalForm: 'eenmanszaak',
    websites: ['https://vanrossumadministratie.nl'],
    phones: ['033 555 47 12'],
    emails: ['info@vanrossumadministratie.nl'],
    addresses: [{ street: 'Leusderweg 141', postalCode: '3817 KC', city: 'Amersfoort' }],
    foundingYear: 2003,
    kvk: '32098174',
    vat: 'NL005432319B15',
    sector: 'boekhouder',
    services: ['Btw-aangifte', 'Jaarrekeningen', 'Salarisadministratie', 'Inkomstenbelasting'],
    team: [{ name: 'Esther van Rossum', role: 'eigenaar' }],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Administraties', website: 'https://eemlandadministraties.nl' },
    { name: 'Boekhoudkantoor De Balans' },
    { name: 'KeiCijfers', website: 'https://keicijfers.nl' },
  ],
)

export const BOSUIL = withRivals(
  {
    name: 'Kinderdagverblijf De Bosuil',
    aliases: ['KDV De Bosuil'],
    legalName: 'Stichting Kinderopvang De Bosuil',
    legalForm: 'stichting',
    websites: ['https://www.kdvdebosuil.nl'],
    phones: ['055 555 61 90'],
    emails: ['planning@kdvdebosuil.nl'],
    addresses: [{ street: 'Loolaan 73', postalCode: '7314 AC', city: 'Apeldoorn' }],
    foundingYear: 1998,
    kvk: '08081946',
    sector: 'kinderdagverblijf',
    services: ['Babyopvang', 'Peuteropvang', 'Buitenschoolse opvang'],
    team: [
      { name: 'Tanja Nijhof', role: 'directeur' },
      { name: 'Sanne Wolters', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Het Eikeltje', website: 'https://heteikeltje.nl' },
    { name: 'Speelhuis Veluwe' },
    { name: 'De Kleine Beer' },
  ],
)

export const MARLOWE = withRivals(
  {
    name: 'Marlowe Legal',
    aliases: ['Marlowe Legal Amsterdam'],
    legalName: 'Marlowe Legal B.V.',
    legalForm: 'bv',
    websites: ['https://marlowelegal.nl'],
    phones: ['020 555 81 36'],
    emails: ['desk@marlowelegal.nl'],
    addresses: [{ street: 'Herengracht 318', postalCode: '1016 CD', city: 'Amsterdam' }],
    foundingYear: 2013,
    kvk: '57391842',
    vat: 'NL866131863B01',
    sector: 'advocatenkantoor',
    services: ['Immigration law', 'Employment law', 'Residence permits'],
    team: [
      { name: 'Claire Marlowe', role: 'founding partner' },
      { name: 'Daan Verbeek', role: 'partner' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Canal Law', website: 'https://canallaw.nl' },
    { name: 'Everts & Blake Attorneys' },
    { name: 'ExpatRight', website: 'https://expatright.eu' },
  ],
)
