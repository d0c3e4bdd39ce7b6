/** Progress of an analysis or a comparison as server-sent events, read from the database, so that any process can tell it. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Handler } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import type { Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import type { RequestBindings } from './app.ts'

const POLL_MS = 250
/** An analysis fetches for at most 10 s; a stream that nobody finishes ends after a minute, and the browser asks again. */
const MAX_POLLS = 240

type Find = (services: Services, session: Session, id: string) => Promise<{ finished: boolean } | null>

export function progressStream(services: Services, find: Find, stopping: AbortSignal): Handler<RequestBindings> {
  return (c) => {
    const session = c.get('session')
    if (!session) return c.json({ error: FAILURE_TEXTS['not-signed-in'], code: 'not-signed-in' }, 401)
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) return c.json({ error: FAILURE_TEXTS['not-found'], code: 'not-found' }, 404)

    return streamSSE(c, async (stream) => {
      let sent = ''
      for (let poll = 0; poll < MAX_POLLS && !stream.aborted && !stopping.aborted; poll++) {
        const progress = await find(services, session, id.data)
        const data = JSON.stringify(progress)
        if (progress && data !== sent) {
          await stream.writeSSE({ event: 'progress', data })
          sent = data
        }
        if (progress?.finished) return
        await delay(POLL_MS, undefined, { signal: stopping }).catch(() => {})
      }
    })
  }
}
