/** Accepts a document for the profile: a POST of multipart/form-data with `document`, and `readingId` as for a website. */
import { data, redirect } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { Failure, type FieldErrors, failureOf } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { DOCUMENT_TEXTS } from '#features/proposals/document-texts.ts'
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
  const { asked, services, user, domain, hrefOf } = dashboardOf(context)
  try {
    const form = await request.formData()
    const file = form.get('document')
    if (!(file instanceof File) || file.name === '')
      throw new Failure('invalid-input', { fields: { document: 'Kies een document.' } })
    const texts = Object.fromEntries([...form].filter(([name, value]) => name !== 'document' && value !== ''))
    const input = parseInput(readWebsiteSchema.pick({ readingId: true }), texts)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reading = await readDocument(services, user, domain.id, { ...input, name: file.name, bytes })
    // Without JavaScript the browser shows the answer itself.
    if (!asked.isData) return redirect(hrefOf('company-data'))
    return { reading, message: null, fields: {} } satisfies DocumentAnswer
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    if (!asked.isData) return redirect(hrefOf('company-data', { document: problemOf(error) }))
    return data<DocumentAnswer>({ reading: null, message, fields }, { status })
  }
}

/** Without JavaScript the tab's address names the problem. */
function problemOf(error: unknown): string {
  const failure = failureOf(error)
  const [problem] = Object.entries(DOCUMENT_TEXTS).find(([, text]) => text === failure?.fields.document) ?? []
  return problem ?? failure?.code ?? 'something-went-wrong'
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const failed = { reading: null, message: FAILURE_TEXTS['something-went-wrong'], fields: {} }
  return actionOrAnswer<DocumentAnswer>(serverAction, failed)
}
