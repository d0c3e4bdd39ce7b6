/** What the page of a profile shows besides the facts themselves. */
import type { Picture } from '#features/images/image-path.ts'
import { companyPage, publicProfile, URLS } from '#features/urls.ts'
import { jsonLd } from './json-ld.ts'
import { type RobotsRule, robotsRules } from './robots-rules.ts'
import type { PublicProfile } from './schema.ts'
import { shareImageOf } from './share-image.ts'

export interface PageData {
  profile: PublicProfile
  /** Absolute address of this page with its slug; null: the profile is not public, and the page has no other formats. */
  canonicalUrl: string | null
  /** Robots rules for search engines and AI crawlers, as meta tags and as headers alike. */
  robotsRules: RobotsRule[]
  /** What is shown where someone shares the page's address; undefined until it is drawn. */
  shareImage: Picture | undefined
  /** schema.org data, ready to embed. */
  jsonLd: object
  /** What the page says to a signed-in reader who may change or manage the profile. */
  bar: { text: string; href: string; label: string } | null
  /** The page of /company/{id}, which only its owner and admins see. */
  isPrivate: boolean
}

const BACK = { href: URLS.dashboard, label: 'Terug naar je dashboard' }

/** The public page, the same for every reader except the owner's link back. */
export function pageData(
  profile: PublicProfile,
  baseUrl: string,
  { isOwner = false } = {},
): PageData & { canonicalUrl: string } {
  return {
    profile,
    canonicalUrl: baseUrl + publicProfile(profile.profile_slug),
    robotsRules: robotsRules(profile),
    shareImage: shareImageOf(profile, baseUrl),
    jsonLd: jsonLd(profile, baseUrl),
    bar: isOwner ? { text: 'Dit is jouw profiel, zoals iedereen het ziet.', ...BACK } : null,
    isPrivate: false,
  }
}

/** The private page: never indexed, and complete before the profile is published. */
export function privatePageData(
  { profile, published }: { profile: PublicProfile; published: boolean },
  baseUrl: string,
  { isOwner }: { isOwner: boolean },
): PageData {
  const state = published ? '' : ' Het is nu niet gepubliceerd.'
  return {
    profile,
    canonicalUrl: published ? baseUrl + publicProfile(profile.profile_slug) : null,
    robotsRules: [{ agent: 'robots', content: 'noindex' }],
    shareImage: undefined,
    jsonLd: jsonLd(profile, baseUrl, baseUrl + companyPage(profile.id)),
    bar: isOwner
      ? { text: `Dit bedrijfsprofiel zien alleen jij en onze beheerders.${state}`, ...BACK }
      : {
          text: `Dit bedrijfsprofiel zien alleen de eigenaar en beheerders.${state}`,
          href: URLS.admin,
          label: 'Terug naar beheer',
        },
    isPrivate: true,
  }
}
