/** Who may read the public profiles, and how they stand. */
import type { ReactNode } from 'react'
import { dutchMoment } from '#app/copy/dates.ts'
import { PublicationBadge } from '#app/routes/publication-badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { accountTab, publicProfile } from '#features/urls.ts'
import { PublicationFields } from './settings-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsTab } from './settings-tab.ts'

export function Publication({ account, answer }: SettingsTab) {
  const { settings, websites } = account
  const slug = websites.find(({ isPrimary }) => isPrimary)?.slug
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <Card title="Wie je profiel mag lezen">
        <p className="mb-3 max-w-prose text-soft">
          {websites.length > 1 ? 'Geldt voor al je websites, en meteen' : 'Geldt meteen'} zodra je opslaat.
        </p>
        <SettingsForm
          action={accountTab('publicatie')}
          label="Wie je profiel mag lezen"
          settings={settings}
          answer={answer}
        >
          {(fields) => <PublicationFields fields={fields} />}
        </SettingsForm>
      </Card>
      <Card title="Stand van zaken">
        <dl className="grid gap-3">
          <Row term="Status">
            {/* Of the primary website, which every plan covers. */}
            <PublicationBadge isPublished={settings.isPublished} isCovered />
          </Row>
          <Row term="Laatst bijgewerkt">{dutchMoment(settings.updatedAt)}</Row>
          {settings.isPublished && slug ? (
            <Row term="Openbaar profiel">
              <a href={publicProfile(slug)} className="wrap-anywhere">
                {publicProfile(slug)}
              </a>
            </Row>
          ) : null}
          <Row term="Publicatiepad">
            <code className="text-sm wrap-anywhere">{settings.publicatie_pad}</code>
            <p className="text-sm text-soft">Waar het bestand voor machines op je eigen website hoort te staan.</p>
          </Row>
        </dl>
      </Card>
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
