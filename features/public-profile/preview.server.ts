/** A profile as machines will read it once it is published, for its owner. */
import { sql } from 'drizzle-orm'
import { allows } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { llmProfile } from './llm-profile.ts'
import { profileLlmsTxt } from './llms-txt.ts'
import { type PublicProfileRow, publicProfile } from './read.server.ts'

export interface MachinePreview {
  llmsTxt: string
  llmProfile: string
}

type OwnRow = PublicProfileRow & {
  beeldrechten_akkoord: boolean
  team: { verborgen?: boolean; foto?: string }[]
  locaties_uitgebreid: { alleen_plaats?: boolean; straat?: string; postcode?: string }[]
}

/** What the world sees of a profile of Gratis. */
const FREE_COLUMNS = ['company_name', 'url', 'locations', 'countries', 'desired_info'] as const
/** Stands in for what comes with publishing. */
const NOT_YET = '00000000-0000-4000-8000-000000000000'

/** Null where there is nothing to show yet, not even a name. Throws 'domain-not-found'. */
export async function machinePreview(
  services: Services,
  session: Session,
  domainId: string,
): Promise<MachinePreview | null> {
  const found = await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const { rows } = await tx.execute<{ row: OwnRow }>(
      sql`select row_to_json(p) as row from profiles p where p.id = ${session.userId} and p.domain_id = ${domain.id}`,
    )
    return rows[0] ? { ...domain, row: rows[0].row } : null
  })
  if (!found) return null
  const { row, plan } = found
  const facts = allows(plan, 'extended-info')
    ? row
    : (Object.fromEntries(FREE_COLUMNS.map((column) => [column, row[column as keyof OwnRow]])) as unknown as OwnRow)
  const profile = publicProfile(
    {
      ...facts,
      ...{ id: session.userId, domain_id: domainId, plan, verified_at: null, laatste_scan: row.laatste_scan },
      ...{
        llm_platforms: row.llm_platforms,
        noindex_google: row.noindex_google,
        zichtbaarheid_ai: row.zichtbaarheid_ai,
      },
      profile_slug: row.profile_slug ?? NOT_YET,
      geo_published_at: row.geo_published_at ?? services.now().toISOString(),
      updated_at: row.updated_at,
      images: [],
      team: ((facts.team ?? []) as OwnRow['team']).filter(({ verborgen }) => !verborgen) as PublicProfileRow['team'],
      locaties_uitgebreid: (facts.locaties_uitgebreid ?? []).map((place) =>
        place.alleen_plaats ? { ...place, straat: '', postcode: '' } : place,
      ),
    } as PublicProfileRow,
    services.baseUrl,
  )
  if (!profile) return null
  return {
    llmsTxt: profileLlmsTxt(profile, services.baseUrl),
    llmProfile: JSON.stringify(llmProfile(profile, services.baseUrl), null, 2),
  }
}
