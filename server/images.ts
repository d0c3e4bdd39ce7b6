/**
 * Images by the hash of their bytes. A browser caches one forever, because its address never changes content; a shared cache
 * revalidates each time (a cheap 304), so that a takedown is immediate there too.
 */
import { Hono } from 'hono'
import { carriesSession } from '#features/accounts/session.ts'
import { crawlerOf, mayRead } from '#features/crawler-visits/crawlers.ts'
import { Failure } from '#features/failure.ts'
import { imagePath } from '#features/images/image-path.ts'
import { findImage } from '#features/images/read-image.server.ts'
import { robotsHeaders, robotsRules } from '#features/public-profile/robots-rules.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'

const FOR_EVER = 'max-age=31536000, immutable'

export function imageFiles(services: Services) {
  const files = new Hono<RequestBindings>()
  files.get(`${URLS.image}{[0-9a-f]{64}\\.(?:png|jpg)}`, async (c) => {
    const [hash = ''] = c.req.param('file').split('.')
    const etag = `"${hash}"`
    const isKnown = c.req.header('if-none-match')?.includes(etag) ?? false
    const image = await findImage(services, c.get('session'), { hash, withBytes: !isKnown && c.req.method !== 'HEAD' })
    // The same answer for what never was and what is no longer shown: a 410 would reveal that it is still stored.
    if (!image || imagePath(hash, image.type) !== c.req.path) throw new Failure('file-not-found')
    const crawler = crawlerOf(c.req.header('user-agent')?.slice(0, 1_000) ?? '')
    if (crawler && !mayRead(image, crawler)) throw new Failure('crawler-not-allowed')
    c.header('ETag', etag)
    // The answer to a signed-in visitor may carry a cookie, so no shared cache may store it.
    const isForAll = image.is_public && !carriesSession(c.req.raw.headers)
    const kept = isForAll ? `public, ${FOR_EVER}, s-maxage=0` : `private, ${FOR_EVER}`
    // A browser that others may use later must not cache what only its owner may see.
    c.header('Cache-Control', image.is_public ? kept : 'no-store')
    c.header('Content-Type', image.type)
    // Opened directly it is a picture and nothing else.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    for (const line of robotsHeaders(robotsRules(image))) c.header('X-Robots-Tag', line, { append: true })
    if (isKnown) return c.body(null, 304)
    return image.bytes ? c.body(new Uint8Array(image.bytes)) : c.body(null)
  })
  return files
}
