/** How long a deleted account can still be restored. */
const DAY_MS = 24 * 60 * 60 * 1000
export const DELETED_ACCOUNT_DAYS = 30

/** Days of 24 hours, whatever the clocks do, so that the last of them ends when the daily job may remove the account. */
export function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((deletedAt.getTime() - now.getTime()) / DAY_MS + DELETED_ACCOUNT_DAYS))
}

/** From seven days on the list warns. */
export const FEW_DAYS_LEFT = 7
