/** A closing or an opening time alone: 'op vrijdag tot 12.30 uur', 'closes at 5 pm on Fridays', 'op zaterdag vanaf 9 uur'. */
import { tokensOf, type Week } from '#engine/extract/offer/hours-grammar.ts'
import type { Vocabulary } from '#engine/naming/reading/words.ts'
import { ANY_DAYS, DAY, daysIn, LISTED_DAYS, SOME_DAYS, TIME, TO } from './days-and-times.ts'

export interface TimeAlone {
  at: number
  end: number
  right: boolean
}

const OPENS =
  '(?:vanaf|from|opens?(?: [\\p{L}]{1,12}){0,2} at|opens|opent(?: [\\p{L}]{1,12}){0,2} om|open(?: is)? om|pas om|starting at|as of)'
const SHUTS =
  '(?:tot|until|till|(?:sluit(?:en)?|closes?|shuts?)(?:,? [\\p{L}]{1,20}){0,4},? (?:om|at)|closing at|closed (?:from|after)|(?:gesloten|dicht) (?:vanaf|om|na))'
const NO_RANGE = `(?!${TO}\\d)`
const SHUT_AFTER = /^ (?:al |already |weer |alweer )?(?:dicht|gesloten|closed)(?!\p{L})/iu
const OPEN_AFTER = /^ (?:al |already |weer |alweer )?(?:open|geopend|de deuren)(?!\p{L})/iu
// Bounded: the 40 characters before a day
const SHUTS_BEFORE = /(?<!\p{L})(?:sluit|sluiten|closes?|shuts?)(?: \p{L}{1,15}){0,3} $/iu
const OPENS_BEFORE = /(?<!\p{L})(?:opent|openen|opens?|gaat|gaan)(?: \p{L}{1,15}){0,3} $/iu
/** Up to seven words that name no other day. */
const BETWEEN = `(?: (?!${DAY}(?!\\p{L})|van |from |tussen |between |vanaf |tot |niet |not )[\\p{L}’'-]{1,22},?){0,7}?`
const AFTER_DAYS = new RegExp(
  `(${LISTED_DAYS})[,:)]?${BETWEEN} \\(?(?:${OPENS} (?<from>${TIME})${NO_RANGE}|${SHUTS} (?<until>${TIME})|(?:om|at) (?<alone>${TIME})${NO_RANGE})`,
  'iuy',
)
// Bounded: the 60 characters before a day
const BEFORE_DAYS = new RegExp(
  `(?<!\\p{L})(?:${OPENS} (?<from>${TIME})${NO_RANGE}|(?<!(?:\\d|uur|am|pm) )${SHUTS} (?<until>${TIME})),? (?:op |on |every |elke |iedere )?$`,
  'iu',
)
const DAYS_HERE = new RegExp(SOME_DAYS, 'iuy')

/** A number of something else: 'op vrijdag tot 5 klanten'. */
const IS_TIME = /[:.u]\d{2}|uur|[ap]\.?m/iu
const ENDS = /^(?:\s?[.,;:)\n]|\s?$|\s(?:open|geopend|terecht|dicht|gesloten|en|and|op|on)(?!\p{L}))/iu
const ABOUT_OPENING = /open|sluit|dicht|gesloten|clos|shut|terecht|koopavond|hours|welkom|welcome|visit/iu
const LINE_START = /(?:^|\n)[^\p{L}\d\n]{0,4}$/u
/** What has its own hours. */
const OF_OTHERS =
  /(?<!\p{L})(?:telefo\p{L}*|phone\p{L}*|bel|bellen|belt|call|app|mail\p{L}*|chat\p{L}*|bestel\p{L}*|order\p{L}*|bezorg\p{L}*|deliver\p{L}*|afhaal\p{L}*|afhalen|ophalen|pick-?up|keuken|kitchen|lunch\p{L}*|diner|dinner|ontbijt\p{L}*|breakfast|spoed\p{L}*|storing\p{L}*|emergenc\p{L}*|spreekuur|inloop\p{L}*|walk-in|les|lessen|training\p{L}*|cursus\p{L}*|workshop\p{L}*|parke\p{L}*|parking|korting|actie|vakantie\p{L}*|zomer\p{L}*|winter\p{L}*|feestdag\p{L}*|holiday\p{L}*|december|kerst\p{L}*|bereikbaar|reachable)(?!\p{L})/iu

/** `around`: the sentence that a place is in; null where it is not said of anybody. */
export function timesAlone(
  text: string,
  vocabulary: Vocabulary,
  weeks: readonly Week[],
  around: (at: number, end: number) => string | null,
): TimeAlone[] {
  const found: TimeAlone[] = []
  const add = (at: number, end: number, days: string, groups: Record<string, string | undefined>) => {
    const time = groups.from ?? groups.until ?? groups.alone!
    const isOpening = groups.alone === undefined ? groups.from !== undefined : opensAt(text, at, end)
    if (isOpening === null) return
    const sentence = around(at, end)
    if (sentence === null || OF_OTHERS.test(sentence)) return
    if (!IS_TIME.test(time) && !ENDS.test(text.slice(end, end + 12))) return
    const isListed = LINE_START.test(text.slice(Math.max(0, at - 5), at))
    if (!isListed && !ABOUT_OPENING.test(sentence)) return
    const right = isTimeOf(time, daysIn(days), isOpening, weeks)
    if (right !== null) found.push({ at, end, right })
  }
  for (const match of vocabulary.matches(text, ANY_DAYS, AFTER_DAYS))
    add(match.index, match.index + match[0].length, match[1]!, match.groups!)
  for (const { index, 0: days } of vocabulary.matches(text, ANY_DAYS, DAYS_HERE)) {
    const before = BEFORE_DAYS.exec(text.slice(Math.max(0, index - 60), index))
    if (before) add(index - before[0].length, index + days.length, days, before.groups!)
  }
  return found
}

/** Whether what is said to be 'om 9 uur' is that it opens; false that it closes, null where neither is said. */
function opensAt(text: string, at: number, end: number): boolean | null {
  const after = text.slice(end, end + 20)
  const before = text.slice(Math.max(0, at - 40), at)
  if (SHUT_AFTER.test(after) || SHUTS_BEFORE.test(before)) return false
  return OPEN_AFTER.test(after) || OPENS_BEFORE.test(before) ? true : null
}

/** Null where the company's own are not known, or where another of its places may be meant. */
function isTimeOf(
  written: string,
  days: readonly number[],
  isOpening: boolean,
  weeks: readonly Week[],
): boolean | null {
  const [token] = tokensOf(written) ?? []
  if (token?.kind !== 'time') return null
  // 'Tot 5': to five in the afternoon.
  const said = token.at < 12 * 60 && !/a\.?m|^0/i.test(written) ? [token.at, token.at + 12 * 60] : [token.at]
  const outcomes = weeks.map((week) => {
    const own = days.flatMap((day) => (week[day] ? [week[day]] : []))
    if (own.length === 0) return null
    return own.every((times) => {
      const time = isOpening ? times[0]?.[0] : times.at(-1)?.[1]
      return time !== undefined && said.includes(time)
    })
  })
  if (outcomes.includes(true)) return true
  return weeks.length === 1 ? (outcomes[0] ?? null) : null
}
