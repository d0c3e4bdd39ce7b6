/** Where an owner proves that a website is theirs: what to put on it, in which system, and the check. Works without JavaScript. */
import { data, Form, Link, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { dashboardOf, openDashboard } from '#app/routes/dashboard/dashboard.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import type { Looked } from '#features/ownership/check-website.server.ts'
import { ownership, proveOwnership } from '#features/ownership/ownership.server.ts'
import { aboutDomain, DOMAIN_PARAM, dashboardTab, URLS } from '#features/urls.ts'
import type { Route } from './+types/ownership.ts'
import { ProofState } from './proof-state.tsx'
import { ProofWays } from './proof-ways.tsx'

const WEBSITE_PARAM = 'website'

export const meta: Route.MetaFunction = () => [{ title: `Eigendom van je website · ${BRAND.name}` }]

export const middleware: Route.MiddlewareFunction[] = [({ request, context }) => openDashboard(request, context)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asked, services, user, domain, domainInAddress } = dashboardOf(context)
  const typed = url.searchParams.get(WEBSITE_PARAM)
  const own = { email: user.email, plan: domain.plan, isPrimary: domain.isPrimary, domainInAddress, typed }
  try {
    return data({ ...own, owned: await ownership(services, user, domain.id, typed), problem: undefined })
  } catch (error) {
    const { status, fields } = formFailure(error, asked)
    if (!fields.website) throw error
    const owned = await ownership(services, user, domain.id, null)
    return data({ ...own, owned, problem: fields.website }, { status })
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  await request.formData()
  try {
    const looked = await proveOwnership(services, user, domain.id, url.searchParams.get(WEBSITE_PARAM))
    return data<Answer>({ looked, message: null })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<Answer>({ looked: null, message: message ?? fields.website ?? null }, { status })
  }
}

interface Answer {
  looked: Looked | null
  message: string | null
}

export default function OwnershipScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { email, plan, owned, isPrimary, domainInAddress, typed, problem } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const here = aboutDomain(URLS.ownership, domainInAddress, typed && !problem ? { [WEBSITE_PARAM]: typed } : {})
  const website = owned.website
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={dashboardTab('geo-optimized', domainInAddress)}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-6 px-4 py-6 sm:px-8 lg:py-10">
        <header className="grid gap-2">
          <h1 className="text-2xl wrap-anywhere">
            {website === null ? 'Bewijs dat je website van jou is' : `Bewijs dat ${website} van jou is`}
          </h1>
          <p className="max-w-prose text-soft">
            Een website kan bij één account online staan. Wie bewijst dat hij de eigenaar is, gaat voor, en zijn profiel
            krijgt het kenmerk ‘Geverifieerd’.
          </p>
        </header>
        {actionData?.message ? (
          <Notice kind="bad" live="alert">
            {actionData.message}
          </Notice>
        ) : null}
        {website === null ? (
          <Notice kind="info" title="Je profiel heeft nog geen website">
            <p>
              <Link to={dashboardTab('company-data', domainInAddress)}>Vul eerst je website in</Link>, of typ hieronder
              het adres.
            </p>
          </Notice>
        ) : null}
        {website !== null && !owned.canBeProven ? (
          <Notice kind="warn" title="Dit adres kun je niet bewijzen">
            <p>{FAILURE_TEXTS['website-not-own']}</p>
          </Notice>
        ) : null}
        {owned.canBeProven ? (
          <>
            <ProofState owned={owned} looked={actionData?.looked ?? null} domainInAddress={domainInAddress} />
            <ProofWays owned={owned} found={actionData?.looked?.found ?? null} />
            <Form method="post" action={here} preventScrollReset>
              <Button busy={busy}>{busy ? 'We kijken op je website…' : 'Controleer nu'}</Button>
            </Form>
          </>
        ) : null}
        {isPrimary ? (
          <Form action={URLS.ownership} className="grid max-w-prose gap-3 border-t border-hairline pt-5">
            {domainInAddress === null ? null : <input type="hidden" name={DOMAIN_PARAM} value={domainInAddress} />}
            <Field
              label="Gaat het om een andere website?"
              hint="Bijvoorbeeld omdat je gaat verhuizen. Je profiel verandert hier niet van."
              error={problem}
              required
            >
              <TextInput name={WEBSITE_PARAM} defaultValue={typed ?? ''} inputMode="url" autoComplete="url" />
            </Field>
            <div>
              <Button look="quiet">Toon voor deze website</Button>
            </div>
          </Form>
        ) : null}
      </main>
    </>
  )
}
