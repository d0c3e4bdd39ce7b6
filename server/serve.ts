/** Everything between the services and the port, shared by the program, the tests and the bench. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#features/services.ts'
import { answerPlainRequests, NO_PLAIN_CONNECTIONS } from '#server/public/plain-requests.ts'
import { openPublicPages, type PublicPages } from '#server/public/public-pages.ts'
import { KEEP_ALIVE_SECONDS, send } from '#server/public/reply.ts'
import type { clientAddressReader } from '#server/requests/client-address.ts'
import { UPLOAD_BODY_MS } from '#server/requests/request-body.ts'
import { lingerWhenClosed } from '#server/requests/unread-bodies.ts'
import { createApp } from './app.ts'
import { OpenRequests } from './open-requests.ts'
import type { Screens } from './screens.ts'
import { stop } from './stopping.ts'

export interface ServeOptions {
  services: Services
  screens: Screens
  host: string
  /** 0 takes a free one. */
  port: number
  clientAddress: ReturnType<typeof clientAddressReader>
  /** The product's own addresses: forms come from these. */
  ownOrigins: ReadonlySet<string>
  indexNowKey?: string | undefined
  /** Where the built assets are; null while Vite serves them. */
  assetsFolder: string | null
  /** Vite's handler in development, which serves the assets. */
  middlewares?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  /** For tests, and for the bench, which can turn off the public pages' optimisations. */
  cacheClock?: () => number
  maximumCacheBytes?: number
  plainRequests?: boolean
}

export interface Serving {
  port: number
  app: ReturnType<typeof createApp>
  pages: PublicPages
  stop(options?: StopOptions): Promise<void>
}

interface StopOptions {
  /** How long the port stays open while /readyz says no; `hurry` ends that at once. */
  drainMs?: number
  hurry?: AbortSignal
  /** Stops everything else in the process, and then closes its services. */
  work?: () => Promise<unknown>
  database?: () => Promise<unknown>
}

/** Rejects with node:net's error when it cannot listen. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { services, screens, clientAddress, ownOrigins, assetsFolder, middlewares } = options
  const stopping = new AbortController()
  const pages = await openPublicPages({
    services,
    screens,
    readAddress: clientAddress.read,
    indexNowKey: options.indexNowKey,
    assetsFolder,
    maximumCacheBytes: options.maximumCacheBytes,
    cacheClock: options.cacheClock,
  })
  const app = createApp({
    ...{ services, screens, pages, clientAddress, ownOrigins, assetsFolder },
    stopping: stopping.signal,
    dev: middlewares !== undefined,
  })
  const listener = getRequestListener(app.fetch)
  const patience = {
    keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000,
    // For bodies that nothing here reads; those that are read time out a moment sooner, with an answer.
    requestTimeout: UPLOAD_BODY_MS + 5_000,
    connectionsCheckingInterval: 5_000,
  }
  const requests = new OpenRequests()
  const server = createServer(patience, (request, response) => {
    requests.add(response)
    lingerWhenClosed(request)
    const reply = pages.reply(request)
    if (reply) return void send(request, response, reply)
    if (middlewares) middlewares(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  const plain = options.plainRequests === false ? NO_PLAIN_CONNECTIONS : answerPlainRequests(server, pages.reply)

  server.listen(options.port, options.host)
  await once(server, 'listening').catch(async (error) => {
    await pages.close()
    throw error
  })
  return {
    port: (server.address() as AddressInfo).port,
    app,
    pages,
    stop({ drainMs = 0, hurry = new AbortController().signal, work, database } = {}) {
      const close = async () => {
        await Promise.all([pages.close(), work?.()])
        await database?.()
      }
      const warn = services.log.warn.bind(services.log)
      return stop({ server, requests, plain, screens, stopping, close, warn }, drainMs, hurry)
    },
  }
}
