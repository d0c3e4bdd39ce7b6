import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { data, redirect, useNavigate, useSearchParams } from 'react-router'
import { AnalysisTab } from '#app/routes/dashboard/analysis/analysis-tab.tsx'
import { useAnalysis } from '#app/routes/dashboard/analysis/use-analysis.ts'
import { CompanyTab } from '#app/routes/dashboard/company-data/company-tab.tsx'
import { type DashboardAnswer, readProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import { SaveStatus } from '#app/routes/dashboard/company-data/save-status.tsx'
import { useAutosave } from '#app/routes/dashboard/company-data/use-autosave.ts'
import { useOwnImages } from '#app/routes/dashboard/company-data/use-own-images.ts'
import { answerCompetitors, isAboutCompetitors } from '#app/routes/dashboard/competitors/competitors-action.server.ts'
import { CompetitorsTab } from '#app/routes/dashboard/competitors/competitors-tab.tsx'
import { useComparison } from '#app/routes/dashboard/competitors/use-comparison.ts'
import { CrawlerVisitsTab } from '#app/routes/dashboard/crawler-visits/crawler-visits-tab.tsx'
import { PublishTab } from '#app/routes/dashboard/geo-optimized/publish-tab.tsx'
import { ASK_UNPUBLISH } from '#app/routes/dashboard/geo-optimized/published-actions.tsx'
import { usePublish } from '#app/routes/dashboard/geo-optimized/use-publish.ts'
import { answerLlmsTxt, isAboutLlmsTxt } from '#app/routes/dashboard/llms-txt/llms-txt-action.server.ts'
import { LlmsTxtTab } from '#app/routes/dashboard/llms-txt/llms-txt-tab.tsx'
import { allows } from '#features/access/plans.ts'
import { analyzeCompany, latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { scoreHistory } from '#features/analyses/history.server.ts'
import { partnerBadge } from '#features/badge/badge.server.ts'
import { BRAND } from '#features/brand.ts'
import { amsterdamMonth } from '#features/calendar.ts'
import { getComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import { visitOverview } from '#features/crawler-visits/overview.server.ts'
import { ownImages, readImageKey, retryImage } from '#features/images/own-images.server.ts'
import { llmsTab } from '#features/own-files/llms-tab.server.ts'
import { COUNTRIES } from '#features/profiles/countries.ts'
import { PROFILE_TEXTS, type ProfileFormValues } from '#features/profiles/profile.schema.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { DASHBOARD_TABS, type DashboardTab, dashboardTab, URLS } from '#features/urls.ts'
import { untilItAnswers } from '../../away.ts'
import { isConfirmed } from '../../confirmation.ts'
import { FAILURE_TEXTS } from '../../copy/messages.ts'
import { flashCookie } from '../../flash.ts'
import { formFailure } from '../../form-failure.server.ts'
import { requireSignedIn } from '../../guards.server.ts'
import { actionOrAnswer, actionUntilDone } from '../../offline-answer.ts'
import { servicesOf } from '../../services.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AppHeader } from '../app-header.tsx'
import type { Route } from './+types/dashboard.ts'

const TAB_LABELS: Record<DashboardTab, string> = {
  'geo-optimized': 'Publicatie',
  'company-data': 'Bedrijfsgegevens',
  analysis: 'Analyse',
  competitors: 'Concurrenten',
  'llms-txt': 'llms.txt',
  'crawler-visits': 'AI-bezoek',
}

export const meta: Route.MetaFunction = () => [{ title: `Dashboard · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const [profile, analysis, history] = await Promise.all([
    getOwnProfile(services, user),
    latestAnalysis(services, user),
    scoreHistory(services, user),
  ])
  const [llms, visits, competitors, badge, images] = await Promise.all([
    llmsTab(services, user, profile),
    visitOverview(services, user),
    allows(profile.plan, 'competitors') ? getComparisonsTab(services, user) : null,
    partnerBadge(services, user.userId, profile),
    allows(profile.plan, 'extended-info') ? ownImages(services, user) : [],
  ])
  // Gratis has one analysis a calendar month: publishing again keeps it.
  const keepsAnalysis =
    analysis !== null &&
    !allows(profile.plan, 'analysis-on-demand') &&
    amsterdamMonth(new Date(analysis.takenAt)) === amsterdamMonth(services.now())
  return {
    email: user.email,
    isAdmin: user.role === 'admin',
    profile,
    analysis,
    history,
    keepsAnalysis,
    countries: COUNTRIES,
    llms,
    visits,
    competitors,
    badge,
    images,
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const { services } = asked
  const user = requireSignedIn(asked.session)
  const form = await request.formData()
  if (isAboutCompetitors(form)) return answerCompetitors(asked, user, form)
  if (isAboutLlmsTxt(form)) return answerLlmsTxt(asked, user, form)
  const values = readProfileForm(form)
  const intent = form.get('intent')
  try {
    if (intent === 'unpublish') {
      if (!isConfirmed(form)) return redirect(ASK_UNPUBLISH)
      await unpublishProfile(services, user)
      return answer('unpublish')
    }
    if (intent === 'publish') {
      await publishProfile(services, user, values)
      return answer('publish')
    }
    if (intent === 'publish-and-analyze') return await publishAndAnalyze(services, user, values)
    if (intent === 'analyze') return await analyzeAgain(services, user)
    if (intent === 'revise') return await analyzeAgain(services, user, String(form.get('readFirst') ?? ''))
    if (intent === 'retry-image') {
      await retryImage(services, user, readImageKey(form))
      return answer('retry-image')
    }
    const { fields } = await saveProfile(services, user, values)
    return answer('save', fields)
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    const nothingToPublish =
      intent !== 'save' &&
      intent !== 'analyze' &&
      intent !== 'revise' &&
      Object.values(fields).includes(PROFILE_TEXTS.required)
    const text = nothingToPublish ? PROFILE_TEXTS.nameAndUrlRequired : message
    const doubted = intent === 'revise' ? String(form.get('readFirst') ?? '') : undefined
    return data<DashboardAnswer>(
      { done: null, message: text, fields, ...(doubted === undefined ? {} : { doubted }) },
      { status },
    )
  }
}

/** They send themselves again, with what was typed meanwhile (use-autosave.ts, use-publish.ts). */
const REPEATS_ITSELF = ['save', 'publish', 'unpublish']

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const failed = { done: null, message: FAILURE_TEXTS['something-went-wrong'], fields: {} }
  const intent = String((await request.clone().formData()).get('intent'))
  return REPEATS_ITSELF.includes(intent)
    ? actionOrAnswer<DashboardAnswer>(serverAction, failed)
    : actionUntilDone<DashboardAnswer>(serverAction, request, failed)
}

/** What the buttons do without JavaScript: all in one request, without the progress. */
async function publishAndAnalyze(
  services: ReturnType<typeof servicesOf>['services'],
  user: ReturnType<typeof requireSignedIn>,
  values: ReturnType<typeof readProfileForm>,
) {
  await publishProfile(services, user, values)
  return analyzeAgain(services, user)
}

async function analyzeAgain(
  services: ReturnType<typeof servicesOf>['services'],
  user: ReturnType<typeof requireSignedIn>,
  readFirst?: string,
) {
  const { form } = await getOwnProfile(services, user)
  await analyzeCompany(services, user, { ...form, ...(readFirst === undefined ? {} : { readFirst }) })
  return redirect(dashboardTab('analysis'), { headers: { 'Set-Cookie': flashCookie('analysis-complete') } })
}

function answer(done: DashboardAnswer['done'], fields: DashboardAnswer['fields'] = {}): DashboardAnswer {
  return { done, fields, message: null }
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const {
    email,
    isAdmin,
    profile,
    analysis,
    history,
    keepsAnalysis,
    countries,
    llms,
    visits,
    competitors,
    badge,
    images,
  } = loaderData
  const [search] = useSearchParams()
  const tab = DASHBOARD_TABS.find((name) => name === search.get('tab')) ?? DASHBOARD_TABS[0]
  const navigate = useNavigate()
  const form = useForm<ProfileFormValues>({ defaultValues: profile.form })
  const autosave = useAutosave(form)
  const ownPictures = useOwnImages(images, autosave.state)
  const run = useAnalysis(analysis?.takenAt ?? null, () => {
    if (tab === 'geo-optimized') navigate(dashboardTab('analysis'), { preventScrollReset: true })
  })
  const publish = usePublish(form, autosave, run)
  const comparison = useComparison(profile.form.url, competitors, actionData)

  // What the server made of it (https:// added) comes back into the form, unless something was typed since.
  const { isPending } = autosave
  useEffect(() => {
    if (!isPending()) form.reset(profile.form, { keepErrors: true })
  }, [profile.form, form, isPending])

  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={profile.plan} status={<SaveStatus state={autosave.state} />}>
        {isAdmin ? (
          <ButtonLink look="ghost" to={URLS.admin}>
            Beheer
          </ButtonLink>
        ) : null}
        <ButtonLink look="ghost" to={URLS.account}>
          Account
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto max-w-[72rem] px-4 py-8 sm:px-8 lg:py-10">
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Title form={form} />
          {profile.published ? (
            <Badge tone="good">
              <Check aria-hidden />
              Gepubliceerd
            </Badge>
          ) : (
            <Badge>Concept</Badge>
          )}
        </div>
        <Tabs
          label="Onderdelen van je profiel"
          value={tab}
          hrefOf={(value) => dashboardTab(value as DashboardTab)}
          tabs={DASHBOARD_TABS.map((value) => ({ value, label: TAB_LABELS[value] }))}
        >
          <TabPanel value="geo-optimized">
            <PublishTab
              profile={profile}
              badge={badge}
              keepsAnalysis={keepsAnalysis}
              form={form}
              publish={publish}
              run={run}
              countries={countries}
              refused={actionData}
            />
          </TabPanel>
          <TabPanel value="company-data">
            <CompanyTab
              profile={profile}
              form={form}
              autosave={autosave}
              images={ownPictures}
              countries={countries}
              refused={actionData}
            />
          </TabPanel>
          <TabPanel value="analysis">
            <AnalysisTab
              analysis={analysis}
              history={history}
              profile={profile}
              run={run}
              refused={actionData ? (Object.values(actionData.fields)[0] ?? actionData.message) : null}
              doubted={actionData && 'doubted' in actionData ? (actionData.doubted ?? null) : null}
            />
          </TabPanel>
          <TabPanel value="competitors">
            <CompetitorsTab tab={competitors} run={comparison} />
          </TabPanel>
          <TabPanel value="llms-txt">
            <LlmsTxtTab tab={llms} website={profile.form.url} answered={actionData} />
          </TabPanel>
          <TabPanel value="crawler-visits">
            <CrawlerVisitsTab visits={visits} />
          </TabPanel>
        </Tabs>
      </main>
    </>
  )
}

function Title({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const name = useWatch({ control: form.control, name: 'companyName' })
  return <h1 className="min-w-0 text-2xl wrap-anywhere">{name.trim() || 'Je bedrijfsprofiel'}</h1>
}
