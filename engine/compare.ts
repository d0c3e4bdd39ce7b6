/** Compares a report with 1 to 10 others: who is ahead, in what, and which change is worth most. A pure function. */

import {
  type AuditReport,
  type Category,
  type CheckResult,
  KNOWN_FIELDS,
  type KnownField,
  type NotRead,
} from '#engine/report/report.ts'
import { changeLine } from '#engine/report/report-text.ts'
import { withoutWww } from './fetch/same-site.ts'
import { knownFieldCheckId } from './known-fields.ts'

/** A difference this small decides nothing: the score is not more precise than this. */
const MARGIN = 3
/** More items would make the sentence too long; the differences list all of them. */
const NAMED_CHECKS = 6

export interface ComparedSite {
  url: string
  website_live: boolean | null
  total_score: number | null
  known_fields_count: number
  /** With the public profile as one more source; only where the site's company has one. */
  known_fields_with_profile?: number
  /** Why there is no score, and what to do; only where the home page was not read. */
  not_read?: NotRead
  sources_analyzed: AuditReport['sources_analyzed']
  sections: AuditReport['sections']
  /** The sections as plain text. */
  summary: string
}

export interface ComparedCheck {
  id: string
  category: Category
  title: string
  maxPoints: number
  /** One value per site; null where it was not measured. */
  points: (number | null)[]
  /** What the own site can do about it. */
  advice?: string
}

export interface Comparison {
  client_analysis: ComparedSite
  results: ComparedSite[]
  /** The URL of the site that is ahead; null when no site clearly is. */
  winner: string | null
  /** In the language of the own report; the first paragraph says who is ahead. */
  conclusion: string
  /** Which of the 15 fields each site has, in the order of client and results; null where the site was not read. */
  fields: Record<KnownField, (boolean | null)[]>
  /** All checks but those of the known fields, in the same order. */
  checks: ComparedCheck[]
}

export function compareReports(own: AuditReport, others: AuditReport[]): Comparison {
  const all = [own, ...others]
  const winner = winnerOf(all)
  const checks = own.checks
    .filter((check) => check.category !== 'bekende-gegevens')
    .map((check) => comparedCheck(check, all))
  const fields = Object.fromEntries(
    KNOWN_FIELDS.map((field) => [field, all.map((report) => knownIn(report, field))]),
  ) as Comparison['fields']
  return {
    client_analysis: comparedSite(own),
    results: others.map(comparedSite),
    winner: winner?.url ?? null,
    conclusion: [verdict(all, winner), ...unread(others, own), ...lessons(own, fields, checks)].join('\n\n'),
    fields,
    checks,
  }
}

/** 'level': no other site is better, and some are worse. 'equal': no measured difference. */
export type Standing = 'behind' | 'ahead' | 'level' | 'equal'

/** How the own site, the first value, compares with the others. Values that were not measured do not count. */
export function standingOf(values: readonly (number | boolean | null)[]): Standing {
  const [own = null, ...others] = values
  const measured = others.filter((value) => value !== null)
  if (own === null || measured.every((value) => value === own)) return 'equal'
  if (measured.some((value) => value > own)) return 'behind'
  return measured.includes(own) ? 'level' : 'ahead'
}

function comparedSite(report: AuditReport): ComparedSite {
  const { url, website_live, score, known_fields_count, known_fields_with_profile, not_read, sources_analyzed } = report
  return {
    url,
    website_live,
    total_score: score,
    known_fields_count,
    ...(known_fields_with_profile === undefined ? {} : { known_fields_with_profile }),
    ...(not_read && score === null ? { not_read } : {}),
    sources_analyzed,
    sections: report.sections,
    summary: report.summary,
  }
}

function comparedCheck({ id, category, title, maxPoints, advice }: CheckResult, all: AuditReport[]): ComparedCheck {
  const points = all.map((report) => {
    const same = report.score === null ? undefined : report.checks.find((check) => check.id === id)
    return same?.measured ? same.points : null
  })
  return { id, category, title, maxPoints, points, ...(advice ? { advice } : {}) }
}

/** A website that was not read is unknown: it neither has a field nor lacks it. */
function knownIn(report: AuditReport, field: KnownField): boolean | null {
  if (report.score === null) return null
  const outcome = report.checks.find(({ id }) => id === knownFieldCheckId(field))?.outcome
  // A comparison does not call a field missing that is probably there.
  return outcome === 'probably' || outcome === 'niet-gemeten' ? null : report.known_fields[field]
}

type Scored = AuditReport & { score: number }

/** A site without a score takes no part. */
function ranked(reports: AuditReport[]): Scored[] {
  return reports
    .filter((report): report is Scored => report.website_live !== false && report.score !== null)
    .sort((a, b) => b.score - a.score || b.known_fields_count - a.known_fields_count)
}

