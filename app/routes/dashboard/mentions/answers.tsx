/** The answers behind a figure of the tab AI-vermeldingen. A page of its own, so that it can be bookmarked. */
import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { assistantLabel, countsText } from '#app/copy/assistant-answers.ts'
import { dutchDate } from '#app/copy/dates.ts'
import { answersText, whichAnswersTitle } from '#app/copy/mentions.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { JUDGED_ID, showAnswers } from '#app/routes/dashboard/assistant-answers/answers-state.ts'
import { dashboardOf, openDashboard, requireTab } from '#app/routes/dashboard/dashboard.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BRAND } from '#features/brand.ts'
import { type CountedAnswer, countedAnswers } from '#features/mentions/counted-answers.server.ts'
import { WAY_LABELS } from '#features/mentions/way-labels.ts'
import { readWhichAnswers, whichAnswersParams } from '#features/mentions/which-answers.ts'
import { aboutDomain, dashboardTab, URLS } from '#features/urls.ts'
import type { Route } from './+types/answers.ts'

export const meta: Route.MetaFunction = () => [{ title: `Antwoorden van assistenten · ${BRAND.name}` }]

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => openDashboard(request, context),
  ({ context }) => requireTab(context, 'mentions'),
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, user, domain, domainInAddress } = dashboardOf(context)
  const which = readWhichAnswers(url.searchParams, 'month')
  const counted = await countedAnswers(services, user, domain.id, which)
  return { which, counted, email: user.email, plan: domain.plan, domainInAddress }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function Answers({ loaderData }: Route.ComponentProps) {
  const { which, counted, email, plan, domainInAddress } = loaderData
  const { answers, total, page, pages } = counted
  const tab = dashboardTab('mentions', domainInAddress, whichAnswersParams({ grain: which.grain }))
  const to = (wanted: number) =>
    aboutDomain(URLS.mentionAnswers, domainInAddress, whichAnswersParams({ ...which, page: wanted }))
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={tab}>
          AI-vermeldingen
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-6 px-4 py-6 sm:px-8 lg:py-10">
        <header className="grid gap-2">
          <h1 className="text-2xl wrap-anywhere">{whichAnswersTitle(which)}</h1>
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-soft">
            <span>
              {answersText(total)} die wij vroegen{pages > 1 ? `, pagina ${page} van ${pages}` : ''}
            </span>
            <Link to={tab}>Terug naar de cijfers</Link>
            {total > 0 ? (
              <a href={aboutDomain(URLS.mentionAnswersFile, domainInAddress, whichAnswersParams(which))} download>
                Download als CSV
              </a>
            ) : null}
          </p>
        </header>
        {total === 0 ? (
          <EmptyState title="Geen antwoorden">
            <p>
              Achter dit cijfer staat nu geen antwoord. Misschien is het verwijderd, of valt het buiten de periode.{' '}
              <Link to={tab}>Terug naar de cijfers</Link>
            </p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} domainInAddress={domainInAddress} />
            ))}
          </ul>
        )}
        {pages > 1 ? (
          <nav aria-label="Antwoorden" className="flex flex-wrap gap-x-6 gap-y-2">
            {page > 1 ? <Link to={to(page - 1)}>Nieuwere antwoorden</Link> : null}
            {page < pages ? <Link to={to(page + 1)}>Oudere antwoorden</Link> : null}
          </nav>
        ) : null}
      </main>
    </>
  )
}

function Answer({ answer, domainInAddress }: { answer: CountedAnswer; domainInAddress: string | null }) {
  const { id, at, assistant, model, question, way, named } = answer
  return (
    <li className="grid min-w-0 gap-1 py-3">
      <Link
        to={`${dashboardTab('analysis', domainInAddress, showAnswers([id]))}#${JUDGED_ID}`}
        className="line-clamp-3 wrap-anywhere"
      >
        {question}
      </Link>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span className="wrap-anywhere">
          {assistantLabel(assistant)} ({model}), <time dateTime={at}>{dutchDate(at)}</time>
        </span>
        <Badge tone={named ? 'marker' : 'neutral'}>{named ? 'Genoemd' : 'Niet genoemd'}</Badge>
        <span>{WAY_LABELS[way]}</span>
        <span className={answer.wrong > 0 ? 'font-semibold text-bad' : ''}>{countsText(answer)}</span>
      </p>
    </li>
  )
}
