import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { isConfirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { askSecondLook, requireAdminScreen } from '#app/guards.server.ts'
import { actionUntilDone } from '#app/offline-answer.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { type RequestServices, servicesOf } from '#app/services.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Plan } from '#features/access/plans.ts'
import type { Session } from '#features/accounts/session.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '#features/admin/account-status.server.ts'
import { getUsersSchema } from '#features/admin/admin-users.schema.ts'
import { createUser } from '#features/admin/create-user.server.ts'
import { getUser, getUsers } from '#features/admin/get-users.server.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/admin.ts'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { CREATE_USER_TEXTS, NEW_USER } from './create-user-fields.tsx'
import { CreateUserPage } from './create-user-page.tsx'
import { CustomerTable } from './customer-table.tsx'
import { actionPage, type RowAction } from './row-actions.ts'
import { RowQuestion } from './row-question.tsx'
import { type AdminAnswer, useRowActions } from './use-row-actions.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Admin Dashboard · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const filters = getUsersSchema.safeParse(Object.fromEntries(url.searchParams))
  try {
    const { users, next } = await getUsers(asked.services, admin, filters.success ? filters.data : {})
    const customer = url.searchParams.get('klant')
    const chosen = customer ? await getUser(asked.services, admin, customer) : null
    return { email: admin.email, adminId: admin.userId, users, next, chosen, problem: null }
  } catch (error) {
    const { message } = formFailure(error, asked, FALLBACK_TEXTS.loadUsers)
    return {
      email: admin.email,
      adminId: admin.userId,
      users: [],
      next: null,
      chosen: null,
      problem: message ?? FALLBACK_TEXTS.loadUsers,
    }
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
    await intent.run(asked.services, admin, userId)
    return { done: intent.done, message: null } satisfies AdminAnswer
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
  }
  try {
    await createUser(asked.services, admin, input)
    return { done: 'user-created', message: null } satisfies AdminAnswer
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked, FALLBACK_TEXTS.createUser)
    return data<AdminAnswer>({ done: null, message, refusedUser: { email, fields } }, { status })
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return actionUntilDone<AdminAnswer>(serverAction, request, { done: null, message: FALLBACK_TEXTS.updateUser })
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  const { email, adminId, users, next, chosen, problem } = loaderData
  const [search] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const rowActions = useRowActions()
  const searching = useNavigation().state === 'loading'
  return (
    <>
      <AppHeader home={URLS.admin} email={email} wide>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[88rem] grid-cols-1 gap-8 px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-2xl">Admin Dashboard</h1>
        {actionData?.done || actionData?.message ? (
          <Notice kind={actionData.done ? 'good' : 'bad'} live="status">
            {actionData.done ? SUCCESS_TEXTS[actionData.done] : actionData.message}
          </Notice>
        ) : null}
        {search.get(NEW_USER.name) === NEW_USER.value && !actionData?.done ? (
          <CreateUserPage refused={actionData?.refusedUser} />
        ) : null}
        <RowQuestion user={chosen} adminId={adminId} />
        <section aria-labelledby="klanten" className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="klanten" className="text-xl">
              Klanten{' '}
              <span className="font-sans text-base font-normal text-soft tabular-nums">
                {users.length}
                {next ? ' op deze pagina' : ''}
              </span>
            </h2>
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
          <Filters />
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
                <CustomerTable users={users} adminId={adminId} onAction={rowActions.ask} />
                <Pages next={next} />
              </>
            )}
          </div>
        </section>
        {rowActions.dialog}
        <CreateUserDialog open={creating} onOpenChange={setCreating} />
      </main>
    </>
  )
}

/** Newest first, with links to older ones and back to the beginning. */
function Pages({ next }: { next: string | null }) {
  const [search] = useSearchParams()
  const hrefOf = (after: string | null) => {
    const page = new URLSearchParams(search)
    for (const name of ['after', 'klant', 'actie']) page.delete(name)
    if (after) page.set('after', after)
    return `?${page}`
  }
  if (!next && !search.has('after')) return null
  return (
    <nav aria-label="Pagina's" className="flex flex-wrap gap-x-6 gap-y-2 pt-5">
      {search.has('after') ? <Link to={hrefOf(null)}>Naar het begin</Link> : null}
      {next ? <Link to={hrefOf(next)}>Volgende pagina</Link> : null}
    </nav>
  )
}

const PLAN_FILTERS: { label: string; set: Record<string, string> }[] = [
  { label: 'Alle', set: {} },
  { label: 'Gratis', set: { plan: 'free' } },
  { label: 'Pro', set: { plan: 'pro' } },
  { label: 'Expert', set: { plan: 'expert' } },
  { label: 'Admin', set: { role: 'admin' } },
]

const STATUS_FILTERS = [
  { label: 'Alle klanten', value: null },
  { label: 'Status: Actief', value: 'active' },
  { label: 'Vergrendeld', value: 'suspended' },
  { label: 'Verwijderd', value: 'deleted' },
]

/** Search and filters are in the URL: they survive a reload, and work without JavaScript. */
function Filters() {
  const [search] = useSearchParams()
  const hrefWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search)
    next.delete('after')
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return `?${next}`
  }
  const isPlan = (set: Record<string, string>) =>
    (set.plan ?? null) === search.get('plan') && (set.role ?? null) === search.get('role')
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
      <Form role="search" className="flex items-end gap-2" replace>
        {['plan', 'role', 'status'].map((name) => {
          const value = search.get(name)
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null
        })}
        <Field label="Zoek" required>
          <TextInput
            type="search"
            name="query"
            defaultValue={search.get('query') ?? ''}
            placeholder="Naam, e-mail of domein"
          />
        </Field>
        <Button look="quiet">
          <Search aria-hidden />
          <span className="sr-only">Zoeken</span>
        </Button>
      </Form>
      <FilterLinks
        label="Plan"
        items={PLAN_FILTERS.map(({ label, set }) => ({
          label,
          href: hrefWith({ plan: null, role: null, ...set }),
          current: isPlan(set),
        }))}
      />
      <FilterLinks
        label="Status"
        items={STATUS_FILTERS.map(({ label, value }) => ({
          label,
          href: hrefWith({ status: value }),
          current: search.get('status') === value,
        }))}
      />
    </div>
  )
}

function FilterLinks({ label, items }: { label: string; items: { label: string; href: string; current: boolean }[] }) {
  return (
    <nav aria-label={`Filter op ${label.toLowerCase()}`}>
      <ul className="flex flex-wrap gap-x-5">
        {items.map((item) => (
          <li key={item.label}>
            <Link
              to={item.href}
              replace
              preventScrollReset
              aria-current={item.current ? 'true' : undefined}
              className={`inline-block py-2.5 no-underline ${item.current ? 'text-ink' : 'text-soft hover:text-ink'}`}
            >
              <span className={`inline-block font-semibold ${item.current ? 'marker-stroke' : ''}`}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
