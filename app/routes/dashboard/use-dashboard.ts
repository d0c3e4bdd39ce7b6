import type { UseFormReturn } from 'react-hook-form'
import { useOutletContext } from 'react-router'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import type { DashboardTab } from '#features/urls.ts'
import type { AnalysisRun } from './analysis/use-analysis.ts'
import type { useDraft } from './company-data/drafts/use-draft.ts'
import type { Autosave } from './company-data/use-autosave.ts'
import type { Comparing } from './competitors/use-comparison.ts'
import type { Publish } from './geo-optimized/use-publish.ts'

/** The state that survives a change of tab: the company form with its input, and the runs on the server. */
export interface Dashboard {
  profile: OwnProfile
  countries: { code: string; name: string }[]
  form: UseFormReturn<ProfileFormValues>
  autosave: Autosave
  drafts: ReturnType<typeof useDraft>
  analysis: AnalysisRun
  comparing: Comparing
  publish: Publish
  /** The domain's id in the URL; null if the URL has none. */
  domainInAddress: string | null
  /** The private page with the saved profile as people see it. */
  ownPage: string
  /** The URL of a tab for the same website. */
  hrefOf: (tab: DashboardTab, more?: Record<string, string>) => string
}

/** For the tabs, which the layout renders. */
export function useDashboard(): Dashboard {
  return useOutletContext<Dashboard>()
}
