import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Fold } from './fold.tsx'

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
    <Fold title="Klopt dit niet?" open={refused !== undefined}>
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
    </Fold>
  )
}
