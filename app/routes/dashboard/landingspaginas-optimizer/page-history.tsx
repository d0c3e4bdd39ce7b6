import { useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import {
  type LandingPageEntry,
  type LandingPagesView,
  MOST_LANDING_PAGES,
} from '#features/landing-pages/landing-pages.schema.ts'
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
            <RemoveResult entry={entry} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">We bewaren de laatste {MOST_LANDING_PAGES} resultaten van deze website.</p>
    </section>
  )
}

/** Removes a result, after a question; without JavaScript the page asks it. */
function RemoveResult({ entry: { id, url, at } }: { entry: LandingPageEntry }) {
  const { hrefOf } = useDashboard()
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const busy = useNavigation().formData?.get('id') === id
  const action = hrefOf('landingspaginas-optimizer')
  const fields = { intent: 'remove', id }
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="text" className="-mx-4 text-bad" busy={busy}>
        Verwijder
        <span className="sr-only">
          {' '}
          {plainUrl(url)} van {dutchMoment(at)}
        </span>
      </Button>
      {asking ? (
        <Confirm
          open
          onOpenChange={setAsking}
          title={REMOVE_QUESTION.title}
          confirmLabel={REMOVE_QUESTION.confirmLabel}
          onConfirm={() => {
            setAsking(false)
            void submit(confirmed(fields), { method: 'post', action, preventScrollReset: true })
          }}
        >
          {REMOVE_QUESTION.says}
        </Confirm>
      ) : null}
    </Form>
  )
}
