/** The autosave's endpoint: saves like the button's action, and answers as JSON. */
import { data } from 'react-router'
import { formFailure } from '#app/form-failure.server.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { failureOf } from '#features/failure.ts'
import type { Route } from './+types/save.ts'
import type { SaveAnswer } from './profile-form.ts'
import { saveFrom } from './save.server.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { asked } = dashboardOf(context)
  try {
    return await saveFrom(await request.formData(), context)
  } catch (error) {
    if (failureOf(error)?.code === 'database-away') throw error
    const { status, message, fields } = formFailure(error, asked)
    return data<SaveAnswer>({ ...FAILED, message, fields, isDone: false }, { status })
  }
}
