import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AccountSettings } from '#features/settings/settings.server.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import { type FieldsOf, fieldsOf } from './settings-fields.tsx'
import { useUnsaved } from './use-unsaved.tsx'

/** A form with settings, for one tab of /account or all of /settings. Works without JavaScript. */
export function SettingsForm({
  action,
  label,
  settings,
  answer,
  children,
}: {
  /** The address of its page, which saves it. */
  action: string
  label: string
  settings: AccountSettings
  answer: SettingsAnswer | undefined
  children: (fields: FieldsOf) => ReactNode
}) {
  const { form, isDirty, onChange, question } = useUnsaved(settings.updatedAt)
  const { state, formAction } = useNavigation()
  const isSaving = state !== 'idle' && formAction === action
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={action}
        aria-label={label}
        noValidate
        preventScrollReset
        onChange={onChange}
        className="grid grid-cols-1 gap-5"
      >
        <FormMessage>{answer?.message}</FormMessage>
        {children(fieldsOf(settings, answer))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={isSaving}>Opslaan</Button>
          <span role="status" className="text-sm text-soft">
            {isDirty && !isSaving ? 'Nog niet opgeslagen' : ''}
          </span>
        </div>
      </Form>
      {question}
    </>
  )
}
