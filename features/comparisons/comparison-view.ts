/** What a customer sees of a comparison. */
import { type ComparedCheck, type ComparedSite, type Comparison, type Standing, standingOf } from '#engine/compare.ts'
import type { ReportSection } from '#engine/report/report.ts'

/** The rest concerns only that website's owner. */
const SHOWN_SECTIONS: ReportSection['id'][] = ['good', 'changes', 'cause', 'remedy']

export interface ComparisonView {
  id: string
  /** ISO 8601. */
  finishedAt: string
  /** The customer's own website first; the values below are in the same order. */
  sites: ComparedSite[]
  winner: string | null
  /** Paragraphs; the first says who is ahead. */
  conclusion: string[]
  fields: { name: string; found: (boolean | null)[]; standing: Standing }[]
  /** Leaves out what is equal everywhere and gives no points. */
  checks: (ComparedCheck & { standing: Standing })[]
}

export function comparisonView(id: string, comparison: Comparison, finishedAt: Date): ComparisonView {
  return {
    id,
    finishedAt: finishedAt.toISOString(),
    sites: [comparison.client_analysis, ...comparison.results].map(shown),
    winner: comparison.winner,
    conclusion: comparison.conclusion.split('\n\n'),
    fields: Object.entries(comparison.fields).map(([name, found]) => ({ name, found, standing: standingOf(found) })),
    checks: comparison.checks
      .map((check) => ({ ...check, standing: standingOf(check.points) }))
      .filter(({ standing, maxPoints }) => standing !== 'equal' || maxPoints > 0),
  }
}

/** A comparison from before reports had sections shows the figures without the sentences. */
function shown(site: StoredSite): ComparedSite {
  return { ...site, sections: (site.sections ?? []).filter(({ id }) => SHOWN_SECTIONS.includes(id)) }
}

type StoredSite = Omit<ComparedSite, 'sections'> & Partial<Pick<ComparedSite, 'sections'>>
