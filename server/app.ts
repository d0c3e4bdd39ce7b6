/** The order in which a request passes everything, on one screen. React Router comes last. */
import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { RequestServices } from '#app/services.ts'
import { readSession } from '#features/accounts/session.server.ts'
import { Failure, failureOf } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { publicProfiles } from '#server/public/public-profiles.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { clientAddressReader } from '#server/requests/client-address.ts'
import { refusalOfForm } from '#server/requests/form-requests.ts'
import { comesFromOurPages, publicRequest } from '#server/requests/origin.ts'
import { readBodies } from '#server/requests/request-body.ts'
import { contentSecurityPolicy, secureCookies, securityHeaders } from '#server/requests/security-headers.ts'
import { eventStreams } from '#server/streams/event-streams.ts'
import { answerFailure } from './failures.ts'
import { functionEndpoints } from './function-endpoints.ts'
import { healthAddresses } from './health.ts'
import { imageFiles } from './images.ts'
import type { Screens } from './screens.ts'

export interface AppOptions {
  services: Services
  screens: Screens
  clientAddress: ReturnType<typeof clientAddressReader>
  ownOrigins: ReadonlySet<string>
  /** Where the built assets are; null while Vite serves them. */
  assetsFolder: string | null
  /** Aborted when the process stops, so that open streams do not hold it up. */
  stopping: AbortSignal
  dev: boolean
}

export function createApp({ services, screens, clientAddress, ownOrigins, assetsFolder, stopping, dev }: AppOptions) {
  const app = new Hono<RequestBindings>()
  const https = services.baseUrl.startsWith('https:')
  const fixedHeaders = Object.entries(securityHeaders(https))

  app.use(async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    c.set('nonce', nonce)
    c.set(
      'clientAddress',
      clientAddress.read(c.env.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null),
    )
    await next()
    for (const [name, value] of fixedHeaders) c.res.headers.set(name, value)
    if (https) secureCookies(c.res.headers)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, dev))
    }
  })

  app.route('/', healthAddresses(services, stopping))
  // Streams of events are left as they are, and so is what was compressed when it was built.
  app.use(compress())
  if (assetsFolder) {
    app.use(
      '/assets/*',
      serveStatic({
        root: assetsFolder,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    app.get('/favicon.svg', serveStatic({ root: assetsFolder, path: 'favicon.svg' }))
  }

  app.use(readBodies())
  app.use(async (c, next) => {
    if (!comesFromOurPages(c.req.raw, ownOrigins)) throw new Failure('wrong-origin')
    const { session, headers } = await readSession(services, c.req.raw.headers)
    c.set('session', session)
    await next()
    // A prolonged session, unless this very answer signs in or out.
    if (!c.res.headers.has('Set-Cookie')) {
      for (const cookie of headers.getSetCookie()) c.res.headers.append('Set-Cookie', cookie)
    }
    // What someone sees who is signed in stays nowhere. An image that everyone may see is kept under the hash of its bytes.
    const isPersonal =
      session !== null && !/^(?:public|private), max-age=/.test(c.res.headers.get('Cache-Control') ?? '')
    if (isPersonal || c.res.headers.has('Set-Cookie')) c.res.headers.set('Cache-Control', 'no-store')
  })

  app.route('/', publicProfiles(services, screens))
  app.route('/', imageFiles(services))
  app.route('/', functionEndpoints(services, eventStreams(services, stopping)))

  app.all('*', async (c) => {
    const refusal = await refusalOfForm(c.req.raw)
    if (refusal) return c.text(refusal.text, refusal.status, refusal.status === 405 ? { Allow: 'GET, HEAD, POST' } : {})
    const request: RequestServices = {
      services,
      session: c.get('session'),
      clientAddress: c.get('clientAddress'),
      nonce: c.get('nonce'),
      isData: c.req.path.endsWith('.data'),
    }
    const answer = await (await screens()).handleRequest(
      publicRequest(c.req.raw, ownOrigins, services.baseUrl),
      request,
    )
    if (request.unavailable && answer.status >= 500) return answerFailure(c, request.unavailable, screens)
    if (request.retryAfter !== undefined) answer.headers.set('Retry-After', String(request.retryAfter))
    return answer
  })

  app.onError(async (error, c) => {
    const about = { err: error, method: c.req.method, path: c.req.path }
    const failure = failureOf(error)
    if (failure?.code === 'database-away') services.log.warn(about, 'De database antwoordt niet')
    if (!failure) services.log.error(about, 'Een verzoek is mislukt')
    return answerFailure(c, failure ?? new Failure('something-went-wrong'), screens)
  })
  return app
}
