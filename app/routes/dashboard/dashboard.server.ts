/** The start of every dashboard loader and action: determines the user and the website. */
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { formFailure } from '#app/form-failure.server.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { type RequestServices, servicesOf } from '#app/services.ts'
import { tabsOf } from '#features/access/dashboard-tabs.ts'
import type { Session } from '#features/accounts/session.ts'

import { type OwnDomain, ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import type { Services } from '#features/services.ts'
import { DASHBOARD_TABS, type DashboardTab, DOMAIN_PARAM, dashboardTab, URLS } from '#features/urls.ts'
import type { TabAnswer } from './tab-answer.ts'

/** What a request asks of the dashboard. */
interface AskedDashboard {
  asked: RequestServices
  services: Services
  user: Session
  /** The domain's id in the URL; null if the URL has none. */
  domainInAddress: string | null
  /** The URL of a tab for the same website. */
  hrefOf(tab: DashboardTab, more?: Record<string, string>): string
}

export interface OpenDashboard extends AskedDashboard {
  domain: OwnDomain
}

const askedDashboard = createContext<AskedDashboard>()
const openedDomain = createContext<OwnDomain>()
/** The input of the company form, if the current request was refused. */
const refusedForm = createContext<ProfileFormValues | null>(null)

type Context = Readonly<RouterContextProvider>

export const dashboardOf = (context: Context): OpenDashboard => ({
  ...context.get(askedDashboard),
  domain: context.get(openedDomain),
})
/** Without the website: for an action of which each feature looks it up itself, by the id in the URL. */
export const askedDashboardOf = (context: Context) => context.get(askedDashboard)
export const refusedFormOf = (context: Context) => context.get(refusedForm)
/** Keeps the input of a refused request, so that the page without JavaScript shows it again. */
export const keepRefusedForm = (context: Context, typed: ProfileFormValues) => context.set(refusedForm, typed)

/** Where the screen's scripts publish: the action of the first tab, without its loaders. */
const PUBLISHING = [URLS.dashboard, dashboardTab(DASHBOARD_TABS[0], null)].map((path) => `${path}.data`)

/**
 * Runs before every loader and action of the dashboard, so that none can act on a website of another account. Only to publish from the
 * screen's scripts it looks up no website: publishing does so in its own transaction, and no loader follows.
 */
export async function openDashboard(request: Request, context: Context): Promise<void> {
  const asked = servicesOf(context)
  const user = requireSignedIn(asked.session)
  const url = new URL(request.url)
  const domainInAddress = url.searchParams.get(DOMAIN_PARAM)
  context.set(askedDashboard, {
    ...{ asked, services: asked.services, user, domainInAddress },
    hrefOf: (tab, more) => dashboardTab(tab, domainInAddress, more),
  })
  const isPost = request.method === 'POST'
  if (isPost && PUBLISHING.includes(url.pathname)) return
  const domain = await ownDomain(asked.services, user, domainInAddress).catch(refuseDomain)
  if (url.pathname === URLS.dashboard && !isPost) followOldAddress(url, tabsOf(domain.plan))
  context.set(openedDomain, domain)
}

/** The middleware of a tab that some plans do not have: without it, its address does not exist. */
export function requireTab(context: Context, tab: DashboardTab): void {
  if (!tabsOf(dashboardOf(context).domain.plan).includes(tab)) throw data('not-found', { status: 404 })
}

/** Redirects old links, which named the tab in `?tab=`. */
function followOldAddress({ searchParams }: URL, tabs: readonly DashboardTab[]): void {
  const named = searchParams.get('tab')
  if (named === null) return
  const { tab: _, ...others } = Object.fromEntries(searchParams)
  const tab = tabs.find((one) => one === named) ?? DASHBOARD_TABS[0]
  throw redirect(dashboardTab(tab, null, others))
}

/** The answer for a website that is not of this account. */
export function refuseDomain(error: unknown): never {
  if (error instanceof Failure && error.code === 'domain-not-found') throw data(error.code, { status: error.status })
  throw error
}

/** Turns an action's error into its answer; `own` are the fields that only this tab's answer has. */
export function refusal<Own extends object>(error: unknown, asked: RequestServices, own: Own) {
  const { status, message, fields } = formFailure(error, asked)
  return data<TabAnswer & Own>({ message, fields, ...own }, { status })
}

/** The form named an unknown action: it is from an older version of the page, or not ours. */
export function unknownIntent(intent: FormDataEntryValue | null): Failure {
  return new Failure('invalid-input', { log: `No such intent here: ${String(intent)}` })
}
