// PGlite: PostgreSQL in this process, on one connection. For trying out, development and tests.
import { AsyncLocalStorage } from 'node:async_hooks'
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { keepActorKey, newActorKey } from './actor-key.ts'
import { cleanValues } from './clean-values.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { diskFullError } from './disk-full.ts'
import type { NotMade } from './make-pglite-files.ts'
import { migrate } from './migrate.ts'
import { OwnersFiles } from './owners-files.ts'
import { connectionOf, HALF_MADE, PGLITE_OPTIONS } from './pglite-options.ts'
import { StartupError } from './startup-error.ts'
import { statementsOf } from './statements/pglite-statements.ts'
import {
  type AuthHandle,
  asActor,
  asJobs,
  asReader,
  inTransaction,
  refuseInsideTransaction,
  type Tx,
} from './transactions.ts'

export async function openPglite(dataDir: string, loadDataDir?: Blob): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://')
  const key = newActorKey()
  const lock = inMemory ? null : await lockFolder(dataDir)
  try {
    const client = await PGlite.create({
      ...PGLITE_OPTIONS,
      ...(inMemory
        ? { dataDir, ...(loadDataDir && { loadDataDir }) }
        : { fs: new OwnersFiles(await filesIn(dataDir)) }),
    })
    try {
      const owner = connectionOf(client)
      await migrate(owner, howToStartAnew(dataDir))
      await keepActorKey(owner, key)
      await client.exec('set role vindbaar_nobody')
    } catch (error) {
      await client.close()
      throw error
    }
    return database(client, key, async () => {
      await client.close()
      await lock?.release()
    })
  } catch (error) {
    await lock?.release()
    if (error instanceof StartupError || inMemory) throw error
    const full = await diskFullError(dataDir, error)
    if (full) throw full
    throw new StartupError(
      'data-folder-unusable',
      `De database in ${join(dataDir, 'pglite')} kan niet worden geopend (${reasonOf(error)}). Zet een reservekopie terug, of kies een andere map met DATA_DIR.`,
      error,
    )
  }
}

/**
 * The database's files. They are created in a temporary folder first, so that a kill half-way leaves nothing that looks like a
 * database, and by a separate process with unoptimised code: that takes 500 MB instead of 1,100.
 */
async function filesIn(dataDir: string): Promise<string> {
  const files = join(dataDir, 'pglite')
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(HALF_MADE)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  if (existsSync(files)) return files
  const half = await mkdtemp(join(dataDir, HALF_MADE))
  try {
    await makeFiles(half)
    await rename(half, files)
  } catch (error) {
    // Read before its removal frees space again.
    const full = await diskFullError(dataDir, error)
    await rm(half, { recursive: true, force: true })
    throw full ?? error
  }
  return files
}

function makeFiles(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./make-pglite-files.ts', import.meta.url), [folder], {
      execArgv: ['--liftoff-only', '--max-semi-space-size=1'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let problem: NotMade | null = null
    child.once('message', (said: NotMade) => {
      problem = said
    })
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      if (status === 0) resolve()
      else if (problem) reject(Object.assign(new Error(problem.message), { errno: problem.errno }))
      else if (signal === 'SIGKILL') {
        reject(
          new StartupError(
            'too-little-memory',
            'Er is te weinig geheugen om de database aan te maken: dat vraagt eenmalig ongeveer 700 MB. Geef het proces meer geheugen, of wijs DATABASE_URL naar een PostgreSQL-server.',
          ),
        )
      } else reject(new Error(`The process that makes the database ended with ${signal ?? status}`))
    })
  })
}

const howToStartAnew = (dataDir: string) =>
  `Verplaats of verwijder de map ${join(dataDir, 'pglite')} en start opnieuw: Vindbaar begint dan met een lege database. Of kies een andere map met DATA_DIR.`

