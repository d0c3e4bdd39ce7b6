import type { FieldErrors } from '#features/failure.ts'

/** What an action on one customer answers where it does not lead back to the list. */
export interface ActAnswer {
  message: string | null
  fields: FieldErrors
  /** The website whose form was refused; absent: the account's. */
  about?: string
  retryAfter?: number
  /** Shown once. */
  tempPassword?: string
}
