// better-auth's own tables, in a separate schema: sign-in precedes any actor. Property names are better-auth's.
import { boolean, index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, oneOf, timestamptz } from './columns.ts'

export const auth = pgSchema('auth')

const times = {
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
}

export const user = auth.table('user', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...times,
})

export const session = auth.table(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    expiresAt: timestamptz('expires_at').notNull(),
    token: text('token').notNull().unique(),
    ipAddress: text('ip_address'),
    /** What the browser and the system are called (features/accounts/device-name.ts), not what the browser sends. */
    userAgent: text('user_agent'),
    /** When the owner last confirmed to be who they are, in this session. */
    confirmedAt: timestamptz('confirmed_at'),
    /** When a passkey was used in this session: it is a second factor. Null again once the account has no passkeys. */
    passkeyAt: timestamptz('passkey_at'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    ...times,
  },
  (t) => [index('session_user_id').on(t.userId), index('session_expires_at').on(t.expiresAt)],
)

export const account = auth.table(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    ...times,
  },
  (t) => [index('account_user_id').on(t.userId)],
)

export const verification = auth.table(
  'verification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    ...times,
  },
  (t) => [
    index('verification_identifier').on(t.identifier),
    index('verification_value').on(t.value),
    index('verification_expires_at').on(t.expiresAt),
  ],
)

/** The second step of signing in: codes of an app, and recovery codes. Secret and codes are encrypted. */
export const twoFactor = auth.table('two_factor', {
  id: uuid('id').primaryKey().defaultRandom(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: timestamptz('locked_until'),
})

/** Keys in the owner's devices, with which they sign in without a password. Public keys only. */
export const passkey = auth.table(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    aaguid: text('aaguid'),
  },
  (t) => [index('passkey_user_id').on(t.userId), atMost('passkey_length', 2_000, t.name, t.credentialID)],
)

/** Ours, not better-auth's: tokens for a customer's own programs (features/security/personal-tokens.server.ts). */
export const personalToken = auth.table(
  'personal_token',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scope: text('scope').$type<'read' | 'analyse'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [
    index('personal_token_user_id').on(t.userId),
    oneOf('personal_token_scope', t.scope, ['read', 'analyse']),
    atMost('personal_token_length', 200, t.name, t.tokenHash),
  ],
)
