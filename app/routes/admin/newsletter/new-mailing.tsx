import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { isConfirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { type Answerable, actionOrAnswer } from '#app/offline-answer.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { FilterLinks } from '#app/routes/admin/list-links.tsx'
import { MailPreview } from '#app/routes/admin/templates/mail-preview.tsx'
import { servicesOf } from '#app/services.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { previewMail, sendTestMail } from '#features/mail-templates/preview-template.server.ts'
import { toTyped } from '#features/mail-templates/template.schema.ts'
import { findEditedTemplate } from '#features/mail-templates/templates.server.ts'
import { MAILING_TEMPLATES, mailingStanding, startMailing } from '#features/newsletter/mailings.server.ts'
import { countSubscribers } from '#features/newsletter/subscribers.server.ts'
import { adminMailing, adminTemplate, URLS } from '#features/urls.ts'
import type { Route } from './+types/new-mailing.ts'
import { AskedAct } from './asked-act.tsx'
import { receiversText } from './mailing-list.tsx'
import { useReloadWhile } from './use-reload-while.ts'

const FIRST = 'nieuwsbrief'
const pageOf = (key: string) => `${URLS.adminNewMailing}?${new URLSearchParams({ template: key })}`

export const meta: Route.MetaFunction = () => [{ title: `Nieuwe mailing · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const wanted = url.searchParams.get('template') ?? FIRST
  const { key, version, ...content } = await findEditedTemplate(services, admin, wanted).catch(missing)
  const standing = await mailingStanding(services, admin, { key, version }).catch(missing)
  const { receivers } = await countSubscribers(services, admin)
  const mail = previewMail(services, admin, key, toTyped(content))
  const perMinute = services.newsletterPerMinute
  return {
    email: admin.email,
    keys: MAILING_TEMPLATES,
    templateKey: key,
    version,
    mail,
    receivers,
    perMinute,
    ...standing,
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

interface Answer extends Answerable {
  /** A test mail is on its way. */
  testing: boolean
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  const key = url.searchParams.get('template') ?? FIRST
  try {
    if (form.get('intent') === 'test') {
      await sendTestMail(asked.services, admin, key, { to: admin.email })
      return { testing: true, message: null } satisfies Answer as Answer
    }
    if (!isConfirmed(form)) return redirect(`${pageOf(key)}&vraag=start`)
    const id = await startMailing(asked.services, admin, { key, version: String(form.get('version')) })
    return redirect(adminMailing(id), { headers: { 'Set-Cookie': flashCookie('mailing-started') } })
  } catch (error) {
    const { status, message } = formFailure(error, asked, FALLBACK_TEXTS.mailing)
    return data<Answer>({ testing: false, message: message ?? FALLBACK_TEXTS.mailing }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<Answer>(serverAction as () => Promise<Answer>, {
    testing: false,
    message: FALLBACK_TEXTS.mailing,
  })
}

export default function NewMailing({ loaderData, actionData }: Route.ComponentProps) {
  const { email, keys, templateKey, version, mail, tested, mailingId } = loaderData
  const busy = useNavigation().state !== 'idle'
  const isTesting = actionData?.testing === true && !tested
  useReloadWhile(isTesting)
  return (
    <AdminFrame email={email} tab={URLS.adminNewsletter}>
      <p>
        <Link to={URLS.adminNewsletter}>Terug naar de nieuwsbrief</Link>
      </p>
      <h2 className="text-xl">Nieuwe mailing</h2>
      {actionData?.message ? (
        <Notice kind="bad" live="alert">
          {actionData.message}
        </Notice>
      ) : null}
      <section aria-labelledby="tekst" className="grid grid-cols-1 gap-3">
        <h3 id="tekst" className="text-lg">
          1. Kies en schrijf de tekst
        </h3>
        <FilterLinks
          label="Template"
          items={keys.map((key) => ({ label: key, href: pageOf(key), current: key === templateKey }))}
        />
        <p className="max-w-prose text-soft">
          Dit is versie {version}. Wat je verandert, bewaar je als een nieuwe versie van de template; kom daarna hier
          terug.
        </p>
        <ButtonLink to={adminTemplate(templateKey)} className="justify-self-start">
          Bewerk de tekst
        </ButtonLink>
      </section>
      <MailPreview mail={mail} />
      <section aria-labelledby="testmail" className="grid grid-cols-1 gap-3">
        <h3 id="testmail" className="text-lg">
          2. Stuur een testmail aan jezelf
        </h3>
        {tested ? (
          <Notice kind="good" live="status">
            Een testmail van precies deze tekst is verstuurd naar een beheerder. Lees hem goed na.
          </Notice>
        ) : null}
        {isTesting ? (
          <Notice kind="info" live="status">
            De testmail is onderweg naar {email}. Zodra hij is verstuurd, kun je verder.{' '}
            <Link to={pageOf(templateKey)}>Kijk opnieuw</Link>
          </Notice>
        ) : null}
        <Form method="post" action={pageOf(templateKey)}>
          <Button look="quiet" name="intent" value="test" busy={busy}>
            Stuur testmail
          </Button>
        </Form>
      </section>
      <Start {...loaderData} mailingId={mailingId} />
    </AdminFrame>
  )
}

function Start({
  templateKey,
  version,
  receivers,
  perMinute,
  tested,
  mailingId,
}: Pick<
  Route.ComponentProps['loaderData'],
  'templateKey' | 'version' | 'receivers' | 'perMinute' | 'tested' | 'mailingId'
>) {
  const minutes = Math.ceil(receivers / perMinute)
  return (
    <section aria-labelledby="versturen" className="grid grid-cols-1 gap-3">
      <h3 id="versturen" className="text-lg">
        3. Verstuur
      </h3>
      {mailingId ? (
        <p>
          Deze tekst is al een mailing. <Link to={adminMailing(mailingId)}>Bekijk de mailing</Link>
        </p>
      ) : receivers === 0 ? (
        <p>Er zijn nog geen bevestigde abonnees.</p>
      ) : tested ? (
        <AskedAct
          label="Verstuur de mailing"
          title="Mailing versturen?"
          page={pageOf(templateKey)}
          fields={{ intent: 'start', version: String(version) }}
        >
          Versie {version} van {templateKey} gaat naar <strong>{receiversText(receivers)}</strong>, hoogstens{' '}
          {perMinute} per minuut: dat duurt ongeveer {minutes} {minutes === 1 ? 'minuut' : 'minuten'}. Wat verstuurd is,
          komt niet terug.
        </AskedAct>
      ) : (
        <p>
          Deze mailing gaat naar {receiversText(receivers)}. Stuur eerst een testmail van precies deze tekst aan jezelf.
        </p>
      )}
    </section>
  )
}
