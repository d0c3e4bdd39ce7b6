// Recognises a full disk: Node, PostgreSQL and PGlite's file system each report it differently.
import { statfs } from 'node:fs/promises'
import { StartupError } from './startup-error.ts'

// ENOSPC and EDQUOT as WebAssembly numbers them.
const WASM_ERRNOS = new Set([51, 19])
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
const WORDS = /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i
/** PGlite reports only that it stopped when it cannot write its log. */
const HARDLY_ANY = 1024 * 1024

/** The Dutch error for a full disk below `folder` if that is what caused `error`; else null. */
export async function diskFullError(folder: string, error: unknown): Promise<StartupError | null> {
  if (!saysFull(error) && !(await isFull(folder))) return null
  return new StartupError(
    'disk-full',
    `De schijf van de gegevensmap ${folder} is vol. Maak ruimte vrij (minstens 200 MB) en start opnieuw, of kies een andere map met DATA_DIR.`,
    error,
  )
}

/** Of a database server whose disk is full. */
export function saysFull(error: unknown): boolean {
  for (let at = error; at !== null && typeof at === 'object'; at = (at as { cause?: unknown }).cause) {
    const { code, errno, message } = at as { code?: unknown; errno?: unknown; message?: unknown }
    if (CODES.has(String(code)) || (code === undefined && WASM_ERRNOS.has(Number(errno)))) return true
    if (WORDS.test(String(message))) return true
  }
  return false
}

async function isFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize, ffree, files } = await statfs(folder)
    return bavail * bsize < HARDLY_ANY || (files > 0 && ffree === 0)
  } catch {
    return false
  }
}
