import { readFile } from 'node:fs/promises'

const PACKAGE = new URL('../package.json', import.meta.url)

/** As it is on disk now: after an update this is not yet the version that runs. */
export async function installedVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }
  return version
}
