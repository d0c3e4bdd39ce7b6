/** What the address of the tab says, so that its forms and links work without JavaScript too. */
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { TypedStanding } from '#features/standing-questions/standing-questions.schema.ts'

export const QUESTIONS_ID = 'vragen'
export const ADD_ID = 'vragen-toevoegen'

/** The question that is being changed, the one that the page asks to remove, and whence and in which language the suggestions are. */
const CHANGING = 'wijzig'
const REMOVING = 'verwijder'
export const COUNTRY = 'land'
export const LANGUAGE = 'taal'

export const toChange = (id: string) => ({ [CHANGING]: id })
export const toRemove = (id: string) => ({ [REMOVING]: id })

export function readQuestionsState(search: URLSearchParams) {
  return {
    changing: search.get(CHANGING),
    removing: search.get(REMOVING),
    country: /^[A-Z]{2}$/.exec(search.get(COUNTRY) ?? '')?.[0] ?? null,
    language: search.get(LANGUAGE) === 'en' ? ('en' as const) : ('nl' as const),
    isAdding: search.has(COUNTRY) || search.has(LANGUAGE),
  }
}

export const REMOVE_QUESTION = {
  title: 'Vraag verwijderen?',
  confirmLabel: 'Verwijder',
  says: 'We stellen hem dan niet meer. De antwoorden die er al zijn, blijven bewaard.',
}

/** A form that was not accepted. */
export interface QuestionsForm extends TabAnswer {
  /** What it asked for, and of which question; that is empty where questions are added. */
  intent: string
  id: string
  /** Null in a browser with JavaScript that could not reach the server: the fields still hold it. */
  typed: TypedStanding | null
}

/** Which form a request is of. */
export const sentBy = (form: FormData) => ({
  intent: String(form.get('intent') ?? ''),
  id: String(form.get('id') ?? ''),
})
