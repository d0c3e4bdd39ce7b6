/** How long others wait for the program's main thread while it is attacked. */
import { existsSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Vindbaar } from './process.ts'

/**
 * The longest that the main thread of the program was at work while `/healthz` waited for an answer, in milliseconds, during
 * `work`. On Linux this is the thread's own time on a processor, so that a busy machine does not count; elsewhere the clock.
 */
export async function longestWait<T>({ url, pid }: Vindbaar, work: Promise<T>): Promise<{ result: T; ms: number }> {
  const read = clockOf(pid)
  let longest = 0
  let done = false
  const finished = work.finally(() => {
    done = true
  })
  // Whoever waits for `work` below hears of its failure.
  finished.catch(() => {})
  while (!done) {
    const before = read()
    const response = await fetch(`${url}/healthz`)
    await response.text()
    if (!response.ok) throw new Error(`/healthz answers ${response.status}`)
    longest = Math.max(longest, read() - before)
    await nextTurn()
  }
  return { result: await finished, ms: longest }
}

function clockOf(pid: number): () => number {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  if (!existsSync(file)) return () => performance.now()
  // Its first number: nanoseconds on a processor.
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
}

/** Main-thread milliseconds that nobody notices, whatever they were for. */
const UNNOTICED = 300
const TRIES = 3

/**
 * Fails where others wait for what `hostile` sends more than three times as long as for the same size of harmless bytes. The
 * best of three counts: a collection of garbage is nobody's attack.
 */
export async function expectUnnoticed(
  vindbaar: Vindbaar,
  name: string,
  { harmless, hostile }: { harmless: () => Promise<unknown>; hostile: () => Promise<unknown> },
): Promise<void> {
  const waits: number[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    waits.push((await longestWait(vindbaar, hostile())).ms)
    if (waits.at(-1)! <= UNNOTICED) return
    if (waits.at(-1)! <= 3 * (await longestWait(vindbaar, harmless())).ms) return
  }
  throw new Error(`${name}: others waited ${waits.map(Math.round).join(', ')} ms`)
}
