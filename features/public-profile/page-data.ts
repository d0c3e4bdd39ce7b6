/** What the public page shows besides the facts themselves, the same for every reader except the owner's link back. */
import type { Picture } from '#features/images/image-path.ts'
import { publicProfile } from '#features/urls.ts'
import { jsonLd } from './json-ld.ts'
import { type RobotsRule, robotsRules } from './robots-rules.ts'
import type { PublicProfile } from './schema.ts'
import { shareImageOf } from './share-image.ts'

export interface PageData {
  profile: PublicProfile
  /** Absolute address of this page with its slug. */
  canonicalUrl: string
  /** Robots rules for search engines and AI crawlers, as meta tags and as headers alike. */
  robotsRules: RobotsRule[]
  /** What is shown where someone shares the page's address; undefined until it is drawn. */
  shareImage: Picture | undefined
  /** schema.org data, ready to embed. */
  jsonLd: object
  /** Whether the reader is the signed-in owner, who gets a link back to the dashboard. */
  isOwner: boolean
}

export function pageData(profile: PublicProfile, baseUrl: string, { isOwner = false } = {}): PageData {
  return {
    profile,
    canonicalUrl: baseUrl + publicProfile(profile.profile_slug),
    robotsRules: robotsRules(profile),
    shareImage: shareImageOf(profile, baseUrl),
    jsonLd: jsonLd(profile, baseUrl),
    isOwner,
  }
}
