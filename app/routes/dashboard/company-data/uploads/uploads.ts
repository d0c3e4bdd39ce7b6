/** Accepts one picture for the profile, as a POST of multipart/form-data: `kind`, `picture` and, for people, `consent`. */
import { formFailure } from '#app/form-failure.server.ts'
import { type ShownImage, shownImage } from '#app/routes/dashboard/company-data/form/shown-images.server.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { Failure, failureOf } from '#features/failure.ts'
import { readPictureKind, uploadImage } from '#features/images/upload-image.server.ts'
import type { Route } from './+types/uploads.ts'

export interface UploadAnswer {
  image: ShownImage | null
  /** Why it was refused, and what to do. */
  message: string | null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  try {
    const form = await request.formData()
    const kind = readPictureKind(form.get('kind'))
    const file = form.get('picture')
    if (!kind || !(file instanceof File)) throw new Failure('invalid-input', { log: 'Not a picture for the profile' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const image = await uploadImage(services, user, domain.id, { kind, bytes, hasConsent: form.has('consent') })
    return Response.json({ image: shownImage(image), message: null } satisfies UploadAnswer)
  } catch (error) {
    if (failureOf(error)?.code === 'database-away') throw error
    const { status, message, fields } = formFailure(error, asked)
    return Response.json({ image: null, message: fields.picture ?? message } satisfies UploadAnswer, { status })
  }
}
