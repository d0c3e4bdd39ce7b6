import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Connection } from './connection.ts'
import { ensureRoles } from './roles.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

// Ours among the advisory locks of the database: 'vindb' in ASCII.
const LOCK = 0x76696e6462

/**
 * Brings the database up to date, as its owner. Processes that start at once wait for the first of them. Where it fails,
 * the caller closes the connection, and with it goes what was half done, and the lock.
 * Each file runs as a whole, without drizzle's round trip a statement: a fresh PGlite is ready a second sooner.
 */
export async function migrate(db: Connection): Promise<void> {
  await db.query('select pg_advisory_lock($1)', [LOCK])
  await ensureRoles(db)
  await db.run('set role vindbaar_owner')
  for (const migration of pending(await newestApplied(db))) {
    await db.run(
      `begin;\n${migration.sql.join('\n')};
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${migration.hash}', ${migration.folderMillis});
      commit;`,
    )
  }
  await db.run('reset role')
  await db.query('select pg_advisory_unlock($1)', [LOCK])
}

/** Without reading the files themselves where there is nothing to do, as at most starts. */
function pending(newest: number) {
  const journal = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }
  if (journal.entries.every(({ when }) => when <= newest)) return []
  return readMigrationFiles({ migrationsFolder: FOLDER }).filter(({ folderMillis }) => folderMillis > newest)
}

/** Kept where drizzle-kit keeps it. */
async function newestApplied(db: Connection): Promise<number> {
  const [table] = await db.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table?.exists) {
    await db.run(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    return 0
  }
  const [row] = await db.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  return Number(row?.newest ?? 0)
}
