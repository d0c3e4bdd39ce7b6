/** Daily: fetches the addresses that crawler vendors publish. */
import { sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { crawler_ranges } from '#db/schema/crawler-visits.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import { RANGE_SOURCES } from './crawlers.ts'

/** The prefixes in a vendor's file: {"prefixes": [{"ipv4Prefix": "…"}, {"ipv6Prefix": "…"}]}. Null for any other format. */
export function readPrefixes(text: string): string[] | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const prefixes = (data as { prefixes?: unknown } | null)?.prefixes
  if (!Array.isArray(prefixes)) return null
  const found = prefixes
    .map((entry: Record<string, unknown> | null) => entry?.ipv4Prefix ?? entry?.ipv6Prefix)
    .filter((prefix): prefix is string => typeof prefix === 'string' && isNarrow(prefix))
  return found.length > 0 ? found : null
}

/** Rejects a list with half the internet in it, which would verify everyone. */
function isNarrow(prefix: string): boolean {
  if (!ipaddr.isValidCIDR(prefix)) return false
  const [address, bits] = ipaddr.parseCIDR(prefix)
  return bits >= (address.kind() === 'ipv4' ? 8 : 16)
}

/** Fetches every list through the safe fetcher; a list that fails keeps its addresses and gets the reason. */
export async function refreshRanges(services: Services, sources: readonly string[] = RANGE_SOURCES): Promise<void> {
  for (const source of sources) {
    const fetcher = openSafeFetcher({
      botInfoUrl: services.baseUrl + URLS.bot,
      allowPrivateHosts: services.auditAllowPrivateHosts,
    })
    const answer = await fetcher.fetch(source, 'page').finally(() => fetcher.close())
    const prefixes =
      answer.status === 200 && !answer.failure ? readPrefixes(Buffer.from(answer.body).toString('utf8')) : null
    const problem = prefixes ? null : (answer.failure ?? `status ${answer.status}, geen lijst met adressen`)
    const now = services.now()
    await services.db.asJobs((tx) =>
      tx
        .insert(crawler_ranges)
        .values({ source, checked_at: now, problem, ...(prefixes ? { prefixes, fetched_at: now } : {}) })
        .onConflictDoUpdate({
          target: crawler_ranges.source,
          set: { checked_at: now, problem, ...(prefixes ? { prefixes, fetched_at: now } : {}) },
        }),
    )
    if (problem) services.log.warn({ source, problem }, 'De adressen van een crawler konden niet worden opgehaald')
  }
  await services.db.asJobs((tx) => tx.execute(sql`select pg_notify('crawler_ranges_changed', '')`))
}
