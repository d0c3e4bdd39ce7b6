import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Connection } from './connection.ts'
import { ensureRoles } from './roles.ts'
import { StartupError } from './startup-error.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

// Our key among the database's advisory locks: 'vindb' in ASCII.
const LOCK = 0x76696e6462

/**
 * Migrates the database as its owner. Processes that start at once wait for the first of them. When it fails,
 * the caller closes the connection, which rolls back the unfinished work and releases the lock.
 * Each file runs as a whole, without drizzle's round trip per statement: a fresh PGlite is ready a second sooner.
 * `howToStartAnew` says, in Dutch, how to get an empty database to replace one that no migration continues from.
 */
export async function migrate(db: Connection, howToStartAnew = ''): Promise<void> {
  await db.query('select pg_advisory_lock($1)', [LOCK])
  await ensureRoles(db)
  await db.run('set role vindbaar_owner')
  const applied = await appliedMigrations(db)
  const journal = readJournal()
  if (applied.oldest !== null && applied.oldest !== journal[0]!.when) {
    throw new StartupError(
      'database-too-old-to-migrate',
      `Deze database is gemaakt door een versie van Vindbaar van vóór de eerste uitgave, en is niet bij te werken. ${howToStartAnew}`,
    )
  }
  for (const migration of pending(journal, applied.newest)) {
    await db.run(
      `begin;\n${migration.sql.join('\n')};
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${migration.hash}', ${migration.folderMillis});
      commit;`,
    )
  }
  await db.run('reset role')
  await db.query('select pg_advisory_unlock($1)', [LOCK])
}

interface JournalEntry {
  when: number
}

const readJournal = () =>
  (JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as { entries: JournalEntry[] }).entries

/** How many migrations this program has, and when the newest was made. */
export function ownMigrations(): { count: number; newest: number } {
  const journal = readJournal()
  return { count: journal.length, newest: journal.at(-1)!.when }
}

/** Does not read the files when there is nothing to do, as at most starts. */
function pending(journal: JournalEntry[], newest: number) {
  if (journal.every(({ when }) => when <= newest)) return []
  return readMigrationFiles({ migrationsFolder: FOLDER }).filter(({ folderMillis }) => folderMillis > newest)
}

/** In the table where drizzle-kit records them. */
async function appliedMigrations(db: Connection): Promise<{ oldest: number | null; newest: number }> {
  const [table] = await db.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table?.exists) {
    await db.run(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    return { oldest: null, newest: 0 }
  }
  const [row] = await db.query<{ oldest: string | null; newest: string | null }>(
    'select min(created_at)::text as oldest, max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  return { oldest: row?.oldest ? Number(row.oldest) : null, newest: Number(row?.newest ?? 0) }
}
