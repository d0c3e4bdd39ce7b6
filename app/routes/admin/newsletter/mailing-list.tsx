import { Link } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Mailing } from '#features/newsletter/mailings.schema.ts'
import { adminMailing, URLS } from '#features/urls.ts'

const STATES = {
  sending: { label: 'Wordt verstuurd', tone: 'marker' },
  stopped: { label: 'Gestopt', tone: 'warn' },
  done: { label: 'Klaar', tone: 'good' },
} as const

export function MailingState({ state }: Pick<Mailing, 'state'>) {
  return <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
}

export const receiversText = (count: number) =>
  count === 1 ? '1 bevestigde abonnee' : `${count.toLocaleString('nl-NL')} bevestigde abonnees`

export function MailingList({
  mailings,
  receivers,
}: {
  mailings: Omit<Mailing, 'counts' | 'total'>[]
  receivers: number
}) {
  return (
    <section aria-labelledby="mailings" className="grid grid-cols-1 gap-4">
      <h2 id="mailings" className="text-xl">
        Mailings
      </h2>
      <p className="text-soft">Een nieuwe mailing gaat nu naar {receiversText(receivers)}.</p>
      <ButtonLink look="primary" to={URLS.adminNewMailing} className="justify-self-start">
        Nieuwe mailing
      </ButtonLink>
      {mailings.length > 0 ? (
        <ul className="grid grid-cols-1">
          {mailings.map((mailing) => (
            <li key={mailing.id} className="border-b border-hairline py-3">
              <Link to={adminMailing(mailing.id)} className="font-semibold wrap-anywhere">
                {mailing.subject}
              </Link>{' '}
              <MailingState state={mailing.state} />
              <span className="block text-sm text-soft">
                {dutchMoment(mailing.startedAt)}, {mailing.templateKey} versie {mailing.version}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
