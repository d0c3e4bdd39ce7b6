/** Progress of an analysis, a comparison or a reading as server-sent events, read from the database, so that any process can serve it. */
import { z } from 'zod'
import type { Session } from '#features/accounts/session.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { LEASE_MS } from '#features/turns/turns.server.ts'
import { DOMAIN_PARAM } from '#features/urls.ts'
import type { StreamCall } from '#server/function-row.ts'
import type { Subject } from './event-streams.ts'

const REST_MS = 250

const NEVER_BEGAN = { ahead: null, step: '', done: 0, total: 1, url: null, sites: [], finished: true, lost: true }

type Find = (
  services: Services,
  session: Session,
  id: string,
  domainId: string | null,
) => Promise<({ finished: boolean } & { until: Date | null }) | null>

/** The id is a path parameter: an invalid one is not found, rather than a validation error. */
export const progressInput = z.object({
  id: z.string().meta({ format: 'uuid' }),
  [DOMAIN_PARAM]: z.string().optional(),
})

/**
 * Limited to one website if `?domein=` names it. `kind` as in the database's notifications. Work that does not exist yet may still
 * start; after a while it never will.
 */
export function followProgress(kind: 'analysis' | 'comparison' | 'reading', find: Find) {
  return async ({ services, session }: StreamCall, input: z.output<typeof progressInput>): Promise<Subject> => {
    const { data: id } = z.uuid().safeParse(input.id)
    if (!id) throw new Failure('progress-not-found')
    const asked = input[DOMAIN_PARAM]
    const domainId = asked === undefined ? null : (await ownDomain(services, session, asked)).id
    const opened = services.now().getTime()
    return {
      name: [kind, session.userId, id.toLowerCase(), ...(domainId ? [domainId] : [])].join(' '),
      event: 'progress',
      restMs: REST_MS,
      async read() {
        const found = await find(services, session, id, domainId)
        if (found) {
          const { until, ...data } = found
          return { data, last: found.finished, again: until }
        }
        const until = new Date(opened + LEASE_MS)
        const lost = services.now() >= until
        return { data: lost ? NEVER_BEGAN : null, last: lost, again: until }
      },
    }
  }
}
