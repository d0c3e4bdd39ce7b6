/** The limits on analyses: one a month for Gratis, a number per day and website for the others. An analysis takes its turn before anything is fetched. */
import { and, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { analyses } from '#db/schema/analyses.ts'
import { reports_free } from '#db/schema/reports.ts'
import type { AuditReport, Language } from '#engine/report/report.ts'
import { allows, limit } from '#features/access/plans.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { amsterdamDay, amsterdamMonth, secondsToNextDay, secondsToNextMonth } from '#features/calendar.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { isAlive, LEASE_MS, lockTurns, oneByOne, requireRoom } from '#features/turns/turns.server.ts'

export interface AnalyzedDomain {
  id: string
  plan: Plan
  language: Language
}

/** Gratis already has the month's report, or a turn is available. */
export type Turn = { kept: AuditReport } | { id: string; revises: string | null }

export interface HowTaken {
  /** Reads the month's report of Gratis again, or is an analysis like any other. */
  revise?: boolean
  /** The web builder asks, at most some times a day; while the website is read already, that one will do. */
  forBuilder?: boolean
}

/** Throws 'analysis-limit-reached', 'builder-limit-reached' or 'too-many-at-once'. */
export function takeTurn(
  services: Services,
  session: AccountHolder,
  domain: AnalyzedDomain,
  progressId: string | null,
  how: HowTaken = {},
): Promise<Turn> {
  return oneByOne(session, () => takeCounted(services, session, domain, progressId, how))
}

async function takeCounted(
  services: Services,
  session: AccountHolder,
  domain: AnalyzedDomain,
  progressId: string | null,
  { revise = false, forBuilder = false }: HowTaken,
): Promise<Turn> {
  const now = services.now()
  return services.db.as(actorOf(session), async (tx) => {
    await lockTurns(tx, session)
    await giveBackTheDead(tx, session, now)
    let revises: string | null = null
    if (!allows(domain.plan, 'analysis-on-demand')) {
      const kept = await thisMonthsReport(tx, session, now)
      if (kept && !revise) return { kept: kept.report }
      if (kept) revises = kept.id
    }
    await requireRoom(tx, session, limit(domain.plan, 'at-once'), now)
    if (forBuilder) await requireBuilderCheck(tx, session, domain, now)
    if (revises) await requireRevision(tx, session, domain, revises, now)
    else await requireTurn(tx, session, domain, now)
    const [taken] = await tx
      .insert(analyses)
      .values({
        user_id: session.userId,
        domain_id: domain.id,
        progress_id: progressId,
        revises,
        for_builder: forBuilder,
        day: amsterdamDay(now),
        started_at: now,
        seen_at: now,
      })
      .returning({ id: analyses.id })
    return { id: taken!.id, revises }
  })
}

async function requireTurn(tx: Tx, session: AccountHolder, domain: AnalyzedDomain, now: Date): Promise<void> {
  const mine = and(eq(analyses.user_id, session.userId), eq(analyses.day, amsterdamDay(now)))
  const counted = async (where = mine) => (await tx.select({ turns: count() }).from(analyses).where(where))[0]!.turns
  if (allows(domain.plan, 'analysis-on-demand')) {
    const ofDomain = and(
      mine,
      eq(analyses.domain_id, domain.id),
      inArray(analyses.state, ['running', 'done', 'no-score']),
    )
    if ((await counted(ofDomain)) < limit(domain.plan, 'analyses-a-day')) return
  } else {
    // An analysis that runs holds the month's only turn.
    const running = and(eq(analyses.user_id, session.userId), eq(analyses.state, 'running'))
    if ((await counted(running)) > 0) throw new Failure('too-many-at-once', { retryAfter: LEASE_MS / 1_000 })
    const attempts = and(mine, isNull(analyses.revises), inArray(analyses.state, ['done', 'no-score']))
    if ((await counted(attempts)) < limit(domain.plan, 'free-attempts-a-day')) return
  }
  throw new Failure('analysis-limit-reached', { retryAfter: secondsToNextDay(now) })
}

/** Counted for the account, whichever of its links the builder has. Gratis has no turns to spend. */
async function requireBuilderCheck(tx: Tx, session: AccountHolder, domain: AnalyzedDomain, now: Date): Promise<void> {
  if (!allows(domain.plan, 'analysis-on-demand')) throw new Failure('not-allowed')
  const [running] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.user_id, session.userId), eq(analyses.domain_id, domain.id), isAlive(analyses, now)))
    .limit(1)
  if (running) throw new Failure('too-many-at-once', { retryAfter: LEASE_MS / 1_000 })
  const used = await builderChecksOf(tx, session, now)
  if (used >= limit(domain.plan, 'builder-checks-a-day'))
    throw new Failure('builder-limit-reached', { retryAfter: secondsToNextDay(now) })
}

