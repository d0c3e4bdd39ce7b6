/** Report → text: the summary in sections, in Dutch and English. Fixes stand in fenced code blocks, ready to paste. */

import type { SiteReading } from './extract/read-site.ts'
import { fixesFor } from './fixes/fixes.ts'
import type { AuditReport, Category, CheckResult, Language } from './report.ts'

export const CATEGORY_NAMES: Record<Category, Record<Language, string>> = {
  toegang: { nl: 'Toegang', en: 'Access' },
  leesbaar: { nl: 'Leesbaar zonder JavaScript', en: 'Readable without JavaScript' },
  identiteit: { nl: 'Identiteit', en: 'Identity' },
  'bekende-gegevens': { nl: 'Bekende gegevens', en: 'Known fields' },
  inhoud: { nl: 'Inhoud', en: 'Content' },
  ontdekking: { nl: 'Ontdekking', en: 'Discovery' },
}
const CATEGORIES = Object.keys(CATEGORY_NAMES) as Category[]

/** Cuts a summary at its `## ` headings; a line inside a code block is no heading. */
export function summarySections(markdown: string): { heading: string; markdown: string }[] {
  const sections: { heading: string; lines: string[] }[] = []
  let inCode = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode
    if (!inCode && line.startsWith('## ')) sections.push({ heading: line.slice(3).trim(), lines: [line] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ heading, lines }) => ({ heading, markdown: lines.join('\n').trim() }))
}

export function writeSummary(report: AuditReport, site: SiteReading): string {
  const { language } = report
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const parts: string[] = []

  const good = goodLines(report)
  const open = changesOf(report)
  parts.push(
    `## ${say('Wat goed gaat', 'What goes well')}`,
    intro(report),
    ...report.gates.map((gate) => `**${say('Let op', 'Note')}:** ${gate.says}`),
  )
  if (good.length) parts.push(bullets(good))

  parts.push(`## ${say('De drie veranderingen die het meest opleveren', 'The three changes worth most')}`)
  parts.push(
    open.length
      ? open
          .slice(0, 3)
          .map((check, i) => `${i + 1}. ${safe(check.advice ?? check.says)} (${worth(check, language)})`)
          .join('\n')
      : say('Er valt op deze punten niets meer te winnen.', 'There is nothing left to win on these points.'),
  )

  const fixes = fixesFor(report, site)
  for (const category of CATEGORIES) {
    const checks = report.checks.filter((check) => check.category === category)
    if (checks.length === 0) continue
    parts.push(`## ${CATEGORY_NAMES[category][language]}`, pointsLine(checks, language))
    parts.push(
      bullets(
        category === 'bekende-gegevens'
          ? knownLines(report, checks)
          : checks.map((check) => checkLine(check, language)),
      ),
    )
    if (category === 'bekende-gegevens' && report.conflicts.length) parts.push(conflictLines(report))
    for (const fix of fixes.filter((one) => one.category === category))
      parts.push(`${fix.intro}\n\n\`\`\`${fix.format}\n${fix.code}\n\`\`\``)
  }
  parts.push(`## ${say('Wat elke assistent te zien krijgt', 'What each assistant gets to see')}`)
  parts.push(bullets(report.consequences.map((one) => `${safe(one.says)}${one.change ? ` ${safe(one.change)}` : ''}`)))
  parts.push(
    say(
      'De assistenten zelf zijn voor dit rapport niet gevraagd: wat zij werkelijk antwoorden, is niet gemeten.',
      'The assistants themselves were not asked for this report: what they really answer was not measured.',
    ),
  )
  return `${parts.join('\n\n')}\n`
}

const CRAWLERS = ['oai-searchbot', 'claude-searchbot', 'perplexitybot', 'googlebot', 'bingbot', 'other-crawlers']

/** What won all its points, the weightiest first; the crawlers in one line. */
function goodLines({ checks, language }: AuditReport): string[] {
  const full = checks.filter(
    (check) =>
      check.measured &&
      check.maxPoints > 0 &&
      check.points === check.maxPoints &&
      check.category !== 'bekende-gegevens',
  )
  const crawlers = full.filter((check) => CRAWLERS.includes(check.id)).length
  const rest = full.filter((check) => !CRAWLERS.includes(check.id)).sort((a, b) => b.maxPoints - a.maxPoints)
  const first =
    language === 'nl'
      ? `robots.txt laat ${crawlers} van de ${CRAWLERS.length} groepen zoekcrawlers je homepage lezen.`
      : `robots.txt lets ${crawlers} of the ${CRAWLERS.length} groups of search crawlers read your home page.`
  return [...(crawlers > 0 ? [first] : []), ...rest.slice(0, 5).map((check) => safe(check.says))]
}

