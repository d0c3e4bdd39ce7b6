/** Measures how long other requests wait for the program's main thread during an attack. */
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Vindbaar } from './process.ts'

const BETWEEN_MS = 5

/**
 * The longest time that the main thread of the program was busy while `/healthz` waited for an answer, in milliseconds, during
 * `work`. On Linux this is the thread's CPU time, so that a busy machine does not count; elsewhere wall-clock time.
 */
export async function longestWait<T>({ url, pid }: Vindbaar, work: Promise<T>): Promise<{ result: T; ms: number }> {
  const read = clockOf(pid)
  let longest = 0
  let done = false
  const finished = work.finally(() => {
    done = true
  })
  // The `await` of `work` below handles its failure.
  finished.catch(() => {})
  while (!done) {
    const before = read()
    // Leaves the processors to what is measured; what the main thread does in the meantime counts too.
    await pause(BETWEEN_MS)
    const response = await fetch(`${url}/healthz`)
    await response.text()
    if (!response.ok) throw new Error(`/healthz answers ${response.status}`)
    longest = Math.max(longest, read() - before)
  }
  return { result: await finished, ms: longest }
}

function clockOf(pid: number): () => number {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  if (!existsSync(file)) return () => performance.now()
  // Its first number: nanoseconds of CPU time.
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
}

/** Main-thread milliseconds that nobody notices, whatever the cause. */
const UNNOTICED = 300
const TRIES = 3

/**
 * Fails when other requests wait more than three times as long for what `hostile` sends as for harmless bytes of the same size. The
 * best of three counts, so that a garbage collection does not.
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
