import { data } from 'react-router'
import { NEWSLETTER } from '#app/copy/marketing.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { AuthLayout } from '#app/routes/auth/auth-layout.tsx'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import { servicesOf } from '#app/services.ts'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { subscribeNewsletter } from '#features/newsletter/newsletter.server.ts'
import type { Route } from './+types/newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Nieuwsbrief · ${BRAND.name}` }]

/** The home page's form is sent here if its script does not run. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const asked = servicesOf(context)
  const userAgent = request.headers.get('user-agent')
  try {
    await subscribeNewsletter(asked.services, { clientAddress: asked.clientAddress, userAgent }, form)
    return { email: '', failure: null }
  } catch (error) {
    const failure = formFailure(error, asked)
    return data({ email: typeof form.email === 'string' ? form.email : '', failure }, { status: failure.status })
  }
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  if (actionData?.failure === null) {
    return (
      <AuthLayout title="Nieuwsbrief">
        <Notice kind="good" live="status" title={SUCCESS_TEXTS['newsletter-subscribed']}>
          <p>{NEWSLETTER.privacy}</p>
        </Notice>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Nieuwsbrief" intro={NEWSLETTER.text}>
      <FormMessage>{actionData?.failure.message}</FormMessage>
      <NewsletterForm email={actionData?.email} error={actionData?.failure.fields.email} />
    </AuthLayout>
  )
}
