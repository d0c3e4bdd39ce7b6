/** An image by its hash: for everyone where a public profile shows it, else for whoever had it fetched. */
import { sql } from 'drizzle-orm'
import type { ImageType } from '#db/schema/images.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'

export interface FoundImage {
  type: ImageType
  /** Null where they were not asked for. */
  bytes: Uint8Array | null
  isPublic: boolean
  visibleToAi: boolean
  llmPlatforms: string[]
  noindexGoogle: boolean
}

interface ImageRow extends Record<string, unknown> {
  type: ImageType
  bytes: Uint8Array | null
  is_public: boolean
  zichtbaarheid_ai: boolean
  llm_platforms: string[]
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
    ? (await db.as(actorOf(session), (tx) => tx.execute<ImageRow>(query))).rows
    : await db.read<ImageRow>(query)
  if (!row) return null
  return {
    type: row.type,
    bytes: row.bytes,
    isPublic: row.is_public,
    visibleToAi: row.zichtbaarheid_ai,
    llmPlatforms: row.llm_platforms,
    noindexGoogle: row.noindex_google,
  }
}
