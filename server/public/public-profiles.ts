/** The profile page for someone who is signed in: never from memory, and with a way back to the dashboard for its owner. */
import { type Context, Hono } from 'hono'
import { crawlerOf, mayRead } from '#features/crawler-visits/crawlers.ts'
import { Failure } from '#features/failure.ts'
import { linkHeader } from '#features/public-profile/alternates.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { robotsHeaders } from '#features/public-profile/robots-rules.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import { contentSecurityPolicy } from '#server/requests/security-headers.ts'
import type { Screens } from '#server/screens.ts'

export function publicProfiles(services: Services, screens: Screens) {
  const pages = new Hono<RequestBindings>()

  const show = (by: (key: string) => { slug: string } | { id: string }) => async (c: Context<RequestBindings>) => {
    const { renderProfilePage, renderProfileMissing } = await screens()
    c.header('Content-Security-Policy', contentSecurityPolicy(null, false))
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Cookie')
    try {
      const profile = await getPublicProfile(services, by(c.req.param('key')!))
      // Only a session that exists passes the rule; a cookie or token that looks like one does not.
      const crawler = c.get('session') ? null : crawlerOf(c.req.header('user-agent')?.slice(0, 1_000) ?? '')
      if (crawler && !mayRead(profile, crawler)) {
        return c.text('Dit bedrijf laat deze AI-assistent niet toe.\n', 403, {
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        })
      }
      const isOwner = c.get('session')?.userId === profile.id
      const data = pageData(profile, services.baseUrl, { isOwner })
      for (const line of robotsHeaders(data.robotsRules)) c.header('X-Robots-Tag', line, { append: true })
      c.header('Link', linkHeader(data.canonicalUrl, 'page'))
      return c.html(renderProfilePage(data))
    } catch (error) {
      if (!(error instanceof Failure) || (error.status !== 404 && error.status !== 410)) throw error
      return c.html(renderProfileMissing(), error.status)
    }
  }

  pages.get(
    URLS.profileById.replace(':id', ':key'),
    show((id) => ({ id })),
  )
  pages.get(
    URLS.profile.replace(':slug', ':key'),
    show((slug) => ({ slug })),
  )
  return pages
}
