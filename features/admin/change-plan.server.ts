/** An admin sets the plan of an account or of one of its websites, at once. */
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { accounts, type Plan, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { amsterdamDay, secondsToNextDay } from '#features/calendar.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { changeDomainPlanSchema, changePlanSchema } from './admin-acts.schema.ts'

/** False: the account has this plan and this end already. Throws 'invalid-input', 'not-allowed', 'user-not-found' or 'account-closed'. */
export async function changePlan(
  services: Services,
  session: Session,
  input: z.input<typeof changePlanSchema>,
): Promise<boolean> {
  const admin = requireAdmin(session)
  const { userId, plan, last_day } = parseInput(changePlanSchema, input)
  const now = services.now()
  const chosen = chosenEnd(last_day, now)
  if (chosen && plan === 'free') throw refusedDay('Gratis heeft geen einddatum.')
  return services.db.as(actorOf(admin), async (tx) => {
    await requireOpenAccount(tx, userId)
    const ofAccount = eq(user_subscriptions.user_id, userId)
    const [current] = await tx
      .select({ plan: user_subscriptions.plan_type, end: user_subscriptions.current_period_end })
      .from(user_subscriptions)
      .where(ofAccount)
      .for('update')
    const end = last_day == null ? keptEnd(plan, current?.end, now) : chosen
    if (current?.plan === plan && current.end?.getTime() === end?.getTime()) return false
    await tx.update(user_subscriptions).set({ plan_type: plan, current_period_end: end }).where(ofAccount)
    await recordAct(tx, services, {
      act: 'plan-changed',
      to: { userId },
      from: admin.clientAddress,
      details: { plan, ...(end && { until: lastDayOf(end) }) },
    })
    return true
  })
}

/**
 * False: the website has this plan and this end already. Throws 'invalid-input', 'not-allowed', 'user-not-found', 'account-closed' or
 * 'website-not-found'.
 */
export async function changeDomainPlan(
  services: Services,
  session: Session,
  input: z.input<typeof changeDomainPlanSchema>,
): Promise<boolean> {
  const admin = requireAdmin(session)
  const { user_id, domain_id, plan_type, last_day } = parseInput(changeDomainPlanSchema, input)
  const now = services.now()
  const chosen = chosenEnd(last_day, now)
  if (chosen && plan_type === 'free') throw refusedDay('Gratis heeft geen einddatum.')
  if (chosen && plan_type === null) throw refusedDay('De einddatum is die van het account.')
  return services.db.as(actorOf(admin), async (tx) => {
    await requireOpenAccount(tx, user_id)
    const isChosen = and(eq(domains.id, domain_id), eq(domains.user_id, user_id), isNull(domains.deleted_at))
    const [domain] = await tx
      .select({ plan: domains.plan_type, end: domains.plan_ends_at, name: domains.domain_name })
      .from(domains)
      .where(isChosen)
      .for('update')
    if (!domain) throw new Failure('website-not-found')
    const end = last_day == null ? keptEnd(plan_type, domain.end, now) : chosen
    if (domain.plan === plan_type && domain.end?.getTime() === end?.getTime()) return false
    await tx.update(domains).set({ plan_type, plan_ends_at: end }).where(isChosen)
    await recordAct(tx, services, {
      act: 'plan-changed',
      to: { userId: user_id },
      from: admin.clientAddress,
      details: { plan: plan_type ?? 'account', website: domain.name, ...(end && { until: lastDayOf(end) }) },
    })
    return true
  })
}

/** A plan is for an account that can be used again; a locked one can be unlocked. */
async function requireOpenAccount(tx: Tx, userId: string): Promise<void> {
  const [account] = await tx
    .select({ deletedAt: accounts.deleted_at })
    .from(accounts)
    .where(eq(accounts.user_id, userId))
  if (!account) throw new Failure('user-not-found')
  if (account.deletedAt) throw new Failure('account-closed')
}

/** Throws 'invalid-input' for a day that has passed. */
function chosenEnd(lastDay: string | null | undefined, now: Date): Date | null {
  const end = lastDay ? endOfDay(lastDay) : null
  if (end && end <= now) throw refusedDay('Kies vandaag of een dag erna.')
  return end
}

const refusedDay = (text: string) => new Failure('invalid-input', { fields: { last_day: text } })

/** Without a choice an end in the future stays, and one in the past goes. */
function keptEnd(plan: Plan | null, end: Date | null | undefined, now: Date): Date | null {
  return plan !== null && plan !== 'free' && end && end > now ? end : null
}

/** Midnight in Amsterdam: the plan is in force for all of its last day. */
function endOfDay(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  return new Date(noon.getTime() + secondsToNextDay(noon) * 1_000)
}

export function lastDayOf(end: Date): string {
  return amsterdamDay(new Date(end.getTime() - 1))
}
