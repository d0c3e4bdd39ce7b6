/** The built screens: loaded from the build, or through Vite in development, where an edit shows at once. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'

export type Screens = () => Promise<typeof import('#app/entry.ssr.ts')>

const BUILT = new URL('../build/server/index.js', import.meta.url)
/** Folder of the browser's scripts, styles and fonts. */
export const ASSETS_FOLDER = fileURLToPath(new URL('../build/client', import.meta.url))

export function areScreensBuilt(): boolean {
  return existsSync(BUILT)
}

export async function builtScreens(): Promise<Screens> {
  const module: Awaited<ReturnType<Screens>> = await import(BUILT.href)
  return async () => module
}

export function devScreens(vite: ViteDevServer): Screens {
  return () => vite.ssrLoadModule('./app/entry.ssr.ts') as ReturnType<Screens>
}
