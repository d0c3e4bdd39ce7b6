import { type FormEvent, useState } from 'react'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, FALLBACK_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Plan } from '#features/access/plans.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { CREATE_USER_TEXTS, CreateUserFields } from './create-user-fields.tsx'

export function CreateUserDialog({
  open,
  onOpenChange,
  onMade,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (id: string) => void
}) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

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
      const { id } = await callFunction('admin-create-user', {
        email: text('email'),
        password: text('password'),
        role: text('role') as 'user' | 'admin',
        plan_type: text('plan_type') as Plan,
        email_opt_in: form.has('email_opt_in'),
      })
      toast.success(SUCCESS_TEXTS['user-created'])
      onOpenChange(false)
      onMade(id)
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
      title={CREATE_USER_TEXTS.title}
      description={CREATE_USER_TEXTS.note}
    >
      <form noValidate onSubmit={create} className="grid gap-5">
        <FormMessage>{message}</FormMessage>
        <CreateUserFields errors={errors} />
        <Button busy={busy}>{CREATE_USER_TEXTS.submit}</Button>
      </form>
    </Dialog>
  )
}
