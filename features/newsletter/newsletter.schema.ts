/** The newsletter's form. Messages are contract texts (docs/spec.md, 'Validation'). */
import { z } from 'zod'
import { BRAND } from '#features/brand.ts'
import { HONEYPOT_FIELD } from '#features/waitlist/honeypot.ts'

/** The exact text that someone agrees to; stored with each subscription. Changed wording is a new version. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-21',
  text: `Je vraagt ons hiermee om de nieuwsbrief van ${BRAND.name}, met tips over vindbaarheid in AI-assistenten.`,
} as const

const required = 'Vul je email adres in'
const invalid = 'Vul een geldig email adres in.'

export const subscribeSchema = z.object({
  email: z.string(required).trim().min(1, required).max(254, invalid).pipe(z.email(invalid).toLowerCase()),
  [HONEYPOT_FIELD]: z.string().optional(),
})
