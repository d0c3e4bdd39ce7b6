/** The partner badge (Expert): a small picture with the newest score, for the partner's own website. */
import { sql } from 'drizzle-orm'
import { BRAND } from '#features/brand.ts'
import type { Services } from '#features/services.ts'
import type { PublicProfile } from './public-profile-model.ts'

/** Null where the profile's plan has no badge. */
export async function badgeSvg({ db }: Services, profile: PublicProfile): Promise<string | null> {
  if (!profile.isPartner) return null
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ score: number | null }>(sql`
      select score from reports where user_id = ${profile.userId} and domain_id = ${profile.domainId} and score is not null
      order by aangemaakt_op desc limit 1`),
  )
  return drawBadge(profile.companyName, rows[0]?.score ?? null)
}

const XML_ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 has no place for are left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[<>&"']/g, (sign) => XML_ENTITIES[sign]!)

/** Drawn of text and shapes alone: inside an <img> neither links nor fonts would load. */
export function drawBadge(companyName: string, score: number | null): string {
  const told = score === null ? `${BRAND.name}-partner` : `${BRAND.name}-partner, AI-vindbaarheid ${score} van 100`
  const label = escaped(`${companyName}: ${told}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="56" viewBox="0 0 220 56" role="img" aria-label="${label}">
<title>${label}</title>
<rect x=".5" y=".5" width="219" height="55" rx="6" fill="#fdfaf4" stroke="#b8b2a6"/>
<path d="M14 30c22-3 45-3 74-1v9c-27-2-52-2-74 0z" fill="#f6a04d"/>
<text x="16" y="37" font-family="Georgia, serif" font-size="19" font-weight="600" fill="#1d2230">${BRAND.name}</text>
<text x="16" y="16" font-family="Arial, sans-serif" font-size="10" fill="#4a4f5c">${score === null ? '' : 'AI-vindbaarheid'}</text>
<text x="16" y="50" font-family="Arial, sans-serif" font-size="10" fill="#4a4f5c">Partner</text>
${score === null ? '' : `<text x="204" y="40" text-anchor="end" font-family="Georgia, serif" font-size="30" font-weight="600" fill="#1d2230">${score}<tspan font-size="12" fill="#4a4f5c">/100</tspan></text>`}
</svg>
`
}
