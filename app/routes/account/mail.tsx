/** Where, how often and in which form reports are mailed. */
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { accountTab } from '#features/urls.ts'
import { REPORTS_SENT, ReportEmailField, ReportMailFields } from './settings-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsTab } from './settings-tab.ts'

export function Mail({ account, answer }: SettingsTab) {
  const { email, settings } = account
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-4">
      <Notice kind="info">
        <p>{REPORTS_SENT}</p>
      </Notice>
      <Card title="Rapporten per e-mail">
        <SettingsForm action={accountTab('e-mail')} label="Rapporten per e-mail" settings={settings} answer={answer}>
          {(fields) => (
            <>
              <ReportEmailField fields={fields} email={email} />
              <ReportMailFields fields={fields} />
            </>
          )}
        </SettingsForm>
      </Card>
    </div>
  )
}
