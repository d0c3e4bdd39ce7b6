/** What removing an account for good leaves of it, in every table of the catalogue. */
import { expect, test } from 'vitest'
import { createAccount, databaseKinds, openTestDatabase, urlOf } from '#tests/support/database.ts'
import { plantEverywhere, remainsOf } from '#tests/support/planted-rows.ts'
import { connectTo } from '#tests/support/postgres-client.ts'
import { startServices } from '#tests/support/services.ts'
import { purgeAccount } from './retention.job.ts'

/** Ids and acts of the audit log stay; a newsletter is asked for by an address, and an address that refuses mail keeps refusing it. */
const STAYS = ['public.audit_log', 'public.newsletter_subscriptions', 'public.mail_suppressions']
/**
 * Texts, ids and numbers that name no account: the test fills every text of every table with the address, and every id with the account's. Who
 * started a mailing is forgotten by the reference. A verification holds the user's id, and ends
 * when the account is deleted; a job ends, and the queue forgets it.
 */
const NAMES_NOBODY =
  /^(public\.(email_templates|email_template_versions|email_template_tests|newsletter_mailings|newsletter_receivers|crawler_ranges|daily_figures|job_runs|images)|auth\.(verification|rate_limit)|jobs\..*)$/

test.runIf(databaseKinds.includes('postgres'))(
  'an account that is removed for good leaves no row in any table',
  async () => {
    const db = await openTestDatabase('postgres')
    const context = await startServices(db, { sends: false })
    const owner = await connectTo(urlOf(db))
    try {
      const gone = await createAccount(db)
      const kept = await createAccount(db)
      await plantEverywhere(owner, gone)
      await owner.query('update accounts set deleted_at = now() where user_id = $1', [gone.id])
      const before = await remainsOf(owner, gone)
      expect(Object.values(before).filter((rows) => rows !== '').length).toBeGreaterThan(30)
      expect(await purgeAccount(context.services, gone.id, { kind: 'job' })).toBe(true)
      const left = Object.entries(await remainsOf(owner, gone)).filter(([, rows]) => rows !== '')
      expect(
        left
          .map(([table]) => table)
          .filter((table) => !NAMES_NOBODY.test(table))
          .sort(),
      ).toEqual([...STAYS].sort())
      const { rows } = await owner.query('select email from audit_log where subject_id = $1 and email is not null', [
        gone.id,
      ])
      expect(rows).toEqual([])
      expect((await owner.query('select from accounts where user_id = $1', [kept.id])).rowCount).toBe(1)
      expect(await purgeAccount(context.services, kept.id, { kind: 'job' })).toBe(false)
    } finally {
      await owner.end()
      await context.close()
      await db.close()
    }
  },
)
