/** Creates an account: better-auth's user together with its password; a trigger on the user table creates the rest. */
import { hashPassword } from 'better-auth/crypto'
import { account, user } from '#db/schema/auth.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { ACCOUNT_TEXTS } from './accounts.schema.ts'

type AuthTransaction = Parameters<Parameters<Services['db']['auth']['transaction']>[0]>[0]

/** Returns the new user's id; `also` belongs to the same transaction. Throws 'email-taken'. `email` is in lower case. */
export async function createAccount(
  { db }: Pick<Services, 'db'>,
  { email, password, name = '' }: { email: string; password: string; name?: string },
  also?: (tx: AuthTransaction, userId: string) => Promise<void>,
): Promise<string> {
  const hash = await hashPassword(password)
  return db.auth.transaction(async (tx) => {
    const [made] = await tx
      .insert(user)
      .values({ email, name })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id })
    if (!made) throw new Failure('email-taken', { fields: { email: ACCOUNT_TEXTS.emailTaken } })
    await tx.insert(account).values({ userId: made.id, accountId: made.id, providerId: 'credential', password: hash })
    await also?.(tx, made.id)
    return made.id
  })
}
