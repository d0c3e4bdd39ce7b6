/** Evidence → report: a pure function, so that the same evidence always gives the same bytes. */

import type { SiteEvidence } from '#engine/evidence.ts'
import { websiteSystem } from '#engine/extract/page/website-system.ts'
import { readSite } from '#engine/extract/read-site.ts'
import { withoutNumbers } from '#engine/extract/without-numbers.ts'
import { fixesFor } from '#engine/fixes/fixes.ts'
import { tryChanges } from '#engine/fixes/try-changes.ts'
import { factOf } from '#engine/known-fields.ts'
import { OUTCOME_KINDS } from '#engine/outcomes.ts'
import { notReadOf } from '#engine/report/not-read.ts'
import { problemText } from '#engine/report/problem-texts.ts'
import {
  type AnalyzedSource,
  type AuditReport,
  KNOWN_FIELDS,
  type KnownField,
  type Language,
} from '#engine/report/report.ts'
import { reportSections, sectionsText } from '#engine/report/report-text.ts'
import { consequencesOf } from './consequences.ts'
import type { JudgeOptions } from './judge-options.ts'
import { RUBRIC_VERSION } from './rubric.ts'
import { judgeSite } from './score.ts'

export function judgeEvidence(evidence: SiteEvidence, { language = 'nl', ...options }: JudgeOptions = {}): AuditReport {
  const site = readSite(evidence, options)
  const { checks, gates, score } = judgeSite(site, language)
  const notRead = notReadOf(site.outcome, language)
  const system = websiteSystem(site.home)
  const known = Object.fromEntries(
    KNOWN_FIELDS.map((field) => [field, factOf(site.facts, field) !== undefined]),
  ) as Record<KnownField, boolean>
  const report: AuditReport = {
    url: evidence.url,
    website_live: OUTCOME_KINDS[site.outcome.id].live,
    score,
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
    ...(system ? { website_system: system } : {}),
    pages_read: site.pages.map(({ url }) => url),
    analysis_failure: options.tooHeavy ? 'analysis-too-heavy' : null,
    changes: [],
    sections: [],
    summary: '',
  }
  const fixes = fixesFor(report, site)
  const tried = { ...report, changes: tryChanges(report, site, fixes) }
  // A fix that was not tried, or has no effect, is not offered.
  const worthwhile = fixes.filter(({ id }) => tried.changes.some((change) => change.id === id))
  const sections = reportSections(tried, worthwhile)
  return withoutNumbers({ ...tried, sections, summary: sectionsText(sections) }, site.bsnNumbers)
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
