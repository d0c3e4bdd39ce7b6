/** The devices on which an account is signed in. */
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { session as sessions } from '#db/schema/auth.ts'
import type { Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import type { Services } from '#features/services.ts'

export interface OwnSession {
  id: string
  device: string
  signedInAt: Date
  isThisOne: boolean
}

/** This one first, then the newest. */
export async function listSessions({ db, now }: Services, { userId, sessionId }: Session): Promise<OwnSession[]> {
  const rows = await db.auth
    .select({
      id: sessions.id,
      device: sessions.userAgent,
      signedInAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.createdAt))
    .limit(100)
  const all = rows.map((row) => ({
    ...row,
    device: row.device || 'Onbekend apparaat',
    isThisOne: row.id === sessionId,
  }))
  return all.sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

/** Another session of the same account; one of someone else's stays. */
export async function endSession(services: Services, session: Session, id: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return
  await services.db.auth.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, session.userId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    if (ended.length > 0) await recordAct(tx, services, ownAct('sessions-ended', session))
  })
}

export async function endOtherSessions(services: Services, session: Session): Promise<void> {
  await services.db.auth.transaction(async (tx) => {
    await deleteOtherSessions(tx, session)
    await recordAct(tx, services, ownAct('sessions-ended', session))
  })
}

type AuthHandle = Pick<Services['db']['auth'], 'delete'>

export async function deleteOtherSessions(tx: AuthHandle, { userId, sessionId }: Session): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
}
