import { useEffect, useRef, useState } from 'react'
import { OPTIMIZER } from '#app/copy/landing-pages.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import type { LandingPagesView } from '#features/landing-pages/landing-pages.schema.ts'
import { type LandingPageAnswer, REMOVE_QUESTION, RESULT_ID } from './landing-page-state.ts'
import { PageForm } from './page-form.tsx'
import { PageHistory } from './page-history.tsx'
import { PageProgress } from './page-progress.tsx'
import { PageResult } from './page-result.tsx'
import { useLandingPage } from './use-landing-page.ts'

/** A page of the company's own website in; what it says to machines, and what each change is worth, out. */
export function Optimizer({
  pages,
  removing,
  refused,
}: {
  pages: LandingPagesView
  /** The result that the page asks to remove, without JavaScript. */
  removing: string | null
  refused: LandingPageAnswer | undefined
}) {
  const { hrefOf } = useDashboard()
  const { run, problems, read, takeFocus } = useLandingPage(refused)
  // The form is away while a page is read.
  const [url, setUrl] = useState(refused?.url ?? '')
  const { follow, hasEnded } = run
  // It was started in another window, or in this one before a reload.
  const elsewhere = pages.running && !hasEnded(pages.running) ? pages.running : null
  useEffect(() => {
    if (elsewhere) follow(elsewhere)
  }, [elsewhere, follow])
  const busy = run.running || elsewhere !== null
  const place = useRef<HTMLDivElement>(null)
  const shown = pages.shown?.id
  // The button that had the focus disappeared during the run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is rendered only after the run has ended.
  useEffect(() => {
    if (busy) return
    const isWrong = problems && (problems.message !== null || Object.keys(problems.fields).length > 0)
    // The first result is rendered after the run has ended: until then the focus waits for it.
    const wanted = place.current?.querySelector<HTMLElement>(isWrong ? '[name="url"]' : `#${RESULT_ID}`)
    if (wanted && takeFocus()) wanted.focus()
  }, [busy, shown, problems, takeFocus])
  const action = hrefOf('landingspaginas-optimizer')
  return (
    <div ref={place} className="grid grid-cols-1 gap-10">
      {removing ? (
        <AskFirst
          title={REMOVE_QUESTION.title}
          confirmLabel={REMOVE_QUESTION.confirmLabel}
          action={action}
          fields={{ intent: 'remove', id: removing }}
          cancelHref={action}
        >
          {REMOVE_QUESTION.says}
        </AskFirst>
      ) : null}
      <section aria-labelledby="optimizer" className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-2 print:hidden">
        <div className="grid content-start gap-3">
          <h2 id="optimizer" className="text-xl text-pretty md:text-2xl">
            {OPTIMIZER.title}
          </h2>
          <p className="max-w-prose">{OPTIMIZER.intro}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
            <span className="rounded-sm border border-edge px-1 text-xs font-semibold tracking-wide">BETA</span>
            {OPTIMIZER.early}
          </p>
        </div>
        {busy ? (
          <PageProgress progress={run.progress} takeFocus={takeFocus} />
        ) : (
          <PageForm pages={pages} url={url} onType={setUrl} problems={problems} read={read} />
        )}
      </section>
      {pages.shown ? <PageResult shown={pages.shown} /> : null}
      <PageHistory pages={pages} />
    </div>
  )
}
