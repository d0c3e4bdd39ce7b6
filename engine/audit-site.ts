/** An audit from start to end: collect → extract → judge. */

import type { AuditReport, CompanyFacts, Language } from '#engine/report/report.ts'
import { closeAuditWorkers, inWorker } from './analysis-pool.ts'
import type { FetchFailure, SiteEvidence, Source } from './evidence.ts'
import { type CollectProgress, collectSite } from './fetch/collect-pages.ts'
import { openRecordedSite } from './fetch/recorded-site.ts'
import type { FetcherOptions } from './fetch/safe-fetch.ts'
import { parseSiteUrl } from './fetch/site-url.ts'
import type { Account, JudgeOptions } from './judge/judge-options.ts'
import { READER, visitSite } from './visit-site.ts'
import type { WatchedWebsite } from './watch/watched.ts'

export { closeAuditWorkers }

export interface AuditProgress {
  step: CollectProgress['step'] | 'judge'
  done: number
  total: number
  url?: string
}

export interface AuditOptions {
  /** The moment of the audit, with which dates on the site are compared. */
  takenAt: Date | string
  language?: Language
  /** 'host' or 'host:port' that may be read although it is private: for tests and demonstrations. */
  allowPrivateHosts?: readonly string[]
  /** The page that explains our crawler; part of its User-Agent. */
  botInfoUrl?: string
  /** Other options of the fetcher: a test passes its own resolver or limits. */
  fetchOptions?: Partial<FetcherOptions>
  /** The company's public profile: one more source, for known fields only. */
  profileFacts?: CompanyFacts
  /** Paths of this site that its owner named: read before other pages. */
  readFirst?: readonly string[]
  /** The account whose website this is: its name is known, and need not be guessed. */
  account?: Account
  onProgress?: (progress: AuditProgress) => void
  signal?: AbortSignal
}

export type AuditResult = { ok: true; report: AuditReport } | { ok: false; reason: FetchFailure }

/** Fails only for an address that may not be fetched; whatever the website does after that is in the report. */
export async function auditSite(address: string, options: AuditOptions): Promise<AuditResult> {
  const site = parseSiteUrl(address, options.allowPrivateHosts)
  if (!site.ok) return { ok: false, reason: site.reason }
  const visited = await visitSite(site.url, collectOptions(options), options)
  return visited.ok ? { ok: true, report: await judge(visited.evidence, options) } : visited
}

/** An audit of which the daily watch also keeps the files: one visit for both. */
export async function watchSite(
  address: string,
  options: AuditOptions,
): Promise<{ ok: true; report: AuditReport; watched: WatchedWebsite } | { ok: false; reason: FetchFailure }> {
  const site = parseSiteUrl(address, options.allowPrivateHosts)
  if (!site.ok) return { ok: false, reason: site.reason }
  const visited = await visitSite(site.url, collectOptions(options), options)
  if (!visited.ok) return visited
  const watched = await inWorker('readWatched', visited.evidence)
  return {
    ok: true,
    report: await judge(visited.evidence, options),
    watched: watched.ok ? watched.value : { robots: null, llms: null, noindex: null },
  }
}

/** Audits a folder of recorded files. Throws when the folder cannot be read. */
export async function auditRecorded(folder: string, address: string, options: AuditOptions): Promise<AuditResult> {
  const site = parseSiteUrl(address, options.allowPrivateHosts)
  if (!site.ok) return { ok: false, reason: site.reason }
  const fetch = await openRecordedSite(folder, site.url)
  const evidence = await collectSite(site.url, { ...collectOptions(options), reader: READER, mode: 'recorded', fetch })
  return { ok: true, report: await judge(evidence, options) }
}

function collectOptions({ takenAt, readFirst, onProgress, signal }: AuditOptions) {
  return {
    takenAt: new Date(takenAt).toISOString(),
    ...(readFirst ? { readFirst } : {}),
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
  }
}

async function judge(evidence: SiteEvidence, options: AuditOptions): Promise<AuditReport> {
  options.signal?.throwIfAborted()
  const total = 4 + evidence.pages.length
  options.onProgress?.({ step: 'judge', done: total, total: total + 1 })
  const judgeOptions: JudgeOptions = {
    ...(options.language ? { language: options.language } : {}),
    ...(options.profileFacts ? { profileFacts: options.profileFacts } : {}),
    ...(options.account ? { account: options.account } : {}),
  }
  const report = await judgedReport(evidence, judgeOptions)
  options.onProgress?.({ step: 'judge', done: total + 1, total: total + 1 })
  return report
}

/** When the pages are too heavy, judges what is known without them; when that is too heavy as well, reports only that the site could not be read. */
async function judgedReport(evidence: SiteEvidence, options: JudgeOptions): Promise<AuditReport> {
  const whole = await inWorker('judgeEvidence', evidence, options)
  if (whole.ok) return whole.value
  const light = await inWorker('judgeEvidence', { ...evidence, pages: [] }, { ...options, tooHeavy: true })
  if (light.ok) return light.value
  const unread = await inWorker('unreadReport', withoutTexts(evidence), options)
  if (unread.ok) return unread.value
  throw new Error('A report of no text at all took too long: this machine is too busy')
}

/** The evidence without the site's texts: addresses, status, sizes and times. */
function withoutTexts(evidence: SiteEvidence): SiteEvidence {
  const bare = (source: Source): Source => ({ ...source, headers: {}, body: new Uint8Array(source.body.byteLength) })
  const { home, robots, llms, sitemap, pages } = evidence
  return {
    ...evidence,
    ...{ home: bare(home), robots: bare(robots), llms: bare(llms), sitemap: bare(sitemap), pages: pages.map(bare) },
  }
}
