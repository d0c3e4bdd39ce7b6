/** What stands at each public address outside React Router: rendered from the database, or said to be missing or gone. */

import { LISTED_PAGES } from '#app/copy/marketing-pages.ts'
import type { VisitedFormat } from '#db/schema/crawler-visits.ts'
import { badgeSvg } from '#features/badge/badge.server.ts'
import { BADGE_FILES } from '#features/badge/badge.ts'
import { productLlmsTxt, robotsTxt, siteMap, sitemapIndex, sitemapPart } from '#features/discovery/discovery.server.ts'
import { Failure } from '#features/failure.ts'
import { linkHeader } from '#features/public-profile/alternates.ts'
import { llmProfile, llmProfileJsonSchema } from '#features/public-profile/llm-profile.ts'
import { profileLlmsTxt } from '#features/public-profile/llms-txt.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { robotsHeaders, robotsRules } from '#features/public-profile/robots-rules.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import type { Services } from '#features/services.ts'
import {
  type ProfileAddress,
  type ProfileFile,
  PUBLIC_PAGES,
  publicProfile,
  readProfilePath,
  readSitemapPart,
  SITE_SITEMAP,
  URLS,
} from '#features/urls.ts'
import { contentSecurityPolicy, securityHeaders } from '#server/requests/security-headers.ts'
import type { Screens } from '#server/screens.ts'
import { marketingPages } from './marketing-pages.ts'
import type { PublicAddress, PublicPage } from './public-address.ts'
import type { RawHeaders } from './reply.ts'

export const RETRY_AFTER_SECONDS = '60'
const TEXT = 'text/plain; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

const FORMATS: Record<ProfileFile, VisitedFormat> = {
  'llms.txt': 'llms.txt',
  'llm-profile.json': 'llm-profile.json',
  'badge.svg': 'badge.svg',
  'badge-dark.svg': 'badge.svg',
}

