/** An image by its hash: for everyone when a public profile shows it, else for the customer who had it fetched. */
import { sql } from 'drizzle-orm'
import type { StoredLlmPlatform } from '#db/schema/choices.ts'
import type { ImageType } from '#db/schema/images.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'

export interface FoundImage extends Record<string, unknown> {
  type: ImageType
  /** Null when they were not requested. */
  bytes: Uint8Array | null
  is_public: boolean
  /** Of the profile that shows the image. */
  zichtbaarheid_ai: boolean
  llm_platforms: StoredLlmPlatform[]
  noindex_google: boolean
}

export async function findImage(
  { db }: Services,
  session: Session | null,
  { hash, withBytes }: { hash: string; withBytes: boolean },
): Promise<FoundImage | null> {
  const query = sql`
    select type, ${withBytes ? sql`bytes` : sql`null::bytea`} as bytes,
      is_public, zichtbaarheid_ai, llm_platforms, noindex_google
    from image_at(${hash})`
  const [row] = session
    ? (await db.as(actorOf(session), (tx) => tx.execute<FoundImage>(query))).rows
    : await db.read<FoundImage>(query)
  return row ?? null
}
