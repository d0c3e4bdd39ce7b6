import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { servicesOf } from '#app/services.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { BRAND } from '#features/brand.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { publicProfile, URLS } from '#features/urls.ts'
import type { Route } from './+types/account.ts'

const PLAN_TEXTS: Record<Plan, string> = {
  free: 'Je profiel is bedoeld voor ChatGPT, met een omschrijving van honderd tekens.',
  pro: 'Bedankt dat je Pro gebruikt. Je profiel is bedoeld voor alle vijf de assistenten.',
  expert: 'Je bent partner. Je profiel is bedoeld voor alle vijf de assistenten.',
}

export const meta: Route.MetaFunction = () => [{ title: `Account · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const { plan, published, slug, publishedAt, updatedAt } = await getOwnProfile(
    services,
    user,
    (await ownDomain(services, user, null)).id,
  )
  return { email: user.email, plan, published, slug, publishedAt, updatedAt }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { email, plan, published, slug, publishedAt, updatedAt } = loaderData
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[48rem] gap-6 px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-2xl">Account</h1>
        <Card title="Inloggen">
          <dl>
            <Row term="E-mailadres">{email}</Row>
          </dl>
          <p className="mt-4">
            <Link to={URLS.security} className="font-semibold">
              Beveiliging: wachtwoord, apparaten en tweede stap
            </Link>
          </p>
        </Card>
        <Card title="Abonnement">
          <p className="mb-2 font-serif text-2xl font-semibold">{PLAN_LABELS[plan]}</p>
          <p className="max-w-prose text-soft">{PLAN_TEXTS[plan]}</p>
        </Card>
        <Card title="Publicatie">
          <dl className="grid gap-3">
            <Row term="Status">
              {published ? (
                <Badge tone="good">
                  <Check aria-hidden />
                  Gepubliceerd
                </Badge>
              ) : (
                <Badge>Concept</Badge>
              )}
            </Row>
            {publishedAt ? <Row term="Laatst gepubliceerd">{dutchMoment(publishedAt)}</Row> : null}
            {updatedAt ? <Row term="Laatst bijgewerkt">{dutchMoment(updatedAt)}</Row> : null}
            {published && slug ? (
              <Row term="Openbaar profiel">
                <a href={publicProfile(slug)} className="break-all">
                  {publicProfile(slug)}
                </a>
              </Row>
            ) : null}
          </dl>
        </Card>
        <Card title="Je gegevens">
          <p className="mb-4 max-w-prose text-soft">
            Alles wat we van je account bewaren, in één bestand: je profiel, je domeinen, je rapporten en je
            vergelijkingen. Het is JSON, een vorm die ook andere programma’s kunnen lezen.
          </p>
          <a href={URLS.accountExport} download className="font-semibold">
            Download je gegevens
          </a>
          <p className="mt-4">
            <Link to={URLS.deleteAccount}>Verwijder je account</Link>
          </p>
        </Card>
      </main>
    </>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
