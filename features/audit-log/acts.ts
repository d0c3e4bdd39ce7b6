/** Every act that the audit log records, with what `details` say of it. */
export interface Acts {
  'signed-in': never
  /** A wrong password. */
  'sign-in-failed': never
  /** The wrong password that locked the account for a while. */
  'sign-in-locked': never
  /** By the reset link. */
  'password-reset': never
  'password-changed': never
  /** The second step of signing in. */
  'second-step-on': never
  'second-step-off': never
  'recovery-codes-made': never
  'passkey-added': never
  'passkey-removed': never
  /** By the owner, from the list of devices. */
  'sessions-ended': never
  'token-created': { name: string; scope: string }
  'token-revoked': { name: string; scope: string }
  'account-created': { role: string; plan: string }
  'account-locked': never
  'account-unlocked': never
  'account-deleted': never
  'account-restored': never
  /** For good. */
  'account-purged': never
  'role-changed': { role: string }
  /** Of the account, or of one website; 'account' is a website that follows its account. */
  'plan-changed': { plan: string; until?: string; website?: string }
  /** A one-time password, by the operator or an admin. */
  'password-replaced': never
  /** By an admin, to the owner of the account. */
  'reset-link-sent': never
  'profile-published': { website: string }
  'profile-unpublished': { website: string }
  'website-changed': { from: string; to: string }
  'website-added': { website: string }
  /** With its profile. */
  'website-deleted': { website: string }
  /** Which ones, not what they became. */
  'settings-changed': { settings: string }
  'website-proven': { website: string }
  /** By the daily check: the proof was not found for three days; recorded by db/sql/domains.sql. */
  'website-unproven': { website: string }
  /** Taken offline, because another account proved that the website is its own; recorded by db/sql/domains.sql. */
  'website-displaced': { website: string }
  'report-shared': { website: string }
  'report-unshared': { website: string }
  'data-exported': never
  /** By an admin, who is the subject too: a mail of choice or a test mail. To whom is not kept. */
  'mail-sent': { template: string }
  /** By an admin, who is the subject too: the rows are of people without an account. Whose, and what was searched for, is not kept. */
  'waitlist-entry-removed': never
  'waitlist-exported': { rows: 'all' | 'search' }
  /** By an admin, who is the subject too. */
  'template-saved': { template: string; version: string }
  'template-restored': { template: string; version: string; from: string }
  /** By an admin, who is the subject too: jobs that had failed for good. */
  'jobs-retried': { jobs: string }
}
export type Act = keyof Acts
