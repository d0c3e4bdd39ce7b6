import { plainUrl } from '#app/copy/labels.ts'
import { ABOUT } from '#app/copy/marketing.ts'
import { pageMeta } from '#app/routes/marketing/site/public-page.ts'
import { SiteLayout } from '#app/routes/marketing/site/site-layout.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { BRAND } from '#features/brand.ts'
import { operatorLines } from '#features/operator.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/about.ts'

export { handle, loader } from '#app/routes/marketing/site/public-page.ts'

export const meta = pageMeta({
  path: URLS.about,
  title: `${ABOUT.title} · ${BRAND.name}`,
  description: ABOUT.description,
})

export default function About({ loaderData }: Route.ComponentProps) {
  const { operator } = loaderData
  const lines = operatorLines({ ...operator, email: undefined })
  return (
    <SiteLayout site={loaderData}>
      <article className={`${WIDTH} grid gap-14 pt-8 pb-20 lg:gap-20 lg:pt-14 lg:pb-28`}>
        <div className="grid gap-6">
          <h1 className="text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.06] tracking-[-0.02em]">
            <span className="marked">{ABOUT.title}</span>
          </h1>
          <p className="max-w-[34ch] font-serif text-xl lg:text-2xl">{ABOUT.lead}</p>
        </div>
        {[ABOUT.why, ABOUT.evidence].map(({ title, paragraphs }) => (
          <section key={title} className="grid gap-4 border-t border-edge pt-6 lg:grid-cols-[2fr_5fr] lg:gap-16">
            <h2 className="text-xl">{title}</h2>
            <div className="grid max-w-[62ch] gap-4 text-lg">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <section
          id="contact"
          className="grid scroll-mt-6 gap-4 border-t border-edge pt-6 lg:grid-cols-[2fr_5fr] lg:gap-16"
        >
          <h2 className="text-xl">{ABOUT.contact.title}</h2>
          <div className="grid justify-items-start gap-4 text-lg">
            {lines.length === 0 && !operator.email ? <p>{ABOUT.contact.unset}</p> : null}
            <address className="not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {operator.email ? (
              <p>
                {ABOUT.contact.mail} <a href={`mailto:${operator.email}`}>{operator.email}</a>
              </p>
            ) : null}
            {operator.profiles && operator.profiles.length > 0 ? (
              <ul>
                {operator.profiles.map((profile) => (
                  <li key={profile}>
                    <a href={profile} rel="me">
                      {plainUrl(profile)}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
      </article>
    </SiteLayout>
  )
}
