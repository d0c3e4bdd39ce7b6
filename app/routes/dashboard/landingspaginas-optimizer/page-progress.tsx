import { useEffect, useRef } from 'react'
import { ANALYSIS_STEPS } from '#app/copy/analysis-steps.ts'
import { OPTIMIZER } from '#app/copy/landing-pages.ts'
import { waitingText } from '#app/copy/waiting.ts'
import { Progress } from '#app/ui/progress.tsx'
import type { ReadingView } from '#features/proposals/proposals.schema.ts'

/** How far the reading of the page is; the website's other pages are read with it, for the score. */
export function PageProgress({ progress, takeFocus }: { progress: ReadingView | null; takeFocus: () => boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus()) heading.current?.focus()
  }, [takeFocus])
  const step = waitingText(progress?.ahead) ?? ANALYSIS_STEPS[progress?.step ?? ''] ?? 'We beginnen met je website'
  return (
    <section
      aria-labelledby="voortgang"
      className="grid content-start gap-4 rounded-md border border-hairline bg-sheet p-5"
    >
      <h3 id="voortgang" ref={heading} tabIndex={-1} className="text-lg">
        {OPTIMIZER.reading}
      </h3>
      <Progress label="Voortgang van het lezen" value={progress?.done ?? null} max={progress?.total ?? 1} />
      <p role="status" className="font-medium">
        {step}…
      </p>
      {progress?.url ? <p className="font-mono text-sm break-all text-soft">{progress.url}</p> : null}
      <p className="text-sm text-soft">Je mag deze pagina gerust verlaten. Het lezen loopt door.</p>
    </section>
  )
}
