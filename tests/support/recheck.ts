/** The daily check of proven websites, without the queue between the sweep that finds them and the job for each. */
import { amsterdamDay } from '#features/calendar.ts'
import type { JobData } from '#features/jobs/job-kind.ts'
import { findProvenWebsites, recheckOwnership } from '#features/ownership/recheck.job.ts'
import type { Services } from '#features/services.ts'

/** Returns what each job was about. */
export async function recheckAll(services: Services): Promise<JobData[]> {
  const found: JobData[] = []
  await findProvenWebsites(services, {
    data: { day: amsterdamDay(services.now()) },
    tries: 0,
    signal: new AbortController().signal,
    send: async (_name, jobs) => void found.push(...jobs.map(({ data }) => data!)),
  })
  for (const data of found) await recheckOwnership(services, data)
  return found
}
