import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'

export interface CompetitorsAnswer extends TabAnswer {
  /** As they were typed: the form without JavaScript gets them back. */
  competitors: string[]
}
