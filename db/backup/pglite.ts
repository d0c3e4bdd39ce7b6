// The built-in database as one file: its own dump of the data folder, made while no program uses it.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { lockDataFolder } from '#db/data-folder-lock.ts'
import { OwnersFiles } from '#db/owners-files.ts'
import { HALF_MADE, PGLITE_OPTIONS } from '#db/pglite-options.ts'
import { StartupError } from '#db/startup-error.ts'
import { type BackupSource, MIGRATIONS, type MigrationsRow } from './backup-source.ts'

export async function openPgliteSource(dataDir: string): Promise<BackupSource> {
  const files = join(dataDir, 'pglite')
  if (!existsSync(files)) {
    throw new StartupError('backup-nothing', `In ${dataDir} staat geen database om een reservekopie van te maken.`)
  }
  const lock = await lockDataFolder(dataDir)
  try {
    const client = await PGlite.create({ ...PGLITE_OPTIONS, fs: new OwnersFiles(files) })
    const { version, applied, newest } = (await client.query<MigrationsRow>(MIGRATIONS)).rows[0]!
    return {
      kind: 'pglite',
      version,
      migrations: { applied, newest: Number(newest) },
      dump: async (file) => {
        const dumped = await client.dumpDataDir('gzip')
        await writeFile(file, Buffer.from(await dumped.arrayBuffer()), { mode: 0o600, flush: true })
      },
      asOperator: (work) =>
        drizzle({ client }).transaction(async (tx) => {
          await tx.execute(sql`set local role vindbaar_jobs`)
          await work(tx)
        }),
      close: async () => {
        await client.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

export async function restorePglite(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataFolder(dataDir)
  try {
    const files = join(dataDir, 'pglite')
    if (existsSync(files)) {
      throw new StartupError(
        'restore-not-empty',
        `In ${dataDir} staat al een database. Kies met DATA_DIR een lege map, of verplaats eerst ${files}.`,
      )
    }
    // A start removes what a kill leaves half made.
    const half = await mkdtemp(join(dataDir, HALF_MADE))
    try {
      const loadDataDir = new Blob([await readFile(file)], { type: 'application/x-gzip' })
      const client = await PGlite.create({ ...PGLITE_OPTIONS, fs: new OwnersFiles(half), loadDataDir })
      await client.query('select 1')
      await client.close()
      await rename(half, files)
    } finally {
      await rm(half, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}
