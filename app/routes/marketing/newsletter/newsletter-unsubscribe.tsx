import { AuthLayout } from '#app/routes/auth/auth-layout.tsx'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { unsubscribeNewsletter } from '#features/newsletter/newsletter.server.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Nieuwsbrief afmelden · ${BRAND.name}` }]

export function loader() {
  return null
}

/** A press on the button here, or on that of a mail program (RFC 8058): no session, no question, no way back needed. */
export async function action({ params, context }: Route.ActionArgs) {
  await unsubscribeNewsletter(servicesOf(context).services, params.token)
  return { done: true }
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  if (actionData) {
    return (
      <AuthLayout title="Je bent afgemeld">
        <Notice kind="good" live="status">
          Je krijgt geen nieuwsbrief meer van ons. Je e-mailadres is gewist.
        </Notice>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Nieuwsbrief afmelden" intro="Je krijgt dan geen nieuwsbrief meer van ons.">
      <form method="post">
        <Button>Meld me af</Button>
      </form>
    </AuthLayout>
  )
}