/** How many of the day's turns the web builder used. */
export async function builderChecksOf(tx: Tx, session: AccountHolder, now: Date): Promise<number> {
  const [row] = await tx
    .select({ used: count() })
    .from(analyses)
    .where(
      and(
        eq(analyses.user_id, session.userId),
        eq(analyses.day, amsterdamDay(now)),
        analyses.for_builder,
        inArray(analyses.state, ['running', 'done', 'no-score']),
      ),
    )
  return row?.used ?? 0
}

/** Our own failures give the turn back; an address that could not be read was an attempt. */
async function requireRevision(
  tx: Tx,
  session: AccountHolder,
  domain: AnalyzedDomain,
  report: string,
  now: Date,
): Promise<void> {
  const used = await tx
    .select({ turns: count() })
    .from(analyses)
    .where(
      and(
        eq(analyses.user_id, session.userId),
        eq(analyses.revises, report),
        inArray(analyses.state, ['running', 'done', 'no-score']),
      ),
    )
  if (used[0]!.turns >= limit(domain.plan, 'revisions-a-report')) {
    throw new Failure('revision-limit-reached', { retryAfter: secondsToNextMonth(now) })
  }
}

/** Those whose process died: they will never finish. */
async function giveBackTheDead(tx: Tx, session: AccountHolder, now: Date): Promise<void> {
  await tx
    .update(analyses)
    .set({ state: 'failed', finished_at: now })
    .where(
      and(
        eq(analyses.user_id, session.userId),
        eq(analyses.state, 'running'),
        lte(analyses.seen_at, new Date(now.getTime() - LEASE_MS)),
      ),
    )
}

/** A report without a score does not use up the month. */
async function thisMonthsReport(
  tx: Tx,
  session: AccountHolder,
  now: Date,
): Promise<{ id: string; report: AuditReport } | null> {
  const [row] = await tx
    .select({ id: reports_free.id, result: reports_free.result })
    .from(reports_free)
    .where(
      and(
        eq(reports_free.user_id, session.userId),
        eq(reports_free.year_month, amsterdamMonth(now)),
        isNotNull(reports_free.score),
      ),
    )
  return row?.result ? { id: row.id, report: row.result as AuditReport } : null
}

/** Call it in the transaction that stores the report. */
export async function useTurn(tx: Tx, id: string, report: AuditReport, now: Date): Promise<void> {
  const state = report.score === null ? 'no-score' : 'done'
  await tx.update(analyses).set({ state, finished_at: now }).where(eq(analyses.id, id))
}

/** Gives the turn back, unless the address was refused: that counts as an attempt, or refusals could be tried without limit. */
export async function endTurn(services: Services, session: AccountHolder, id: string, error: unknown): Promise<void> {
  const state = error instanceof Failure && error.code === 'invalid-input' ? 'no-score' : 'failed'
  await services.db.as(actorOf(session), (tx) =>
    tx
      .update(analyses)
      .set({ state, finished_at: services.now() })
      .where(and(eq(analyses.id, id), sql`${analyses.state} in ('running', 'failed')`)),
  )
}
