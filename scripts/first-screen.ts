/** The JavaScript that a browser needs before the company-data tab works, compressed as the server sends it. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url))
const ROUTES = ['root', 'routes/dashboard/layout', 'routes/dashboard/company-data/company-data']
const MODULES = ['module', 'clientActionModule', 'clientLoaderModule', 'clientMiddlewareModule'] as const
/** 180 kB: on a phone, the first screen of a new customer waits for all of it. */
export const MOST_FIRST_SCREEN_BYTES = 180_000

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { imports: string[] } & Partial<Record<(typeof MODULES)[number], string>>>
}

/** React Router's manifest, itself a script: the modules of each route with everything that they import statically. */
function readManifest(): Manifest & { script: string } {
  const assets = path.join(CLIENT, 'assets')
  const name = fs.readdirSync(assets).find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file))
  if (!name) throw new Error('The build has no manifest')
  const text = fs.readFileSync(path.join(assets, name), 'utf8')
  return { script: `/assets/${name}`, ...JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) }
}

export function firstScreenBytes(): number {
  const { script, entry, routes } = readManifest()
  const scripts = new Set([script, entry.module, ...entry.imports])
  for (const id of ROUTES) {
    const route = routes[id]
    if (!route) throw new Error(`The build has no route ${id}`)
    for (const kind of MODULES) if (route[kind]) scripts.add(route[kind])
    for (const imported of route.imports) scripts.add(imported)
  }
  return [...scripts].reduce((sum, one) => sum + sizeOf(path.join(CLIENT, one)), 0)
}

/** A script that does not become smaller has no compressed file. */
function sizeOf(file: string): number {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size
}
