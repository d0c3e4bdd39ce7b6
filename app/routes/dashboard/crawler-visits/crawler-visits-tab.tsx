import { Link } from 'react-router'
import { dutchDate, dutchMoment } from '#app/copy/dates.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { AssistantVisits, LatestVisit, VisitOverview } from '#features/crawler-visits/overview.server.ts'
import { useVisits } from './use-visits.ts'
import { VisitsChart } from './visits-chart.tsx'

export function CrawlerVisitsTab({ visits: initial }: { visits: VisitOverview }) {
  const { profile, hrefOf } = useDashboard()
  const { visits, news } = useVisits(initial, profile.domainId)
  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="sr-only">
        {news}
      </p>
      <Card title={conclusion(visits)}>
        {visits.days.some((day) => day.verified + day.unverifiable > 0) ? <VisitsChart days={visits.days} /> : null}
        {profile.published ? null : (
          <p className="mt-3 max-w-prose">
            Je profiel is niet gepubliceerd: er is niets te bezoeken.{' '}
            <Link to={hrefOf('geo-optimized')}>Naar publicatie</Link>
          </p>
        )}
        <p className="mt-3 max-w-prose text-sm text-soft">
          Geverifieerd: het adres hoort volgens de maker bij deze crawler. Niet te verifiëren: de maker publiceert geen
          adressen, of we konden ze nog niet ophalen. Nagemaakt: iemand anders deed zich voor als deze crawler.
          IP-adressen bewaren we niet.
        </p>
      </Card>
      {visits.assistants.length > 0 ? (
        <Card title="Per assistent">
          <Assistants assistants={visits.assistants} />
        </Card>
      ) : null}
      {visits.latest.length > 0 ? (
        <Card title="Laatste bezoeken">
          <Latest visits={visits.latest} />
        </Card>
      ) : null}
    </div>
  )
}

function conclusion({ assistants }: VisitOverview): string {
  const [most] = assistants
  if (!most) return 'Er kwam de laatste 30 dagen nog geen AI-crawler langs'
  const total = assistants.reduce((sum, { verified }) => sum + verified, 0)
  if (total === 0) return 'Van geen bezoek kon worden vastgesteld dat het echt van een AI-assistent kwam'
  if (total === 1) return `Eén vastgesteld bezoek van een AI-crawler, van ${most.assistant}`
  return `${total.toLocaleString('nl-NL')} vastgestelde bezoeken van AI-crawlers, de meeste van ${most.assistant}`
}

const COUNTED = [
  { key: 'verified', label: 'Geverifieerd' },
  { key: 'unverifiable', label: 'Niet te verifiëren' },
  { key: 'forged', label: 'Nagemaakt' },
] as const

function Assistants({ assistants }: { assistants: AssistantVisits[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {assistants.map((one) => (
        <li
          key={one.assistant}
          className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]"
        >
          <div>
            <h3 className="font-sans font-semibold">{one.assistant}</h3>
            <p className="text-sm wrap-anywhere text-soft">{one.crawlers.join(', ')}</p>
          </div>
          <dl className="flex flex-wrap gap-x-5 gap-y-1">
            {COUNTED.map(({ key, label }) => (
              <div key={key} className="flex items-baseline gap-1.5">
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{one[key].toLocaleString('nl-NL')}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-soft">{lastOf(one)}</p>
        </li>
      ))}
    </ul>
  )
}

function lastOf({ lastAt, lastDay }: AssistantVisits): string {
  if (lastAt) return `Laatst op ${dutchMoment(lastAt)}`
  return lastDay ? `Laatst op ${dutchDate(`${lastDay}T12:00:00Z`)}` : 'Nog niet zelf geweest'
}

const VERDICTS = {
  verified: { label: 'Geverifieerd', tone: 'good' },
  forged: { label: 'Nagemaakt', tone: 'bad' },
  unverifiable: { label: 'Niet te verifiëren', tone: 'neutral' },
} as const

/** The rest is folded: on a phone each visit takes two lines. */
const SHOWN = 6

function Latest({ visits }: { visits: LatestVisit[] }) {
  const rest = visits.slice(SHOWN)
  return (
    <>
      <Visits visits={visits.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details className="border-t border-hairline">
          <summary className="w-fit pt-3 font-semibold">
            {rest.length === 1 ? 'Nog één bezoek' : `Nog ${rest.length} bezoeken`}
          </summary>
          <Visits visits={rest} />
        </details>
      ) : null}
    </>
  )
}

function Visits({ visits }: { visits: LatestVisit[] }) {
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
