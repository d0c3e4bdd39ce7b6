import type { ReactNode } from 'react'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { EmptyDial } from '#app/ui/figures/score-dial.tsx'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { Fold } from './fold.tsx'
import { SourceTable } from './source-table.tsx'

/** A website that could not be read: the cause, the remedy and who applies it, then a retry or a corrected address. */
export function NoScore({ analysis, children }: { analysis: AnalysisView; children?: ReactNode }) {
  const { notRead, sources, url, takenAt } = analysis
  return (
    <section
      aria-labelledby="oordeel"
      className="grid grid-cols-1 gap-x-14 gap-y-5 md:grid-cols-[16rem_minmax(0,1fr)] md:items-start"
    >
      <div className="max-w-56 md:max-w-none">
        <EmptyDial label="Score" cause={notRead?.title ?? 'Niet gelezen'} />
      </div>
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        <h2 id="oordeel" tabIndex={-1} className="text-xl md:text-2xl">
          We konden je website niet lezen
        </h2>
        {notRead ? (
          <>
            <p className="max-w-prose">
              {notRead.cause} {notRead.consequence}
            </p>
            <div className="grid max-w-prose gap-1 border-s-4 border-marker ps-4">
              <h3 className="font-sans font-semibold">Dit doet {notRead.who}</h3>
              <p>{notRead.advice}</p>
            </div>
          </>
        ) : null}
        {children ? <div className="flex flex-wrap items-start gap-3 print:hidden">{children}</div> : null}
        <p className="text-sm text-soft">
          {plainUrl(url)}, geprobeerd op <time dateTime={takenAt}>{dutchMoment(takenAt)}</time>. Over de rest van je
          website zegt dit rapport niets.
        </p>
        {sources.length > 0 ? (
          <div className="border-t border-hairline">
            <Fold title="Wat we opvroegen">
              <SourceTable sources={sources} label="Wat we opvroegen" />
            </Fold>
          </div>
        ) : null}
      </div>
    </section>
  )
}
