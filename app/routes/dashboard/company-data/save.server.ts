import type { RouterContextProvider } from 'react-router'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED } from '#app/routes/dashboard/tab-answer.ts'
import { saveProfile } from '#features/profiles/profile.server.ts'
import { readProfileForm, readVersion, type SaveAnswer } from './profile-form.ts'

/** Saves the submitted form. If the form names the version that it started from, a newer stored version is a conflict. */
export async function saveFrom(form: FormData, context: Readonly<RouterContextProvider>): Promise<SaveAnswer> {
  const { services, user, domain } = dashboardOf(context)
  const saved = await saveProfile(services, user, domain.id, readProfileForm(form), readVersion(form))
  const { fields, isConflict, form: stored, version: next } = saved
  return { ...ACCEPTED, fields, isDone: !isConflict, isConflict, stored: { form: stored, version: next } }
}
