/** The company-data tab. The form saves automatically while typing; without JavaScript a button saves it. */
import { untilItAnswers } from '#app/away.ts'
import { actionUntilDone } from '#app/offline-answer.ts'
import { dashboardOf, keepRefusedForm, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { readImageKey, retryImage } from '#features/images/own-images.server.ts'
import { proposalsOf } from '#features/proposals/proposals.server.ts'
import type { Route } from './+types/company-data.ts'
import { CompanyTab } from './company-tab.tsx'
import { shownImages } from './form/shown-images.server.ts'
import { actOnProposals } from './found/act-on-proposals.server.ts'
import { FOUND_INTENTS, type ProposalsAnswer } from './found/proposals-answer.ts'
import { isRearranged, readProfileForm, type SaveAnswer } from './profile-form.ts'
import { saveFrom } from './save.server.ts'
import { takePictures } from './uploads/take-pictures.server.ts'

/** Without JavaScript the page shows the input again, with the stored version. */
const CONFLICT =
  'Je gegevens zijn intussen ergens anders gewijzigd. Hieronder staat wat je hier typte. Sla opnieuw op als dat moet blijven staan.'

export async function loader({ context }: Route.LoaderArgs) {
  const dashboard = dashboardOf(context)
  const { services, user, domain } = dashboard
  return {
    images: await shownImages(dashboard),
    proposals: await proposalsOf(services, user, domain.id),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent') ?? (isRearranged(form) ? 'save' : null)
  try {
    if (intent === 'retry-image') {
      await retryImage(services, user, domain.id, readImageKey(form))
      return { ...ACCEPTED, isDone: true } satisfies SaveAnswer
    }
    if (FOUND_INTENTS.includes(String(intent))) return await actOnProposals(form, context)
    if (intent !== 'save') throw unknownIntent(intent)
    const refusedPictures = await takePictures(form, context)
    const saved = await saveFrom(form, context)
    const answer = { ...saved, fields: { ...saved.fields, ...refusedPictures } }
    // Fields that could not be stored are named, and keep their input in the form.
    if (!answer.isDone || Object.keys(answer.fields).length > 0) keepRefusedForm(context, readProfileForm(form))
    return answer.isConflict ? { ...answer, message: CONFLICT } : answer
  } catch (error) {
    if (intent === 'save') keepRefusedForm(context, readProfileForm(form))
    return refusal(error, asked, { isDone: false })
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const failed: SaveAnswer = { ...FAILED, isDone: false }
  return actionUntilDone<SaveAnswer | ProposalsAnswer>(serverAction, request, failed)
}

export default function CompanyData({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'proposals' in actionData ? actionData : undefined
  const refused = actionData && 'isDone' in actionData ? actionData : undefined
  return (
    <CompanyTab loadedImages={loaderData.images} proposals={loaderData.proposals} answer={answer} refused={refused} />
  )
}
