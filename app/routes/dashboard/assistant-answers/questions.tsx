/** Questions to ask assistants, made from the profile. A page of its own, so that it can be bookmarked. */
import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { QUESTION_KINDS } from '#app/copy/assistant-answers.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { dashboardOf, openDashboard } from '#app/routes/dashboard/dashboard.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import { ownQuestions } from '#features/assistant-answers/questions.server.ts'
import { BRAND } from '#features/brand.ts'
import { dashboardTab, URLS } from '#features/urls.ts'
import type { Route } from './+types/questions.ts'
import { ANSWERS_ID } from './answers-state.ts'
import { QuestionList } from './question-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Goede vragen voor assistenten · ${BRAND.name}` }]

export const middleware: Route.MiddlewareFunction[] = [({ request, context }) => openDashboard(request, context)]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain, domainInAddress } = dashboardOf(context)
  const own = await ownQuestions(services, user, domain.id)
  return { ...own, email: user.email, plan: domain.plan, domainInAddress }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

const KINDS = ['naming', 'choice', 'fact'] as const

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { email, plan, companyName, questions, domainInAddress } = loaderData
  const profile = <Link to={dashboardTab('company-data', domainInAddress)}>bedrijfsgegevens</Link>
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={dashboardTab('analysis', domainInAddress)}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-6 px-4 py-6 sm:px-8 lg:py-10">
        <header className="grid gap-2">
          <h1 className="text-2xl wrap-anywhere">
            {companyName ? `Goede vragen over ${companyName}` : 'Goede vragen over je bedrijf'}
          </h1>
          <p className="max-w-prose text-soft">
            Kopieer een vraag, stel hem aan ChatGPT of een andere assistent, en plak het antwoord bij je{' '}
            <Link to={`${dashboardTab('analysis', domainInAddress)}#${ANSWERS_ID}`}>analyse</Link>. Stel elke maand
            dezelfde vragen, in een nieuw gesprek: dan kun je de antwoorden vergelijken.
          </p>
        </header>
        {questions.length === 0 ? (
          <EmptyState title="Nog geen vragen">
            <p>De vragen maken we van je {profile}. Vul daar eerst je bedrijfsnaam in.</p>
          </EmptyState>
        ) : (
          KINDS.map((kind) => {
            const some = questions.filter((question) => question.kind === kind)
            return some.length === 0 ? null : (
              <section key={kind} aria-labelledby={kind} className="grid grid-cols-1 gap-3">
                <h2 id={kind} className="text-lg">
                  {QUESTION_KINDS[kind]}
                </h2>
                <QuestionList questions={some} domainInAddress={domainInAddress} />
              </section>
            )
          })
        )}
        {questions.length > 0 && !questions.some(({ kind }) => kind === 'choice') ? (
          <Notice kind="info" title="Nog geen vragen waarin je gekozen wordt">
            <p>
              Die maken we van je plaats, sector en diensten.{' '}
              {allows(plan, 'extended-info') ? (
                <>Vul ze aan bij je {profile}.</>
              ) : (
                'Sector en diensten vul je in met Pro.'
              )}
            </p>
          </Notice>
        ) : null}
      </main>
    </>
  )
}
