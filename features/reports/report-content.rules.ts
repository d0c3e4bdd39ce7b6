/** Makes the content of a report from what is stored: the analysis, the report of the month before, and the scores until then. */
import { factOf, knownFieldCheckId, shownField } from '#engine/known-fields.ts'
import { KNOWN_FIELDS, type KnownField, type Language, type ReportSection } from '#engine/report/report.ts'
import { CATEGORY_NAMES } from '#engine/report/report-text.ts'
import { SOURCE_NAMES } from '#engine/wording.ts'
import { type AnalysisView, analysisView, type CheckView, type StoredReport } from '#features/analyses/analysis-view.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import { scoreWord } from '#features/analyses/score-words.ts'
import { changeOf } from '#features/analyses/since-last-month.ts'
import { whoDoes } from '#features/analyses/who-does.rules.ts'
import type { ComparisonView } from '#features/comparisons/comparison-view.ts'
import { hostOf } from '#features/domains/host.ts'
import { REPORT_CONTENT_VERSION, type ReportContent } from './report-content.schema.ts'

export interface ReportParts {
  report: StoredReport
  company: string
  /** `2026-11`. */
  period: string
  /** Whether the plan shows everything. */
  full: boolean
  /** The last report with a score of an earlier month; of the same website. */
  previous: StoredReport | null
  /** Oldest first; later ones than the report are left out. */
  history: PastScore[]
  comparison: Pick<ComparisonView, 'finishedAt' | 'sites' | 'winner' | 'conclusion'> | null
}

export function reportContent({ report, previous, full, ...about }: ReportParts): ReportContent {
  const view = analysisView(report, full)
  const { language } = report
  return {
    version: REPORT_CONTENT_VERSION,
    language,
    company: about.company,
    host: URL.canParse(report.url) ? hostOf(new URL(report.url)) : report.url,
    url: report.url,
    takenAt: utc(report.taken_at),
    period: about.period,
    score: report.score,
    scoreWord: report.score === null ? null : SCORE_WORDS[language][scoreWord(report.score)],
    rubricVersion: report.rubric_version,
    notRead: view.notRead ? { ...view.notRead, consequence: view.notRead.consequence ?? null } : null,
    ceilings: view.gates,
    previous: previousOf(report, view, previous, full),
    strengths: strengthsOf(view.sections),
    todo: view.changes.map((change) => ({
      id: change.id,
      category: change.category,
      says: change.says,
      points: change.points,
      from: change.from,
      to: change.to,
      who: whoDoes(change) === 'jij' ? 'owner' : 'builder',
      code: change.code ?? null,
    })),
    known: {
      found: view.knownFieldsCount,
      of: KNOWN_FIELDS.length,
      withProfile: view.knownFieldsWithProfile ?? null,
    },
    facts: KNOWN_FIELDS.map((field) => factRow(report, view, field)),
    categories: categoriesOf(view, language),
    assistants: view.consequences.map(({ assistant, status, says, change }) => ({
      id: assistant,
      status,
      says,
      change: change ?? null,
    })),
    sources: view.sources.map(({ url, status, problem }) => ({ url, status, problem })),
    history: about.history
      .map((past) => ({ ...past, takenAt: utc(past.takenAt) }))
      .filter(({ takenAt }) => takenAt <= utc(report.taken_at))
      .map(({ takenAt, score, rubricVersion }) => ({ takenAt, score, rubricVersion })),
    comparison: about.comparison && {
      finishedAt: utc(about.comparison.finishedAt),
      sites: about.comparison.sites.map((site, at) => ({
        url: site.url,
        isOwn: at === 0,
        score: site.total_score,
        knownFields: site.known_fields_count,
      })),
      winner: about.comparison.winner,
      conclusion: about.comparison.conclusion,
    },
    hiddenSections: view.hiddenSections,
  }
}

const SCORE_WORDS = {
  nl: { goed: 'goed', matig: 'matig', zwak: 'zwak' },
  en: { goed: 'good', matig: 'fair', zwak: 'weak' },
} as const satisfies Record<Language, Record<ReturnType<typeof scoreWord>, string>>

