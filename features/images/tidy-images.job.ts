/** Daily: fetches what was interrupted, and removes addresses that no profile names and images that no address gave. */
import { sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'
import { fetchImages, LEASE_MS } from './fetch-images.server.ts'

/** What was typed a moment ago may be about to be saved, or typed again. */
const UNUSED_MS = 60 * 60_000
const AT_ONCE = 1_000

export async function tidyImages(services: Services): Promise<void> {
  const { db, now } = services
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString()
  const removed = async (query: ReturnType<typeof sql>) =>
    (
      await db.asJobs((tx) =>
        tx.execute<{ gone: number }>(sql`with gone as (${query} returning 1) select count(*)::int as gone from gone`),
      )
    ).rows[0]!.gone

  const unused = () =>
    removed(sql`
      delete from image_sources where (user_id, kind, url) in (
        select s.user_id, s.kind, s.url from image_sources s
        where s.requested_at < ${ago(UNUSED_MS)}
          and not exists (select from wanted_images(s.user_id) w where w.kind = s.kind and w.url = s.url)
        limit ${AT_ONCE})`)
  const orphaned = () =>
    removed(sql`
      delete from images where hash in (
        select i.hash from images i where not exists (select from image_sources s where s.hash = i.hash)
          and not exists (select from share_images d where d.hash = i.hash)
        limit ${AT_ONCE} for update skip locked)
      and not exists (select from image_sources s where s.hash = images.hash)
      and not exists (select from share_images d where d.hash = images.hash)`)
  while ((await unused()) === AT_ONCE);
  while ((await orphaned()) === AT_ONCE);

  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ user_id: string }>(sql`
      select distinct user_id from image_sources
      where state = 'bezig' and requested_at < ${ago(LEASE_MS)} limit ${AT_ONCE}`),
  )
  for (const { user_id } of rows) await fetchImages(services, user_id)
}
