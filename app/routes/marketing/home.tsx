import { PRICING, SITE } from '../../copy/marketing.ts'
import { URLS } from '../../urls.ts'
import type { Route } from './+types/home.ts'
import { Demo } from './demo.tsx'
import { Explanation } from './explanation.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { pageMeta } from './page-meta.ts'
import { PlanCards } from './plan-cards.tsx'
import { Roadmap } from './roadmap.tsx'
import { PUBLIC_PAGE, siteData } from './site-data.ts'
import { SiteLayout, WIDTH } from './site-layout.tsx'
import { homeStructuredData } from './structured-data.ts'

export const handle = PUBLIC_PAGE

export function loader({ context }: Route.LoaderArgs) {
  return siteData(context)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    baseUrl: loaderData.baseUrl,
    path: URLS.home,
    title: SITE.title,
    description: SITE.description,
    structuredData: homeStructuredData(loaderData),
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout site={loaderData}>
      <Hero />
      <Demo />
      <Explanation />
      <Features />
      <NewsletterSection />
      <Roadmap />
      <section id="plannen" aria-labelledby="plannen-kop" className="below-fold border-t border-hairline bg-shade">
        <div className={`${WIDTH} grid gap-10 py-20 lg:py-28`}>
          <div className="grid gap-4">
            <h2 id="plannen-kop" className="text-2xl lg:text-3xl">
              {PRICING.title}
            </h2>
            <p className="max-w-[60ch] text-lg">{PRICING.terms}</p>
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
    </SiteLayout>
  )
}
