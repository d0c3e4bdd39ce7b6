import { useEffect, useRef } from 'react'
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

/** Of a page from the profile only the pasted text can be removed. */
const isRemovable = ({ isPasted, fromProfile }: Pick<LinkedPage, 'isPasted' | 'fromProfile'>) =>
  isPasted || !fromProfile

/**
 * Removing a page takes its button away, and adding one empties its fields. The focus that goes with them moves to the next page's
 * button, or to the heading, and to the first field.
 */
function useLostFocus(linked: LinkedPage[], pages: string) {
  const section = useRef<HTMLElement>(null)
  const removable = linked.filter(isRemovable).map(({ url }) => url)
  const sent = useRef<{ url: string | null; among: string[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what the list holds has changed.
  useEffect(() => {
    if (sent.current === null) return
    const { url, among } = sent.current
    sent.current = null
    // Who moved on meanwhile stays there.
    if (document.activeElement !== document.body) return
    const all = (selector: string) => section.current?.querySelectorAll<HTMLElement>(selector)
    const place = url === null ? all('[name=url]:not([type=hidden])')?.[0] : all('[value=remove]')?.[among.indexOf(url)]
    const wanted = place ?? all('h2')?.[0]
    wanted?.focus()
  }, [pages])
  return {
    section,
    /** `url`: of the page that is removed; null: one is added. */
    note(url: string | null) {
      sent.current = { url, among: removable }
    },
  }
}

/** The pages elsewhere that are compared, and the form with which one is added or its text pasted. */
export function LinkedPages({ linked, here, typed, errors }: Props) {
  const pages = linked.map((page) => JSON.stringify(page)).join()
  const { section, note } = useLostFocus(linked, pages)
  return (
    <section ref={section} aria-labelledby="elders" className="grid grid-cols-1 gap-4">
      <h2 id="elders" tabIndex={-1} className="text-xl">
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
                {isRemovable({ isPasted, fromProfile }) ? (
                  <Form method="post" action={here} preventScrollReset onSubmit={() => note(url)}>
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
      <Form
        method="post"
        action={here}
        preventScrollReset
        onSubmit={() => note(null)}
        className="grid max-w-prose gap-4"
      >
        {/* What was typed is gone once it is stored. */}
        <div key={pages} className="grid gap-4">
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
