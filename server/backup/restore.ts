/** Restores a backup into a system in which there is nothing yet. */
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Place, restoreInto } from '#db/backup/source.ts'
import { ownMigrations } from '#db/migrate.ts'
import { StartupError } from '#db/open-database.ts'
import { DUMPS, findDamage, type Manifest, readManifest, SECRET_FILE } from './manifest.ts'

/** Throws a StartupError that says what is wrong and what to do; the system is then as it was. */
export async function restoreBackup(place: Place, dataDir: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (!manifest) throw refusal(`${folder} is geen reservekopie van Vindbaar: er staat geen leesbaar manifest.json in.`)
  const damaged = await findDamage(folder, manifest)
  if (damaged) {
    throw refusal(
      `De reservekopie is beschadigd: ${damaged} ontbreekt of klopt niet met manifest.json. Neem een andere.`,
    )
  }
  const kind = place.databaseUrl === undefined ? 'pglite' : 'postgres'
  if (manifest.database !== kind) {
    throw refusal(
      kind === 'pglite'
        ? 'Deze reservekopie is van PostgreSQL. Wijs DATABASE_URL naar een lege database.'
        : 'Deze reservekopie is van de ingebouwde database. Zet haar terug zonder DATABASE_URL.',
    )
  }
  if (manifest.migrations.newest > ownMigrations().newest) {
    throw refusal('Deze reservekopie is gemaakt door een nieuwere versie van Vindbaar. Werk eerst het programma bij.')
  }
  const hasSecret = manifest.files.some(({ name }) => name === SECRET_FILE)
  const secret = join(dataDir, SECRET_FILE)
  const [kept, present] = await Promise.all([
    hasSecret ? readFile(join(folder, SECRET_FILE), 'utf8') : null,
    readFile(secret, 'utf8').catch(() => null),
  ])
  if (kept !== null && present !== null && kept !== present) {
    throw refusal(`In ${dataDir} staat al een andere auth-secret. Kies een lege map met DATA_DIR.`)
  }
  await restoreInto(place, join(folder, DUMPS[kind]))
  if (kept !== null) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await copyFile(join(folder, SECRET_FILE), secret)
  }
  return manifest
}

const refusal = (message: string) => new StartupError('restore-refused', message)
