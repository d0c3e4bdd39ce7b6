/** The websites of the account: the first one, and with Expert the others. */
import { Link, useSearchParams } from 'react-router'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Card } from '#app/ui/card.tsx'
import { allows } from '#features/access/plans.ts'
import { accountTab, dashboardTab, URLS } from '#features/urls.ts'
import type { Account } from './settings-tab.ts'
import { ASK_DELETE, DeleteText, ExtraWebsites, type WebsitesAnswer } from './website-list.tsx'
import { WebsiteProof } from './website-state.tsx'

const HERE = accountTab('domeinen')

export function Websites({ account, answer }: { account: Account; answer: WebsitesAnswer | undefined }) {
  const { websites, subscription } = account
  const [search] = useSearchParams()
  const primary = websites.find(({ isPrimary }) => isPrimary)
  const extra = websites.filter(({ isPrimary }) => !isPrimary)
  const asked = extra.find(({ id }) => id === search.get(ASK_DELETE))
  const mayAdd = allows(subscription.plan, 'extra-domains')
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-4">
      {asked ? (
        <AskFirst
          title={`${asked.host} verwijderen?`}
          action={HERE}
          fields={{ intent: 'delete', domein: asked.id }}
          confirmLabel="Verwijder domein"
          cancelHref={HERE}
        >
          <DeleteText website={asked} />
        </AskFirst>
      ) : null}
      <Card title="Eerste domein">
        {primary?.host ? (
          <>
            <p className="text-lg font-semibold wrap-anywhere">{primary.host}</p>
            <WebsiteProof website={primary} />
            <p className="text-sm text-soft">
              Volgt het adres bij je <Link to={dashboardTab('company-data', null)}>bedrijfsgegevens</Link>, en kan niet
              worden verwijderd.
            </p>
          </>
        ) : (
          <p>
            Vul je website-URL in bij je <Link to={dashboardTab('company-data', null)}>bedrijfsgegevens</Link>, dan
            staat je domein hier.
          </p>
        )}
      </Card>
      {mayAdd || extra.length > 0 ? (
        <ExtraWebsites
          websites={extra}
          named={websites.filter(({ host }) => host !== '').length}
          mayAdd={mayAdd}
          answer={answer}
        />
      ) : null}
      {mayAdd ? null : (
        <Card title="Meer domeinen">
          {answer?.message ? (
            <p role="alert" className="mb-2 font-medium text-bad">
              {answer.message}
            </p>
          ) : null}
          <p className="max-w-prose">
            {allows(subscription.plan, 'extended-info')
              ? 'Upgrade naar Expert voor tien extra domeinen, elk met een eigen profiel, analyse en llms.txt.'
              : 'Voor meerdere domeinen heb je Expert nodig.'}{' '}
            <a href={URLS.pricing}>Bekijk Expert</a>
          </p>
        </Card>
      )}
    </div>
  )
}
