/** The newest analyses and verified visits of all customers, for admins, by page. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { VisitedFormat } from '#db/schema/crawler-visits.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'

interface Listed extends Record<string, unknown> {
  id: string
  /** ISO 8601. */
  at: string
  user_id: string
  email: string
}

export interface NewestAnalysis extends Listed {
  url: string | null
  /** Null: the website could not be judged. */
  score: number | null
  kind: 'free' | 'asked' | 'monthly'
}

export interface NewestVisit extends Listed {
  website: string
  crawler: string
  format: VisitedFormat
  hits: number
}

export interface Newest<Row> {
  rows: Row[]
  /** The place that the next page goes on from; null on the last one. */
  next: string | null
}

/** Throws 'not-allowed'. A place that is none begins anew. */
export const newestAnalyses = (services: Services, session: Session, after: string | null) =>
  newest<NewestAnalysis>('newest_analyses', services, session, after)

/** Throws 'not-allowed'. A place that is none begins anew. */
export const newestVisits = (services: Services, session: Session, after: string | null) =>
  newest<NewestVisit>('newest_verified_visits', services, session, after)

const ON_A_PAGE = 50

async function newest<Row extends Listed>(
  list: 'newest_analyses' | 'newest_verified_visits',
  services: Services,
  session: Session,
  after: string | null,
): Promise<Newest<Row>> {
  const admin = requireAdmin(session)
  const [at, id] = placeIn(after)
  const { rows } = await services.db.as(actorOf(admin), (tx) =>
    tx.execute<Row & { moment: string }>(sql`
      select n.*, to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment
      from ${sql.identifier(list)}(${at}::timestamptz, ${id}::uuid, ${ON_A_PAGE + 1}) n`),
  )
  const page = rows.slice(0, ON_A_PAGE).map(({ moment, ...row }) => ({ ...row, at: moment }) as unknown as Row)
  const last = rows.length > ON_A_PAGE ? page.at(-1)! : null
  return { rows: page, next: last && `${last.at}_${last.id}` }
}

const place = z.tuple([z.iso.datetime(), z.uuid()])

function placeIn(after: string | null): [string, string] {
  return place.safeParse(after?.split('_')).data ?? ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
}
