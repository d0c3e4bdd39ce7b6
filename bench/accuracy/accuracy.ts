/** How often the extraction is right, per field, compared with a reader of structured data on the same pages. */

import { type Figure, milliseconds, percentile, timed } from '#bench/figures.ts'
import { auditRecorded, closeAuditWorkers } from '#engine/audit-site.ts'
import type { CompanyFacts } from '#engine/report/report.ts'
import { type FieldScore, scoreFacts } from '#tests/golden/score-facts.ts'
import type { KnownSite } from './known-sites.ts'
import { readStructuredData } from './structured-data-reader.ts'

const TIMED_RUNS = 20

export async function accuracy(sites: KnownSite[]): Promise<Figure[]> {
  const scores = { ours: [] as FieldScore[], theirs: [] as FieldScore[] }
  const durations: number[] = []
  try {
    for (const site of sites) {
      const report = await audited(site)
      scores.ours.push(...scoreFacts(report.facts, site))
      scores.theirs.push(...scoreFacts(readSafely(site), site))
      for (let run = 0; run < TIMED_RUNS; run++) durations.push(await timed(() => audited(site)))
    }
  } finally {
    await closeAuditWorkers()
  }
  const fields = [...new Set(scores.ours.map(({ field }) => field))].sort()
  const ofField = (field: string) => (score: FieldScore) => score.field === field
  return [
    row('Alle velden', scores.ours, scores.theirs),
    ...fields.map((field) => row(field, scores.ours.filter(ofField(field)), scores.theirs.filter(ofField(field)))),
    {
      what: 'Tijd per site, zonder netwerk',
      measured: `p50 ${milliseconds(percentile(durations, 0.5))}, p95 ${milliseconds(percentile(durations, 0.95))}`,
      comparedTo: `${sites.length} sites, elk ${TIMED_RUNS} keer`,
      ratio: '',
    },
  ]
}

async function audited({ folder, url }: KnownSite) {
  const result = await auditRecorded(folder, url, { takenAt: '2026-11-21T09:00:00Z' })
  if (!result.ok) throw new Error(`The audit refused ${url}: ${result.reason}`)
  return result.report
}

/** A hostile site may stop the worker. */
function readSafely({ folder }: KnownSite): CompanyFacts {
  try {
    return readStructuredData(folder)
  } catch {
    return {}
  }
}

function row(what: string, ours: FieldScore[], theirs: FieldScore[]): Figure {
  return { what, measured: shown(ours), comparedTo: `alleen gestructureerde gegevens: ${shown(theirs)}`, ratio: '' }
}

function shown(scores: FieldScore[]): string {
  const sum = (pick: (score: FieldScore) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const right = sum((score) => score.right)
  const found = right + sum((score) => score.wrong)
  const stated = right + sum((score) => score.missed)
  const share = (of: number) => (of === 0 ? '–' : (right / of).toFixed(3).replace('.', ','))
  return `precisie ${share(found)} (${right}/${found}), vindkans ${share(stated)} (${right}/${stated})`
}
