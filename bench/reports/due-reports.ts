/** A morning on which the reports of many customers are due: what workers make of it, and what a visitor of the web process notices. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#db/open-database.ts'
import { openJobQueue } from '#features/jobs/job-queue.job.ts'
import type { Services } from '#features/services.ts'
import { JOBS } from '#server/background/jobs.job.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { addDueCustomers } from '../../tests/support/monthly-reports.ts'
import { TEST_SECRET } from '../../tests/support/postgres-database.ts'
import { startVindbaar, startWorker } from '../../tests/support/process.ts'
import { newStorage } from '../../tests/support/storage.ts'
import { serveWebsite } from '../../tests/support/website.ts'
import { type Figure, milliseconds, percentile, timed, times } from '../figures.ts'
import { INSPECTED, openHeap } from '../heap.ts'

/** Fewer processors are shared by workers, database, mail server and websites, and would say nothing about workers. */
const CORES = 4
/** One worker has this part of the customers: its throughput does not need all of them. */
const SMALL_PART = 10
/** However few the customers are: the workers start, and a busy machine is slow. */
const LEAST_MS = 5 * 60_000
const PAGE = '<title>Kaasmakerij</title><h1>Kaasmakerij</h1><p>Boerenkaas uit Testwoude. Bel 072 541 39 00.'

export async function dueReports(customers: number): Promise<Figure[]> {
  const few = Math.max(20, Math.round(customers / SMALL_PART))
  const one = await morning({ customers: few, workers: 1 })
  const two = await morning({ customers, workers: 2 })
  const isEnough = availableParallelism() >= CORES
  const unless = (figure: Figure): Figure =>
    isEnough ? figure : { ...figure, measured: `niet gemeten: minder dan ${CORES} processoren`, ratio: '' }
  return [
    {
      what: `Rapporten van ${customers} klanten, twee werkers`,
      measured: `${two.reports} rapporten en ${two.mails} mails in ${two.seconds.toFixed(0)} s, ${two.missing} zonder, ${two.twice} dubbel`,
      comparedTo: 'doel: alle, 0, 0',
      ratio: '',
    },
    unless({
      what: 'Doorvoer van twee werkers',
      measured: `${two.perSecond.toFixed(1)} per seconde`,
      comparedTo: `${one.perSecond.toFixed(1)} per seconde van één (doel 1,7 ×)`,
      ratio: times(two.perSecond, one.perSecond),
    }),
    unless({
      what: 'Een pagina van de website, p95, terwijl een werker werkt',
      measured: milliseconds(one.busyP95),
      comparedTo: `${milliseconds(one.idleP95)} naast een werker zonder werk (doel +20 %)`,
      ratio: times(one.busyP95, one.idleP95),
    }),
    {
      what: 'Geheugen van een werker, gemiddeld over het laatste tiende',
      measured: two.memory ? megabytes(two.memory.last) : 'niet gemeten: geen /proc',
      comparedTo: two.memory ? `${megabytes(two.memory.first)} over het eerste (doel: binnen 10 %)` : '',
      ratio: two.memory ? times(two.memory.last, two.memory.first) : '',
    },
    {
      what: 'Wat een werker vasthoudt, na opruimen, na het laatste rapport',
      measured: megabytes(two.held.last),
      comparedTo: `${megabytes(two.held.first)} na het eerste tiende (doel: binnen 10 %)`,
      ratio: times(two.held.last, two.held.first),
    },
    {
      what: 'Processortijd van een rapport met zijn mail',
      measured: two.processor === null ? 'niet gemeten: geen /proc' : milliseconds(two.processor),
      comparedTo: '-',
      ratio: '',
    },
  ]
}

