import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { ShareReport } from '#app/routes/dashboard/web-builder/share-report.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import type { PastReport } from '#features/analyses/history.server.ts'
import { GOOD_SCORE } from '#features/analyses/score-words.ts'
import type { SharedLink } from '#features/shared-reports/own-link.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import { AnalysisLost } from './analysis-lost.tsx'
import { AnalysisProgressPanel } from './analysis-progress.tsx'
import { ChangeList } from './change-list.tsx'
import { Difference } from './difference.tsx'
import { Doubt } from './doubt.tsx'
import { NoScore } from './no-score.tsx'
import { Reanalyze } from './reanalyze.tsx'
import { Report } from './report.tsx'
import { Verdict } from './verdict.tsx'

interface Shown {
  history: PastReport[]
  /** The active link for the web builder. */
  shared: SharedLink | null
  /** Why the last request without JavaScript was refused. */
  refused: string | null
  /** The same of a request about the link for the web builder. */
  linkRefused: string | null
  /** The page that this request named, if it was 'Klopt dit niet?'. */
  doubted: string | null
}

/** Shows the running analysis, the empty state, the website that could not be read, or the report. */
export function AnalysisTab({ analysis, ...shown }: Shown & { analysis: AnalysisView | null }) {
  const { profile, analysis: run } = useDashboard()
  const { running, refused, takeFocus } = run
  const result = useRef<HTMLDivElement>(null)
  // The button that had the focus disappeared during the run, so the focus moves to the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked for again in a new report.
  useEffect(() => {
    if (running) return
    // The new report may be rendered after the run has ended; the focus then moves on from the verdict.
    if (!takeFocus() && document.activeElement?.id !== 'oordeel') return
    const asked = refused?.address === null ? '[value="analyze"]' : '[name="readFirst"]'
    const places = refused ? [asked] : ['#verschil', '#oordeel']
    const [place] = places.flatMap((one) => result.current?.querySelector<HTMLElement>(one) ?? [])
    place?.focus()
  }, [running, refused, takeFocus, analysis])

  if (running) return <AnalysisProgressPanel run={run} />
  const lost = run.lost ? <AnalysisLost retry={() => run.start(profile.form)} /> : null
  if (!analysis) {
    if (lost) return lost
    return <NotRead refusal={shown.refused ?? shown.linkRefused} />
  }
  return (
    <div ref={result} className="grid grid-cols-1 gap-7 sm:gap-12">
      {lost}
      {analysis.score === null ? (
        <Unread analysis={analysis} {...shown} />
      ) : (
        <Scored analysis={analysis} score={analysis.score} {...shown} />
      )}
    </div>
  )
}

/** Online without a report: published in a request that did not analyse, or the analysis came to no end. */
function NotRead({ refusal }: { refusal: string | null }) {
  const { profile, analysis: run, hrefOf } = useDashboard()
  if (profile.published) {
    return (
      <EmptyState title="Nog geen analyse">
        <p>Je profiel staat online, maar je website is nog niet gelezen. Daarna zie je hier je score.</p>
        <Reanalyze start={() => run.start(profile.form)} refused={run.refused?.text ?? refusal}>
          Analyseer je website
        </Reanalyze>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nog geen analyse">
      <p>
        Zodra je je profiel publiceert, lezen we je website. Hier zie je dan je score, en bij elk punt wat we vonden.
      </p>
      {refusal ? (
        <Notice kind="bad" live="alert">
          {refusal}
        </Notice>
      ) : null}
      <Link to={hrefOf('geo-optimized')}>Naar publicatie</Link>
    </EmptyState>
  )
}

/** Why the last request for a new analysis was refused, if it was. */
function useRefusal({ refused, doubted }: Pick<Shown, 'refused' | 'doubted'>) {
  const { refused: now } = useDashboard().analysis
  const ofDoubt = now?.address ?? (now ? null : doubted)
  const text = now?.text ?? refused
  return { again: ofDoubt === null ? text : null, doubt: ofDoubt === null ? null : { address: ofDoubt, text } }
}

function Unread({ analysis, ...shown }: Shown & { analysis: AnalysisView }) {
  const { profile, analysis: run, hrefOf } = useDashboard()
  const { again } = useRefusal(shown)
  return (
    <NoScore analysis={analysis}>
      <Reanalyze start={() => run.start(profile.form)} refused={again}>
        Probeer opnieuw
      </Reanalyze>
      <ButtonLink to={hrefOf('company-data')}>Pas het adres aan</ButtonLink>
      <ShareReport link={shown.shared} refused={shown.linkRefused} />
    </NoScore>
  )
}

function Scored({
  analysis,
  score,
  history,
  shared,
  linkRefused,
  ...asked
}: Shown & { analysis: AnalysisView; score: number }) {
  const { profile, analysis: run, hrefOf, domainInAddress } = useDashboard()
  const { again, doubt } = useRefusal({ ...asked })
  const onDemand = allows(profile.plan, 'analysis-on-demand')
  const { changes, revision, difference } = analysis
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:gap-8">
        <Verdict analysis={analysis} score={score} history={history} />
        <section aria-labelledby="doen" className="grid grid-cols-1 gap-4">
          <h2 id="doen" className="scroll-mt-4 text-xl">
            {titleOf(changes.length)}
          </h2>
          <ChangeList changes={changes}>
            <div className="flex flex-wrap items-start gap-3">
              {onDemand ? (
                <Reanalyze start={() => run.start(profile.form)} refused={again}>
                  Controleer opnieuw
                </Reanalyze>
              ) : null}
              <ShareReport link={shared} refused={linkRefused} />
            </div>
            {revision ? (
              <Difference difference={revision} page={revision.page} />
            ) : difference ? (
              <Difference difference={difference} />
            ) : null}
          </ChangeList>
        </section>
        {score < GOOD_SCORE ? (
          <Notice kind="info" title="Tip">
            <p>
              Vul meer gegevens in: wat in je profiel staat, hoeft een assistent niet te raden.{' '}
              <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
            </p>
          </Notice>
        ) : null}
      </div>
      <Report
        analysis={analysis}
        aboutFacts={<Link to={aboutDomain(URLS.sameFacts, domainInAddress)}>Staat overal hetzelfde?</Link>}
      >
        <Doubt
          start={(address) => run.start(profile.form, address)}
          refused={doubt?.text ?? undefined}
          typed={doubt?.address ?? ''}
          once={!onDemand}
        />
      </Report>
    </>
  )
}

function titleOf(changes: number): string {
  if (changes === 0) return 'Er valt op deze punten niets meer te winnen'
  if (changes === 1) return 'De verandering die nog iets oplevert'
  return changes === 2
    ? 'De twee veranderingen die nog iets opleveren'
    : 'De drie veranderingen die het meest opleveren'
}
