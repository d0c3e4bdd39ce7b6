/** The cost of a page with few and with very many profiles in PostgreSQL, in alternating runs, and the size of the page cache then. */
import { Agent, get } from 'node:http'
import { sql } from 'drizzle-orm'
import { user } from '#db/actor.ts'
import { openDatabase } from '#db/open-database.ts'
import { sitemapIndex, sitemapPart } from '#features/discovery/discovery.server.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import type { Services } from '#features/services.ts'
import { CACHE_BYTES } from '#server/public/public-pages.ts'
import { clientAddressReader } from '#server/requests/client-address.ts'
import { builtScreens, type Screens } from '#server/screens.ts'
import { serve } from '#server/serve.ts'
import { TEST_SECRET } from '../tests/support/postgres-database.ts'
import { newStorage } from '../tests/support/storage.ts'
import { type Figure, median, milliseconds, timed, times } from './figures.ts'
import { fillWithProfiles } from './many-profiles.ts'

const FEW = 1_000
const MANY = Number(process.env.BENCH_PROFILES ?? 1_000_000)
const TIMES = 300
/** Many times what the cache can hold. */
const WALKED = Math.min(20_000, MANY)
const AT_ONCE = 32
const MEGABYTE = 1024 * 1024

const COSTS = {
  miss: 'Pagina uit de database',
  sitemap: 'Deel van de sitemap, per 1.000 adressen',
  publish: 'Publicatie in de database',
}
type Costs = Record<keyof typeof COSTS, () => Promise<number>>

export async function pagesOfManyProfiles(): Promise<Figure[]> {
  const screens = await builtScreens()
  const [few, many] = [await filled(FEW, screens), await filled(MANY, screens)]
  try {
    const figures: Figure[] = []
    for (const what of ['miss', 'sitemap', 'publish'] as const) {
      const samples: { few: number[]; many: number[] } = { few: [], many: [] }
      for (let index = 0; index < TIMES * 2; index++) {
        samples.few.push(await few.costs[what]())
        samples.many.push(await many.costs[what]())
      }
      // The first half warms up.
      const [less, more] = [median(samples.few.slice(TIMES)), median(samples.many.slice(TIMES))]
      figures.push({
        what: COSTS[what],
        measured: `${milliseconds(more)} bij ${thousands(MANY)} profielen`,
        comparedTo: `${milliseconds(less)} bij ${thousands(FEW)}`,
        ratio: times(more, less),
      })
    }
    return [...figures, await memoryOfCache(many.services, screens, many.slugs)]
  } finally {
    await few.close()
    await many.close()
  }
}

const thousands = (value: number) => Math.round(value).toLocaleString('nl-NL')

async function filled(count: number, screens: Screens) {
  const storage = await newStorage('postgres')
  const db = await openDatabase({ databaseUrl: storage.databaseUrl!, secret: TEST_SECRET })
  const profiles = await fillWithProfiles(storage.databaseUrl!, count, WALKED)
  const services = {
    db,
    baseUrl: 'https://vindbaar.example',
    now: () => new Date(),
    log: console,
  } as unknown as Services
  return {
    services,
    slugs: profiles.map(({ slug }) => slug),
    costs: await costsOf(services, screens, profiles),
    close: () => db.close().finally(() => storage.remove()),
  }
}

async function costsOf(services: Services, screens: Screens, profiles: { id: string; slug: string }[]): Promise<Costs> {
  const { renderProfilePage } = await screens()
  const parts = [...(await sitemapIndex(services)).matchAll(/sitemaps\/(\d+)\.xml/g)].map(([, part]) => Number(part))
  let turn = 0
  const next = <Item>(items: Item[]) => items[(turn++ * 37) % items.length]!
  return {
    miss: () => {
      const { slug } = next(profiles)
      return timed(async () => {
        const profile = await getPublicProfile(services, { slug })
        renderProfilePage(pageData(profile, services.baseUrl))
      })
    },
    async sitemap() {
      const part = next(parts)
      let addresses = 0
      const time = await timed(async () => {
        addresses = (await sitemapPart(services, part)).split('<url>').length - 1
      })
      return (time / addresses) * 1_000
    },
    publish: () => {
      const { id } = next(profiles)
      return timed(() =>
        services.db.as(user(id), (tx) =>
          tx.execute(
            sql`update profiles set company_name = ${`Bedrijf ${turn}`}, published = true, geo_published_at = now() where id = ${id}`,
          ),
        ),
      )
    },
  }
}

/** Requests far more pages than the cache can hold, and measures the process's memory. */
async function memoryOfCache(services: Services, screens: Screens, slugs: string[]): Promise<Figure> {
  const { port, pages, stop } = await serve({
    ...{ services, screens, host: '127.0.0.1', port: 0, assetsFolder: null },
    clientAddress: clientAddressReader([]),
    ownOrigins: new Set<string>(),
  })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const held = () => {
    globalThis.gc?.()
    return process.memoryUsage.rss()
  }
  const before = held()
  let sent = 0
  let most = 0
  const left = slugs.map((slug) => `/profile/${slug}`)
  const walk = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const length = await lengthOf({ agent, port, path })
      sent += length
      most = Math.max(most, pages.cache.bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const grown = held() - before
  agent.destroy()
  await stop()
  return {
    what: `Geheugen van de cache na ${thousands(slugs.length)} verschillende pagina’s (${megabytes(sent)})`,
    measured: `${megabytes(most)} op zijn hoogst; het proces groeide ${megabytes(grown)}`,
    comparedTo: `de grens: ${megabytes(CACHE_BYTES)}`,
    ratio: times(most, CACHE_BYTES),
  }
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`

function lengthOf(options: { agent: Agent; port: number; path: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', ...options }, (response) => {
      let length = 0
      response.on('data', (bytes: Buffer) => {
        length += bytes.length
      })
      response.once('end', () => resolve(length)).once('error', reject)
    }).once('error', reject)
  })
}
