import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/field.tsx'
import type { LinkedPage } from '#features/consistency/consistency.schema.ts'
import type { FieldErrors } from '#features/failure.ts'

interface Props {
  linked: LinkedPage[]
  here: string
  typed: { url: string; text: string }
  errors: FieldErrors
}

/** The pages elsewhere that are compared, and the form with which one is added or its text pasted. */
export function LinkedPages({ linked, here, typed, errors }: Props) {
  return (
    <section aria-labelledby="elders" className="grid grid-cols-1 gap-4">
      <h2 id="elders" className="text-xl">
        Pagina’s van anderen over jouw bedrijf
      </h2>
      <p className="max-w-prose text-soft">
        De profielen en reviewsites uit je bedrijfsgegevens staan er al bij. Mogen wij een pagina niet lezen, plak dan
        wat erop staat.
      </p>
      {linked.length > 0 ? (
        <ul className="border-t border-edge">
          {linked.map(({ url, fromProfile, isPasted }) => (
            <li key={url} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-2">
              <span className="min-w-0 font-mono text-sm break-all">{url}</span>
              <span className="flex items-center gap-3 text-sm text-soft">
                {isPasted ? 'geplakte tekst' : fromProfile ? 'uit je bedrijfsgegevens' : 'zelf toegevoegd'}
                {isPasted || !fromProfile ? (
                  <Form method="post" action={here} preventScrollReset>
                    <input type="hidden" name="url" value={url} />
                    <Button look="text" name="intent" value="remove" aria-label={`Verwijder ${url}`}>
                      Verwijder
                    </Button>
                  </Form>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" action={here} preventScrollReset className="grid max-w-prose gap-4">
        {/* What was typed is gone once it is stored. */}
        <div key={linked.map((page) => JSON.stringify(page)).join()} className="grid gap-4">
          <Field label="Adres van de pagina" error={errors.url} required>
            <TextInput
              name="url"
              defaultValue={typed.url}
              inputMode="url"
              autoComplete="off"
              takesFocus={errors.url !== undefined}
            />
          </Field>
          <Field
            label="Tekst van de pagina"
            hint="Alleen nodig als wij de pagina niet mogen lezen. Kopieer het deel met je gegevens."
            error={errors.text}
          >
            <TextArea name="text" defaultValue={typed.text} />
          </Field>
        </div>
        <div>
          <Button look="quiet" name="intent" value="add">
            Voeg toe
          </Button>
        </div>
      </Form>
    </section>
  )
}
