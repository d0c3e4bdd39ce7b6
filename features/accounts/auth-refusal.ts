/** Distinguishes what better-auth refused from what it could not determine. */
import { isAPIError } from 'better-auth/api'
import { databaseAway } from '#features/failure.ts'

/** A wrong password, an expired token: an answer about the caller. */
export function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode < 500
}

/** better-auth wraps a failed query in its own error with status 500, which says nothing about the caller. */
export function awayUnlessKnown(error: unknown): unknown {
  return isAPIError(error) && error.statusCode >= 500 ? databaseAway(error) : error
}
