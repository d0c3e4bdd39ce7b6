/** What the made-up bakery would have filled in: its public profile. Its numbers are those that KvK and Belastingdienst use in their own examples. */
import type { PublicProfile } from '#features/public-profile/public-profile-model.ts'

export const EXAMPLE_PROFILE: PublicProfile = {
  userId: '00000000-0000-4000-8000-000000000001',
  domainId: '00000000-0000-4000-8000-000000000002',
  slug: '00000000-0000-4000-8000-000000000003',
  companyName: 'Het Verzonnen Brood',
  url: 'https://hetverzonnenbrood.example/',
  locations: ['Zwolle'],
  countries: ['NL'],
  desiredInfo:
    'Bakkerij met lunchrestaurant in Zwolle: desembrood van graan uit de streek, en een lange tafel voor groepen.',
  description:
    'We bakken desembrood van graan dat binnen veertig kilometer van Zwolle is gegroeid. Elk deeg rust vierentwintig uur.\n\nIn het lunchrestaurant staat een lange tafel voor groepen tot zestien personen. De helft van de kaart is vegetarisch. De keuken is open van woensdag tot en met zondag.',
  sector: 'Ambachtelijke bakkerij',
  sectors: ['Kantoren', 'Scholen'],
  socialProfiles: [],
  publicEmail: 'bakker@hetverzonnenbrood.example',
  llmPlatforms: ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'],
  rechtsvorm: 'bv',
  kvkNumber: '68750110',
  vatId: 'NL000099998B57',
  foundingYear: 2011,
  languages: ['nl'],
  places: [{ naam: 'De winkel', straat: 'Verzonnen Gracht 12', postcode: '8011 XX', plaats: 'Zwolle', land: 'NL' }],
  services: [
    { naam: 'Desembrood op bestelling', omschrijving: 'Een dag vooruit besteld, om acht uur klaar.' },
    { naam: 'Taarten op maat', omschrijving: 'Van acht tot tachtig punten.' },
    { naam: 'Brood bezorgen voor kantoren', omschrijving: 'In Zwolle, tussen zeven en negen uur, op de fiets.' },
    { naam: 'Lunch voor groepen', omschrijving: 'Aan de lange tafel, tot zestien personen.' },
  ],
  packages: [],
  cases: [],
  reviewSources: [],
  team: [],
  faqs: [
    {
      vraag: 'Kan ik met een groep komen lunchen?',
      antwoord: 'Ja, tot zestien personen, van woensdag tot en met zondag.',
    },
    { vraag: 'Is er vegetarische keuze?', antwoord: 'De helft van de kaart is vegetarisch.' },
    { vraag: 'Tot wanneer kan ik brood bestellen?', antwoord: 'Tot vier uur ’s middags op de dag ervoor.' },
  ],
  images: {},
  publishedAt: '2026-09-14T07:30:00.000Z',
  updatedAt: '2026-11-16T07:30:00.000Z',
  scannedAt: '2026-11-16T07:30:00.000Z',
  verified: true,
  isPartner: false,
  noindexGoogle: false,
  visibleToAi: true,
}
