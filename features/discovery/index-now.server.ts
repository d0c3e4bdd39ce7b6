/** Notifies the search engines of IndexNow of a changed profile; never of one that asks not to be indexed. */
import { secondsToWait } from '#features/accounts/rate-limits.server.ts'
import { Failure } from '#features/failure.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import type { Services } from '#features/services.ts'
import { indexNowKeyFile, publicProfile } from '#features/urls.ts'

const ENDPOINT = 'https://api.indexnow.org/indexnow'
const TIMEOUT_MS = 10_000

export async function announceChange(
  services: Services,
  { key, slug, endpoint = ENDPOINT }: { key: string; slug: string; endpoint?: string },
): Promise<'announced' | 'not-to-be-indexed' | 'just-done'> {
  const profile = await getPublicProfile(services, { slug }).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  if (!profile || profile.noindex_google) return 'not-to-be-indexed'
  // Debounced: many changes in a row, notified to many processes, are one call.
  if ((await secondsToWait(services, 'index-now-by-profile', slug)) > 0) return 'just-done'
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(services.baseUrl).host,
      key,
      keyLocation: services.baseUrl + indexNowKeyFile(key),
      urlList: [services.baseUrl + publicProfile(slug)],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
  return 'announced'
}
