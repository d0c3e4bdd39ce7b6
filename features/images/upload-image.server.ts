/**
 * Keeps a picture that a customer sends: limited before any work, encoded by the same process as pictures from an address, and stored
 * by its hash. Its address on our server is what the profile then names.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { IMAGE_KINDS, type ImageKind } from '#db/schema/images.ts'
import { allows } from '#features/access/plans.ts'
import { secondsToWait } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { encodeImage } from './encode.server.ts'
import type { EncodedImage } from './encoding.ts'
import { imagePath } from './image-path.ts'
import type { OwnImage } from './own-images.server.ts'
import { MOST_UPLOAD_BYTES } from './upload.ts'
import { UPLOAD_TEXTS, type UploadProblem } from './upload-texts.ts'

export interface Upload {
  kind: ImageKind
  bytes: Uint8Array
  /** The customer may use the pictures of people, and they agree. */
  hasConsent: boolean
}

export function readPictureKind(named: unknown): ImageKind | null {
  return IMAGE_KINDS.find((kind) => kind === named) ?? null
}

/** Of one account, in this process: each may take the encoder for seconds. */
const MOST_AT_ONCE = 4
const busy = new Map<string, number>()

/**
 * `domainId` null: the primary domain. Throws 'domain-not-found', 'upgrade-required', 'picture-limit-reached', 'too-many-requests', or
 * 'picture-refused' with the remedy at `picture`.
 */
export async function uploadImage(
  services: Services,
  session: Session,
  domainId: string | null,
  { kind, bytes, hasConsent }: Upload,
): Promise<OwnImage> {
  const { plan } = await ownDomain(services, session, domainId)
  if (!allows(plan, 'extended-info')) throw new Failure('upgrade-required')
  if (bytes.length === 0) throw refused('no-file')
  if (bytes.length > MOST_UPLOAD_BYTES) throw refused('too-large')
  if (kind === 'foto' && !hasConsent) throw refused('no-consent')
  return amongFew(session.userId, async () => {
    const wait = await secondsToWait(services, 'upload-by-user', session.userId)
    if (wait > 0) throw new Failure('picture-limit-reached', { retryAfter: wait })
    const outcome = await encodeImage({ bytes, kind })
    if (!outcome.ok) throw refused(outcome.problem)
    return keep(services, session, kind, outcome.image)
  })
}

async function amongFew<T>(account: string, work: () => Promise<T>): Promise<T> {
  const taken = busy.get(account) ?? 0
  if (taken >= MOST_AT_ONCE) throw new Failure('too-many-requests', { retryAfter: 2 })
  busy.set(account, taken + 1)
  try {
    return await work()
  } finally {
    const left = busy.get(account)! - 1
    if (left === 0) busy.delete(account)
    else busy.set(account, left)
  }
}

async function keep(
  { db, now, baseUrl }: Services,
  session: Session,
  kind: ImageKind,
  { bytes, type, width, height, onDark }: EncodedImage,
): Promise<OwnImage> {
  const path = imagePath(createHash('sha256').update(bytes).digest('hex'), type)
  const url = baseUrl + path
  await db.as(actorOf(session), (tx) =>
    tx.execute(sql`
      select keep_upload(${kind}, ${url}, ${now().toISOString()}, ${type}, ${bytes}, ${width}, ${height}, ${onDark})`),
  )
  const picture = { url: path, width, height, onDark }
  return { kind, url, state: 'opgehaald', problem: null, isUploaded: true, picture }
}

function refused(problem: UploadProblem): Failure {
  return new Failure('picture-refused', { fields: { picture: UPLOAD_TEXTS[problem] }, log: problem })
}
