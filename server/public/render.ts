/** Renders a public page to text and headers, from the database or through React Router. Throws a Failure for a missing or removed page. */
import { LISTED_PAGES } from '#app/copy/marketing-pages.ts'
import type { VisitedFormat } from '#db/schema/crawler-visits.ts'
import { badgeSvg } from '#features/badge/badge.server.ts'
import { BADGE_FILES } from '#features/badge/badge.ts'
import type { Permission } from '#features/crawler-visits/crawlers.ts'
import type { VisitedProfile } from '#features/crawler-visits/record.server.ts'
import { productLlmsTxt, robotsTxt, siteMap, sitemapIndex, sitemapPart } from '#features/discovery/discovery.server.ts'
import { Failure } from '#features/failure.ts'
import { linkHeader } from '#features/public-profile/alternates.ts'
import { llmProfile, llmProfileJsonSchema } from '#features/public-profile/llm-profile.ts'
import { profileLlmsTxt } from '#features/public-profile/llms-txt.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { robotsHeaders, robotsRules } from '#features/public-profile/robots-rules.ts'
import { reportJsonSchema } from '#features/reports/report-content.schema.ts'
import type { Services } from '#features/services.ts'
import { PUBLIC_PAGES, publicProfile } from '#features/urls.ts'
import { contentSecurityPolicy, securityHeaders } from '#server/requests/security-headers.ts'
import type { Screens } from '#server/screens.ts'
import { type List, type PublicAddress, sameForAll } from './addresses.ts'
import type { Page } from './cache.ts'
import type { RawHeaders } from './reply.ts'

/** The profile behind a page, for its permissions and visits. Null for pages of the product. */
export type Subject = (Permission & VisitedProfile & { format: VisitedFormat }) | null

export type PublicPage = Page<Subject>

const TEXT = 'text/plain; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const LIST_TYPES: Record<List, string> = {
  'robots.txt': TEXT,
  'llms.txt': TEXT,
  indexnow: TEXT,
  sitemap: XML,
  site: XML,
  profiles: XML,
  schema: 'application/schema+json; charset=utf-8',
  'report-schema': 'application/schema+json; charset=utf-8',
}

export interface RenderOptions {
  services: Services
  screens: Screens
  indexNowKey: string | undefined
}

export function publicPageRenderer({ services, screens, indexNowKey }: RenderOptions) {
  const { baseUrl } = services
  const security = Object.entries(securityHeaders(baseUrl.startsWith('https:'))).flat()
  // A proxy revalidates each time (a cheap 304), so that a takedown is immediate (docs/spec.md, 'Noindex and AI crawlers').
  const fixed: RawHeaders = ['Cache-Control', 'no-cache', ...security]

  const lists: Record<List, (part: number) => string | null | Promise<string | null>> = {
    'robots.txt': () => robotsTxt(baseUrl),
    'llms.txt': () => productLlmsTxt(services, LISTED_PAGES),
    indexnow: () => indexNowKey ?? null,
    sitemap: () => sitemapIndex(services),
    site: () => siteMap(baseUrl, PUBLIC_PAGES),
    profiles: (part) => sitemapPart(services, part),
    schema: () => pretty(llmProfileJsonSchema(baseUrl)),
    'report-schema': () => pretty(reportJsonSchema(baseUrl)),
  }

  /** `isOwner`: the page of a profile with the bar that links its owner back to the dashboard. */
  return async (address: PublicAddress, isOwner = false): Promise<PublicPage> => {
    if (address.kind === 'profile') return profilePage(address, isOwner)
    const page = { userId: null, subject: null }
    if (address.kind === 'site') {
      const body = await sitePage(address.path)
      const policy = ['Content-Security-Policy', contentSecurityPolicy('self', false)]
      return { ...page, ...body, headers: [...fixed, ...policy, 'Vary', varyOf(address)] }
    }
    const body = await lists[address.list](address.part)
    if (body === null) throw new Failure('file-not-found')
    const headers = [...fixed, 'Vary', varyOf(address)]
    return { ...page, status: 200, contentType: LIST_TYPES[address.list], body, headers }
  }

  async function profilePage(address: PublicAddress & { kind: 'profile' }, isOwner: boolean): Promise<PublicPage> {
    const { format } = address
    const profile = await getPublicProfile(services, address.by)
    const pageUrl = baseUrl + publicProfile(profile.profile_slug)
    const { id: userId, domain_id: domainId, zichtbaarheid_ai, llm_platforms } = profile
    const page = { status: 200, userId, subject: { userId, domainId, zichtbaarheid_ai, llm_platforms, format } }
    const robots = robotsHeaders(robotsRules(profile)).flatMap((line) => ['X-Robots-Tag', line])
    const headers = [...fixed, ...robots, 'Vary', varyOf(address)]
    if (format === 'badge.svg') {
      const body = await badgeSvg(services, profile, address.file === BADGE_FILES.dark ? 'dark' : 'light')
      if (body === null) throw new Failure('profile-not-found')
      // A badge is embedded in the customer's own website.
      headers.push('Cross-Origin-Resource-Policy', 'cross-origin', 'Access-Control-Allow-Origin', '*')
      return { ...page, contentType: 'image/svg+xml; charset=utf-8', body, headers }
    }
    headers.push('Link', linkHeader(pageUrl, format))
    if (format === 'llms.txt') return { ...page, contentType: TEXT, body: profileLlmsTxt(profile, baseUrl), headers }
    if (format === 'llm-profile.json') {
      const body = pretty(llmProfile(profile, baseUrl))
      return { ...page, contentType: 'application/json; charset=utf-8', body, headers }
    }
    headers.push('Content-Security-Policy', contentSecurityPolicy(null, false))
    const { renderProfilePage } = await screens()
    const body = renderProfilePage(pageData(profile, baseUrl, { isOwner }))
    return { ...page, contentType: HTML, body, headers }
  }

  /** What React Router renders for a visitor. */
  async function sitePage(path: string) {
    const { handleRequest } = await screens()
    const visitor = { services, session: null, clientAddress: '', nonce: '', isData: false, statusForVisitor: noCheck }
    const response = await handleRequest(new Request(baseUrl + path), visitor)
    return { status: response.status, contentType: HTML, body: await response.text() }
  }
}

function varyOf(address: PublicAddress): string {
  const format = address.kind === 'profile' ? address.format : undefined
  return sameForAll(address.path, format).session ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'
}

/** The system check is no page of the public site. */
const noCheck = () => Promise.reject(new Error('Only an admin checks the system'))

const pretty = (data: object) => `${JSON.stringify(data, null, 2)}\n`