export function publicDocuments(
  services: Services,
  screens: Screens,
  indexNowKey: string | undefined,
  assetsFolder: string | null,
) {
  const { baseUrl } = services
  const security = Object.entries(securityHeaders(baseUrl.startsWith('https:'))).flat()
  // A proxy asks us each time (a cheap 304), so that a takedown shows at once (docs/spec.md, 'Noindex and AI crawlers').
  const fixed: RawHeaders = ['Cache-Control', 'no-cache', ...security]
  const policy: RawHeaders = ['Content-Security-Policy', contentSecurityPolicy(null, false)]

  const list = (key: string, contentType: string, make: () => Promise<string | null>): PublicAddress => ({
    key,
    personal: false,
    async render() {
      const body = await make()
      const page = {
        userId: null,
        subject: null,
        headers: [...fixed, 'Vary', 'Accept-Encoding'],
      }
      return body === null
        ? { ...page, status: 404, contentType: TEXT, body: 'Niet gevonden\n' }
        : { ...page, status: 200, contentType, body }
    },
  })

  // While Vite serves the styles, an edit of these pages must show at once.
  const findMarketingPage = assetsFolder === null ? () => null : marketingPages(services, screens)

  /** The address at a path, or null where it is none of these. */
  return function find(path: string): PublicAddress | null {
    const profile = readProfilePath(path)
    if (profile) return profileAddress(path, profile)
    if (path === URLS.robotsTxt) return list(path, TEXT, async () => robotsTxt(baseUrl))
    if (path === URLS.llmsTxt) return list(path, TEXT, () => productLlmsTxt(services, LISTED_PAGES))
    if (path === URLS.sitemap) return list(path, XML, () => sitemapIndex(services))
    if (path === SITE_SITEMAP) return list(path, XML, async () => siteMap(baseUrl, PUBLIC_PAGES))
    const part = readSitemapPart(path)
    if (part) return list(path, XML, () => sitemapPart(services, part))
    if (path === URLS.llmProfileSchema)
      return list(path, 'application/schema+json; charset=utf-8', async () => pretty(llmProfileJsonSchema(baseUrl)))
    if (indexNowKey && path === `/${indexNowKey}.txt`) return list(path, TEXT, async () => indexNowKey)
    return findMarketingPage(path)
  }

  function profileAddress(path: string, { by, file }: ProfileAddress): PublicAddress {
    const format = file ? FORMATS[file] : 'page'
    return {
      key: path,
      personal: format === 'page',
      async render() {
        try {
          return profilePage(await getPublicProfile(services, by), format, file)
        } catch (error) {
          if (!(error instanceof Failure) || (error.status !== 404 && error.status !== 410)) throw error
          return missing(error.status, format)
        }
      },
      ...(format === 'page' ? { failed } : {}),
    }
  }

  async function profilePage(
    profile: PublicProfile,
    format: VisitedFormat,
    file: ProfileFile | null,
  ): Promise<PublicPage> {
    const pageUrl = baseUrl + publicProfile(profile.profile_slug)
    const { id: userId, domain_id: domainId, zichtbaarheid_ai, llm_platforms } = profile
    const rules = robotsHeaders(robotsRules(profile))
    const headers = [...fixed, ...rules.flatMap((line) => ['X-Robots-Tag', line])]
    const page = { status: 200, userId, subject: { userId, domainId, zichtbaarheid_ai, llm_platforms, format } }
    const plain = [...headers, 'Vary', 'Accept-Encoding']
    if (format === 'page') {
      const { renderProfilePage } = await screens()
      const body = renderProfilePage(pageData(profile, baseUrl))
      const link = ['Link', linkHeader(pageUrl, 'page')]
      return {
        ...page,
        contentType: HTML,
        body,
        headers: [...headers, ...policy, ...link, 'Vary', 'Accept-Encoding, Cookie'],
      }
    }
    if (format === 'badge.svg') {
      const look = file === BADGE_FILES.dark ? 'dark' : 'light'
      const svg = await badgeSvg(services, profile, look)
      if (svg === null) return missing(404, format)
      return { ...page, contentType: 'image/svg+xml; charset=utf-8', body: svg, headers: embeddable(plain) }
    }
    const linked = [...plain, 'Link', linkHeader(pageUrl, format)]
    return format === 'llms.txt'
      ? { ...page, contentType: TEXT, body: profileLlmsTxt(profile, baseUrl), headers: linked }
      : { ...page, contentType: JSON_TYPE, body: pretty(llmProfile(profile, baseUrl)), headers: linked }
  }

  /** One answer for what is not there and what is gone; only the status tells them apart. */
  async function missing(status: number, format: VisitedFormat): Promise<PublicPage> {
    const page = { status, userId: null, subject: null }
    const headers = [...fixed, 'X-Robots-Tag', 'noindex', 'Vary', 'Accept-Encoding']
    if (format !== 'page') return { ...page, contentType: TEXT, body: 'Profiel niet gevonden\n', headers }
    const { renderProfileMissing } = await screens()
    return { ...page, contentType: HTML, body: renderProfileMissing(), headers: [...headers, ...policy] }
  }

  /** By its status crawlers come back later, instead of forgetting the page. */
  async function failed(): Promise<PublicPage> {
    const { renderFailed } = await screens()
    const headers = [...fixed, 'Retry-After', RETRY_AFTER_SECONDS, 'Vary', 'Accept-Encoding', ...policy]
    return { status: 503, userId: null, subject: null, contentType: HTML, body: renderFailed(), headers }
  }
}

/** A badge is shown on the customer's own website. */
function embeddable(headers: RawHeaders): RawHeaders {
  return [...headers, 'Cross-Origin-Resource-Policy', 'cross-origin', 'Access-Control-Allow-Origin', '*']
}

const pretty = (data: object) => `${JSON.stringify(data, null, 2)}\n`
