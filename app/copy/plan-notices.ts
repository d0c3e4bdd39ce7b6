/** What a customer must know of a plan, as texts. Loaders use these, so that no browser loads what hardly anyone sees. */
import type { PlanNews } from '#features/access/plan-news.ts'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { accountTab } from '#features/urls.ts'
import { dutchDate } from './dates.ts'

export interface PlanNoticeTexts {
  kind: 'warn' | 'info'
  title?: string
  text: string
  link?: { to: string; label: string }
}

export function planNotice(news: PlanNews): PlanNoticeTexts {
  if (news.kind === 'not-covered') {
    const isOne = news.extraWebsites === 1
    const profiles = isOne ? 'Het profiel ervan' : `De profielen van deze ${news.extraWebsites}`
    return {
      kind: 'warn',
      title: isOne ? 'Je extra website is offline' : 'Je extra websites zijn offline',
      text: `Extra websites horen bij Expert. ${profiles} kan niemand nu lezen. Er is niets verwijderd: met Expert komt alles terug.`,
      link: { to: accountTab('domeinen'), label: 'Bekijk je domeinen' },
    }
  }
  const plan = PLAN_LABELS[news.plan]
  const date = dutchDate(news.at)
  const kept = `Er wordt niets verwijderd: alles komt terug zodra je weer ${plan} hebt.`
  if (news.kind === 'ended') {
    return {
      kind: 'warn',
      title: `Je ${plan} is gestopt op ${date}`,
      text: `Nu geldt Gratis. ${kept}`,
      link: { to: accountTab('abonnement'), label: 'Wat dat betekent' },
    }
  }
  return {
    kind: 'warn',
    title: `Je ${plan} loopt tot ${date}`,
    text: `Wordt het niet verlengd, dan geldt daarna Gratis. ${kept}`,
    link: { to: accountTab('abonnement'), label: 'Wat er dan verandert' },
  }
}

/** That an admin gave one website another plan than its account has. */
export function ownPlanNotice(plan: Plan, accountPlan: Plan): PlanNoticeTexts {
  return {
    kind: 'info',
    text: `Voor deze website geldt ${PLAN_LABELS[plan]}; je account heeft ${PLAN_LABELS[accountPlan]}.`,
  }
}
