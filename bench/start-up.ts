/** The time until the first page is served, and the memory in use without requests. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startVindbaar } from '../tests/support/process.ts'
import { type DatabaseKind, newStorage } from '../tests/support/storage.ts'
import { type Figure, median, milliseconds, timed, times } from './figures.ts'

const WARM_RUNS = 5
const REST_MS = 3_000

export async function startUpAndMemory(kind: DatabaseKind): Promise<Figure[]> {
  const bareNode = median(await repeat(10, () => timed(() => once(bare(''), 'exit'))))
  const storage = await newStorage(kind)
  const start = async () => {
    let started: Awaited<ReturnType<typeof startVindbaar>> | undefined
    const took = await timed(async () => {
      started = await startVindbaar(storage)
    })
    return { took, vindbaar: started! }
  }
  try {
    const { done: cold, megabytes: firstPeak } = await peakOf(start)
    await cold.vindbaar.stop()
    const warm = await repeat(WARM_RUNS, async () => {
      const { took, vindbaar } = await start()
      await vindbaar.stop()
      return took
    })
    const { vindbaar } = await start()
    await fetch(`${vindbaar.url}/login`)
    await wait(REST_MS)
    const memory = residentMegabytes(vindbaar.pid)
    await vindbaar.stop()
    const bareMemory = await memoryOf(HONO)

    const comparedTo = `lege Node: ${milliseconds(bareNode)}`
    return [
      {
        what: 'Start, nieuwe gegevensmap',
        measured: milliseconds(cold.took),
        comparedTo,
        ratio: times(cold.took, bareNode),
      },
      {
        what: `Start, bestaande gegevensmap (mediaan van ${WARM_RUNS})`,
        measured: milliseconds(median(warm)),
        comparedTo,
        ratio: times(median(warm), bareNode),
      },
      ...(firstPeak === null
        ? []
        : [
            {
              what: 'Meeste geheugen bij de eerste start, alle processen samen',
              measured: `${firstPeak.toFixed(0)} MB`,
              comparedTo: 'doel: 600 MB',
              ratio: times(firstPeak, 600),
            },
          ]),
      {
        what: 'Geheugen in rust, na één pagina',
        measured: `${memory.toFixed(0)} MB`,
        comparedTo: `Node met alleen Hono: ${bareMemory.toFixed(0)} MB`,
        ratio: times(memory, bareMemory),
      },
    ]
  } finally {
    await storage.remove()
  }
}

const HONO = `
  import { serve } from '@hono/node-server'
  import { Hono } from 'hono'
  serve({ fetch: new Hono().get('/', (c) => c.text('ok')).fetch, port: 0 }, () => console.log('ready'))`

function bare(script: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function memoryOf(script: string): Promise<number> {
  const child = bare(script)
  await once(child.stdout!, 'data')
  await wait(REST_MS)
  const memory = residentMegabytes(child.pid!)
  child.kill()
  return memory
}

function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** The highest total memory of our child processes, sampled often. Null on other systems than Linux. */
async function peakOf<Done>(work: () => Promise<Done>): Promise<{ done: Done; megabytes: number | null }> {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, megabytesBelow(process.pid))
  }, 20)
  try {
    const done = await work()
    return { done, megabytes: process.platform === 'linux' ? most : null }
  } finally {
    clearInterval(timer)
  }
}

function megabytesBelow(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return children.map(Number).reduce((sum, child) => sum + proportionalMegabytes(child) + megabytesBelow(child), 0)
  } catch {
    return 0
  }
}

function proportionalMegabytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
}

async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < count) results.push(await work())
  return results
}
