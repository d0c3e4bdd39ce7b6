/** The waitlist's form, for browser and server. Messages are contract texts (docs/spec.md, 'Validation'). */
import { z } from 'zod'
import { BRAND } from '#features/brand.ts'

/** The exact text that someone agrees to; stored with each sign-up. Changed wording is a new version. */
export const WAITLIST_CONSENT = {
  version: '2026-11-21',
  text: `Ik ga akkoord met de algemene voorwaarden en vind het goed dat ${BRAND.name} contact met me opneemt.`,
} as const

export const WAITLIST_TEXTS = {
  nameRequired: 'Vul je naam in',
  companyRequired: 'Vul je bedrijfsnaam in',
  emailRequired: 'Vul je email adres in',
  emailInvalid: 'Vul een geldig email adres in.',
  websiteInvalid: 'Voer een geldige website-URL in (bijv. voorbeeld.nl)',
  noLinks: 'Vul hier alleen een naam in, geen link.',
  tooLong: 'Dit is te lang.',
  consentRequired: 'Je moet akkoord gaan met de algemene voorwaarden',
} as const

/** A name goes into a mail, so it may contain no link: nobody can send spam through our form. */
const LINK = /:\/\/|www\.|[\w-]\.[a-z]{2,}\/\S/i

function nameField(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(100, { error: WAITLIST_TEXTS.tooLong, abort: true })
    .refine((name) => !LINK.test(name), WAITLIST_TEXTS.noLinks)
}

const longText = z
  .string()
  .trim()
  .max(2000, WAITLIST_TEXTS.tooLong)
  .optional()
  .transform((text) => text || null)

const website = z
  .string()
  .trim()
  .max(500, { error: WAITLIST_TEXTS.tooLong, abort: true })
  .optional()
  .transform((typed, context) => {
    if (!typed) return null
    const url = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
    const parsed = URL.canParse(url) ? new URL(url) : null
    if (parsed && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.') && !parsed.username)
      return parsed.href
    context.addIssue({ code: 'custom', message: WAITLIST_TEXTS.websiteInvalid })
    return z.NEVER
  })

export const waitlistSchema = z.object({
  name: nameField(WAITLIST_TEXTS.nameRequired),
  company: nameField(WAITLIST_TEXTS.companyRequired),
  email: z
    .string(WAITLIST_TEXTS.emailRequired)
    .trim()
    .min(1, WAITLIST_TEXTS.emailRequired)
    .max(254, WAITLIST_TEXTS.emailInvalid)
    .pipe(z.email(WAITLIST_TEXTS.emailInvalid).toLowerCase()),
  website,
  use_case: longText,
  target_audience: longText,
  /** A ticked checkbox. */
  accepted_privacy: z.literal(['on', 'true', true], WAITLIST_TEXTS.consentRequired),
})

/** The payload of send-waitlist-confirmation (docs/spec.md, 'Functions'). */
export const waitlistConfirmationSchema = waitlistSchema.pick({ name: true, company: true, email: true })
