/** The company profile form: one schema for the browser, the autosave and the publish action. Field names are the contract's. */
import { z } from 'zod'

export const LLM_PLATFORMS = ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'] as const
export type LlmPlatform = (typeof LLM_PLATFORMS)[number]

/** deepseek is read and shown where it is stored, never offered (profile-fields). */
export const PLATFORM_LABELS: Record<LlmPlatform | 'deepseek', string> = {
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  claude: 'Claude',
  grok: 'Grok',
  deepseek: 'DeepSeek',
}

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
  return z
    .string()
    .transform((value) => storableText(value).trim())
    .refine((value) => characterCount(value) <= maximum, `Gebruik hier maximaal ${maximum} tekens.`)
}

/** A list in which empty entries are dropped and double ones kept once. */
function listOf(entry: z.ZodType<string, string>, maximum: number) {
  return z
    .array(entry)
    .transform((entries) => [...new Set(entries.filter((value) => value !== ''))])
    .refine((entries) => entries.length <= maximum, `Vul hier maximaal ${maximum} regels in.`)
}

export const profileFormSchema = z.object({
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

/** Adds https:// where the visitor left the scheme out; the text is otherwise kept. */
export function withScheme(url: string): string {
  return url === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`
}

/** The website field's message when it is left, or null when it is fine (specification, section 5). */
export function urlProblemOnBlur(url: string): string | null {
  if (url.trim() === '') return PROFILE_TEXTS.required
  return url.includes('http') ? null : PROFILE_TEXTS.urlWithoutHttp
}
