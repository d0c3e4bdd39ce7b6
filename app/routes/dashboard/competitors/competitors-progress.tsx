import { Check, LoaderCircle } from 'lucide-react'
import { plainUrl } from '#app/copy/labels.ts'
import { waitingText } from '#app/copy/waiting.ts'
import { Progress } from '#app/ui/progress.tsx'
import type { ComparisonProgress, SiteProgress } from '#features/comparisons/comparison-progress.server.ts'

const STEPS: Record<SiteProgress['step'], string> = {
  start: 'Aan het beginnen',
  robots: 'Toegang bekijken (robots.txt)',
  home: 'Startpagina lezen',
  pages: 'Pagina’s met gegevens lezen',
  judge: 'Punten tellen',
  ready: 'Klaar',
}

/** The progress of each website; all are read at the same time. */
export function CompetitorsProgress({ progress }: { progress: ComparisonProgress | null }) {
  const sites = progress?.sites ?? []
  const ready = sites.filter(({ step }) => step === 'ready').length
  return (
    <section aria-labelledby="vergelijken" className="grid gap-5 rounded-md border border-hairline bg-sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="vergelijken" className="text-xl">
          Bezig met vergelijken…
        </h2>
        <p role="status" className="text-soft tabular-nums">
          {waitingText(progress?.ahead) ??
            (sites.length > 0 ? `${ready} van ${sites.length} websites klaar` : 'We beginnen met de websites')}
        </p>
      </div>
      <ul className="grid gap-4">
        {sites.map((site) => (
          <li key={site.url} className="grid gap-1.5">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="flex min-w-0 items-center gap-2 font-medium">
                {site.step === 'ready' ? (
                  <Check aria-hidden className="size-4 shrink-0 text-good" />
                ) : (
                  <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-soft" />
                )}
                <span className="min-w-0 wrap-anywhere">{plainUrl(site.url)}</span>
              </span>
              <span className="text-sm text-soft">{STEPS[site.step]}</span>
            </p>
            <Progress label={`Voortgang van ${plainUrl(site.url)}`} value={site.done} max={site.total} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">Je mag deze pagina gerust verlaten. De vergelijking loopt door.</p>
    </section>
  )
}
