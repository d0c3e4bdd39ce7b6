import { useState } from 'react'
import { data, redirect, useFetcher, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { confirmed, isConfirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { askSecondLook, requireAdminScreen } from '#app/guards.server.ts'
import { type Answerable, actionOrAnswer } from '#app/offline-answer.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { ListPages } from '#app/routes/admin/list-pages.tsx'
import { LiveElsewhere } from '#app/routes/admin/live-elsewhere.tsx'
import { useListAnswer } from '#app/routes/admin/use-list-answer.ts'
import { servicesOf } from '#app/services.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { restoreUser } from '#features/admin/account-status.server.ts'
import { getUser, getUsers } from '#features/admin/get-users.server.ts'
import { purgeUser } from '#features/admin/purge-user.server.ts'
import { BRAND } from '#features/brand.ts'
import { daysLeft } from '#features/retention/days-left.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/deleted.ts'
import { type DeletedCustomer, DeletedTable } from './deleted-table.tsx'
import { DELETED_QUESTIONS, type DeletedAction, isDeletedAction, questionPage } from './questions.ts'

export const meta: Route.MetaFunction = () => [{ title: `Verwijderde klanten · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const { services } = asked
  const admin = requireAdminScreen(asked.session)
  try {
    const after = url.searchParams.get('after') ?? undefined
    const { users, next } = await getUsers(services, admin, { status: 'deleted', sort: 'deleted_at', after })
    const customers = users.map(({ id, email, company_name, display_name, plan_type, deleted_at }) => ({
      id,
      email,
      company: company_name ?? display_name,
      plan: plan_type,
      deletedAt: deleted_at!,
      daysLeft: daysLeft(new Date(deleted_at!), services.now()),
    }))
    const wanted = url.searchParams.get('klant')
    const chosen = wanted ? await getUser(services, admin, wanted) : null
    return { email: admin.email, customers, next, chosen: chosen?.status === 'deleted' ? chosen : null, problem: null }
  } catch (error) {
    const { message } = formFailure(error, asked, FALLBACK_TEXTS.loadDeleted)
    return {
      email: admin.email,
      customers: [],
      next: null,
      chosen: null,
      problem: message ?? FALLBACK_TEXTS.loadDeleted,
    }
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

interface DeletedAnswer extends Answerable {
  done: SuccessCode | null
  /** Websites of a restored customer that another account has live. */
  liveElsewhere?: string[]
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  const [intent, userId] = [form.get('intent'), String(form.get('userId'))]
  if (!isDeletedAction(intent)) throw data(null, { status: 400 })
  if (!isConfirmed(form)) throw redirect(questionPage(userId, intent))
  try {
    if (intent === 'purge') await purgeUser(asked.services, admin, { userId })
    const liveElsewhere = intent === 'restore' ? await restoreUser(asked.services, admin, userId) : []
    const done = intent === 'purge' ? 'customer-purged' : 'customer-restored'
    return { done, message: null, liveElsewhere } satisfies DeletedAnswer as DeletedAnswer
  } catch (error) {
    askSecondLook(error, questionPage(userId, intent))
    const fallback = intent === 'purge' ? FALLBACK_TEXTS.purgeCustomer : FALLBACK_TEXTS.restoreCustomer
    const { status, message } = formFailure(error, asked, fallback)
    return data<DeletedAnswer>({ done: null, message: message ?? fallback }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<DeletedAnswer>(serverAction as () => Promise<DeletedAnswer>, {
    done: null,
    message: FALLBACK_TEXTS.restoreCustomer,
  })
}

export default function Deleted({ loaderData, actionData }: Route.ComponentProps) {
  const { email, customers, next, chosen, problem } = loaderData
  const [search] = useSearchParams()
  const fetcher = useFetcher<DeletedAnswer>()
  const [asked, setAsked] = useState<{ action: DeletedAction; customer: DeletedCustomer } | null>(null)
  const answer: DeletedAnswer | undefined = fetcher.data ?? actionData
  useListAnswer(fetcher, 'verwijderd')
  const wanted = search.get('actie')
  return (
    <AdminFrame email={email} tab={URLS.adminDeleted}>
      {actionData ? (
        <Notice kind={actionData.done ? 'good' : 'bad'} live="status">
          {actionData.done ? SUCCESS_TEXTS[actionData.done] : actionData.message}
        </Notice>
      ) : null}
      <LiveElsewhere websites={answer?.liveElsewhere} />
      {chosen && isDeletedAction(wanted) ? (
        <AskFirst
          title={DELETED_QUESTIONS[wanted].title}
          action={URLS.adminDeleted}
          fields={{ intent: wanted, userId: chosen.id }}
          confirmLabel={DELETED_QUESTIONS[wanted].confirm}
          cancelHref={URLS.adminDeleted}
        >
          <strong>{chosen.email}</strong> {DELETED_QUESTIONS[wanted].text}
        </AskFirst>
      ) : null}
      <section aria-labelledby="verwijderd" className="grid grid-cols-1 gap-5">
        <h2 id="verwijderd" tabIndex={-1} className="text-xl">
          Verwijderde klanten
        </h2>
        <p className="max-w-prose text-soft">Verwijderde klanten worden na 30 dagen automatisch voorgoed verwijderd.</p>
        {problem ? (
          <Notice kind="bad" title="Fout" live="alert">
            {problem}
          </Notice>
        ) : customers.length === 0 ? (
          <EmptyState title="Geen verwijderde klanten">
            <p>Wie je verwijdert, kun je hier 30 dagen lang herstellen.</p>
          </EmptyState>
        ) : (
          <DeletedTable customers={customers} onAction={(action, customer) => setAsked({ action, customer })} />
        )}
        <ListPages start={search.has('after') ? '?' : null} next={next && `?${new URLSearchParams({ after: next })}`} />
      </section>
      {asked ? (
        <Confirm
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={DELETED_QUESTIONS[asked.action].title}
          confirmLabel={DELETED_QUESTIONS[asked.action].confirm}
          onConfirm={() =>
            fetcher.submit(confirmed({ intent: asked.action, userId: asked.customer.id }), {
              method: 'post',
              action: URLS.adminDeleted,
            })
          }
        >
          <strong>{asked.customer.email}</strong> {DELETED_QUESTIONS[asked.action].text}
        </Confirm>
      ) : null}
    </AdminFrame>
  )
}
