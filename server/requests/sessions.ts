/** Reads the session of each request once. A request that changes something must come from our own pages. */
import type { MiddlewareHandler } from 'hono'
import { readSession } from '#features/accounts/session.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import { comesFromOurPages } from './origin.ts'

export function sessions(services: Services, ownOrigins: ReadonlySet<string>): MiddlewareHandler<RequestBindings> {
  return async (c, next) => {
    if (!comesFromOurPages(c.req.raw, ownOrigins)) throw new Failure('wrong-origin')
    const { session, headers } = await readSession(services, c.req.raw.headers, c.get('clientAddress'))
    c.set('session', session)
    await next()
    // The cookie of a prolonged session, unless this answer itself signs in or out.
    if (!c.res.headers.has('Set-Cookie')) {
      for (const cookie of headers.getSetCookie()) c.res.headers.append('Set-Cookie', cookie)
    }
    // No cache stores what a signed-in visitor sees. A public image is cached under the hash of its bytes.
    const isPersonal =
      session !== null && !/^(?:public|private), max-age=/.test(c.res.headers.get('Cache-Control') ?? '')
    if (isPersonal || c.res.headers.has('Set-Cookie')) c.res.headers.set('Cache-Control', 'no-store')
  }
}
