import { useEffect, useState } from 'react'
import type { LatestVisit, VisitOverview } from '#features/crawler-visits/overview.server.ts'
import { dutchMoment, shortDutchDate } from '../../copy/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { URLS } from '../../urls.ts'

export function CrawlerVisitsTab({ visits }: { visits: VisitOverview }) {
  const latest = useLatest(visits.latest)
  return (
    <div className="grid gap-6">
      <Card title={conclusion(visits)}>
        <Chart days={visits.days} />
        <p className="mt-3 text-sm text-soft">
          Bezoeken per dag, de laatste 30 dagen. Geverifieerd: het adres hoort volgens de maker bij deze crawler. Niet
          te verifiëren: de maker publiceert geen adressen, of we konden ze nog niet ophalen. IP-adressen bewaren we
          niet.
        </p>
      </Card>
      <Card title="Per assistent">
        <Assistants assistants={visits.assistants} />
      </Card>
      <Card title="Laatste bezoeken">
        <Latest visits={latest} />
      </Card>
    </div>
  )
}

/** Starts with what the page came with; the stream tells what comes after. */
function useLatest(initial: LatestVisit[]): LatestVisit[] {
  const [latest, setLatest] = useState(initial)
  useEffect(() => {
    const stream = new EventSource(URLS.visitStream)
    stream.addEventListener('visits', ({ data }) => setLatest(JSON.parse(data as string) as LatestVisit[]))
    return () => stream.close()
  }, [])
  return latest
}

function conclusion({ assistants }: VisitOverview): string {
  const [most] = assistants.filter(({ hits }) => hits > 0)
  if (!most) return 'Er kwam de laatste 30 dagen nog geen AI-crawler langs'
  const total = assistants.reduce((sum, { hits }) => sum + hits, 0)
  const times = total === 1 ? 'één keer' : `${total.toLocaleString('nl-NL')} keer`
  return `AI-crawlers lazen je profiel ${times}; ${most.assistant} het vaakst`
}

const HEIGHT = 120
const WIDTH = 10

function Chart({ days }: { days: VisitOverview['days'] }) {
  const totals = days.map(({ verified, unverifiable }) => verified + unverifiable)
  const most = Math.max(...totals, 1)
  const height = (hits: number) => (hits / most) * HEIGHT
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT + 2}`}
        role="img"
        aria-label={`Bezoeken per dag, hoogste dag ${most}`}
        className="h-40 w-full"
        preserveAspectRatio="none"
      >
        {days.map(({ day, verified, unverifiable }, index) => (
          <g key={day}>
            <title>{`${shortDutchDate(`${day}T12:00:00Z`)}: ${verified} geverifieerd, ${unverifiable} niet te verifiëren`}</title>
            <rect
              x={index * WIDTH + 1}
              width={WIDTH - 2}
              y={HEIGHT - height(verified)}
              height={height(verified)}
              className="fill-marker"
            />
            <rect
              x={index * WIDTH + 1}
              width={WIDTH - 2}
              y={HEIGHT - height(verified + unverifiable)}
              height={height(unverifiable)}
              className="fill-edge"
            />
          </g>
        ))}
        <line x1="0" x2={days.length * WIDTH} y1={HEIGHT + 1} y2={HEIGHT + 1} className="stroke-edge" />
      </svg>
      <figcaption className="flex justify-between text-sm text-soft tabular-nums">
        <span>{shortDutchDate(`${days[0]?.day}T12:00:00Z`)}</span>
        <span>hoogste dag: {Math.max(...totals, 0).toLocaleString('nl-NL')}</span>
        <span>{shortDutchDate(`${days.at(-1)?.day}T12:00:00Z`)}</span>
      </figcaption>
    </figure>
  )
}

function Assistants({ assistants }: { assistants: VisitOverview['assistants'] }) {
  if (assistants.length === 0) return <p className="text-soft">Nog niemand.</p>
  return (
    <div className="overflow-x-auto">
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
          {assistants.map(({ assistant, crawlers, hits, forged, lastAt }) => (
            <tr key={assistant} className="border-t border-hairline">
              <th scope="row" className="py-2 pe-4 text-start font-semibold">
                {assistant}
              </th>
              <td className="py-2 pe-4">{crawlers.join(', ')}</td>
              <td className="py-2 pe-4">{hits.toLocaleString('nl-NL')}</td>
              <td className="py-2 pe-4">{forged.toLocaleString('nl-NL')}</td>
              <td className="py-2">{lastAt ? dutchMoment(lastAt) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
