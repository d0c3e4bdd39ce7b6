/**
 * Passwords and sessions, by better-auth: e-mail and password only, no sign-up, no HTTP endpoints of its own. Only the
 * functions in this folder call it, so nothing can bypass the locks and rate limits.
 */
import { passkey as passkeys } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor as secondFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '#db/open-database.ts'
import { account, passkey, session, twoFactor, user, verification } from '#db/schema/auth.ts'
import { BRAND } from '#features/brand.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './accounts.schema.ts'
import { sharingAdapter } from './alongside.server.ts'

const DAY = 24 * 60 * 60

export const RESET_LINK_SECONDS = 60 * 60

/** For the code, once the password was right. */
const SECOND_STEP_SECONDS = 10 * 60

export type Auth = ReturnType<typeof createAuth>

export function createAuth(options: {
  db: Database
  baseUrl: string
  /** Every origin that serves our own pages. */
  trustedOrigins: string[]
  secret: string
}) {
  return betterAuth({
    appName: BRAND.name,
    baseURL: options.baseUrl,
    trustedOrigins: options.trustedOrigins,
    secret: options.secret,
    database: sharingAdapter(options.db.auth, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor, passkey },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
    },
    // Read from the database on every request, so an ended session stops working at once.
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      cookieCache: { enabled: false },
      // requireSecondLook decides what needs more than an open session.
      freshAge: 0,
      additionalFields: {
        confirmedAt: { type: 'date', required: false, input: false },
        passkeyAt: { type: 'date', required: false, input: false },
      },
    },
    // A copy of the database contains no usable reset link and, as tokens are signed, no usable session.
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      bearer({ requireSignature: true }),
      // Wrong codes count as failed sign-ins (sign-in-attempts.server.ts), in one way for every kind of secret.
      secondFactor({ twoFactorCookieMaxAge: SECOND_STEP_SECONDS, accountLockout: { enabled: false } }),
      passkeys({
        rpID: new URL(options.baseUrl).hostname,
        rpName: BRAND.name,
        origin: options.trustedOrigins,
        // Found by the device itself, so that nobody types an address; and opened by a finger, a face or a PIN, so that the device
        // alone is not enough.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
    ],
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: BRAND.slug,
      useSecureCookies: options.baseUrl.startsWith('https:'),
      // We do not store what we do not need.
      ipAddress: { disableIpTracking: true },
    },
    // Ours are in rate-limits.server.ts: stored in the database, for every kind of request.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** better-auth accepts a device that did not ask who holds it. */
function requireVerifiedUser(verified: boolean | undefined): void {
  if (!verified) throw new APIError('UNAUTHORIZED')
}
