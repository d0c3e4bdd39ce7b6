/** Every day: the files on the websites of all customers. */
import { sql } from 'drizzle-orm'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { checkOwnFiles } from './own-files.server.ts'
import { getPublicProfile } from './public-profile.server.ts'

const AT_ONCE = 4

/** All public profiles, in the order of their slugs: every plan has its validation. */
export async function checkAllOwnFiles(services: Services): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await services.db.read<{ slug: string }>(sql`
      select profile_slug as slug from public_profiles
      where profile_slug > ${after}::uuid order by profile_slug limit ${AT_ONCE}`)
    if (rows.length === 0) return
    await Promise.all(
      rows.map(async ({ slug }) => {
        try {
          await checkOwnFiles(services, await getPublicProfile(services, { slug }))
        } catch (err) {
          if (!(err instanceof Failure)) services.log.warn({ err, slug }, 'Eigen bestanden niet gecontroleerd')
        }
      }),
    )
    after = rows.at(-1)!.slug
  }
}
