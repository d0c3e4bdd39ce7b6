import { Field, TextInput } from '#app/ui/field.tsx'

/** The password that the account has now, before something changes. */
export function CurrentPassword({ error, label = 'Je wachtwoord' }: { error: string | undefined; label?: string }) {
  return (
    <Field label={label} error={error} required>
      <TextInput type="password" name="current" autoComplete="current-password" takesFocus={Boolean(error)} />
    </Field>
  )
}
