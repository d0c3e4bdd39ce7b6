/** The event streams in one table: where each is, and what can be followed there. */
import { Hono } from 'hono'
import { findProgress } from '#features/analyses/progress.server.ts'
import { findComparisonProgress } from '#features/comparisons/comparison-progress.server.ts'
import { Failure, type FailureCode } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import type { EventStreams } from './event-streams.ts'
import { progressStream } from './progress-stream.ts'
import { visitStream } from './visit-stream.ts'

const FAILS: readonly FailureCode[] = ['too-many-streams', 'too-busy', 'domain-not-found']

/** By path, as /openapi.json writes it. All are for whoever is signed in. */
export const streamRows = {
  '/functions/v1/progress/{id}': {
    says: 'De voortgang van een analyse, als gebeurtenissenstroom.',
    fails: [...FAILS, 'progress-not-found'],
    open: (services: Services, streams: EventStreams) => progressStream(services, streams, 'analysis', findProgress),
  },
  '/functions/v1/comparison-progress/{id}': {
    says: 'De voortgang van een vergelijking, als gebeurtenissenstroom.',
    fails: [...FAILS, 'progress-not-found'],
    open: (services: Services, streams: EventStreams) =>
      progressStream(services, streams, 'comparison', findComparisonProgress),
  },
  [URLS.visitStream]: {
    says: 'De bezoeken van AI-crawlers, als gebeurtenissenstroom.',
    fails: FAILS,
    open: visitStream,
  },
} as const

export function streamEndpoints(services: Services, streams: EventStreams) {
  const app = new Hono<RequestBindings>()
  for (const [path, row] of Object.entries(streamRows)) {
    const open = row.open(services, streams)
    app.all(path.replace('{id}', ':id'), (c, next) => {
      // Hono answers HEAD as GET without its body: a stream that nobody would ever end.
      if (c.req.method !== 'GET') throw new Failure('method-not-allowed', { allow: ['GET'] })
      return open(c, next)
    })
  }
  return app
}
