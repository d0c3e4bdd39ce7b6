/** What a customer sees of a report: everything, or for Gratis the first half of the sections and no advice. */
import { knownFieldCheckId } from '#engine/known-fields.ts'
import type { HomeOutcomeId } from '#engine/outcomes.ts'
import {
  type AuditReport,
  type CheckResult,
  KNOWN_FIELDS,
  type KnownField,
  type NotRead,
  type ReportSection,
} from '#engine/report.ts'
import { reportSections } from '#engine/report-text.ts'
import { FIELD_NAMES, SOURCE_NAMES } from '#engine/wording.ts'

/** What the website says in two ways: the field and each place by the names that people use. */
export interface ConflictView {
  field: string
  values: { value: string; source: string; page: string; snippet: string }[]
}

import type { Revision } from './revision.rules.ts'

export interface AnalysisView {
  url: string
  /** Null where we were turned away, and cannot know. */
  websiteLive: boolean | null
  outcome?: HomeOutcomeId
  notRead?: NotRead
  score: number | null
  rubricVersion: string
  takenAt: string
  knownFields: AuditReport['known_fields']
  knownFieldsCount: number
  /** With what only the public profile states; absent where there was none. */
  knownFieldsWithProfile?: number
  /** The fields that the website itself does not state. */
  onlyInProfile: KnownField[]
  /** The fields of which it could not be proven that they are missing. */
  probable: KnownField[]
  checks: CheckResult[]
  gates: AuditReport['gates']
  conflicts: ConflictView[]
  consequences: AuditReport['consequences']
  sources: AuditReport['sources_analyzed']
  /** The sections that this plan may read. */
  sections: ReportSection[]
  /** What 'Klopt dit niet?' changed. */
  revision?: Revision
  /** How many sections were held back: they are not in here at all. */
  hiddenSections: number
}

/** `full` is what the plan allows; without it half of the sections, rounded up, and no advice leave the server. */
export function analysisView(report: StoredReport, full: boolean): AnalysisView {
  const all = sectionsOf(report)
  // Why nothing could be measured is for everyone.
  const sections = full || report.score === null ? all : all.slice(0, Math.ceil(all.length / 2))
  return {
    url: report.url,
    websiteLive: report.website_live,
    ...(report.outcome ? { outcome: report.outcome } : {}),
    ...(report.not_read ? { notRead: report.not_read } : {}),
    score: report.score,
    rubricVersion: report.rubric_version,
    takenAt: report.taken_at,
    knownFields: report.known_fields,
    knownFieldsCount: report.known_fields_count,
    ...(report.known_fields_with_profile === undefined
      ? {}
      : { knownFieldsWithProfile: report.known_fields_with_profile }),
    onlyInProfile: KNOWN_FIELDS.filter((field) => outcomeOf(report, field) === 'only-profile'),
    probable: KNOWN_FIELDS.filter((field) =>
      /^(?:probably|needs-javascript|niet-gemeten)$/.test(outcomeOf(report, field) ?? ''),
    ),
    checks: full ? report.checks : report.checks.map(({ advice: _, ...check }) => check),
    gates: report.gates,
    conflicts: report.conflicts.map(conflictView),
    consequences: full ? report.consequences : [],
    sources: report.sources_analyzed,
    sections,
    ...(report.revision ? { revision: report.revision } : {}),
    hiddenSections: all.length - sections.length,
  }
}

function conflictView({ field, values }: AuditReport['conflicts'][number]): ConflictView {
  return {
    field: FIELD_NAMES[field].nl,
    values: values.map((one) => ({ ...one, source: SOURCE_NAMES[one.source].nl })),
  }
}

/** A report from before there were sections holds all that they are made of, except the code to paste. */
function sectionsOf(report: StoredReport): ReportSection[] {
  if (report.sections) return report.sections
  const says =
    report.language === 'nl'
      ? 'Dit is een ouder rapport: de code om over te nemen staat er niet meer bij. Een nieuwe analyse heeft die wel.'
      : 'This is an older report: the code to paste no longer stands with it. A new analysis has it.'
  const { changes } = report
  return reportSections({ ...report, changes: changes ?? [], sections: [] }, [])
    .filter(({ id }) => id !== 'changes' || changes !== undefined)
    .map((section) =>
      section.id === 'assistants'
        ? { ...section, blocks: [...section.blocks, { kind: 'sentence', text: says }] }
        : section,
    )
}

/** As it is kept: with what a revision changed, and perhaps from before there were sections. */
export type StoredReport = Omit<AuditReport, 'sections' | 'changes'> &
  Partial<Pick<AuditReport, 'sections' | 'changes'>> & { revision?: Revision }

function outcomeOf(report: StoredReport, field: KnownField): string | undefined {
  return report.checks.find(({ id }) => id === knownFieldCheckId(field))?.outcome
}
