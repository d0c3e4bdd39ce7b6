import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { FileJudgement } from '#features/own-files/llms-tab.server.ts'

/** What was asked comes with the answer: the tab has two forms, and without JavaScript what was typed comes back. */
export interface LlmsTxtAnswer extends TabAnswer {
  intent?: 'judge-file' | 'check-own-files'
  typed?: { url: string; text: string }
  judgement?: FileJudgement | null
}
