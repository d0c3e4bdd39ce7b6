/** The partner badge (Expert) with the newest score: a public picture, and code to embed for its owner. */
import { sql } from 'drizzle-orm'
import { user } from '#db/actor.ts'
import { allows, type Plan } from '#features/access/plans.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import type { Services } from '#features/services.ts'
import { publicProfile } from '#features/urls.ts'
import { BADGE_LOOKS, type BadgeLook, type BadgeScore, badgeHtml, badgeText, drawBadge } from './badge.ts'

type ScoreRow = { score: number; at: string | Date }

const scoreOf = ([row]: ScoreRow[]): BadgeScore | null =>
  row ? { score: row.score, measuredAt: new Date(row.at).toISOString() } : null

/** Null when the profile's plan has no badge. */
export async function badgeSvg({ db }: Services, profile: PublicProfile, look: BadgeLook): Promise<string | null> {
  if (!profile.is_partner) return null
  const rows = await db.read<ScoreRow>(sql`select score, measured_at as at from badge_score(${profile.profile_slug})`)
  return drawBadge(profile.company_name, scoreOf(rows), look, { verified: profile.verified })
}

export interface PartnerBadge {
  measured: BadgeScore | null
  pageUrl: string
  /** The badge's text, as alt text. */
  text: string
  code: Record<BadgeLook, string>
}

/** Null when there is none: the plan has no badge, or the profile that it links to is not public. */
export async function partnerBadge(
  services: Services,
  userId: string,
  own: { domainId: string; slug: string | null; published: boolean; plan: Plan; form: { companyName: string } },
): Promise<PartnerBadge | null> {
  if (!own.published || !own.slug || !allows(own.plan, 'partner-badge')) return null
  const { rows } = await services.db.as(user(userId), (tx) =>
    tx.execute<ScoreRow>(sql`
      select r.score, r.aangemaakt_op as at from reports r join domains d on d.id = r.domain_id
      where r.user_id = ${userId} and d.id = ${own.domainId} and r.score is not null and is_on_website(r.url, d.domain_name)
      order by r.aangemaakt_op desc limit 1`),
  )
  const measured = scoreOf(rows)
  const pageUrl = services.baseUrl + publicProfile(own.slug)
  const text = badgeText(own.form.companyName, measured)
  const code = Object.fromEntries(BADGE_LOOKS.map((look) => [look, badgeHtml(pageUrl, text, look)]))
  return { measured, pageUrl, text, code: code as Record<BadgeLook, string> }
}
