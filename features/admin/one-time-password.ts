import { randomBytes } from 'node:crypto'

/** For an account whose owner replaces it at the first sign-in. */
export function oneTimePassword(): string {
  return randomBytes(12).toString('base64url')
}
