/** What the mail of a report says: which template, and the values for it. */
import type { Language } from '#engine/report/report.ts'
import { mostMovedFirst, stateTexts } from './changed-check.rules.ts'
import type { ReportContent } from './report-content.schema.ts'

/** 'unchanged' and 'not-read' are short. */
export type ReportNews = 'report' | 'unchanged' | 'not-read'

const TEMPLATES: Record<ReportNews, Record<Language, string>> = {
  report: { nl: 'rapport_maand', en: 'rapport_maand_en' },
  unchanged: { nl: 'rapport_onveranderd', en: 'rapport_onveranderd_en' },
  'not-read': { nl: 'rapport_niet_gelezen', en: 'rapport_niet_gelezen_en' },
}
/** More would not be read in a mail; the report lists all of them. */
const NAMED_CHANGES = 5

export function newsOf({ score, ceilings, previous }: ReportContent): ReportNews {
  if (score === null) return 'not-read'
  const same =
    previous?.comparable === true &&
    previous.direction === 'same' &&
    previous.changes.length === 0 &&
    previous.ceilings.join() === ceilings.map(({ id }) => id).join()
  return same ? 'unchanged' : 'report'
}

export const templateOf = (news: ReportNews, language: Language) => TEMPLATES[news][language]

/** `november 2026`. */
export function shownPeriod(period: string, language: Language): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  )
}

/** The part of the mail that differs per report, as lines of plain text. */
export function mailText(content: ReportContent): string {
  const news = newsOf(content)
  if (news === 'not-read') return notReadText(content)
  if (news === 'unchanged') return [scoreLine(content), nextLine(content)].join('\n\n')
  return [scoreLine(content), movedLine(content), ...changedLines(content), nextLine(content)]
    .filter((line) => line !== '')
    .join('\n\n')
}

/** For who wants the PDF without the summary. */
export const shortText = (content: ReportContent) => scoreLine(content)

/** Below the text: where the whole report is. */
export function pdfNote(language: Language, isAttached: boolean): string {
  const say = sayIn(language)
  return isAttached
    ? say('Het hele rapport zit als PDF bij deze mail.', 'The whole report is attached as a PDF.')
    : say(
        'Het rapport is te groot voor een PDF bij deze mail. Op je dashboard staat het helemaal.',
        'The report is too large for a PDF with this mail. All of it is on your dashboard.',
      )
}

/** What the picture of the score says to who does not see it. */
export function scoreAlt({ score, scoreWord, language }: ReportContent): string {
  return sayIn(language)(`Score ${score} van de 100: ${scoreWord}`, `Score ${score} out of 100: ${scoreWord}`)
}

const sayIn = (language: Language) => (nl: string, en: string) => (language === 'nl' ? nl : en)

function notReadText({ notRead, language }: ReportContent): string {
  const say = sayIn(language)
  if (!notRead) return say('De homepage gaf geen leesbaar antwoord.', 'The home page gave no readable answer.')
  return `${notRead.title}.\n\n${notRead.cause}\n\n${notRead.advice}`.replace(/\.\.(?=\n)/, '.')
}

function scoreLine({ score, scoreWord, language }: ReportContent): string {
  return sayIn(language)(`Score: ${score} van de 100, ${scoreWord}.`, `Score: ${score} out of 100, ${scoreWord}.`)
}

function movedLine({ previous, language }: ReportContent): string {
  const say = sayIn(language)
  if (!previous) return ''
  if (!previous.comparable) {
    return say(
      `Het vorige rapport gaf ${previous.score}, met een eerdere versie van de meetlat. Die twee zijn niet te vergelijken.`,
      `The previous report gave ${previous.score}, by an earlier version of the rubric. The two cannot be compared.`,
    )
  }
  const moved = {
    up: say(
      `Dat is meer dan in het vorige rapport: toen was het ${previous.score}.`,
      `That is more than in the previous report, which gave ${previous.score}.`,
    ),
    down: say(
      `Dat is minder dan in het vorige rapport: toen was het ${previous.score}.`,
      `That is less than in the previous report, which gave ${previous.score}.`,
    ),
    same: say(
      `Het vorige rapport gaf ${previous.score}. Zo’n verschil zit er ook tussen twee metingen van dezelfde website.`,
      `The previous report gave ${previous.score}. Two readings of one website may differ that much.`,
    ),
  }
  if (previous.direction === 'same' && previous.score === null) return ''
  return previous.direction ? moved[previous.direction] : ''
}

function changedLines({ previous, language }: ReportContent): string[] {
  const changes = previous?.changes ?? []
  if (changes.length === 0) return []
  const say = sayIn(language)
  const more = changes.length - NAMED_CHANGES
  const lines = mostMovedFirst(changes)
    .slice(0, NAMED_CHANGES)
    .map((change) => `– ${change.title}: ${stateTexts(change, language).join(' → ')}`)
  return [
    [
      say('Wat er veranderde:', 'What changed:'),
      ...lines,
      ...(more > 0 ? [say(`En nog ${more} in het rapport.`, `And ${more} more in the report.`)] : []),
    ].join('\n'),
  ]
}

function nextLine({ todo, language }: ReportContent): string {
  const say = sayIn(language)
  const [next] = todo
  if (!next) return say('Er valt op deze punten niets meer te winnen.', 'There is nothing left to win on these points.')
  const gain =
    next.to !== null && next.points > 0
      ? say(` (van ${next.from} naar ${next.to}).`, ` (from ${next.from} to ${next.to}).`)
      : '.'
  const step = `${next.says.replace(/\.$/, '')}${gain}`
  return say(`Wat nu het meest oplevert: ${step}`, `What brings most now: ${step}`)
}
