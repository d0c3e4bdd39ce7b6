/** Makes a backup: a folder with the database in one file, its manifest and the secret that belongs to it. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openSource, type Place } from '#db/backup/source.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { BRAND } from '#features/brand.ts'
import { sizeOf } from '#features/system-check/wording.ts'
import { DUMPS, SECRET_FILE, writeManifest } from './manifest.ts'

/** Returns the backup's folder. It has its name only once it is whole; the audit log says that it was made. */
export async function makeBackup(place: Place, dataDir: string, into: string, now: Date): Promise<string> {
  const source = await openSource(place)
  try {
    await mkdir(into, { recursive: true, mode: 0o700 })
    const half = await mkdtemp(join(into, '.half-'))
    try {
      const files: string[] = [DUMPS[source.kind]]
      await source.dump(join(half, files[0]!))
      if (existsSync(join(dataDir, SECRET_FILE))) {
        await copyFile(join(dataDir, SECRET_FILE), join(half, SECRET_FILE))
        files.push(SECRET_FILE)
      }
      const manifest = await writeManifest(half, source, files, now)
      const name = `${BRAND.slug}-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
      await rename(half, join(into, name))
      const size = sizeOf(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0))
      await source.asOperator((tx) =>
        recordAct(
          tx,
          { now: () => now },
          {
            act: 'backup-made',
            to: null,
            by: { kind: 'operator' },
            details: { name, size },
          },
        ),
      )
      return join(into, name)
    } finally {
      await rm(half, { recursive: true, force: true })
    }
  } finally {
    await source.close()
  }
}
