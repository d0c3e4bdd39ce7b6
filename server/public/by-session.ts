/** Serves the public pages to a request with a cookie or a token, once its session is read. */
import type { MiddlewareHandler } from 'hono'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { PublicPages } from './public-pages.ts'
import { responseOf } from './reply.ts'

export function publicPagesBySession(pages: PublicPages): MiddlewareHandler<RequestBindings> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const request = {
      method: c.req.method,
      url: pathname + search,
      headers: Object.fromEntries(c.req.raw.headers),
      socket: { remoteAddress: c.env.incoming?.socket.remoteAddress },
    }
    const reply = await pages.replyTo(request, c.get('session'))
    return reply ? responseOf(reply) : next()
  }
}
