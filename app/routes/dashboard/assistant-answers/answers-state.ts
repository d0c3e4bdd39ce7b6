/** What the address of the analysis tab says about the pasted answers, so that its forms and links work without JavaScript too. */
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { TypedAnswer } from '#features/assistant-answers/answers.schema.ts'

/** The places on the tab: the section, and the answers that were just judged or chosen. */
export const ANSWERS_ID = 'antwoorden'
export const JUDGED_ID = 'gemarkeerd'

/** Ids of the answers that are shown whole, joined by commas. */
const SHOWN = 'antwoord'
const PAGE = 'antwoordpagina'
/** The answer that the page asks to remove. */
const REMOVING = 'verwijder'
/** The question in the form, chosen from the list of questions. */
const QUESTION = 'stel'

export const showAnswers = (ids: readonly string[]) => ({ [SHOWN]: ids.join(',') })
export const answersPage = (page: number): Record<string, string> => (page > 1 ? { [PAGE]: String(page) } : {})
export const askToRemove = (id: string) => ({ [REMOVING]: id })
export const withQuestion = (question: string) => ({ [QUESTION]: question })

export function readAnswersState(search: URLSearchParams) {
  return {
    ids: (search.get(SHOWN) ?? '').split(',').filter(Boolean),
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

const INTENTS = ['judge-answers', 'add-answer', 'remove-answer'] as const
export type AnswerIntent = (typeof INTENTS)[number]
export const isAnswerIntent = (intent: unknown): intent is AnswerIntent => INTENTS.some((one) => one === intent)

/** What became of a form that was not accepted, or that asked for another field. Null: it was about something else. */
export interface AnswersForm extends TabAnswer {
  /** As typed; null in a browser with JavaScript that could not reach the server: the fields still hold it. */
  typed: { answers: TypedAnswer[]; competitors: string } | null
}
