import { useEffect, useRef } from 'react'
import { AnalysisLost } from '#app/routes/dashboard/analysis/analysis-lost.tsx'
import { AnalysisProgressPanel } from '#app/routes/dashboard/analysis/analysis-progress.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import type { SinceLastMonth } from '#features/analyses/change-since.server.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import type { PartnerBadge } from '#features/badge/badge.server.ts'
import type { AssistantVisits } from '#features/crawler-visits/overview.server.ts'
import type { Ownership } from '#features/ownership/ownership.server.ts'
import { FirstSteps } from './first-steps.tsx'
import { NextChange } from './next-change.tsx'
import { OwnershipState } from './ownership-state.tsx'
import { PartnerBadgeCard } from './partner-badge.tsx'
import { ProfileGaps } from './profile-gaps.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishState } from './publish-state.tsx'
import { PublishedActions } from './published-actions.tsx'
import { ScoreCard } from './score-card.tsx'
import type { Standing } from './standing.ts'
import type { PublishAnswer } from './use-publish.ts'
import { VerifiedVisits } from './verified-visits.tsx'

export interface Start {
  badge: PartnerBadge | null
  /** True for Gratis if this month's analysis was used. */
  keepsAnalysis: boolean
  /** False: the plan does not keep this website online. */
  isCovered: boolean
  /** The account's setting for all of its websites. */
  isVisibleToAi: boolean
  history: PastScore[]
  gaps: string[]
  owned: Ownership
  standing: Standing | null
  sinceLastMonth: SinceLastMonth
  assistants: AssistantVisits[]
  refused: PublishAnswer | undefined
}

/** The current state and the next step, on one screen. */
export function StartTab(start: Start) {
  const { profile, publish, analysis: run } = useDashboard()
  const { standing, history, sinceLastMonth, assistants, gaps, badge, isCovered, isVisibleToAi } = start
  const state = useFocusWhenOffline(profile.published)
  const form = run.running ? <AnalysisProgressPanel run={run} /> : <PublishForm {...start} />
  const lost = run.lost ? <AnalysisLost retry={() => run.start(profile.form)} /> : null
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 lg:items-center lg:gap-x-8 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_auto]">
        <div ref={state} tabIndex={-1} className="min-w-0">
          <PublishState profile={profile} isCovered={isCovered} isVisibleToAi={isVisibleToAi} />
          <OwnershipState owned={start.owned} />
        </div>
        {profile.published && profile.slug && isCovered ? (
          <div
            className={`flex flex-wrap items-start gap-2 ${run.running ? 'lg:col-span-2 [&>*:first-child]:w-full' : ''}`}
          >
            {form}
            <PublishedActions slug={profile.slug} busy={publish.busy} onUnpublish={publish.unpublish} />
          </div>
        ) : null}
      </div>
      {lost}
      {profile.published || !isCovered ? null : <FirstSteps isAnalyzed={standing !== null}>{form}</FirstSteps>}
      {standing ? (
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          <ScoreCard standing={standing} history={history} since={sinceLastMonth} />
          <NextChange standing={standing} />
        </div>
      ) : null}
      {profile.published ? (
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          <VerifiedVisits assistants={assistants} />
          <ProfileGaps gaps={gaps} />
        </div>
      ) : null}
      {profile.published && isCovered ? <PartnerBadgeCard profile={profile} badge={badge} /> : null}
    </div>
  )
}

/** The unpublish button disappears, so the focus moves to the text that reports the result. */
function useFocusWhenOffline(published: boolean) {
  const state = useRef<HTMLDivElement>(null)
  const was = useRef(published)
  useEffect(() => {
    if (was.current && !published) state.current?.focus()
    was.current = published
  }, [published])
  return state
}
