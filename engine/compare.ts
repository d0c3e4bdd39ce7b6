/** 2 to 10 reports side by side: who is ahead, in what, and which change would win most. Pure, like the judgement. */
import { type AuditReport, KNOWN_FIELDS, type KnownField } from './report.ts'
import { changesOf } from './report-text.ts'

/** Closer than this is a draw: the score is not that precise. */
const MARGIN = 3

export interface ComparedSite {
  url: string
  website_live: boolean
  total_score: number | null
  known_fields_count: number
  sources_analyzed: AuditReport['sources_analyzed']
  summary: string
}

export interface Comparison {
  client_analysis: ComparedSite
  results: ComparedSite[]
  /** The URL of the site that is ahead; null where nobody clearly is. */
  winner: string | null
  conclusion: string
  /** Which of the 15 fields each site has, and the points of each check, in the order of client and results. */
  fields: Record<KnownField, boolean[]>
  checks: { id: string; title: string; points: (number | null)[]; maxPoints: number }[]
}

export function compareReports(own: AuditReport, others: AuditReport[]): Comparison {
  const all = [own, ...others]
  const winner = winnerOf(all)
  return {
    client_analysis: site(own),
    results: others.map(site),
    winner: winner?.url ?? null,
    conclusion: conclude(own, others, winner),
    fields: Object.fromEntries(
      KNOWN_FIELDS.map((field) => [field, all.map((report) => report.known_fields[field])]),
    ) as Comparison['fields'],
    checks: own.checks.map((check) => ({
      id: check.id,
      title: check.title,
      maxPoints: check.maxPoints,
      points: all.map((report) => {
        const same = report.checks.find(({ id }) => id === check.id)
        return same?.measured ? same.points : null
      }),
    })),
  }
}

function site(report: AuditReport): ComparedSite {
  const { url, website_live, score, known_fields_count, sources_analyzed, summary } = report
  return { url, website_live, total_score: score, known_fields_count, sources_analyzed, summary }
}

/** The highest score, more known fields breaking a tie; within the margin there is no winner. */
function winnerOf(reports: AuditReport[]): AuditReport | null {
  const ranked = reports
    .filter((report) => report.score !== null)
    .sort((a, b) => b.score! - a.score! || b.known_fields_count - a.known_fields_count)
  const [first, second] = ranked
  if (!first || !second) return first ?? null
  if (first.score === second.score && first.known_fields_count > second.known_fields_count) return first
  return first.score! - second.score! >= MARGIN ? first : null
}

function conclude(own: AuditReport, others: AuditReport[], winner: AuditReport | null): string {
  const say = (nl: string, en: string) => (own.language === 'nl' ? nl : en)
  if ([own, ...others].every((report) => report.score === null)) {
    return say(
      'Geen van de websites gaf antwoord; er valt niets te vergelijken.',
      'None of the websites answered; there is nothing to compare.',
    )
  }
  const parts: string[] = []
  if (winner === own)
    parts.push(
      say(`Je website staat voor met ${own.score} van 100.`, `Your website is ahead with ${own.score} out of 100.`),
    )
  else if (winner)
    parts.push(
      say(
        `${winner.url} staat voor met ${winner.score} van 100; jij hebt ${shown(own, say)}.`,
        `${winner.url} is ahead with ${winner.score} out of 100; you have ${shown(own, say)}.`,
      ),
    )
  else
    parts.push(
      say(
        `Er is geen duidelijke winnaar: de hoogste scores liggen minder dan ${MARGIN} punten uit elkaar.`,
        `There is no clear winner: the highest scores are less than ${MARGIN} points apart.`,
      ),
    )

  const best = winner && winner !== own ? [winner] : others
  const fields = KNOWN_FIELDS.filter(
    (field) => !own.known_fields[field] && best.some((other) => other.known_fields[field]),
  )
  if (fields.length)
    parts.push(
      say(
        `Gegevens die anderen wel noemen en jij niet: ${fields.join(', ')}.`,
        `Fields that others state and you do not: ${fields.join(', ')}.`,
      ),
    )
  const behind = own.checks.filter(
    (check) =>
      check.measured &&
      check.category !== 'bekende-gegevens' &&
      best.some(
        (other) => (other.checks.find(({ id, measured }) => id === check.id && measured)?.points ?? 0) > check.points,
      ),
  )
  if (behind.length)
    parts.push(
      say(
        `Punten waarop je achterloopt: ${behind.map((check) => check.title).join(', ')}.`,
        `Points on which you are behind: ${behind.map((check) => check.title).join(', ')}.`,
      ),
    )
  const change = changesOf(own)[0]
  if (change)
    parts.push(
      say(`De verandering die het meest oplevert: ${change.advice}`, `The change worth most: ${change.advice}`),
    )
  return parts.join(' ')
}

function shown(report: AuditReport, say: (nl: string, en: string) => string): string {
  return report.score === null ? say('geen score', 'no score') : String(report.score)
}
