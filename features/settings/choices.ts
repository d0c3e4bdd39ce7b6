/** What the settings of an account may be. No zod here: the screens read these lists too. */
export { RAPPORT_FREQUENTIES, TALEN } from '#db/schema/choices.ts'

/** The three that the account offers; the company form has more of them, in the same column. */
export const ACCOUNT_TIME_ZONES = ['Europe/Amsterdam', 'Europe/Brussels', 'UTC'] as const