const utc = (moment: string) => new Date(moment).toISOString()

type Previous = NonNullable<ReportContent['previous']>

function previousOf(
  report: StoredReport,
  view: AnalysisView,
  previous: StoredReport | null,
  full: boolean,
): ReportContent['previous'] {
  if (!previous || previous.score === null) return null
  const comparable = previous.rubric_version === report.rubric_version
  const before = analysisView(previous, full)
  return {
    takenAt: utc(previous.taken_at),
    score: previous.score,
    comparable,
    direction:
      comparable && report.score !== null ? changeOf({ from: previous.score, to: report.score }).direction : null,
    ceilings: previous.gates.map(({ id }) => id),
    changes:
      comparable && report.score !== null ? changedChecks({ report: previous, view: before }, { report, view }) : [],
  }
}

interface Viewed {
  report: StoredReport
  view: AnalysisView
}

/** A check whose points or fact differ. A sentence about the same outcome may change without news. */
function changedChecks(was: Viewed, is: Viewed): Previous['changes'] {
  const earlier = new Map(was.view.checks.map((check) => [check.id, check]))
  return is.view.checks.flatMap((check) => {
    const old = earlier.get(check.id)
    if (!old) return []
    const before = stateOf(old, was.report, is.report.language)
    const after = stateOf(check, is.report, is.report.language)
    const isSame = before.measured === after.measured && before.points === after.points && before.value === after.value
    return isSame ? [] : [{ id: check.id, category: check.category, title: check.title, before, after }]
  })
}

function stateOf(check: CheckView, report: StoredReport, language: Language): Previous['changes'][number]['before'] {
  const field = KNOWN_FIELDS.find((name) => knownFieldCheckId(name) === check.id)
  const isKnown = field && report.known_fields[field] && factOf(report.facts, field)
  return {
    measured: check.measured,
    points: check.points,
    maxPoints: check.maxPoints,
    value: isKnown ? shownField(report.facts, field, language) : null,
    says: report.language === language ? (check.says ?? null) : null,
  }
}

function strengthsOf(sections: ReportSection[]): string[] {
  const good = sections.find(({ id }) => id === 'good')
  return (good?.blocks ?? []).flatMap((block) => (block.kind === 'list' ? block.items : []))
}

function factRow(report: StoredReport, view: AnalysisView, field: KnownField): ReportContent['facts'][number] {
  const fact = view.knownFields[field] ? factOf(report.facts, field) : undefined
  const at = view.knownSources[field]
  const state = view.knownFields[field]
    ? 'found'
    : view.onlyInProfile.includes(field)
      ? 'only-profile'
      : view.probable.includes(field)
        ? 'unsure'
        : 'missing'
  return {
    id: field,
    name: view.checks.find(({ id }) => id === knownFieldCheckId(field))?.title ?? field,
    state,
    value: view.knownValues[field] ?? null,
    page: at?.page ?? null,
    source: at?.source && fact ? SOURCE_NAMES[fact.source][report.language] : null,
  }
}

function categoriesOf(view: AnalysisView, language: Language): ReportContent['categories'] {
  const ids = [...new Set(view.checks.map(({ category }) => category))]
  return ids.map((id) => {
    const checks = view.checks.filter(({ category }) => category === id)
    const measured = checks.filter((check) => check.measured)
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    return {
      id,
      name: CATEGORY_NAMES[id][language],
      points: sum(measured.map(({ points }) => points)),
      maxPoints: sum(measured.map(({ maxPoints }) => maxPoints)),
      shown: checks.every(({ says }) => says !== undefined),
      checks: checks.map((check) => ({
        id: check.id,
        title: check.title,
        measured: check.measured,
        points: check.points,
        maxPoints: check.maxPoints,
        evidenceClass: check.evidenceClass ?? null,
        says: check.says ?? null,
        advice: check.advice ?? null,
        evidence: check.evidence ?? [],
        source: check.source ?? null,
      })),
    }
  })
}
