/** Reads a website from a folder of recorded files instead of the network. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Source } from '#engine/evidence.ts'
import { emptySource } from './empty-source.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'
import type { Fetch } from './safe-fetch.ts'
import { isSameSite } from './same-site.ts'

/** Throws when the folder cannot be read. What the folder does not hold is a 404. */
export async function openRecordedSite(folder: string, siteUrl: URL): Promise<Fetch> {
  const root = await realpath(folder)
  if (!(await stat(root)).isDirectory()) throw new Error(`Not a folder: ${folder}`)
  return async (url, kind) => {
    const asked = new URL(url)
    const source: Source = emptySource(kind, asked.href)
    if (!isSameSite(asked, siteUrl)) return { ...source, failure: 'not-recorded' }
    const bytes = await firstFile(root, filesFor(asked.pathname))
    if (bytes === null) return { ...source, status: 404 }
    const cap = FETCH_LIMITS.bytes[kind]
    const failure = bytes.length > cap ? 'too-large' : null
    return { ...source, status: 200, failure, body: new Uint8Array(bytes.subarray(0, cap)) }
  }
}

/** '/' is index.html, '/x/' is x/index.html, '/x' is x, x.html or x/index.html. None for a path that no recording has. */
function filesFor(pathname: string): string[] {
  let path: string
  try {
    path = decodeURIComponent(pathname).slice(1)
  } catch {
    return []
  }
  const segments = path.split('/')
  if (/[\0\\:]/.test(path) || segments.includes('..') || segments.includes('.')) return []
  if (path === '' || path.endsWith('/')) return [`${path}index.html`]
  return [path, `${path}.html`, `${path}/index.html`]
}

async function firstFile(root: string, names: string[]): Promise<Buffer | null> {
  for (const name of names) {
    try {
      // A symbolic link may point outside the folder, so the real path decides.
      const file = await realpath(join(root, name))
      if (file.startsWith(root + sep)) return await readFile(file)
    } catch {
      // It does not exist or is a folder: try the next name.
    }
  }
  return null
}
