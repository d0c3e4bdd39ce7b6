/** What a check is: it looks at a site and names an outcome; points, sentence and advice belong to the outcome. */

import type { SiteReading } from '#engine/extract/read-site.ts'
import type { Category, EvidenceClass } from '#engine/report/report.ts'
import type { Text, Values } from '#engine/wording.ts'

export interface Outcome {
  points: number
  says: Text
  advice?: Text
}

export interface Verdict<Name extends string = string> {
  outcome: Name | 'niet-gemeten'
  /** What the texts' {names} are filled with. */
  values?: Values
  evidence?: { url: string; found: string }[]
}

export interface Check {
  id: string
  category: Category
  title: Text
  /** Why it matters to an assistant. */
  why: Text
  evidenceClass: EvidenceClass
  /** The document that says so. */
  source: string
  maxPoints: number
  outcomes: Record<string, Outcome>
  judge: (site: SiteReading) => Verdict
}

/** Keeps the names of outcomes and verdicts in step by type, and takes the maximum from the outcomes. */
export function defineCheck<Name extends string>(
  check: Omit<Check, 'outcomes' | 'judge' | 'maxPoints'> & {
    outcomes: Record<Name, Outcome>
    judge: (site: SiteReading) => Verdict<NoInfer<Name>>
  },
): Check {
  const points = (Object.values(check.outcomes) as Outcome[]).map((outcome) => outcome.points)
  return { ...check, maxPoints: Math.max(0, ...points) }
}

export function notMeasured(nl: string, en: string): Verdict<never> {
  return { outcome: 'niet-gemeten', values: { why: { nl, en } } }
}

/** Most checks need the home page's HTML. Without it nothing was measured, and the check on reaching it says why. */
export function needsHome<Name extends string>(
  judge: (site: SiteReading, home: NonNullable<SiteReading['home']>) => Verdict<Name>,
): (site: SiteReading) => Verdict<Name> {
  return (site) =>
    site.home
      ? judge(site, site.home)
      : notMeasured('De homepage kon niet worden gelezen.', 'The home page could not be read.')
}
