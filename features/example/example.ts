/** The example on the public site: a made-up bakery as a customer would see it, from the output of make-example.ts. */
import { analysisView } from '#features/analyses/analysis-view.ts'
import { comparisonView } from '#features/comparisons/comparison-view.ts'
import stored from './example.json' with { type: 'json' }
import type { Example } from './make-example.ts'
import { EXAMPLE_PROFILE } from './profile.ts'

const { report, comparison, history } = stored as Example

export const EXAMPLE = {
  profile: EXAMPLE_PROFILE,
  analysis: analysisView(report, true),
  comparison: comparisonView('voorbeeld', comparison, new Date(report.taken_at)),
  history,
}

/** The part that the landing page shows. */
export const EXAMPLE_PIECE = {
  profile: EXAMPLE_PROFILE,
  score: report.score!,
  changes: report.changes.slice(0, 3),
  scores: [comparison.client_analysis, ...comparison.results].map(({ url, total_score }) => ({
    url,
    score: total_score!,
  })),
}
export type ExamplePiece = typeof EXAMPLE_PIECE
