/** The pictures that the profile form itself carries when it is sent without JavaScript. */
import type { RouterContextProvider } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { askedDashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { fieldOfFileInput, pictureKindAt } from '#features/images/upload.ts'
import { uploadImage } from '#features/images/upload-image.server.ts'
import { UPLOAD_TEXTS } from '#features/images/upload-texts.ts'

/** Each takes the encoder for up to ten seconds, and a proxy waits no longer than two minutes for the answer. */
const MOST_IN_A_FORM = 6

/** Stores the pictures of a form and writes their addresses into its fields. Returns the refusals, by field. */
export async function takePictures(form: FormData, context: Readonly<RouterContextProvider>): Promise<FieldErrors> {
  const { services, user, domainInAddress } = askedDashboardOf(context)
  const refused: FieldErrors = {}
  for (const [at, [path, file]] of [...chosenFiles(form)].entries()) {
    const kind = pictureKindAt(path)
    if (!kind) continue
    if (at >= MOST_IN_A_FORM) {
      refused[path] = UPLOAD_TEXTS['too-many']
      continue
    }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const hasConsent = form.has('beeldrechtenAkkoord')
      const { url } = await uploadImage(services, user, domainInAddress, { kind, bytes, hasConsent })
      form.set(path, url)
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error
      refused[path] = error.fields.picture ?? FAILURE_TEXTS[error.code]
    }
  }
  return refused
}

/** The first file of each field: a browser sends an empty one where nothing was chosen. */
function chosenFiles(form: FormData): Map<string, File> {
  const files = new Map<string, File>()
  for (const [name, value] of form) {
    const path = fieldOfFileInput(name)
    if (path !== null && value instanceof File && value.name !== '' && !files.has(path)) files.set(path, value)
  }
  return files
}
