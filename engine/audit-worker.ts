/** The worker thread, the only place that parses what strangers wrote. analysis-pool.ts sets its limits. */
import { parentPort } from 'node:worker_threads'
import type { Task } from './analysis-pool.ts'
import { WORKER_TASKS } from './worker-tasks.ts'

if (!parentPort) throw new Error('audit-worker.ts runs as a worker thread only.')
const port = parentPort

port.on('message', async ({ kind, given }: Task) => {
  try {
    const work = WORKER_TASKS[kind] as (...given: unknown[]) => unknown
    port.postMessage({ result: await work(...given) })
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
port.postMessage('ready')
