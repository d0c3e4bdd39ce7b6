/** What a customer sees of a report: everything, or what Gratis sees. A view does not contain what is hidden. */
import { factOf, knownFieldCheckId, shownField } from '#engine/known-fields.ts'
import type { HomeOutcomeId } from '#engine/outcomes.ts'
import {
  type AuditReport,
  type Category,
  type CheckResult,
  KNOWN_FIELDS,
  type KnownField,
  type NotRead,
  type ReportChange,
  type ReportSection,
  type WebsiteSystem,
} from '#engine/report/report.ts'
import { reportSections } from '#engine/report/report-text.ts'
import { FIELD_NAMES, SOURCE_NAMES } from '#engine/wording.ts'
import {
  type Difference,
  type DifferenceView,
  differenceView,
  type Revision,
  type RevisionView,
} from './revision.rules.ts'

/** A fact that the website states in two ways: the field and the places, named as people name them. */
export interface ConflictView {
  field: string
  values: { value: string; source: string; page: string; snippet: string }[]
}

/** A check with its name and points. Its findings are absent if the plan may not see them. */
export type CheckView = Pick<CheckResult, 'id' | 'category' | 'title' | 'measured' | 'points' | 'maxPoints'> &
  Partial<CheckResult>

export interface AnalysisView {
  url: string
  /** Null when the site refused us, so that we cannot know. */
  websiteLive: boolean | null
  outcome?: HomeOutcomeId
  notRead?: NotRead
  score: number | null
  rubricVersion: string
  takenAt: string
  /** All fields, in the order of the screens. */
  knownFields: AuditReport['known_fields']
  knownFieldsCount: number
  /** What the website states, one line per field. */
  knownValues: Partial<Record<KnownField, string>>
  /** Where each of them was found: the page, and what there says it where the plan may see that. */
  knownSources: Partial<Record<KnownField, { page: string; source?: string }>>
  /** With what only the public profile states; absent where there was none. */
  knownFieldsWithProfile?: number
  /** The fields that the website itself does not state. */
  onlyInProfile: KnownField[]
  /** The fields that could not be proven missing. */
  probable: KnownField[]
  checks: CheckView[]
  gates: AuditReport['gates']
  conflicts: ConflictView[]
  consequences: AuditReport['consequences']
  sources: AuditReport['sources_analyzed']
  /** The changes worth most, the first first: Gratis sees three. */
  changes: ReportChange[]
  /** With which system the website was made; null where it was not recognised. */
  system: WebsiteSystem | null
  /** The sections that this plan may read. */
  sections: ReportSection[]
  /** What 'Klopt dit niet?' changed. */
  revision?: RevisionView
  /** What changed since the report before it. */
  difference?: DifferenceView
  /** How many sections were held back: they are not in here at all. */
  hiddenSections: number
}

/** The categories that Gratis may read; of the others it sees only the checks' names and points. */
const FREE_CATEGORIES: Category[] = ['toegang', 'leesbaar']
const FREE_CHANGES = 3
const FREE_SECTIONS: ReportSection['id'][] = ['good', 'changes', ...FREE_CATEGORIES]

/** `full`: the plan shows everything. */
export function analysisView(report: StoredReport, full: boolean): AnalysisView {
  const all = sectionsOf(report)
  const mayRead = (category: Category | undefined) =>
    full || (category !== undefined && FREE_CATEGORIES.includes(category))
  // Every plan sees why nothing could be measured.
  const whole = full || report.score === null
  const sections = whole ? all : all.filter(({ id }) => FREE_SECTIONS.includes(id))
  const shownUrls = new Set([
    ...(report.pages_read ?? []),
    ...report.checks.flatMap(({ category, evidence }) => (mayRead(category) ? evidence.map(({ url }) => url) : [])),
  ])
  return {
    url: report.url,
    websiteLive: report.website_live,
    ...(report.outcome ? { outcome: report.outcome } : {}),
    ...(report.not_read ? { notRead: report.not_read } : {}),
    score: report.score,
    rubricVersion: report.rubric_version,
    takenAt: report.taken_at,
    knownFields: inOrder(report.known_fields),
    knownFieldsCount: report.known_fields_count,
    knownValues: Object.fromEntries(
      KNOWN_FIELDS.filter((field) => report.known_fields[field] && factOf(report.facts, field)).map((field) => [
        field,
        shownField(report.facts, field, report.language),
      ]),
    ),
    knownSources: Object.fromEntries(
      KNOWN_FIELDS.flatMap((field) => {
        const fact = report.known_fields[field] ? factOf(report.facts, field) : undefined
        if (!fact) return []
        return [[field, { page: fact.page, ...(full ? { source: SOURCE_NAMES[fact.source].nl } : {}) }]]
      }),
    ),
    ...(report.known_fields_with_profile === undefined
      ? {}
      : { knownFieldsWithProfile: report.known_fields_with_profile }),
    onlyInProfile: KNOWN_FIELDS.filter((field) => outcomeOf(report, field) === 'only-profile'),
    probable: KNOWN_FIELDS.filter((field) =>
      /^(?:probably|needs-javascript|niet-gemeten)$/.test(outcomeOf(report, field) ?? ''),
    ),
    checks: report.checks.map((check) => (mayRead(check.category) ? check : nameAndPoints(check))),
    gates: report.gates,
    conflicts: full ? report.conflicts.map(conflictView) : [],
    consequences: full ? report.consequences : [],
    // Only the pages of the facts and of the sections that are shown. A missing llms.txt, for instance, is a hidden finding.
    sources: whole ? report.sources_analyzed : report.sources_analyzed.filter(({ url }) => shownUrls.has(url)),
    changes: full
      ? (report.changes ?? [])
      : (report.changes ?? []).slice(0, FREE_CHANGES).map((change) => withoutHiddenCode(change, mayRead)),
    system: report.website_system ?? null,
    sections,
    ...(report.revision ? { revision: differenceView(report.revision, mayRead) } : {}),
    ...(report.difference ? { difference: differenceView(report.difference, mayRead) } : {}),
    hiddenSections: all.length - sections.length,
  }
}

/** jsonb does not keep the order of keys; screens list the fields in order. */
function inOrder(known: AuditReport['known_fields']): AuditReport['known_fields'] {
  return Object.fromEntries(KNOWN_FIELDS.map((field) => [field, known[field]])) as AuditReport['known_fields']
}

function nameAndPoints({ id, category, title, measured, points, maxPoints }: CheckResult): CheckView {
  return { id, category, title, measured, points, maxPoints }
}

function withoutHiddenCode({ code, ...change }: ReportChange, mayRead: (category: Category) => boolean): ReportChange {
  return code && mayRead(change.category) ? { ...change, code } : change
}

function conflictView({ field, values }: AuditReport['conflicts'][number]): ConflictView {
  return {
    field: FIELD_NAMES[field].nl,
    values: values.map((one) => ({ ...one, source: SOURCE_NAMES[one.source].nl })),
  }
}

/** A report from before there were sections has all the data for them, except the code to paste. */
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

/** As it is kept: with what changed since the one before it, and perhaps from before there were sections. */
export type StoredReport = Omit<AuditReport, 'sections' | 'changes'> &
  Partial<Pick<AuditReport, 'sections' | 'changes'>> & { revision?: Revision; difference?: Difference }

function outcomeOf(report: StoredReport, field: KnownField): string | undefined {
  return report.checks.find(({ id }) => id === knownFieldCheckId(field))?.outcome
}
