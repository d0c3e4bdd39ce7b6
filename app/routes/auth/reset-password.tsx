import { data, Form, Link } from 'react-router'
import { FAILURE_TEXTS, PENDING_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { isResetTokenValid, resetPassword } from '#features/accounts/password-reset.server.ts'
import { changePassword } from '#features/accounts/sign-in.server.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/reset-password.ts'
import { AuthLayout } from './auth-layout.tsx'
import { FormMessage } from './form-message.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Nieuw wachtwoord · ${BRAND.name}` }]

/** With a link from the mail, or signed in with a temporary password that must be replaced first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { session, services, nonce } = servicesOf(context)
  const token = url.searchParams.get('token') ?? ''
  if (token === '' && session?.mustChangePassword) return { mode: 'forced' as const, token, nonce }
  if (token !== '' && (await isResetTokenValid(services, token))) return { mode: 'link' as const, token, nonce }
  return data({ mode: 'invalid' as const, token, nonce }, { headers: { Refresh: `2; url=${URLS.login}` } })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const asked = servicesOf(context)
  const token = url.searchParams.get('token') ?? ''
  try {
    if (token === '' && asked.session) await changePassword(asked.services, asked.session, form)
    else await resetPassword(asked.services, asked.clientAddress, { ...form, token })
    // The script redirects after 1.5 s; this header is for browsers without one, and allows whole seconds only.
    return data({ failure: null }, { headers: { Refresh: `2; url=${URLS.login}` } })
  } catch (error) {
    const failure = formFailure(error, asked)
    return data({ failure }, { status: failure.status })
  }
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) all.set(name, value)
  // The URL contains the reset token, so no referrer may reveal it.
  all.set('Referrer-Policy', 'no-referrer')
  return all
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, nonce } = loaderData
  if (actionData?.failure === null) {
    return (
      <AuthLayout title="Nieuw wachtwoord">
        <Notice kind="good" live="status" title={SUCCESS_TEXTS['password-changed']}>
          <p>
            Je gaat nu naar <Link to={URLS.login}>inloggen</Link>.
          </p>
        </Notice>
        <script nonce={nonce}>{`setTimeout(() => location.assign('${URLS.login}'), 1500)`}</script>
      </AuthLayout>
    )
  }
  if (mode === 'invalid') {
    return (
      <AuthLayout title="Nieuw wachtwoord" intro={PENDING_TEXTS['checking-reset-link']}>
        <Notice kind="bad" live="alert" title={FAILURE_TEXTS['reset-link-invalid']}>
          <p>
            Een link werkt maar één keer: een uur lang, of een week als het je eerste wachtwoord is. Vraag op de{' '}
            <Link to={URLS.login}>inlogpagina</Link> een nieuwe aan.
          </p>
        </Notice>
      </AuthLayout>
    )
  }
  const { fields = {}, message } = actionData?.failure ?? {}
  return (
    <AuthLayout
      title="Nieuw wachtwoord"
      intro={mode === 'forced' ? 'Je logde in met een tijdelijk wachtwoord. Kies nu je eigen wachtwoord.' : undefined}
    >
      <Form method="post" noValidate className="grid gap-5">
        <FormMessage>{message}</FormMessage>
        <Field label="Nieuw wachtwoord" hint="Minstens 6 tekens. Langer is veiliger." error={fields.password} required>
          <TextInput
            type="password"
            name="password"
            autoComplete="new-password"
            takesFocus={Boolean(fields.password)}
          />
        </Field>
        <Field label="Herhaal het wachtwoord" error={fields.confirm} required>
          <TextInput
            type="password"
            name="confirm"
            autoComplete="new-password"
            takesFocus={Boolean(fields.confirm && !fields.password)}
          />
        </Field>
        <Button>Wachtwoord opslaan</Button>
      </Form>
    </AuthLayout>
  )
}
