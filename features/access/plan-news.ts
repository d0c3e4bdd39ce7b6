/** What a customer must know about a plan: that it ends soon, has ended, or no longer covers all websites. */
import type { Website } from '#features/domains/websites.server.ts'
import { allows, type Plan } from './plans.ts'

export interface Subscription {
  /** The account's plan in force; one of its websites may have a plan of its own. */
  plan: Plan
  /** What was subscribed to, also when it has ended. */
  subscribed: Plan
  /** ISO 8601: the next invoice, or the end where nothing renews it. Null: no end. */
  endsAt: string | null
  hasEnded: boolean
}

export type PlanNews =
  | { kind: 'ending' | 'ended'; plan: Plan; at: string; extraWebsites: number }
  | { kind: 'not-covered'; extraWebsites: number }

/** From here on the end is announced on every screen; before that it stands with the plan. */
export const ANNOUNCED_MS = 14 * 86_400_000

export function planNews(
  { plan, subscribed, endsAt, hasEnded }: Subscription,
  websites: Pick<Website, 'isPrimary' | 'ownPlan'>[],
  now: Date,
): PlanNews | null {
  const extraWebsites = dependentWebsites(websites)
  if (subscribed !== 'free' && endsAt !== null) {
    const about = { plan: subscribed, at: endsAt, extraWebsites }
    if (hasEnded) return { kind: 'ended', ...about }
    if (Date.parse(endsAt) - now.getTime() <= ANNOUNCED_MS) return { kind: 'ending', ...about }
  }
  return extraWebsites > 0 && !allows(plan, 'extra-domains') ? { kind: 'not-covered', extraWebsites } : null
}

/** The extra websites that only the account's plan keeps online. */
export function dependentWebsites(websites: Pick<Website, 'isPrimary' | 'ownPlan'>[]): number {
  const hasOwn = (plan: Plan | null) => plan !== null && allows(plan, 'extra-domains')
  return websites.filter(({ isPrimary, ownPlan }) => !isPrimary && !hasOwn(ownPlan)).length
}
