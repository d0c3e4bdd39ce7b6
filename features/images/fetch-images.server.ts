/**
 * Gets the images that a profile names: fetched once through the safe fetcher, checked by content, re-encoded, stored by the
 * hash of their bytes. Runs after a save, never within it: a slow host delays nobody.
 */
import { sql } from 'drizzle-orm'
import { user } from '#db/actor.ts'
import type { ImageKind } from '#db/schema/images.ts'
import type { FetchFailure } from '#engine/evidence.ts'
import { FETCH_LIMITS } from '#engine/fetch/fetch-budget.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { secondsToWait } from '#features/accounts/rate-limits.server.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { URLS } from '#features/urls.ts'
import { encodeImage } from './encode.server.ts'
import type { EncodedImage, EncodeProblem } from './encoding.ts'
import { hashInAddress } from './image-path.ts'

/** Reported as 'connection-failed', so that nobody can use an address to probe our own network. */
const UNREACHABLE = ['blocked-address', 'dns-failed', 'timed-out'] as const satisfies FetchFailure[]
type Unreachable = (typeof UNREACHABLE)[number]

export type ImageProblem =
  | Exclude<FetchFailure, Unreachable>
  | EncodeProblem
  | 'not-found'
  | 'refused'
  | 'too-often'
  | 'no-longer-kept'

type Outcome = { ok: true; image: EncodedImage } | { ok: false; problem: ImageProblem }

interface Claimed {
  kind: ImageKind
  url: string
}

/** A claim older than this is stale: its process died. */
export const LEASE_MS = 2 * 60_000
/** Per account; a second one continues while the first waits for a slow host. */
const AT_ONCE = 2
/** Nobody waits for it, so a slow host gets time. */
const LIMITS = {
  requests: 1,
  siteBytes: FETCH_LIMITS.bytes.image,
  firstByteMs: 20_000,
  requestMs: 30_000,
  siteMs: 30_000,
}
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml;q=0.9,*/*;q=0.5'

/** Runs in the background. Errors are stored with the image, or logged. */
export function startFetchingImages(services: Services, userId: string): void {
  fetchImages(services, userId).catch((err) =>
    services.log.error({ err, userId }, 'De afbeeldingen van een profiel konden niet worden opgehaald'),
  )
}

/** Fetches what the account's profiles name and was not fetched yet, and what an interrupted process left. An unchanged address is left alone. */
export async function fetchImages(services: Services, userId: string): Promise<void> {
  await services.db.as(user(userId), (tx) =>
    tx.execute(sql`select request_wanted_images(${services.now().toISOString()})`),
  )
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let claimed = await claim(services, userId); claimed; claimed = await claim(services, userId)) {
        const isTooOften = (await secondsToWait(services, 'image-by-user', userId)) > 0
        const outcome = isTooOften
          ? ({ ok: false, problem: 'too-often' } as const)
          : await getImage(services, userId, claimed)
        await keep(services, userId, claimed, outcome)
      }
    }),
  )
}

async function claim({ db, now }: Services, userId: string): Promise<Claimed | undefined> {
  const expired = new Date(now().getTime() - LEASE_MS).toISOString()
  const { rows } = await db.as(user(userId), (tx) =>
    tx.execute<{ kind: ImageKind; url: string }>(
      sql`select kind, url from claim_wanted_image(${now().toISOString()}, ${expired})`,
    ),
  )
  return rows[0]
}

async function getImage(services: Services, userId: string, { kind, url }: Claimed): Promise<Outcome> {
  const hash = hashInAddress(url, services.baseUrl)
  if (hash !== null) return imageOfOurs(services, userId, hash, kind)
  const fetcher = openSafeFetcher({
    botInfoUrl: services.baseUrl + URLS.bot,
    accept: ACCEPT,
    allowPrivateHosts: services.auditAllowPrivateHosts,
    limits: LIMITS,
  })
  try {
    // The fetcher refuses what is not an address, with the reason.
    const { status, failure, body } = await fetcher.fetch(typedUrl(url, services)?.href ?? url, 'image')
    if (failure) return { ok: false, problem: isUnreachable(failure) ? 'connection-failed' : failure }
    if (status !== 200) return { ok: false, problem: status === 404 || status === 410 ? 'not-found' : 'refused' }
    return await encodeImage({ bytes: body, kind })
  } finally {
    await fetcher.close()
  }
}

/** An image that we serve is read from the store: as what else the profile names it, or because it was removed meanwhile. */
async function imageOfOurs({ db }: Services, userId: string, hash: string, kind: ImageKind): Promise<Outcome> {
  const { rows } = await db.as(user(userId), (tx) =>
    tx.execute<{ bytes: Uint8Array }>(sql`select bytes from image_at(${hash})`),
  )
  return rows[0] ? encodeImage({ bytes: rows[0].bytes, kind }) : { ok: false, problem: 'no-longer-kept' }
}

function isUnreachable(failure: FetchFailure): failure is Unreachable {
  return (UNREACHABLE as readonly FetchFailure[]).includes(failure)
}

async function keep({ db, now }: Services, userId: string, { kind, url }: Claimed, outcome: Outcome): Promise<void> {
  const at = now().toISOString()
  await db.as(user(userId), (tx) => {
    if (!outcome.ok) return tx.execute(sql`select image_failed(${kind}, ${url}, ${at}, ${outcome.problem})`)
    const { type, bytes, width, height, onDark } = outcome.image
    return tx.execute(sql`select keep_image(${kind}, ${url}, ${at}, ${type}, ${bytes}, ${width}, ${height}, ${onDark})`)
  })
}
