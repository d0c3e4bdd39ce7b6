import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  data,
  Form,
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { isConfirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { askSecondLook, requireAdminScreen } from '#app/guards.server.ts'
import { actionUntilDone } from '#app/offline-answer.ts'
import { type RequestServices, servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Plan } from '#features/access/plans.ts'
import type { Session } from '#features/accounts/session.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '#features/admin/account-status.server.ts'
import { getUsersSchema } from '#features/admin/admin-users.schema.ts'
import { newestCustomer } from '#features/admin/changed-users.server.ts'
import { createUser } from '#features/admin/create-user.server.ts'
import { websitesOfCustomers } from '#features/admin/customer-details.server.ts'
import { getCountedUsers, getUser } from '#features/admin/get-users.server.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/admin.ts'
import { AdminFrame } from './admin-frame.tsx'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { CREATE_USER_TEXTS, NEW_USER } from './create-user-fields.tsx'
import { CreateUserPage } from './create-user-page.tsx'
import { CustomerTable } from './customer-table.tsx'
import { ListFilters } from './list-filters.tsx'
import { useListLink } from './list-links.tsx'
import { ListPages } from './list-pages.tsx'
import { LiveElsewhere } from './live-elsewhere.tsx'
import { actionPage, type RowAction } from './row-actions.ts'
import { RowQuestion } from './row-question.tsx'
import { useLiveCustomers } from './use-live-customers.ts'
import { type AdminAnswer, useRowActions } from './use-row-actions.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Admin Dashboard · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const { services } = asked
  const admin = requireAdminScreen(asked.session)
  const { email, userId: adminId } = admin
  const parsed = getUsersSchema.safeParse(Object.fromEntries(url.searchParams))
  const filters = parsed.success ? parsed.data : {}
  try {
    // Before the list is read, so that nobody is made in between.
    const newest = await newestCustomer(services, admin)
    const { users, next, counts } = await getCountedUsers(services, admin, filters)
    const websites = await websitesOfCustomers(
      services,
      admin,
      users.map(({ id }) => id),
    )
    const customer = url.searchParams.get('klant')
    const chosen = customer ? await getUser(services, admin, customer) : null
    const { query, plan, status, role } = filters
    const kept = { query, plan, status, role }
    return { email, adminId, users, next, counts, websites, newest, filters: kept, chosen, problem: null }
  } catch (error) {
    const { message } = formFailure(error, asked, FALLBACK_TEXTS.loadUsers)
    const nothing = { users: [], next: null, counts: null, websites: [], newest: '', filters: {}, chosen: null }
    return { email, adminId, ...nothing, problem: message ?? FALLBACK_TEXTS.loadUsers }
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

const INTENTS = {
  lock: { run: lockUser, done: 'user-locked' },
  unlock: { run: unlockUser, done: 'user-unlocked' },
  delete: { run: deleteUser, done: 'user-deleted' },
  restore: { run: restoreUser, done: 'user-restored' },
} as const satisfies Record<
  RowAction,
  { run: (...act: Parameters<typeof lockUser>) => Promise<unknown>; done: SuccessCode }
>

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  if (form.get('intent') === 'create') return create(asked, admin, form)
  const action = form.get('intent') as RowAction
  const intent = INTENTS[action]
  if (!intent) throw data(null, { status: 400 })
  const userId = String(form.get('userId'))
  const question = actionPage(userId, action === 'restore', action)
  if (!isConfirmed(form)) return redirect(question)
  try {
    const liveElsewhere = action === 'restore' ? await restoreUser(asked.services, admin, userId) : []
    if (action !== 'restore') await INTENTS[action].run(asked.services, admin, userId)
    return { done: intent.done, message: null, userId, liveElsewhere } satisfies AdminAnswer as AdminAnswer
  } catch (error) {
    askSecondLook(error, question)
    const { status, message } = formFailure(error, asked, FALLBACK_TEXTS.updateUser)
    return data<AdminAnswer>({ done: null, message }, { status })
  }
}

async function create(asked: RequestServices, admin: Session, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const email = text('email')
  const input = {
    email,
    password: text('password'),
    role: text('role') as 'user',
    plan_type: text('plan_type') as Plan,
    email_opt_in: form.has('email_opt_in'),
  }
  try {
    await createUser(asked.services, admin, input)
    return { done: 'user-created', message: null } satisfies AdminAnswer as AdminAnswer
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked, FALLBACK_TEXTS.createUser)
    return data<AdminAnswer>({ done: null, message, refusedUser: { email, fields } }, { status })
  }
}

