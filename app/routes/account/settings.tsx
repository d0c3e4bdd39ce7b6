/** All settings of the account on one page, with the fields and the server code of /account. */
import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { actionUntilDone } from '#app/offline-answer.ts'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/settings.ts'
import { loadAccount, saveSettingsForm } from './account.server.ts'
import { AccountFrame } from './account-frame.tsx'
import { SETTINGS_FAILED, type SettingsAnswer } from './settings-answer.ts'
import {
  LanguageAndZone,
  PublicationFields,
  REPORTS_SENT,
  ReportEmailField,
  ReportMailFields,
} from './settings-fields.tsx'
import { SettingsForm } from './settings-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Instellingen · ${BRAND.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  return loadAccount(context)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export function action(asked: Route.ActionArgs) {
  return saveSettingsForm(asked, 'all', URLS.settings)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return actionUntilDone<SettingsAnswer>(serverAction, request, SETTINGS_FAILED)
}

export default function SettingsPage({ loaderData: account, actionData }: Route.ComponentProps) {
  const { email, settings } = account
  return (
    <AccountFrame title="Instellingen" account={account}>
      <p className="max-w-prose text-soft">
        Abonnement en domeinen staan bij <Link to={URLS.account}>je account</Link>.
      </p>
      <div className="max-w-[44rem]">
        <SettingsForm action={URLS.settings} label="Instellingen" settings={settings} answer={actionData}>
          {(fields) => (
            <>
              <Card title="Taal en tijd">
                <LanguageAndZone fields={fields} zone={settings.tijdzone} />
              </Card>
              <Card title="Rapporten per e-mail">
                <div className="grid gap-5">
                  <Notice kind="info">
                    <p>{REPORTS_SENT}</p>
                  </Notice>
                  <ReportEmailField fields={fields} email={email} />
                  <ReportMailFields fields={fields} />
                </div>
              </Card>
              <Card title="Wie je profiel mag lezen">
                <PublicationFields fields={fields} />
              </Card>
            </>
          )}
        </SettingsForm>
      </div>
    </AccountFrame>
  )
}
