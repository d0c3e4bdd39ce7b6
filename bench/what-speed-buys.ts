/** What each thing that makes the public pages fast buys: the same page with and without it, in turns, the median of five. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageData } from '#features/public-profile/page-data.ts'
import { builtScreens } from '#server/screens.ts'
import { ADDRESSES, FULL_PROFILE } from '../tests/support/full-profile.ts'
import { TEST_SECRET } from '../tests/support/postgres-database.ts'
import { startVindbaar } from '../tests/support/process.ts'
import { newStorage } from '../tests/support/storage.ts'
import { type Figure, median, milliseconds, timed, times } from './figures.ts'
import { haveLoadPrograms } from './load-programs.ts'
import { fillWithProfiles, oneFullProfile } from './many-profiles.ts'
import { wrk } from './wrk.ts'

const ROUNDS = 5
const PROFILES = 20_000
const READS_A_ROUND = 20
const RENDERS_A_ROUND = 1_000
const HEADERS = ['User-Agent: GPTBot/1.3', 'Accept-Encoding: gzip']

/** Each beside what it is compared to: the same server with the switch off. */
const SWITCHES = [
  { what: 'Gewone verzoeken vóór node:http', off: 'plain-requests' },
  { what: 'Klare bytes in het geheugen', off: 'cache' },
]
const EVERYTHING_ON = ''

export async function whatSpeedBuys(): Promise<Figure[]> {
  const pages = haveLoadPrograms('wat elke versnelling koopt', ['wrk', 'taskset']) ? await ofPages() : []
  return [...pages, await ofStaticHtml(), await ofSitemapTable()]
}

async function ofPages(): Promise<Figure[]> {
  const storage = await newStorage('postgres')
  // The first start makes the tables, the admin and with it the first account.
  await (await startVindbaar(storage)).stop()
  const slug = await oneFullProfile(storage.databaseUrl!)
  const names = [EVERYTHING_ON, ...SWITCHES.map(({ off }) => off)]
  const servers = new Map<string, Awaited<ReturnType<typeof startSwitched>>>()
  try {
    const perSecond = new Map<string, number[]>()
    for (const name of names) {
      servers.set(name, await startSwitched(storage.databaseUrl!, name === EVERYTHING_ON ? [] : [name]))
      perSecond.set(name, [])
    }
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const name of names) {
        const load = await wrk(`${servers.get(name)!.url}/profile/${slug}`, HEADERS)
        if (round > 0) perSecond.get(name)!.push(load.perSecond)
      }
    }
    return SWITCHES.map(({ what, off }) => {
      const [without, with_] = [perSecond.get(off)!, perSecond.get(EVERYTHING_ON)!]
      return {
        what,
        measured: `${thousands(median(with_))} per s`,
        comparedTo: `zonder: ${thousands(median(without))} per s`,
        ratio: times(median(with_.map((one, round) => one / without[round]!)), 1),
      }
    })
  } finally {
    for (const { stop } of servers.values()) await stop()
    await storage.remove()
  }
}

async function startSwitched(databaseUrl: string, off: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vindbaar-bench-'))
  const flags = ['--max-semi-space-size=16', '--liftoff-only', '--no-parallel-scavenge']
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'switched-server.ts'), ...off], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: TEST_SECRET,
      DATA_DIR: dataDir,
    },
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  execFileSync('taskset', ['-acp', '0', String(child.pid)], { stdio: 'ignore' })
  return {
    url: `http://127.0.0.1:${/port (\d+)/.exec(String(line))![1]}`,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'close')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The HTML of profile pages, by our own renderer and by react-dom. */
async function ofStaticHtml(): Promise<Figure> {
  const { renderProfilePage } = await (await builtScreens())()
  const data = pageData(FULL_PROFILE, ADDRESSES.baseUrl)
  const round = (toHtml?: typeof renderToStaticMarkup) =>
    timed(async () => {
      for (let page = 0; page < RENDERS_A_ROUND; page++) renderProfilePage(data, toHtml)
    })
  const own: number[] = []
  const reactDom: number[] = []
  for (let turn = 0; turn <= ROUNDS; turn++) {
    const [one, other] = [await round(), await round(renderToStaticMarkup)]
    if (turn > 0) own.push(one)
    if (turn > 0) reactDom.push(other)
  }
  return {
    what: 'Statische HTML van duizend profielpagina’s',
    measured: milliseconds(median(own)),
    comparedTo: `met react-dom: ${milliseconds(median(reactDom))}`,
    ratio: times(median(reactDom.map((one, turn) => one / own[turn]!)), 1),
  }
}

/** The part of a sitemap, from the table and from the view that fills it. */
async function ofSitemapTable(): Promise<Figure> {
  const storage = await newStorage('postgres')
  await (await startVindbaar(storage)).stop()
  await fillWithProfiles(storage.databaseUrl!, PROFILES, 1)
  const client = new pg.Client({ connectionString: storage.databaseUrl! })
  await client.connect()
  const read = (from: string, part: number) =>
    timed(() =>
      client.query(
        `select slug, changed_at from ${from} where number > $1 and number <= $2
          and (listed_until is null or listed_until > now()) order by number`,
        [part * 1_000, (part + 1) * 1_000],
      ),
    )
  const round = async (from: string) => {
    const all: number[] = []
    for (let part = 0; part < READS_A_ROUND; part++) all.push(await read(from, part % (PROFILES / 1_000)))
    return median(all)
  }
  try {
    const table: number[] = []
    const view: number[] = []
    for (let turn = 0; turn <= ROUNDS; turn++) {
      const [one, other] = [await round('sitemap_entries'), await round('sitemap_listings')]
      if (turn > 0) table.push(one)
      if (turn > 0) view.push(other)
    }
    return {
      what: 'Tabel voor de sitemap, een deel van duizend adressen',
      measured: milliseconds(median(table)),
      comparedTo: `uit de view: ${milliseconds(median(view))}`,
      ratio: times(median(view.map((one, turn) => one / table[turn]!)), 1),
    }
  } finally {
    await client.end()
    await storage.remove()
  }
}

const thousands = (value: number) => Math.round(value).toLocaleString('nl-NL')
