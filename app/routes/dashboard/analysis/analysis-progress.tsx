import { Check, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ANALYSIS_STEPS } from '#app/copy/analysis-steps.ts'
import { waitingText } from '#app/copy/waiting.ts'
import { Progress } from '#app/ui/progress.tsx'
import type { AnalysisRun } from './use-analysis.ts'

/** The progress of a running analysis: the current address, and how many of how many are done. */
export function AnalysisProgressPanel({ run: { progress, visited, takeFocus } }: { run: AnalysisRun }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is no longer on the page.
  useEffect(() => {
    if (takeFocus()) heading.current?.focus()
  }, [takeFocus])
  const step = waitingText(progress?.ahead) ?? ANALYSIS_STEPS[progress?.step ?? ''] ?? 'We beginnen met je website'
  return (
    <section aria-labelledby="voortgang" className="grid gap-4 rounded-md border border-hairline bg-sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="voortgang" ref={heading} tabIndex={-1} className="text-xl">
          We lezen je website
        </h2>
        {progress ? (
          <p className="text-soft tabular-nums">
            {progress.done} van {progress.total}
          </p>
        ) : null}
      </div>
      <Progress label="Voortgang van de analyse" value={progress?.done ?? null} max={progress?.total ?? 1} />
      <p role="status" className="font-medium">
        {step}…
      </p>
      <ul className="grid gap-1.5 text-sm">
        {visited.map((url) => (
          <li key={url} className="flex items-start gap-2">
            {url === progress?.url && !progress.finished ? (
              <LoaderCircle aria-label="Bezig" className="mt-0.5 size-4 shrink-0 animate-spin text-soft" />
            ) : (
              <Check aria-label="Gelezen" className="mt-0.5 size-4 shrink-0 text-good" />
            )}
            <span className="min-w-0 font-mono break-all">{url}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">Je mag deze pagina gerust verlaten. De analyse loopt door.</p>
    </section>
  )
}
