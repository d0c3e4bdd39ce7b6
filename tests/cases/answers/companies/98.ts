/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OEVER = withRivals(
  {
    name: 'Oever',
    aliases: ['Oever Uitvaartbegeleiding', 'Oever Uitvaart'],
    legalForm: 'eenmanszaak',
    websites: ['https://oeveruitvaart.nl'],
    phones: ['0475 55 52 18'],
    emails: ['contact@oeveruitvaart.nl'],
    addresses: [{ street: 'Kapellerlaan 112', postalCode: '6041 JC', city: 'Roermond' }],
    foundingYear: 2009,
    kvk: '14108375',
    sector: 'uitvaartonderneming',
    services: ['Uitvaartbegeleiding', 'Natuurbegrafenis', 'Rouwvervoer', 'Nazorg'],
    team: [
      { name: 'Marleen Hendrix', role: 'eigenaar' },
      { name: 'Bart Custers', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Uitvaartzorg Swalmdal', website: 'https://swalmdaluitvaart.nl' },
    { name: 'Maasland Uitvaarten' },
    { name: 'Truus Beurskens Uitvaart', website: 'https://truusbeurskens.nl' },
  ],
)

export const VONK = withRivals(
  {
    name: 'De Vonk',
    aliases: ['De Vonk Schoorsteentechniek', 'Schoorsteenveger De Vonk'],
    legalForm: 'vof',
    websites: ['https://devonkschoorsteen.nl'],
    phones: ['0543 55 57 40'],
    emails: ['info@devonkschoorsteen.nl'],
    addresses: [{ street: 'Misterweg 88', postalCode: '7102 BK', city: 'Winterswijk' }],
    foundingYear: 1996,
    kvk: '09083461',
    sector: 'schoorsteenveger',
    services: ['Schoorsteen vegen', 'Schoorsteenreparatie', 'Kanaalinspectie', 'Vogelwering'],
    team: [
      { name: 'Henk Lammers', role: 'vennoot' },
      { name: 'Ilse Lammers', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Roetvrij Achterhoek', website: 'https://roetvrijachterhoek.nl' },
    { name: 'Schoorsteenbedrijf Te Winkel' },
    { name: 'Veegservice Aalten', website: 'https://veegserviceaalten.nl' },
  ],
)

export const GEERDINK = withRivals(
  {
    name: "Geerdink Piano's",
    aliases: ['Geerdink', 'Pianoatelier Geerdink'],
    legalName: "Geerdink Piano's B.V.",
    legalForm: 'bv',
    websites: ['https://geerdinkpianos.nl'],
    phones: ['0541 55 56 07'],
    emails: ['atelier@geerdinkpianos.nl'],
    addresses: [{ street: 'Bentheimerstraat 41', postalCode: '7573 CE', city: 'Oldenzaal' }],
    foundingYear: 1968,
    kvk: '06058213',
    sector: 'pianohandel en pianostemmer',
    services: ["Piano's stemmen", 'Pianorestauratie', "Gebruikte piano's", 'Pianoverhuur'],
    team: [
      { name: 'Rob Geerdink', role: 'eigenaar' },
      { name: 'Wietske Nijhuis', role: 'pianotechnicus' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Pianohuis Twente', website: 'https://pianohuistwente.nl' },
    { name: 'Klavier & Co' },
    { name: 'Stemwerk Losser', website: 'https://stemwerklosser.nl' },
  ],
)

export const PSP = withRivals(
  {
    name: 'Plaagdier Service Peelland',
    aliases: ['PSP', 'PSP Helmond'],
    legalName: 'Plaagdier Service Peelland B.V.',
    legalForm: 'bv',
    websites: ['https://psp-peelland.nl'],
    phones: ['0492 55 59 36'],
    emails: ['planning@psp-peelland.nl'],
    addresses: [{ street: 'Churchilllaan 210', postalCode: '5705 BK', city: 'Helmond' }],
    foundingYear: 2003,
    kvk: '17152849',
    sector: 'ongediertebestrijding',
    services: ['Wespennesten verwijderen', 'Muizen en ratten bestrijden', 'Houtwormbehandeling', 'Bedwantsen bestrijden'],
    team: [
      { name: 'Jeroen van den Eijnden', role: 'directeur' },
      { name: 'Fatima El Amrani', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Brabant Ongediertewering', website: 'https://brabantongediertewering.nl' },
    { name: 'Van Lieshout Plaagdieren' },
    { name: 'Stop Muis Deurne', website: 'https://stopmuisdeurne.nl' },
  ],
)

export const ZITGOED = withRivals(
  {
    name: 'Zitgoed',
    aliases: ['Zitgoed Meubelstoffering', 'Meubelstoffeerderij Zitgoed'],
    legalForm: 'eenmanszaak',
    websites: ['https://zitgoed-stoffering.nl'],
    phones: ['0164 55 51 62'],
    emails: ['hallo@zitgoed-stoffering.nl'],
    addresses: [{ street: 'Steenbergsestraat 37', postalCode: '4611 TC', city: 'Bergen op Zoom' }],
    foundingYear: 2014,
    kvk: '60427915',
    sector: 'meubelstoffeerder',
    services: ['Stoelen herstofferen', 'Leerreparatie', 'Bootkussens', 'Workshops stofferen'],
    team: [
      { name: 'Nadia Verbruggen', role: 'eigenaar' },
      { name: 'Cees Koolen', role: 'stoffeerder' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 09:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Stoffeerderij Markiezaat', website: 'https://stoffeerderijmarkiezaat.nl' },
    { name: 'De Oude Fauteuil' },
    { name: 'Bankwerk West-Brabant', website: 'https://bankwerkwestbrabant.nl' },
  ],
)
