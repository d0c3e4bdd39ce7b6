import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { PLAN_LABELS } from '#features/access/plans.ts'
import type { FieldErrors } from '#features/failure.ts'

export const CREATE_USER_TEXTS = {
  title: 'Nieuwe gebruiker',
  note: 'De gebruiker logt in met dit wachtwoord, of kiest met de link in de mail een eigen wachtwoord.',
  submit: 'Gebruiker aanmaken',
} as const

/** A search parameter that shows the form on the page itself, for visitors without JavaScript. */
export const NEW_USER = { name: 'nieuw', value: 'ja' } as const

export function CreateUserFields({ errors, email = '' }: { errors: FieldErrors; email?: string }) {
  return (
    <>
      <Field label="E-mailadres" error={errors.email} required>
        <TextInput type="email" name="email" autoComplete="off" defaultValue={email} />
      </Field>
      <Field label="Wachtwoord" hint="Minstens 6 tekens." error={errors.password} required>
        <TextInput type="text" name="password" autoComplete="off" spellCheck={false} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Rol" error={errors.role} required>
          <Select name="role" defaultValue="user">
            <option value="user">Gebruiker</option>
            <option value="admin">Admin</option>
          </Select>
        </Field>
        <Field label="Plan" error={errors.plan_type} required>
          <Select name="plan_type" defaultValue="free">
            {Object.entries(PLAN_LABELS).map(([plan, label]) => (
              <option key={plan} value={plan}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="email_opt_in" defaultChecked className="size-5" />
        Stuur de gebruiker een mail met een link om te beginnen
      </label>
    </>
  )
}