/** The highest score, more known fields breaking a tie; any other score within the margin means no winner. */
function winnerOf(reports: AuditReport[]): Scored | null {
  const [first, ...rest] = ranked(reports)
  if (!first) return null
  const isAhead = (other: Scored) =>
    first.score - other.score > MARGIN ||
    (first.score === other.score && first.known_fields_count > other.known_fields_count)
  return rest.every(isAhead) ? first : null
}

function verdict(all: AuditReport[], winner: Scored | null): string {
  const own = all[0]!
  const say = (nl: string, en: string) => (own.language === 'nl' ? nl : en)
  const [first, second] = ranked(all)
  if (!first) {
    return say(
      'Geen duidelijke winnaar: geen van de websites kon worden gelezen.',
      'No clear winner: none of the websites could be read.',
    )
  }
  if (!winner) {
    return say(
      `Er is geen duidelijke winnaar: de hoogste scores, ${first.score} en ${second!.score}, liggen binnen ${MARGIN} punten van elkaar.`,
      `There is no clear winner: the highest scores, ${first.score} and ${second!.score}, are within ${MARGIN} points of each other.`,
    )
  }
  const tie =
    winner.score === second?.score
      ? say(
          ` De scores zijn gelijk; het aantal bekende gegevens geeft de doorslag.`,
          ` The scores are equal; the number of known fields decides.`,
        )
      : ''
  if (winner === own) {
    return say(
      `Jouw website staat het sterkst, met ${winner.score} van 100.${tie}`,
      `Your website is the strongest, with ${winner.score} out of 100.${tie}`,
    )
  }
  const mine =
    own.score === null
      ? say('jouw website kon niet worden gelezen', 'your website could not be read')
      : say(`jij hebt ${own.score}`, `you have ${own.score}`)
  return say(
    `${siteName(winner)} staat het sterkst, met ${winner.score} van 100; ${mine}.${tie}`,
    `${siteName(winner)} is the strongest, with ${winner.score} out of 100; ${mine}.${tie}`,
  )
}

/** Names the other sites that took no part because they were not read. */
function unread(others: AuditReport[], own: AuditReport): string[] {
  const names = others.filter(({ score }) => score === null).map(siteName)
  if (names.length === 0) return []
  return [
    own.language === 'nl'
      ? `Niet gemeten, en daarom buiten de vergelijking: ${listed(names, own)}.`
      : `Not measured, and so left out of the comparison: ${listed(names, own)}.`,
  ]
}

/** Where the customer is behind, and which change is worth most. */
function lessons(own: AuditReport, fields: Comparison['fields'], checks: ComparedCheck[]): string[] {
  const say = (nl: string, en: string) => (own.language === 'nl' ? nl : en)
  const missing = KNOWN_FIELDS.filter((field) => standingOf(fields[field]) === 'behind')
  const behind = checks.filter(({ points }) => standingOf(points) === 'behind').sort((a, b) => gap(b) - gap(a))
  const out: string[] = []
  if (own.score === null) return own.not_read ? [`${own.not_read.cause} ${own.not_read.advice}`] : []
  if (missing.length === 0 && behind.length === 0 && own.score !== null) {
    out.push(say('Je loopt op geen enkel punt achter.', 'You are behind on no point.'))
  }
  if (missing.length > 0) {
    out.push(
      say(
        `Gegevens die anderen wel noemen en jij niet: ${listed(missing, own)}.`,
        `Fields that others state and you do not: ${listed(missing, own)}.`,
      ),
    )
  }
  if (behind.length > 0) {
    const left = behind.length - NAMED_CHECKS
    const more = left > 0 ? [say(`nog ${left} andere`, `${left} more`)] : []
    const titles = listed([...behind.slice(0, NAMED_CHECKS).map(({ title }) => title), ...more], own)
    out.push(say(`Onderdelen waarop je achterloopt: ${titles}.`, `Checks in which you are behind: ${titles}.`))
  }
  const [change] = own.changes
  if (change) {
    const { points } = change
    const line = changeLine(change, own.language)
    const worth =
      points > 0
        ? say(` (${points} ${points === 1 ? 'punt' : 'punten'})`, ` (${points} ${points === 1 ? 'point' : 'points'})`)
        : ''
    out.push(say(`De verandering die het meest oplevert${worth}: ${line}`, `The change worth most${worth}: ${line}`))
  }
  return out
}

function gap({ points }: ComparedCheck): number {
  return Math.max(...points.map((value) => value ?? Number.NEGATIVE_INFINITY)) - (points[0] ?? 0)
}

function listed(names: string[], { language }: AuditReport): string {
  return new Intl.ListFormat(language).format(names)
}

function siteName({ url }: AuditReport): string {
  return withoutWww(new URL(url).host)
}
