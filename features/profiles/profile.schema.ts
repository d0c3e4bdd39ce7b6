/** The company profile form: one schema for the browser, the autosave and the publish action. Field names are the contract's. */
import { z } from 'zod'
import { ASSISTANT_NAMES } from '#engine/assistants.ts'

export const LLM_PLATFORMS = ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'] as const
export type LlmPlatform = (typeof LLM_PLATFORMS)[number]

/** deepseek is read and shown where it is stored, never offered (docs/spec.md, 'The profile, column by column'). */
export const PLATFORM_LABELS: Record<LlmPlatform | 'deepseek', string> = ASSISTANT_NAMES

export const PROFILE_TEXTS = {
  required: 'Vul dit veld in',
  urlWithoutHttp: 'Voer een geldige URL in, inclusief https',
  urlInvalid: 'Voer een geldige website-URL in (bijv. voorbeeld.nl)',
  nameAndUrlRequired: 'Vul je bedrijfsnaam en URL in',
  descriptionTooLong: 'Gratis gebruikers kunnen maximaal 100 tekens gebruiken. Upgrade naar Pro voor onbeperkt.',
} as const

/** Characters as people count them: an emoji outside the basic plane is one. */
export function characterCount(text: string): number {
  return [...text].length
}

/** What the database can hold and a page can show: no NUL, no half surrogate pairs. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

function text(maximum: number) {
  return (
    z
      .string()
      .transform((value) => storableText(value).trim())
      // An emoji has two of the signs that `length` counts; what is longer still need not be counted.
      .refine(
        (value) => value.length <= 2 * maximum && characterCount(value) <= maximum,
        `Gebruik hier maximaal ${maximum} tekens.`,
      )
  )
}

/** A list in which empty entries are dropped and double ones kept once. */
function listOf(entry: z.ZodType<string, string>, maximum: number) {
  return z
    .array(entry)
    .transform((entries) => [...new Set(entries.filter((value) => value !== ''))])
    .refine((entries) => entries.length <= maximum, `Vul hier maximaal ${maximum} regels in.`)
}

/** As bytes: an address of an image is the key of an index, which has room for so many. */
function imageAddress() {
  return text(2000).refine(
    (value) => new TextEncoder().encode(value).length <= 2000,
    'Dit adres is te lang. Gebruik een korter adres.',
  )
}

/** An entry without a name is no person yet. The numbers bound what a page that closes can still send (64 kB). */
const teamMember = z.object({
  naam: text(200),
  functie: text(200),
  bio: text(1000),
  foto: imageAddress(),
  verborgen: z.boolean(),
})
export type TeamMember = z.input<typeof teamMember>
export const MOST_TEAM_MEMBERS = 30

/** Step 2, for the plans with extended info. A form that has not got a field leaves what is stored as it is. */
const extendedFields = {
  logoSvgUrl: imageAddress().optional(),
  logoPngUrl: imageAddress().optional(),
  heroAfbeeldingUrl: imageAddress().optional(),
  team: z
    .array(teamMember)
    .transform((people) => people.filter(({ naam }) => naam !== ''))
    .refine((people) => people.length <= MOST_TEAM_MEMBERS, `Vul hier maximaal ${MOST_TEAM_MEMBERS} mensen in.`)
    .optional(),
  beeldrechtenAkkoord: z.boolean().optional(),
}

export const profileFormSchema = z.object({
  ...extendedFields,
  companyName: text(200),
  url: text(2000),
  locations: listOf(text(120), 50),
  /** ISO 3166-1 alpha-2, shown in Dutch. */
  countries: listOf(z.string().regex(/^[A-Z]{2}$/, 'Kies een land uit de lijst.'), 50),
  desiredInfo: text(5000),
  llmPlatforms: z.array(z.enum(LLM_PLATFORMS)).transform((platforms) => [...new Set(platforms)]),
})

/** As typed in the form. */
export type ProfileFormValues = z.input<typeof profileFormSchema>
/** Cleaned, as stored. */
export type ProfileInput = z.output<typeof profileFormSchema>

/** The website field's message when it is left, or null when it is fine (docs/spec.md, 'Validation'). */
export function urlProblemOnBlur(url: string): string | null {
  if (url.trim() === '') return PROFILE_TEXTS.required
  return url.includes('http') ? null : PROFILE_TEXTS.urlWithoutHttp
}
