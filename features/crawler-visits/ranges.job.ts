/** Daily: fetches the addresses that crawler vendors publish. */
import { sql } from 'drizzle-orm'
import { crawler_ranges } from '#db/schema/crawler-visits.ts'
import { inWorker } from '#engine/analysis-pool.ts'
import type { FetchFailure } from '#engine/evidence.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { problemText } from '#engine/report/problem-texts.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import { RANGE_SOURCES } from './crawlers.ts'

const NOT_READ = { ok: true, value: null } as const

/** Fetches every list through the safe fetcher; a list that fails keeps its addresses and gets the reason. */
export async function refreshRanges(services: Services, sources: readonly string[] = RANGE_SOURCES): Promise<void> {
  for (const source of sources) {
    const fetcher = openSafeFetcher({
      botInfoUrl: services.baseUrl + URLS.bot,
      allowPrivateHosts: services.auditAllowPrivateHosts,
    })
    const answer = await fetcher.fetch(source, 'page').finally(() => fetcher.close())
    const read =
      answer.status === 200 && !answer.failure ? await inWorker('readCrawlerPrefixes', answer.body) : NOT_READ
    const list = read.ok ? read.value : null
    const failure = answer.failure ?? (read.ok ? null : read.failure)
    const problem = list ? null : failure ? reasonOf(failure) : `status ${answer.status}, geen lijst met adressen`
    const now = services.now()
    const columns = { checked_at: now, problem, ...(list && { ...list, fetched_at: now }) }
    await services.db.asJobs((tx) =>
      tx
        .insert(crawler_ranges)
        .values({ source, ...columns })
        .onConflictDoUpdate({ target: crawler_ranges.source, set: columns }),
    )
    if (problem) services.log.warn({ source, problem }, 'De adressen van een crawler konden niet worden opgehaald')
  }
  await services.db.asJobs((tx) => tx.execute(sql`select pg_notify('crawler_ranges_changed', '')`))
}

/** As the system check shows it. */
const reasonOf = (failure: FetchFailure | 'analysis-too-heavy') =>
  failure === 'analysis-too-heavy' ? 'De lijst was te zwaar om te lezen.' : problemText(failure).nl
