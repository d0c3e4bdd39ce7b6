import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { URLS } from '#features/urls.ts'
import { AuthLayout } from './auth-layout.tsx'
import { FormMessage } from './form-message.tsx'
import type { SignInAnswer } from './sign-in-form.tsx'

/** The code after the password, for accounts with an authenticator app. */
export function SecondStep({
  answer,
  page,
}: {
  answer: SignInAnswer | undefined
  page: typeof URLS.login | typeof URLS.adminLogin
}) {
  const { fields = {}, message } = answer?.failure ?? {}
  return (
    <AuthLayout
      title="Tweede stap"
      intro="Je wachtwoord klopt. Vul nu de code uit je app in. Heb je je telefoon niet bij je? Een herstelcode kan ook."
    >
      <Form method="post" noValidate className="grid gap-5">
        <FormMessage>{message}</FormMessage>
        <Field label="Code" hint="Zes cijfers uit je app, of een van je herstelcodes." error={fields.code} required>
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} takesFocus />
        </Field>
        <Button>Inloggen</Button>
      </Form>
      <p className="border-t border-hairline pt-5">
        <Link to={page}>Opnieuw beginnen</Link>
      </p>
    </AuthLayout>
  )
}
