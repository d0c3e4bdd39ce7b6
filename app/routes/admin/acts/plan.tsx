import type { FormEvent } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { toast } from '#app/ui/toast.ts'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import type { CustomerWebsite } from '#features/admin/admin-users.schema.ts'
import { changeDomainPlan, changePlan, lastDayOf } from '#features/admin/change-plan.server.ts'
import { subscriptionOfCustomer, websitesOfCustomers } from '#features/admin/customer-details.server.ts'
import { findUser } from '#features/admin/get-users.server.ts'
import type { FieldErrors } from '#features/failure.ts'
import type { Route } from './+types/plan.ts'
import { done, failed } from './act-answer.server.ts'
import type { ActAnswer } from './act-answer.ts'
import { ActFrame } from './act-frame.tsx'
import { missing } from './missing.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const { email } = await findUser(services, admin, params.userId).catch(missing)
  const { plan, end, hasEnded } = await subscriptionOfCustomer(services, admin, params.userId)
  const websites = await websitesOfCustomers(services, admin, [params.userId])
  return {
    email,
    plan,
    lastDay: dayOf(end),
    hasEnded,
    websites: websites.map((website) => ({ ...website, lastDay: dayOf(website.ownPlanEnd) })),
  }
}

function dayOf(end: string | null): string {
  return end ? lastDayOf(new Date(end)) : ''
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const domain_id = text('domain_id')
  try {
    if (domain_id) {
      const plan_type = (text('plan_type') || null) as Plan | null
      const last_day = hasNoEnd(plan_type) ? '' : text('last_day')
      const input = { user_id: params.userId, domain_id, plan_type, last_day }
      return done((await changeDomainPlan(asked.services, admin, input)) ? 'domain-plan-changed' : 'no-change', url)
    }
    const plan = text('plan') as Plan
    const input = { userId: params.userId, plan, last_day: hasNoEnd(plan) ? '' : text('last_day') }
    return done((await changePlan(asked.services, admin, input)) ? 'plan-changed' : 'no-change', url)
  } catch (error) {
    return failed(error, asked, url, domain_id ? FALLBACK_TEXTS.domainPlan : FALLBACK_TEXTS.accountPlan, domain_id)
  }
}

/** The field keeps its date when a plan is chosen that has none. */
function hasNoEnd(plan: Plan | null): boolean {
  return plan === null || plan === 'free'
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<ActAnswer>(serverAction as () => Promise<ActAnswer>, {
    message: FALLBACK_TEXTS.accountPlan,
    fields: {},
  })
}

export default function PlanOfCustomer({ loaderData }: Route.ComponentProps) {
  const { email, plan, lastDay, hasEnded, websites } = loaderData
  const answer = useActionData<ActAnswer>()
  const busy = useNavigation().state === 'submitting'
  const { search } = useLocation()
  const account = answer && !answer.about ? answer.fields : {}
  return (
    <ActFrame title="Plan wijzigen" email={email}>
      {answer?.message ? (
        <Notice kind="bad" live="alert">
          {answer.message}
        </Notice>
      ) : null}
      <Form
        method="post"
        action={search}
        preventScrollReset
        noValidate
        className="grid gap-4"
        onSubmit={unlessUnchanged({ plan, last_day: lastDay }, hasEnded)}
      >
        <Field label="Plan van het account" error={account.plan} required>
          <Select name="plan" defaultValue={plan}>
            {Object.entries(PLAN_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Laatste dag"
          hint={
            hasEnded
              ? 'Dit plan is afgelopen. Kies een nieuwe dag, of maak het veld leeg.'
              : 'Leeg: het plan loopt door.'
          }
          error={account.last_day}
        >
          <TextInput type="date" name="last_day" defaultValue={lastDay} />
        </Field>
        <Button busy={busy}>Plan wijzigen</Button>
      </Form>
      <section aria-label="Plan per website" className="grid gap-4 border-t border-hairline pt-4">
        <h3 className="text-lg">Plan per website</h3>
        {websites.map((website) => (
          <WebsitePlan
            key={website.id}
            website={website}
            search={search}
            busy={busy}
            fields={answer?.about === website.id ? answer.fields : {}}
          />
        ))}
      </section>
    </ActFrame>
  )
}

function WebsitePlan({
  website,
  search,
  busy,
  fields,
}: {
  website: CustomerWebsite & { lastDay: string }
  search: string
  busy: boolean
  fields: FieldErrors
}) {
  const { id, ownPlanHasEnded: hasEnded, lastDay } = website
  const own = website.ownPlan ?? ''
  const name = website.name || 'Website zonder naam'
  return (
    <Form
      method="post"
      action={search}
      preventScrollReset
      noValidate
      aria-label={`Plan van ${name}`}
      className="grid grid-cols-1 gap-3 border-t border-hairline pt-3"
      onSubmit={unlessUnchanged({ plan_type: own, last_day: lastDay }, hasEnded)}
    >
      <input type="hidden" name="domain_id" value={id} />
      <Field label={<span className="wrap-anywhere">{name}</span>} error={fields.plan_type} required>
        <Select name="plan_type" defaultValue={own}>
          <option value="">Zoals het account</option>
          {Object.entries(PLAN_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={
          <>
            Laatste dag<span className="sr-only"> van {name}</span>
          </>
        }
        hint={hasEnded ? 'Dit plan is afgelopen: het plan van het account geldt weer.' : 'Leeg: het loopt door.'}
        error={fields.last_day}
      >
        <TextInput type="date" name="last_day" defaultValue={lastDay} />
      </Field>
      <Button look="quiet" busy={busy} className="justify-self-start">
        Bijwerken<span className="sr-only"> van {name}</span>
      </Button>
    </Form>
  )
}

/** Says 'Geen wijziging' without asking the server. A plan that has ended is renewed by the same values. */
function unlessUnchanged(current: Record<string, string>, hasEnded: boolean) {
  return (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    if (hasEnded || Object.entries(current).some(([name, value]) => form.get(name) !== value)) return
    event.preventDefault()
    toast(SUCCESS_TEXTS['no-change'])
  }
}
