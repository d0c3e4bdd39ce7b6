/** Report → the sections that people read, in Dutch and English, and the plain text made of them. */

import { accessCheckId, OTHER_CRAWLERS_CHECK, scoredCrawlers } from '#engine/crawlers.ts'
import type { Fix } from '#engine/fixes/fix.ts'
import { FIELD_NAMES, SOURCE_NAMES, shownNumber } from '#engine/wording.ts'
import type {
  AuditReport,
  Category,
  CheckResult,
  Language,
  ReportBlock,
  ReportChange,
  ReportSection,
} from './report.ts'
import { list, sentence } from './report-blocks.ts'
import { shortReport } from './short-report.ts'

export const CATEGORY_NAMES: Record<Category, Record<Language, string>> = {
  toegang: { nl: 'Toegang', en: 'Access' },
  leesbaar: { nl: 'Leesbaar zonder JavaScript', en: 'Readable without JavaScript' },
  identiteit: { nl: 'Identiteit', en: 'Identity' },
  'bekende-gegevens': { nl: 'Bekende gegevens', en: 'Known fields' },
  inhoud: { nl: 'Inhoud', en: 'Content' },
  ontdekking: { nl: 'Ontdekking', en: 'Discovery' },
}
const CATEGORIES = Object.keys(CATEGORY_NAMES) as Category[]

/** These texts contain what strangers wrote, unescaped: the caller must escape them. */
export function reportSections(report: AuditReport, fixes: Fix[]): ReportSection[] {
  const { language } = report
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  if (report.not_read && report.score === null) return shortReport(report, report.not_read)
  const good = goodLines(report)
  const open = report.changes.slice(0, 3)
  return [
    {
      id: 'good',
      heading: good.length > 0 ? say('Wat goed gaat', 'What goes well') : say('Hoe je ervoor staat', 'Where you stand'),
      blocks: [
        sentence(intro(report)),
        ...report.gates.map((gate) => sentence(gate.says, say('Let op:', 'Note:'))),
        ...list(good),
      ],
    },
    {
      id: 'changes',
      heading: say('De drie veranderingen die het meest opleveren', 'The three changes worth most'),
      blocks: open.length
        ? list(
            open.map((change) => changeLine(change, language)),
            true,
          )
        : [
            sentence(
              say('Er valt op deze punten niets meer te winnen.', 'There is nothing left to win on these points.'),
            ),
          ],
    },
    ...CATEGORIES.flatMap((category) => categorySection(report, fixes, category)),
    {
      id: 'assistants',
      heading: say('Wat elke assistent te zien krijgt', 'What each assistant gets to see'),
      blocks: [
        ...list(report.consequences.map((one) => `${one.says}${one.change ? ` ${one.change}` : ''}`)),
        sentence(
          say(
            'De assistenten zelf zijn voor dit rapport niet gevraagd: wat zij werkelijk antwoorden, is niet gemeten.',
            'The assistants themselves were not asked for this report: what they really answer was not measured.',
          ),
        ),
      ],
    },
  ]
}

/** Plain text for reading; programs use the sections. */
export function sectionsText(sections: ReportSection[]): string {
  return sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map(blockText)])
    .map((part) => `${part}\n`)
    .join('\n')
}

