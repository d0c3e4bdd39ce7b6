/** Erases network addresses from the audit log after a month: the acts stay, where they were done from does not. */
import { sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'

export const ADDRESS_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 1_000

/** Also e-mail addresses without an account: whoever typed one has no account to delete. Those of accounts go with the account. */
export async function eraseAuditAddresses({ db, now }: Services, signal?: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - ADDRESS_DAYS * DAY_MS).toISOString()
  for (let erased = AT_ONCE; erased === AT_ONCE && !signal?.aborted; ) {
    const { rows } = await db.asJobs((tx) =>
      tx.execute(sql`
        update audit_log set address = null, email = case when subject_id is null then null else email end
        where id in (
          select id from audit_log
          where at < ${before}::timestamptz and (address is not null or email is not null and subject_id is null)
          order by at limit ${AT_ONCE})
        returning 1`),
    )
    erased = rows.length
  }
}
