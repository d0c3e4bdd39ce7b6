import { useState } from 'react'
import { data, Link, redirect, useFetcher, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { confirmed, isConfirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { type Answerable, actionOrAnswer } from '#app/offline-answer.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { ListPages } from '#app/routes/admin/list-pages.tsx'
import { useListAnswer } from '#app/routes/admin/use-list-answer.ts'
import { type RequestServices, servicesOf } from '#app/services.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Session } from '#features/accounts/session.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { WaitlistEntry } from '#features/waitlist/admin-waitlist.schema.ts'
import { countWaitlist, findEntry, getWaitlist, removeEntry } from '#features/waitlist/admin-waitlist.server.ts'
import { inviteFromWaitlist } from '#features/waitlist/invite.server.ts'
import type { Route } from './+types/waitlist.ts'
import { invitationsIn } from './invite-form.ts'
import { InviteNotice, type InviteReport, noInvitations } from './invite-report.tsx'
import { REMOVE_QUESTION, removePage } from './remove-question.ts'
import { useInvitations } from './use-invitations.ts'
import { WaitlistTable } from './waitlist-table.tsx'
import { InviteForm, TICK_ALL, WaitlistCount, WaitlistSearch } from './waitlist-tools.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Wachtlijst · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const { services } = asked
  const admin = requireAdminScreen(asked.session)
  const { email } = admin
  try {
    const query = url.searchParams.get('query') ?? undefined
    const { entries, next } = await getWaitlist(services, admin, {
      query,
      after: url.searchParams.get('after') ?? undefined,
    })
    const counts = await countWaitlist(services, admin)
    const wanted = url.searchParams.get('inschrijving')
    const chosen = wanted ? await findEntry(services, admin, wanted) : null
    return { email, entries, next, counts, chosen, problem: null }
  } catch (error) {
    const { message } = formFailure(error, asked, FALLBACK_TEXTS.loadWaitlist)
    const nothing = { entries: [], next: null, counts: null, chosen: null }
    return { email, ...nothing, problem: message ?? FALLBACK_TEXTS.loadWaitlist }
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

interface WaitlistAnswer extends Answerable {
  done: SuccessCode | null
  report?: InviteReport
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  if (form.get('intent') !== 'delete') return inviteAll(asked, admin, form)
  const id = String(form.get('inschrijving'))
  if (!isConfirmed(form)) throw redirect(removePage(id))
  try {
    await removeEntry(asked.services, admin, { id })
    return { done: 'entry-removed', message: null } satisfies WaitlistAnswer as WaitlistAnswer
  } catch (error) {
    const { status, message } = formFailure(error, asked, FALLBACK_TEXTS.removeEntry)
    return data<WaitlistAnswer>({ done: null, message: message ?? FALLBACK_TEXTS.removeEntry }, { status })
  }
}

/** Without scripts: one after the other, and what became of each. */
async function inviteAll(asked: RequestServices, admin: Session, form: FormData): Promise<WaitlistAnswer> {
  const { ids, again } = invitationsIn(form)
  const report = noInvitations()
  for (const id of ids) {
    try {
      report.counts[await inviteFromWaitlist(asked.services, admin, { id, again })] += 1
    } catch (error) {
      const { message } = formFailure(error, asked, FALLBACK_TEXTS.invite)
      report.refused.push({ id, why: message ?? FALLBACK_TEXTS.invite })
    }
  }
  return { done: null, message: null, report }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<WaitlistAnswer>(serverAction as () => Promise<WaitlistAnswer>, {
    done: null,
    message: FALLBACK_TEXTS.removeEntry,
  })
}

export default function Waitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { email, next, counts, chosen, problem } = loaderData
  const rows: WaitlistEntry[] = loaderData.entries
  const [search] = useSearchParams()
  const fetcher = useFetcher<WaitlistAnswer>()
  const invitations = useInvitations()
  const [asked, setAsked] = useState<WaitlistEntry | null>(null)
  useListAnswer(fetcher, 'wachtlijst')
  const report = invitations.report ?? actionData?.report
  const said = actionData?.done ? SUCCESS_TEXTS[actionData.done] : actionData?.message
  return (
    <AdminFrame email={email} tab={URLS.adminWaitlist}>
      {said ? (
        <Notice kind={actionData?.done ? 'good' : 'bad'} live="status">
          {said}
        </Notice>
      ) : null}
      {report ? (
        <InviteNotice report={report} emailOf={(id) => rows.find((entry) => entry.id === id)?.email ?? id} />
      ) : null}
      {chosen && !actionData ? (
        <AskFirst
          title={REMOVE_QUESTION.title}
          action={URLS.adminWaitlist}
          fields={{ intent: 'delete', inschrijving: chosen.id }}
          confirmLabel={REMOVE_QUESTION.confirm}
          cancelHref={URLS.adminWaitlist}
        >
          <strong>{chosen.email}</strong> {REMOVE_QUESTION.text}
        </AskFirst>
      ) : null}
      <section aria-labelledby="wachtlijst" className="grid grid-cols-1 gap-5">
        <div>
          <h2 id="wachtlijst" tabIndex={-1} className="text-xl">
            Wachtlijst
          </h2>
          {counts ? <WaitlistCount {...counts} /> : null}
        </div>
        {problem ? (
          <Notice kind="bad" title="Fout" live="alert">
            <p>{problem}. Laad de pagina opnieuw.</p>
          </Notice>
        ) : (
          <>
            <WaitlistSearch />
            {rows.length === 0 ? (
              <EmptyState title="Geen inschrijvingen gevonden">
                {search.get('query') ? <Link to={URLS.adminWaitlist}>Toon de hele wachtlijst</Link> : null}
              </EmptyState>
            ) : (
              <>
                <InviteForm invitations={invitations} />
                <WaitlistTable
                  entries={rows}
                  allTicked={search.get('kies') === TICK_ALL.kies}
                  busy={invitations.progress !== null}
                  onRemove={setAsked}
                />
              </>
            )}
            <Pages next={next} />
          </>
        )}
      </section>
      {asked ? (
        <Confirm
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={REMOVE_QUESTION.title}
          confirmLabel={REMOVE_QUESTION.confirm}
          onConfirm={() =>
            fetcher.submit(confirmed({ intent: 'delete', inschrijving: asked.id }), {
              method: 'post',
              action: URLS.adminWaitlist,
            })
          }
        >
          <strong>{asked.email}</strong> {REMOVE_QUESTION.text}
        </Confirm>
      ) : null}
    </AdminFrame>
  )
}

function Pages({ next }: { next: string | null }) {
  const [search] = useSearchParams()
  const query = search.get('query')
  const to = (after?: string) => `?${new URLSearchParams({ ...(query && { query }), ...(after && { after }) })}`
  return <ListPages start={search.has('after') ? to() : null} next={next && to(next)} />
}
