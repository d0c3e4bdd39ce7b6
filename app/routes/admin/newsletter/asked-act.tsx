import { type MouseEvent, type ReactNode, useState } from 'react'
import { useSearchParams, useSubmit } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'

/** The parameter that opens the question as a part of the page, for visitors without JavaScript. */
const QUESTION = 'vraag'

/** A button that asks first: over the page, or as a part of it. */
export function AskedAct({
  label,
  title,
  page,
  fields,
  children,
}: {
  /** Of the button, and of the answer 'yes'. */
  label: string
  title: string
  /** Where the act is sent, with the parameters that the page needs. */
  page: string
  fields: { intent: string } & Record<string, string>
  /** What the question says. */
  children: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  const [search] = useSearchParams()
  const submit = useSubmit()
  if (search.get(QUESTION) === fields.intent) {
    return (
      <AskFirst title={title} action={page} fields={fields} confirmLabel={label} cancelHref={page}>
        {children}
      </AskFirst>
    )
  }
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAsking(true)
  }
  const question = `${page}${page.includes('?') ? '&' : '?'}${QUESTION}=${fields.intent}`
  return (
    <>
      <ButtonLink to={question} onClick={ask} className="justify-self-start">
        {label}
      </ButtonLink>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={title}
        confirmLabel={label}
        onConfirm={() => submit(confirmed(fields), { method: 'post', action: page })}
      >
        {children}
      </Confirm>
    </>
  )
}
