/** A place of its own for one Vindbaar to keep its data: an empty folder and, on PostgreSQL, an empty database. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type DatabaseKind = 'pglite' | 'postgres'

/** `npm test` starts a PostgreSQL server and names it here; without one, PGlite is tested alone. */
const SERVER_URL = process.env.TEST_DATABASE_URL

export const DATABASE_KINDS: DatabaseKind[] = SERVER_URL ? ['pglite', 'postgres'] : ['pglite']

export interface Storage {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

export async function newStorage(kind: DatabaseKind): Promise<Storage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vindbaar-data-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  if (kind === 'pglite') return { dataDir, databaseUrl: undefined, remove: removeFolder }

  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = new URL(SERVER_URL!)
  url.pathname = `/${name}`
  const remove = async () => {
    await onServer(`drop database ${name} with (force)`)
    await removeFolder()
  }
  return { dataDir, databaseUrl: url.href, remove }
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
