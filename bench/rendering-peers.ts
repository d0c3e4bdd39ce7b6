/**
 * A page that is not cached: ours next to an equal page rendered by Astro and by Next.js, each one process on
 * one core with the same PostgreSQL on the other. The peers are built in a folder that is kept.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startVindbaar } from '../tests/support/process.ts'
import { newStorage } from '../tests/support/storage.ts'
import { differenceBetween } from './equal-page/difference.ts'
import { type Figure, median, milliseconds, times } from './figures.ts'
import { haveLoadPrograms } from './load-programs.ts'
import { fillWithProfiles } from './many-profiles.ts'

/** More pages than one run can request, so that none is still cached when it is requested again. */
const PROFILES = 60_000
const SECONDS = 2
const ROUNDS = 9
const CONNECTIONS = 32
const OURS_CORE = '0'
const OTHER_CORE = '1'

const SOURCES = fileURLToPath(new URL('./equal-page', import.meta.url))
const BUILT = join(tmpdir(), 'vindbaar-bench-pages')

/** `cost`: processor time per page in milliseconds, which other load on the machine does not change. */
interface Turn {
  perSecond: number
  cost: number
}

interface Peer {
  name: string
  packages: string[]
  build: string[]
  serve: string
}

const PEERS: Peer[] = [
  {
    name: 'Astro',
    packages: ['astro@7', '@astrojs/node', 'pg@8'],
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    serve: 'dist/server/entry.mjs',
  },
  {
    name: 'Next.js',
    packages: ['next@16', 'react@19', 'react-dom@19', 'pg@8'],
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: '.next/standalone/server.js',
  },
]

export async function besidePeers(): Promise<Figure[]> {
  if (!haveLoadPrograms('pagina’s die in geen geheugen staan', ['wrk', 'taskset'])) return []
  const built = PEERS.filter(isBuilt)
  if (built.length === 0) return []
  const storage = await newStorage('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-bench-'))
  const started: ChildProcess[] = []
  try {
    const vindbaar = await startVindbaar(storage)
    try {
      const slugs = (await fillWithProfiles(storage.databaseUrl!, PROFILES, PROFILES, true)).map(({ slug }) => slug)
      await pinDatabase(storage.databaseUrl!)
      execFileSync('taskset', ['-acp', OURS_CORE, String(vindbaar.pid)], { stdio: 'ignore' })
      const origins = await Promise.all(built.map((peer, index) => start(peer, index, storage.databaseUrl!, started)))
      const lengths = await checkEqual([vindbaar.url, ...origins], `/profile/${slugs[0]}`)

      let next = 0
      const pids = [vindbaar.pid, ...started.map(({ pid }) => pid!)]
      /** Alternating runs, so that a busy moment of the machine affects all of them. */
      const turn = async (seconds: number) => {
        const counts: Turn[] = []
        for (const [index, origin] of [vindbaar.url, ...origins].entries()) {
          const part = [...slugs.slice(next), ...slugs.slice(0, next)]
          next = (next + PROFILES / 4) % PROFILES
          const before = processorTime(pids[index]!)
          const perSecond = await load(folder, origin, part, seconds)
          const cost = (processorTime(pids[index]!) - before) / (perSecond * seconds)
          counts.push({ perSecond, cost })
        }
        return counts
      }
      await turn(SECONDS * 2)
      const turns: Turn[][] = []
      while (turns.length < ROUNDS) turns.push(await turn(SECONDS))
      const shown = (one: number) =>
        `${median(turns.map((turn) => turn[one]!.perSecond)).toFixed(0)} per s, ${milliseconds(median(turns.map((turn) => turn[one]!.cost)))} rekentijd`
      return built.flatMap((peer, index) => {
        const ratio = (key: keyof Turn, over: (ours: number, theirs: number) => number) =>
          times(median(turns.map((turn) => over(turn[0]![key], turn[index + 1]![key]))), 1)
        const figure = {
          measured: shown(0),
          comparedTo: `${peer.name} ${versionOf(peer)}: ${shown(index + 1)} (${lengths[index + 1]} tekens)`,
        }
        const what = `Pagina die in geen geheugen staat (${lengths[0]} tekens)`
        return [
          { what, ...figure, ratio: ratio('perSecond', (ours, theirs) => ours / theirs) },
          { what: 'Rekentijd daarvan, omgekeerd', ...figure, ratio: ratio('cost', (ours, theirs) => theirs / ours) },
        ]
      })
    } finally {
      await vindbaar.stop()
    }
  } finally {
    const ended = started.map((child) => once(child, 'exit'))
    for (const child of started) child.kill()
    await Promise.all(ended)
    await storage.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

const folderOf = ({ name }: Peer) => join(BUILT, name.toLowerCase().replace('.js', ''))

function versionOf(peer: Peer): string {
  const [name = ''] = peer.packages[0]!.split('@')
  return JSON.parse(readFileSync(join(folderOf(peer), 'node_modules', name, 'package.json'), 'utf8')).version
}

/** False, with one line that says why, where it cannot be installed or built here. */
function isBuilt(peer: Peer): boolean {
  const folder = folderOf(peer)
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const quietly = { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] }
  try {
    mkdirSync(folder, { recursive: true })
    cpSync(join(SOURCES, folder.slice(BUILT.length + 1)), folder, { recursive: true })
    cpSync(join(SOURCES, 'profile.mjs'), join(folder, 'profile.mjs'))
    // A package of its own, so that the peers do not use the project's configuration.
    writeFileSync(join(folder, 'package.json'), '{"name":"peer","private":true,"type":"module"}')
    const install = ['install', '--no-audit', '--no-fund', '--no-save', '--prefer-offline', '--loglevel=error']
    execFileSync('npm', [...install, ...peer.packages], quietly)
    execFileSync(process.execPath, peer.build, quietly)
    return true
  } catch (error) {
    const why = (error as Error).message.trim().split('\n').slice(0, 3).join(' ')
    console.error(`Overgeslagen: de vergelijking met ${peer.name}, die hier niet te bouwen is (${why}).`)
    return false
  }
}

