import type { FieldErrors } from '#features/failure.ts'
import type { MailPreview } from '#features/mail-templates/preview-template.server.ts'
import type { TypedTemplate } from '#features/mail-templates/template.schema.ts'

/** A checkbox: the preview shows the mail to someone without a first name. */
export const WITHOUT_NAME = 'zonder_voornaam'

export function typedIn(form: FormData): TypedTemplate {
  // Browsers send line breaks in two characters.
  const text = (name: string) => String(form.get(name) ?? '').replace(/\r\n?/g, '\n')
  return {
    subject: text('subject'),
    from_name: text('from_name'),
    from_email: text('from_email'),
    html: text('html'),
    text: text('text'),
  }
}

/** What the action on one template answers where it does not lead back to the list. */
export interface TemplateAnswer {
  about: 'text' | 'test'
  message: string | null
  fields: FieldErrors
  /** What the form of the text held. */
  typed: TypedTemplate | null
  /** The version that the next attempt replaces; null: as before. */
  version: number | null
  preview: MailPreview | null
  /** The address that a test mail went to. */
  sentTo: string | null
  retryAfter?: number
}

export const NO_ANSWER: TemplateAnswer = {
  about: 'text',
  message: null,
  fields: {},
  typed: null,
  version: null,
  preview: null,
  sentTo: null,
}
