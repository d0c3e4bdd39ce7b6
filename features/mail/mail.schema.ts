/** The input of a templated mail. */
import { z } from 'zod'

/** The placeholders of a mail template (docs/spec.md, 'Data'). */
export const PLACEHOLDERS = ['first_name', 'confirm_url', 'unsubscribe_url', 'company_name'] as const

const value = z.string('Dit moet tekst zijn.').max(2000, 'Gebruik hier maximaal 2000 tekens.')

export const templateVariablesSchema = z.strictObject({
  first_name: value.optional(),
  confirm_url: value.optional(),
  unsubscribe_url: value.optional(),
  company_name: value.optional(),
})

/** Placeholders that the product fills in its own mails, and nobody sends. */
export const OWN_PLACEHOLDERS = ['temp_password', 'period', 'report', 'notices'] as const

export type TemplateVariables = z.output<typeof templateVariablesSchema> &
  Partial<Record<(typeof OWN_PLACEHOLDERS)[number], string>>

export const templatedMailSchema = z.object({
  template_key: z.string('Kies een template.').trim().min(1, 'Kies een template.').max(100, 'Kies een template.'),
  to: z
    .string('Vul een email adres in')
    .trim()
    .min(1, 'Vul een email adres in')
    .max(254, 'Vul een geldig email adres in.')
    .meta({ format: 'email' })
    .pipe(z.email('Vul een geldig email adres in.')),
  variables: templateVariablesSchema.default({}),
})
