import type { RouterContextProvider } from 'react-router'
import { PRICING, SITE } from '#app/copy/marketing.ts'
import { Faq } from '#app/routes/marketing/faq.tsx'
import { Features } from '#app/routes/marketing/features.tsx'
import { NewsletterSection } from '#app/routes/marketing/newsletter/newsletter-section.tsx'
import { PlanCards } from '#app/routes/marketing/plan-cards.tsx'
import { Roadmap } from '#app/routes/marketing/roadmap.tsx'
import { pageMeta, loader as publicPage } from '#app/routes/marketing/site/public-page.ts'
import { SiteLayout } from '#app/routes/marketing/site/site-layout.tsx'
import { SiteScript } from '#app/routes/marketing/site/site-script.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { homeStructuredData } from '#app/routes/marketing/site/structured-data.ts'
import { EXAMPLE_PIECE } from '#features/example/example.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/home.ts'
import { Demo } from './demo.tsx'
import { Explanation } from './explanation.tsx'
import { Hero } from './hero.tsx'

export { handle } from '#app/routes/marketing/site/public-page.ts'

export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  return { ...publicPage({ context }), example: EXAMPLE_PIECE }
}

export const meta = pageMeta({
  path: URLS.home,
  title: SITE.title,
  description: SITE.description,
  structuredData: homeStructuredData,
})

export default function Home({ loaderData: { example, ...site } }: Route.ComponentProps) {
  return (
    <SiteLayout site={site}>
      <Hero example={example} />
      <Demo />
      <Explanation />
      <Features example={example} />
      <NewsletterSection />
      <Roadmap />
      <section id="plannen" aria-labelledby="plannen-kop" className="border-t border-hairline bg-shade">
        <div className={`${WIDTH} grid gap-6 py-8 lg:gap-10 lg:py-28`}>
          <div className="grid gap-2 lg:gap-4">
            <h2 id="plannen-kop" className="text-xl sm:text-2xl lg:text-3xl">
              {PRICING.title}
            </h2>
            <p className="max-w-[60ch] lg:text-lg">{PRICING.terms}</p>
          </div>
          <PlanCards />
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <a href={URLS.pricing} className="py-1 font-medium">
              {PRICING.compare}
            </a>
            <a href={URLS.auth} className="py-1 font-medium">
              {SITE.signUp}
            </a>
          </p>
        </div>
      </section>
      <Faq />
      <SiteScript />
    </SiteLayout>
  )
}
