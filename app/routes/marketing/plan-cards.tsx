import { SITE } from '#app/copy/marketing.ts'
import { PLAN_TEXTS } from '#app/copy/marketing-plans.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { NarrowFold } from '#app/ui/narrow-fold.tsx'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { URLS } from '#features/urls.ts'

export const PLAN_ORDER = ['free', 'pro', 'expert'] as const satisfies readonly Plan[]

export function PlanCards({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-4 lg:gap-5 lg:grid-cols-3">
      {PLAN_ORDER.map((plan) => {
        const { lead, points, limits } = PLAN_TEXTS[plan]
        return (
          <li
            key={plan}
            className={`flex flex-col gap-3 rounded-md border bg-sheet p-5 lg:gap-5 lg:p-8 ${plan === 'pro' ? 'border-2 border-ink' : 'border-hairline'}`}
          >
            <Heading className="text-xl sm:text-2xl">
              {plan === 'pro' ? <span className="marker-stroke">{PLAN_LABELS[plan]}</span> : PLAN_LABELS[plan]}
            </Heading>
            <p className="lg:text-lg">{lead}</p>
            <div className="border-t border-hairline max-lg:-mb-1.5 max-lg:pt-1 lg:pt-5">
              <NarrowFold summary={`Wat je krijgt met ${PLAN_LABELS[plan]}`}>
                <div className="grid gap-5 max-lg:pt-1 max-lg:pb-2">
                  <ul className="grid gap-2.5">
                    {points.map((point) => (
                      <li key={point} className="grid grid-cols-[1.25rem_1fr]">
                        <span aria-hidden="true">–</span>
                        {point}
                      </li>
                    ))}
                  </ul>
                  {limits ? <p className="text-soft">{limits}</p> : null}
                </div>
              </NarrowFold>
            </div>
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
