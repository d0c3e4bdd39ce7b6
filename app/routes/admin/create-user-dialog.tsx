import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { callFunction } from '../../api-client.ts'
import { FAILURE_TEXTS, FALLBACK_TEXTS, SUCCESS_TEXTS } from '../../copy/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { FormMessage } from '../auth/form-message.tsx'

export function CreateUserDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  function clear() {
    setErrors({})
    setMessage(null)
  }

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    clear()
    setBusy(true)
    try {
      await callFunction('admin-create-user', {
        email: text('email'),
        password: text('password'),
        role: text('role') as 'user' | 'admin',
        plan_type: text('plan_type') as Plan,
      })
      toast.success(SUCCESS_TEXTS['user-created'])
      onOpenChange(false)
      await revalidate()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setErrors(error.fields)
      if (Object.keys(error.fields).length === 0) {
        setMessage(error.code === 'something-went-wrong' ? FALLBACK_TEXTS.createUser : FAILURE_TEXTS[error.code])
      }
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        clear()
        onOpenChange(next)
      }}
      title="Nieuwe gebruiker"
      description="De gebruiker logt in met dit wachtwoord. Geef het door langs een veilige weg."
    >
      <form noValidate onSubmit={create} className="grid gap-5">
        <FormMessage>{message}</FormMessage>
        <Field label="E-mailadres" error={errors.email} required>
          <TextInput type="email" name="email" autoComplete="off" />
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
        <Button busy={busy}>Gebruiker aanmaken</Button>
      </form>
    </Dialog>
  )
}
