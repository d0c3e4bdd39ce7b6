/** npm run backup [-- FOLDER] and npm run restore -- FOLDER: for the operator. */
import { join, resolve } from 'node:path'
import { StartupError } from '#db/open-database.ts'
import { closeDataFolder } from '#server/data-folder.ts'
import { plainError } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const USAGE = `npm run backup [-- MAP]    maakt een reservekopie in een nieuwe map onder MAP (DATA_DIR/backups)
npm run restore -- MAP     zet een reservekopie terug in een leeg systeem`

async function main([command = '', folder, ...rest]: string[]): Promise<string> {
  if (!['backup', 'restore'].includes(command) || rest.length > 0 || (command === 'restore' && !folder))
    throw new Refusal(USAGE)
  const read = readSettings(process.env)
  if ('problems' in read) throw new Refusal(read.problems.join('\n'))
  const { DATABASE_URL: databaseUrl } = read.settings
  const dataDir = resolve(read.settings.DATA_DIR)
  await closeDataFolder(dataDir)
  const place = databaseUrl ? { databaseUrl, environment: process.env } : { dataDir }
  if (command === 'backup') {
    const made = await makeBackup(place, dataDir, resolve(folder ?? join(dataDir, 'backups')), new Date())
    return `De reservekopie staat in ${made}. Bewaar haar ook op een andere machine.`
  }
  const { made_at } = await restoreBackup(place, dataDir, resolve(folder!))
  return `De reservekopie van ${made_at} is teruggezet. Start Vindbaar met: npm start`
}

/** Prints one line, without a stack. */
class Refusal extends Error {}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  const expected = error instanceof Refusal || error instanceof StartupError
  process.stderr.write(`${expected ? error.message : JSON.stringify(plainError(error as Error), null, 2)}\n`)
  process.exitCode = 1
}
