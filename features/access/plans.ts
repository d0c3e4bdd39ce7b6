/** The plans: which features each has and its limits, in one table (docs/spec.md, 'Plans'). */
import type { Plan } from '#db/schema/accounts.ts'

export type { Plan } from '#db/schema/accounts.ts'

const FREE = ['free', 'pro', 'expert'] as const
const PRO = ['pro', 'expert'] as const
const EXPERT = ['expert'] as const

/** Each feature and the plans that have it. */
const FEATURES = {
  'platform-chatgpt': FREE,
  'hosted-llms-txt': FREE,
  'llms-txt-validation': FREE,
  'analysis-on-publish': FREE,
  newsletter: FREE,

  'all-platforms': PRO,
  'extended-info': PRO,
  'structured-data': PRO,
  'full-analysis': PRO,
  'analysis-on-demand': PRO,
  'same-facts': PRO,
  'monthly-report': PRO,
  'daily-watch': PRO,
  competitors: PRO,
  'llms-txt-generator': PRO,
  'llms-txt-updates': PRO,
  'landing-page-optimizer': PRO,
  'document-upload': PRO,
  'quick-edits': PRO,
  'personal-tokens': PRO,

  'domain-switcher': EXPERT,
  portfolio: EXPERT,
  'extra-domains': EXPERT,
  'priority-support': EXPERT,
  'early-access': EXPERT,
  'faster-feature-review': EXPERT,
  'partner-badge': EXPERT,
} as const satisfies Record<string, readonly Plan[]>

export type Feature = keyof typeof FEATURES

const LIMITS = {
  'description-characters': { free: 100, pro: Number.POSITIVE_INFINITY, expert: Number.POSITIVE_INFINITY },
  'comparisons-a-month': { free: 0, pro: 10, expert: 30 },
  'competitors-a-comparison': { free: 0, pro: 10, expert: 10 },
  /** On demand, per domain. */
  'analyses-a-day': { free: 0, pro: 20, expert: 20 },
  /** Created on publishing; Pro and Expert analyse on demand instead. */
  'free-analyses-a-month': { free: 1, pro: 0, expert: 0 },
  /** Includes those without a score, which do not use up the month. */
  'free-attempts-a-day': { free: 5, pro: 0, expert: 0 },
  /** 'Klopt dit niet?', per report; on plans with analyses on demand it counts as one of those. */
  'revisions-a-report': { free: 3, pro: 0, expert: 0 },
  /** Of the analyses above, those that the web builder asks for: for the whole account. */
  'builder-checks-a-day': { free: 0, pro: 5, expert: 5 },
  /** Websites read for proposals; these do not count as analyses. */
  'readings-a-day': { free: 5, pro: 5, expert: 5 },
  /** Pages of one's own, judged one at a time: for the whole account. */
  'landing-pages-a-day': { free: 0, pro: 0, expert: 20 },
  'documents-a-day': { free: 0, pro: 20, expert: 20 },
  /** Times that answers of assistants are pasted, a few answers at a time. */
  'pastes-a-day': { free: 20, pro: 60, expert: 200 },
  /** Questions that we ask of an assistant, one assistant each: for the whole account. */
  'answers-a-month': { free: 0, pro: 30, expert: 300 },
  /** Analyses, comparisons and readings of one account, queued or running. */
  'at-once': { free: 2, pro: 2, expert: 2 },
  'extra-domains': { free: 0, pro: 0, expert: 10 },
  /** Pages elsewhere with which the company's facts are compared, per website. */
  'linked-pages': { free: 0, pro: 10, expert: 10 },
} as const satisfies Record<string, Record<Plan, number>>

export type Limit = keyof typeof LIMITS

/** What one process runs at once, whatever the plan. */
export const CAPACITY = {
  /** Websites read concurrently; a comparison reads up to eleven. */
  websites: 16,
  /** Analyses, comparisons and readings that may be queued. */
  waiting: 100,
  'event-streams': 1_000,
  'event-streams-of-an-account': 10,
} as const

export const PLAN_LABELS = { free: 'Gratis', pro: 'Pro', expert: 'Expert' } as const satisfies Record<Plan, string>

export function allows(plan: Plan, feature: Feature): boolean {
  const plans: readonly Plan[] = FEATURES[feature]
  return plans.includes(plan)
}

export function limit(plan: Plan, thing: Limit): number {
  return LIMITS[thing][plan]
}
