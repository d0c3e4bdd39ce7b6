/** The actions on answers of assistants, and the questions that we ask. Throws the failures of the feature; the analysis tab shows them beside the form. */
import { type RouterContextProvider, redirect } from 'react-router'
import { isConfirmed } from '#app/confirmation.ts'
import { flashCookie } from '#app/flash.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { askSchema } from '#features/asking/asking.schema.ts'
import { haveAsked } from '#features/asking/own-askings.server.ts'
import {
  ANSWERING_ASSISTANTS,
  MOST_AT_ONCE,
  NO_ANSWER,
  pasteSchema,
  type TypedAnswer,
} from '#features/assistant-answers/answers.schema.ts'
import { judgePastedAnswers } from '#features/assistant-answers/judge-answers.server.ts'
import { removeAnswer } from '#features/assistant-answers/kept-answers.server.ts'
import { parseInput } from '#features/input.ts'
import {
  ANSWERS_ID,
  type AnswerIntent,
  type AnswersForm,
  askToRemove,
  JUDGED_ID,
  showAnswers,
} from './answers-state.ts'

/** Each answer has three fields, in one order. */
export function typedIn(form: FormData): NonNullable<AnswersForm['typed']> {
  const texts = (name: string) => form.getAll(name).map(String)
  const [assistants, questions, answers] = [texts('assistant'), texts('question'), texts('answer')]
  const answer = (at: number): TypedAnswer => ({
    assistant: ANSWERING_ASSISTANTS.find((one) => one === assistants[at]) ?? '',
    question: questions[at] ?? '',
    answer: answers[at] ?? '',
  })
  return {
    answers: answers.map((_, at) => answer(at)),
    competitors: String(form.get('competitors') ?? ''),
    asked: {
      question: questions[0] ?? '',
      assistants: texts('assistants'),
      country: String(form.get('country') ?? 'NL'),
      language: String(form.get('language') ?? 'nl'),
    },
  }
}

export async function actOnAnswers(form: FormData, intent: AnswerIntent, context: Readonly<RouterContextProvider>) {
  const { services, user, domain, hrefOf } = dashboardOf(context)
  const back = (place: string, more: Record<string, string> = {}) => `${hrefOf('analysis', more)}#${place}`
  if (intent === 'remove-answer') {
    const id = String(form.get('id') ?? '')
    if (!isConfirmed(form)) return redirect(back(ANSWERS_ID, askToRemove(id)))
    await removeAnswer(services, user, domain.id, id)
    return redirect(back(ANSWERS_ID), { headers: { 'Set-Cookie': flashCookie('answer-removed') } })
  }
  const typed = typedIn(form)
  if (intent === 'ask-assistants') {
    await haveAsked(services, user, domain.id, parseInput(askSchema, typed.asked))
    return redirect(back(ANSWERS_ID), { headers: { 'Set-Cookie': flashCookie('question-asked') } })
  }
  if (intent === 'add-answer') {
    return {
      message: null,
      fields: {},
      about: 'pasting',
      typed: { ...typed, answers: [...typed.answers, NO_ANSWER].slice(0, MOST_AT_ONCE) },
    } satisfies AnswersForm
  }
  const ids = await judgePastedAnswers(services, user, domain.id, parseInput(pasteSchema, typed))
  return redirect(back(JUDGED_ID, showAnswers(ids)))
}
