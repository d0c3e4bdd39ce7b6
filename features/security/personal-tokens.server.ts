/** Personal tokens: 256 random bits, stored as a hash, shown once; never with the rights of an admin (docs/spec.md, 'Backend'). */
import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { personalToken as tokens, user } from '#db/schema/auth.ts'
import { allows } from '#features/access/plans.ts'
import { hashed } from '#features/accounts/hashed.ts'
import { requireSecondLook } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { newTokenSchema, type TokenScope } from './tokens.schema.ts'

const PREFIX = 'vbt_'
const MOST_TOKENS = 20
/** How exactly the last use is kept: a busy program causes one write a minute. */
const USED_WITHIN_MS = 60_000

export interface OwnToken {
  id: string
  name: string
  scope: TokenScope
  createdAt: Date
  lastUsedAt: Date | null
}

/** Newest first. */
export function listTokens({ db }: Services, { userId }: Session): Promise<OwnToken[]> {
  return db.auth
    .select({
      id: tokens.id,
      name: tokens.name,
      scope: tokens.scope,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .where(eq(tokens.userId, userId))
    .orderBy(desc(tokens.createdAt))
}

export async function mayHaveTokens(services: Services, session: Session): Promise<boolean> {
  return allows((await ownDomain(services, session, null)).plan, 'personal-tokens')
}

/** The token itself, which is shown once. Throws 'second-look-required', 'upgrade-required', 'invalid-input' and 'token-limit-reached'. */
export async function createToken(services: Services, session: Session, input: unknown): Promise<string> {
  requireSecondLook(session, services.now())
  if (!(await mayHaveTokens(services, session))) throw new Failure('upgrade-required')
  const { name, scope } = parseInput(newTokenSchema, input)
  const { userId } = session
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`
  await services.db.auth.transaction(async (tx) => {
    // One at a time per account, so that none passes the limit.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const [own] = await tx.select({ count: count() }).from(tokens).where(eq(tokens.userId, userId))
    if (own!.count >= MOST_TOKENS) throw new Failure('token-limit-reached')
    await tx.insert(tokens).values({ userId, name, scope, tokenHash: hashed(token), createdAt: services.now() })
    await recordAct(tx, services, { ...ownAct('token-created', session), details: { name, scope } })
  })
  return token
}

/** Works no longer from now on. A token of someone else stays. */
export async function revokeToken(services: Services, session: Session, id: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return
  const { userId } = session
  await services.db.auth.transaction(async (tx) => {
    const [gone] = await tx
      .delete(tokens)
      .where(and(eq(tokens.userId, userId), eq(tokens.id, id)))
      .returning({ name: tokens.name, scope: tokens.scope })
    if (!gone) return
    await recordAct(tx, services, { ...ownAct('token-revoked', session), details: gone })
  })
}

/** Whom the token in these headers stands for; null without one that works. Throws 'upgrade-required' while the plan has no tokens. */
export async function readToken(
  services: Services,
  headers: Headers,
  clientAddress: string,
): Promise<{ session: Session; scope: TokenScope } | null> {
  const [, token] = /^bearer (vbt_[\w-]{43})$/i.exec(headers.get('authorization') ?? '') ?? []
  if (token === undefined) return null
  const { rows } = await services.db.auth.execute<{
    id: string
    user_id: string
    scope: TokenScope
    email: string
    name: string
    must_change_password: boolean
  }>(sql`
    select t.id, t.user_id, t.scope, u.email, u.name, state.must_change_password
    from auth.personal_token t join auth."user" u on u.id = t.user_id cross join lateral account_state(u.id) state
    where t.token_hash = ${hashed(token)} and not state.suspended and not state.deleted`)
  const found = rows[0]
  if (!found) return null
  const session: Session = {
    userId: found.user_id,
    sessionId: found.id,
    email: found.email,
    displayName: found.name || null,
    role: 'user',
    mustChangePassword: found.must_change_password,
    confirmedAt: null,
    hasSecondFactor: false,
    mustAddFactor: false,
    clientAddress,
  }
  if (!(await mayHaveTokens(services, session))) throw new Failure('upgrade-required')
  await noteUse(services, found.id)
  return { session, scope: found.scope }
}

async function noteUse({ db, now }: Services, id: string): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - USED_WITHIN_MS)
  await db.auth
    .update(tokens)
    .set({ lastUsedAt: at })
    .where(and(eq(tokens.id, id), or(isNull(tokens.lastUsedAt), lt(tokens.lastUsedAt, before))))
}
