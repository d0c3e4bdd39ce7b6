/** What the llms.txt tab asks of the server: judge a file, or look at the customer's own website now. */
import { data } from 'react-router'
import { formFailure } from '#app/form-failure.server.ts'
import type { DashboardAnswer } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { RequestServices } from '#app/services.ts'
import type { Session } from '#features/accounts/session.ts'
import { checkOwnFilesNow, judgeLlmsFile } from '#features/own-files/llms-tab.server.ts'

export function isAboutLlmsTxt(form: FormData): boolean {
  return ['judge-file', 'check-own-files'].includes(String(form.get('intent')))
}

export async function answerLlmsTxt(asked: RequestServices, session: Session, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent') as 'judge-file' | 'check-own-files'
  const answer = { done: null, message: null, fields: {} } satisfies DashboardAnswer
  const typed = { url: text('url'), text: text('text') }
  try {
    if (intent === 'check-own-files') {
      await checkOwnFilesNow(asked.services, session)
      return { ...answer, llms: { intent, typed, judgement: null } } satisfies DashboardAnswer
    }
    const given = typed.text.trim() === '' ? { url: typed.url } : typed
    const judgement = await judgeLlmsFile(asked.services, session, given)
    return { ...answer, llms: { intent, typed, judgement } } satisfies DashboardAnswer
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    const refused = { ...answer, message, fields, llms: { intent, typed, judgement: null } }
    return data<DashboardAnswer>(refused, { status })
  }
}
