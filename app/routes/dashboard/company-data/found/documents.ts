/** Accepts a document for the profile: a POST of multipart/form-data with `document`, and `readingId` as for a website. */
import { data } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { type ReadingView, readWebsiteSchema } from '#features/proposals/proposals.schema.ts'
import { readDocument } from '#features/proposals/read-document.server.ts'
import type { Route } from './+types/documents.ts'

export interface DocumentAnswer {
  reading: ReadingView | null
  message: string | null
  /** `document`: the problem and the remedy. */
  fields: FieldErrors
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  try {
    const form = await request.formData()
    const file = form.get('document')
    if (!(file instanceof File) || file.name === '')
      throw new Failure('invalid-input', { fields: { document: 'Kies een document.' } })
    const texts = Object.fromEntries([...form].filter(([name, value]) => name !== 'document' && value !== ''))
    const input = parseInput(readWebsiteSchema.pick({ readingId: true }), texts)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reading = await readDocument(services, user, domain.id, { ...input, name: file.name, bytes })
    return { reading, message: null, fields: {} } satisfies DocumentAnswer
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<DocumentAnswer>({ reading: null, message, fields }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const failed = { reading: null, message: FAILURE_TEXTS['something-went-wrong'], fields: {} }
  return actionOrAnswer<DocumentAnswer>(serverAction, failed)
}
