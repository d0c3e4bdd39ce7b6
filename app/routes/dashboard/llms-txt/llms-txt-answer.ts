import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { FileJudgement } from '#features/own-files/llms-tab.server.ts'

/** The answer includes the request: the tab has two forms, and without JavaScript their input is shown again. */
export interface LlmsTxtAnswer extends TabAnswer {
  intent?: 'judge-file' | 'check-own-files'
  typed?: { url: string; text: string }
  judgement?: FileJudgement | null
}
