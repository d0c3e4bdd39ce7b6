/**
 * One run of a job per day, by one process at a time. An interrupted run, by a stop or a kill, is resumed from the place that it
 * recorded; the next day's run starts after it.
 */
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const HOLD_MS = 2 * 60 * SECOND
const RENEW_MS = 30 * SECOND

export interface Run {
  /** Where the previous run stopped; empty if it was finished. */
  place: string
  /** Records how far the work has got; empty: finished. */
  savePlace(place: string): void
  /** Aborted when the work must stop: the process stops, or another process took over the run. */
  signal: AbortSignal
}

/** False when today's run is done, or another process is running it. */
export async function runDaily(
  services: Services,
  name: string,
  work: (run: Run) => Promise<void>,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { db, now } = services
  const holder = randomUUID()
  const taken = await take(services, name, holder)
  if (!taken) return false
  let place = taken.place
  const ended = new AbortController()
  const end = () => ended.abort()
  stopping?.addEventListener('abort', end)
  const note = async (columns: SQL) => {
    const { rows } = await db.asJobs((tx) =>
      tx.execute(sql`update job_runs set place = ${place}, ${columns}
        where name = ${name} and holder = ${holder} returning name`),
    )
    if (rows.length === 0) end()
  }
  const renewing = setInterval(() => {
    note(sql`held_until = ${iso(now(), HOLD_MS)}::timestamptz`).catch(() => {})
  }, RENEW_MS)
  try {
    await work({
      place,
      savePlace: (next) => {
        place = next
      },
      signal: ended.signal,
    })
  } finally {
    clearInterval(renewing)
    stopping?.removeEventListener('abort', end)
    // A failed run is over too: the next one is tomorrow's.
    const finished = ended.signal.aborted ? null : iso(now())
    await note(sql`finished_at = ${finished}::timestamptz, holder = null, held_until = null`)
  }
  return true
}

/** A moment in the future is a clock error, and counts as expired. */
async function take({ db, now }: Services, name: string, holder: string): Promise<{ place: string } | undefined> {
  const at = now()
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ place: string }>(sql`
      insert into job_runs as run (name, started_at, holder, held_until)
      values (${name}, ${iso(at)}, ${holder}, ${iso(at, HOLD_MS)})
      on conflict (name) do update set
        started_at = case when run.finished_at is null then least(run.started_at, excluded.started_at) else excluded.started_at end,
        finished_at = null, holder = excluded.holder, held_until = excluded.held_until
      where (run.held_until is null or run.held_until <= ${iso(at)} or run.held_until > ${iso(at, 2 * HOLD_MS)})
        and (run.finished_at is null or run.started_at <= ${iso(at, -DAY)} or run.started_at > ${iso(at)})
      returning place`),
  )
  return rows[0]
}

function iso(moment: Date, further = 0): string {
  return new Date(moment.getTime() + further).toISOString()
}
