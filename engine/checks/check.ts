/** A check looks at a site and names an outcome; the outcome has the points, the sentence and the advice. */

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
  /** The values for the {names} in the texts. */
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

/** Checks by type that verdicts name existing outcomes, and takes the maximum points from the outcomes. */
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

/** Most checks need the home page's HTML. Without it they are not measured; the check on reaching the page says why. */
export function needsHome<Name extends string>(
  judge: (site: SiteReading, home: NonNullable<SiteReading['home']>) => Verdict<Name>,
): (site: SiteReading) => Verdict<Name> {
  return (site) =>
    site.home
      ? judge(site, site.home)
      : notMeasured('De homepage kon niet worden gelezen.', 'The home page could not be read.')
}
