/** The invented companies of the first answers. */
import type { Competitor, KnownCompany } from '#engine/naming/reading/known-company.ts'
import { withRivals } from '#tests/cases/answers/answer-case.ts'

const INSTALLERS: Competitor[] = [
  { name: 'Warmte & Co', website: 'https://warmteenco.nl' },
  { name: 'Installatiebedrijf De Groot B.V.', website: 'https://degroot-installatie.nl' },
]

export const KORENAAR: KnownCompany = {
  name: 'Bakkerij De Korenaar',
  aliases: ['De Korenaar'],
  legalName: 'Bakkerij De Korenaar B.V.',
  legalForm: 'bv',
  websites: ['https://www.dekorenaar.nl'],
  phones: ['030 555 01 23'],
  emails: ['info@dekorenaar.nl'],
  addresses: [{ street: 'Molenstraat 12', postalCode: '3581 CD', city: 'Utrecht' }],
  foundingYear: 1987,
  kvk: '30184726',
  vat: 'NL804719263B01',
  sector: 'bakkerij',
  services: ['Zuurdesembrood', 'Bruidstaarten', 'Bedrijfslunch'],
  team: [{ name: 'Annet Kuiper', role: 'eigenaar' }],
}

export const STUDIO: KnownCompany = {
  name: 'Studio Noord',
  aliases: [],
  legalForm: 'vof',
  websites: ['https://studionoord.nl'],
  phones: ['06 55 50 12 34'],
  emails: ['hallo@studionoord.nl'],
  addresses: [{ street: 'Prinsengracht 481', postalCode: '1016 HP', city: 'Amsterdam' }],
  foundingYear: 2014,
  kvk: '60318457',
  sector: 'webdesignbureau',
  services: ['Webdesign', 'Huisstijlen', 'Fotografie'],
  team: [
    { name: 'Mila de Wit', role: 'oprichter' },
    { name: 'Sem Bakker', role: 'ontwerper' },
  ],
}

export const BERG: KnownCompany = withRivals(
  {
    name: 'Van der Berg & Zonen Installatietechniek',
    aliases: ['VDB Installatie', 'VBZ'],
    legalName: 'Van der Berg & Zonen Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://www.vdbergzonen.nl'],
    phones: ['076 555 02 34', '+31 6 55 50 22 41'],
    emails: ['service@vdbergzonen.nl'],
    addresses: [{ street: 'Ceresstraat 7a', postalCode: '4811 CA', city: 'Breda' }],
    foundingYear: 1962,
    kvk: '20113748',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Zonnepanelen'],
    team: [{ name: 'Kees van der Berg', role: 'directeur' }],
  },
  INSTALLERS,
)

export const LINDE: KnownCompany = {
  name: 'Linde',
  aliases: ['Fysiotherapie Linde'],
  legalForm: 'eenmanszaak',
  websites: ['https://fysiolinde.nl'],
  phones: ['038 555 03 45'],
  emails: ['praktijk@fysiolinde.nl'],
  addresses: [{ street: 'Assendorperdijk 9', postalCode: '8012 EG', city: 'Zwolle' }],
  foundingYear: 2005,
  sector: 'fysiotherapie',
  services: ['Manuele therapie', 'Dry needling'],
  team: [],
}

export const BRIGHTWATER: KnownCompany = {
  name: 'Brightwater Consulting',
  aliases: ['Brightwater'],
  legalName: 'Brightwater Consulting B.V.',
  legalForm: 'bv',
  websites: ['https://brightwater.eu'],
  phones: ['010 555 04 56'],
  emails: ['office@brightwater.eu'],
  addresses: [{ street: 'Coolsingel 93', postalCode: '3012 AE', city: 'Rotterdam' }],
  foundingYear: 2009,
  kvk: '24417385',
  sector: 'consultancy',
  services: ['Water management', 'Flood risk analysis'],
  team: [{ name: 'Helen Marsh', role: 'founder' }],
}

export const HOEKJE: KnownCompany = {
  name: 'Café ’t Hoekje',
  aliases: [],
  legalForm: 'vof',
  websites: ['https://hoekjegroningen.nl'],
  phones: ['050 555 05 67'],
  emails: ['info@hoekjegroningen.nl'],
  addresses: [{ street: 'Poelestraat 41', postalCode: '9711 PK', city: 'Groningen' }],
  foundingYear: 1931,
  sector: 'café',
  services: ['Pubquiz', 'Livemuziek'],
  team: [],
}
