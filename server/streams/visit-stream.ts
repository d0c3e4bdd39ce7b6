/** Visits of crawlers as server-sent events, whole each time something changed; read from the database, so that any process can tell them. */
import type { Handler } from 'hono'
import { requireSession } from '#features/accounts/require.ts'
import { visitOverview } from '#features/crawler-visits/overview.server.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { DOMAIN_PARAM } from '#features/urls.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { EventStreams } from './event-streams.ts'

const REST_MS = 1_000

export function visitStream(services: Services, streams: EventStreams): Handler<RequestBindings> {
  return async (c) => {
    const session = requireSession(c.get('session'))
    const { id } = await ownDomain(services, session, c.req.query(DOMAIN_PARAM) ?? null)
    return streams.open(session, c.req.raw.headers, {
      name: `visits ${session.userId} ${id}`,
      event: 'visits',
      restMs: REST_MS,
      read: async () => ({ data: await visitOverview(services, session, id) }),
    })
  }
}
