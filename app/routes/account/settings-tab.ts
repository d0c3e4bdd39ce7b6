import type { loadAccount } from './account.server.ts'
import type { SettingsAnswer } from './settings-answer.ts'

export type Account = Awaited<ReturnType<typeof loadAccount>>

/** What a tab with settings gets: the account, and the answer to its own form. */
export interface SettingsTab {
  account: Account
  answer: SettingsAnswer | undefined
}
