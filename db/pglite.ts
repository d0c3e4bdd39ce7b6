// PGlite: PostgreSQL in this process, on one connection. For trying out, development and tests.
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { keepActorKey, newActorKey } from './actor-key.ts'
import { cleanValues } from './clean-values.ts'
import type { Connection } from './connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { DatabaseAway } from './database-away.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open-database.ts'
import { OwnersFiles } from './owners-files.ts'
import { StartupError } from './startup-error.ts'
import {
  type AuthHandle,
  asActor,
  asJobs,
  asReader,
  inTransaction,
  refuseInsideTransaction,
  type Tx,
} from './transactions.ts'

const INT8 = 20

const OPTIONS = {
  // Memory at rest 260 MB, where the default makes it 550.
  postgresqlconf: ['shared_buffers=16MB', 'timezone=UTC'],
  // As node-postgres is told to in postgres.ts: counts are numbers.
  parsers: { [INT8]: Number },
}

export async function openPglite(dataDir: string): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://')
  const key = newActorKey()
  const lock = inMemory ? null : await lockFolder(dataDir)
  try {
    const client = await PGlite.create({
      ...OPTIONS,
      ...(inMemory ? { dataDir } : { fs: new OwnersFiles(await filesIn(dataDir)) }),
    })
    try {
      const owner: Connection = {
        query: async <Row>(text: string, params?: unknown[]) => (await client.query<Row>(text, params)).rows,
        run: async (text) => void (await client.exec(text)),
      }
      await migrate(owner)
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
    throw new StartupError(
      'data-folder-unusable',
      `De database in ${join(dataDir, 'pglite')} kan niet worden geopend (${error instanceof Error ? error.message : error}). Zet een reservekopie terug, of kies een andere map met DATA_DIR.`,
      error,
    )
  }
}

/** The database's files; made aside the first time, so that a kill half-way leaves nothing that looks like a database. */
async function filesIn(dataDir: string): Promise<string> {
  const files = join(dataDir, 'pglite')
  if (existsSync(files)) return files
  const half = `${files}-half-made`
  await rm(half, { recursive: true, force: true })
  const client = await PGlite.create({ ...OPTIONS, fs: new OwnersFiles(half) })
  await client.close()
  await rename(half, files)
  return files
}

async function lockFolder(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return await lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      'data-folder-unwritable',
      `In de gegevensmap ${dataDir} kan niet worden geschreven (${error instanceof Error ? error.message : error}). Geef deze gebruiker schrijfrechten, of kies een andere map met DATA_DIR.`,
      error,
    )
  }
}

function database(connection: PGlite, key: Buffer, close: () => Promise<void>): Database {
  const client = cleaning(connection)
  const db = drizzle({ client })
  const transaction = <T>(identity: ReturnType<typeof asActor>, work: (tx: Tx) => Promise<T>) =>
    inTransaction(() =>
      db.transaction(async (tx) => {
        await tx.execute(identity)
        return work(tx as unknown as Tx)
      }),
    )
  return {
    kind: 'pglite',
    as: (actor, work) => transaction(asActor(actor, key), work),
    read: <Row extends Record<string, unknown>>(query: SQL) =>
      transaction(asReader, async (tx) => (await tx.execute<Row>(query)).rows),
    asJobs: (work) => transaction(asJobs, work),
    auth: drizzle({ client: asAuth(client) }) as unknown as AuthHandle,
    listen: (channel, onMessage) => connection.listen(channel, onMessage),
    isHearing: () => !connection.closed,
    close,
  }
}

/** The same connection, and the door for all that is asked on it. drizzle calls nothing else. */
function cleaning(client: PGlite): PGlite {
  // While the process stops, a request may still ask.
  const refuseOnceClosed = () => {
    if (client.closed) throw new DatabaseAway(new Error('PGlite is closed'))
  }
  const query: PGlite['query'] = async (text, params, options) => {
    refuseOnceClosed()
    return client.query(text, params && cleanValues(params), options)
  }
  const transaction: PGlite['transaction'] = async (work) => {
    refuseOnceClosed()
    return client.transaction((tx) => {
      const ask = tx.query.bind(tx)
      tx.query = (text, params, options) => ask(text, params && cleanValues(params), options)
      return work(tx)
    })
  }
  return { query, transaction } as unknown as PGlite
}

/** The same connection, on which each query or transaction becomes vindbaar_auth first. drizzle calls nothing else. */
function asAuth(client: PGlite): PGlite {
  const transaction: PGlite['transaction'] = (work) => {
    refuseInsideTransaction()
    return client.transaction(async (tx) => {
      await tx.exec('set local role vindbaar_auth')
      return work(tx)
    })
  }
  const query: PGlite['query'] = (text, params, options) => transaction((tx) => tx.query(text, params, options))
  return { query, transaction } as unknown as PGlite
}
