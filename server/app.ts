/**
 * The middleware that every request passes, in order. In front of it server/serve.ts tries the public pages: a plain
 * request for one is answered before node:http reads it, any other before this app.
 */
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { readSession } from '#features/accounts/session.server.ts'
import { Failure, failureOf } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { publicPagesBySession } from '#server/public/by-session.ts'
import type { PublicPages } from '#server/public/public-pages.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { clientAddressReader } from '#server/requests/client-address.ts'
import { everyAnswer } from '#server/requests/every-answer.ts'
import { readBodies } from '#server/requests/request-body.ts'
import { sessions } from '#server/requests/sessions.ts'
import { eventStreams } from '#server/streams/event-streams.ts'
import { assetFiles } from './assets.ts'
import { companyPages } from './company-pages.ts'
import { answerFailure } from './failures.ts'
import { functionEndpoints } from './function-endpoints.ts'
import { healthAddresses } from './health.ts'
import { imageFiles } from './images.ts'
import { screenRequests } from './screen-requests.ts'
import type { Screens } from './screens.ts'

export interface AppOptions {
  services: Services
  screens: Screens
  pages: PublicPages
  clientAddress: ReturnType<typeof clientAddressReader>
  ownOrigins: ReadonlySet<string>
  /** Where the built assets are; null while Vite serves them. */
  assetsFolder: string | null
  /** Aborted when the process stops, so that open streams do not delay it. */
  stopping: AbortSignal
  dev: boolean
}

export function createApp(options: AppOptions) {
  const { services, screens, pages, clientAddress, ownOrigins, assetsFolder, stopping, dev } = options
  const app = new Hono<RequestBindings>()
  const isSignedIn = async (headers: Headers) => (await readSession(services, headers)).session !== null

  app.use(everyAnswer(services.baseUrl, clientAddress, dev))
  app.route('/', healthAddresses(services, stopping))
  // Event streams are not compressed, nor what is compressed already.
  app.use(compress())
  if (assetsFolder) app.route('/', assetFiles(assetsFolder))
  app.use(readBodies(isSignedIn))
  app.use(sessions(services, ownOrigins))
  app.use(publicPagesBySession(pages))
  app.route('/', companyPages(services, screens))
  app.route('/', imageFiles(services))
  app.route('/', functionEndpoints(services, eventStreams(services, stopping)))
  // Through everything that a request passes, but not over the network: a process need not reach its own public address.
  const statusForVisitor = async (path: string) => {
    const response = await app.request(
      services.baseUrl + path,
      {},
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    await response.body?.cancel()
    return response.status
  }
  app.all('*', screenRequests(services, screens, ownOrigins, statusForVisitor))

  app.onError(async (error, c) => {
    const about = { err: error, method: c.req.method, path: c.req.path }
    const failure = failureOf(error)
    if (failure?.code === 'database-away') services.log.warn(about, 'De database antwoordt niet')
    if (!failure) services.log.error(about, 'Een verzoek is mislukt')
    return answerFailure(c, failure ?? new Failure('something-went-wrong'), screens)
  })
  return app
}
