/**
 * Stops the process within five seconds, whatever hangs: load balancers see it at /readyz, each connection closes after its
 * answer, requests that cannot be answered in time get a 503, and the rest is dropped.
 */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { Failure } from '#features/failure.ts'
import type { PlainConnections } from '#server/public/plain-requests.ts'
import { replyOf } from '#server/public/reply.ts'
import { failureAnswer } from './failures.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Screens } from './screens.ts'

/** In milliseconds, one after the other. */
const LAST_REQUESTS_WITHIN = 500
const ANSWERS_WITHIN = 2_000
const LAST_BYTES_WITHIN = 200
const CLOSED_WITHIN = 1_000
const IDLE_LOOKED_FOR_EVERY = 50
const SHORT_TURN_MS = 1
const MOST_TURNS = 50

export interface Stoppable {
  server: Server
  requests: OpenRequests
  plain: PlainConnections
  screens: Screens
  /** Announces the stop. */
  stopping: AbortController
  /** Stops everything else in the process. */
  close(): Promise<unknown>
  warn(details: object, text: string): void
}

/** `drainMs`: how long the port stays open while /readyz says no; `hurry` ends that at once. */
export async function stop(
  { server, requests, plain, screens, stopping, close, warn }: Stoppable,
  drainMs: number,
  hurry: AbortSignal,
): Promise<void> {
  stopping.abort()
  requests.startClosing()
  plain.startClosing()
  await delay(drainMs, undefined, { signal: hurry }).catch(() => {})

  const closed = once(server, 'close')
  await untilAllAccepted()
  // As node:net does it: node:http would immediately close connections whose request is arriving.
  NetServer.prototype.close.call(server)
  await inTime(closed, LAST_REQUESTS_WITHIN)
  plain.closeIdle()
  // An answer that began before the stop promised keep-alive.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOKED_FOR_EVERY)
  await inTime(closed, ANSWERS_WITHIN)

  const pages = await screens().catch(() => null)
  const failure = new Failure('stopping', { retryAfter: 1 })
  requests.cutOff((asked) => failureAnswer(asked, failure, pages))
  plain.cutOff((asked) => replyOf(failureAnswer(asked, failure, pages)))
  await inTime(closed, LAST_BYTES_WITHIN)
  clearInterval(idle)
  server.closeAllConnections()

  const isClosed = await inTime(
    close().catch((err: unknown) => warn({ err }, 'Niet alles liet zich netjes afsluiten')),
    CLOSED_WITHIN,
  )
  if (!isClosed) warn({}, 'Niet alles was op tijd afgesloten')
}

/** The kernel resets connections that were not accepted yet; after a few turns of the event loop all of them are. */
async function untilAllAccepted(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const began = performance.now()
    await nextTurn()
    if (performance.now() - began < SHORT_TURN_MS) return
  }
}

async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController()
  const late = delay(ms, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([work.then(() => true), late]).finally(() => timer.abort())
}
