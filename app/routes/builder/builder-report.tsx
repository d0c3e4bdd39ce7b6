import type { ReactNode } from 'react'
import { dutchDate } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { ChangeList } from '#app/routes/dashboard/analysis/change-list.tsx'
import { NoScore } from '#app/routes/dashboard/analysis/no-score.tsx'
import { Report } from '#app/routes/dashboard/analysis/report.tsx'
import { Verdict } from '#app/routes/dashboard/analysis/verdict.tsx'
import { SiteScript } from '#app/routes/marketing/site/site-script.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import type { BuilderPage } from '#features/shared-reports/builder-page.server.ts'
import { URLS } from '#features/urls.ts'
import { BuilderCheck } from './builder-check.tsx'
import { BuilderSteps } from './builder-steps.tsx'

/** The to-do list, the instructions and the result of the last check, followed by the reasons. */
export function BuilderReport({ page, refused }: { page: BuilderPage; refused: string | null }) {
  const { analysis, expiresAt } = page
  return (
    <div className="mx-auto w-full max-w-[72rem] px-5 sm:px-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-5">
        <a href={URLS.home} className="text-xl no-underline">
          <Wordmark>{BRAND.name}</Wordmark>
        </a>
        <p className="text-sm text-soft">
          Deze link werkt tot <time dateTime={expiresAt}>{dutchDate(expiresAt)}</time>
        </p>
      </header>
      <main id="inhoud" className="grid grid-cols-1 gap-10 py-8 md:gap-14 md:py-12">
        <div className="grid gap-2">
          <h1 className="text-2xl wrap-anywhere md:text-3xl">Te doen aan {plainUrl(analysis.url)}</h1>
          <p className="max-w-prose">
            {analysis.score === null
              ? 'De website was niet te lezen, ook niet voor AI-assistenten zoals ChatGPT. De eigenaar vraagt je om dat op te lossen.'
              : 'De eigenaar vraagt je om deze veranderingen. Ze maken de website leesbaar en herkenbaar voor AI-assistenten zoals ChatGPT.'}
          </p>
        </div>
        {analysis.score === null ? <NoScore analysis={analysis} /> : null}
        {analysis.changes.length > 0 ? (
          <Part id="taken" title="Dit levert het meest op">
            <ChangeList changes={analysis.changes} reader="builder" />
          </Part>
        ) : null}
        <BuilderCheck page={page} refused={refused} />
        <BuilderSteps changes={analysis.changes} system={analysis.system} />
        {analysis.score === null ? null : (
          <>
            <Verdict analysis={analysis} score={analysis.score} />
            <Report analysis={analysis} hidden="Wat we hierbij vonden, staat niet op deze pagina." />
          </>
        )}
      </main>
      <SiteScript />
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
