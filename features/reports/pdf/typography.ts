/** How a report writes: days and points in its language, and the spaces at which no line may break. */
import { shownNumber } from '#engine/wording.ts'
import type { ReportContent } from '#features/reports/report-content.schema.ts'

export type Language = ReportContent['language']

const LOCALES: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }
const AMSTERDAM = { timeZone: 'Europe/Amsterdam' } as const

export function dayOf(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', ...AMSTERDAM }).format(new Date(moment))
}

export function monthOf(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', ...AMSTERDAM }).format(
    new Date(moment),
  )
}

/** '7,5 van 12', or 'niet gemeten' where there was nothing to win. */
export function pointsOf({ points, maxPoints }: { points: number; maxPoints: number }, language: Language): string {
  return `${shownNumber(points, language)} ${language === 'nl' ? 'van' : 'of'} ${shownNumber(maxPoints, language)}`
}

const MONTHS =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|January|February|March|May|June|July|August|October|December'
const AFTER_FIGURE = new RegExp(
  `(\\d) (?=(?:van|of|out|punt|punten|point|points|%|kB|MB|ms|${MONTHS})(?![\\p{L}]))`,
  'gu',
)

/** Keeps a figure with its unit, 'van 100' and 'oktober 2026' together, and a dash with the word before it. */
export function tight(text: string): string {
  return text
    .replace(AFTER_FIGURE, '$1\u00a0')
    .replace(/(?<=\s)(van|of|€) (?=\d)/gu, '$1\u00a0')
    .replace(MONTH_BEFORE_YEAR, '$1\u00a0')
    .replace(/ –(?= )/g, '\u00a0–')
}
const MONTH_BEFORE_YEAR = new RegExp(`(${MONTHS}) (?=\\d{4})`, 'g')
