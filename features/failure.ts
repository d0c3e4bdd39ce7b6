/** Expected failures: a code, an HTTP status, and the field it belongs to. The Dutch text is looked up by code in app/copy/messages.ts. */
import { isDatabaseAway } from '#db/database-away.ts'

export const STATUS_OF = {
  'invalid-input': 400,
  'invalid-json': 400,
  'not-signed-in': 401,
  'invalid-credentials': 401,
  'account-locked': 403,
  'account-suspended': 403,
  'account-deleted': 403,
  'password-change-required': 403,
  'no-admin-access': 403,
  'second-factor-required': 401,
  'second-factor-missing': 403,
  'second-step-expired': 401,
  'code-wrong': 401,
  'passkey-refused': 401,
  'passkey-not-added': 400,
  'passkey-limit-reached': 409,
  'second-look-required': 403,
  'token-scope': 403,
  'token-limit-reached': 409,
  'not-allowed': 403,
  'upgrade-required': 403,
  'wrong-origin': 403,
  'crawler-not-allowed': 403,
  'own-account': 409,
  'account-closed': 409,
  'account-not-deleted': 409,
  'not-found': 404,
  'user-not-found': 404,
  'domain-not-found': 404,
  'website-not-found': 404,
  'file-not-found': 404,
  'function-not-found': 404,
  'progress-not-found': 404,
  'method-not-allowed': 405,
  'form-unreadable': 400,
  'form-expected': 415,
  'body-too-large': 413,
  'too-many-fields': 400,
  'body-too-slow': 408,
  'profile-not-found': 404,
  'profile-gone': 410,
  'company-address-invalid': 400,
  'company-not-allowed': 403,
  'company-not-found': 404,
  'company-load-failed': 500,
  'report-not-found': 404,
  'report-not-drawn': 422,
  'shared-report-not-found': 404,
  'shared-report-gone': 410,
  'changed-elsewhere': 409,
  'extra-domains-need-expert': 403,
  'too-many-domains': 409,
  'primary-domain-stays': 409,
  'website-not-covered': 403,
  'website-taken': 409,
  'shared-website-taken': 409,
  'website-not-own': 409,
  'email-taken': 409,
  'already-on-waitlist': 409,
  'waitlist-entry-not-found': 404,
  'mailing-untested': 409,
  'mailing-without-receivers': 409,
  'mailing-not-found': 404,
  'too-many-requests': 429,
  'too-many-at-once': 429,
  'too-many-streams': 429,
  'too-busy': 503,
  'analysis-limit-reached': 429,
  'revision-limit-reached': 429,
  'builder-limit-reached': 429,
  'comparison-limit-reached': 429,
  'reading-limit-reached': 429,
  'document-limit-reached': 429,
  'landing-page-limit-reached': 429,
  'document-refused': 422,
  'paste-limit-reached': 429,
  'too-many-answers': 409,
  'answer-not-found': 404,
  'asking-limit-reached': 429,
  'standing-question-not-found': 404,
  'asking-not-possible': 409,
  'picture-limit-reached': 429,
  'picture-refused': 422,
  'reset-link-invalid': 400,
  'template-not-found': 404,
  'template-placeholder-missing': 400,
  'domain-failed': 500,
  'profile-save-failed': 500,
  'analysis-failed': 500,
  'comparison-failed': 500,
  'page-failed': 503,
  'reading-failed': 500,
  'database-away': 503,
  stopping: 503,
  'something-went-wrong': 500,
} as const

export type FailureCode = keyof typeof STATUS_OF

/** Messages in Dutch, per form field. */
export type FieldErrors = Record<string, string>

export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly fields: FieldErrors
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The methods that the address accepts. */
  readonly allow: readonly string[] | undefined

  constructor(
    code: FailureCode,
    details: {
      fields?: FieldErrors
      retryAfter?: number
      allow?: readonly string[]
      cause?: unknown
      log?: string
    } = {},
  ) {
    super(details.log ?? code, { cause: details.cause })
    this.name = 'Failure'
    this.code = code
    this.status = STATUS_OF[code]
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
    this.allow = details.allow
  }
}

/** Seconds after which an unreachable database may well be back. */
export const AWAY_RETRY_SECONDS = 5

export const databaseAway = (cause: unknown) =>
  new Failure('database-away', { cause, retryAfter: AWAY_RETRY_SECONDS, log: 'The database does not answer' })

/** The failure to answer with, also when a feature wrapped it in another error; null for an unexpected error. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Failure && error.code === 'database-away') return error
  if (isDatabaseAway(error)) return databaseAway(error)
  return error instanceof Failure ? error : null
}
