/** Compares the profile with what the website, its files and pages elsewhere state. Works without JavaScript. */
import { Form, Link, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { verdictOf } from '#app/copy/same-facts.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { dashboardOf, openDashboard, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED, type TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import type { FactsOverview } from '#features/consistency/consistency.schema.ts'
import {
  addLinkedPage,
  compareFactsNow,
  factsOverview,
  removeLinkedPage,
} from '#features/consistency/consistency.server.ts'
import { aboutDomain, dashboardTab, URLS } from '#features/urls.ts'
import type { Route } from './+types/same-facts.ts'
import { FactTables, UnreadSources } from './fact-table.tsx'
import { LeftoverList } from './leftover-list.tsx'
import { LinkedPages } from './linked-pages.tsx'

interface Answer extends TabAnswer {
  typed: { url: string; text: string }
}

const NOTHING_TYPED = { url: '', text: '' }

export const meta: Route.MetaFunction = () => [{ title: `Overal dezelfde gegevens · ${BRAND.name}` }]

export const middleware: Route.MiddlewareFunction[] = [({ request, context }) => openDashboard(request, context)]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain, domainInAddress } = dashboardOf(context)
  const overview = await factsOverview(services, user, domain.id)
  return { overview, email: user.email, plan: domain.plan, domainInAddress }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  const typed = { url: String(form.get('url') ?? ''), text: String(form.get('text') ?? '') }
  try {
    if (intent === 'compare') await compareFactsNow(services, user, domain.id)
    else if (intent === 'add') await addLinkedPage(services, user, domain.id, typed)
    else if (intent === 'remove') await removeLinkedPage(services, user, domain.id, typed.url)
    else throw unknownIntent(intent)
    return { ...ACCEPTED, typed: NOTHING_TYPED } satisfies Answer
  } catch (error) {
    return refusal(error, asked, { typed: intent === 'add' ? typed : NOTHING_TYPED })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<Answer>(serverAction, { ...FAILED, typed: NOTHING_TYPED })
}

export default function SameFactsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { overview, email, plan, domainInAddress } = loaderData
  const { formMethod, formData } = useNavigation()
  const busy = formMethod === 'POST' && formData?.get('intent') === 'compare'
  const here = aboutDomain(URLS.sameFacts, domainInAddress)
  const { url, text, ...others } = actionData?.fields ?? {}
  const problem = Object.values(others)[0] ?? actionData?.message
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={dashboardTab('analysis', domainInAddress)}>
          Analyse
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-8 px-4 py-6 sm:px-8 lg:py-10">
        <header className="grid gap-2">
          <h1 className="text-2xl">Overal dezelfde gegevens</h1>
          <p className="max-w-prose text-soft">
            Een assistent noemt je alleen goed als je website, je bestanden en de pagina’s van anderen hetzelfde zeggen.
            Wij leggen ze naast je profiel.
          </p>
        </header>
        {problem ? (
          <Notice kind="bad" live="alert">
            {problem}
          </Notice>
        ) : null}
        {overview.allowed ? (
          <>
            <Now overview={overview} here={here} busy={busy} domainInAddress={domainInAddress} />
            {overview.leftovers.length > 0 ? (
              <LeftoverList leftovers={overview.leftovers} present={overview.present} />
            ) : null}
            <UnreadSources sources={overview.sources} />
            {overview.sources.length > 0 ? (
              <section aria-labelledby="feiten" className="grid grid-cols-1 gap-4">
                <h2 id="feiten" className="text-xl">
                  Elk gegeven, per bron
                </h2>
                <FactTables present={overview.present} sources={overview.sources} />
              </section>
            ) : null}
            <LinkedPages
              linked={overview.linked}
              here={here}
              typed={actionData?.typed ?? NOTHING_TYPED}
              errors={{ ...(url ? { url } : {}), ...(text ? { text } : {}) }}
            />
          </>
        ) : (
          <Notice kind="info" title="Dit hoort bij Pro en Expert">
            <p className="mb-3">
              Met Pro zie je per gegeven waar het anders staat, en wat er na een verhuizing of een nieuw nummer nog oud
              is.
            </p>
            <ButtonAnchor href={URLS.pricing}>Upgrade naar Pro</ButtonAnchor>
          </Notice>
        )}
      </main>
    </>
  )
}

/** Said only where there was something to mend and every source was read. */
function isAllMended({ comparedAt, isStale, leftovers, former, sources }: FactsOverview): boolean {
  const allRead = sources.every(({ state }) => state !== 'not-readable')
  return comparedAt !== null && !isStale && leftovers.length === 0 && Object.keys(former).length > 0 && allRead
}

function Now({
  overview,
  here,
  busy,
  domainInAddress,
}: {
  overview: FactsOverview
  here: string
  busy: boolean
  domainInAddress: string | null
}) {
  if (overview.website === null)
    return (
      <Notice kind="info" title="Je profiel heeft nog geen website">
        <p>
          <Link to={dashboardTab('company-data', domainInAddress)}>Vul eerst je bedrijfsgegevens in</Link>.
        </p>
      </Notice>
    )
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-1">
        <p className="text-lg font-semibold wrap-anywhere">
          {overview.comparedAt === null ? 'We hebben je gegevens nog niet vergeleken.' : verdictOf(overview.sources)}
          {isAllMended(overview) ? ' Er staat geen oud gegeven meer.' : null}
        </p>
        {overview.comparedAt === null ? (
          <p className="text-soft">Het duurt meestal minder dan een minuut.</p>
        ) : (
          <p className="text-soft">
            Vergeleken op {dutchMoment(overview.comparedAt)}.
            {overview.isStale ? ' Je profiel is daarna veranderd: vergelijk opnieuw.' : null}
          </p>
        )}
      </div>
      <Form method="post" action={here} preventScrollReset>
        <Button name="intent" value="compare" busy={busy}>
          {busy ? 'We lezen de pagina’s…' : 'Vergelijk nu'}
        </Button>
      </Form>
    </div>
  )
}
