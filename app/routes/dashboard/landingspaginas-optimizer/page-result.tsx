import type { ReactNode } from 'react'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { conclusionOf } from '#app/copy/landing-pages.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { LandingPagesView } from '#features/landing-pages/landing-pages.schema.ts'
import { RESULT_ID } from './landing-page-state.ts'
import { PageChanges } from './page-changes.tsx'
import { PageFacts } from './page-facts.tsx'
import { PageQuestions } from './page-questions.tsx'
import { ReadabilityList } from './readability-list.tsx'

/** The conclusion first, then what to change, then what the page holds. */
export function PageResult({ shown: { report, at } }: { shown: NonNullable<LandingPagesView['shown']> }) {
  const open = report.readability.filter(({ state }) => state !== 'good').length
  const missing = report.facts.filter(({ outcome }) => outcome !== 'states').length
  const answered = report.questions.filter(({ answeredBy }) => answeredBy !== null).length
  const pages = report.pagesRead.length === 1 ? 'ene pagina' : `${report.pagesRead.length} pagina’s`
  return (
    <article aria-labelledby={RESULT_ID} className="grid grid-cols-1 gap-10 border-t border-edge pt-8">
      <header className="grid grid-cols-1 gap-4">
        <p className="text-sm text-soft wrap-anywhere">
          <a href={report.url} rel="noreferrer">
            {plainUrl(report.url)}
          </a>
          , gelezen op <time dateTime={at}>{dutchMoment(at)}</time>
        </p>
        <h2 id={RESULT_ID} tabIndex={-1} className="max-w-[40ch] text-xl text-pretty md:text-2xl">
          {conclusionOf(report)}
        </h2>
        <p className="max-w-prose text-soft">
          {report.isHome
            ? `${report.score} is de score van je website nu. We lazen er ${report.pagesRead.length === 1 ? 'één pagina' : pages} voor, deze homepage inbegrepen.`
            : `${report.score} is de score van je hele website nu, met deze pagina onder de ${pages} die we lazen. Je homepage telt het zwaarst.`}{' '}
          {report.wasTried
            ? 'Voor elke verandering pasten we de HTML van deze pagina aan en telden we alle punten opnieuw.'
            : 'Deze pagina’s zijn te zwaar om ze voor elke verandering opnieuw te lezen, dus wat een verandering oplevert is niet gemeten.'}
        </p>
        {report.gates.map((gate) => (
          <Notice key={gate.id} kind="warn">
            <p>{gate.says}</p>
          </Notice>
        ))}
      </header>
      <PageChanges report={report} />
      <Part id="gegevens" title={factsTitle(missing, report.facts.length)}>
        <PageFacts facts={report.facts} />
      </Part>
      <Part id="vragen" title={questionsTitle(answered, report.questions.length)}>
        <PageQuestions questions={report.questions} />
      </Part>
      <Part
        id="leesbaarheid"
        title={
          open === 0
            ? 'Machines kunnen de pagina goed lezen'
            : `${open} van de ${report.readability.length} punten van de leesbaarheid ${open === 1 ? 'kan' : 'kunnen'} beter`
        }
      >
        <ReadabilityList rows={report.readability} />
      </Part>
    </article>
  )
}

function factsTitle(missing: number, facts: number): string {
  if (facts === 0) return 'Nog geen gegevens om te vergelijken'
  if (missing === 0) return 'Al je gegevens staan op de pagina'
  return `${missing} van de ${facts} gegevens ${missing === 1 ? 'staat' : 'staan'} er niet, of anders`
}

function questionsTitle(answered: number, questions: number): string {
  if (questions === 0) return 'Nog geen vragen om het antwoord op te zoeken'
  if (questions === 1) return `De pagina beantwoordt de vraag${answered === 1 ? '' : ' niet'}`
  return `${answered} van de ${questions} vragen beantwoordt de pagina`
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h3 id={id} className="text-lg text-pretty">
        {title}
      </h3>
      {children}
    </section>
  )
}
