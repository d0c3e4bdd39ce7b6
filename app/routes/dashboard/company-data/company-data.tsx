/** The tab of the company form. Saving happens by itself while somebody types; without JavaScript with the button. */
import { untilItAnswers } from '#app/away.ts'
import { actionOrAnswer, actionUntilDone } from '#app/offline-answer.ts'
import { dashboardOf, keepRefusedForm, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { allows } from '#features/access/plans.ts'
import { ownImages, readImageKey, retryImage } from '#features/images/own-images.server.ts'
import { saveProfile } from '#features/profiles/profile.server.ts'
import type { Route } from './+types/company-data.ts'
import { CompanyTab } from './company-tab.tsx'
import { readProfileForm, type SaveAnswer } from './profile-form.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  return { images: allows(domain.plan, 'extended-info') ? await ownImages(services, user, domain.id) : [] }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  try {
    if (intent === 'retry-image') {
      await retryImage(services, user, domain.id, readImageKey(form))
      return { ...ACCEPTED, isDone: true } satisfies SaveAnswer
    }
    if (intent !== 'save') throw unknownIntent(intent)
    const { fields } = await saveProfile(services, user, domain.id, readProfileForm(form))
    // What could not be stored of it is named, and still stands in the form.
    if (Object.keys(fields).length > 0) keepRefusedForm(context, readProfileForm(form))
    return { ...ACCEPTED, fields, isDone: true } satisfies SaveAnswer
  } catch (error) {
    if (intent === 'save') keepRefusedForm(context, readProfileForm(form))
    return refusal(error, asked, { isDone: false })
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const failed: SaveAnswer = { ...FAILED, isDone: false }
  const intent = (await request.clone().formData()).get('intent')
  // The autosave sends itself again, with what was typed meanwhile (use-autosave.ts).
  return intent === 'save'
    ? actionOrAnswer<SaveAnswer>(serverAction, failed)
    : actionUntilDone<SaveAnswer>(serverAction, request, failed)
}

export default function CompanyData({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyTab loadedImages={loaderData.images} refused={actionData} />
}
