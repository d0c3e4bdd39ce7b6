/** Every act that the audit log records, and what it is called; for browser and server. */
import { PLAN_LABELS } from '#features/access/plans.ts'

/** Every act that is recorded, with what `details` say of it. */
export interface Acts {
  'signed-in': never
  /** In place of a code of the app. */
  'signed-in-by-recovery-code': never
  'signed-out': never
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
  'subscriber-removed': never
  'newsletter-exported': { rows: 'all' | 'search' }
  /** By an admin, who is the subject too. */
  'audit-log-exported': { rows: 'all' | 'search' }
  'mailing-started': { template: string; version: string }
  'mailing-stopped': { template: string; version: string }
  'mailing-continued': { template: string; version: string }
  'template-saved': { template: string; version: string }
  'template-restored': { template: string; version: string; from: string }
  /** By an admin, who is the subject too: jobs that had failed for good. */
  'jobs-retried': { jobs: string }
  /** By the operator, of the system as a whole. */
  'backup-made': { name: string; size: string }
}
export type Act = keyof Acts

export const ACTS = () => Object.keys(ACT_TEXTS) as Act[]

type Details = Readonly<Record<string, string>>

/** What each act is called; `about` adds what it was about. */
export const ACT_TEXTS: Record<Act, { label: string; about?: (details: Details) => string }> = {
  'signed-in': { label: 'Ingelogd' },
  'signed-in-by-recovery-code': { label: 'Ingelogd met een herstelcode' },
  'signed-out': { label: 'Uitgelogd' },
  'sign-in-failed': { label: 'Inloggen mislukt' },
  'sign-in-locked': { label: 'Inloggen een kwartier geblokkeerd' },
  'password-reset': { label: 'Wachtwoord opnieuw ingesteld met een reset link' },
  'password-changed': { label: 'Eigen wachtwoord gewijzigd' },
  'second-step-on': { label: 'Tweede stap aangezet' },
  'second-step-off': { label: 'Tweede stap uitgezet' },
  'recovery-codes-made': { label: 'Herstelcodes gemaakt' },
  'passkey-added': { label: 'Passkey toegevoegd' },
  'passkey-removed': { label: 'Passkey verwijderd' },
  'sessions-ended': { label: 'Apparaten uitgelogd' },
  'token-created': { label: 'Sleutel gemaakt', about: ({ name }) => name ?? '' },
  'token-revoked': { label: 'Sleutel ingetrokken', about: ({ name }) => name ?? '' },
  'account-created': {
    label: 'Account gemaakt',
    about: ({ role, plan }) => `${role === 'admin' ? 'beheerder' : 'klant'}, ${planName(plan)}`,
  },
  'account-locked': { label: 'Account vergrendeld' },
  'account-unlocked': { label: 'Account ontgrendeld' },
  'account-deleted': { label: 'Account verwijderd' },
  'account-restored': { label: 'Account hersteld' },
  'account-purged': { label: 'Account voorgoed verwijderd' },
  'role-changed': { label: 'Rol gewijzigd', about: ({ role }) => (role === 'admin' ? 'beheerder' : 'klant') },
  'plan-changed': {
    label: 'Plan gewijzigd',
    about: ({ plan, until, website }) =>
      [website, planName(plan), until && `tot en met ${until.split('-').reverse().join('-')}`]
        .filter(Boolean)
        .join(', '),
  },
  'password-replaced': { label: 'Eenmalig wachtwoord gegeven' },
  'reset-link-sent': { label: 'Reset link gestuurd' },
  'profile-published': { label: 'Profiel gepubliceerd', about: websiteOf },
  'profile-unpublished': { label: 'Profiel offline gehaald', about: websiteOf },
  'website-changed': { label: 'Website gewijzigd', about: ({ from, to }) => `van ${from} naar ${to}` },
  'website-added': { label: 'Website toegevoegd', about: websiteOf },
  'website-deleted': { label: 'Website verwijderd', about: websiteOf },
  'settings-changed': { label: 'Instellingen gewijzigd', about: ({ settings }) => settings ?? '' },
  'website-proven': { label: 'Eigendom van website bewezen', about: websiteOf },
  'website-unproven': { label: 'Bewijs van website niet meer gevonden', about: websiteOf },
  'website-displaced': { label: 'Offline gehaald omdat een ander de website bewees', about: websiteOf },
  'report-shared': { label: 'Rapport gedeeld', about: websiteOf },
  'report-unshared': { label: 'Gedeeld rapport ingetrokken', about: websiteOf },
  'data-exported': { label: 'Eigen gegevens gedownload' },
  'mail-sent': { label: 'Mail verstuurd', about: ({ template }) => template ?? '' },
  'waitlist-entry-removed': { label: 'Inschrijving van de wachtlijst verwijderd' },
  'waitlist-exported': { label: 'Wachtlijst gedownload', about: rowsOf },
  'subscriber-removed': { label: 'Abonnee van de nieuwsbrief verwijderd' },
  'newsletter-exported': { label: 'Abonnees van de nieuwsbrief gedownload', about: rowsOf },
  'mailing-started': { label: 'Mailing gestart', about: versionOf },
  'mailing-stopped': { label: 'Mailing gestopt', about: versionOf },
  'mailing-continued': { label: 'Mailing hervat', about: versionOf },
  'audit-log-exported': { label: 'Auditlog gedownload', about: rowsOf },
  'template-saved': { label: 'Mailtemplate gewijzigd', about: versionOf },
  'template-restored': { label: 'Mailtemplate teruggezet', about: versionOf },
  'backup-made': { label: 'Reservekopie gemaakt', about: ({ name, size }) => `${name}, ${size}` },
  'jobs-retried': {
    label: 'Mislukte taken opnieuw gestart',
    about: ({ jobs }) => (jobs === '1' ? '1 taak' : `${jobs} taken`),
  },
}

function planName(plan: string | undefined): string {
  if (plan === 'account') return 'zoals het account'
  return Object.hasOwn(PLAN_LABELS, plan ?? '') ? PLAN_LABELS[plan as keyof typeof PLAN_LABELS] : (plan ?? '')
}

function websiteOf({ website }: Details): string {
  return website ?? ''
}

function rowsOf({ rows }: Details): string {
  return rows === 'search' ? 'wat een zoekopdracht vond' : 'helemaal'
}

function versionOf({ template, version }: Details): string {
  return `${template}, versie ${version}`
}
