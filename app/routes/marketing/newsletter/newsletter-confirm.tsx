import { data } from 'react-router'
import { AuthLayout } from '#app/routes/auth/auth-layout.tsx'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { confirmNewsletter, isConfirmTokenKnown } from '#features/newsletter/newsletter.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Nieuwsbrief bevestigen · ${BRAND.name}` }]

/** Only the button confirms: programs that open the links of a mail to check them are no consent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const known = await isConfirmTokenKnown(servicesOf(context).services, params.token)
  return data({ known }, known ? {} : { status: 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await confirmNewsletter(servicesOf(context).services, params.token)
  return data({ confirmed }, confirmed ? {} : { status: 404 })
}

export function headers() {
  // The address holds the key to the subscription: it goes to nobody.
  return { 'Referrer-Policy': 'no-referrer' }
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.confirmed) {
    return (
      <AuthLayout title="Je bent aangemeld">
        <Notice kind="good" live="status">
          De eerste tips zijn onderweg. In elke mail staat een link waarmee je je met één klik afmeldt.
        </Notice>
      </AuthLayout>
    )
  }
  if (!loaderData.known || actionData) {
    return (
      <AuthLayout title="Deze link werkt niet meer">
        <Notice kind="bad" live="alert">
          Een link om te bevestigen werkt 30 dagen. <a href={URLS.newsletter}>Vraag een nieuwe aan</a>.
        </Notice>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Bevestig je aanmelding" intro="Eén druk op de knop en je krijgt de eerste tips per mail.">
      <form method="post">
        <Button>Bevestig je aanmelding</Button>
      </form>
    </AuthLayout>
  )
}