/**
 * What opens over the list, and what is done to a customer, leaves it as it is: changes are told, and a row stays in its place
 * (use-live-customers.ts). It is read again when it is asked for.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePlace = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  const isSameList = listOf(currentUrl) === listOf(nextUrl)
  const isOver = formMethod === 'POST' ? !IN_PAGE.some((name) => nextUrl.searchParams.has(name)) : !isSamePlace
  return isSameList && isOver && formMethod !== 'GET' ? false : defaultShouldRevalidate
}

/** A question and a form that stand in the page, when its address says so. */
const IN_PAGE = ['klant', NEW_USER.name]

function listOf({ searchParams }: URL): string {
  const list = new URLSearchParams(searchParams)
  list.delete('open')
  return `${list}`
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return actionUntilDone<AdminAnswer>(serverAction, request, { done: null, message: FALLBACK_TEXTS.updateUser })
}

/** New customers are counted up to this many. */
const MOST_ADDED = 100

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  const { email, adminId, next, chosen, problem } = loaderData
  const [search] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const link = useListLink()
  const isNewestFirst = !['sort', 'order', 'after'].some((name) => search.has(name))
  const live = useLiveCustomers(loaderData, link({}), isNewestFirst)
  const { users, websites, counts, added } = live
  const rowActions = useRowActions(live, search.get('status') === 'deleted' ? 'user-restored' : 'user-deleted')
  const searching = useNavigation().state === 'loading'
  return (
    <AdminFrame email={email} tab={URLS.admin}>
      {actionData?.done || actionData?.message ? (
        <Notice kind={actionData.done ? 'good' : 'bad'} live="status">
          {actionData.done ? SUCCESS_TEXTS[actionData.done] : actionData.message}
        </Notice>
      ) : null}
      <LiveElsewhere websites={rowActions.liveElsewhere ?? actionData?.liveElsewhere} />
      {search.get(NEW_USER.name) === NEW_USER.value && !actionData?.done ? (
        <CreateUserPage refused={actionData?.refusedUser} />
      ) : null}
      <RowQuestion user={chosen} adminId={adminId} />
      <Outlet />
      <section aria-labelledby="klanten" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="klanten" tabIndex={-1} className="text-xl">
            Klanten{' '}
            <span className="font-sans text-base font-normal text-soft tabular-nums">
              {users.length}
              {next ? ' op deze pagina' : ''}
            </span>
          </h2>
          <p role="status" className="grow">
            {added > 0 ? (
              <Link to={link({ sort: null, order: null })} className="inline-block py-2.5">
                {added > MOST_ADDED ? `Meer dan ${MOST_ADDED}` : added}{' '}
                {added === 1 ? 'nieuwe klant' : 'nieuwe klanten'}: toon
              </Link>
            ) : null}
          </p>
          <Form
            action={URLS.admin}
            onSubmit={(event) => {
              event.preventDefault()
              setCreating(true)
            }}
          >
            <Button {...NEW_USER}>
              <Plus aria-hidden />
              {CREATE_USER_TEXTS.title}
            </Button>
          </Form>
        </div>
        <ListFilters counts={counts} />
        <p role="status" className="sr-only">
          {searching ? 'Klanten worden geladen' : ''}
        </p>
        <div aria-busy={searching} className={searching ? 'opacity-60 transition-opacity' : ''}>
          {problem ? (
            <Notice kind="bad" title="Fout" live="alert">
              <p>{problem}. Laad de pagina opnieuw.</p>
            </Notice>
          ) : users.length === 0 ? (
            <EmptyState title="Geen klanten gevonden">
              <p>Niemand past bij deze zoekopdracht en filters.</p>
              <Link to={URLS.admin}>Toon alle klanten</Link>
            </EmptyState>
          ) : (
            <>
              <CustomerTable users={users} websites={websites} adminId={adminId} onAction={rowActions.ask} />
              <Pages next={next} />
            </>
          )}
        </div>
      </section>
      {rowActions.dialog}
      <CreateUserDialog open={creating} onOpenChange={setCreating} onMade={live.enter} />
    </AdminFrame>
  )
}

function Pages({ next }: { next: string | null }) {
  const [search] = useSearchParams()
  const link = useListLink()
  return (
    <div className="pt-5 empty:pt-0">
      <ListPages start={search.has('after') ? link({}) : null} next={next && link({ after: next })} />
    </div>
  )
}
