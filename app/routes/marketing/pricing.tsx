import { FOOTER, PRICING, SITE } from '#app/copy/marketing.ts'
import { PLAN_TABLE, type PlanRow } from '#app/copy/marketing-plans.ts'
import { pageMeta } from '#app/routes/marketing/site/public-page.ts'
import { SiteLayout } from '#app/routes/marketing/site/site-layout.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { allows, limit, PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/pricing.ts'
import { PLAN_ORDER, PlanCards } from './plan-cards.tsx'

export { handle, loader } from '#app/routes/marketing/site/public-page.ts'

export const meta = pageMeta({
  path: URLS.pricing,
  title: `Plannen: Gratis, Pro en Expert · ${BRAND.name}`,
  description: `Wat je krijgt met Gratis, Pro en Expert van ${BRAND.name}, regel voor regel naast elkaar. In euro, exclusief btw, maandelijks opzegbaar.`,
})

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout site={loaderData}>
      <div className={`${WIDTH} grid gap-14 pt-8 pb-20 lg:gap-20 lg:pt-14 lg:pb-28`}>
        <div className="grid gap-5">
          <h1 className="text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.06] tracking-[-0.02em]">
            {PRICING.title}
          </h1>
          <p className="max-w-[58ch] text-lg">{PRICING.terms}</p>
          <p className="font-medium">{SITE.inviteOnly}.</p>
        </div>
        <PlanCards heading="h2" />
        <section aria-labelledby="vergelijking" className="grid gap-6">
          <h2 id="vergelijking" className="text-2xl">
            Alles naast elkaar
          </h2>
          <ComparisonTable />
          <p className="max-w-[68ch] text-sm text-soft">{FOOTER.disclaimer}</p>
        </section>
        <p>
          <ButtonAnchor look="primary" href={URLS.auth}>
            {SITE.signUp}
          </ButtonAnchor>
        </p>
      </div>
    </SiteLayout>
  )
}

/**
 * On a narrow screen each row shows its name above three cells, so that nothing scrolls sideways. Cells with sentences are stacked,
 * each with the plan's name in front, so that no word is broken.
 */
function ComparisonTable() {
  return (
    <table className="w-full table-fixed max-md:block border-y border-edge text-start">
      <colgroup>
        <col className="max-md:hidden md:w-[40%]" />
        {PLAN_ORDER.map((plan) => (
          <col key={plan} />
        ))}
      </colgroup>
      <thead className="max-md:block">
        <tr className="border-b border-edge max-md:grid max-md:grid-cols-3">
          <th scope="col" className="max-md:hidden">
            <span className="sr-only">Onderdeel</span>
          </th>
          {PLAN_ORDER.map((plan) => (
            <th key={plan} scope="col" className="px-2 py-3 text-start font-serif text-lg font-semibold">
              {PLAN_LABELS[plan]}
            </th>
          ))}
        </tr>
      </thead>
      {PLAN_TABLE.map(({ title, rows }) => (
        <tbody key={title} className="border-b border-edge last:border-0 max-md:block">
          <tr className="bg-shade max-md:block">
            <th scope="rowgroup" colSpan={4} className="px-2 py-2 text-start font-semibold max-md:block">
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr
              key={row.label}
              className={`border-t border-hairline max-md:grid ${row.words ? 'max-md:grid-cols-1 max-md:pb-2' : 'max-md:grid-cols-3'}`}
            >
              <th scope="row" className="px-2 pt-3 text-start font-normal max-md:col-span-full md:py-2.5">
                {row.label}
              </th>
              {PLAN_ORDER.map((plan) => (
                <td
                  key={plan}
                  className={`px-2 align-top tabular-nums md:py-2.5 ${row.words ? 'max-md:grid max-md:grid-cols-[4.5rem_1fr] max-md:py-0.5' : 'py-2.5'}`}
                >
                  {row.words ? (
                    <span aria-hidden="true" className="text-soft md:hidden">
                      {PLAN_LABELS[plan]}
                    </span>
                  ) : null}
                  <Cell row={row} plan={plan} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Cell({ row, plan }: { row: PlanRow; plan: Plan }) {
  if (row.words) return <span>{row.words[plan]}</span>
  const has = row.limit ? limit(plan, row.limit.of) > 0 : row.feature ? allows(plan, row.feature) : false
  if (!has) return <span className="text-soft">nee</span>
  if (!row.limit) return <span className="font-semibold">ja</span>
  const count = limit(plan, row.limit.of)
  return Number.isFinite(count) ? `${count} ${row.limit.unit}` : 'onbeperkt'
}
