/**
 * A new PGlite that is already created and migrated: doing that anew takes three seconds of a processor. `npm test` prepares it
 * once per run and sets these variables; without them every test creates its own.
 */
import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

const { TEST_PGLITE_FOLDER, TEST_PGLITE_TAR } = process.env

/** For a database in memory. */
export const preparedFiles = (): Blob | undefined =>
  TEST_PGLITE_TAR ? new Blob([readFileSync(TEST_PGLITE_TAR)]) : undefined

/** For a process that opens its database in this data folder. */
export async function putPreparedFiles(dataDir: string): Promise<void> {
  if (TEST_PGLITE_FOLDER) await cp(TEST_PGLITE_FOLDER, join(dataDir, 'pglite'), { recursive: true })
}
