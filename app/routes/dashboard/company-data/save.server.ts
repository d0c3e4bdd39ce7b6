import type { RouterContextProvider } from 'react-router'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED } from '#app/routes/dashboard/tab-answer.ts'
import { saveProfile } from '#features/profiles/profile.server.ts'
import { readProfileForm, type SaveAnswer } from './profile-form.ts'

/** Saves the form that was sent, from the version that it began with where it names one. */
export async function saveFrom(form: FormData, context: Readonly<RouterContextProvider>): Promise<SaveAnswer> {
  const { services, user, domain } = dashboardOf(context)
  const version = form.get('version')
  const saved = await saveProfile(
    services,
    user,
    domain.id,
    readProfileForm(form),
    typeof version === 'string' ? version : undefined,
  )
  const { fields, isConflict, form: stored, version: next } = saved
  return { ...ACCEPTED, fields, isDone: !isConflict, isConflict, stored: { form: stored, version: next } }
}
