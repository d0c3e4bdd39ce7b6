import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Has the whole website read again. Works without JavaScript, in one request without progress. */
export function Reanalyze({
  start,
  refused,
  children,
}: {
  start: () => void
  refused: string | null
  children: ReactNode
}) {
  return (
    <Form
      method="post"
      className="grid justify-items-start gap-3 has-[[role=alert]]:basis-full print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Button look="quiet" name="intent" value="analyze">
        {children}
      </Button>
      {refused ? (
        <Notice kind="bad" live="alert">
          {refused}
        </Notice>
      ) : null}
    </Form>
  )
}
