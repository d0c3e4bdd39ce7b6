/** The plan of an account as it is, and what its customer must know about it. */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { user_subscriptions } from '#db/schema/accounts.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { accountPlanInForce } from '#features/domains/plan-in-force.ts'
import { type Website, websitesOf } from '#features/domains/websites.server.ts'
import { unreadNotices } from '#features/notices/own-notices.server.ts'
import type { Services } from '#features/services.ts'
import { type PlanNews, planNews, type Subscription } from './plan-news.ts'

export interface AccountState {
  subscription: Subscription
  websites: Website[]
  news: PlanNews | null
  unreadNotices: number
}

export function getAccountState({ db, now }: Services, session: AccountHolder): Promise<AccountState> {
  return db.as(actorOf(session), async (tx) => {
    const subscription = await subscriptionOf(tx, session)
    const websites = await websitesOf(tx, session)
    return {
      subscription,
      websites,
      news: planNews(subscription, websites, now()),
      unreadNotices: await unreadNotices(tx, session),
    }
  })
}

export async function subscriptionOf(tx: Tx, session: AccountHolder): Promise<Subscription> {
  const [row] = await tx
    .select({
      plan: accountPlanInForce(user_subscriptions.user_id),
      subscribed: user_subscriptions.plan_type,
      endsAt: user_subscriptions.current_period_end,
      // The database's clock, which decides on the plan in force as well.
      hasEnded: sql<boolean>`coalesce(${user_subscriptions.current_period_end} <= now(), false)`,
    })
    .from(user_subscriptions)
    .where(eq(user_subscriptions.user_id, session.userId))
  if (!row) return { plan: 'free', subscribed: 'free', endsAt: null, hasEnded: false }
  return { ...row, endsAt: row.endsAt?.toISOString() ?? null }
}
