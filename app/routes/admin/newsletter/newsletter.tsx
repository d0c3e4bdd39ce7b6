import { useState } from 'react'
import { data, redirect, useFetcher, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { confirmed, isConfirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { type Answerable, actionOrAnswer } from '#app/offline-answer.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { ListPages } from '#app/routes/admin/list-pages.tsx'
import { useListAnswer } from '#app/routes/admin/use-list-answer.ts'
import { servicesOf } from '#app/services.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { listMailings } from '#features/newsletter/mailings.server.ts'
import type { Subscriber } from '#features/newsletter/subscribers.schema.ts'
import {
  countSubscribers,
  findSubscriber,
  getSubscribers,
  removeSubscriber,
} from '#features/newsletter/subscribers.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/newsletter.ts'
import { listAddress, REMOVE_QUESTION } from './list-address.ts'
import { MailingList } from './mailing-list.tsx'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { SubscribersTable } from './subscribers-table.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Nieuwsbrief · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const { services } = asked
  const admin = requireAdminScreen(asked.session)
  const { email } = admin
  try {
    const after = url.searchParams.get('after') ?? undefined
    const page = await getSubscribers(services, admin, { ...listAddress.read(url.searchParams), after })
    const counts = await countSubscribers(services, admin)
    const mailings = await listMailings(services, admin)
    const wanted = url.searchParams.get('abonnee')
    const chosen = wanted ? await findSubscriber(services, admin, wanted) : null
    return { email, page, counts, mailings, chosen, problem: null }
  } catch (error) {
    const { message } = formFailure(error, asked, FALLBACK_TEXTS.loadSubscribers)
    const nothing = { page: null, counts: null, mailings: [], chosen: null }
    return { email, ...nothing, problem: message ?? FALLBACK_TEXTS.loadSubscribers }
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

interface Answer extends Answerable {
  done: SuccessCode | null
}

/** Removes a subscriber. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  const id = String(form.get('abonnee'))
  if (!isConfirmed(form)) throw redirect(listAddress.write({}, { abonnee: id }))
  try {
    await removeSubscriber(asked.services, admin, { id })
    return { done: 'subscriber-removed', message: null } satisfies Answer as Answer
  } catch (error) {
    const { status, message } = formFailure(error, asked, FALLBACK_TEXTS.subscriberRemoval)
    return data<Answer>({ done: null, message: message ?? FALLBACK_TEXTS.subscriberRemoval }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<Answer>(serverAction as () => Promise<Answer>, {
    done: null,
    message: FALLBACK_TEXTS.subscriberRemoval,
  })
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { email, page, counts, mailings, chosen, problem } = loaderData
  const fetcher = useFetcher<Answer>()
  const [asked, setAsked] = useState<Subscriber | null>(null)
  useListAnswer(fetcher, 'abonnees')
  return (
    <AdminFrame email={email} tab={URLS.adminNewsletter}>
      {actionData ? (
        <Notice kind={actionData.done ? 'good' : 'bad'} live="status">
          {actionData.done ? SUCCESS_TEXTS[actionData.done] : actionData.message}
        </Notice>
      ) : null}
      {chosen && !actionData ? (
        <AskFirst
          title={REMOVE_QUESTION.title}
          action={URLS.adminNewsletter}
          fields={{ abonnee: chosen.id }}
          confirmLabel={REMOVE_QUESTION.confirm}
          cancelHref={URLS.adminNewsletter}
        >
          <About email={chosen.email} />
        </AskFirst>
      ) : null}
      {problem ? (
        <Notice kind="bad" title="Fout" live="alert">
          <p>{problem}. Laad de pagina opnieuw.</p>
        </Notice>
      ) : null}
      {counts ? <MailingList mailings={mailings} receivers={counts.receivers} /> : null}
      {page && counts ? (
        <section aria-labelledby="abonnees" className="grid grid-cols-1 gap-5">
          <h2 id="abonnees" tabIndex={-1} className="text-xl">
            Abonnees
          </h2>
          <SubscriberFilters counts={counts} />
          {page.subscribers.length === 0 ? (
            <EmptyState title="Geen abonnees gevonden" />
          ) : (
            <SubscribersTable subscribers={page.subscribers} onRemove={setAsked} />
          )}
          <Pages next={page.next} />
        </section>
      ) : null}
      {asked ? (
        <Confirm
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={REMOVE_QUESTION.title}
          confirmLabel={REMOVE_QUESTION.confirm}
          onConfirm={() =>
            fetcher.submit(confirmed({ abonnee: asked.id }), { method: 'post', action: URLS.adminNewsletter })
          }
        >
          <About email={asked.email} />
        </Confirm>
      ) : null}
    </AdminFrame>
  )
}

const About = ({ email }: { email: string | null }) => (
  <>
    <strong className="wrap-anywhere">{email ?? 'Een gewist adres'}</strong>. {REMOVE_QUESTION.text}
  </>
)

function Pages({ next }: { next: string | null }) {
  const [search] = useSearchParams()
  const shown = listAddress.read(search)
  return (
    <ListPages
      start={search.has('after') ? listAddress.write(shown) : null}
      next={next && listAddress.write(shown, { after: next })}
    />
  )
}
