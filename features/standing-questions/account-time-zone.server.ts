/** The time zone of an account: that of the profile of its primary website, as for its reports. */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { TIJDZONES } from '#db/schema/choices.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { AccountHolder } from '#features/accounts/session.ts'

export async function timeZoneOf(tx: Tx, { userId }: AccountHolder): Promise<(typeof TIJDZONES)[number]> {
  const [main] = await tx
    .select({ timeZone: profiles.tijdzone })
    .from(domains)
    .innerJoin(profiles, and(eq(profiles.domain_id, domains.id), eq(profiles.id, domains.user_id)))
    .where(and(eq(domains.user_id, userId), domains.is_primary))
  return main?.timeZone ?? 'Europe/Amsterdam'
}
