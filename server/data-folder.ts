/** Makes the data folder, which holds mails, sessions and the secret, private to the program's user, also when it existed before. */
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What the program creates in the folder; anything else there is not ours to change. */
const OURS = /^(?:pglite|pglite-half-made|outbox|auth-secret|(?:new-)?lock-.*\.sock)$/

/** From now on this process creates files for their owner only; existing ones are changed. Windows has no such modes. */
export async function closeDataFolder(dataDir: string): Promise<void> {
  process.umask(0o077)
  if (process.platform === 'win32') return
  await mend(dataDir, true)
  for (const entry of await readdir(dataDir, { withFileTypes: true }).catch(() => [])) {
    if (OURS.test(entry.name) && !entry.isSymbolicLink()) await mendAll(join(dataDir, entry.name), entry.isDirectory())
  }
}

async function mendAll(path: string, isFolder: boolean): Promise<void> {
  await mend(path, isFolder)
  if (!isFolder) return
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await mendAll(join(path, entry.name), entry.isDirectory())
  }
}

/** A user who may not change the mode does not own the file; opening it later shows whether that works. */
async function mend(path: string, isFolder: boolean): Promise<void> {
  await chmod(path, isFolder ? 0o700 : 0o600).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOENT', 'EPERM', 'EACCES', 'EROFS', 'ENOTDIR'].includes(error.code ?? '')) throw error
  })
}
