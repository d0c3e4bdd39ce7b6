import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchDate, dutchMoment } from '#app/copy/dates.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { SEARCH_NAMES } from '#app/routes/admin/audit-log/search.ts'
import { type ChartColumn, type ChartDay, counted, DayChart, noonOf } from '#app/routes/day-chart.tsx'
import { servicesOf } from '#app/services.ts'
import { Card } from '#app/ui/card.tsx'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import type { Act } from '#features/audit-log/acts.ts'
import { BRAND } from '#features/brand.ts'
import { type Figure, type Overview, PLAN_FIGURES } from '#features/overview/figures.ts'
import { getOverview } from '#features/overview/overview.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/overview.ts'
import { customersInWords, happenedInWords } from './sentences.ts'

export const meta: Route.MetaFunction = () => [{ title: `Overzicht · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  return { email: admin.email, overview: await getOverview(services, admin) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

const PUBLISHED: Act = 'profile-published'

interface Happening {
  figure: Figure
  title: string
  one: string
  many: string
  list: string
  link: string
}

const HAPPENINGS: Happening[] = [
  {
    ...{ figure: 'publishes', title: 'Publicaties', one: 'publicatie', many: 'publicaties' },
    ...{ list: `${URLS.adminAuditLog}?${SEARCH_NAMES.act}=${PUBLISHED}`, link: 'Toon de publicaties' },
  },
  {
    ...{ figure: 'analyses', title: 'Analyses', one: 'analyse', many: 'analyses' },
    ...{ list: URLS.adminAnalyses, link: 'Toon de analyses' },
  },
  {
    ...{
      figure: 'visits',
      title: 'Geverifieerde bezoeken',
      one: 'geverifieerd bezoek',
      many: 'geverifieerde bezoeken',
    },
    ...{ list: URLS.adminVisits, link: 'Toon de bezoeken' },
  },
  {
    ...{ figure: 'waitlist', title: 'Wachtlijst', one: 'inschrijving', many: 'inschrijvingen' },
    ...{ list: URLS.adminWaitlist, link: 'Toon de wachtlijst' },
  },
]

export default function OverviewPage({ loaderData: { email, overview } }: Route.ComponentProps) {
  return (
    <AdminFrame email={email} tab={URLS.adminOverview}>
      <section aria-labelledby="overzicht" className="grid grid-cols-1 gap-5">
        <div>
          <h2 id="overzicht" className="text-xl">
            Overzicht
          </h2>
          <p className="max-w-prose text-soft">
            Geteld sinds {dutchDate(noonOf(overview.since))}. Vandaag telt mee tot {dutchMoment(overview.countedAt)}.
            Wat geteld is, blijft staan, ook als een klant later weggaat.
          </p>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <Customers overview={overview} />
          {HAPPENINGS.map((happening) => (
            <Happened key={happening.figure} overview={overview} {...happening} />
          ))}
        </div>
      </section>
    </AdminFrame>
  )
}

const PLANS = Object.keys(PLAN_FIGURES) as Plan[]
const PLAN_LOOKS = { free: 'edge', pro: 'marker', expert: 'ink' } as const
const PLAN_COLUMNS: ChartColumn[] = PLANS.map((plan) => ({ title: PLAN_LABELS[plan], look: PLAN_LOOKS[plan] }))

function Customers({ overview }: { overview: Overview }) {
  const today = overview.days.at(-1)!.figures
  return (
    <Chart
      wide
      title="Klanten per plan"
      conclusion={customersInWords(overview)}
      columns={PLAN_COLUMNS}
      days={overview.days.map(({ day, figures }) => ({
        day,
        figures: PLANS.map((plan) => figures[PLAN_FIGURES[plan]] ?? null),
      }))}
    >
      <ul className="flex flex-wrap gap-x-6">
        {PLANS.map((plan) => (
          <li key={plan}>
            <Link to={`${URLS.admin}?plan=${plan}`} className="inline-block py-2.5">
              {PLAN_LABELS[plan]}: <Count number={today[PLAN_FIGURES[plan]]} />
            </Link>
          </li>
        ))}
      </ul>
    </Chart>
  )
}

function Count({ number }: { number: number | undefined }) {
  return number === undefined ? 'nog niet geteld' : counted(number)
}

function Happened({ overview, figure, title, one, many, list, link }: Happening & { overview: Overview }) {
  return (
    <Chart
      title={title}
      conclusion={happenedInWords(overview, figure, one, many)}
      columns={[{ title, look: 'marker' }]}
      days={overview.days.map(({ day, figures }) => ({ day, figures: [figures[figure] ?? null] }))}
    >
      <Link to={list} className="inline-block py-2.5">
        {link}
      </Link>
    </Chart>
  )
}

function Chart({
  wide = false,
  title,
  conclusion,
  columns,
  days,
  children,
}: {
  wide?: boolean
  title: string
  conclusion: string
  columns: ChartColumn[]
  days: ChartDay[]
  children: ReactNode
}) {
  const isEmpty = days.every(({ figures }) => !figures.some(Boolean))
  return (
    <Card title={title} className={wide ? 'lg:col-span-2' : ''}>
      <p className="mb-3 font-medium">{conclusion}</p>
      {isEmpty ? null : (
        <DayChart
          about={title.toLowerCase()}
          inWords={`${title} per dag. ${conclusion}`}
          columns={columns}
          days={days}
        />
      )}
      <div className="mt-2">{children}</div>
    </Card>
  )
}
