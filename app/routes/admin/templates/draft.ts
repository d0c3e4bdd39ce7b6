/** How a template looks while it is being typed. */
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { previewMail } from '#features/mail-templates/preview-template.server.ts'
import type { Route } from './+types/draft.ts'
import { typedIn, WITHOUT_NAME } from './typed.ts'

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const form = await request.formData()
  return Response.json(previewMail(services, admin, params.key, typedIn(form), { withoutName: form.has(WITHOUT_NAME) }))
}
