/** The layout of the dashboard's tabs: the header, the company form with its autosave, and the runs on the server. */
import { useEffect, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { ownPlanNotice, planNotice } from '#app/copy/plan-notices.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { NoticesLink } from '#app/routes/notices/notices-link.tsx'
import { PlanNotice } from '#app/routes/plan-notice.tsx'
import { PublicationBadge } from '#app/routes/publication-badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { TabPanel, Tabs } from '#app/ui/tabs.tsx'
import { tabsOf } from '#features/access/dashboard-tabs.ts'
import { allows } from '#features/access/plans.ts'
import { getAccountState } from '#features/access/subscription.server.ts'
import { BRAND } from '#features/brand.ts'
import { nameOf } from '#features/domains/website-name.ts'
import { COUNTRIES } from '#features/profiles/countries.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { versionOf } from '#features/profiles/versions.ts'
import {
  aboutDomain,
  companyPage,
  DASHBOARD_TABS,
  type DashboardTab,
  dashboardTab,
  EARLY_TABS,
  URLS,
} from '#features/urls.ts'
import type { Route } from './+types/layout.ts'
import { useAnalysis } from './analysis/use-analysis.ts'
import { draftKey } from './company-data/drafts/drafts.ts'
import { useDraft } from './company-data/drafts/use-draft.ts'
import { SaveStatus } from './company-data/save-status.tsx'
import { useAutosave } from './company-data/use-autosave.ts'
import { useComparison } from './competitors/use-comparison.ts'
import { dashboardOf, openDashboard, refusedFormOf } from './dashboard.server.ts'
import { usePublish } from './geo-optimized/use-publish.ts'
import { PreloadCode } from './preload-code.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { WebsiteSwitcher } from './website-switcher.tsx'

const TAB_LABELS: Record<DashboardTab, string> = {
  'geo-optimized': 'Start',
  'company-data': 'Bedrijfsgegevens',
  analysis: 'Analyse',
  competitors: 'Concurrenten',
  'llms-txt': 'llms.txt',
  'landingspaginas-optimizer': 'Landingspagina’s',
  faq: 'Vragen',
  'crawler-visits': 'AI-bezoek',
  mentions: 'AI-vermeldingen',
}

const isEarly = (tab: DashboardTab) => EARLY_TABS.some((early) => early === tab)

/** The screens that are one click away, and what the company form requests in the background. */
const nextPages = (tabs: readonly DashboardTab[]) => [
  ...tabs.map((tab) => dashboardTab(tab, null)),
  ...[URLS.account, URLS.ownImages, URLS.machinePreview, URLS.proposals, URLS.documents],
]

export const meta: Route.MetaFunction = () => [{ title: `Dashboard · ${BRAND.name}` }]

export const middleware: Route.MiddlewareFunction[] = [({ request, context }) => openDashboard(request, context)]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain, domainInAddress } = dashboardOf(context)
  const profile = await getOwnProfile(services, user, domain.id)
  const { subscription, websites, news, unreadNotices } = await getAccountState(services, user)
  const refused = refusedFormOf(context)
  return {
    ...{
      accountId: user.userId,
      email: user.email,
      isAdmin: user.role === 'admin',
      countries: COUNTRIES,
      domainInAddress,
      profile,
      unreadNotices,
      isCovered: domain.isCovered,
      notices: [
        ...(news ? [planNotice(news)] : []),
        ...(domain.plan === subscription.plan ? [] : [ownPlanNotice(domain.plan, subscription.plan)]),
      ],
    },
    // Without Expert there is one website, and nothing to choose.
    websites: [subscription.plan, domain.plan].some((plan) => allows(plan, 'domain-switcher'))
      ? websites.map((website) => ({ id: website.id, name: nameOf(website) }))
      : [],
    /** The form's values: without JavaScript these may be the input of a refused request. */
    typed: refused ? { ...profile.form, ...refused } : profile.form,
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

/** The key resets everything for another website: neither input nor runs carry over. */
export default function Layout({ loaderData }: Route.ComponentProps) {
  return <DashboardOfDomain key={loaderData.profile.domainId} loaded={loaderData} />
}

function DashboardOfDomain({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const { accountId, email, isAdmin, profile, isCovered, countries, domainInAddress, typed, websites, notices } = loaded
  const { domainId } = profile
  const { pathname } = useLocation()
  const tabs = tabsOf(profile.plan)
  const tab = tabs.find((name) => pathname.endsWith(`/${name}`)) ?? DASHBOARD_TABS[0]
  const hrefOf: Dashboard['hrefOf'] = (name, more) => dashboardTab(name, domainInAddress, more)
  const navigate = useNavigate()
  const form = useForm<ProfileFormValues>({ defaultValues: typed })
  const key = draftKey(accountId, domainId)
  const stored = useMemo(() => ({ form: profile.form, version: versionOf(profile.updatedAt) }), [profile])
  const drafts = useDraft(key, profile.form)
  const autosave = useAutosave(form, stored, { action: aboutDomain(URLS.saveProfile, domainInAddress), draft: key })
  const analysis = useAnalysis(domainId, () => {
    if (tab === 'geo-optimized') navigate(hrefOf('analysis'), { preventScrollReset: true })
  })
  const comparing = useComparison(domainId, tab === 'competitors')
  const publish = usePublish(form, autosave, analysis, hrefOf('geo-optimized'))

  // Changes saved elsewhere and accepted proposals are merged into the form, without overwriting unsaved input.
  const { take } = autosave
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) take(stored)
    isFirst.current = false
  }, [stored, take])

  return (
    <>
      <PreloadCode pages={nextPages(tabs)} />
      <AppHeader
        home={URLS.dashboard}
        email={email}
        plan={profile.plan}
        status={<SaveStatus state={autosave.state} />}
        below={
          websites.length > 0 ? (
            <WebsiteSwitcher websites={websites} current={domainId} action={dashboardTab(tab, null)} />
          ) : null
        }
      >
        {isAdmin ? (
          <ButtonLink look="ghost" to={URLS.admin}>
            Beheer
          </ButtonLink>
        ) : null}
        <NoticesLink unread={loaded.unreadNotices} />
        <ButtonLink look="ghost" to={URLS.account}>
          Account
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto max-w-[72rem] px-4 pt-3 pb-4 sm:px-8 sm:pt-4">
        {notices.map((notice) => (
          <div key={notice.text} className="mb-3">
            <PlanNotice notice={notice} />
          </div>
        ))}
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mb-2">
          <Title form={form} />
          <PublicationBadge isPublished={profile.published} isCovered={isCovered} />
        </div>
        <Tabs
          label="Onderdelen van je profiel"
          value={tab}
          hrefOf={(value) => hrefOf(value as DashboardTab)}
          tabs={tabs.map((value) => ({ value, label: TAB_LABELS[value], isEarly: isEarly(value) }))}
        >
          {tabs.map((value) => (
            <TabPanel key={value} value={value}>
              {value === tab ? (
                <Outlet
                  context={
                    {
                      ...{
                        profile,
                        countries,
                        form,
                        autosave,
                        drafts,
                        analysis,
                        comparing,
                        publish,
                        domainInAddress,
                        ownPage: companyPage(accountId, domainInAddress),
                        hrefOf,
                      },
                    } satisfies Dashboard
                  }
                />
              ) : null}
            </TabPanel>
          ))}
        </Tabs>
        {profile.plan === 'free' ? <UpgradeBanner /> : null}
      </main>
    </>
  )
}

/** A longer one is set smaller, so that the tab's content stays within the first screen. */
const LONG_NAME = 50

function Title({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const name = useWatch({ control: form.control, name: 'companyName' })
  const shown = name.trim() || 'Je bedrijfsprofiel'
  const size = shown.length > LONG_NAME ? 'sm:text-xl' : 'sm:text-2xl'
  return <h1 className={`line-clamp-3 max-w-full min-w-0 text-lg wrap-anywhere ${size}`}>{shown}</h1>
}
