/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BRUG = withRivals(
  {
    name: 'Fysiotherapie De Brug',
    aliases: ['Fysio De Brug'],
    legalName: 'De Brug Paramedisch B.V.',
    legalForm: 'bv',
    websites: ['https://fysiodebrug-zutphen.nl'],
    phones: ['0575 55 53 18'],
    emails: ['praktijk@fysiodebrug-zutphen.nl'],
    addresses: [{ street: 'Graaf Ottosingel 41', postalCode: '7201 BA', city: 'Zutphen' }],
    foundingYear: 1998,
    kvk: '08162749',
    vat: 'NL857316205B01',
    sector: 'fysiotherapiepraktijk',
    services: ['Manuele therapie', 'Dry needling', 'Kinderfysiotherapie', 'Echografie'],
    team: [
      { name: 'Marjolein Wiltink', role: 'praktijkhouder' },
      { name: 'Jesse Kolkman', role: 'manueel therapeut' },
    ],
    hours: ['ma,do 08:00-20:00; di,wo 08:00-18:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Centrum IJssel', website: 'https://fysiocentrumijssel.nl' },
    { name: 'Bewegend Beter' },
    { name: 'Paramedisch Centrum Noordveen', website: 'https://pcnoordveen.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Dakdekkersbedrijf Hoekstra',
    aliases: ['Hoekstra Daken'],
    legalForm: 'vof',
    websites: ['https://hoekstradaken.nl'],
    phones: ['0515 55 54 27', '06 28 55 51 93'],
    emails: ['info@hoekstradaken.nl'],
    addresses: [{ street: 'Edisonstraat 18', postalCode: '8606 JJ', city: 'Sneek' }],
    foundingYear: 1987,
    kvk: '01094618',
    vat: 'NL812047394B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen', 'Zinkwerk', 'Dakisolatie'],
    team: [
      { name: 'Sietse Hoekstra', role: 'eigenaar' },
      { name: 'Jelmer Hoekstra', role: 'eigenaar' },
    ],
  },
  [
    { name: 'Dakmeesters Friesland', website: 'https://dakmeestersfriesland.nl' },
    { name: 'Veenstra Dakbedekking' },
    { name: 'Topdak Noord', website: 'https://topdaknoord.nl' },
  ],
)

export const TWM = withRivals(
  {
    name: 'TWM Fietsen',
    aliases: ['TWM', 'Tweewielers Middelburg'],
    legalForm: 'eenmanszaak',
    websites: ['https://twmfietsen.nl'],
    phones: ['0118 55 57 02'],
    emails: ['winkel@twmfietsen.nl'],
    addresses: [{ street: 'Langeviele 57', postalCode: '4331 LS', city: 'Middelburg' }],
    foundingYear: 2004,
    kvk: '22058391',
    vat: 'NL194638273B01',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Elektrische fietsen', 'Fietsverhuur', 'Bakfietsen'],
    team: [
      { name: 'Corné Maljaars', role: 'eigenaar' },
      { name: 'Lisa de Visser', role: 'werkplaatschef' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Fietsplein Walcheren' },
    { name: 'Rijwielhuis Dingemanse', website: 'https://rijwielhuisdingemanse.nl' },
    { name: 'Zeeuws Fietspunt' },
  ],
)
