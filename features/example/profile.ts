/** The public profile of the made-up bakery. Its numbers are those that KvK and Belastingdienst use in their own examples. */
import type { PublicProfile } from '#features/public-profile/schema.ts'

export const EXAMPLE_PROFILE: PublicProfile = {
  id: '00000000-0000-4000-8000-000000000001',
  domain_id: '00000000-0000-4000-8000-000000000002',
  profile_slug: '00000000-0000-4000-8000-000000000003',
  company_name: 'Het Verzonnen Brood',
  andere_namen: [],
  url: 'https://hetverzonnenbrood.example/',
  locations: ['Zwolle'],
  countries: ['NL'],
  desired_info:
    'Bakkerij met lunchrestaurant in Zwolle: desembrood van graan uit de streek, en een lange tafel voor groepen.',
  description:
    'We bakken desembrood van graan dat binnen veertig kilometer van Zwolle is gegroeid. Elk deeg rust vierentwintig uur.\n\nIn het lunchrestaurant staat een lange tafel voor groepen tot zestien personen. De helft van de kaart is vegetarisch. De keuken is open van woensdag tot en met zondag.',
  sector: 'Ambachtelijke bakkerij',
  sectoren: ['Kantoren', 'Scholen'],
  social_profielen: [],
  public_email: 'bakker@hetverzonnenbrood.example',
  llm_platforms: ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'],
  rechtsvorm: 'bv',
  kvk_nummer: '68750110',
  btw_nummer: 'NL000099998B57',
  oprichtingsjaar: 2011,
  talen: ['nl'],
  locaties_uitgebreid: [
    { naam: 'De winkel', straat: 'Verzonnen Gracht 12', postcode: '8011 XX', plaats: 'Zwolle', land: 'NL' },
  ],
  diensten: [
    { naam: 'Desembrood op bestelling', omschrijving: 'Een dag vooruit besteld, om acht uur klaar.' },
    { naam: 'Taarten op maat', omschrijving: 'Van acht tot tachtig punten.' },
    { naam: 'Brood bezorgen voor kantoren', omschrijving: 'In Zwolle, tussen zeven en negen uur, op de fiets.' },
    { naam: 'Lunch voor groepen', omschrijving: 'Aan de lange tafel, tot zestien personen.' },
  ],
  pakketten: [],
  cases: [],
  review_bronnen: [],
  team: [],
  faqs: [
    {
      vraag: 'Kan ik met een groep komen lunchen?',
      antwoord: 'Ja, tot zestien personen, van woensdag tot en met zondag.',
    },
    { vraag: 'Is er vegetarische keuze?', antwoord: 'De helft van de kaart is vegetarisch.' },
    { vraag: 'Tot wanneer kan ik brood bestellen?', antwoord: 'Tot vier uur ’s middags op de dag ervoor.' },
  ],
  pictures: {},
  geo_published_at: '2026-09-14T07:30:00.000Z',
  updated_at: '2026-11-16T07:30:00.000Z',
  laatste_scan: '2026-11-16T07:30:00.000Z',
  verified: true,
  is_partner: false,
  noindex_google: false,
  zichtbaarheid_ai: true,
}
