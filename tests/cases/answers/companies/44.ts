/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KORENBLOEM = withRivals(
  {
    name: 'De Korenbloem',
    aliases: ['Bakkerij De Korenbloem', 'Lunchroom De Korenbloem'],
    legalForm: 'eenmanszaak',
    websites: ['https://bakkerijkorenbloem.nl'],
    phones: ['0348 55 54 72'],
    emails: ['bestellen@bakkerijkorenbloem.nl'],
    addresses: [{ street: 'Wijdstraat 18', postalCode: '3421 AK', city: 'Oudewater' }],
    foundingYear: 1968,
    kvk: '30217564',
    vat: 'NL001948372B61',
    sector: 'bakkerij en lunchroom',
    services: ['Desembrood', 'Taarten op bestelling', 'Lunch', 'High tea', 'Bezorging aan bedrijven'],
    team: [
      { name: 'Marloes Verkerk', role: 'eigenaar' },
      { name: 'Kees Baarda', role: 'bakker' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-17:30; za 07:00-17:00; zo 10:00-16:00'],
  },
  [
    { name: 'Bakkerij Van Vliet', website: 'https://bakkerijvanvliet-oudewater.nl' },
    { name: 'Het Stadserf', website: 'https://lunchenbijhetstadserf.nl' },
    { name: 'Broodhuys Linschoten' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Gebroeders Hoekstra Schilderwerken',
    aliases: ['Gebr. Hoekstra', 'Hoekstra Schilderwerken', 'GHS'],
    legalName: 'Gebroeders Hoekstra Schilderwerken V.O.F.',
    legalForm: 'vof',
    websites: ['https://gebrhoekstra.nl'],
    phones: ['0512 55 53 19', '06 55 55 28 40'],
    emails: ['info@gebrhoekstra.nl'],
    addresses: [{ street: 'De Lange West 83', postalCode: '9201 CC', city: 'Drachten' }],
    foundingYear: 2004,
    kvk: '01128846',
    vat: 'NL813307452B01',
    sector: 'schildersbedrijf',
    services: ['Binnenschilderwerk', 'Buitenschilderwerk', 'Behangen', 'Glaszetten', 'Houtrotreparatie'],
    team: [
      { name: 'Wietse Hoekstra', role: 'eigenaar' },
      { name: 'Jelmer Hoekstra', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za gesloten; zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Postma', website: 'https://schilderpostma.nl' },
    { name: 'De Vries & Zn. Schilders' },
    { name: 'Kleurrijk Fryslân', website: 'https://kleurrijkfryslan.nl' },
  ],
)

export const EEMHAVEN = withRivals(
  {
    name: 'Tandheelkundig Centrum Eemhaven',
    aliases: ['Eemhaven Tandartsen', 'TCE'],
    legalName: 'Tandheelkundig Centrum Eemhaven B.V.',
    legalForm: 'bv',
    websites: ['https://tceemhaven.nl'],
    phones: ['033 555 41 26'],
    emails: ['balie@tceemhaven.nl'],
    addresses: [{ street: 'Grote Koppel 112', postalCode: '3813 AC', city: 'Amersfoort' }],
    foundingYear: 1996,
    kvk: '32061975',
    vat: 'NL805512936B01',
    sector: 'tandartspraktijk',
    services: ['Implantaten', 'Kronen en bruggen', 'Mondhygiëne', 'Wortelkanaalbehandeling', 'Facings'],
    team: [
      { name: 'Farid Amrani', role: 'tandarts en praktijkhouder' },
      { name: 'Liesbeth van Doorn', role: 'tandarts-implantoloog' },
      { name: 'Noor Brinkman', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-14:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Tandartsen Koppelpoort', website: 'https://tandartsenkoppelpoort.nl' },
    { name: 'Praktijk Bergkwartier', website: 'https://praktijkbergkwartier.nl' },
    { name: 'Smile Studio Keistad' },
  ],
)
