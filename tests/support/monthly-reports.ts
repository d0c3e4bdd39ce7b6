/** The monthly reports, without the queue between the sweep that finds what is due and the job for each website. */
import type { NewJob } from '#features/jobs/job-kind.ts'
import { findDueReports, makeMonthlyReport } from '#features/reports/monthly-report.job.ts'
import type { Services } from '#features/services.ts'

const { signal } = new AbortController()

export async function queuedReports(services: Services): Promise<NewJob[]> {
  const queued: NewJob[] = []
  await findDueReports(services, {
    data: {},
    tries: 0,
    signal,
    send: async (_name, jobs) => void queued.push(...jobs),
  })
  return queued
}

/** As often as the queue would try, without the pauses. */
export async function makeReport(services: Services, { data }: NewJob): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await makeMonthlyReport(services, { data: data!, tries, signal })
    } catch (error) {
      if (tries >= 10) throw error
    }
  }
}

/** Returns how many were queued. */
export async function makeDueReports(services: Services): Promise<number> {
  const queued = await queuedReports(services)
  for (const job of queued) await makeReport(services, job)
  return queued.length
}
