/** The llms.txt tab: validates a pasted file, and checks the files on the customer's own website. */
import { untilItAnswers } from '#app/away.ts'
import { actionUntilDone } from '#app/offline-answer.ts'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { checkOwnFilesNow, judgeLlmsFile, llmsTab } from '#features/own-files/llms-tab.server.ts'
import type { Route } from './+types/llms-txt.ts'
import type { LlmsTxtAnswer } from './llms-txt-answer.ts'
import { LlmsTxtTab } from './llms-txt-tab.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  return llmsTab(services, user, domain.id)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent') === 'check-own-files' ? 'check-own-files' : 'judge-file'
  const typed = { url: text('url'), text: text('text') }
  const about = { intent, typed, judgement: null } as const
  try {
    if (text('intent') !== intent) throw unknownIntent(form.get('intent'))
    if (intent === 'check-own-files') {
      await checkOwnFilesNow(services, user, domain.id)
      return { ...ACCEPTED, ...about } satisfies LlmsTxtAnswer
    }
    const given = typed.text.trim() === '' ? { url: typed.url } : typed
    const judgement = await judgeLlmsFile(services, user, given)
    return { ...ACCEPTED, ...about, judgement } satisfies LlmsTxtAnswer
  } catch (error) {
    return refusal(error, asked, about)
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return actionUntilDone<LlmsTxtAnswer>(serverAction, request, FAILED)
}

export default function LlmsTxt({ loaderData, actionData }: Route.ComponentProps) {
  return <LlmsTxtTab tab={loaderData} answered={actionData} />
}
