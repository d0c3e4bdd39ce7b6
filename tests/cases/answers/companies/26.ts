/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HVK = withRivals(
  {
    name: 'HVK Administraties',
    aliases: ['HVK', 'Hoekstra Van Keulen'],
    legalName: 'Hoekstra & Van Keulen Administraties B.V.',
    legalForm: 'bv',
    websites: ['https://hvk-administraties.nl'],
    phones: ['058 555 31 74'],
    emails: ['info@hvk-administraties.nl'],
    addresses: [{ street: 'Zuidvliet 118', postalCode: '8921 BN', city: 'Leeuwarden' }],
    foundingYear: 1994,
    kvk: '01073852',
    vat: 'NL809416256B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Salarisadministratie', 'Jaarrekeningen', 'Belastingaangifte'],
    team: [
      { name: 'Sietske Hoekstra', role: 'directeur' },
      { name: 'Mark van Keulen', role: 'fiscalist' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Administratiekantoor Fryslân' },
    { name: 'Cijfermeesters', website: 'https://www.cijfermeesters.nl' },
    { name: 'Boekhoudhuis Wielstra', website: 'https://boekhoudhuiswielstra.nl' },
  ],
)

export const PLUIS = withRivals(
  {
    name: 'Kapsalon Pluis',
    aliases: ['Pluis Haarmode'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.kapsalonpluis.nl'],
    phones: ['033 555 82 16', '06 28 55 47 13'],
    emails: ['afspraak@kapsalonpluis.nl'],
    addresses: [{ street: 'Leusderweg 173', postalCode: '3817 KA', city: 'Amersfoort' }],
    foundingYear: 2013,
    kvk: '57294816',
    vat: 'NL002517386B83',
    sector: 'kapsalon',
    services: ['Knippen', 'Kleuren', 'Bruidskapsels', 'Baard trimmen'],
    team: [
      { name: 'Naima Bouzid', role: 'eigenaar' },
      { name: 'Joyce Terpstra', role: 'kapster' },
    ],
    hours: ['di,wo,vr 09:00-18:00; do 09:00-21:00; za 08:30-16:30; ma,zo gesloten'],
  },
  [
    { name: 'Haarstudio Keistad', website: 'https://haarstudiokeistad.nl' },
    { name: 'Knip & Zo' },
    { name: 'Salon Marleen', website: 'https://www.salonmarleen.nl' },
  ],
)

export const WOLFSKUIL = withRivals(
  {
    name: 'Camping De Wolfskuil',
    aliases: ['De Wolfskuil'],
    legalForm: 'vof',
    websites: ['https://campingdewolfskuil.nl'],
    phones: ['055 555 29 40'],
    emails: ['info@campingdewolfskuil.nl'],
    addresses: [{ street: 'Loenenseweg 212', postalCode: '7361 GB', city: 'Beekbergen' }],
    foundingYear: 1971,
    kvk: '08063917',
    vat: 'NL852371640B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Trekkershutten', 'Camperplaatsen', 'Verhuur van safaritenten'],
    team: [
      { name: 'Gerben Dijkgraaf', role: 'eigenaar' },
      { name: 'Hanneke Slot', role: 'beheerder' },
    ],
  },
  [
    { name: 'Camping Het Veluwebos' },
    { name: 'Vakantiepark Lierbos', website: 'https://vakantieparklierbos.nl' },
    { name: 'Boscamping Loenermark', website: 'https://boscampingloenermark.nl' },
  ],
)
