/** Visits of crawlers as server-sent events, whole each time something changed; read from the database, so that any process can tell them. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Handler } from 'hono'
import { streamSSE } from 'hono/streaming'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { visitOverview } from '#features/crawler-visits/overview.server.ts'
import type { Services } from '#features/services.ts'
import type { RequestBindings } from './app.ts'

const POLL_MS = 1_000
/** The browser opens a new stream when this one ends; so a session that ended meanwhile is noticed. */
const MAX_POLLS = 300

export function visitStream(services: Services, stopping: AbortSignal): Handler<RequestBindings> {
  return (c) => {
    const session = c.get('session')
    if (!session) return c.json({ error: FAILURE_TEXTS['not-signed-in'], code: 'not-signed-in' }, 401)
    return streamSSE(c, async (stream) => {
      let sent = ''
      for (let poll = 0; poll < MAX_POLLS && !stream.aborted && !stopping.aborted; poll++) {
        const data = JSON.stringify(await visitOverview(services, session))
        if (data !== sent) await stream.writeSSE({ event: 'visits', data })
        sent = data
        await delay(POLL_MS, undefined, { signal: stopping }).catch(() => {})
      }
    })
  }
}
