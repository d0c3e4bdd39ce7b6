import { Link } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { RemoveForm } from '#app/ui/remove-form.tsx'
import { type LandingPagesView, MOST_LANDING_PAGES } from '#features/landing-pages/landing-pages.schema.ts'
import { REMOVE_QUESTION, showResult } from './landing-page-state.ts'

/** The kept results, newest first. Each has an address of its own. */
export function PageHistory({ pages: { newest, shown } }: { pages: LandingPagesView }) {
  const { hrefOf } = useDashboard()
  if (newest.length === 0) return null
  return (
    <section aria-labelledby="eerder-gelezen" className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id="eerder-gelezen" className="text-lg">
        {newest.length === 1 ? 'Eén pagina gelezen' : `${newest.length} resultaten bewaard`}
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {newest.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div className="grid min-w-0 gap-1">
              <Link
                to={hrefOf('landingspaginas-optimizer', showResult(entry.id))}
                aria-current={entry.id === shown?.id ? 'true' : undefined}
                className="line-clamp-2 wrap-anywhere aria-[current]:font-semibold"
              >
                {plainUrl(entry.url)}
              </Link>
              <p className="text-sm text-soft">
                Score {entry.score}, <time dateTime={entry.at}>{dutchMoment(entry.at)}</time>
              </p>
            </div>
            <RemoveForm
              intent="remove"
              id={entry.id}
              action={hrefOf('landingspaginas-optimizer')}
              question={REMOVE_QUESTION}
            >
              {plainUrl(entry.url)} van {dutchMoment(entry.at)}
            </RemoveForm>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">We bewaren de laatste {MOST_LANDING_PAGES} resultaten van deze website.</p>
    </section>
  )
}
