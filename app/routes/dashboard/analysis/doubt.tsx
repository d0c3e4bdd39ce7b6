import { useState } from 'react'
import { Form } from 'react-router'
import { plainUrl } from '#app/copy/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'

/** Something in the report is not so: a page that shows it is read first from now on. Without JavaScript the same in one request. */
export function Doubt({
  start,
  refused,
  typed,
  once,
}: {
  start: (address: string) => void
  refused: string | undefined
  /** What was typed when the server refused it without JavaScript. */
  typed: string
  /** Gratis: how often a report may be revised. */
  once: boolean
}) {
  const [address, setAddress] = useState(typed)
  return (
    <section aria-labelledby="klopt-niet" className="rounded-md border border-edge bg-sheet p-5 print:hidden">
      <h2 id="klopt-niet" className="mb-2 text-xl">
        Klopt dit niet?
      </h2>
      <p className="mb-4 max-w-prose">
        Staat iets wel op je website dat hier ontbreekt of anders staat? Geef de pagina waarop het staat. Die lezen we
        vanaf nu als eerste, en we kijken het hele rapport meteen na.{' '}
        {once ? 'Dat kan drie keer per rapport.' : 'Dat telt als een analyse.'}
      </p>
      <Form
        method="post"
        className="grid max-w-xl gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start(address)
        }}
      >
        <Field label="Pagina op je website" hint="Bijvoorbeeld /contact of het hele adres." error={refused} required>
          <TextInput
            name="readFirst"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            autoComplete="off"
            maxLength={2000}
          />
        </Field>
        <Button look="quiet" name="intent" value="revise" className="justify-self-start">
          Kijk het na
        </Button>
      </Form>
    </section>
  )
}

/** What reading that page first changed. */
export function Revised({ revision }: { revision: NonNullable<AnalysisView['revision']> }) {
  const { page, scoreBefore, scoreAfter, changes } = revision
  const score = (value: number | null) => (value === null ? 'niet gemeten' : String(value))
  return (
    <section aria-labelledby="nagekeken">
      <h2 id="nagekeken" className="mb-3 text-xl">
        {changes.length === 0 ? 'Nagekeken: er veranderde niets' : 'Nagekeken: dit veranderde'}
      </h2>
      <p className="mb-4 max-w-prose wrap-anywhere">
        We lazen {plainUrl(page)} als eerste.{' '}
        {scoreBefore === scoreAfter
          ? `Je score bleef ${score(scoreAfter)}.`
          : `Je score ging van ${score(scoreBefore)} naar ${score(scoreAfter)}.`}
      </p>
      {changes.length > 0 ? (
        <dl className="grid gap-3 border-t border-edge pt-3 wrap-anywhere">
          {changes.map(({ title, before, after }) => (
            <div key={title} className="grid gap-0.5 border-b border-hairline pb-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-soft">
                Eerst: <del>{before || 'niet gemeten'}</del>
              </dd>
              <dd>
                Nu: <ins className="no-underline">{after || 'niet gemeten'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
