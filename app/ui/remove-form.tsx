import { type ReactNode, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { Button } from './button.tsx'
import { Confirm } from './dialog.tsx'

export interface RemoveQuestion {
  title: string
  confirmLabel: string
  says: string
}

/** A button that removes one of a list, after a question; without JavaScript the page asks it. */
export function RemoveForm({
  intent,
  id,
  action,
  question: { title, confirmLabel, says },
  subject,
  children,
}: {
  intent: string
  id: string
  action: string
  question: RemoveQuestion
  /** Begins the question: which one it is. */
  subject?: string
  /** What follows 'Verwijder' for who does not see what it stands beside. */
  children: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const sent = useNavigation().formData
  const fields = { intent, id }
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="remove" busy={sent?.get('intent') === intent && sent.get('id') === id}>
        Verwijder<span className="sr-only"> {children}</span>
      </Button>
      {asking ? (
        <Confirm
          open
          onOpenChange={setAsking}
          title={title}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            setAsking(false)
            void submit(confirmed(fields), { method: 'post', action, preventScrollReset: true })
          }}
        >
          {subject ? `${subject} ` : ''}
          {says}
        </Confirm>
      ) : null}
    </Form>
  )
}
