/** The report of a website that is too heavy to read within our limits: requests and their status, without any of its text. */

import type { SiteEvidence } from '#engine/evidence.ts'
import { outcomeOfHome } from '#engine/extract/page/home-outcome.ts'
import { factOf } from '#engine/known-fields.ts'
import { OUTCOME_KINDS } from '#engine/outcomes.ts'
import { notReadOf } from '#engine/report/not-read.ts'
import { type AuditReport, KNOWN_FIELDS, type KnownField } from '#engine/report/report.ts'
import { sectionsText } from '#engine/report/report-text.ts'
import { shortReport } from '#engine/report/short-report.ts'
import type { Robots } from '#engine/visit/robots.ts'
import { ASSISTANTS } from './consequences.ts'
import { sourcesOf } from './judge.ts'
import type { JudgeOptions } from './judge-options.ts'
import { RUBRIC, RUBRIC_VERSION } from './rubric.ts'
import { unmeasured } from './score.ts'

const NOBODY: Robots = { access: 'rules', groups: [], sitemaps: [] }

export function unreadReport(evidence: SiteEvidence, { language = 'nl', profileFacts }: JudgeOptions): AuditReport {
  const outcome = outcomeOfHome({ evidence, page: null, robots: NOBODY, tooHeavy: true })
  const notRead = notReadOf(outcome, language)!
  const unread = (name: string) =>
    language === 'nl'
      ? `De website is niet gelezen; wat ${name} te zien krijgt, is niet gemeten.`
      : `The website was not read; what ${name} gets to see was not measured.`
  const report: AuditReport = {
    url: evidence.url,
    website_live: OUTCOME_KINDS[outcome.id].live,
    score: null,
    outcome: outcome.id,
    not_read: notRead,
    rubric_version: RUBRIC_VERSION,
    language,
    taken_at: evidence.takenAt,
    known_fields_count: 0,
    known_fields: Object.fromEntries(KNOWN_FIELDS.map((field) => [field, false])) as Record<KnownField, boolean>,
    ...(profileFacts
      ? { known_fields_with_profile: KNOWN_FIELDS.filter((field) => factOf(profileFacts, field)).length }
      : {}),
    facts: {},
    conflicts: [],
    checks: RUBRIC.map((check) => unmeasured(check, language, notRead.cause)),
    gates: [],
    consequences: ASSISTANTS.map(({ assistant, name, crawler }) => ({
      assistant,
      token: crawler?.token ?? null,
      status: 'unknown',
      says: unread(name),
    })),
    sources_analyzed: sourcesOf(evidence, language),
    analysis_failure: 'analysis-too-heavy',
    changes: [],
    sections: [],
    summary: '',
  }
  const sections = shortReport(report, notRead)
  return { ...report, sections, summary: sectionsText(sections) }
}
