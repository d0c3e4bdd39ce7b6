import { FAILED, type TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { Settings } from '#features/settings/settings.schema.ts'

/** As a form sends them, not yet checked. */
export type TypedSettings = Partial<Record<keyof Settings, string | boolean>>

/** The answer to a form with settings that was refused. */
export interface SettingsAnswer extends TabAnswer {
  typed: TypedSettings
}

export const SETTINGS_FAILED: SettingsAnswer = { ...FAILED, typed: {} }
