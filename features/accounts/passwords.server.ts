/** An account's stored password. Hashing is better-auth's: scrypt, off the main thread. */
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import { account } from '#db/schema/auth.ts'
import type { Services } from '#features/services.ts'

const credentialOf = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, 'credential'))

export async function setPassword({ db }: Pick<Services, 'db'>, userId: string, password: string): Promise<void> {
  const store = await passwordToStore(userId, password)
  await store(db.auth)
}

/** Hashes, which takes a while, and returns what stores the hash: within a transaction, too. */
export async function passwordToStore(
  userId: string,
  password: string,
): Promise<(handle: Pick<Services['db']['auth'], 'update'>) => Promise<void>> {
  const hash = await hashPassword(password)
  return async (handle) => {
    await handle.update(account).set({ password: hash, updatedAt: new Date() }).where(credentialOf(userId))
  }
}

export async function isPassword({ db }: Pick<Services, 'db'>, userId: string, password: string): Promise<boolean> {
  const [stored] = await db.auth.select({ hash: account.password }).from(account).where(credentialOf(userId))
  return stored?.hash ? verifyPassword({ hash: stored.hash, password }) : false
}
