/** Makes the PDF of a report in a thread of its own, so that no request waits for it. */
import { type Outcome, WorkerPool } from '#engine/worker-pool.ts'
import type { ReportContent } from '#features/reports/report-content.schema.ts'
import { WorkQueue } from '#features/turns/work-queue.ts'
import type { PdfForm } from './draw-report.ts'
import type { PdfTasks } from './pdf-tasks.ts'

/** Processor time; an ordinary report takes a fiftieth of it. */
const MOST_MS = 6_000
/** An ordinary report has 100 kB. It is kept, and goes by mail. */
const MOST_BYTES = 2_000_000

const pool = new WorkerPool<PdfTasks, 'report-too-heavy'>({
  script: new URL('./pdf-worker.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  mostThreads: 1,
  mostMs: () => MOST_MS,
  failure: 'report-too-heavy',
})

/** One thread makes them all: the accounts that wait take turns. */
const queue = new WorkQueue({ places: 1, longest: 40 })

export type PdfOutcome = Outcome<Uint8Array, 'report-too-heavy'>

/** `summary`: the one page that says it all. Throws 'too-busy' where too many wait. */
export async function reportPdf(
  account: string,
  content: ReportContent,
  form: PdfForm = 'full',
  { mostBytes = MOST_BYTES }: { mostBytes?: number } = {},
): Promise<PdfOutcome> {
  const outcome = await queue.run({ account, size: 1, onAhead() {} }, () =>
    pool.run('drawReport', content, form, mostBytes),
  )
  if (!outcome.ok) return outcome
  return outcome.value ? { ok: true, value: outcome.value } : { ok: false, failure: 'report-too-heavy' }
}

export function closePdfWorker(): Promise<void> {
  return pool.close()
}
