import { SITE } from '#app/copy/marketing.ts'
import { PLAN_TEXTS } from '#app/copy/marketing-plans.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { URLS } from '#features/urls.ts'

export const PLAN_ORDER = ['free', 'pro', 'expert'] as const satisfies readonly Plan[]

export function PlanCards({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {PLAN_ORDER.map((plan) => {
        const { lead, points, limits } = PLAN_TEXTS[plan]
        return (
          <li
            key={plan}
            className={`flex flex-col gap-5 rounded-md border bg-sheet p-6 lg:p-8 ${plan === 'pro' ? 'border-2 border-ink' : 'border-hairline'}`}
          >
            <Heading className="text-2xl">
              {plan === 'pro' ? <span className="marker-stroke">{PLAN_LABELS[plan]}</span> : PLAN_LABELS[plan]}
            </Heading>
            <p className="text-lg">{lead}</p>
            <ul className="grid gap-2.5 border-t border-hairline pt-5">
              {points.map((point) => (
                <li key={point} className="grid grid-cols-[1.25rem_1fr]">
                  <span aria-hidden="true">–</span>
                  {point}
                </li>
              ))}
            </ul>
            {limits ? <p className="text-soft">{limits}</p> : null}
            <ButtonAnchor look={plan === 'pro' ? 'primary' : 'quiet'} href={URLS.auth} className="mt-auto self-start">
              {SITE.joinWaitlist}
              <span className="sr-only"> voor {PLAN_LABELS[plan]}</span>
            </ButtonAnchor>
          </li>
        )
      })}
    </ul>
  )
}
