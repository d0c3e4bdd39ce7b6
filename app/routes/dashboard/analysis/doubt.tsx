import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Fold } from './fold.tsx'

/** A form to report a mistake: the page that it names is read first from then on. Works without JavaScript, in one request. */
export function Doubt({
  start,
  refused,
  typed,
  once,
}: {
  start: (address: string) => void
  refused: string | undefined
  /** The input of a refused request without JavaScript. */
  typed: string
  /** True for Gratis, which may revise a report only once. */
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
