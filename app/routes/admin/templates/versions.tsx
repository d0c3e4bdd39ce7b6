import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { type Answerable, actionOrAnswer } from '#app/offline-answer.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { OverList } from '#app/routes/admin/over-list.tsx'
import { servicesOf } from '#app/services.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { restoreTemplate } from '#features/mail-templates/save-template.server.ts'
import { differenceOf, listVersions, type TemplateVersion } from '#features/mail-templates/templates.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/versions.ts'
import { Difference } from './difference.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const versions = await listVersions(services, admin, params.key).catch(missing)
  const chosen = Number(url.searchParams.get('versie'))
  const current = versions[0]!.version
  const difference =
    chosen && chosen !== current
      ? await differenceOf(services, admin, params.key, { from: chosen, to: current }).catch(missing)
      : null
  return { templateKey: params.key, versions, chosen, difference }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  const [version, current] = [Number(form.get('version')), Number(form.get('current'))]
  try {
    const isNew = await restoreTemplate(asked.services, admin, { key: params.key, version, current })
    const headers = { 'Set-Cookie': flashCookie(isNew ? 'template-restored' : 'no-change') }
    return redirect(URLS.adminTemplates, { headers })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked, FALLBACK_TEXTS.storeTemplate)
    return data<Answerable>({ message: message ?? Object.values(fields).join(' ') }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<Answerable>(serverAction as () => Promise<Answerable>, {
    message: FALLBACK_TEXTS.storeTemplate,
  })
}

export default function TemplateVersions({ loaderData }: Route.ComponentProps) {
  const { templateKey, versions, chosen, difference } = loaderData
  const answer = useActionData<Answerable>()
  const current = versions[0]!.version
  return (
    <OverList title="Versies" about={templateKey} list={URLS.adminTemplates} wide>
      {answer?.message ? (
        <Notice kind="bad" live="alert">
          {answer.message}
        </Notice>
      ) : null}
      {difference ? <Difference from={chosen} to={current} fields={difference} /> : null}
      <ol className="grid grid-cols-1">
        {versions.map((version) => (
          <Version key={version.version} version={version} current={current} />
        ))}
      </ol>
    </OverList>
  )
}

function Version({ version: { version, savedAt, savedBy }, current }: { version: TemplateVersion; current: number }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3">
      <p className="min-w-0 wrap-anywhere">
        <strong>Versie {version}</strong> {version === current ? <Badge tone="good">In gebruik</Badge> : null}
        <br />
        <span className="text-soft">
          {dutchMoment(savedAt)}, {savedBy ? `door ${savedBy}` : 'niet door een bekend account'}
        </span>
      </p>
      {version === current ? null : (
        <Form method="post" className="flex flex-wrap items-center gap-x-5">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="current" value={current} />
          <Link to={`?versie=${version}`} replace preventScrollReset className="inline-flex min-h-11 items-center">
            Verschil met nu<span className="sr-only">versie {version}</span>
          </Link>
          <Button look="quiet" busy={busy}>
            Zet terug<span className="sr-only">versie {version}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