async function start(peer: Peer, index: number, databaseUrl: string, started: ChildProcess[]): Promise<string> {
  const port = 19_000 + ((process.pid * 2 + index) % 1_000)
  const origin = `http://127.0.0.1:${port}`
  const child = spawn('taskset', ['-c', OURS_CORE, process.execPath, peer.serve], {
    cwd: folderOf(peer),
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
      ...{ DATABASE_URL: databaseUrl, PAGE_ORIGIN: origin },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  for (let tries = 0; tries < 200; tries++) {
    // Any answer shows that it listens.
    const listens = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (listens) return origin
    await wait(50)
  }
  throw new Error(`${peer.name} does not answer`)
}

/** The database runs on the core of the load generator, so that the measured process has its core to itself. */
async function pinDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid
     union all select pid::text from pg_stat_activity where pid <> pg_backend_pid()`,
  )
  await client.end()
  for (const { pid } of rows) {
    try {
      execFileSync('taskset', ['-acp', OTHER_CORE, pid], { stdio: 'ignore' })
    } catch {
      // The process has ended, or runs on another machine.
    }
  }
}

/** The lengths of the pages at the path, ours first. */
async function checkEqual(origins: string[], path: string): Promise<number[]> {
  const pages = await Promise.all(
    origins.map(async (origin) => (await (await fetch(origin + path)).text()).replaceAll(origin, 'https://pagina')),
  )
  for (const [index, page] of pages.entries()) {
    const difference = differenceBetween(pages[0]!, page)
    if (difference)
      console.error(`Let op: de pagina van ${PEERS[index - 1]?.name} is niet gelijk aan de onze: ${difference}`)
  }
  return pages.map((page) => page.length)
}

/** Processor time of a process in milliseconds; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Each address once, in order. */
async function load(folder: string, origin: string, slugs: string[], seconds: number): Promise<number> {
  const list = join(folder, 'slugs.txt')
  const script = join(folder, 'each.lua')
  writeFileSync(list, slugs.join('\n'))
  writeFileSync(
    script,
    `local slugs = {} for line in io.lines("${list}") do slugs[#slugs + 1] = line end
local n = 0
request = function() n = n % #slugs + 1 return wrk.format("GET", "/profile/" .. slugs[n]) end`,
  )
  const output = await new Promise<string>((resolve, reject) => {
    const args = ['-c', OTHER_CORE, 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, origin]
    const wrk = spawn('taskset', args)
    let text = ''
    wrk.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
    wrk.once('error', reject).once('close', () => resolve(text))
  })
  if (/Non-2xx/.test(output)) throw new Error(output)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!(perSecond > 0)) throw new Error(`wrk counted nothing: ${output}`)
  return perSecond
}
