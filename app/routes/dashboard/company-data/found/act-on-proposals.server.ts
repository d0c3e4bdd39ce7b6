/** The actions on proposals: read the website, or decide about a proposal. */
import { data, type RouterContextProvider } from 'react-router'
import { formFailure } from '#app/form-failure.server.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { parseInput } from '#features/input.ts'
import { decide } from '#features/proposals/decide.server.ts'
import { decisionSchema, readWebsiteSchema } from '#features/proposals/proposals.schema.ts'
import { readWebsite } from '#features/proposals/read-website.server.ts'
import { emptyAnswer, type ProposalsAnswer } from './proposals-answer.ts'

export async function actOnProposals(form: FormData, context: Readonly<RouterContextProvider>) {
  const { asked, services, user, domain } = dashboardOf(context)
  try {
    if (form.get('intent') === 'read') {
      const reading = await readWebsite(services, user, domain.id, parseInput(readWebsiteSchema, textsOf(form)))
      return emptyAnswer({ reading, proposals: reading.proposals })
    }
    const { ids, value, ...texts } = textsOf(form)
    const decision = parseInput(decisionSchema, {
      ...texts,
      decision: form.get('intent'),
      ...(ids === undefined ? {} : { ids: form.getAll('ids') }),
      ...(value === undefined ? {} : { value: readValue(value) }),
    })
    return emptyAnswer({ proposals: await decide(services, user, domain.id, decision) })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<ProposalsAnswer>(emptyAnswer({ message, fields }), { status })
  }
}

/** The fields that were filled in. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && name !== 'intent' ? [[name, value]] : [],
    ),
  )
}

/** Entries of a list are sent as JSON, texts as they are. */
function readValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
