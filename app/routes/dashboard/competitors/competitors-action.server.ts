/** The competitors form without JavaScript: compare, or one field more or less. */
import { data, redirect } from 'react-router'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import type { DashboardAnswer } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { RequestServices } from '#app/services.ts'
import type { Session } from '#features/accounts/session.ts'
import { compareCompetitors } from '#features/comparisons/compare-competitors.server.ts'
import { compareCompetitorsSchema, MIN_COMPETITORS } from '#features/comparisons/comparison.schema.ts'
import { parseInput } from '#features/input.ts'
import { dashboardTab } from '#features/urls.ts'

const INTENT = /^(?:compare|add-competitor|remove-competitor:(\d+))$/

export function isAboutCompetitors(form: FormData): boolean {
  return INTENT.test(String(form.get('intent')))
}

export async function answerCompetitors(asked: RequestServices, session: Session, form: FormData) {
  const competitors = form.getAll('competitors').map(String)
  const intent = String(form.get('intent'))
  const again: DashboardAnswer = { done: null, message: null, fields: {}, competitors }
  if (intent === 'add-competitor') return { ...again, competitors: [...competitors, ''] }
  const removed = INTENT.exec(intent)?.[1]
  if (removed !== undefined) {
    const left = competitors.toSpliced(Number(removed), 1)
    return { ...again, competitors: left.length < MIN_COMPETITORS ? competitors : left }
  }
  try {
    await compareCompetitors(
      asked.services,
      session,
      parseInput(compareCompetitorsSchema, { ownUrl: form.get('ownUrl') ?? '', competitors }),
    )
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<DashboardAnswer>({ ...again, message, fields }, { status })
  }
  return redirect(dashboardTab('competitors'), { headers: { 'Set-Cookie': flashCookie('comparison-complete') } })
}
