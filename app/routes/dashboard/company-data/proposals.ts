/**
 * What was found for the profile. GET gives it; POST reads the website (`intent=read`, `url`) or decides (`intent=accept`, `adjust`,
 * `dismiss`, `reopen` with `id`, `accept-all` with `ids`). As all of the dashboard,
 * it is about the website that `?domein=` names.
 */
import { data } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import type { FieldErrors } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { decide } from '#features/proposals/decide.server.ts'
import {
  decisionSchema,
  type ProposalsView,
  type ReadingView,
  readWebsiteSchema,
} from '#features/proposals/proposals.schema.ts'
import { proposalsOf } from '#features/proposals/proposals.server.ts'
import { readWebsite } from '#features/proposals/read-website.server.ts'
import type { Route } from './+types/proposals.ts'

export interface ProposalsAnswer {
  /** Null where it was refused; then the message or the fields say why. */
  proposals: ProposalsView | null
  /** Of `intent=read`. */
  reading: ReadingView | null
  message: string | null
  /** By field: 'url', or of a value that was adjusted 'value' and 'value.postcode'. */
  fields: FieldErrors
}

export function loader({ context }: Route.LoaderArgs): Promise<ProposalsView> {
  const { services, user, domain } = dashboardOf(context)
  return proposalsOf(services, user, domain.id)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  const form = await request.formData()
  try {
    if (form.get('intent') === 'read') {
      const reading = await readWebsite(services, user, domain.id, parseInput(readWebsiteSchema, textsOf(form)))
      return answer({ reading, proposals: reading.proposals })
    }
    const { ids, value, ...texts } = textsOf(form)
    const decision = parseInput(decisionSchema, {
      ...texts,
      decision: form.get('intent'),
      ...(ids === undefined ? {} : { ids: form.getAll('ids') }),
      ...(value === undefined ? {} : { value: readValue(value) }),
    })
    return answer({ proposals: await decide(services, user, domain.id, decision) })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data(answer({ message, fields }), { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<ProposalsAnswer>(serverAction, answer({ message: FAILURE_TEXTS['something-went-wrong'] }))
}

function answer(given: Partial<ProposalsAnswer>): ProposalsAnswer {
  return { proposals: null, reading: null, message: null, fields: {}, ...given }
}

/** The fields that were filled in. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && name !== 'intent' ? [[name, value]] : [],
    ),
  )
}

/** An entry of a list comes as JSON; a text as itself. */
function readValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