function blockText(block: ReportBlock): string {
  if (block.kind === 'sentence') return block.label ? `${block.label} ${block.text}`.trim() : block.text
  if (block.kind === 'code') return block.code
  return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${item}`).join('\n')
}

function categorySection(report: AuditReport, fixes: Fix[], category: Category): ReportSection[] {
  const { language } = report
  const checks = report.checks.filter((check) => check.category === category)
  if (checks.length === 0) return []
  const known = category === 'bekende-gegevens'
  return [
    {
      id: category,
      heading: CATEGORY_NAMES[category][language],
      blocks: [
        pointsLine(checks, language),
        ...list(known ? knownLines(report, checks) : checks.map((check) => checkLine(check, language))),
        ...(known && report.conflicts.length ? conflictBlocks(report) : []),
        ...fixes
          .filter((fix) => fix.category === category)
          .flatMap((fix) => [
            sentence(fix.intro),
            ...(fix.code ? [{ kind: 'code', format: fix.code.format, code: fix.code.text } satisfies ReportBlock] : []),
          ]),
      ],
    },
  ]
}

const CRAWLERS = [...scoredCrawlers('search').map(accessCheckId), OTHER_CRAWLERS_CHECK]

/** The checks with full points, those with most points first; the crawlers share one line. */
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
  return [...(crawlers > 0 ? [first] : []), ...rest.slice(0, 5).map((check) => check.says)]
}

/** A change with the effect found by trying it, in one sentence: '… (van 40 naar 86).' */
export function changeLine(change: ReportChange, language: Language): string {
  return `${change.says.replace(/\.$/, '')} (${effect(change, language)}).`
}

function effect({ from, to, points, held }: ReportChange, language: Language): string {
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  if (to === null)
    return say(
      'wat het oplevert, is te meten zodra we de site mogen lezen',
      'what it brings can be measured once we may read the site',
    )
  if (points > 0) return say(`van ${from} naar ${to}`, `from ${from} to ${to}`)
  if (held) return say(`telt pas als het plafond van ${from} weg is`, `counts once the ceiling of ${from} is gone`)
  return say('minder dan één punt', 'less than one point')
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
      ? say('Er is niets gemeten.', 'Nothing was measured.')
      : say(`De score is ${report.score} van 100.`, `The score is ${report.score} out of 100.`)
  return report.not_read ? `${score} ${report.not_read.cause}` : `${score} ${known}${withProfile}.`
}

function pointsLine(checks: CheckResult[], language: Language): ReportBlock {
  const measured = checks.filter((check) => check.measured)
  const won = measured.reduce((sum, check) => sum + Math.max(0, check.points), 0)
  const most = measured.reduce((sum, check) => sum + check.maxPoints, 0)
  if (most === 0) return sentence(language === 'nl' ? 'Niet gemeten.' : 'Not measured.')
  const left = checks.length - measured.length
  const rest = left === 0 ? '' : language === 'nl' ? `(${left} niet gemeten)` : `(${left} not measured)`
  return sentence(rest, `${shownNumber(won, language)} ${language === 'nl' ? 'van' : 'of'} ${most}`)
}

function checkLine(check: CheckResult, language: Language): string {
  const points =
    check.measured && check.maxPoints > 0
      ? ` (${shownNumber(check.points, language)}/${check.maxPoints})`
      : check.measured
        ? ''
        : language === 'nl'
          ? ' (niet gemeten)'
          : ' (not measured)'
  return `${check.title}${points}: ${check.says}${check.advice && check.measured ? ` ${check.advice}` : ''}`
}

function knownLines({ language, pages_read = [] }: AuditReport, checks: CheckResult[]): string[] {
  const absent = checks.filter((check) => check.outcome === 'unknown')
  const lines = checks.filter((check) => check.outcome !== 'unknown').map((check) => check.says)
  const pages = pages_read.length ? ` (${pages_read.join(', ')})` : ''
  if (absent.length) {
    const names = absent.map((check) => lowered(check.title)).join(', ')
    lines.push(
      language === 'nl'
        ? `Niet gevonden op de gelezen pagina’s${pages}: ${names}.`
        : `Not found on the pages that were read${pages}: ${names}.`,
    )
  }
  return lines
}

/** 'E-mail' → 'e-mail', but 'KvK-nummer' keeps its capital. */
function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}*\p{Lu}/u.test(title) ? title : title[0]!.toLowerCase() + title.slice(1)
}

function conflictBlocks({ conflicts, language }: AuditReport): ReportBlock[] {
  return [
    sentence(language === 'nl' ? 'Deze gegevens spreken elkaar tegen:' : 'These statements contradict each other:'),
    ...list(
      conflicts.map(
        (conflict) =>
          `${FIELD_NAMES[conflict.field][language]}: ${conflict.values.map((one) => `${one.value} (${SOURCE_NAMES[one.source][language]}, ${one.page})`).join(' ≠ ')}`,
      ),
    ),
  ]
}