async function morning({ customers, workers }: { customers: number; workers: number }) {
  const storage = await newStorage('postgres')
  const mail = await startMailServer()
  const website = await serveWebsite((request, response) => {
    const found = request.url === '/'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? PAGE : '')
  })
  const owner = new pg.Client({ connectionString: storage.databaseUrl! })
  await owner.connect()
  const count = async (from: string) =>
    Number((await owner.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n)
  const env = { SMTP_URL: mail.url, AUDIT_ALLOW_PRIVATE_HOSTS: new URL(website.url).host, LOG_LEVEL: 'error' }
  const asked = { dataDir: storage.dataDir, databaseUrl: storage.databaseUrl }
  const web = await startVindbaar({ ...asked, env: { ...env, JOBS: 'worker' } })
  const running = await Promise.all(
    Array.from({ length: workers }, () => startWorker({ ...asked, env: { ...env, ...INSPECTED } })),
  )
  const heaps: Awaited<ReturnType<typeof openHeap>>[] = []
  try {
    heaps.push(...(await Promise.all(running.map(openHeap))))
    const idleP95 = await p95Of(web.url, async () => false)
    await addDueCustomers((statement) => owner.query(statement), { count: customers, withPdf: 0, url: website.url })
    await queueSweep(storage.databaseUrl!)
    const heldNow = async () => mean(await Promise.all(heaps.map((heap) => heap.megabytes())))
    const samples: { made: number; memory: number }[] = []
    let firstHeld: Promise<number> | null = null
    const isDone = async () => {
      const made = await count('reports')
      const memory = running.map(({ pid }) => memoryOf(pid)).filter((value) => value !== null)
      if (memory.length > 0) samples.push({ made, memory: mean(memory) })
      if (made >= customers / 10) firstHeld ??= heldNow()
      return (
        made >= customers &&
        mail.mails.length >= customers &&
        (await count(`mail_outbox where state = 'waiting'`)) === 0
      )
    }
    let busyP95 = Number.NaN
    const began = performance.now()
    await Promise.all([
      untilTrue(isDone, Math.max(LEAST_MS, customers * 2_000)),
      p95Of(web.url, isDone).then((value) => {
        busyP95 = value
      }),
    ])
    const seconds = (performance.now() - began) / 1_000
    const processor = running.map(({ pid }) => processorOf(pid)).filter((value) => value !== null)
    const held = { first: (await firstHeld) ?? Number.NaN, last: await heldNow() }
    const receivers = mail.mails.map(({ to }) => to[0])
    return {
      memory: overTenths(samples, customers),
      ...{ idleP95, busyP95, seconds, held, perSecond: customers / seconds, mails: receivers.length },
      reports: await count('reports'),
      missing: customers - new Set(receivers).size,
      twice: receivers.length - new Set(receivers).size,
      processor: processor.length === 0 ? null : processor.reduce((sum, value) => sum + value, 0) / customers,
    }
  } finally {
    // A process waits for its debugger before it exits.
    for (const heap of heaps) heap.close()
    for (const process of [...running, web]) await process.terminate()
    await owner.end()
    await Promise.all([mail.close(), website.close()])
    await storage.remove()
  }
}

/** A collection of garbage makes one moment's memory differ a quarter from the next: so the mean of many. Null: nothing was measured. */
function overTenths(samples: readonly { made: number; memory: number }[], customers: number) {
  const tenth = (isIn: (part: number) => boolean) =>
    samples.filter(({ made }) => made > 0 && isIn(made / customers)).map(({ memory }) => memory)
  const [first, last] = [tenth((part) => part <= 0.1), tenth((part) => part >= 0.9)]
  return first.length > 0 && last.length > 0 ? { first: mean(first), last: mean(last) } : null
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const megabytes = (value: number) => `${value.toFixed(0)} MB`

async function queueSweep(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, secret: TEST_SECRET })
  const log = { info() {}, warn() {}, error() {} }
  const queue = await openJobQueue({ db, log, now: () => new Date() } as unknown as Services, JOBS)
  await queue.send('monthly-reports', [{ key: 'this hour', data: { day: 'today' } }])
  await queue.stop(0)
  await db.close()
}

async function untilTrue(isDone: () => Promise<boolean>, mostMs: number): Promise<void> {
  for (const end = performance.now() + mostMs; !(await isDone()); await wait(200))
    if (performance.now() > end) throw new Error('The reports were not all made and mailed in time')
}

const ASKED = 200
const PAUSE_MS = 20

/** Of a page that is rendered for each visitor. */
async function p95Of(url: string, isDone: () => Promise<boolean>): Promise<number> {
  const samples: number[] = []
  for (let asked = 0; asked < ASKED; asked++) {
    samples.push(await timed(async () => (await fetch(`${url}/login`)).text()))
    await wait(PAUSE_MS)
    if (asked % 50 === 49 && (await isDone())) break
  }
  return percentile(samples.slice(5), 0.95)
}

function readProc(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** In megabytes. */
function memoryOf(pid: number): number | null {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(readProc(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1_024
}

/** In milliseconds, of all its threads. */
function processorOf(pid: number): number | null {
  const fields = readProc(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null
}