async function lockFolder(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return await lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const full = await diskFullError(dirname(dataDir), error)
    if (full) throw full
    throw new StartupError(
      'data-folder-unwritable',
      `In de gegevensmap ${dataDir} kan niet worden geschreven (${error instanceof Error ? error.message : error}). Geef deze gebruiker schrijfrechten, of kies een andere map met DATA_DIR.`,
      error,
    )
  }
}

function database(connection: PGlite, key: Buffer, close: () => Promise<void>): Database {
  const client = cleaning(connection)
  const transaction = <T>(identity: string, work: (tx: Tx) => Promise<T>) =>
    inTransaction(() =>
      drizzle({ client: beginningWith(client, identity) }).transaction((tx) => work(tx as unknown as Tx)),
    )
  return {
    kind: 'pglite',
    as: (actor, work) => transaction(asActor(actor, key), work),
    read: <Row extends Record<string, unknown>>(query: SQL) =>
      transaction(asReader, async (tx) => (await tx.execute<Row>(query)).rows),
    asJobs: (work) => transaction(asJobs, work),
    jobQueue: { executeSql: (text, values) => queueStatement(client, text, values) },
    auth: drizzle({ client: asAuth(client) }) as unknown as AuthHandle,
    listen(channel, onMessage) {
      // PGlite notifies from within the transaction that made the change; a listener's queries must not run inside it.
      const outside = AsyncLocalStorage.snapshot()
      return connection.listen(channel, (payload) => outside(onMessage, payload))
    },
    isListening: () => !connection.closed,
    close,
  }
}

/** The same connection for all queries. drizzle calls nothing else of it. */
function cleaning(client: PGlite): PGlite {
  // A request may still query while the process stops.
  const refuseOnceClosed = () => {
    if (client.closed) throw new DatabaseAway(new Error('PGlite is closed'))
  }
  const query: PGlite['query'] = async (text, params, options) => {
    refuseOnceClosed()
    return client.query(text, params && cleanValues(params), options)
  }
  const ask = statementsOf(client)
  const transaction: PGlite['transaction'] = async (work) => {
    refuseOnceClosed()
    return client.transaction((tx) => {
      tx.query = (text, params, options) => ask(tx, text, params && cleanValues(params), options)
      return work(tx)
    })
  }
  return { query, transaction } as unknown as PGlite
}

/**
 * One text of pg-boss. Its own adapter for PGlite (fromPglite) knows no roles, and after an error sends a ROLLBACK that may end a
 * transaction of someone else on the one connection; here each text has its own transaction, instead of the one that it may hold.
 */
async function queueStatement(client: PGlite, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  refuseInsideTransaction()
  return client.transaction(async (tx) => {
    await tx.exec('set local role vindbaar_jobs')
    if (values?.length) return tx.query(text, values)
    const results = await tx.exec(text.replace(/^\s*begin;/i, '').replace(/commit;?\s*$/i, ''))
    return { rows: results.flatMap(({ rows }) => rows) }
  })
}

/** The same connection, on which each transaction begins with this statement. */
function beginningWith(client: PGlite, statement: string): PGlite {
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction(async (tx) => {
      await tx.exec(statement)
      return work(tx)
    })
  return { transaction } as unknown as PGlite
}

/** The same connection, but each query or transaction first switches to vindbaar_auth. drizzle calls nothing else of it. */
function asAuth(client: PGlite): PGlite {
  const acting = beginningWith(client, 'set local role vindbaar_auth')
  const transaction: PGlite['transaction'] = (work) => {
    refuseInsideTransaction()
    return acting.transaction(work)
  }
  const query: PGlite['query'] = (text, params, options) => transaction((tx) => tx.query(text, params, options))
  return { query, transaction } as unknown as PGlite
}

/** PGlite also throws values that are not an Error. */
function reasonOf(error: unknown): string {
  const { message, errno } = (error ?? {}) as { message?: string; errno?: number }
  return message || (errno === undefined ? String(error) : `fout ${errno}`)
}
