/** The settings of an account, by section: each tab of /account has one section, /settings has all of them in one form. */
import { z } from 'zod'
import { RAPPORT_FREQUENTIES, TALEN, TIJDZONES } from '#db/schema/choices.ts'
import { ACCOUNT_TEXTS, emailField } from '#features/accounts/accounts.schema.ts'

export const SETTINGS_TEXTS = {
  choose: 'Kies iets uit de lijst.',
  day: 'Kies een dag van 1 tot en met 31.',
} as const

/** Empty means: the address that the account signs in with. */
const reportEmail = z.preprocess(
  (typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed),
  emailField(ACCOUNT_TEXTS.emailInvalid).nullable(),
)

const overview = z.object({
  rapport_email: reportEmail,
  taal: z.enum(TALEN, SETTINGS_TEXTS.choose),
  tijdzone: z.enum(TIJDZONES, SETTINGS_TEXTS.choose),
})

const mail = z.object({
  rapport_email: reportEmail,
  rapport_frequentie: z.enum(RAPPORT_FREQUENTIES, SETTINGS_TEXTS.choose),
  rapport_dag_vd_maand: z.coerce
    .number(SETTINGS_TEXTS.day)
    .int(SETTINGS_TEXTS.day)
    .min(1, SETTINGS_TEXTS.day)
    .max(31, SETTINGS_TEXTS.day),
  rapport_samenvatting_email: z.boolean(),
  rapport_volledige_pdf: z.boolean(),
  meldingen_email: z.boolean(),
})

const publication = z.object({ zichtbaarheid_ai: z.boolean(), noindex_google: z.boolean() })

export const SETTINGS_SCHEMAS = {
  overview,
  mail,
  publication,
  all: overview.extend(mail.shape).extend(publication.shape),
} as const
export type SettingsSection = keyof typeof SETTINGS_SCHEMAS

export type Settings = z.output<typeof SETTINGS_SCHEMAS.all>
