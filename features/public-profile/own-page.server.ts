/** A profile with what its page would show, whether it is published or not: for its owner, and for an admin. */
import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { allows } from '#features/access/plans.ts'
import type { Services } from '#features/services.ts'
import { type PublicProfileRow, publicProfile } from './read.server.ts'
import type { PublicProfile } from './schema.ts'

type OwnRow = PublicProfileRow & {
  published: boolean
  beeldrechten_akkoord: boolean
  team: { verborgen?: boolean; foto?: string }[]
  locaties_uitgebreid: { alleen_plaats?: boolean; straat?: string; postcode?: string }[]
}

/** What the world sees of a profile of Gratis. */
const FREE_COLUMNS = ['company_name', 'andere_namen', 'url', 'locations', 'countries', 'desired_info'] as const
/** Placeholders for values that a profile gets when it is published. */
const NOT_YET = '00000000-0000-4000-8000-000000000000'

export interface OwnPage {
  profile: PublicProfile
  published: boolean
}

/** Runs in a transaction of an actor who may read the profile. Null if there is nothing to show yet, not even a name. */
export async function ownPage(
  tx: Tx,
  services: Services,
  userId: string,
  domain: { id: string; plan: Plan },
): Promise<OwnPage | null> {
  // An admin may read those images only that the public page shows.
  const { rows } = await tx.execute<{ row: OwnRow }>(sql`
    select to_jsonb(p) || jsonb_build_object('verified_at', d.verified_at, 'images', coalesce(
      (select v.images from public_profiles v where v.domain_id = p.domain_id),
      (select jsonb_agg(jsonb_build_object('kind', s.kind, 'url', s.url, 'hash', i.hash, 'type', i.type,
        'width', i.width, 'height', i.height, 'on_dark', i.on_dark))
       from image_sources s join images i on i.hash = s.hash where s.user_id = p.id),
      '[]')) as row
    from profiles p join domains d on d.id = p.domain_id and d.user_id = p.id
    where p.id = ${userId} and p.domain_id = ${domain.id}`)
  const [found] = rows
  if (!found) return null
  const { row } = found
  const isPaid = allows(domain.plan, 'extended-info')
  const facts = isPaid
    ? row
    : (Object.fromEntries(FREE_COLUMNS.map((column) => [column, row[column as keyof OwnRow]])) as unknown as OwnRow)
  const team = (facts.team ?? []) as OwnRow['team']
  const profile = publicProfile(
    {
      ...facts,
      ...{ id: userId, domain_id: domain.id, plan: domain.plan, verified_at: row.verified_at },
      ...{ laatste_scan: row.laatste_scan, zichtbaarheid_ai: row.zichtbaarheid_ai, noindex_google: row.noindex_google },
      llm_platforms: isPaid ? row.llm_platforms : ['chatgpt'],
      profile_slug: row.profile_slug ?? NOT_YET,
      geo_published_at: row.geo_published_at ?? services.now().toISOString(),
      updated_at: row.updated_at,
      images: isPaid ? row.images : [],
      team: team
        .filter(({ verborgen }) => !verborgen)
        .map((person) => (row.beeldrechten_akkoord ? person : { ...person, foto: '' })),
      locaties_uitgebreid: (facts.locaties_uitgebreid ?? []).map((place) =>
        place.alleen_plaats ? { ...place, straat: '', postcode: '' } : place,
      ),
    } as PublicProfileRow,
    services.baseUrl,
  )
  return profile && { profile, published: row.published }
}
