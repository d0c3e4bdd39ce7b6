import { Form, redirectDocument } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { askingOf, refused, type SecurityAnswer } from '#app/routes/account/security/asking.server.ts'
import { SecurityLayout } from '#app/routes/account/security/layout.tsx'
import { CurrentPassword } from '#app/routes/account/security/password-input.tsx'
import { forgetDrafts } from '#app/routes/dashboard/company-data/drafts/drafts.ts'
import { accountHere, tellOtherTabs } from '#app/routes/other-tabs.ts'
import { servicesOf } from '#app/services.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { signOut } from '#features/accounts/sign-in.server.ts'
import { BRAND } from '#features/brand.ts'
import { deleteOwnAccount } from '#features/security/own-deletion.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/delete-account.ts'

export const meta: Route.MetaFunction = () => [{ title: `Account verwijderen · ${BRAND.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { email, role, mustAddFactor } = requireSignedIn(servicesOf(context).session)
  return { email, isAdmin: role === 'admin' || mustAddFactor }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const form = Object.fromEntries(await request.formData())
  try {
    await deleteOwnAccount(asked.services, askingOf(asked, request), form)
  } catch (error) {
    return refused(error, asked, 'delete')
  }
  // Its session has ended; this clears the cookie.
  const headers = await signOut(asked.services, asked.session, request.headers)
  headers.append('Set-Cookie', flashCookie('own-account-deleted'))
  return redirectDocument(URLS.login, { headers })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const account = await accountHere()
  try {
    return await actionOrAnswer<SecurityAnswer>(serverAction as () => Promise<SecurityAnswer>, {
      intent: '',
      message: FAILURE_TEXTS['something-went-wrong'],
      fields: {},
    })
  } catch (redirected) {
    forgetDrafts(account)
    tellOtherTabs(account)
    throw redirected
  }
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isAdmin } = loaderData
  return (
    <SecurityLayout email={email} title="Account verwijderen">
      {actionData?.message ? (
        <Notice kind="bad" live="alert">
          {actionData.message}
        </Notice>
      ) : null}
      {isAdmin ? (
        <Notice kind="info">{FAILURE_TEXTS['own-account']}</Notice>
      ) : (
        <Card title="Wat er gebeurt" className="border-bad!">
          <ul className="mb-5 grid max-w-prose list-disc gap-2 ps-5">
            <li>Je profielen gaan meteen offline en je wordt overal uitgelogd.</li>
            <li>
              We bewaren je gegevens nog 30 dagen. Zo lang kun je je account terughalen met de link in de mail die je nu
              krijgt, op {email}.
            </li>
            <li>Na 30 dagen wissen we alles voorgoed: je gegevens, je rapporten en je vergelijkingen.</li>
          </ul>
          <p className="mb-5 max-w-prose">
            Wil je eerst een kopie? <a href={URLS.accountExport}>Download je gegevens</a>.
          </p>
          <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
            <CurrentPassword error={actionData?.fields.current} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={URLS.account}>Annuleren</ButtonLink>
              <Button look="danger">Verwijder mijn account</Button>
            </div>
          </Form>
        </Card>
      )}
    </SecurityLayout>
  )
}
