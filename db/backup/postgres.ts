// A PostgreSQL database as one file, by PostgreSQL's own pg_dump and pg_restore.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ensureRoles } from '#db/roles.ts'
import { StartupError } from '#db/startup-error.ts'
import { type BackupSource, MIGRATIONS, type MigrationsRow } from './backup-source.ts'
import { type PostgresPlace, runTool } from './postgres-tools.ts'

const OWNER = '--role=vindbaar_owner'

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const { hostname, port } = new URL(databaseUrl)
    throw new StartupError(
      'database-unreachable',
      `De database op ${hostname}:${port || 5432} is niet te bereiken. Controleer DATABASE_URL.`,
      error,
    )
  }
}

const majorOf = (version: string) => Number.parseInt(version, 10)

export async function openPostgresSource(place: PostgresPlace): Promise<BackupSource> {
  const client = await connect(place.databaseUrl)
  try {
    const tables = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as made`)
    if (tables.rows[0].made === null) {
      throw new StartupError('backup-nothing', 'In deze database staat nog niets om een reservekopie van te maken.')
    }
    await client.query('set role vindbaar_owner')
    const { version, applied, newest } = (await client.query<MigrationsRow>(MIGRATIONS)).rows[0]!
    await client.query('reset role')
    return {
      kind: 'postgres',
      version,
      migrations: { applied, newest: Number(newest) },
      dump: (file) =>
        runTool('pg_dump', majorOf(version), place, ['--format=custom', '--no-owner', OWNER, `--file=${file}`]),
      asOperator: (work) =>
        drizzle({ client }).transaction(async (tx) => {
          await tx.execute(sql`set local role vindbaar_jobs`)
          await work(tx)
        }),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** In one transaction: what fails leaves the database as empty as it was. */
export async function restorePostgres(place: PostgresPlace, file: string): Promise<void> {
  const client = await connect(place.databaseUrl)
  try {
    const { rows } = await client.query<{ version: string; tables: number }>(`
      select current_setting('server_version') as version, count(*)::int as tables
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`)
    const { version, tables } = rows[0]!
    if (tables > 0) {
      throw new StartupError(
        'restore-not-empty',
        `In deze database staat al iets (${tables} tabellen). Maak een lege database en wijs DATABASE_URL daarnaar.`,
      )
    }
    await ensureRoles({
      query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
      run: async (text) => void (await client.query(text)),
    })
    const options = ['--no-owner', OWNER, '--exit-on-error', '--single-transaction', file]
    await runTool('pg_restore', majorOf(version), place, options)
  } finally {
    await client.end()
  }
}
