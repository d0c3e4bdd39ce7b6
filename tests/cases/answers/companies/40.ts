/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const GARAGE = withRivals(
  {
    name: 'Autobedrijf Kanaalzicht',
    aliases: ['Garage Kanaalzicht', 'Kanaalzicht'],
    legalName: 'Autobedrijf Kanaalzicht B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfkanaalzicht.nl'],
    phones: ['0592 55 51 47'],
    emails: ['werkplaats@autobedrijfkanaalzicht.nl'],
    addresses: [{ street: 'Industrieweg 28', postalCode: '9402 NR', city: 'Assen' }],
    foundingYear: 1994,
    kvk: '04058213',
    vat: 'NL803416725B01',
    sector: 'autobedrijf',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Airco-service', 'Bandenwissel', 'Occasions'],
    team: [
      { name: 'Jan Willem Boerema', role: 'eigenaar' },
      { name: 'Nynke Postma', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Autoservice Wiersma', website: 'https://autoservicewiersma.nl' },
    { name: 'Autocentrum Peelo', website: 'https://www.autocentrumpeelo.nl' },
    { name: 'Garage De Vaart' },
  ],
)

export const KRUL = withRivals(
  {
    name: 'De Krul',
    aliases: ['Kapsalon De Krul', 'De Krul Haarmode'],
    legalForm: 'eenmanszaak',
    websites: ['https://kapsalondekrul.nl'],
    phones: ['0575 55 56 29'],
    emails: ['afspraak@kapsalondekrul.nl'],
    addresses: [{ street: 'Dorpsstraat 14', postalCode: '7251 BB', city: 'Vorden' }],
    foundingYear: 2008,
    kvk: '08171946',
    vat: 'NL001938274B60',
    sector: 'kapper',
    services: ['Dames knippen', 'Heren knippen', 'Kinderen knippen', 'Haar kleuren', 'Bruidskapsels'],
    team: [
      { name: 'Marieke Lenselink', role: 'eigenaar' },
      { name: 'Romy Bannink', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-20:00; za 08:30-15:00; zo gesloten'],
  },
  [
    { name: 'Haarstudio Wentink', website: 'https://haarstudiowentink.nl' },
    { name: 'Knipsalon Bij Els' },
    { name: 'Hairpoint Vorden', website: 'https://hairpointvorden.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Brouwer & Van Ginkel Belastingadviseurs',
    aliases: ['Brouwer & Van Ginkel', 'BVG Belastingadviseurs', 'BVG'],
    legalForm: 'maatschap',
    websites: ['https://brouwervanginkel.nl'],
    phones: ['033 555 72 18'],
    emails: ['kantoor@brouwervanginkel.nl'],
    addresses: [{ street: 'Utrechtseweg 112', postalCode: '3818 EM', city: 'Amersfoort' }],
    foundingYear: 2001,
    kvk: '32086457',
    vat: 'NL810562934B01',
    sector: 'belastingadviseur',
    services: ['Aangifte inkomstenbelasting', 'Btw-aangifte', 'Boekhouding', 'Jaarrekening', 'Salarisadministratie'],
    team: [
      { name: 'Hester Brouwer', role: 'partner' },
      { name: 'Paul van Ginkel', role: 'partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Fiscaal', website: 'https://eemlandfiscaal.nl' },
    { name: 'Administratiekantoor Hoogeveen' },
    { name: 'De Cijfermeesters', website: 'https://www.decijfermeesters.nl' },
  ],
)
