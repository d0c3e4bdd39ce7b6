/** The pages of the public site as bytes to keep: what React Router renders for a visitor. */

import type { Services } from '#features/services.ts'
import { PUBLIC_PAGES, URLS } from '#features/urls.ts'
import { contentSecurityPolicy, securityHeaders } from '#server/requests/security-headers.ts'
import type { Screens } from '#server/screens.ts'
import type { PublicAddress } from './public-address.ts'

export function marketingPages(services: Services, screens: Screens) {
  const { baseUrl } = services
  const security = Object.entries(securityHeaders(baseUrl.startsWith('https:'))).flat()
  const headers = [
    'Cache-Control',
    'no-cache',
    ...security,
    'Content-Security-Policy',
    contentSecurityPolicy('self', false),
  ]

  return function find(path: string): PublicAddress | null {
    if (!(PUBLIC_PAGES as readonly string[]).includes(path)) return null
    return {
      key: path,
      personal: isPersonal(path),
      ofSite: true,
      async render() {
        const { handleRequest } = await screens()
        const visitor = { services, session: null, clientAddress: '', nonce: '', isData: false }
        const response = await handleRequest(new Request(baseUrl + path), visitor)
        return {
          status: response.status,
          contentType: 'text/html; charset=utf-8',
          body: await response.text(),
          headers: [...headers, 'Vary', isPersonal(path) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'],
          userId: null,
          subject: null,
        }
      },
    }
  }
}

/** The waitlist leads on who is signed in, and takes a company name from the address. */
export function isPersonal(path: string): boolean {
  return path === URLS.auth
}
