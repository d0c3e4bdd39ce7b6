/** What the public page shows besides the facts themselves, the same for every reader but the owner's way back. */
import { publicProfile } from '#features/urls.ts'
import { jsonLd } from './json-ld.ts'
import { type RobotsRule, robotsRules } from './robots-rules.ts'
import type { PublicProfile } from './schema.ts'

export interface PageData {
  profile: PublicProfile
  /** Absolute address of this page under its slug. */
  canonicalUrl: string
  /** Robots rules for the search engines and AI crawlers, as meta tags and as headers alike. */
  robotsRules: RobotsRule[]
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
    jsonLd: jsonLd(profile, baseUrl),
    isOwner,
  }
}
