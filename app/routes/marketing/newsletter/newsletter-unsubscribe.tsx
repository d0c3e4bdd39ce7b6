import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { unsubscribeNewsletter } from '#features/newsletter/newsletter.server.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import { MAIL_LINK_HEADERS, MailLinkPage } from './mail-link-page.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Nieuwsbrief afmelden · ${BRAND.name}` }]

export function loader() {
  return null
}

/** Called by the button on this page, or by a mail program (RFC 8058): without session and without confirmation. */
export async function action({ params, context }: Route.ActionArgs) {
  await unsubscribeNewsletter(servicesOf(context).services, params.token)
  return { done: true }
}

export const headers = () => MAIL_LINK_HEADERS

const ASK = {
  title: 'Nieuwsbrief afmelden',
  intro: 'Je krijgt dan geen nieuwsbrief meer van ons.',
  button: 'Meld me af',
}
const DONE = {
  kind: 'good',
  title: 'Je bent afgemeld',
  text: 'Je krijgt geen nieuwsbrief meer van ons. Je e-mailadres is gewist.',
} as const

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  return <MailLinkPage ask={ASK} outcome={actionData ? DONE : null} />
}
