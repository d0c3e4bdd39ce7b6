import { parseSiteUrl } from '#engine/fetch/site-url.ts'
import type { Services } from './services.ts'

/** The website or page that a person typed, with or without a scheme; null if it may not be fetched. */
export function typedUrl(
  typed: string,
  { auditAllowPrivateHosts }: Pick<Services, 'auditAllowPrivateHosts'>,
): URL | null {
  const parsed = parseSiteUrl(typed, auditAllowPrivateHosts)
  return parsed.ok ? parsed.url : null
}
