/** /account: who is signed in, the plan's banner, and five tabs with an address and a form each. */
import { data, useParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer, actionUntilDone } from '#app/offline-answer.ts'
import { PlanNotice } from '#app/routes/plan-notice.tsx'
import { servicesOf } from '#app/services.ts'
import { TabPanel, Tabs } from '#app/ui/tabs.tsx'
import { BRAND } from '#features/brand.ts'
import { ACCOUNT_TABS, type AccountTab, accountTab } from '#features/urls.ts'
import type { Route } from './+types/account.ts'
import { loadAccount, saveSettingsForm } from './account.server.ts'
import { AccountFrame } from './account-frame.tsx'
import { Losses } from './losses.tsx'
import { Mail } from './mail.tsx'
import { Overview } from './overview.tsx'
import { PlanBanner } from './plan-banner.tsx'
import { Publication } from './publication.tsx'
import { SETTINGS_FAILED, type SettingsAnswer } from './settings-answer.ts'
import type { Account } from './settings-tab.ts'
import { Subscription } from './subscription.tsx'
import type { WebsitesAnswer } from './website-list.tsx'
import { changeWebsites } from './websites.server.ts'
import { Websites } from './websites.tsx'

const TAB_LABELS: Record<AccountTab, string> = {
  overzicht: 'Overzicht',
  abonnement: 'Abonnement',
  'e-mail': 'E-mail',
  publicatie: 'Publicatie',
  domeinen: 'Domeinen',
}

/** The answer to the form of one of the tabs. */
interface AccountAnswer extends SettingsAnswer, WebsitesAnswer {
  says?: string
}

/** Without a tab in the address: the first. */
function tabOf({ tab = ACCOUNT_TABS[0] }: { tab?: string | undefined }): AccountTab | undefined {
  return ACCOUNT_TABS.find((one) => one === tab)
}

function requireTab(params: { tab?: string | undefined }): AccountTab {
  const tab = tabOf(params)
  if (!tab) throw data(null, { status: 404 })
  return tab
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${TAB_LABELS[tabOf(params) ?? ACCOUNT_TABS[0]]} · Account · ${BRAND.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  requireTab(params)
  return loadAccount(context)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action(asked: Route.ActionArgs) {
  const tab = requireTab(asked.params)
  if (tab === 'overzicht') return saveSettingsForm(asked, 'overview', accountTab(tab))
  if (tab === 'e-mail') return saveSettingsForm(asked, 'mail', accountTab(tab))
  if (tab === 'publicatie') return saveSettingsForm(asked, 'publication', accountTab(tab))
  if (tab === 'domeinen') return changeWebsites(asked)
  requireSignedIn(servicesOf(asked.context).session)
  return { says: 'Abonnementsbeheer komt binnenkort beschikbaar' }
}

/** Settings may be sent again until there is an answer; a website would be added twice. */
export function clientAction({ serverAction, request, params }: Route.ClientActionArgs) {
  const send = serverAction as () => Promise<AccountAnswer>
  if (tabOf(params) === 'domeinen') return actionOrAnswer(send, SETTINGS_FAILED)
  return actionUntilDone(send, request, SETTINGS_FAILED)
}

export default function AccountPage({ loaderData: account, actionData }: Route.ComponentProps) {
  const tab = tabOf(useParams()) ?? ACCOUNT_TABS[0]
  return (
    <AccountFrame title="Account" account={account}>
      <News account={account} isWhole={tab === 'abonnement'} />
      <PlanBanner plan={account.subscription.plan} />
      <Tabs
        label="Onderdelen van je account"
        value={tab}
        hrefOf={(value) => accountTab(value as AccountTab)}
        tabs={ACCOUNT_TABS.map((value) => ({ value, label: TAB_LABELS[value] }))}
      >
        {ACCOUNT_TABS.map((value) => (
          <TabPanel key={value} value={value}>
            {value === tab ? (
              <Tab tab={tab} account={account} answer={actionData as AccountAnswer | undefined} />
            ) : null}
          </TabPanel>
        ))}
      </Tabs>
    </AccountFrame>
  )
}

function Tab({ tab, account, answer }: { tab: AccountTab; account: Account; answer: AccountAnswer | undefined }) {
  if (tab === 'abonnement') return <Subscription account={account} says={answer?.says} />
  if (tab === 'e-mail') return <Mail account={account} answer={answer} />
  if (tab === 'publicatie') return <Publication account={account} answer={answer} />
  if (tab === 'domeinen') return <Websites account={account} answer={answer} />
  return <Overview account={account} answer={answer} />
}

function News({ account: { news, notice }, isWhole }: { account: Account; isWhole: boolean }) {
  if (!news || !notice) return null
  const losses = isWhole && news.kind !== 'not-covered' ? news : null
  return (
    <PlanNotice notice={notice}>
      {losses ? <Losses plan={losses.plan} extraWebsites={losses.extraWebsites} /> : null}
    </PlanNotice>
  )
}
