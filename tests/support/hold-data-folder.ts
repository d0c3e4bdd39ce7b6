/** Locks the folder in its argument, reports it, and holds the lock until it is killed. */
import { lockDataFolder } from '#db/data-folder-lock.ts'

try {
  await lockDataFolder(process.argv[2]!)
  process.stdout.write('held\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${(error as { code?: string }).code}\n`)
}
