import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/failure.ts'
import { SCOPE_LABELS, TOKEN_SCOPES } from '#features/security/tokens.schema.ts'

export function NewTokenForm({ fields, has }: { fields: FieldErrors; has: number }) {
  const form = useRef<HTMLFormElement>(null)
  // Emptied once there is one more, so that Enter does not make another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what it follows
  useEffect(() => form.current?.reset(), [has])
  return (
    <Form ref={form} method="post" noValidate className="grid max-w-[26rem] gap-5">
      <Field label="Naam" hint="Waar je hem voor gebruikt, bijvoorbeeld: weekrapport." error={fields.name} required>
        <TextInput name="name" maxLength={60} autoComplete="off" takesFocus={Boolean(fields.name)} />
      </Field>
      <Field label="Wat hij mag" error={fields.scope} required>
        <Select name="scope" defaultValue="read">
          {TOKEN_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {SCOPE_LABELS[scope]}
            </option>
          ))}
        </Select>
      </Field>
      <Button name="intent" value="create" className="justify-self-start">
        Maak sleutel
      </Button>
    </Form>
  )
}
