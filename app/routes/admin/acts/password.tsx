import { Form, redirect, useActionData, useLocation, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { hasSecondLook } from '#features/accounts/require.ts'
import type { RESET_METHODS } from '#features/admin/admin-acts.schema.ts'
import { findUser } from '#features/admin/get-users.server.ts'
import { resetUserPassword } from '#features/admin/reset-user-password.server.ts'
import { secondLook } from '#features/urls.ts'
import type { Route } from './+types/password.ts'
import { done, failed } from './act-answer.server.ts'
import type { ActAnswer } from './act-answer.ts'
import { ActFrame } from './act-frame.tsx'
import { missing } from './missing.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  // Before the question, so that nothing has to be chosen twice.
  if (!hasSecondLook(admin, services.now())) throw redirect(secondLook(url.pathname + url.search))
  const { email } = await findUser(services, admin, params.userId).catch(missing)
  return { email }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  try {
    const { tempPassword } = await resetUserPassword(asked.services, admin, {
      userId: params.userId,
      methode: form.get('methode') as (typeof RESET_METHODS)[number],
      email_opt_in: form.has('email_opt_in'),
    })
    return tempPassword
      ? ({ message: null, fields: {}, tempPassword } satisfies ActAnswer)
      : done('reset-link-sent', url)
  } catch (error) {
    return failed(error, asked, url, FALLBACK_TEXTS.userPassword)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<ActAnswer>(serverAction as () => Promise<ActAnswer>, {
    message: FALLBACK_TEXTS.userPassword,
    fields: {},
  })
}

export default function Password({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<ActAnswer>()
  const busy = useNavigation().state === 'submitting'
  const { search } = useLocation()
  if (answer?.tempPassword) return <NewPassword email={loaderData.email} password={answer.tempPassword} />
  return (
    <ActFrame title="Wachtwoord resetten" email={loaderData.email}>
      {answer?.message ? (
        <Notice kind="bad" live="alert">
          {answer.message}
        </Notice>
      ) : null}
      <p className="text-soft">De klant wordt overal uitgelogd.</p>
      <Form method="post" action={search} preventScrollReset noValidate className="group grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">Hoe?</legend>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" name="methode" value="link" defaultChecked className="size-5" />
            Stuur een reset link per e-mail
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" name="methode" value="temp" className="size-5" />
            Maak een tijdelijk wachtwoord
          </label>
          <FieldError id="methode-error">{answer?.fields.methode}</FieldError>
        </fieldset>
        {/* A link is always mailed. */}
        <label className="flex min-h-11 items-center gap-3 group-has-[[value=link]:checked]:hidden">
          <input type="checkbox" name="email_opt_in" defaultChecked className="size-5" />
          Verstuur het tijdelijke wachtwoord ook per e-mail
        </label>
        <Button busy={busy}>Wachtwoord resetten</Button>
      </Form>
    </ActFrame>
  )
}

function NewPassword({ email, password }: { email: string; password: string }) {
  return (
    <ActFrame title={SUCCESS_TEXTS['user-password-reset']} email={email}>
      <p>Dit tijdelijke wachtwoord zie je één keer. Bij het inloggen kiest de klant meteen een eigen wachtwoord.</p>
      <p className="flex flex-wrap items-center gap-4 rounded-md bg-shade p-4">
        <code className="text-lg break-all select-all">{password}</code>
        <CopyButton
          text={password}
          label="Kopieer"
          about="het tijdelijke wachtwoord"
          done={SUCCESS_TEXTS['copied-short']}
        />
      </p>
    </ActFrame>
  )
}
