/** Judges a parsed site: checks, ceilings and score. A pure function, so that an edit can be tried by judging its result. */

import type { Check } from '#engine/checks/check.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import { OUTCOME_KINDS } from '#engine/outcomes.ts'
import type { CheckResult, Gate, Language } from '#engine/report/report.ts'
import { excerpt, fill } from '#engine/wording.ts'
import { gatesOf } from './gates.ts'
import { RUBRIC } from './rubric.ts'

export interface Judged {
  checks: CheckResult[]
  gates: Gate[]
  /** 0 to 100; null when there was nothing to judge. */
  score: number | null
}

export function judgeSite(site: SiteReading, language: Language): Judged {
  const checks = RUBRIC.map((check) => runCheck(check, site, language))
  const gates = gatesOf(site, language)
  return { checks, gates, score: OUTCOME_KINDS[site.outcome.id].scored ? rounded(exactScore(checks, gates)) : null }
}

export const rounded = (score: number | null): number | null => (score === null ? null : Math.round(score))

function runCheck(check: Check, site: SiteReading, language: Language): CheckResult {
  const verdict = check.judge(site)
  const outcome = check.outcomes[verdict.outcome]
  const because = verdict.values?.why
  const base = {
    ...unmeasured(check, language, because && typeof because === 'object' ? because[language] : ''),
    outcome: verdict.outcome,
    evidence: (verdict.evidence ?? []).map(({ url, found }) => ({
      url,
      found: excerpt(found, 200),
    })),
  }
  if (!outcome) return base
  return {
    ...base,
    measured: true,
    points: outcome.points,
    says: fill(outcome.says, language, verdict.values),
    ...(outcome.advice ? { advice: fill(outcome.advice, language, verdict.values) } : {}),
  }
}

export function unmeasured(check: Check, language: Language, because: string): CheckResult {
  return {
    id: check.id,
    category: check.category,
    title: check.title[language],
    why: check.why[language],
    outcome: 'niet-gemeten',
    measured: false,
    points: 0,
    says: because,
    maxPoints: check.maxPoints,
    evidenceClass: check.evidenceClass,
    evidence: [],
    source: check.source,
  }
}

/** Points as a share of what was measured, less penalties, capped by the lowest gate. Not rounded. */
export function exactScore(checks: CheckResult[], gates: Gate[]): number | null {
  const measured = checks.filter((check) => check.measured && check.maxPoints > 0)
  const most = measured.reduce((sum, check) => sum + check.maxPoints, 0)
  if (most === 0) return null
  const won = measured.reduce((sum, check) => sum + check.points, 0)
  const penalty = checks.filter((check) => check.maxPoints === 0).reduce((sum, check) => sum + check.points, 0)
  const ceiling = Math.min(100, ...gates.map((gate) => gate.maxScore))
  return Math.max(0, Math.min(ceiling, (won / most) * 100 + penalty))
}
