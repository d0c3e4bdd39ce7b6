/** A report, or a comparison of several, as text for a terminal. */
import type { Comparison } from '#engine/compare.ts'
import { factOf, knownFieldCheckId, shownValue } from '#engine/known-fields.ts'
import { type AuditReport, type Category, KNOWN_FIELDS } from './report.ts'
import { CATEGORY_NAMES, changeLine } from './report-text.ts'

const WIDTH = 96

export function plainReport(report: AuditReport): string {
  const { language } = report
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const out: string[] = []
  const score = report.score === null ? say('niet gemeten', 'not measured') : `${report.score}/100`
  out.push(
    '',
    `${report.url}`,
    `${say('AI-vindbaarheid', 'AI findability')}: ${score}   ${say('bekende gegevens', 'known fields')}: ${report.known_fields_count}/15   ${say('rubriek', 'rubric')} ${report.rubric_version}`,
  )
  if (report.not_read) {
    const { cause, consequence, advice, who } = report.not_read
    out.push('', ...wrap(cause, '  '), ...(consequence ? wrap(consequence, '  ') : []))
    out.push(...wrap(`${say('Wie', 'Who')}: ${who}. ${advice}`, '  '))
  }
  if (report.score === null) return printable([...out, ...sourceLines(report)])
  for (const gate of report.gates) out.push(...wrap(`! ${gate.says}`, '  '))

  for (const category of Object.keys(CATEGORY_NAMES) as Category[]) {
    const checks = report.checks.filter((check) => check.category === category)
    if (checks.length === 0) continue
    const measured = checks.filter((check) => check.measured)
    const won = measured.reduce((sum, check) => sum + Math.max(0, check.points), 0)
    const most = measured.reduce((sum, check) => sum + check.maxPoints, 0)
    out.push(
      '',
      `${CATEGORY_NAMES[category][language]}  ${most === 0 ? say('niet gemeten', 'not measured') : `${won}/${most}`}`,
    )
    if (category === 'bekende-gegevens') out.push(...fieldLines(report))
    else for (const check of checks) out.push(...wrap(`${mark(check)} ${check.says} [${check.evidenceClass}]`, '  '))
  }

  const changes = report.changes.slice(0, 3)
  if (changes.length) {
    out.push('', say('De drie veranderingen die het meest opleveren', 'The three changes worth most'))
    for (const [i, change] of changes.entries()) out.push(...wrap(`${i + 1}. ${changeLine(change, language)}`, '  '))
  }
  out.push('', say('Per assistent', 'By assistant'))
  for (const one of report.consequences)
    out.push(...wrap(`${one.assistant}: ${one.says}${one.change ? ` ${one.change}` : ''}`, '  '))
  if (report.conflicts.length) {
    out.push('', say('Tegenstrijdig', 'Contradictions'))
    for (const conflict of report.conflicts)
      out.push(
        ...wrap(`${conflict.field}: ${conflict.values.map((one) => `${one.value} (${one.source})`).join(' ≠ ')}`, '  '),
      )
  }
  return printable([...out, ...sourceLines(report)])
}

function sourceLines({ sources_analyzed, language }: AuditReport): string[] {
  const lines = sources_analyzed.map((source) => {
    const time = source.time === null ? '' : `, ${source.time} ms`
    return `  ${source.url}  ${source.status ?? '-'}, ${source.bytes} bytes${time}${source.problem ? `  ${source.problem}` : ''}`
  })
  return ['', language === 'nl' ? 'Bronnen' : 'Sources', ...lines]
}

/** Text of strangers: no control characters reach the terminal. */
function printable(lines: string[]): string {
  return `${lines.map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ')).join('\n')}\n`
}

export function plainComparison({ client_analysis, results, conclusion, fields, checks }: Comparison): string {
  const sites = [client_analysis, ...results]
  const cell = (value: string | number) => String(value).padStart(6)
  const row = (label: string, values: (string | number)[]) =>
    `${label.slice(0, 40).padEnd(41)}${values.map(cell).join('')}`
  return printable([
    '',
    ...sites.map((site, i) => `${i + 1}. ${site.url}`),
    '',
    row(
      '',
      sites.map((_, i) => i + 1),
    ),
    row(
      'score / 100',
      sites.map((site) => site.total_score ?? '–'),
    ),
    row(
      '15',
      sites.map((site) => (site.total_score === null ? '–' : site.known_fields_count)),
    ),
    ...KNOWN_FIELDS.map((field) =>
      row(
        `  ${field}`,
        fields[field].map((known) => (known === null ? '?' : known ? '✓' : '·')),
      ),
    ),
    ...checks
      .filter((check) => check.maxPoints > 0 && !check.id.startsWith('known-'))
      .map((check) =>
        row(
          `${check.title} (${check.maxPoints})`,
          check.points.map((points) => points ?? '?'),
        ),
      ),
    '',
    ...wrap(conclusion, ''),
  ])
}

function fieldLines(report: AuditReport): string[] {
  return KNOWN_FIELDS.map((field) => {
    const fact = factOf(report.facts, field)
    const value = fact ? `${shownValue(fact).replace(/\s+/g, ' ').slice(0, 56)}  (${fact.source})` : '–'
    const check = report.checks.find(({ id }) => id === knownFieldCheckId(field))
    const unclear = !fact && check && !['unknown', 'only-profile'].includes(check.outcome)
    const mark = report.known_fields[field] ? '✓' : unclear ? '?' : '·'
    return `  ${mark} ${field.padEnd(20)} ${unclear ? check.says.slice(check.title.length + 2) : value}`.slice(0, 180)
  })
}

function mark({ measured, points, maxPoints }: AuditReport['checks'][number]): string {
  if (!measured) return '   ?  '
  return maxPoints === 0 && points === 0 ? '   i  ' : `${String(points).padStart(3)}/${String(maxPoints).padEnd(2)}`
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > WIDTH) {
      lines.push(line)
      line = `      ${word}`
    } else line = line ? `${line} ${word}` : word
  }
  lines.push(line)
  return lines.map((one) => indent + one)
}
