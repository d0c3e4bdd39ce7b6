import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/failure.ts'
import { CurrentPassword } from './password-input.tsx'

export function PasswordForm({ fields }: { fields: FieldErrors }) {
  return (
    <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
      <CurrentPassword label="Huidig wachtwoord" error={fields.current} />
      <Field label="Nieuw wachtwoord" hint="Minstens 6 tekens. Langer is veiliger." error={fields.password} required>
        <TextInput
          type="password"
          name="password"
          autoComplete="new-password"
          takesFocus={Boolean(fields.password && !fields.current)}
        />
      </Field>
      <Field label="Herhaal het nieuwe wachtwoord" error={fields.confirm} required>
        <TextInput
          type="password"
          name="confirm"
          autoComplete="new-password"
          takesFocus={Boolean(fields.confirm && !fields.password && !fields.current)}
        />
      </Field>
      <Checkbox
        name="others"
        value="ja"
        defaultChecked
        label="Log me op alle andere apparaten uit"
        note="Doe dit als je denkt dat iemand anders je wachtwoord kent."
      />
      <Button name="intent" value="password" className="justify-self-start">
        Wijzig wachtwoord
      </Button>
    </Form>
  )
}
