import { data, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { OverList } from '#app/routes/admin/over-list.tsx'
import { servicesOf } from '#app/services.ts'
import { failureOf } from '#features/failure.ts'
import { previewMail, sendTestMail } from '#features/mail-templates/preview-template.server.ts'
import { saveTemplate } from '#features/mail-templates/save-template.server.ts'
import { toTyped } from '#features/mail-templates/template.schema.ts'
import { findEditedTemplate } from '#features/mail-templates/templates.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/edit.ts'
import { TemplateForm } from './template-form.tsx'
import { TestMail } from './test-mail.tsx'
import { NO_ANSWER, type TemplateAnswer, typedIn, WITHOUT_NAME } from './typed.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const { key, version, ...template } = await findEditedTemplate(services, admin, params.key).catch(missing)
  const typed = toTyped(template)
  return { templateKey: key, version, typed, preview: previewMail(services, admin, key, typed), email: admin.email }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const { services } = asked
  const admin = requireAdminScreen(asked.session)
  const form = await request.formData()
  if (form.get('intent') === 'test') {
    try {
      const sentTo = await sendTestMail(services, admin, params.key, { to: String(form.get('to') ?? '') })
      return { ...NO_ANSWER, about: 'test', sentTo } satisfies TemplateAnswer as TemplateAnswer
    } catch (error) {
      const { status, message, fields } = formFailure(error, asked, FALLBACK_TEXTS.testMail)
      return data<TemplateAnswer>({ ...NO_ANSWER, about: 'test', message, fields }, { status })
    }
  }
  const typed = typedIn(form)
  const version = Number(form.get('version'))
  const preview = () => previewMail(services, admin, params.key, typed, { withoutName: form.has(WITHOUT_NAME) })
  if (form.get('intent') === 'preview') return { ...NO_ANSWER, typed, version, preview: preview() }
  try {
    const isNew = await saveTemplate(services, admin, { ...typed, key: params.key, version })
    const headers = { 'Set-Cookie': flashCookie(isNew ? 'template-saved' : 'no-change') }
    return redirect(URLS.adminTemplates, { headers })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked, FALLBACK_TEXTS.storeTemplate)
    // Whoever was told of the other change may replace it.
    const isOutdated = failureOf(error)?.code === 'changed-elsewhere'
    const next = isOutdated ? (await findEditedTemplate(services, admin, params.key)).version : version
    return data<TemplateAnswer>({ ...NO_ANSWER, message, fields, typed, version: next, preview: preview() }, { status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<TemplateAnswer>(serverAction as () => Promise<TemplateAnswer>, {
    ...NO_ANSWER,
    message: FALLBACK_TEXTS.storeTemplate,
  })
}

export default function EditTemplate({ loaderData, actionData }: Route.ComponentProps) {
  const { templateKey, email } = loaderData
  const answer: TemplateAnswer = actionData ?? NO_ANSWER
  return (
    <OverList title="Template bewerken" about={templateKey} list={URLS.adminTemplates} wide>
      <TemplateForm {...loaderData} answer={answer} />
      <TestMail answer={answer} ownAddress={email} />
    </OverList>
  )
}
