/** Has an image re-encoded or drawn by a separate process, a few concurrently, each with a time limit. */
import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { DrawTask, EncodeOutcome, EncodeTask, ScoreTask, ScoreWords, ShareWords } from './encoding.ts'

const MOST_WORK_MS = 10_000
/** Generous, for a busy machine. */
const MOST_WAIT_MS = 60_000
/** Concurrent in this process; each takes some 100 MB while it works. */
const MOST_AT_ONCE = 2

/** Nobody waits for a drawing, and a customer's picture does not wait for one either. */
const encodeInTurn = inTurn(MOST_AT_ONCE)
const drawInTurn = inTurn(1)

export function encodeImage(image: Omit<EncodeTask, 'mostWork'>, mostWork = MOST_WORK_MS): Promise<EncodeOutcome> {
  return encodeInTurn(() => inProcess({ ...image, mostWork }, constants.priority.PRIORITY_NORMAL))
}

/** The share image of a profile. 'unreadable' where our fonts cannot write its name. Requests go before it where the processors are busy. */
export function drawShareImage(words: ShareWords): Promise<EncodeOutcome> {
  return drawInTurn(() => inProcess({ words, mostWork: MOST_WORK_MS }, constants.priority.PRIORITY_BELOW_NORMAL))
}

/** The picture of a score. A mail waits for it, so it has the processor like any other work. */
export function drawScore(scored: ScoreWords): Promise<EncodeOutcome> {
  return drawInTurn(() => inProcess({ scored, mostWork: MOST_WORK_MS }, constants.priority.PRIORITY_NORMAL))
}

function inTurn(mostAtOnce: number) {
  const waiting: (() => void)[] = []
  let taken = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn))
    else taken += 1
    try {
      return await work()
    } finally {
      // Passes the place to the longest-waiting one.
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }
}

function inProcess(task: EncodeTask | DrawTask | ScoreTask, priority: number): Promise<EncodeOutcome> {
  return new Promise((resolve) => {
    const child = fork(new URL('./encode-process.ts', import.meta.url), [], {
      execArgv: ['--max-old-space-size=128'],
      // No environment, so none of our secrets either.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A process that ends without an answer crashed or ran out of memory on the image.
    let outcome: EncodeOutcome = { ok: false, problem: 'unreadable' }
    const timer = setTimeout(() => {
      outcome = { ok: false, problem: 'too-slow' }
      child.kill('SIGKILL')
    }, MOST_WAIT_MS)
    const end = () => {
      clearTimeout(timer)
      resolve(outcome)
    }
    child.once('message', (answer: EncodeOutcome) => {
      outcome = answer
    })
    // Not 'exit': that may come before an answer that was sent is read, where several processes end while this one is busy.
    child.once('close', end)
    child.once('error', end)
    lower(child.pid, priority)
    child.send(task, () => {})
  })
}

/** Threads that the process starts later inherit it. */
function lower(pid: number | undefined, priority: number): void {
  if (pid === undefined || priority === constants.priority.PRIORITY_NORMAL) return
  try {
    setPriority(pid, priority)
  } catch {
    // The process is gone already, or the system has no priorities: it then draws like any other.
  }
}
