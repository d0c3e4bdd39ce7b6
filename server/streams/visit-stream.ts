/** Visits of crawlers as server-sent events, complete after each change; read from the database, so that any process can serve them. */
import { z } from 'zod'
import { visitOverview } from '#features/crawler-visits/overview.server.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { DOMAIN_PARAM } from '#features/urls.ts'
import type { StreamCall } from '#server/function-row.ts'
import type { Subject } from './event-streams.ts'

const REST_MS = 1_000

export const visitsInput = z.object({ [DOMAIN_PARAM]: z.string().optional() })

/** Of the website that `?domein=` names, or of the primary one. */
export async function followVisits(
  { services, session }: StreamCall,
  input: z.output<typeof visitsInput>,
): Promise<Subject> {
  const { id } = await ownDomain(services, session, input[DOMAIN_PARAM] ?? null)
  return {
    name: `visits ${session.userId} ${id}`,
    event: 'visits',
    restMs: REST_MS,
    read: async () => ({ data: await visitOverview(services, session, id) }),
  }
}
