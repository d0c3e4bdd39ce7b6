import { Form, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FAILURE_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { servicesOf } from '#app/services.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { replacePassword } from '#features/security/own-password.server.ts'
import { endOtherSessions, endSession, listSessions } from '#features/security/sessions.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/security.ts'
import { askingOf, refused, type SecurityAnswer } from './asking.server.ts'
import { SecurityLayout } from './layout.tsx'
import { PasswordForm } from './password-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Beveiliging · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const { email, hasSecondFactor, mustAddFactor } = user
  return { email, hasSecondFactor, mustAddFactor, sessions: await listSessions(services, user) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const asking = askingOf(asked, request)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  try {
    if (intent === 'password') {
      await replacePassword(asked.services, asking, Object.fromEntries(form))
      return done('password-replaced')
    }
    if (intent === 'others') {
      await endOtherSessions(asked.services, asking.session)
      return done('others-signed-out')
    }
    await endSession(asked.services, asking.session, String(form.get('session')))
    return done('session-ended')
  } catch (error) {
    return refused(error, asked, intent)
  }
}

const done = (code: SuccessCode) => redirect(URLS.security, { headers: { 'Set-Cookie': flashCookie(code) } })

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<SecurityAnswer>(serverAction as () => Promise<SecurityAnswer>, {
    intent: '',
    message: FAILURE_TEXTS['something-went-wrong'],
    fields: {},
  })
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasSecondFactor, mustAddFactor, sessions } = loaderData
  return (
    <SecurityLayout email={email} title="Beveiliging">
      {actionData?.message ? (
        <Notice kind="bad" live="alert">
          {actionData.message}
        </Notice>
      ) : null}
      <Card title="Tweede stap bij het inloggen">
        <p className="mb-3">{hasSecondFactor ? <Badge tone="good">Staat aan</Badge> : <Badge>Staat uit</Badge>}</p>
        <p className="mb-4 max-w-prose text-soft">
          Met een tweede stap vul je na je wachtwoord een code uit een app op je telefoon in. Wie alleen je wachtwoord
          kent, komt dan niet binnen.
          {mustAddFactor ? ' Voor beheerders is dit verplicht.' : ''}
        </p>
        <ButtonLink to={URLS.secondFactor}>
          {hasSecondFactor ? 'Tweede stap beheren' : 'Tweede stap instellen'}
        </ButtonLink>
      </Card>
      <Card title="Passkeys">
        <p className="mb-4 max-w-prose text-soft">
          Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat, zonder wachtwoord en zonder
          code.
        </p>
        <ButtonLink to={URLS.passkeys}>Beheer je passkeys</ButtonLink>
      </Card>
      <Card title="Wachtwoord">
        <PasswordForm fields={actionData?.intent === 'password' ? actionData.fields : {}} />
      </Card>
      <Card title="Waar je bent ingelogd">
        <ul className="divide-y divide-hairline border-y border-hairline">
          {sessions.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold">
                  {one.device} {one.isThisOne ? <Badge tone="good">Dit apparaat</Badge> : null}
                </p>
                <p className="text-sm text-soft">Ingelogd op {dutchMoment(one.signedInAt.toISOString())}</p>
              </div>
              {one.isThisOne ? null : (
                <Form method="post">
                  <input type="hidden" name="session" value={one.id} />
                  <Button look="quiet" name="intent" value="session" aria-label={`Log uit: ${one.device}`}>
                    Log uit
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 ? (
          <Form method="post" className="mt-4">
            <Button look="quiet" name="intent" value="others">
              Uitloggen elders
            </Button>
          </Form>
        ) : (
          <p className="mt-4 text-soft">Je bent nergens anders ingelogd.</p>
        )}
      </Card>
      <Card title="Sleutels voor je eigen programma’s">
        <p className="mb-4 max-w-prose text-soft">
          Met een sleutel haalt een programma van jezelf je gegevens op, zonder je wachtwoord.
        </p>
        <ButtonLink to={URLS.tokens}>Beheer je sleutels</ButtonLink>
      </Card>
    </SecurityLayout>
  )
}
