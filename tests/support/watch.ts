/** The daily watch, without the queue between the sweep that finds the websites and the job for each. */
import { amsterdamDay } from '#features/calendar.ts'
import type { NewJob } from '#features/jobs/job-kind.ts'
import { findWatchedWebsites, watchWebsite } from '#features/notices/watch.job.ts'
import type { Services } from '#features/services.ts'

const { signal } = new AbortController()

/** The jobs of the day. */
export async function queuedWatches(services: Services): Promise<NewJob[]> {
  const queued: NewJob[] = []
  await findWatchedWebsites(services, {
    data: { day: amsterdamDay(services.now()) },
    tries: 0,
    signal,
    send: async (_name, jobs) => void queued.push(...jobs),
  })
  return queued
}

/** As often as the queue would try, without the pauses. */
export async function watch(services: Services, { data }: NewJob): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await watchWebsite(services, { data: data!, tries, signal })
    } catch (error) {
      if (tries >= 10) throw error
    }
  }
}

/** Every job is done `times` at once, as when its process is taken for killed. */
export async function watchAll(services: Services, times = 1): Promise<void> {
  for (const job of await queuedWatches(services))
    await Promise.all(Array.from({ length: times }, () => watch(services, job)))
}
