import { data } from 'react-router'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { confirmNewsletter, isConfirmTokenKnown } from '#features/newsletter/newsletter.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/newsletter-confirm.ts'
import { MAIL_LINK_HEADERS, MailLinkPage } from './mail-link-page.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Nieuwsbrief bevestigen · ${BRAND.name}` }]

/** Opening the link is not consent: only the button confirms. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const known = await isConfirmTokenKnown(servicesOf(context).services, params.token)
  return data({ known }, known ? {} : { status: 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await confirmNewsletter(servicesOf(context).services, params.token)
  return data({ confirmed }, confirmed ? {} : { status: 404 })
}

export const headers = () => MAIL_LINK_HEADERS

const ASK = {
  title: 'Bevestig je aanmelding',
  intro: 'Eén druk op de knop en je krijgt de eerste tips per mail.',
  button: 'Bevestig je aanmelding',
}
const DONE = {
  kind: 'good',
  title: 'Je bent aangemeld',
  text: 'De eerste tips zijn onderweg. In elke mail staat een link waarmee je je met één klik afmeldt.',
} as const
const EXPIRED = {
  kind: 'bad',
  title: 'Deze link werkt niet meer',
  text: (
    <>
      Een link om te bevestigen werkt 30 dagen. <a href={URLS.newsletter}>Vraag een nieuwe aan</a>.
    </>
  ),
} as const

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <MailLinkPage ask={ASK} outcome={actionData.confirmed ? DONE : EXPIRED} />
  return <MailLinkPage ask={ASK} outcome={loaderData.known ? null : EXPIRED} />
}
