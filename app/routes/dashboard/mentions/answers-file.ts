import { csvAnswer } from '#app/csv-answer.server.ts'
import { dashboardOf, openDashboard, requireTab } from '#app/routes/dashboard/dashboard.server.ts'
import { answersFile } from '#features/mentions/answers-file.server.ts'
import { readWhichAnswers } from '#features/mentions/which-answers.ts'
import type { Route } from './+types/answers-file.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => openDashboard(request, context),
  ({ context }) => requireTab(context, 'mentions'),
]

/** The answers that the address asks for, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  return csvAnswer(
    'ai-vermeldingen',
    answersFile(services, user, domain.id, readWhichAnswers(url.searchParams, 'month')),
  )
}
