/** The tabs of the dashboard that a website has, by the plan in force for it. */
import type { Plan } from '#db/schema/accounts.ts'
import { DASHBOARD_TABS, type DashboardTab, EARLY_TABS } from '#features/urls.ts'
import { allows } from './plans.ts'

export function tabsOf(plan: Plan): readonly DashboardTab[] {
  return allows(plan, 'early-access') ? [...DASHBOARD_TABS, ...EARLY_TABS] : DASHBOARD_TABS
}
