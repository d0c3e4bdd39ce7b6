import { NEWSLETTER } from '#app/copy/marketing.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { Honeypot } from '#app/routes/marketing/site/honeypot.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { NEWSLETTER_CONSENT } from '#features/newsletter/newsletter.schema.ts'
import { URLS } from '#features/urls.ts'

/** The site's script sends the form without leaving the page and writes the result into the output. */
export function NewsletterForm({ email, error }: { email?: string | undefined; error?: string | undefined }) {
  return (
    <form
      action={URLS.newsletter}
      method="post"
      noValidate
      data-newsletter={SUCCESS_TEXTS['newsletter-subscribed']}
      className="grid max-w-[34rem] gap-3 lg:gap-4"
    >
      <Field label={NEWSLETTER.field} error={error} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={email}
          takesFocus={error !== undefined}
          placeholder="naam@bedrijf.nl"
        />
      </Field>
      <Honeypot />
      <p className="text-sm text-soft">
        {NEWSLETTER_CONSENT.text} {NEWSLETTER.privacy}
      </p>
      <div>
        <Button>{NEWSLETTER.button}</Button>
      </div>
      <output className="font-semibold empty:hidden data-[state=bad]:text-bad data-[state=good]:text-good" />
    </form>
  )
}
