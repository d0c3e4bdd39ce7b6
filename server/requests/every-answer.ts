/** Gives every request the visitor's address and a nonce first, and every answer the security headers last. */
import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { clientAddressReader } from './client-address.ts'
import { contentSecurityPolicy, secureCookies, securityHeaders } from './security-headers.ts'

export function everyAnswer(
  baseUrl: string,
  clientAddress: ReturnType<typeof clientAddressReader>,
  dev: boolean,
): MiddlewareHandler<RequestBindings> {
  const https = baseUrl.startsWith('https:')
  const fixedHeaders = Object.entries(securityHeaders(https))
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    c.set('nonce', nonce)
    c.set(
      'clientAddress',
      clientAddress.read(c.env.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null),
    )
    await next()
    // A page whose address is a key says itself that it sends no referrer.
    for (const [name, value] of fixedHeaders)
      if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
    if (https) secureCookies(c.res.headers)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, dev))
    }
  }
}
