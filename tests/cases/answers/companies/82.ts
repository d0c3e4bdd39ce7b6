/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TANDEM = withRivals(
  {
    name: 'Tandem',
    aliases: ['Tandem Tweewielers', 'Tandem Fietsen'],
    legalName: 'Tandem Tweewielers V.O.F.',
    legalForm: 'vof',
    websites: ['https://www.tandemtweewielers.nl'],
    phones: ['0314 55 52 17'],
    emails: ['info@tandemtweewielers.nl'],
    addresses: [{ street: 'Waterstraat 38', postalCode: '7001 BL', city: 'Doetinchem' }],
    foundingYear: 1994,
    kvk: '09087315',
    vat: 'NL804415297B01',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Elektrische fietsen', 'Leasefietsen', 'Bikefitting'],
    team: [
      { name: 'Marloes Hulshof', role: 'mede-eigenaar' },
      { name: 'Bart Hulshof', role: 'mede-eigenaar' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Wielerhuis Garritsen', website: 'https://wielerhuisgarritsen.nl' },
    { name: 'Achterhoek Bikes' },
    { name: 'Rijwielhal Gaanderen', website: 'https://www.rijwielhalgaanderen.nl' },
  ],
)

export const EEM = withRivals(
  {
    name: 'Psychologenpraktijk Eem en Vallei',
    aliases: ['Eem en Vallei', 'PEV'],
    legalForm: 'maatschap',
    websites: ['https://eemenvallei.nl'],
    phones: ['033 455 51 09'],
    emails: ['aanmelden@eemenvallei.nl'],
    addresses: [{ street: 'Utrechtseweg 214', postalCode: '3818 EV', city: 'Amersfoort' }],
    foundingYear: 2009,
    kvk: '32160847',
    sector: 'psychologenpraktijk',
    services: ['Cognitieve gedragstherapie', 'EMDR', 'Relatietherapie', 'ADHD-diagnostiek'],
    team: [
      { name: 'Nadia Verhoeven', role: 'GZ-psycholoog en praktijkhouder' },
      { name: 'Tom Brinkhuis', role: 'psychotherapeut' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mentaal Sterk Amersfoort', website: 'https://mentaalsterkamersfoort.nl' },
    { name: 'De Binnenplaats' },
    { name: 'Praktijk Soesterkwartier', website: 'https://praktijksoesterkwartier.nl' },
  ],
)

export const KOOISTRA = withRivals(
  {
    name: 'Bouwbedrijf Kooistra',
    aliases: ['Kooistra Bouw', 'BKS'],
    legalName: 'Bouwbedrijf Kooistra Sneek B.V.',
    legalForm: 'bv',
    websites: ['https://www.bouwbedrijfkooistra.nl'],
    phones: ['0515 55 58 40'],
    emails: ['info@bouwbedrijfkooistra.nl'],
    addresses: [{ street: 'Smidsstraat 11', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1968,
    kvk: '01053926',
    vat: 'NL006218473B01',
    sector: 'aannemer',
    services: ['Nieuwbouw', 'Aanbouw en uitbouw', 'Renovatie', 'Dakkapellen'],
    team: [
      { name: 'Wietse Kooistra', role: 'directeur-eigenaar' },
      { name: 'Hinke Postma', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Hoekstra', website: 'https://bouwgroephoekstra.nl' },
    { name: 'Waterpoort Bouw' },
    { name: 'Terpstra Aannemers', website: 'https://www.terpstra-aannemers.nl' },
  ],
)
