/** The form with which a website is added. Messages are contract texts where the contract has them (docs/spec.md, 'Validation'). */
import { z } from 'zod'

export const WEBSITE_TEXTS = {
  required: 'Vul een domeinnaam in',
  invalid: 'Vul een geldige domeinnaam in, zoals voorbeeld.nl.',
  taken: 'Deze website staat al in je account.',
} as const

export const addWebsiteSchema = z.object({
  domain_name: z.string(WEBSITE_TEXTS.required).trim().min(1, WEBSITE_TEXTS.required).max(4_000, WEBSITE_TEXTS.invalid),
})
