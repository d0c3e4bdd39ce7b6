/** The progress of a running analysis. Stored in the database, so that any process can report it. */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { analyses } from '#db/schema/analyses.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import { keepWriting, LEASE_MS } from '#features/turns/turns.server.ts'

interface Step {
  step: string
  done: number
  total: number
  url?: string
}

export interface AnalysisProgress {
  /** How many wait in the queue before it; null once it runs. */
  ahead: number | null
  step: string
  done: number
  total: number
  url: string | null
  finished: boolean
  /** Finished without a stored result: it failed, or its process died. */
  lost: boolean
}

/** Records the steps of a turn, and its heartbeat. */
export function followAnalysis(services: Services, session: AccountHolder, id: string) {
  const shown = { ahead: null as number | null, step: 'start', done: 0, total: 1, url: null as string | null }
  const writer = keepWriting(
    () =>
      services.db.as(actorOf(session), (tx) =>
        tx
          .update(analyses)
          .set({ ...shown, seen_at: services.now() })
          .where(and(eq(analyses.id, id), eq(analyses.state, 'running'))),
      ),
    (err) => services.log.warn({ err }, 'Voortgang van een analyse kon niet worden bewaard'),
  )
  return {
    ahead(ahead: number | null) {
      shown.ahead = ahead
      writer.note()
    },
    step({ step, done, total, url }: Step) {
      Object.assign(shown, { step, done, total }, url ? { url } : {})
      writer.note()
    },
    end: writer.end,
  }
}

/**
 * `until`: when the next heartbeat of an unfinished analysis is due. Null when the account has none by this id, or
 * none of this domain if one is named.
 */
export async function findProgress(
  services: Services,
  session: AccountHolder,
  id: string,
  domainId: string | null,
): Promise<(AnalysisProgress & { until: Date | null }) | null> {
  const [row] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({
        ...getTableColumns(analyses),
        // An address that could not be read was an attempt without a report.
        isKept: sql<boolean>`exists (
          select from profiles p
          where p.id = ${analyses.user_id} and p.domain_id = ${analyses.domain_id} and p.laatste_scan >= ${analyses.started_at}
        )`,
      })
      .from(analyses)
      .where(
        and(
          eq(analyses.user_id, session.userId),
          eq(analyses.progress_id, id),
          domainId === null ? undefined : eq(analyses.domain_id, domainId),
        ),
      )
      .orderBy(desc(analyses.started_at))
      .limit(1),
  )
  if (!row) return null
  const until = new Date(row.seen_at.getTime() + LEASE_MS)
  const died = row.state === 'running' && until <= services.now()
  const finished = died || row.state !== 'running'
  const { ahead, step, done, total, url } = row
  const lost = died || row.state === 'failed' || (row.state === 'no-score' && !row.isKept)
  return { ahead, step, done, total, url, finished, lost, until: finished ? null : until }
}
