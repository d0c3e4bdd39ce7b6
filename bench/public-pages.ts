/** The public pages from memory, beside nginx with the same bytes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startVindbaar } from '../tests/support/process.ts'
import { newStorage } from '../tests/support/storage.ts'
import { type Figure, median, milliseconds, times } from './figures.ts'
import { haveLoadPrograms } from './load-programs.ts'
import { oneFullProfile } from './many-profiles.ts'
import { type Load, wrk } from './wrk.ts'

/** Short alternating runs, so that other load on the machine affects both. */
const ROUNDS = 11
/** A crawler's name, so that each request is a visit to be recorded. */
const HEADERS = ['User-Agent: GPTBot/1.3', 'Accept-Encoding: gzip']

/** Empty, with one line that says why, where this machine lacks a program. */
export async function pagesFromMemory(): Promise<Figure[]> {
  return haveLoadPrograms('openbare pagina’s naast nginx', ['nginx', 'wrk', 'taskset']) ? besideNginx() : []
}

async function besideNginx(): Promise<Figure[]> {
  const storage = await newStorage('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-nginx-'))
  const vindbaar = await startVindbaar(storage)
  let nginx: ChildProcess | undefined
  try {
    execFileSync('taskset', ['-acp', '0', String(vindbaar.pid)], { stdio: 'ignore' })
    const slug = await oneFullProfile(storage.databaseUrl!)
    const paths = [`/profile/${slug}`, `/profile/${slug}/llms.txt`, '/']
    const port = 18_000 + (process.pid % 1_000)
    nginx = await startNginx(folder, port, vindbaar.url, paths)
    const theirs = `http://127.0.0.1:${port}`
    const figures: Figure[] = []
    for (const [path, what] of [
      [paths[0]!, 'Profielpagina uit het geheugen'],
      [paths[1]!, 'llms.txt uit het geheugen'],
      [paths[2]!, 'Startpagina uit het geheugen'],
    ] as const) {
      figures.push(await compare(what, vindbaar.url + path, theirs + path, false))
      figures.push(await compare(`${what}, 304`, vindbaar.url + path, theirs + path, true))
    }
    const visits = await hitsOf(storage.databaseUrl!)
    console.log(`Daarbij opgeslagen bezoeken: ${visits.toLocaleString('nl-NL')}`)
    return figures
  } finally {
    nginx?.kill('SIGQUIT')
    await vindbaar.stop()
    await storage.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function hitsOf(databaseUrl: string): Promise<number> {
  // The last second is written after the last request.
  await wait(1_500)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select coalesce(sum(hits), 0)::int as hits from crawler_visit_days')
  await client.end()
  return rows[0].hits
}

/** The same compressed bytes and the same headers, with a buffered access log, on the same core. */
async function startNginx(folder: string, port: number, ours: string, paths: string[]): Promise<ChildProcess> {
  const locations: string[] = []
  for (const path of paths) {
    const { headers, gzip, plain } = await capture(ours + path)
    const name = path === '/' ? '/home.page' : path.endsWith('.txt') ? path : `${path}.page`
    const file = join(folder, 'www', name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, plain)
    writeFileSync(`${file}.gz`, gzip)
    const kept = [...headers].filter(
      ([name]) =>
        !/^(date|etag|content-|connection|keep-alive|vary|transfer)/.test(name) || name === 'content-security-policy',
    )
    const added = kept.flatMap(([name, value]) =>
      // One line a rule, as we send them.
      (name === 'x-robots-tag' ? value.split(/, (?=[\w-]+: )/) : [value]).map(
        (line) => `add_header ${name} "${line.replaceAll('"', '\\"')}";`,
      ),
    )
    // nginx serves no file for an address that ends in a slash, hence the rewrite.
    locations.push(
      `location = ${path} { root ${folder}/www; rewrite ^ ${name} break; types {} default_type "${headers.get('content-type')}"; add_header Vary "Accept-Encoding"; ${added.join(' ')} }`,
    )
  }
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log ${folder}/access.log combined buffer=64k; keepalive_requests 100000000; sendfile on; tcp_nopush on;
open_file_cache max=100 inactive=600s; open_file_cache_valid 600s; gzip_static on; client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`,
  )
  const nginx = spawn('taskset', ['-c', '0', 'nginx', '-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}${paths[0]}`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return nginx
    await wait(50)
  }
  throw new Error(`nginx antwoordt niet; zie ${folder}/error.log`)
}

async function capture(url: string) {
  // A page is compressed when it is requested for the second time.
  for (let tries = 0; tries < 50; tries++) {
    const zipped = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: gzip', url])
    if (zipped[0] === 0x1f) {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
      return { headers: answer.headers, gzip: zipped, plain: Buffer.from(await answer.arrayBuffer()) }
    }
    await wait(50)
  }
  throw new Error(`${url} was not compressed`)
}

async function compare(what: string, ours: string, theirs: string, conditional: boolean): Promise<Figure> {
  const load = async (url: string) => {
    const etag = (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).headers.get('etag')
    return wrk(url, conditional ? [...HEADERS, `If-None-Match: ${etag}`] : HEADERS)
  }
  const mine: Load[] = []
  const nginx: Load[] = []
  for (let round = 0; round < ROUNDS; round++) {
    mine.push(await load(ours))
    nginx.push(await load(theirs))
  }
  const of = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]))
  const busy = Math.max(of(mine, 'wrkCpu'), of(nginx, 'wrkCpu'))
  if (busy > 0.9)
    console.log(`${what}: wrk had ${(busy * 100).toFixed(0)} % van zijn kern nodig; de verhouding kan hoger zijn.`)
  return {
    what: `${what} (p99)`,
    measured: `${thousands(of(mine, 'perSecond'))} per s (${milliseconds(of(mine, 'p99'))})`,
    comparedTo: `nginx: ${thousands(of(nginx, 'perSecond'))} per s (${milliseconds(of(nginx, 'p99'))})`,
    ratio: times(median(mine.map(({ perSecond }, round) => perSecond / nginx[round]!.perSecond)), 1),
  }
}

const thousands = (value: number) => Math.round(value).toLocaleString('nl-NL')
