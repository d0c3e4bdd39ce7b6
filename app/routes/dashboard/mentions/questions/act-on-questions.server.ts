/** The actions on standing questions. Throws the failures of the feature; the tab shows them beside the form. */
import { type RouterContextProvider, redirect } from 'react-router'
import { isConfirmed } from '#app/confirmation.ts'
import type { SuccessCode } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { dashboardOf, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { parseInput } from '#features/input.ts'
import {
  addQuestions,
  askNow,
  changeQuestion,
  removeQuestion,
} from '#features/standing-questions/own-questions.server.ts'
import { addSchema, changeSchema, type TypedStanding } from '#features/standing-questions/standing-questions.schema.ts'
import { QUESTIONS_ID, toRemove } from './questions-state.ts'

export function typedIn(form: FormData): TypedStanding {
  const one = (name: string) => String(form.get(name) ?? '')
  const all = (name: string) => form.getAll(name).map(String)
  return {
    ...{ chosen: all('chosen'), question: one('question'), country: one('country'), language: one('language') },
    ...{ assistants: all('assistants'), schedule: one('schedule') },
  }
}

export async function actOnQuestions(form: FormData, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { services, user, domain, hrefOf } = dashboardOf(context)
  const done = (code: SuccessCode) =>
    redirect(`${hrefOf('mentions')}#${QUESTIONS_ID}`, { headers: { 'Set-Cookie': flashCookie(code) } })
  const id = String(form.get('id') ?? '')
  const { chosen, ...typed } = typedIn(form)
  switch (form.get('intent')) {
    case 'add-questions': {
      const own = typed.question.trim() === '' ? [] : [typed.question]
      await addQuestions(services, user, domain.id, parseInput(addSchema, { ...typed, question: [...chosen, ...own] }))
      return done('profile-saved')
    }
    case 'change-question':
      await changeQuestion(services, user, domain.id, id, parseInput(changeSchema, typed))
      return done('profile-saved')
    case 'remove-question':
      if (!isConfirmed(form)) return redirect(`${hrefOf('mentions', toRemove(id))}#${QUESTIONS_ID}`)
      await removeQuestion(services, user, domain.id, id)
      return done('question-removed')
    case 'ask-now':
      await askNow(services, user, domain.id, id)
      return done('question-asked')
    default:
      throw unknownIntent(form.get('intent'))
  }
}
