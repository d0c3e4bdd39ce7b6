/** Which tables are read from begin to end, which takes as long as there are rows. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'

/** The database, which adds to `tables` what each transaction reads whole. */
export function seeWholeReads(db: Database, tables: string[]): Database {
  return {
    ...db,
    as: (actor, work) =>
      db.as(actor, async (tx) => {
        // PostgreSQL counts on from what the connection read in the last seconds, before this transaction.
        const counted = async () => {
          const { rows } = await tx.execute<{ name: string; times: string }>(
            sql`select relname as name, seq_scan as times from pg_stat_xact_user_tables where seq_scan > 0`,
          )
          return new Map(rows.map(({ name, times }) => [name, Number(times)]))
        }
        const before = await counted()
        const outcome = await work(tx)
        for (const [name, times] of await counted()) if (times > (before.get(name) ?? 0)) tables.push(name)
        return outcome
      }),
  }
}
