import { ArrowLeft } from 'lucide-react'
import { data, redirect } from 'react-router'
import { SITE, WAITLIST_NEXT } from '#app/copy/marketing.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { AuthLayout } from '#app/routes/auth/auth-layout.tsx'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import { Honeypot } from '#app/routes/marketing/site/honeypot.tsx'
import { pageMeta, loader as publicPage } from '#app/routes/marketing/site/public-page.ts'
import { SiteScript } from '#app/routes/marketing/site/site-script.tsx'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import { WAITLIST_CONSENT } from '#features/waitlist/waitlist.schema.ts'
import { joinWaitlist } from '#features/waitlist/waitlist.server.ts'
import type { Route } from './+types/waitlist.ts'

export { handle } from '#app/routes/marketing/site/public-page.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  if (servicesOf(context).session) throw redirect(URLS.dashboard)
  // Without its script, the home page's form passes the company name in the URL.
  return { ...publicPage({ context }), company: url.searchParams.get('bedrijf')?.slice(0, 200) ?? '' }
}

export const meta = pageMeta({
  path: URLS.auth,
  title: `${SITE.signUp} · ${BRAND.name}`,
  description: `${SITE.inviteOnly}. Laat je gegevens achter en je hoort van ons als er plek is bij ${BRAND.name}.`,
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const asked = servicesOf(context)
  try {
    await joinWaitlist(asked.services, asked.clientAddress, form)
    return { joined: true, failure: null, typed: {} }
  } catch (error) {
    const failure = formFailure(error, asked)
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'))
    return data({ joined: false, failure, typed: typed as Record<string, string> }, { status: failure.status })
  }
}

const ORDER = ['name', 'company', 'email', 'website', 'use_case', 'target_audience', 'accepted_privacy']

export default function Waitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { fields = {}, message } = actionData?.failure ?? {}
  const typed: Record<string, string> = actionData?.typed ?? {}
  const first = ORDER.find((name) => fields[name])
  const field = (name: string) => ({ name, defaultValue: typed[name], takesFocus: first === name })
  return (
    <AuthLayout title={SITE.signUp} intro={`${SITE.inviteOnly}. Je hoort van ons zodra er plek is.`}>
      <form
        method="post"
        action={URLS.auth}
        noValidate
        data-waitlist={actionData?.joined ? 'joined' : 'open'}
        className="grid gap-5"
      >
        <FormMessage>{message}</FormMessage>
        {actionData?.joined ? (
          <>
            <Notice kind="good" live="status">
              {SUCCESS_TEXTS['waitlist-joined']}
            </Notice>
            <WhatIsNext />
          </>
        ) : null}
        <Field label="Naam" error={fields.name} required>
          <TextInput {...field('name')} autoComplete="name" maxLength={100} />
        </Field>
        <Field label="Bedrijf" error={fields.company} required>
          <TextInput
            {...field('company')}
            defaultValue={typed.company ?? (actionData?.joined ? '' : loaderData.company)}
            autoComplete="organization"
            maxLength={100}
          />
        </Field>
        <Field label="E-mailadres" error={fields.email} required>
          <TextInput {...field('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Website" error={fields.website}>
          <TextInput
            {...field('website')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://voorbeeld.nl"
          />
        </Field>
        <Field label="Waar wil je ons voor gebruiken?" error={fields.use_case}>
          <TextArea name="use_case" defaultValue={typed.use_case} maxLength={2000} />
        </Field>
        <Field label="Voor wie werk je? Je doelgroep" error={fields.target_audience}>
          <TextArea name="target_audience" defaultValue={typed.target_audience} maxLength={2000} />
        </Field>
        <Honeypot />
        <div>
          <Checkbox
            name="accepted_privacy"
            required
            defaultChecked={typed.accepted_privacy !== undefined}
            aria-invalid={fields.accepted_privacy ? true : undefined}
            label={<Consent />}
            note={
              <>
                Hoe we met je gegevens omgaan, lees je op de <a href={URLS.privacy}>privacypagina</a>.
              </>
            }
          />
          <FieldError id="akkoord-fout">{fields.accepted_privacy}</FieldError>
        </div>
        <Button>{SITE.joinWaitlist}</Button>
      </form>
      <p className="flex flex-wrap justify-between gap-4 border-t border-hairline pt-5">
        <a href={URLS.home} className="inline-flex items-center gap-2">
          <ArrowLeft aria-hidden className="size-4" />
          Terug naar home
        </a>
        <a href={URLS.login}>{SITE.signIn}</a>
      </p>
      <SiteScript />
    </AuthLayout>
  )
}

/** Shown above the emptied form after someone joined. */
function WhatIsNext() {
  return (
    <section aria-labelledby="hierna" className="rounded-md border border-edge bg-sheet px-5 py-4">
      <h2 id="hierna" className="mb-2 text-lg">
        Wat er nu gebeurt
      </h2>
      <ol className="grid list-decimal gap-1.5 ps-5">
        {WAITLIST_NEXT.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3">
        <a href={URLS.example}>Bekijk alvast een voorbeeld</a>
      </p>
    </section>
  )
}

/** The exact text that is stored as consent, with a link to the terms. */
function Consent() {
  const [before, after] = WAITLIST_CONSENT.text.split('algemene voorwaarden')
  return (
    <>
      {before}
      <a href={URLS.terms} target="_blank" rel="noopener">
        algemene voorwaarden<span className="sr-only"> (opent in een nieuw tabblad)</span>
      </a>
      {after}
    </>
  )
}
