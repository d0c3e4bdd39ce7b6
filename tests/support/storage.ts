/** Storage for one Vindbaar: a folder and, on PostgreSQL, a database. */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase } from './postgres-database.ts'
import { putPreparedFiles } from './prepared-pglite.ts'

export type DatabaseKind = 'pglite' | 'postgres'

/** `npm test` starts a PostgreSQL server and sets this variable; without it, only PGlite is tested. */
export const DATABASE_KINDS: DatabaseKind[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

export interface Storage {
  dataDir: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** `isEmpty`: the first start must create the tables; otherwise it finds them without rows. */
export async function newStorage(kind: DatabaseKind, { isEmpty = false } = {}): Promise<Storage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vindbaar-data-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  if (kind === 'pglite') {
    if (!isEmpty) await putPreparedFiles(dataDir)
    return { dataDir, databaseUrl: undefined, remove: removeFolder }
  }

  const { url, drop } = await createPostgresDatabase({ isMigrated: !isEmpty })
  return { dataDir, databaseUrl: url, remove: () => drop().finally(removeFolder) }
}
