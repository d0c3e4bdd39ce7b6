/** The three that the account offers; the company form has more of them, in the same column. */
export const ACCOUNT_TIME_ZONES = ['Europe/Amsterdam', 'Europe/Brussels', 'UTC'] as const
