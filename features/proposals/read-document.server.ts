/** Reads a document for the profile, on Pro and Expert. The file itself is not stored. */
import { inWorker } from '#engine/analysis-pool.ts'
import { type DocumentProblem, MOST_DOCUMENT_BYTES } from '#engine/documents/document-problems.ts'
import { allows } from '#features/access/plans.ts'
import type { Session } from '#features/accounts/session.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { DOCUMENT_TEXTS } from './document-texts.ts'
import { foundValues } from './found-values.rules.ts'
import type { ReadingView } from './proposals.schema.ts'
import { beginReading, endReading, findReading, giveReadingBack, type Reading } from './readings.server.ts'

export interface DocumentInput {
  name: string
  bytes: Uint8Array
  readingId?: string | undefined
}

const LONGEST_NAME = 200

/** Throws 'domain-not-found', 'upgrade-required', 'document-limit-reached', 'document-refused' with the remedy at `document`, or 'reading-failed'. */
export async function readDocument(
  services: Services,
  session: Session,
  domainId: string,
  input: DocumentInput,
): Promise<ReadingView> {
  const name = (input.name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').slice(-LONGEST_NAME)
  const { plan } = await ownDomain(services, session, domainId)
  if (!allows(plan, 'document-upload')) throw new Failure('upgrade-required')
  if (input.bytes.length > MOST_DOCUMENT_BYTES) throw refused('too-large')
  const asked = { kind: 'document' as const, subject: name, domainId, id: input.readingId }
  const reading = await beginReading(services, session, asked)
  try {
    const problem = await readInto(services, session, reading, { ...input, name })
    if (problem) throw refused(problem)
  } catch (error) {
    if (error instanceof Failure) throw error
    await giveReadingBack(services, session, reading)
    throw new Failure('reading-failed', { cause: error })
  }
  const { until: _, ...view } = (await findReading(services, session, reading.id, null))!
  return view
}

async function readInto(
  services: Services,
  session: Session,
  reading: Reading,
  { name, bytes }: DocumentInput,
): Promise<DocumentProblem | null> {
  const { url, columns } = reading.profile
  const company = String(columns.company_name)
  const read = await inWorker('factsOfDocument', bytes, {
    name,
    website: url ?? 'https://document.invalid/',
    takenAt: services.now().toISOString(),
    ...(company ? { company } : {}),
  })
  const facts = read.ok ? read.value : { ok: false as const, problem: 'too-slow' as const }
  await endReading(services, session, reading, {
    outcome: facts.ok ? 'read' : facts.problem,
    notRead: null,
    values: facts.ok ? foundValues(facts.found, { kind: 'document', name }) : null,
    isComplete: false,
  })
  return facts.ok ? null : facts.problem
}

function refused(problem: DocumentProblem): Failure {
  return new Failure('document-refused', { fields: { document: DOCUMENT_TEXTS[problem] }, log: problem })
}
