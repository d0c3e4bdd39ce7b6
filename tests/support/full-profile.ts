/** A profile with every field filled, each with a unique value, so that a test can search for each. */
import type { PublicProfile } from '#features/public-profile/schema.ts'

export const ADDRESSES = {
  baseUrl: 'https://vindbaar.example',
  pageUrl: 'https://vindbaar.example/profile/6e7a0d9c-6f0e-4c39-9d5a-0a8b0f6c1d2e',
}

const imageAt = (digit: string, extension: string) => `${ADDRESSES.baseUrl}/images/${digit.repeat(64)}.${extension}`

const IMAGES = {
  photo: imageAt('a', 'jpg'),
  svg: imageAt('b', 'png'),
  png: imageAt('c', 'png'),
  hero: imageAt('d', 'jpg'),
}

/** As the database stores them after the fetch. */
const pictures = Object.fromEntries(
  (
    [
      [IMAGES.photo, 480, 360],
      [IMAGES.svg, 512, 256],
      [IMAGES.png, 500, 500],
      [IMAGES.hero, 1200, 675],
    ] as const
  ).map(([url, width, height]) => [url, { url, width, height, onDark: false }]),
)

export const FULL_PROFILE: PublicProfile = {
  id: '0b8e6f0e-52a2-4a29-a6a5-6c2f2a6f4d11',
  domain_id: '5a3c1d7e-0f52-4a0b-8f0e-3d1b7c9e2a44',
  profile_slug: '6e7a0d9c-6f0e-4c39-9d5a-0a8b0f6c1d2e',
  company_name: 'Voorbeeld & Zonen "De Oven"',
  url: 'https://voorbeeld.nl/',
  locations: ['Voorbeeldstad', 'Dorp aan de Vaart'],
  andere_namen: ['De Voorbeeldbakker', 'BVU'],
  countries: ['NL', 'BE'],
  desired_info: 'Desembrood voor horeca, elke dag voor zes uur bezorgd',
  description: 'Wij bakken sinds 1987.\n\nIn onze molen maalt een steen van 900 kg het meel < 24 uur voor het bakken.',
  samenvatting_algemeen: 'De bakkerij die horeca in de regio van desembrood voorziet.',
  sector: 'Ambachtelijke bakkerij',
  sectoren: ['Horeca', 'Kinderopvang'],
  social_profielen: [
    { platform: 'LinkedIn', url: 'https://www.linkedin.com/company/voorbeeld' },
    { platform: 'Instagram', url: 'https://www.instagram.com/voorbeeld_bakt' },
  ],
  public_email: 'info@voorbeeld.nl',
  sales_email: 'ver_koop@voorbeeld.nl',
  sales_telefoon: '+31 20 123 45 67',
  support_email: 'hulp@voorbeeld.nl',
  support_telefoon: '+31 20 765 43 21',
  maps_link: 'https://maps.example/voorbeeld?q=1',
  landing_url: 'https://voorbeeld.nl/voor-ai',
  llm_platforms: ['chatgpt', 'perplexity', 'claude', 'deepseek'],
  rechtsvorm: 'bv',
  kvk_nummer: '12345678',
  btw_nummer: 'NL123456782B90',
  sbi_code: '10711',
  oprichtingsjaar: 1987,
  talen: ['nl', 'Fries'],
  content_licentie: 'alleen-citeren',
  locaties_uitgebreid: [
    {
      naam: 'De molen',
      straat: 'Molenweg 7',
      postcode: '1234 AB',
      plaats: 'Voorbeeldstad',
      land: 'NL',
      telefoon: '+31 20 111 22 33',
      openingstijden: [
        { dagen: ['ma', 'di', 'wo', 'do', 'vr'], van: '06:00', tot: '12:30' },
        { dagen: ['ma', 'di', 'wo', 'do', 'vr'], van: '13:15', tot: '17:45' },
        { dagen: ['za'], van: '07:00', tot: '16:00' },
        { dagen: ['zo'], gesloten: true },
      ],
      uitzonderingen: [
        { datum: '2026-12-25', omschrijving: 'Eerste kerstdag', gesloten: true },
        { datum: '2026-12-31', van: '05:30', tot: '14:00' },
      ],
    },
    { naam: 'Afhaalpunt', plaats: 'Meerdam', land: 'BE' },
  ],
  diensten: [
    { naam: 'Dagbezorging', omschrijving: 'Voor zes uur op de stoep', prijsrange: 'vanaf € 50', categorie: 'Bezorgen' },
    { naam: 'Broodadvies' },
  ],
  pakketten: [{ naam: 'Ontbijtpakket', omschrijving: 'Vijf soorten voor tien gasten', prijs: '€ 39 per dag' }],
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
  review_bronnen: [
    { bronnaam: 'Google', score: '4,8', aantal: '120', url: 'https://reviews.example/voorbeeld' },
    { bronnaam: 'Kiyoh', score: '9.1' },
  ],
  team: [
    {
      naam: 'Ans Bakker',
      functie: 'Meesterbakker',
      bio: 'Bakt sinds haar twaalfde',
      foto: IMAGES.photo,
      foto_alt: 'Ans haalt een brood uit de oven',
    },
    { naam: 'Bo Molenaar' },
  ],
  faqs: [
    { vraag: 'Bezorgen jullie op zondag?', antwoord: 'Ja, tot negen uur.' },
    { vraag: 'Is het brood veganistisch?', antwoord: 'Alles behalve het suikerbrood.' },
  ],
  logo_svg_url: IMAGES.svg,
  logo_png_url: IMAGES.png,
  logo_alt: 'Een molen met de naam eronder',
  hero_afbeelding_url: IMAGES.hero,
  hero_alt: 'De bakkerij bij zonsopgang, gezien vanaf de dijk',
  geo_published_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-10-20T09:30:00.000Z',
  laatste_scan: '2026-10-21T09:30:00.000Z',
  verified: true,
  is_partner: true,
  noindex_google: true,
  zichtbaarheid_ai: true,
  pictures,
}

/** The same with a legal name instead of the KvK number: one column holds either. */
export const WITH_LEGAL_NAME: PublicProfile = (({ kvk_nummer: _, ...profile }) => ({
  ...profile,
  legal_name: 'Voorbeeld Holding B.V.',
}))(FULL_PROFILE)

/** Every text and number of the profile, without duplicates; each format's test checks the addresses and codes that it reformats. */
export function filledValues(profile: PublicProfile): string[] {
  const ours = [
    'id',
    'domain_id',
    'profile_slug',
    'geo_published_at',
    'updated_at',
    'laatste_scan',
    'llm_platforms',
    'countries',
    'content_licentie',
    ...['dagen', 'van', 'tot', 'datum'],
    // Of an image only the address is a fact, and that is a column.
    'pictures',
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
