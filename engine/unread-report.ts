/** The report of a website that no limit of ours let us read: what was asked and how it answered, and nothing that it says. */
import { ASSISTANTS } from './consequences.ts'
import type { SiteEvidence } from './evidence.ts'
import { sourcesOf, unmeasured } from './judge.ts'
import type { JudgeOptions } from './judge-options.ts'
import { factOf } from './known-fields.ts'
import { type AuditReport, KNOWN_FIELDS, type KnownField, type Language, type ReportSection } from './report.ts'
import { sectionsText } from './report-text.ts'
import { RUBRIC, RUBRIC_VERSION } from './rubric.ts'

const TEXTS: Record<Language, { heading: string; says: string; assistant: (name: string) => string }> = {
  nl: {
    heading: 'Te zwaar om te lezen',
    says: 'De website kostte meer tijd of geheugen dan wij voor het lezen nemen. Er is niets gemeten, en er is geen score.',
    assistant: (name) => `De website was te zwaar om te lezen; wat ${name} te zien krijgt, is niet gemeten.`,
  },
  en: {
    heading: 'Too heavy to read',
    says: 'The website took more time or memory than we allow for reading. Nothing was measured, and there is no score.',
    assistant: (name) => `The website was too heavy to read; what ${name} gets to see was not measured.`,
  },
}

export function unreadReport(evidence: SiteEvidence, { language = 'nl', profileFacts }: JudgeOptions): AuditReport {
  const texts = TEXTS[language]
  const sections: ReportSection[] = [
    { id: 'good', heading: texts.heading, blocks: [{ kind: 'sentence', text: texts.says }] },
  ]
  return {
    url: evidence.url,
    website_live: evidence.home.status !== null || evidence.robots.status !== null,
    score: null,
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
    checks: RUBRIC.map((check) => unmeasured(check, language, texts.says)),
    gates: [],
    consequences: ASSISTANTS.map(({ assistant, name, crawler }) => ({
      assistant,
      token: crawler?.token ?? null,
      status: 'unknown',
      says: texts.assistant(name),
    })),
    sources_analyzed: sourcesOf(evidence, language),
    analysis_failure: 'analysis-too-heavy',
    sections,
    summary: sectionsText(sections),
  }
}
