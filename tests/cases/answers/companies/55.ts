/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const MADELIEF = withRivals(
  {
    name: 'Madelief',
    aliases: ['Madelief Bloemen', 'Bloemenatelier Madelief'],
    legalForm: 'eenmanszaak',
    websites: ['https://madeliefgouda.nl'],
    phones: ['0182 55 54 17'],
    emails: ['bestel@madeliefgouda.nl'],
    addresses: [{ street: 'Lange Tiendeweg 38', postalCode: '2801 KJ', city: 'Gouda' }],
    foundingYear: 2009,
    kvk: '29047318',
    vat: 'NL001948273B46',
    sector: 'bloemist',
    services: ['Boeketten', 'Bruidsbloemen', 'Rouwwerk', 'Bloemenabonnement'],
    team: [
      { name: 'Ilse Verkaik', role: 'eigenaar' },
      { name: 'Romy de Graaf', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Korevaar', website: 'https://bloemenhuiskorevaar.nl' },
    { name: 'Flora aan de Gouwe' },
    { name: 'Fleur & Co', website: 'https://fleurenco-gouda.nl' },
  ],
)

export const VAN_HEUGTEN = withRivals(
  {
    name: 'Van Heugten Mediation & Scheidingsadvies',
    aliases: ['Van Heugten Mediation', 'VHM'],
    legalForm: 'vof',
    websites: ['https://vanheugtenmediation.nl'],
    phones: ['0492 55 58 03'],
    emails: ['info@vanheugtenmediation.nl'],
    addresses: [{ street: 'Steenweg 112', postalCode: '5707 CH', city: 'Helmond' }],
    foundingYear: 2014,
    kvk: '60827394',
    vat: 'NL853917264B01',
    sector: 'mediator',
    services: ['Echtscheidingsmediation', 'Ouderschapsplan', 'Alimentatieberekening', 'Arbeidsmediation'],
    team: [
      { name: 'Marloes van Heugten', role: 'eigenaar en mediator' },
      { name: 'Joost Peeters', role: 'financieel adviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Scheidingspunt Peelland', website: 'https://scheidingspuntpeelland.nl' },
    { name: 'Mr. Adriaans Mediation', website: 'https://adriaansmediation.nl' },
    { name: 'De Tussenweg' },
  ],
)

export const WADDENDRUK = withRivals(
  {
    name: 'Waddendruk',
    aliases: ['Drukkerij Waddendruk', 'WGB'],
    legalName: 'Waddendruk Grafisch Bedrijf B.V.',
    legalForm: 'bv',
    websites: ['https://waddendruk.nl'],
    phones: ['0517 55 52 90'],
    emails: ['orders@waddendruk.nl'],
    addresses: [{ street: 'Lanen 64', postalCode: '8861 CD', city: 'Harlingen' }],
    foundingYear: 1962,
    kvk: '01059283',
    vat: 'NL809174625B01',
    sector: 'drukkerij',
    services: ['Offsetdruk', 'Digitaal printen', 'Boekbinden', 'Geboortekaartjes'],
    team: [
      { name: 'Sietse Hoekstra', role: 'directeur' },
      { name: 'Anke Bouma', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Drukkerij Van der Eems' },
    { name: 'Printhuis Franeker', website: 'https://printhuisfraneker.nl' },
    { name: 'Fryslân Grafisch', website: 'https://fryslangrafisch.nl' },
  ],
)
