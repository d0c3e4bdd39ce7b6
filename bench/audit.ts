/** The time of an audit without the network: from reading six pages from disk to the finished report. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { auditRecorded, closeAuditWorkers } from '#engine/audit-site.ts'
import { type Figure, milliseconds, percentile, timed, times } from './figures.ts'
import { sixPageSite } from './six-page-site.ts'

const WARM_UP = 30
const RUNS = 200

export async function auditCompute(): Promise<Figure[]> {
  const site = sixPageSite()
  try {
    const audit = async () => {
      const result = await auditRecorded(site.folder, site.url, { takenAt: '2026-01-01T12:00:00Z' })
      if (!result.ok) throw new Error(`The audit refused the site: ${result.reason}`)
      return result.report
    }
    // Parse the pages that the report lists as read.
    const report = await audit()
    const files = site.pages.filter(({ file }) => report.sources_analyzed.some(({ url }) => site.urlOf(file) === url))
    const html = files.map(({ file }) => readFileSync(join(site.folder, file), 'utf8'))
    const bytes = html.reduce((sum, text) => sum + text.length, 0)

    const audits = await measured(audit)
    const parses = await measured(() => html.forEach((text) => void parse(text)))
    const what = `Analyse zonder netwerk, ${html.length} pagina’s gelezen van een site van ${site.pages.length} (${(bytes / 1024).toFixed(0)} kB)`
    return [0.5, 0.95].map((share) => ({
      what: `${what}, p${share * 100}`,
      measured: milliseconds(percentile(audits, share)),
      comparedTo: `alleen ontleden met parse5: ${milliseconds(percentile(parses, share))}`,
      ratio: times(percentile(audits, share), percentile(parses, share)),
    }))
  } finally {
    await closeAuditWorkers()
    site.remove()
  }
}

async function measured(work: () => unknown): Promise<number[]> {
  const durations: number[] = []
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const took = await timed(work)
    if (run >= WARM_UP) durations.push(took)
  }
  return durations
}
