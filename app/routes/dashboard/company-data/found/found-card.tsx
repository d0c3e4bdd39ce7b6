import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { ProposalsView, ProposalView, ReadingView } from '#features/proposals/proposals.schema.ts'
import { URLS } from '#features/urls.ts'
import { MissedPages } from './missed-pages.tsx'
import { Proposal } from './proposal.tsx'
import type { ProposalsAnswer } from './proposals-answer.ts'
import { type Found, useShown } from './use-found.ts'

/** The proposals that the customer can decide about. They appear while the website is still being read. */
export function FoundCard({ found }: { found: Found }) {
  const { view, reading, isReading } = found
  const { hrefOf } = useDashboard()
  const allowed = view.open.filter((one) => one.isAllowed)
  const waiting = view.open.filter((one) => !one.isAllowed)
  const all = useFetcher<ProposalsAnswer>()
  useShown(all.data, found.show)
  const failure = all.data?.fields?.value ?? all.data?.message
  const isNews = reading !== null && (reading.notRead !== null || view.missed !== null)
  if (!isReading && view.open.length === 0 && view.dismissed.length === 0 && !isNews) return null
  return (
    <section aria-labelledby="gevonden" className="rounded-md border border-edge bg-sheet">
      <div className="grid gap-3 border-b border-hairline p-5">
        <h2 id="gevonden" className="text-xl">
          {title(view, isReading, reading)}
        </h2>
        {isReading ? <Reading reading={reading} /> : null}
        {reading?.notRead && !isReading ? (
          <Notice kind="warn" title={reading.notRead.title}>
            <p>
              {reading.notRead.cause} {reading.notRead.advice}
            </p>
            <p>Je kunt de velden hieronder ook zelf invullen.</p>
          </Notice>
        ) : null}
        {view.missed && !isReading ? <MissedPages {...view.missed} /> : null}
        {view.undisputed > 0 ? (
          <all.Form method="post" action={hrefOf('company-data')} className="grid justify-items-start gap-2">
            <input type="hidden" name="intent" value="accept-all" />
            {allowed
              .filter((one) => !one.isDisputed)
              .map(({ id }) => (
                <input key={id} type="hidden" name="ids" value={id} />
              ))}
            <Button busy={all.state !== 'idle'}>Alles klopt</Button>
            <p className="text-sm text-soft">
              {view.undisputed === 1
                ? 'Neemt het ene gegeven over dat nergens anders tegenspreekt.'
                : `Neemt de ${view.undisputed} gegevens over die elkaar niet tegenspreken.`}
            </p>
          </all.Form>
        ) : null}
        {failure ? (
          <Notice kind="bad" live="alert">
            {failure}
          </Notice>
        ) : null}
      </div>
      <ul aria-live="polite" className="grid">
        {groupsOf(allowed).map((group) => (
          <li key={group[0]!.group} className="border-b border-hairline last:border-b-0">
            <Group proposals={group} found={found} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 ? <Waiting proposals={waiting} /> : null}
      {view.dismissed.length > 0 ? <Dismissed found={found} /> : null}
    </section>
  )
}

function title({ open }: ProposalsView, isReading: boolean, reading: ReadingView | null): string {
  if (isReading) return open.length === 0 ? 'We lezen je website' : `Al ${count(open.length)} gevonden`
  if (open.length === 0 && reading?.notRead) return 'We konden je website niet lezen'
  if (!open.some((one) => one.isAllowed)) return 'Alles is bekeken'
  return `We vonden ${count(open.length)}. Wat klopt?`
}

const count = (number: number) => (number === 1 ? '1 gegeven' : `${number} gegevens`)

function Reading({ reading }: { reading: ReadingView | null }) {
  return (
    <div className="grid gap-2">
      <Progress label="Voortgang van het lezen" value={reading?.done ?? null} max={reading?.total ?? 1} />
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-soft">
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
        <span className="min-w-0 truncate">{reading?.url ?? 'We beginnen bij je startpagina'}</span>
      </p>
    </div>
  )
}

/** Groups contradicting proposals; otherwise keeps the order in which they were found. */
function groupsOf(proposals: ProposalView[]): ProposalView[][] {
  return [...Map.groupBy(proposals, ({ group }) => group).values()]
}

function Group({ proposals, found }: { proposals: ProposalView[]; found: Found }): ReactNode {
  if (proposals.length === 1) return <Proposal proposal={proposals[0]!} found={found} />
  return (
    <fieldset className="p-5">
      <legend className="float-left mb-3 w-full font-semibold">
        {proposals[0]!.label}: we vonden er {proposals.length}. Welke klopt?
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        {proposals.map((one) => (
          <div key={one.id} className="rounded-md border border-hairline">
            <Proposal proposal={one} found={found} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Waiting({ proposals }: { proposals: ProposalView[] }) {
  return (
    <div className="grid gap-3 border-t border-hairline bg-shade p-5">
      <h3 className="flex flex-wrap items-center gap-2 text-lg">
        We vonden nog {count(proposals.length)} <Badge tone="marker">Pro</Badge>
      </h3>
      <p className="max-w-prose">
        Die kan Gratis niet publiceren. We bewaren ze voor als je <Link to={URLS.pricing}>overstapt naar Pro</Link>.
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {proposals.map(({ id, label, shown }) => (
          <li key={id} className="border-t border-hairline py-2">
            <span className="block text-sm text-soft">{label}</span>
            <span className="line-clamp-2 wrap-anywhere">{shown}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Dismissed({ found }: { found: Found }) {
  const { hrefOf } = useDashboard()
  const back = useFetcher<ProposalsAnswer>()
  useShown(back.data, found.show)
  return (
    <details className="border-t border-hairline px-5">
      <summary className="min-h-12 py-3 text-soft">{count(found.view.dismissed.length)} weggedaan</summary>
      <ul className="grid pb-4">
        {found.view.dismissed.map(({ id, label, shown }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-t border-hairline py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {label}: {shown}
            </span>
            <back.Form method="post" action={hrefOf('company-data')}>
              <input type="hidden" name="intent" value="reopen" />
              <input type="hidden" name="id" value={id} />
              <Button look="text">
                Haal terug<span className="sr-only">: {label}</span>
              </Button>
            </back.Form>
          </li>
        ))}
      </ul>
    </details>
  )
}
