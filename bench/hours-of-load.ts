/** What a process keeps during long use: its heap after a collection, in the first and in the last tenth of a run. */
import { setTimeout as wait } from 'node:timers/promises'
import { newStorage } from '../tests/support/storage.ts'
import { type RunningVindbaar, startWithAdmin } from '../tests/support/vindbaar-with-admin.ts'
import type { Visitor } from '../tests/support/visitor.ts'
import { type Figure, times } from './figures.ts'
import { INSPECTED, openHeap } from './heap.ts'
import { fillWithProfiles } from './many-profiles.ts'

const SECONDS = Number(process.env.BENCH_HEAP_SECONDS ?? 40)
const ACCOUNTS = Number(process.env.BENCH_HEAP_ACCOUNTS ?? 20_000)
const CUSTOMERS = 4
const AT_ONCE = 8

const CRAWLERS = ['GPTBot/1.3', 'ClaudeBot/1.0', 'PerplexityBot/1.0', 'OAI-SearchBot/1.0']

export async function heapUnderLoad(): Promise<Figure> {
  const storage = await newStorage('postgres')
  try {
    const running = await startWithAdmin(storage, { ...INSPECTED, LOG_LEVEL: 'error' })
    const slugs = (await fillWithProfiles(storage.databaseUrl!, ACCOUNTS, ACCOUNTS)).map(({ slug }) => slug)
    return await measure(running, slugs).finally(() => running.stop())
  } finally {
    await storage.remove()
  }
}

async function measure(running: RunningVindbaar, slugs: string[]): Promise<Figure> {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => running.customer('pro')))
  const heap = await openHeap(running)
  const until = performance.now() + SECONDS * 1_000
  let requests = 0
  const worker = async (number: number) => {
    const { visitor } = customers[number % CUSTOMERS]!
    while (performance.now() < until) await oneOf(requests++, running.url, visitor, slugs)
  }
  const work = Promise.all(Array.from({ length: AT_ONCE }, (_, number) => worker(number)))
  const tenth = (SECONDS * 1_000) / 10
  await wait(tenth)
  const [first, before] = [await heap.megabytes(), requests]
  await wait(Math.max(0, until - performance.now() - tenth))
  const [last, after] = [await heap.megabytes(), requests]
  heap.close()
  await work
  return {
    what: `Heap na opruimen, laatste tiende van ${SECONDS} s gemengd gebruik (${ACCOUNTS} accounts)`,
    measured: `${last.toFixed(1)} MB na ${after} verzoeken`,
    comparedTo: `eerste tiende: ${first.toFixed(1)} MB na ${before}`,
    ratio: times(last, first),
  }
}

/** Mostly readers and crawlers, sometimes a customer; every URL, forwarded address and query is different. */
async function oneOf(number: number, url: string, visitor: Visitor, slugs: string[]): Promise<void> {
  const slug = slugs[(number * 7_919) % slugs.length]
  const page = `/profile/${slug}${['', '/llms.txt', '/llm-profile.json'][number % 3]}`
  const forwarded = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const crawler = { 'user-agent': `Mozilla/5.0 (${number}; ${CRAWLERS[number % 4]})`, 'x-forwarded-for': forwarded }
  const requests = [
    () => fetch(url + page, { headers: crawler }),
    () => fetch(url + page, { headers: { 'user-agent': `Browser ${number}` } }),
    () => fetch(`${url}/?van=${number}`),
    () => fetch(`${url}/functions/v1/get-public-profile?slug=${slug}`),
    () => visitor.get('/dashboard'),
    () =>
      visitor.post('/dashboard/company-data.data', {
        intent: 'save',
        companyName: `Bedrijf ${number}`,
        desiredInfo: 'Brood.',
      }),
    () => fetch(`${url}/bestaat-niet-${number}`),
    () => visitor.get('/functions/v1/get-comparison-usage'),
  ]
  const response = await requests[number % requests.length]!()
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}`)
}
