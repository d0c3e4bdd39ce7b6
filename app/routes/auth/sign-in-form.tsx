import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormFailure } from '#app/form-failure.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { FormMessage } from './form-message.tsx'

/** The answer to one of these forms: what was typed stays, except the password. */
export interface SignInAnswer {
  email: string
  failure: FormFailure | null
}

/** E-mail and password, for customers and admins alike. */
export function SignInForm({
  answer,
  button,
  besidePassword,
}: {
  answer: SignInAnswer | undefined
  button: string
  besidePassword?: ReactNode
}) {
  const { fields = {}, message } = answer?.failure ?? {}
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormMessage>{message}</FormMessage>
      <EmailField answer={answer} takesFocus={Boolean(fields.email)} />
      <Field label="Wachtwoord" error={fields.password} aside={besidePassword} required>
        <TextInput
          type="password"
          name="password"
          autoComplete="current-password"
          takesFocus={Boolean(answer?.failure && !fields.email)}
        />
      </Field>
      <Button>{button}</Button>
    </Form>
  )
}

export function EmailField({ answer, takesFocus }: { answer: SignInAnswer | undefined; takesFocus: boolean }) {
  return (
    <Field label="E-mailadres" error={answer?.failure?.fields.email} required>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={answer?.email}
        takesFocus={takesFocus}
      />
    </Field>
  )
}
