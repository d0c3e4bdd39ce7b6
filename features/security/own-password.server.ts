/** The owner replaces a password that is known, while signed in. */
import { ACCOUNT_TEXTS } from '#features/accounts/accounts.schema.ts'
import { passwordToStore } from '#features/accounts/passwords.server.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type Confirming, requirePassword } from './second-look.server.ts'
import { replacePasswordSchema } from './security.schema.ts'
import { deleteOtherSessions } from './sessions.server.ts'

/** The other sessions end where the owner asks for it; reset links always do. Throws 'invalid-input', also for a wrong password. */
export async function replacePassword(services: Services, asking: Confirming, input: unknown): Promise<void> {
  const { current, password, others } = parseInput(replacePasswordSchema, input)
  await requirePassword(services, asking, current)
  if (password === current)
    throw new Failure('invalid-input', { fields: { password: ACCOUNT_TEXTS.passwordUnchanged } })
  const { session } = asking
  const store = await passwordToStore(session.userId, password)
  await services.db.auth.transaction(async (tx) => {
    await store(tx)
    if (others) await deleteOtherSessions(tx, session)
    await recordAct(tx, services, ownAct('password-changed', session))
  })
}
