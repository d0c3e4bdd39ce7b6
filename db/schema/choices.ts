/** What a column of a profile may hold. No drizzle here: the form in the browser reads these lists too. */

export const LLM_PLATFORMS = ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'] as const
export type LlmPlatform = (typeof LLM_PLATFORMS)[number]
/** deepseek is read and shown when stored, never offered (docs/spec.md, 'The profile, column by column'). */
export const STORED_LLM_PLATFORMS = [...LLM_PLATFORMS, 'deepseek'] as const
export type StoredLlmPlatform = (typeof STORED_LLM_PLATFORMS)[number]

/** Who gave a pasted answer; 'anders' is an assistant that we do not know by name. */
export const ANSWERING_ASSISTANTS = [...LLM_PLATFORMS, 'anders'] as const
export type AnsweringAssistant = (typeof ANSWERING_ASSISTANTS)[number]

/** How often a standing question is asked. */
export const QUESTION_SCHEDULES = ['off', 'weekly', 'monthly'] as const
export type QuestionSchedule = (typeof QUESTION_SCHEDULES)[number]
/** Why a standing question was not asked on its day. */
export const MISSED_BECAUSE = ['limit', 'no-key', 'plan', 'no-name'] as const
export type MissedBecause = (typeof MISSED_BECAUSE)[number]

export const RECHTSVORMEN = ['bv', 'nv', 'vof', 'eenmanszaak', 'stichting', 'vereniging', 'anders'] as const
export const CONTENT_LICENTIES = ['citeren-en-samenvatten', 'alleen-citeren', 'geen-hergebruik'] as const
export const TIJDZONES = ['Europe/Amsterdam', 'Europe/Brussels', 'Europe/London', 'Europe/Paris', 'UTC'] as const
export const TALEN = ['nl', 'en'] as const
export const RAPPORT_FREQUENTIES = ['maandelijks', 'uit'] as const

export const DAGEN = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const
export type Dag = (typeof DAGEN)[number]
/**
 * Times as '09:00', up to '24:00'; hours that end at six or earlier continue into the next day. A day that is absent is unknown;
 * a closed day is marked as closed.
 */
export type Openingstijd = { dagen: Dag[]; van: string; tot: string } | { dagen: Dag[]; gesloten: true }
export type Uitzondering = { datum: string; omschrijving?: string | undefined } & (
  | { van: string; tot: string }
  | { gesloten: true }
)

/** Of the newsletter: asked for, confirmed by mail, ended. */
export const SUBSCRIPTION_STATES = ['asked', 'confirmed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]
