/** The passkeys of an account (better-auth's plugin): list, add, name and remove. Signing in with one: features/accounts/passkey-sign-in.server.ts. */
import { isAPIError } from 'better-auth/api'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { passkey, session as sessions, user } from '#db/schema/auth.ts'
import { passkeyAnswer } from '#features/accounts/accounts.schema.ts'
import { alongside } from '#features/accounts/alongside.server.ts'
import { notePasskey } from '#features/accounts/passkey-sign-in.server.ts'
import { requireSecondLook } from '#features/accounts/require.ts'
import { cookiesOf } from '#features/accounts/session.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import type { Confirming } from './second-look.server.ts'
import { passkeyNameSchema } from './security.schema.ts'

const MOST_PASSKEYS = 20

export interface OwnPasskey {
  id: string
  name: string
  createdAt: Date
}

/** Oldest first. */
export async function listPasskeys({ db }: Services, { userId }: Session): Promise<OwnPasskey[]> {
  const rows = await db.auth
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  return rows.map((row) => ({ ...row, name: row.name ?? 'Passkey' }))
}

/** What the browser asks its devices for, and the cookie that brings the answer back to it. Throws 'second-look-required'. */
export async function newPasskeyChallenge(
  services: Services,
  { session, headers }: Confirming,
): Promise<{ options: object; headers: Headers }> {
  requireSecondLook(session, services.now())
  const made = await services.auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
  return { options: made.response, headers: cookiesOf(made.headers) }
}

/** Throws 'second-look-required', 'invalid-input', 'passkey-not-added' and 'passkey-limit-reached'. */
export async function addPasskey(
  services: Services,
  { session, headers }: Confirming,
  input: { name?: unknown; passkey?: unknown },
): Promise<void> {
  requireSecondLook(session, services.now())
  const { name } = parseInput(passkeyNameSchema, input)
  const response = passkeyAnswer(input.passkey)
  if (!response) throw new Failure('passkey-not-added')
  await alongside(
    'create passkey',
    async (tx) => {
      // One at a time per account, so that none passes the limit.
      await tx.select({ id: user.id }).from(user).where(eq(user.id, session.userId)).for('no key update')
      const [own] = await tx.select({ count: count() }).from(passkey).where(eq(passkey.userId, session.userId))
      if (own!.count > MOST_PASSKEYS) throw new Failure('passkey-limit-reached')
      await recordAct(tx, services, ownAct('passkey-added', session))
    },
    () => services.auth.api.verifyPasskeyRegistration({ body: { response, name }, headers }),
  ).catch(async (error: unknown) => {
    if (!isAPIError(error)) throw error
    // A challenge that has ended, a device that did not ask who holds it, a passkey that is there already, or nonsense. better-auth
    // answers some of these like a query that failed: this one then fails, too.
    await services.db.auth.execute(sql`select 1`)
    throw new Failure('passkey-not-added', { cause: error })
  })
  await notePasskey(services, session.sessionId)
}

/** A passkey of someone else keeps its name. Throws 'invalid-input'. */
export async function renamePasskey({ db }: Services, session: Session, id: string, input: unknown): Promise<void> {
  const { name } = parseInput(passkeyNameSchema, input)
  if (isId(id)) await db.auth.update(passkey).set({ name }).where(isOwn(session, id))
}

/** Works no longer from now on; one of someone else stays. Throws 'second-look-required'. */
export async function removePasskey(services: Services, session: Session, id: string): Promise<void> {
  requireSecondLook(session, services.now())
  if (!isId(id)) return
  await services.db.auth.transaction(async (tx) => {
    const gone = await tx.delete(passkey).where(isOwn(session, id)).returning({ id: passkey.id })
    if (gone.length === 0) return
    await tx
      .update(sessions)
      .set({ passkeyAt: null })
      .where(
        and(
          eq(sessions.userId, session.userId),
          sql`not exists (select from auth.passkey p where p.user_id = ${session.userId})`,
        ),
      )
    await recordAct(tx, services, ownAct('passkey-removed', session))
  })
}

const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id)
const isOwn = ({ userId }: Session, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id))
