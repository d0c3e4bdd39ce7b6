/** What the address of the analysis tab says about the answers of assistants, so that its forms and links work without JavaScript too. */
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { TypedQuestion } from '#features/asking/asking.schema.ts'
import { ANSWERS_PARAM } from '#features/assistant-answers/answer-address.ts'
import type { TypedAnswer } from '#features/assistant-answers/answers.schema.ts'

/** The section on the tab. */
export const ANSWERS_ID = 'antwoorden'

const PAGE = 'antwoordpagina'
/** The answer that the page asks to remove. */
const REMOVING = 'verwijder'
/** The question in the form, chosen from the list of questions. */
const QUESTION = 'stel'

export { JUDGED_ID } from '#features/assistant-answers/answer-address.ts'

export const showAnswers = (ids: readonly string[]) => ({ [ANSWERS_PARAM]: ids.join(',') })
export const answersPage = (page: number): Record<string, string> => (page > 1 ? { [PAGE]: String(page) } : {})
export const askToRemove = (id: string) => ({ [REMOVING]: id })
export const withQuestion = (question: string) => ({ [QUESTION]: question })

export function readAnswersState(search: URLSearchParams) {
  return {
    ids: (search.get(ANSWERS_PARAM) ?? '').split(',').filter(Boolean),
    page: Number(search.get(PAGE) ?? 1),
    removing: search.get(REMOVING),
    question: (search.get(QUESTION) ?? '').slice(0, 500),
  }
}

export const REMOVE_QUESTION = {
  title: 'Antwoord verwijderen?',
  confirmLabel: 'Verwijder',
  says: 'Het antwoord en wat we erin markeerden zijn dan weg. Je kunt het later opnieuw plakken.',
}

const INTENTS = ['judge-answers', 'add-answer', 'remove-answer', 'ask-assistants'] as const
export type AnswerIntent = (typeof INTENTS)[number]
export const isAnswerIntent = (intent: unknown): intent is AnswerIntent => INTENTS.some((one) => one === intent)

/** What became of a form that was not accepted, or that asked for another field. Null: it was about something else. */
export interface AnswersForm extends TabAnswer {
  /** As typed; null in a browser with JavaScript that could not reach the server: the fields still hold it. */
  typed: { answers: TypedAnswer[]; competitors: string; asked: TypedQuestion } | null
  /** Which of the two forms it is. */
  about: 'pasting' | 'asking'
}
