/** Draws the share images of profiles: after a save, never within it, and once a day for those that were missed. */
import { sql } from 'drizzle-orm'
import { user } from '#db/actor.ts'
import { secondsToWait } from '#features/accounts/rate-limits.server.ts'
import { allPublicProfiles, publicProfilesOf } from '#features/public-profile/read.server.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import { digestOf, isDrawn, shareWordsOf } from '#features/public-profile/share-image.ts'
import type { Services } from '#features/services.ts'
import { drawShareImage } from './encode.server.ts'

/** A profile that changes during the drawing is drawn again; one that keeps changing is left to the daily job. */
const MOST_TRIES = 3
const READ_AT_ONCE = 200

/** After the last save: who types saves every second or two, and only what stands there in the end is worth drawing. */
const QUIET_MS = 2_000

const soon = new Map<string, NodeJS.Timeout>()

/**
 * Draws in the background, once the account has saved nothing for a moment. Errors are logged. What a process that stops has not drawn
 * by then is left to the daily job.
 */
export function drawShareImagesSoon(services: Services, userId: string): void {
  clearTimeout(soon.get(userId))
  const draw = () => {
    soon.delete(userId)
    drawShareImages(services, userId).catch((err) =>
      services.log.error({ err, userId }, 'De deelafbeelding van een profiel kon niet worden getekend'),
    )
  }
  soon.set(userId, setTimeout(draw, QUIET_MS).unref())
}

/** Draws the share images of an account's public profiles whose words have changed since the last drawing. */
export async function drawShareImages(services: Services, userId: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stale = (await publicProfilesOf(services, userId)).filter((profile) => !isDrawn(profile))
    if (stale.length === 0) return
    for (const profile of stale) if (!(await draw(services, profile))) return
  }
}

/** Draws every missing or outdated share image of a public profile. One at a time, because nobody waits for it. */
export async function drawMissingShareImages(services: Services, signal?: AbortSignal): Promise<void> {
  for await (const profile of allPublicProfiles(services, READ_AT_ONCE)) {
    if (signal?.aborted) return
    if (!isDrawn(profile)) await draw(services, profile)
  }
}

/** Returns whether it was drawn, or cannot be. */
async function draw(services: Services, profile: PublicProfile): Promise<boolean> {
  if ((await secondsToWait(services, 'image-by-user', profile.id)) > 0) return false
  const words = shareWordsOf(profile)
  const outcome = await drawShareImage(words)
  if (!outcome.ok && outcome.problem !== 'unreadable') return false
  const { bytes, width, height } = outcome.ok ? outcome.image : { bytes: null, width: null, height: null }
  const at = services.now().toISOString()
  await services.db.as(user(profile.id), (tx) =>
    tx.execute(
      sql`select keep_share_image(${profile.domain_id}, ${digestOf(words)}, ${at}, ${bytes}, ${width}, ${height})`,
    ),
  )
  return true
}
