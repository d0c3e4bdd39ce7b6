import { type FolderLock, lockFolder } from './folder-lock.mjs'
import { StartupError } from './startup-error.ts'

export async function lockDataFolder(folder: string): Promise<FolderLock> {
  const lock = await lockFolder(folder)
  if (lock) return lock
  throw new StartupError(
    'data-folder-in-use',
    `De gegevensmap ${folder} is in gebruik door een ander proces. Stop dat eerst, of kies een andere map met DATA_DIR.`,
  )
}
