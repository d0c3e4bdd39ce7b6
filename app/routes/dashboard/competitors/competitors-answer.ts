import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'

export interface CompetitorsAnswer extends TabAnswer {
  /** As typed: the form without JavaScript shows them again. */
  competitors: string[]
}
