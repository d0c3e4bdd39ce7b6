import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { testMailSent } from '#app/copy/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { toast } from '#app/ui/toast.ts'
import { NO_ANSWER, type TemplateAnswer } from './typed.ts'

/** Sends the stored text with example values, to the admin unless another address is typed. */
export function TestMail({ answer, ownAddress }: { answer: TemplateAnswer; ownAddress: string }) {
  const fetcher = useFetcher<TemplateAnswer>()
  const { message, fields, sentTo } = fetcher.data ?? (answer.about === 'test' ? answer : NO_ANSWER)
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.sentTo) toast.success(testMailSent(fetcher.data.sentTo))
  }, [fetcher.state, fetcher.data])
  return (
    <fetcher.Form method="post" noValidate className="grid grid-cols-1 gap-4 border-t border-hairline pt-4">
      <h3 className="text-lg">Testmail</h3>
      <p className="text-soft">
        Een testmail bevat de opgeslagen tekst met voorbeeldgegevens. De links erin openen niets van een klant.
      </p>
      {message ? (
        <Notice kind="bad" live="alert">
          {message}
        </Notice>
      ) : null}
      {sentTo ? (
        <Notice kind="good" live="status">
          {testMailSent(sentTo)}
        </Notice>
      ) : null}
      <Field label="Aan" error={fields.to} required>
        <TextInput type="email" name="to" defaultValue={ownAddress} autoComplete="email" />
      </Field>
      <Button look="quiet" name="intent" value="test" busy={fetcher.state !== 'idle'} className="justify-self-start">
        Stuur testmail
      </Button>
    </fetcher.Form>
  )
}
