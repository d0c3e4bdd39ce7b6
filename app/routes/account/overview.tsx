/** The first tab: who signs in, where reports go, language and time zone, the plan, and the account's data. */
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { accountTab, URLS } from '#features/urls.ts'
import { PlanCard } from './plan-card.tsx'
import { LanguageAndZone, ReportEmailField } from './settings-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsTab } from './settings-tab.ts'

export function Overview({ account, answer }: SettingsTab) {
  const { email, settings, subscription } = account
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <Card title="Gegevens">
        <div className="grid gap-5">
          <Field label="E-mailadres om in te loggen" required>
            <TextInput type="email" value={email} readOnly />
          </Field>
          <Link to={URLS.security} className="font-semibold">
            Beveiliging: wachtwoord, apparaten en tweede stap
          </Link>
          <SettingsForm action={accountTab('overzicht')} label="Gegevens" settings={settings} answer={answer}>
            {(fields) => (
              <>
                <ReportEmailField fields={fields} email={email} />
                <LanguageAndZone fields={fields} zone={settings.tijdzone} />
              </>
            )}
          </SettingsForm>
        </div>
      </Card>
      <div className="grid gap-4">
        <PlanCard subscription={subscription} />
        <Card title="Je gegevens">
          <p className="mb-3 text-soft">
            Alles wat we van je account bewaren, in één bestand: profielen, domeinen, rapporten en vergelijkingen. Het
            is JSON, een vorm die ook andere programma’s kunnen lezen.
          </p>
          <a href={URLS.accountExport} download className="font-semibold">
            Download je gegevens
          </a>
          <p className="mt-3">
            <Link to={URLS.deleteAccount}>Verwijder je account</Link>
          </p>
        </Card>
      </div>
    </div>
  )
}
