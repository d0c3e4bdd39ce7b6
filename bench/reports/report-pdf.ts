/** The processor time of the PDF of a report: that of the example, with all its parts. */
import type { StoredReport } from '#features/analyses/analysis-view.ts'
import { comparisonView } from '#features/comparisons/comparison-view.ts'
import stored from '#features/example/example.json' with { type: 'json' }
import type { Example } from '#features/example/make-example.ts'
import { drawReport } from '#features/reports/pdf/draw-report.ts'
import { reportContent } from '#features/reports/report-content.rules.ts'
import { type Figure, milliseconds, percentile, times } from '../figures.ts'

const WARM_UP = 20
const RUNS = 50
const GOAL_MS = 150
const MOST_BYTES = 10_000_000

export async function pdfOfReport(): Promise<Figure[]> {
  const { report, comparison, history } = stored as Example
  const content = reportContent({
    report: report as StoredReport,
    company: 'Het Verzonnen Brood',
    period: '2026-11',
    full: true,
    previous: null,
    history,
    comparison: comparisonView('voorbeeld', comparison, new Date(report.taken_at)),
  })
  const durations: number[] = []
  let bytes = 0
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const before = process.cpuUsage()
    bytes = (await drawReport(content, 'full', MOST_BYTES))?.length ?? 0
    const { user, system } = process.cpuUsage(before)
    if (run === 0 || run >= WARM_UP) durations.push((user + system) / 1_000)
  }
  const [first = 0, ...later] = durations
  const figure = (what: string, value: number): Figure => ({
    what: `PDF van een rapport (${(bytes / 1024).toFixed(0)} kB), processortijd, ${what}`,
    measured: milliseconds(value),
    comparedTo: `doel: ${GOAL_MS} ms`,
    ratio: times(value, GOAL_MS),
  })
  return [
    figure('p50', percentile(later, 0.5)),
    figure('p95', percentile(later, 0.95)),
    figure('de eerste van een thread, met het lezen van de fonts', first),
  ]
}
