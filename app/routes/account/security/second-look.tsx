import { Form, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { takeSecondLook } from '#features/security/second-look.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/second-look.ts'
import { askingOf, refused, type SecurityAnswer } from './asking.server.ts'
import { SecurityLayout } from './layout.tsx'
import { CurrentPassword } from './password-input.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Bevestig dat jij het bent · ${BRAND.name}` }]

export function loader({ context, url }: Route.LoaderArgs) {
  const { email, hasSecondFactor } = requireSignedIn(servicesOf(context).session)
  const isForAdmins = ownPath(url.searchParams.get('naar')).startsWith(URLS.admin)
  const back = isForAdmins ? { href: URLS.admin, label: 'Beheer' } : { href: URLS.security, label: 'Beveiliging' }
  return { email, hasSecondFactor, back }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const form = Object.fromEntries(await request.formData())
  try {
    await takeSecondLook(asked.services, askingOf(asked, request), form)
    return redirect(ownPath(url.searchParams.get('naar')))
  } catch (error) {
    return refused(error, asked, 'code' in form ? 'code' : 'password')
  }
}

/** Only our own screens: an address of elsewhere leads to the security screen. */
function ownPath(path: string | null): string {
  return path !== null && /^\/(?:account|admin)(?:\/[\w/%-]*)?(?:\?[\w/?=&%.+*~-]*)?$/.test(path) ? path : URLS.security
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<SecurityAnswer>(serverAction as () => Promise<SecurityAnswer>, {
    intent: '',
    message: FAILURE_TEXTS['something-went-wrong'],
    fields: {},
  })
}

export default function SecondLook({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasSecondFactor, back } = loaderData
  const { message, fields = {} } = actionData ?? {}
  return (
    <SecurityLayout email={email} title="Bevestig dat jij het bent" back={back}>
      <p className="max-w-prose text-soft">
        Wat je nu gaat doen, mag niemand anders op jouw apparaat kunnen. Daarna vragen we het tien minuten niet meer.
      </p>
      {message ? (
        <Notice kind="bad" live="alert">
          {message}
        </Notice>
      ) : null}
      <Card title="Met je wachtwoord">
        <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
          <CurrentPassword error={fields.current} />
          <Button className="justify-self-start">Bevestig met wachtwoord</Button>
        </Form>
      </Card>
      {hasSecondFactor ? (
        <Card title="Of met een code">
          <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
            <Field label="Code uit je app" error={fields.code} required>
              <TextInput name="code" autoComplete="one-time-code" takesFocus={Boolean(fields.code)} />
            </Field>
            <Button className="justify-self-start">Bevestig met code</Button>
          </Form>
        </Card>
      ) : null}
    </SecurityLayout>
  )
}
