/** The owner deletes the account: soft, for thirty days, with a link by mail that brings it back. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashed } from '#features/accounts/hashed.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { queueMail } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { restoreLink } from '#features/urls.ts'
import { type Confirming, requirePassword } from './second-look.server.ts'
import { passwordSchema } from './security.schema.ts'

/**
 * Sessions, tokens and public pages end in the same transaction. Throws 'invalid-input', also for a wrong password, and 'own-account' for
 * admins.
 */
export async function deleteOwnAccount(services: Services, asking: Confirming, input: unknown): Promise<void> {
  const { current } = parseInput(passwordSchema, input)
  await requirePassword(services, asking, current)
  const { userId, email } = asking.session
  const token = randomBytes(32).toString('base64url')
  await services.db.auth.transaction(async (tx) => {
    const { rows } = await tx.execute<{ done: boolean }>(
      sql`select delete_own_account(${userId}::uuid, ${hashed(token)}, ${services.now().toISOString()}::timestamptz) as done`,
    )
    if (!rows[0]?.done) throw new Failure('own-account')
    await queueMail(tx, services, {
      template_key: 'account_verwijderd',
      to: email,
      variables: { confirm_url: `${services.baseUrl}${restoreLink(token)}` },
    })
    await recordAct(tx, services, ownAct('account-deleted', asking.session))
  })
}

/** What does not come back with an account: websites that another account has live meanwhile. */
export interface Restorable {
  liveElsewhere: string[]
}

/** Until the account is removed for good; then null. */
export async function findRestorable({ db }: Services, token: string): Promise<Restorable | null> {
  const { rows } = await db.auth.execute<{ id: string | null }>(sql`select restorable_account(${hashed(token)}) as id`)
  return rows[0]?.id ? { liveElsewhere: await websitesLiveElsewhere(db.auth, rows[0].id) } : null
}

/** Null when the link has ended: it was used, or the account was removed for good. */
export async function restoreOwnAccount(
  services: Services,
  clientAddress: string,
  token: string,
): Promise<Restorable | null> {
  return services.db.auth.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string | null }>(sql`select restore_own_account(${hashed(token)}) as id`)
    const userId = rows[0]?.id
    if (!userId) return null
    await recordAct(tx, services, ownAct('account-restored', { userId, clientAddress }))
    return { liveElsewhere: await websitesLiveElsewhere(tx, userId) }
  })
}

async function websitesLiveElsewhere(tx: Pick<Services['db']['auth'], 'execute'>, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from websites_live_elsewhere(${userId}) as name`)
  return rows.map(({ name }) => name)
}