/** The changes worth most, by the points that they would win. */
export function changesOf(report: AuditReport): CheckResult[] {
  return report.checks
    .filter((check) => check.measured && check.advice && (check.points < check.maxPoints || check.points < 0))
    .sort((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
}

function intro(report: AuditReport): string {
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const known = say(
    `${report.known_fields_count} van de 15 gegevens zijn op de website te vinden`,
    `${report.known_fields_count} of the 15 fields can be found on the website`,
  )
  const withProfile =
    report.known_fields_with_profile === undefined
      ? ''
      : say(
          `, met het profiel ${report.known_fields_with_profile}`,
          `, with the profile ${report.known_fields_with_profile}`,
        )
  const score =
    report.score === null
      ? say('Er is geen score: de website gaf geen antwoord.', 'There is no score: the website gave no answer.')
      : say(`De score is ${report.score} van 100.`, `The score is ${report.score} out of 100.`)
  const heavy = report.analysis_failure
    ? ` ${say('De pagina’s waren te zwaar om te lezen; wat daarvan afhangt, is niet gemeten.', 'The pages were too heavy to read; what depends on them was not measured.')}`
    : ''
  const live = report.website_live ? ` ${known}${withProfile}.` : ` ${reason(report)}`
  return `${score}${live}${heavy}`
}

function reason(report: AuditReport): string {
  const home = report.checks.find((check) => check.id === 'home-reachable')
  return home ? safe(home.says) : ''
}

function pointsLine(checks: CheckResult[], language: Language): string {
  const measured = checks.filter((check) => check.measured)
  const won = measured.reduce((sum, check) => sum + Math.max(0, check.points), 0)
  const most = measured.reduce((sum, check) => sum + check.maxPoints, 0)
  const left = checks.length - measured.length
  const rest = left === 0 ? '' : language === 'nl' ? ` (${left} niet gemeten)` : ` (${left} not measured)`
  return most === 0
    ? language === 'nl'
      ? 'Niet gemeten.'
      : 'Not measured.'
    : `**${won} ${language === 'nl' ? 'van' : 'of'} ${most}**${rest}`
}

function checkLine(check: CheckResult, language: Language): string {
  const points =
    check.measured && check.maxPoints > 0
      ? ` (${check.points}/${check.maxPoints})`
      : check.measured
        ? ''
        : language === 'nl'
          ? ' (niet gemeten)'
          : ' (not measured)'
  return `${safe(check.title)}${points}: ${safe(check.says)}${check.advice && check.measured ? ` ${safe(check.advice)}` : ''}`
}

function knownLines({ language }: AuditReport, checks: CheckResult[]): string[] {
  const found = checks.filter((check) => check.points > 0)
  const missing = checks.filter((check) => check.measured && check.points === 0)
  const lines = found.map((check) => safe(check.says))
  if (missing.length)
    lines.push(
      `${language === 'nl' ? 'Niet gevonden' : 'Not found'}: ${missing.map((check) => lowered(check.title)).join(', ')}.`,
    )
  return lines
}

/** 'E-mail' → 'e-mail', but 'KvK-nummer' stays. */
function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}*\p{Lu}/u.test(title) ? title : title[0]!.toLowerCase() + title.slice(1)
}

function conflictLines({ conflicts, language }: AuditReport): string {
  const lines = conflicts.map(
    (conflict) =>
      `${conflict.field}: ${conflict.values.map((one) => `${safe(one.value)} (${one.source}, ${safe(one.page)})`).join(' ≠ ')}`,
  )
  return `${language === 'nl' ? 'Deze gegevens spreken elkaar tegen:' : 'These statements contradict each other:'}\n\n${bullets(lines)}`
}

function worth(check: CheckResult, language: Language): string {
  const points = check.maxPoints - check.points
  return language === 'nl'
    ? `${points} ${points === 1 ? 'punt' : 'punten'}`
    : `${points} ${points === 1 ? 'point' : 'points'}`
}

function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Words from a stranger's site must not become markup of ours: no line breaks, headings, code fences, links or HTML. */
function safe(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[`<>[\]*_\\|]/g, (char) =>
      char === '_' ? '_' : char === '<' ? '‹' : char === '>' ? '›' : char === '`' ? 'ʼ' : `\\${char}`,
    )
    .trim()
}
