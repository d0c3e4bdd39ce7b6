import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { Button, ButtonLink } from './button.tsx'
import { Card } from './card.tsx'

/** The confirmation of something that cannot simply be undone, as part of a page, for visitors without JavaScript. */
export function AskFirst({
  title,
  children,
  action,
  fields,
  confirmLabel,
  cancelHref,
}: {
  title: string
  children: ReactNode
  /** Where `fields` are sent when the answer is yes. */
  action: string
  fields: Record<string, string>
  confirmLabel: string
  cancelHref: string
}) {
  return (
    <Card title={title} className="border-bad!">
      <p className="max-w-prose">{children}</p>
      <Form method="post" action={action} className="mt-5 flex flex-wrap gap-3">
        {Object.entries(confirmed(fields)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ButtonLink to={cancelHref} preventScrollReset>
          Annuleren
        </ButtonLink>
        <Button look="danger">{confirmLabel}</Button>
      </Form>
    </Card>
  )
}
