/** What the address of the tab says, and what its form answers: both work without JavaScript. */
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'

export const RESULT_ID = 'resultaat'

/** The result that is shown; absent: the newest. */
const SHOWN = 'pagina'
/** The result that the page asks to remove. */
const REMOVING = 'verwijder'

export const showResult = (id: string) => ({ [SHOWN]: id })
export const askToRemove = (id: string) => ({ [REMOVING]: id })

export function readPageState(search: URLSearchParams) {
  return { shown: search.get(SHOWN), removing: search.get(REMOVING) }
}

export const REMOVE_QUESTION = {
  title: 'Resultaat verwijderen?',
  confirmLabel: 'Verwijder',
  says: 'Wat we op deze pagina lazen is dan weg. Je kunt de pagina later opnieuw laten lezen.',
}

export interface LandingPageAnswer extends TabAnswer {
  /** As typed. */
  url: string
  /** The kept result; null after a refusal. */
  id: string | null
}
