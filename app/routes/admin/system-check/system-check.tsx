import { data, redirect, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { confirmed, isConfirmed } from '#app/confirmation.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { servicesOf } from '#app/services.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { type CheckName, OPERATION_CHECKS, SECURITY_CHECKS, type SystemChecks } from '#features/system-check/check.ts'
import { retryJobs } from '#features/system-check/retry-jobs.server.ts'
import { checkSystem } from '#features/system-check/system-check.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/system-check.ts'
import { Acceptance } from './acceptance.tsx'
import { CheckCard } from './check-card.tsx'
import { JOBS_HEADING, RETRY_FIELDS, RETRY_PAGE, RETRY_QUESTION, type RetryAnswer, RetryJobs } from './retry-jobs.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Systeemcheck · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session, statusForVisitor } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const checks = await checkSystem(services, admin, statusForVisitor)
  return { email: admin.email, checks, checkedAt: services.now().toISOString() }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  if (form.get('intent') !== RETRY_FIELDS.intent) throw data(null, { status: 400 })
  if (!isConfirmed(form)) throw redirect(RETRY_PAGE)
  try {
    const queued = await retryJobs(asked.services, admin)
    const done = queued > 0 ? 'jobs-retried' : 'no-jobs-retried'
    return { done, message: null } satisfies RetryAnswer as RetryAnswer
  } catch (error) {
    const { status, message } = formFailure(error, asked, FALLBACK_TEXTS.startJobs)
    return data<RetryAnswer>({ done: null, message: message ?? FALLBACK_TEXTS.startJobs }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<RetryAnswer>(serverAction as () => Promise<RetryAnswer>, {
    done: null,
    message: FALLBACK_TEXTS.startJobs,
  })
}

const TITLES: Record<CheckName, string> = {
  policies: 'Policies van de mailtemplates',
  visitors: 'Toegang zonder inloggen',
  'is-admin': 'Wie beheerder is',
  database: 'Database',
  migrations: 'Migraties',
  jobs: 'Taken',
  mail: 'Mail',
  disk: 'Schijf',
  backup: 'Reservekopie',
  'crawler-lists': 'Adreslijsten van crawlers',
  'assistant-keys': 'Sleutels van de assistenten',
  version: 'Versie',
}

export default function SystemCheck({ loaderData, actionData }: Route.ComponentProps) {
  const { email, checkedAt } = loaderData
  const checks: SystemChecks = loaderData.checks
  const [search] = useSearchParams()
  const revalidator = useRevalidator()
  const isChecking = useNavigation().state === 'loading' || revalidator.state === 'loading'
  return (
    <AdminFrame email={email} tab={URLS.adminSystemCheck}>
      {actionData ? (
        <Notice kind={actionData.done ? 'good' : 'bad'} live="status">
          {actionData.done ? SUCCESS_TEXTS[actionData.done] : actionData.message}
        </Notice>
      ) : null}
      {search.get('vraag') === 'taken' && !actionData ? (
        <AskFirst
          title={RETRY_QUESTION.title}
          action={URLS.adminSystemCheck}
          fields={confirmed(RETRY_FIELDS)}
          confirmLabel={RETRY_QUESTION.confirm}
          cancelHref={URLS.adminSystemCheck}
        >
          {RETRY_QUESTION.text}
        </AskFirst>
      ) : null}
      <section aria-labelledby="systeemcheck" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="systeemcheck" className="text-xl">
              Systeemcheck
            </h2>
            <p role="status" className="text-soft">
              {isChecking
                ? 'Bezig met controleren…'
                : `${conclusion(checks)} Gecontroleerd op ${dutchMoment(checkedAt)}.`}
            </p>
          </div>
          <ButtonLink to={URLS.adminSystemCheck} preventScrollReset replace>
            Controleer opnieuw
          </ButtonLink>
        </div>
        <Acceptance checks={checks} isChecking={isChecking} />
        <Group title="Beveiliging" names={SECURITY_CHECKS} checks={checks} isChecking={isChecking} />
        <Group title="Techniek" names={OPERATION_CHECKS} checks={checks} isChecking={isChecking} />
      </section>
    </AdminFrame>
  )
}

function conclusion(checks: SystemChecks): string {
  const states = Object.values(checks).map(({ state }) => state)
  const broken = states.filter((state) => state === 'broken').length
  const attention = states.filter((state) => state === 'attention').length
  if (broken > 0) return `${broken} van ${states.length} controles ${broken === 1 ? 'is' : 'zijn'} stuk.`
  if (attention > 0) return `Niets is stuk; let op bij ${attention} van ${states.length} controles.`
  return 'Alles is goed.'
}

function Group({
  title,
  names,
  checks,
  isChecking,
}: {
  title: string
  names: readonly CheckName[]
  checks: SystemChecks
  isChecking: boolean
}) {
  const id = `groep-${names[0]}`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {names.map((name) => (
          <CheckCard
            key={name}
            title={TITLES[name]}
            check={checks[name]}
            isChecking={isChecking}
            headingId={name === 'jobs' ? JOBS_HEADING : undefined}
          >
            {name === 'jobs' ? <RetryJobs isOffered={Boolean(checks.jobs.givenUp)} /> : null}
          </CheckCard>
        ))}
      </ul>
    </section>
  )
}
