/** The worker thread: the only place where strangers' HTML is parsed. Its limits are set by analysis-pool.ts. */
import { parentPort } from 'node:worker_threads'
import type { Task } from './analysis-pool.ts'
import { linksOf } from './extract/page-links.ts'
import { judgeEvidence } from './judge.ts'

if (!parentPort) throw new Error('audit-worker.ts runs as a worker thread only.')
const port = parentPort

port.on('message', (task: Task) => {
  try {
    port.postMessage({
      result: task.kind === 'links' ? linksOf(task.source) : judgeEvidence(task.evidence, task.options),
    })
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
port.postMessage('ready')
