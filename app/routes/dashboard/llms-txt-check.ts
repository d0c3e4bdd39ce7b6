/** What the llms.txt tab asks of the server: judge a file, or look at the customer's own website now. */
import { data } from 'react-router'
import { checkOwnFilesNow, type FileJudgement, judgeLlmsFile } from '#features/publishing/llms-tab.server.ts'
import { formFailure } from '../../form-failure.server.ts'
import { requireSignedIn } from '../../guards.server.ts'
import { servicesOf } from '../../services.ts'
import type { Route } from './+types/llms-txt-check.ts'

export interface LlmsAnswer {
  judgement: FileJudgement | null
  message: string | null
  fields: Record<string, string>
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const user = requireSignedIn(asked.session)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    if (form.get('intent') === 'check-own-files') {
      await checkOwnFilesNow(asked.services, user)
      return { judgement: null, message: null, fields: {} } satisfies LlmsAnswer
    }
    const pasted = text('text')
    const given = pasted.trim() === '' ? { url: text('url') } : { text: pasted, url: text('url') }
    return {
      judgement: await judgeLlmsFile(asked.services, user, given),
      message: null,
      fields: {},
    } satisfies LlmsAnswer
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<LlmsAnswer>({ judgement: null, message, fields }, { status })
  }
}
