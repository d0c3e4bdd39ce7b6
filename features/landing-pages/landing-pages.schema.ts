/** Pages of one's own website, judged one at a time: what a form may send, and what the screen gets. For both sides. */
import { z } from 'zod'
import type { LandingPageReport } from '#engine/landing-page/landing-page.ts'

export { COMPARED_FACT_NAMES, PLACE_NAMES, type Place as StatedPlace } from '#engine/consistency/facts.ts'

/** Per website; older ones go. */
export const MOST_LANDING_PAGES = 10

export const LANDING_PAGE_TEXTS = {
  empty: 'Vul het adres in van een pagina van je website, bijvoorbeeld /diensten.',
  otherSite: 'Dit adres hoort niet bij je eigen website. Vul een pagina van je eigen website in.',
  noWebsite: 'Vul eerst het adres van je website in bij je bedrijfsgegevens.',
  robots:
    'Je robots.txt laat ons deze pagina niet lezen. Sta VindbaarBot toe op deze pagina, of kies een andere pagina.',
  gone: 'Op dit adres staat geen pagina. Controleer het adres.',
  refused: 'Je website weigert ons deze pagina. Kan iedereen de pagina zien zonder in te loggen?',
  unreachable: 'Deze pagina gaf geen bruikbaar antwoord. Controleer het adres, of probeer het later opnieuw.',
  'no-page': 'Op dit adres staat geen webpagina, maar een bestand. Vul het adres van een pagina in.',
  elsewhere: 'Dit adres stuurt door naar een andere website. Vul een pagina van je eigen website in.',
  'same-page': 'Dit adres geeft dezelfde pagina als een ander adres van je website. Vul dat adres in.',
  home: 'We konden je homepage niet lezen, en zonder homepage is er geen score.',
  'too-heavy': 'Deze pagina is te zwaar om te lezen. Maak hem lichter, of kies een andere pagina.',
} as const

export const landingPageSchema = z.object({
  url: z.string().trim().min(1, LANDING_PAGE_TEXTS.empty).max(2000, LANDING_PAGE_TEXTS.unreachable),
  /** Chosen by the client, which follows the reading by this id. */
  readingId: z.uuid().optional(),
})
export type LandingPageInput = z.output<typeof landingPageSchema>

export interface LandingPageEntry {
  id: string
  url: string
  /** ISO 8601. */
  at: string
  score: number
}

export interface LandingPagesView {
  /** Empty: the profile names no website yet. */
  website: string
  newest: LandingPageEntry[]
  shown: (LandingPageEntry & { report: LandingPageReport }) | null
  usage: { used: number; limit: number }
  /** The reading that runs now, wherever it was started. */
  running: string | null
}
