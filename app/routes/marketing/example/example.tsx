import type { RouterContextProvider } from 'react-router'
import { SITE } from '#app/copy/marketing.ts'
import { EXAMPLE_TEXTS } from '#app/copy/marketing-example.ts'
import { ChangeList } from '#app/routes/dashboard/analysis/change-list.tsx'
import { Report } from '#app/routes/dashboard/analysis/report.tsx'
import { Verdict } from '#app/routes/dashboard/analysis/verdict.tsx'
import { CompetitorsResult } from '#app/routes/dashboard/competitors/competitors-result.tsx'
import { pageMeta, loader as publicPage } from '#app/routes/marketing/site/public-page.ts'
import { SiteLayout } from '#app/routes/marketing/site/site-layout.tsx'
import { SiteScript } from '#app/routes/marketing/site/site-script.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { ProfileBody } from '#app/routes/public/profile-body.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { BRAND } from '#features/brand.ts'
import { EXAMPLE } from '#features/example/example.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/example.ts'
import { ExampleView } from './example-view.tsx'

export { handle } from '#app/routes/marketing/site/public-page.ts'

export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  return { ...publicPage({ context }), example: EXAMPLE }
}

export const meta = pageMeta({
  path: URLS.example,
  title: `Voorbeeld: het rapport van een bakker · ${BRAND.name}`,
  description: EXAMPLE_TEXTS.description,
})

/** Everything that a customer sees of one company. The URL's fragment selects the view; without styles all views are shown. */
export default function Example({ loaderData: { example, ...site } }: Route.ComponentProps) {
  const { analysis, comparison, history, profile } = example
  return (
    <SiteLayout site={site}>
      <div className={`${WIDTH} grid grid-cols-1 gap-4 pt-2 pb-20 md:gap-6 lg:pt-10 lg:pb-28`}>
        <div className="grid gap-3">
          <h1 className="max-w-[24ch] text-[clamp(1.75rem,1.2rem+2.6vw,3.25rem)] leading-[1.08] tracking-[-0.02em]">
            {EXAMPLE_TEXTS.title}
          </h1>
          <p className="max-w-[62ch] md:text-lg">{EXAMPLE_TEXTS.lead}</p>
        </div>
        <div className="views-of grid grid-cols-1">
          <nav aria-label="Onderdelen van het voorbeeld" className="border-b border-edge print:hidden">
            <ul data-views className="flex flex-wrap gap-x-4 sm:gap-x-8">
              {EXAMPLE_TEXTS.views.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-block py-2.5 text-soft no-underline hover:text-ink">
                    <span className="inline-block font-semibold">{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ExampleView id="doen" title="Wat te doen">
            <div className="grid grid-cols-1 gap-6 md:gap-12">
              <Verdict analysis={analysis} score={analysis.score!} history={history} />
              <section aria-labelledby="taken" className="grid grid-cols-1 gap-5">
                <h3 id="taken" className="text-xl">
                  Dit levert het meest op
                </h3>
                <ChangeList changes={analysis.changes} />
              </section>
            </div>
          </ExampleView>
          <ExampleView id="rapport" title={`Wat we op de website van ${profile.company_name} lazen`}>
            <Report analysis={analysis} />
          </ExampleView>
          <ExampleView id="vergelijken" title={`${profile.company_name} naast twee concurrenten`}>
            <div className="grid grid-cols-1 gap-12">
              <CompetitorsResult comparison={comparison} />
            </div>
          </ExampleView>
          <ExampleView id="profiel" title="Het openbare profiel, dat assistenten lezen">
            <div className="grid grid-cols-1 gap-10 wrap-anywhere">
              <ProfileBody profile={profile} heading="h3" />
            </div>
          </ExampleView>
        </div>
        <section aria-labelledby="jouw-beurt" className="grid justify-items-start gap-4 border-t border-edge pt-10">
          <h2 id="jouw-beurt" className="text-2xl">
            Benieuwd naar dat van jou?
          </h2>
          <p>{SITE.inviteOnly}. Op de wachtlijst staan kost niets.</p>
          <ButtonAnchor look="primary" href={URLS.auth}>
            {SITE.joinWaitlist}
          </ButtonAnchor>
        </section>
      </div>
      <SiteScript />
    </SiteLayout>
  )
}
