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
    const { ids, ...texts } = textsOf(form)
    const value = form.get('value')
    const decision = parseInput(decisionSchema, {
      ...texts,
      decision: form.get('intent'),
      ...(ids === undefined ? {} : { ids: form.getAll('ids') }),
      ...(typeof value === 'string' ? { value: readValue(value, form) } : {}),
    })
    return emptyAnswer({ proposals: await decide(services, user, domain.id, decision) })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    const about = textsOf(form).id ?? null
    return data<ProposalsAnswer>(emptyAnswer({ message, about, fields }), { status })
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

/** An entry of a list is sent as JSON, with its corrected fields as `value.naam` and the like; any other value as text. */
function readValue(text: string, form: FormData): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const corrected = [...form].filter(([name]) => name.startsWith('value.'))
    return { ...value, ...Object.fromEntries(corrected.map(([name, given]) => [name.slice('value.'.length), given])) }
  } catch {
    return text
  }
}
