import { ArrowLeft } from 'lucide-react'
import { dutchDate } from '#app/copy/dates.ts'
import type { Article } from '#app/copy/marketing-terms.ts'
import { RichText } from '#app/ui/text/rich-text.tsx'
import { operatorLines } from '#features/operator.ts'
import { URLS } from '#features/urls.ts'
import type { SiteData } from './public-page.ts'
import { SiteLayout } from './site-layout.tsx'
import { WIDTH } from './site-width.ts'

/** A legal text: the company's details, a table of contents, and numbered articles, each with its own anchor. */
export function ArticlePage({
  site,
  title,
  intro,
  version,
  back,
  articles,
}: {
  site: SiteData
  title: string
  intro: string
  version: string
  back: string
  articles: readonly Article[]
}) {
  const operator = operatorLines(site.operator)
  return (
    <SiteLayout site={site} join={false}>
      <article className={`${WIDTH} grid gap-10 pt-4 pb-20 lg:grid-cols-[2fr_5fr] lg:gap-16 lg:pb-28`}>
        <div className="grid content-start gap-5 lg:col-span-2">
          <p>
            <a href={URLS.home} className="inline-flex items-center gap-2 py-2">
              <ArrowLeft aria-hidden className="size-4" />
              {back}
            </a>
          </p>
          <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3rem)] leading-[1.1] break-words hyphens-auto">{title}</h1>
          <p className="max-w-[62ch] text-lg">{intro}</p>
          <p className="text-soft">
            Versie van <time dateTime={version}>{dutchDate(version)}</time>
          </p>
        </div>
        <div className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start print:hidden">
          <nav aria-label="Inhoud">
            <ol className="grid gap-1 border-s border-hairline ps-4">
              {articles.map((article, at) => (
                <li key={article.id}>
                  <a href={`#${article.id}`} className="inline-block py-0.5 text-ink no-underline hover:underline">
                    {at + 1}. {article.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="grid gap-10">
          <section aria-labelledby="beheerder" className="rounded-md border border-hairline bg-sheet p-6">
            <h2 id="beheerder" className="mb-2 text-lg">
              Wie we zijn
            </h2>
            {operator.length > 0 ? (
              <address className="not-italic">
                {operator.map((line) => (
                  <span key={line} className="block">
                    {line === site.operator.email ? <a href={`mailto:${line}`}>{line}</a> : line}
                  </span>
                ))}
              </address>
            ) : (
              <p>De gegevens van de beheerder zijn op deze website nog niet ingesteld.</p>
            )}
          </section>
          {articles.map((article, at) => (
            <section key={article.id} aria-labelledby={article.id} className="grid gap-3">
              <h2 id={article.id} className="scroll-mt-6 text-xl">
                {at + 1}. {article.title}
              </h2>
              {article.text.map((paragraph, index) => (
                <p key={paragraph} className="grid max-w-[68ch] grid-cols-[2.75rem_1fr] sm:grid-cols-[3.25rem_1fr]">
                  <span className="text-soft tabular-nums">
                    {at + 1}.{index + 1}
                  </span>
                  <span>
                    <RichText>{paragraph}</RichText>
                  </span>
                </p>
              ))}
            </section>
          ))}
        </div>
      </article>
    </SiteLayout>
  )
}
