/** A profile with every field filled, each with a value of its own, so that a test can look for each. */
import type { PublicProfile } from '#features/public-profile/public-profile-model.ts'

export const ADDRESSES = {
  baseUrl: 'https://vindbaar.example',
  pageUrl: 'https://vindbaar.example/profile/6e7a0d9c-6f0e-4c39-9d5a-0a8b0f6c1d2e',
}

/** As the database knows it once it was fetched. */
const picture = (digit: string, extension: string, width: number, height: number) => ({
  url: `${ADDRESSES.baseUrl}/images/${digit.repeat(64)}.${extension}`,
  width,
  height,
  onDark: false,
})

export const FULL_PROFILE: PublicProfile = {
  userId: '0b8e6f0e-52a2-4a29-a6a5-6c2f2a6f4d11',
  domainId: '5a3c1d7e-0f52-4a0b-8f0e-3d1b7c9e2a44',
  slug: '6e7a0d9c-6f0e-4c39-9d5a-0a8b0f6c1d2e',
  companyName: 'Voorbeeld & Zonen "De Oven"',
  url: 'https://voorbeeld.nl/',
  locations: ['Voorbeeldstad', 'Dorp aan de Vaart'],
  countries: ['NL', 'BE'],
  desiredInfo: 'Desembrood voor horeca, elke dag voor zes uur bezorgd',
  description: 'Wij bakken sinds 1987.\n\nIn onze molen maalt een steen van 900 kg het meel < 24 uur voor het bakken.',
  summary: 'De bakkerij die horeca in de regio van desembrood voorziet.',
  sector: 'Ambachtelijke bakkerij',
  sectors: ['Horeca', 'Kinderopvang'],
  socialProfiles: [
    { platform: 'LinkedIn', url: 'https://www.linkedin.com/company/voorbeeld' },
    { platform: 'Instagram', url: 'https://www.instagram.com/voorbeeld_bakt' },
  ],
  publicEmail: 'info@voorbeeld.nl',
  salesEmail: 'ver_koop@voorbeeld.nl',
  salesPhone: '+31 20 123 45 67',
  supportEmail: 'hulp@voorbeeld.nl',
  supportPhone: '+31 20 765 43 21',
  mapsLink: 'https://maps.example/voorbeeld?q=1',
  landingUrl: 'https://voorbeeld.nl/voor-ai',
  llmPlatforms: ['chatgpt', 'perplexity', 'claude', 'deepseek'],
  rechtsvorm: 'bv',
  kvkNumber: '12345678',
  vatId: 'NL123456782B90',
  sbiCode: '10711',
  foundingYear: 1987,
  languages: ['nl', 'Fries'],
  contentLicence: 'alleen-citeren',
  places: [
    {
      naam: 'De molen',
      straat: 'Molenweg 7',
      postcode: '1234 AB',
      plaats: 'Voorbeeldstad',
      land: 'NL',
      telefoon: '+31 20 111 22 33',
    },
    { naam: 'Afhaalpunt', plaats: 'Meerdam', land: 'BE' },
  ],
  services: [
    { naam: 'Dagbezorging', omschrijving: 'Voor zes uur op de stoep', prijsrange: 'vanaf € 50', categorie: 'Bezorgen' },
    { naam: 'Broodadvies' },
  ],
  packages: [{ naam: 'Ontbijtpakket', omschrijving: 'Vijf soorten voor tien gasten', prijs: '€ 39 per dag' }],
  cases: [
    {
      klant: 'Hotel Zeezicht',
      uitdaging: 'Zestig ontbijten zonder eigen oven',
      aanpak: 'Twee leveringen per dag',
      resultaat: '30% minder derving',
      url: 'https://voorbeeld.nl/zeezicht',
    },
    { klant: 'Lunchroom Linde', resultaat: 'Nooit meer misgrijpen' },
  ],
  reviewSources: [
    { bronnaam: 'Google', score: '4,8', aantal: '120', url: 'https://reviews.example/voorbeeld' },
    { bronnaam: 'Kiyoh', score: '9.1' },
  ],
  team: [
    {
      naam: 'Ans Bakker',
      functie: 'Meesterbakker',
      bio: 'Bakt sinds haar twaalfde',
      foto: picture('a', 'jpg', 480, 360),
    },
    { naam: 'Bo Molenaar' },
  ],
  faqs: [
    { vraag: 'Bezorgen jullie op zondag?', antwoord: 'Ja, tot negen uur.' },
    { vraag: 'Is het brood veganistisch?', antwoord: 'Alles behalve het suikerbrood.' },
  ],
  images: {
    logoSvg: picture('b', 'png', 512, 256),
    logoPng: picture('c', 'png', 500, 500),
    hero: picture('d', 'jpg', 1200, 675),
  },
  publishedAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-10-20T09:30:00.000Z',
  scannedAt: '2026-10-21T09:30:00.000Z',
  verified: true,
  isPartner: true,
  noindexGoogle: true,
  visibleToAi: true,
}

/** The same with a legal name where the KvK number is: one column holds either. */
export const WITH_LEGAL_NAME: PublicProfile = (({ kvkNumber: _, ...profile }) => ({
  ...profile,
  legalName: 'Voorbeeld Holding B.V.',
}))(FULL_PROFILE)

/** Every text and number that someone filled in, each once; addresses and codes that a format words anew are left to its test. */
export function filledValues(profile: PublicProfile): string[] {
  const ours = [
    'userId',
    'domainId',
    'slug',
    'publishedAt',
    'updatedAt',
    'scannedAt',
    'llmPlatforms',
    'countries',
    'contentLicence',
    // Of a picture only the address is a fact of its own.
    'width',
    'height',
  ]
  const values: string[] = []
  const collect = (value: unknown, key = '') => {
    if (ours.includes(key) || typeof value === 'boolean' || key === 'rechtsvorm' || key === 'land') return
    if (Array.isArray(value)) for (const item of value) collect(item, key)
    else if (typeof value === 'object' && value) for (const [name, inner] of Object.entries(value)) collect(inner, name)
    else values.push(String(value))
  }
  collect(profile)
  return [...new Set(values)]
}
