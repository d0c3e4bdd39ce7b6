/** The side of a worker thread that does the tasks of worker-pool.ts. */
import { parentPort } from 'node:worker_threads'
import type { Task, Tasks } from './worker-pool.ts'

export function answerTasks(tasks: Tasks): void {
  if (!parentPort) throw new Error('This file runs as a worker thread only.')
  const port = parentPort
  port.on('message', async ({ kind, given }: Task) => {
    try {
      port.postMessage({ result: await tasks[kind]!(...given) })
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  port.postMessage('ready')
}
