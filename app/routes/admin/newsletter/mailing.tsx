import { data, Link, redirect, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { isConfirmed } from '#app/confirmation.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { type Answerable, actionOrAnswer } from '#app/offline-answer.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { servicesOf } from '#app/services.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { BRAND } from '#features/brand.ts'
import type { Mailing } from '#features/newsletter/mailings.schema.ts'
import { continueMailing, findMailing, stopMailing } from '#features/newsletter/mailings.server.ts'
import { adminMailing, URLS } from '#features/urls.ts'
import type { Route } from './+types/mailing.ts'
import { AskedAct } from './asked-act.tsx'
import { MailingState } from './mailing-list.tsx'
import { UndeliveredList } from './undelivered-list.tsx'
import { useReloadWhile } from './use-reload-while.ts'

export const meta: Route.MetaFunction = () => [{ title: `Mailing · ${BRAND.name}` }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  return { email: admin.email, ...(await findMailing(services, admin, params.mailingId).catch(missing)) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  const id = params.mailingId
  const intent = String(form.get('intent'))
  if (!['stop', 'verder', 'opnieuw'].includes(intent)) throw data(null, { status: 400 })
  if (!isConfirmed(form)) return redirect(`${adminMailing(id)}?vraag=${intent}`)
  try {
    const changed =
      intent === 'stop'
        ? await stopMailing(asked.services, admin, { id })
        : await continueMailing(asked.services, admin, { id, failedToo: intent === 'opnieuw' })
    const done = intent === 'stop' ? 'mailing-stopped' : 'mailing-continued'
    return redirect(adminMailing(id), { headers: { 'Set-Cookie': flashCookie(changed ? done : 'no-change') } })
  } catch (error) {
    const { status, message } = formFailure(error, asked, FALLBACK_TEXTS.mailing)
    return data<Answerable>({ message: message ?? FALLBACK_TEXTS.mailing }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<Answerable>(serverAction as () => Promise<Answerable>, { message: FALLBACK_TEXTS.mailing })
}

export default function MailingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, mailing, undelivered } = loaderData
  const { counts, state } = mailing
  // After a stop, what was being sent at that moment still ends.
  useReloadWhile(state === 'sending' || counts.sending > 0)
  const page = adminMailing(mailing.id)
  const act = actFor(mailing)
  return (
    <AdminFrame email={email} tab={URLS.adminNewsletter}>
      <p>
        <Link to={URLS.adminNewsletter}>Terug naar de nieuwsbrief</Link>
      </p>
      {actionData?.message ? (
        <Notice kind="bad" live="alert">
          {actionData.message}
        </Notice>
      ) : null}
      <div className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">{mailing.subject}</h2>
        <p className="text-soft">
          Gestart op {dutchMoment(mailing.startedAt)} <MailingState state={state} />
        </p>
      </div>
      <Standing mailing={mailing} />
      {act ? (
        // One place for all of them, so that the focus stays on the button when the act that it offers changes.
        <AskedAct label={act.label} title={act.title} page={page} fields={{ intent: act.intent }}>
          {act.text}
        </AskedAct>
      ) : null}
      <UndeliveredList undelivered={undelivered} counts={counts} />
    </AdminFrame>
  )
}

const ACTS = {
  stop: {
    intent: 'stop',
    label: 'Stop de mailing',
    title: 'Mailing stoppen?',
    text: 'Wie de mail nog niet heeft, krijgt hem niet, tot je de mailing verder laat gaan.',
  },
  continue: {
    intent: 'verder',
    label: 'Ga verder',
    title: 'Verder met de mailing?',
    text: 'De mailing gaat verder bij wie hem nog niet heeft. Niemand krijgt hem twee keer.',
  },
  retry: {
    intent: 'opnieuw',
    label: 'Probeer opnieuw',
    title: 'Mislukte mails opnieuw proberen?',
    text: 'We proberen opnieuw wat de mailserver weigerde. Wie de mail misschien al heeft, slaan we over.',
  },
} as const

/** What an admin can do now: those who wait come before those whose mail was refused. */
function actFor({ state, counts }: Mailing) {
  if (state === 'sending') return ACTS.stop
  if (state === 'stopped' && counts.waiting > 0) return ACTS.continue
  return counts.failed > 0 ? ACTS.retry : null
}

function Standing({ mailing: { counts, total, error } }: { mailing: Mailing }) {
  const busy = useNavigation().state !== 'idle'
  const done = total - counts.waiting - counts.sending
  const parts = [
    `${counts.sent} verstuurd`,
    counts.waiting + counts.sending > 0 && `${counts.waiting + counts.sending} te gaan`,
    counts.skipped > 0 && `${counts.skipped} overgeslagen, want intussen afgemeld`,
    counts.failed > 0 && `${counts.failed} mislukt`,
    counts.unsure > 0 && `${counts.unsure} onzeker`,
  ].filter(Boolean)
  return (
    <div className="grid max-w-xl gap-1.5" aria-busy={busy}>
      <Progress label="Voortgang van de mailing" value={done} max={total} />
      <p role="status" className="text-soft tabular-nums">
        {done} van {total}: {parts.join(', ')}
      </p>
      {error ? (
        <Notice kind="warn" live="status">
          De mailserver is niet te gebruiken: <span className="wrap-anywhere">{error}</span>. We proberen het vanzelf
          opnieuw.
        </Notice>
      ) : null}
    </div>
  )
}
