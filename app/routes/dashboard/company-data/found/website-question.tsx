import { Form, Link } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { Found } from './use-found.ts'

/** The search parameter that shows the form to a customer without a website. */
export const BY_HAND = 'zelf'

/** Asks a new customer for the website's URL, and nothing else. */
export function WebsiteQuestion({ found }: { found: Found }) {
  const { hrefOf } = useDashboard()
  return (
    <section aria-labelledby="wat-is-je-website" className="grid max-w-2xl gap-5">
      <h2 id="wat-is-je-website" className="text-2xl">
        Wat is je website?
      </h2>
      <p className="max-w-prose text-soft">
        We lezen je website en zoeken je gegevens op. Jij zegt wat er klopt. Niets komt in je profiel voordat jij dat
        hebt gezegd.
      </p>
      <Form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          found.read(String(new FormData(event.currentTarget).get('url') ?? ''))
        }}
      >
        <input type="hidden" name="intent" value="read" />
        <Field label="Adres van je website" error={found.refusal ?? undefined} required>
          <TextInput name="url" inputMode="url" autoComplete="url" spellCheck={false} placeholder="voorbeeld.nl" />
        </Field>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button busy={found.isReading}>{found.isReading ? 'We lezen je website…' : 'Lees mijn website'}</Button>
          <Link to={hrefOf('company-data', { [BY_HAND]: '1' })}>Ik heb geen website</Link>
        </div>
      </Form>
    </section>
  )
}
