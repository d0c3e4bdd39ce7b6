/** The worker threads that read what strangers wrote. */
import { availableParallelism } from 'node:os'
import { WorkerPool } from './worker-pool.ts'
import type { WorkerTasks } from './worker-tasks.ts'

const TASK_MS = 2_000
/** A document of hundreds of pages is longer than any website, and its readers take a second to load. */
const DOCUMENT_MS = 8_000
/** A page is judged once for every change. */
const LANDING_PAGE_MS = 8_000
/** Of pasted answers, at most five each, which takes some hundredths of a second; twice as many together would be judged 7 percent quicker. */
export const PASTES_TOGETHER = 16

/**
 * Megabytes. Judging answers, a thread builds up some 50 beside its own 43, most of it machine code of patterns and the rest words that it keeps:
 * near a limit of 128 it only collected garbage, and judged a quarter as many. With half as much for what is young, what an answer leaves behind
 * grew old before it was collected, and a thread judged a tenth less.
 */
const HEAP_MB = 256
const YOUNG_MB = 64

const pool = new WorkerPool<WorkerTasks, 'analysis-too-heavy'>({
  script: new URL('./audit-worker.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB, stackSizeMb: 4 },
  mostThreads: Math.max(1, Math.min(4, availableParallelism())),
  mostMs: (kind) =>
    kind === 'factsOfDocument' ? DOCUMENT_MS : kind === 'judgeLandingPage' ? LANDING_PAGE_MS : TASK_MS,
  mostTogether: (kind) => (kind === 'judgeAnswers' ? PASTES_TOGETHER : 1),
  failure: 'analysis-too-heavy',
})

export const inWorker: typeof pool.run = (kind, ...given) => pool.run(kind, ...given)

export function closeAuditWorkers(): Promise<void> {
  return pool.close()
}
