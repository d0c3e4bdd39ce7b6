/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZAANSTREEK = withRivals(
  {
    name: 'Schildersbedrijf Zaanstreek',
    aliases: ['SBZ Schilders', 'SBZ'],
    legalForm: 'vof',
    websites: ['https://www.sbzschilders.nl'],
    phones: ['075 555 38 12'],
    emails: ['info@sbzschilders.nl'],
    addresses: [{ street: 'Oostzijde 214', postalCode: '1508 EV', city: 'Zaandam' }],
    foundingYear: 1978,
    kvk: '35012748',
    vat: 'NL807364512B01',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Houtrotherstel', 'Behangen'],
    team: [
      { name: 'Dirk Kuiper', role: 'eigenaar' },
      { name: 'Jeroen Kuiper', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Kok Schilderwerken', website: 'https://kokschilderwerken.nl' },
    { name: 'De Vries & Zonen Schilders' },
    { name: 'Kleurwacht', website: 'https://kleurwacht.nl' },
  ],
)

export const KIEM = withRivals(
  {
    name: 'Bureau Kiem',
    aliases: ['Kiem Online Marketing'],
    legalName: 'Coöperatie Bureau Kiem U.A.',
    legalForm: 'cooperatie',
    websites: ['https://bureaukiem.nl'],
    phones: ['038 555 61 09', '06 18 55 54 20'],
    emails: ['hallo@bureaukiem.nl'],
    addresses: [{ street: 'Thorbeckegracht 37', postalCode: '8011 VM', city: 'Zwolle' }],
    foundingYear: 2016,
    kvk: '66482915',
    vat: 'NL856573820B01',
    sector: 'online marketingbureau',
    services: ['Zoekmachineoptimalisatie', 'Google Ads', 'Social media', 'Websites'],
    team: [
      { name: 'Sanne Oosterveld', role: 'oprichter' },
      { name: 'Bilal Haddou', role: 'SEO-specialist' },
      { name: 'Niek Dijkman', role: 'accountmanager' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Klikkracht', website: 'https://klikkracht.nl' },
    { name: 'Hanze Online' },
    { name: 'Studio Noordoost', website: 'https://studionoordoost.nl' },
  ],
)

export const ROZENDAAL = withRivals(
  {
    name: 'Bloemisterij Rozendaal',
    aliases: ['Rozendaal Bloemen'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.rozendaalbloemen.nl'],
    phones: ['0570 55 57 83'],
    emails: ['bestellen@rozendaalbloemen.nl'],
    addresses: [{ street: 'Nieuwstraat 58', postalCode: '7411 LM', city: 'Deventer' }],
    foundingYear: 1987,
    kvk: '08072641',
    vat: 'NL001684237B52',
    sector: 'bloemist',
    services: ['Boeketten', 'Bruidsbloemen', 'Rouwbloemwerk', 'Bloemenabonnement'],
    team: [{ name: 'Marjan Rozendaal', role: 'eigenaar' }],
    hours: ['ma 12:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Flora' },
    { name: 'De Groene Brink', website: 'https://degroenebrink.nl' },
    { name: 'Fleur & Zo', website: 'https://fleurenzo.nl' },
  ],
)
