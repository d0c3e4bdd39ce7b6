/** Evidence → report: a pure function, so that the same evidence always gives the same bytes. */

import type { Check } from './checks/check.ts'
import { consequencesOf } from './consequences.ts'
import type { SiteEvidence } from './evidence.ts'
import { readSite, type SiteReading } from './extract/read-site.ts'
import { fixesFor } from './fixes/fixes.ts'
import { needsGate } from './gates.ts'
import type { JudgeOptions } from './judge-options.ts'
import { factOf } from './known-fields.ts'
import { notReadOf } from './outcome-texts.ts'
import { OUTCOME_KINDS } from './outcomes.ts'
import { problemText } from './problem-texts.ts'
import {
  type AnalyzedSource,
  type AuditReport,
  type CheckResult,
  type Gate,
  KNOWN_FIELDS,
  type KnownField,
  type Language,
} from './report.ts'
import { reportSections, sectionsText } from './report-text.ts'
import { RUBRIC, RUBRIC_VERSION } from './rubric.ts'
import { fill } from './wording.ts'

export function judgeEvidence(evidence: SiteEvidence, { language = 'nl', ...options }: JudgeOptions = {}): AuditReport {
  const site = readSite(evidence, options)
  const checks = RUBRIC.map((check) => runCheck(check, site, language))
  const gates = needsGate(site, language)
  const { live, scored } = OUTCOME_KINDS[site.outcome.id]
  const notRead = notReadOf(site.outcome, language)
  const known = Object.fromEntries(
    KNOWN_FIELDS.map((field) => [field, factOf(site.facts, field) !== undefined]),
  ) as Record<KnownField, boolean>
  const report: AuditReport = {
    url: evidence.url,
    website_live: live,
    score: scored ? scoreOf(checks, gates) : null,
    outcome: site.outcome.id,
    ...(notRead ? { not_read: notRead } : {}),
    rubric_version: RUBRIC_VERSION,
    language,
    taken_at: evidence.takenAt,
    known_fields_count: KNOWN_FIELDS.filter((field) => known[field]).length,
    known_fields: known,
    ...(options.profileFacts
      ? {
          known_fields_with_profile: KNOWN_FIELDS.filter(
            (field) => known[field] || factOf(options.profileFacts!, field),
          ).length,
        }
      : {}),
    facts: site.facts,
    conflicts: site.conflicts,
    checks,
    gates,
    consequences: consequencesOf(site, language),
    sources_analyzed: sourcesOf(evidence, language),
    analysis_failure: options.tooHeavy ? 'analysis-too-heavy' : null,
    sections: [],
    summary: '',
  }
  const sections = reportSections(report, fixesFor(report, site))
  return withoutBsn({ ...report, sections, summary: sectionsText(sections) }, site.bsnNumbers)
}

/** A citizen service number on a site is not ours to repeat, wherever a snippet would carry it along. */
function withoutBsn(report: AuditReport, numbers: SiteReading['bsnNumbers']): AuditReport {
  if (numbers.length === 0) return report
  let text = JSON.stringify(report)
  for (const { value } of numbers)
    text = text.replace(new RegExp([...value.slice(2, 11)].join('[\\s.-]?'), 'g'), '•••••••••')
  return JSON.parse(text) as AuditReport
}

function runCheck(check: Check, site: SiteReading, language: Language): CheckResult {
  const verdict = check.judge(site)
  const outcome = check.outcomes[verdict.outcome]
  const because = verdict.values?.why
  const base = {
    ...unmeasured(check, language, because && typeof because === 'object' ? because[language] : ''),
    outcome: verdict.outcome,
    evidence: (verdict.evidence ?? []).map(({ url, found }) => ({
      url,
      found: found.replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed(),
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

/** Points over what could be measured, less penalties, under the lowest gate. */
function scoreOf(checks: CheckResult[], gates: Gate[]): number | null {
  const measured = checks.filter((check) => check.measured && check.maxPoints > 0)
  const most = measured.reduce((sum, check) => sum + check.maxPoints, 0)
  if (most === 0) return null
  const won = measured.reduce((sum, check) => sum + check.points, 0)
  const penalty = checks.filter((check) => check.maxPoints === 0).reduce((sum, check) => sum + check.points, 0)
  const ceiling = Math.min(100, ...gates.map((gate) => gate.maxScore))
  return Math.max(0, Math.min(ceiling, Math.round((won / most) * 100) + penalty))
}

export function sourcesOf(evidence: SiteEvidence, language: Language): AnalyzedSource[] {
  return [evidence.home, evidence.robots, evidence.llms, evidence.sitemap, ...evidence.pages].map((source) => ({
    url: source.finalUrl || source.url,
    status: source.status,
    bytes: source.body.byteLength,
    time: source.totalMs === null ? null : Math.round(source.totalMs),
    problem: source.failure ? problemText(source.failure)[language] : null,
  }))
}
