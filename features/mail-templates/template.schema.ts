/** The form with which an admin edits a mail template, for browser and server. */
import { z } from 'zod'

/** Browsers send line breaks in two characters; templates are stored with one. */
const typed = z.string('Dit moet tekst zijn.').transform((text) => text.replace(/\r\n?/g, '\n').trim())
const orNull = (text: string) => (text === '' ? null : text)
const oneLine = (most: number, message: string) =>
  typed.pipe(
    z
      .string()
      .max(most, message)
      .regex(/^[^\n]*$/, 'Gebruik hier één regel.'),
  )
const MOST_HTML = 100_000

const templateContentSchema = z.object({
  subject: typed.pipe(
    z
      .string()
      .min(1, 'Vul een onderwerp in.')
      .max(200, 'Een onderwerp heeft hoogstens 200 tekens.')
      .regex(/^[^\n]*$/, 'Gebruik hier één regel.'),
  ),
  /** Null: the product's own sender. */
  from_name: oneLine(100, 'Gebruik hier hoogstens 100 tekens.').transform(orNull),
  from_email: typed
    .pipe(z.string().max(254, 'Vul een geldig email adres in.'))
    .pipe(z.union([z.literal(''), z.email()], 'Vul een geldig email adres in.'))
    .transform(orNull),
  html: typed.pipe(
    z.string().min(1, 'Vul de tekst van de mail in.').max(MOST_HTML, 'Een mail heeft hoogstens 100.000 tekens.'),
  ),
  /** Null: derived from the HTML. */
  text: typed.pipe(z.string().max(MOST_HTML, 'Een mail heeft hoogstens 100.000 tekens.')).transform(orNull),
})

const key = z.string('Kies een template.').min(1, 'Kies een template.').max(100, 'Kies een template.')
const version = z.int('Kies een versie.').positive('Kies een versie.')

export const saveTemplateSchema = templateContentSchema.extend({
  key,
  /** The version that was edited. */
  version,
})

export const restoreTemplateSchema = z.object({
  key,
  /** The version to bring back. */
  version,
  /** The version that is in use, as the admin saw it. */
  current: version,
})

export type TemplateContent = z.output<typeof templateContentSchema>
/** As its fields hold it. */
export type TypedTemplate = z.input<typeof templateContentSchema>

export const CONTENT_FIELDS = [
  'subject',
  'from_name',
  'from_email',
  'html',
  'text',
] as const satisfies (keyof TemplateContent)[]

export function toTyped(content: TemplateContent): TypedTemplate {
  return {
    ...content,
    from_name: content.from_name ?? '',
    from_email: content.from_email ?? '',
    text: content.text ?? '',
  }
}
