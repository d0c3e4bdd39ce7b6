/** The purge of deleted accounts, without the queue between the sweep that finds them and the job for each. */
import { findDeletedAccounts, purgeDueAccount } from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'

/** Returns how many were found. */
export async function purgeDeletedAccounts(services: Services): Promise<number> {
  const found: string[] = []
  await findDeletedAccounts(services, {
    data: { day: 'today' },
    tries: 0,
    signal: new AbortController().signal,
    send: async (_name, jobs) => void found.push(...jobs.map(({ data }) => data!.id!)),
  })
  for (const id of found) await purgeDueAccount(services, id)
  return found.length
}
