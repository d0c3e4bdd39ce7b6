/** /company/{id}: the private page of a profile, made by the renderer of the public one. */
import { Hono } from 'hono'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { Failure, type FailureCode, failureOf } from '#features/failure.ts'
import { companyPage } from '#features/public-profile/company-page.server.ts'
import { privatePageData } from '#features/public-profile/page-data.ts'
import type { Services } from '#features/services.ts'
import { DOMAIN_PARAM, URLS } from '#features/urls.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import { contentSecurityPolicy } from '#server/requests/security-headers.ts'
import type { Screens } from './screens.ts'

/** The title above the failure's own text, and where the page leads (docs/spec.md, 'Roles' and 'Validation'). */
const REFUSALS: Partial<Record<FailureCode, { title: string; to: string }>> = {
  'company-load-failed': { title: 'Fout', to: URLS.dashboard },
  'not-signed-in': { title: 'Geen toegang', to: URLS.auth },
  'company-address-invalid': { title: 'Ongeldige URL', to: URLS.dashboard },
  'company-not-allowed': { title: 'Geen toegang', to: URLS.dashboard },
  'company-not-found': { title: FAILURE_TEXTS['company-not-found'], to: URLS.dashboard },
}
/** As long as the contract lets a page with a message stand before it leads on. */
const READING_SECONDS = 2

export function companyPages(services: Services, screens: Screens) {
  const pages = new Hono<RequestBindings>()
  pages.get(URLS.company, async (c) => {
    const session = c.get('session')
    const headers = {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': contentSecurityPolicy(null, false),
    }
    try {
      const id = c.req.param('id')
      const found = await companyPage(services, session, id, c.req.query(DOMAIN_PARAM) ?? null)
      const { renderProfilePage } = await screens()
      const isOwner = session?.userId === found.profile.id
      return c.html(renderProfilePage(privatePageData(found, services.baseUrl, { isOwner })), 200, headers)
    } catch (error) {
      const failure = failureOf(error) ?? new Failure('company-load-failed', { cause: error })
      if (failure.code === 'password-change-required') return c.redirect(URLS.resetPassword)
      const refusal = REFUSALS[failure.code]
      if (!refusal) throw error
      if (failure.status >= 500) services.log.error({ err: error, path: c.req.path }, 'Een bedrijfsprofiel is mislukt')
      const { renderCompanyRefused } = await screens()
      const text = FAILURE_TEXTS[failure.code]
      const page = renderCompanyRefused({ ...refusal, text: text === refusal.title ? null : text })
      return c.html(page, failure.status as 400, { ...headers, Refresh: `${READING_SECONDS}; url=${refusal.to}` })
    }
  })
  return pages
}
