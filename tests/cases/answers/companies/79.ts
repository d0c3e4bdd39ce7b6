/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VECHTOEVER = withRivals(
  {
    name: 'Mondzorgcentrum Vechtoever',
    aliases: ['Vechtoever Tandartsen', 'MCV'],
    legalName: 'Maatschap Mondzorgcentrum Vechtoever',
    legalForm: 'maatschap',
    websites: ['https://mcvechtoever.nl'],
    phones: ['0529 55 51 84'],
    emails: ['balie@mcvechtoever.nl'],
    addresses: [{ street: 'Haven Oost 22', postalCode: '7731 GA', city: 'Ommen' }],
    foundingYear: 2004,
    kvk: '08219475',
    vat: 'NL813960274B01',
    sector: 'tandartspraktijk',
    services: ['Periodieke controle', 'Implantaten', 'Kindertandheelkunde', 'Mondhygiëne'],
    team: [
      { name: 'Marloes Brinkhuis', role: 'tandarts' },
      { name: 'Tarik Özdemir', role: 'implantoloog' },
      { name: 'Elske Nijboer', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Tandartspraktijk Hamsgoren', website: 'https://tandartshamsgoren.nl' },
    { name: 'Dental Plaza Salland', website: 'https://www.dentalplazasalland.nl' },
    { name: 'Praktijk Stegeman' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra & Hoving',
    aliases: ['Terpstra Hoving Makelaars', 'T&H Makelaars', 'T&H'],
    legalName: 'Terpstra & Hoving Makelaardij B.V.',
    legalForm: 'bv',
    websites: ['https://terpstrahoving.nl'],
    phones: ['023 555 41 70'],
    emails: ['info@terpstrahoving.nl'],
    addresses: [{ street: 'Kleverparkweg 118', postalCode: '2023 CJ', city: 'Haarlem' }],
    foundingYear: 1998,
    kvk: '34105826',
    vat: 'NL807346152B01',
    sector: 'makelaarskantoor',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Wytze Terpstra', role: 'eigenaar' },
      { name: 'Nicolette Hoving', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Spaarne Wonen', website: 'https://spaarnewonen.nl' },
    { name: 'Van Duin Makelaardij', website: 'https://www.vanduinmakelaardij.nl' },
    { name: 'Huis & Haard' },
  ],
)

export const PIOEN = withRivals(
  {
    name: 'De Pioen',
    aliases: ['Bloemenatelier De Pioen', 'BDP'],
    legalForm: 'eenmanszaak',
    websites: ['https://depioenroermond.nl'],
    phones: ['0475 55 52 36'],
    emails: ['hallo@depioenroermond.nl'],
    addresses: [{ street: 'Neerstraat 41', postalCode: '6041 KA', city: 'Roermond' }],
    foundingYear: 2011,
    kvk: '52741938',
    vat: 'NL001927463B57',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemen', 'Bruidsbloemen', 'Bloemenabonnement', 'Workshops bloemschikken'],
    team: [{ name: 'Loes Hendrickx', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Flora Maas', website: 'https://floramaas.nl' },
    { name: 'Bloemsierkunst Geelen', website: 'https://www.bloemsierkunstgeelen.nl' },
    { name: 'Wilde Steel', website: 'https://wildesteel.nl' },
  ],
)
