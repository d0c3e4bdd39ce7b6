/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const GYM = withRivals(
  {
    name: 'Fitnesscentrum Noorderkracht',
    aliases: ['Noorderkracht', 'FNK'],
    legalName: 'Noorderkracht Assen B.V.',
    legalForm: 'bv',
    websites: ['https://noorderkracht.nl'],
    phones: ['0592 55 54 18'],
    emails: ['info@noorderkracht.nl'],
    addresses: [{ street: 'Industrieweg 22', postalCode: '9403 AB', city: 'Assen' }],
    foundingYear: 2009,
    kvk: '04087251',
    vat: 'NL820451973B01',
    sector: 'sportschool',
    services: ['Fitness', 'Personal training', 'Groepslessen', 'Spinning', 'Sauna'],
    team: [
      { name: 'Marloes Hiddink', role: 'eigenaar' },
      { name: 'Jeroen Pots', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-22:30; za,zo 08:30-16:00'],
  },
  [
    { name: 'Sportpaleis Drenthe', website: 'https://sportpaleisdrenthe.nl' },
    { name: 'Fit & Co Assen' },
    { name: 'Gym Vaart', website: 'https://gymvaart.nl' },
  ],
)

export const CAMP = withRivals(
  {
    name: 'Camping De Wulp',
    aliases: ['De Wulp', 'Natuurcamping De Wulp'],
    legalName: 'Camping De Wulp V.O.F.',
    legalForm: 'vof',
    websites: ['https://campingdewulp.nl'],
    phones: ['0529 55 57 20'],
    emails: ['receptie@campingdewulp.nl'],
    addresses: [{ street: 'Hammerweg 63', postalCode: '7731 AK', city: 'Ommen' }],
    foundingYear: 1974,
    kvk: '05061938',
    vat: 'NL006183745B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Camperplaatsen', 'Trekkershutten', 'Safaritenten', 'Fietsverhuur'],
    team: [
      { name: 'Hendrik Lubbers', role: 'eigenaar' },
      { name: 'Anneke Lubbers', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-18:00; zo 10:00-16:00'],
  },
  [
    { name: 'Recreatiepark Vechtoever', website: 'https://vechtoever.nl' },
    { name: 'Boerencamping Zwanenhof' },
    { name: 'De Besthmer Hoeve', website: 'https://besthmerhoeve.nl' },
  ],
)

export const GOLD = withRivals(
  {
    name: 'Edelsmederij Van Haaften',
    aliases: ['Van Haaften', 'Goudsmid Van Haaften', 'EVH'],
    legalForm: 'eenmanszaak',
    websites: ['https://vanhaaften-edelsmid.nl'],
    phones: ['0345 55 51 63'],
    emails: ['atelier@vanhaaften-edelsmid.nl'],
    addresses: [{ street: 'Zandstraat 14', postalCode: '4101 EG', city: 'Culemborg' }],
    foundingYear: 1996,
    kvk: '11042867',
    vat: 'NL001927364B55',
    sector: 'goudsmid',
    services: ['Trouwringen', 'Sieraden op maat', 'Reparatie van sieraden', 'Graveren', 'Oud goud omsmelten'],
    team: [
      { name: 'Ilse van Haaften', role: 'goudsmid en eigenaar' },
      { name: 'Bram Kuiper', role: 'leerling-goudsmid' },
    ],
    hours: ['di,wo,do,vr 10:00-17:30; za 10:00-16:00; ma,zo gesloten'],
  },
  [
    { name: 'Juwelier De Ruijter', website: 'https://juwelierderuijter.nl' },
    { name: 'Atelier Zilverdraad', website: 'https://atelierzilverdraad.nl' },
    { name: 'Goud & Geluk' },
  ],
)
