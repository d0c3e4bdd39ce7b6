/** A second of load by wrk, from the core that the measured server is not on. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const SECONDS = 1
const CONNECTIONS = 64

export interface Load {
  perSecond: number
  p99: number
  /** The share of its core that wrk needed: near 1 it is wrk that is measured. */
  wrkCpu: number
}

export async function wrk(url: string, headers: string[]): Promise<Load> {
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ]
  const child = spawn('taskset', ['-c', '1', 'wrk', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  let ticks = 0
  const watch = setInterval(() => {
    try {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      ticks = Number(fields[11]) + Number(fields[12])
    } catch {
      // The process has ended.
    }
  }, 100)
  await once(child, 'close')
  clearInterval(watch)
  if (/Non-2xx or 3xx/.test(output)) throw new Error(`${url}: ${output}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  const scale = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * scale,
    wrkCpu: ticks / 100 / SECONDS,
  }
}
