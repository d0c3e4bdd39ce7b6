import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/failure.ts'
import { URLS } from '#features/urls.ts'

/** Asks the server for a challenge and the browser for a passkey, and sends both with the name. */
export function AddPasskeyForm({ fields, has }: { fields: FieldErrors; has: number }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  // Emptied once there is one more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what it follows
  useEffect(() => form.current?.reset(), [has])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(undefined)
    try {
      sent.set('passkey', await newPasskey())
      sent.set('intent', 'add')
      await submit(sent, { method: 'post' })
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : FAILURE_TEXTS['passkey-not-added'])
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form ref={form} method="post" noValidate className="grid max-w-[26rem] gap-5" onSubmit={add}>
      <noscript>
        <p>Een passkey toevoegen kan alleen met JavaScript.</p>
      </noscript>
      <Field label="Naam" hint="Zo herken je hem later, bijvoorbeeld: telefoon." error={fields.name} required>
        <TextInput name="name" maxLength={60} autoComplete="off" takesFocus={Boolean(fields.name)} />
      </Field>
      <div className="grid justify-items-start gap-1.5">
        <Button busy={busy}>Voeg een passkey toe</Button>
        <FieldError id="passkey-problem">{problem}</FieldError>
      </div>
    </Form>
  )
}

class Refused extends Error {}

/** As JSON. Throws when the owner closes the browser's question, too. */
async function newPasskey(): Promise<string> {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) {
    throw new Refused('Deze browser kan geen passkeys maken. Probeer het in een nieuwere.')
  }
  const answer = await fetch(URLS.newPasskey, { method: 'POST', body: new URLSearchParams() })
  const options = await answer.json()
  if (!answer.ok) throw new Refused(options.message)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return JSON.stringify(await navigator.credentials.create({ publicKey }))
}
