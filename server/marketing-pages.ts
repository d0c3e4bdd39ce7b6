/** The pages of the public site as bytes to keep: what React Router renders for a visitor, with its styles inside. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_PAGES, URLS } from '#app/urls.ts'
import type { Services } from '#features/services.ts'
import type { PublicAddress } from './public-documents.ts'
import type { Screens } from './screens.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const STROKE = /url\("?(\/assets\/stroke-[^")]+\.svg)"?\)/g
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/

/** `assetsFolder` is where the built styles are. */
export function marketingPages(services: Services, screens: Screens, assetsFolder: string) {
  const { baseUrl } = services
  const security = Object.entries(securityHeaders(baseUrl.startsWith('https:'))).flat()
  const headers = [
    'Cache-Control',
    'no-cache',
    ...security,
    'Content-Security-Policy',
    contentSecurityPolicy('self', false),
  ]

  const asset = (path: string, encoding: 'utf8' | 'base64') => readFileSync(join(assetsFolder, path), encoding)
  /** Styles and the marker's stroke inside: no file to wait for before the first paint. */
  const withStyles = (html: string) =>
    html.replace(STYLESHEET, (_, path: string) => `<style>${settled(asset(path, 'utf8'))}</style>`)
  // A font that comes after the first paint waits for the next page: text that is being read does not move.
  const settled = (css: string) => css.replace(STROKE, dataOf).replaceAll('font-display:swap', 'font-display:optional')
  const dataOf = (_: string, path: string) => `url("data:image/svg+xml;base64,${asset(path, 'base64')}")`

  return function find(path: string): PublicAddress | null {
    if (!(PUBLIC_PAGES as readonly string[]).includes(path)) return null
    return {
      key: path,
      personal: isPersonal(path),
      async render() {
        const { handleRequest } = await screens()
        const visitor = { services, session: null, clientAddress: '', nonce: '' }
        const response = await handleRequest(new Request(baseUrl + path), visitor)
        return {
          status: response.status,
          contentType: 'text/html; charset=utf-8',
          body: withStyles(await response.text()),
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
