import { data } from 'react-router'
import { MAIL_LINK_HEADERS, MailLinkPage } from '#app/routes/marketing/newsletter/mail-link-page.tsx'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { isRestorable, restoreOwnAccount } from '#features/security/own-deletion.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/restore-account.ts'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Account terughalen · ${BRAND.name}` }]

/** Mail programs open links by themselves: only the button restores. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const known = await isRestorable(servicesOf(context).services, params.token)
  return data({ known }, known ? {} : { status: 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const { services, clientAddress } = servicesOf(context)
  const restored = await restoreOwnAccount(services, clientAddress, params.token)
  return data({ restored }, restored ? {} : { status: 404 })
}

export const headers = () => MAIL_LINK_HEADERS

const ASK = {
  title: 'Haal je account terug',
  intro:
    'Alles komt terug zoals het was, ook je profiel als dat online stond. Alleen als een ander account intussen met jouw website online is, blijft je profiel offline.',
  button: 'Haal mijn account terug',
}
const DONE = {
  kind: 'good',
  title: 'Je account is terug',
  text: (
    <>
      Je kunt weer <a href={URLS.login}>inloggen</a> met je e-mailadres en wachtwoord.
    </>
  ),
} as const
const ENDED = {
  kind: 'bad',
  title: 'Deze link werkt niet meer',
  text: 'Je account is al teruggehaald, of het is langer dan 30 dagen geleden verwijderd.',
} as const

export default function RestoreAccount({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <MailLinkPage ask={ASK} outcome={actionData.restored ? DONE : ENDED} />
  return <MailLinkPage ask={ASK} outcome={loaderData.known ? null : ENDED} />
}
