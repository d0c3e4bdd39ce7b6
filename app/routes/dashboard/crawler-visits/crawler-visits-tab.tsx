import { dutchDate, dutchMoment } from '#app/copy/dates.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { AssistantVisits, LatestVisit, VisitOverview } from '#features/crawler-visits/overview.server.ts'
import { useVisits } from './use-visits.ts'
import { VisitsChart } from './visits-chart.tsx'

export function CrawlerVisitsTab({ visits: initial }: { visits: VisitOverview }) {
  const { profile } = useDashboard()
  const { visits, news } = useVisits(initial, profile.domainId)
  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="sr-only">
        {news}
      </p>
      <Card title={conclusion(visits)}>
        <VisitsChart days={visits.days} />
        <p className="mt-3 max-w-prose text-sm text-soft">
          Geverifieerd: het adres hoort volgens de maker bij deze crawler. Niet te verifiëren: de maker publiceert geen
          adressen, of we konden ze nog niet ophalen. IP-adressen bewaren we niet.
        </p>
      </Card>
      <Card title="Per assistent">
        <Assistants assistants={visits.assistants} />
      </Card>
      <Card title="Laatste bezoeken">
        <Latest visits={visits.latest} />
      </Card>
    </div>
  )
}

function conclusion({ assistants }: VisitOverview): string {
  const [most] = assistants.filter(({ hits }) => hits > 0)
  if (!most) return 'Er kwam de laatste 30 dagen nog geen AI-crawler langs'
  const total = assistants.reduce((sum, { hits }) => sum + hits, 0)
  const times = total === 1 ? 'één keer' : `${total.toLocaleString('nl-NL')} keer`
  return `AI-crawlers bezochten je profiel ${times}; ${most.assistant} het vaakst`
}

function Assistants({ assistants }: { assistants: AssistantVisits[] }) {
  if (assistants.length === 0) return <p className="text-soft">Nog niemand.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label="Bezoeken per assistent" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-start">
        <thead className="text-sm text-soft">
          <tr>
            {['Assistent', 'Crawlers', 'Bezoeken', 'Nagemaakt', 'Laatste bezoek'].map((title) => (
              <th key={title} scope="col" className="py-2 pe-4 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assistants.map(({ assistant, crawlers, hits, forged, lastDay, lastAt }) => (
            <tr key={assistant} className="border-t border-hairline">
              <th scope="row" className="py-2 pe-4 text-start font-semibold">
                {assistant}
              </th>
              <td className="py-2 pe-4">{crawlers.join(', ')}</td>
              <td className="py-2 pe-4">{hits.toLocaleString('nl-NL')}</td>
              <td className="py-2 pe-4">{forged.toLocaleString('nl-NL')}</td>
              <td className="py-2 whitespace-nowrap">
                {lastAt ? dutchMoment(lastAt) : lastDay ? dutchDate(`${lastDay}T12:00:00Z`) : 'Nooit'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const VERDICTS = {
  verified: { label: 'Geverifieerd', tone: 'good' },
  forged: { label: 'Nagemaakt', tone: 'bad' },
  unverifiable: { label: 'Niet te verifiëren', tone: 'neutral' },
} as const

function Latest({ visits }: { visits: LatestVisit[] }) {
  if (visits.length === 0) return <p className="text-soft">Zodra een crawler langskomt, staat het hier.</p>
  return (
    <ul className="divide-y divide-hairline">
      {visits.map(({ id, at, crawler, format, verdict, allowed, hits }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="font-semibold">{crawler}</span>
          <span>{format === 'page' ? 'profielpagina' : format}</span>
          <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label}</Badge>
          {allowed ? null : <Badge>Geweigerd</Badge>}
          {hits > 1 ? <span className="text-soft">{hits} keer</span> : null}
          <time dateTime={at} className="ms-auto text-sm text-soft">
            {dutchMoment(at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
