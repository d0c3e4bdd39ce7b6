import { Form, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FAILURE_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { askSecondLook, requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { askingOf, refused, type SecurityAnswer } from '#app/routes/account/security/asking.server.ts'
import { SecurityLayout } from '#app/routes/account/security/layout.tsx'
import { servicesOf } from '#app/services.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { hasSecondLook } from '#features/accounts/require.ts'
import { BRAND } from '#features/brand.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '#features/security/passkeys.server.ts'
import { secondLook, URLS } from '#features/urls.ts'
import type { Route } from './+types/passkeys.ts'
import { AddPasskeyForm } from './add-passkey.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Passkeys · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const passkeys = await listPasskeys(services, user)
  return {
    email: user.email,
    confirmed: hasSecondLook(user, services.now()),
    passkeys: passkeys.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const asking = askingOf(asked, request)
  const form = Object.fromEntries(await request.formData())
  const id = String(form.id)
  try {
    if (form.intent === 'remove') {
      await removePasskey(asked.services, asking.session, id)
      return done('passkey-removed')
    }
    if (form.intent === 'rename') {
      await renamePasskey(asked.services, asking.session, id, form)
      return done('passkey-renamed')
    }
    await addPasskey(asked.services, asking, form)
    return done('passkey-added')
  } catch (error) {
    askSecondLook(error, URLS.passkeys)
    return refused(error, asked, form.intent === 'rename' ? id : 'add')
  }
}

const done = (code: SuccessCode) => redirect(URLS.passkeys, { headers: { 'Set-Cookie': flashCookie(code) } })

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<SecurityAnswer>(serverAction as () => Promise<SecurityAnswer>, {
    intent: '',
    message: FAILURE_TEXTS['something-went-wrong'],
    fields: {},
  })
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { email, confirmed, passkeys } = loaderData
  const fieldsOf = (intent: string) => (actionData?.intent === intent ? actionData.fields : {})
  return (
    <SecurityLayout email={email} title="Passkeys" back={{ href: URLS.security, label: 'Beveiliging' }}>
      <p className="max-w-prose text-soft">
        Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat, zonder wachtwoord en zonder
        code. Je wachtwoord blijft daarnaast werken.
      </p>
      {actionData?.message ? (
        <Notice kind="bad" live="alert">
          {actionData.message}
        </Notice>
      ) : null}
      <Card title="Nieuwe passkey">
        {confirmed ? (
          <AddPasskeyForm fields={fieldsOf('add')} has={passkeys.length} />
        ) : (
          <>
            <p className="mb-4 max-w-prose text-soft">
              Voor je een passkey toevoegt of verwijdert, vragen we nog een keer je wachtwoord of een code.
            </p>
            <ButtonLink to={secondLook(URLS.passkeys)}>Bevestig dat jij het bent</ButtonLink>
          </>
        )}
      </Card>
      <Card title="Je passkeys">
        {passkeys.length === 0 ? (
          <p className="text-soft">Je hebt nog geen passkeys.</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 py-4">
                <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
                  <input type="hidden" name="id" value={passkey.id} />
                  <Field
                    label={`Naam van ${passkey.name}`}
                    hint={`Toegevoegd op ${dutchMoment(passkey.createdAt)}`}
                    error={fieldsOf(passkey.id).name}
                    required
                  >
                    <TextInput
                      name="name"
                      maxLength={60}
                      autoComplete="off"
                      defaultValue={passkey.name}
                      takesFocus={Boolean(fieldsOf(passkey.id).name)}
                    />
                  </Field>
                  <Button look="quiet" name="intent" value="rename" aria-label={`Bewaar de naam van ${passkey.name}`}>
                    Bewaar
                  </Button>
                </Form>
                <Form method="post">
                  <input type="hidden" name="id" value={passkey.id} />
                  <Button look="danger" name="intent" value="remove" aria-label={`Verwijder ${passkey.name}`}>
                    Verwijder
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </SecurityLayout>
  )
}
