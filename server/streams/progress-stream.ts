/** Progress of an analysis or a comparison as server-sent events, read from the database, so that any process can tell it. */
import type { Handler } from 'hono'
import { z } from 'zod'
import { requireSession } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { LEASE_MS } from '#features/turns/turns.server.ts'
import { DOMAIN_PARAM } from '#features/urls.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { EventStreams } from './event-streams.ts'

const REST_MS = 250

const NEVER_BEGAN = { ahead: null, step: '', done: 0, total: 1, url: null, sites: [], finished: true, lost: true }

type Find = (
  services: Services,
  session: Session,
  id: string,
  domainId: string | null,
) => Promise<({ finished: boolean } & { until: Date | null }) | null>

/** Of one website where `?domein=` names it. `kind` as the database tells of it. What is not there yet may still come; after a while it never will. */
export function progressStream(
  services: Services,
  streams: EventStreams,
  kind: 'analysis' | 'comparison',
  find: Find,
): Handler<RequestBindings> {
  return async (c) => {
    const session = requireSession(c.get('session'))
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) throw new Failure('progress-not-found')
    const asked = c.req.query(DOMAIN_PARAM) ?? null
    const domainId = asked === null ? null : (await ownDomain(services, session, asked)).id
    const opened = services.now().getTime()
    return streams.open(session, c.req.raw.headers, {
      name: [kind, session.userId, id.data.toLowerCase(), ...(domainId ? [domainId] : [])].join(' '),
      event: 'progress',
      restMs: REST_MS,
      async read() {
        const found = await find(services, session, id.data, domainId)
        if (found) {
          const { until, ...data } = found
          return { data, last: found.finished, again: until }
        }
        const until = new Date(opened + LEASE_MS)
        const lost = services.now() >= until
        return { data: lost ? NEVER_BEGAN : null, last: lost, again: until }
      },
    })
  }
}
